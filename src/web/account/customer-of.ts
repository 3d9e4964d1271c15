/** The signed-in customer of a page of the account. Server only. */
import { redirect } from 'react-router';
import { pathTo } from '#core/site/paths.ts';
import { returnQuery } from '#web/customer/sign-in-link.tsx';
import { sitePath } from '#web/page/page-context.ts';
import type { PageRequest } from '#web/page/request.ts';

export async function customerOf(page: PageRequest) {
  const { isLoggedIn, firstName, lastName, number } = await page.call('GET /web-api/customer-data', {});
  return isLoggedIn ? { firstName, lastName, number } : null;
}

/** Guests are led to the sign-in, which leads them back. */
export async function requireSignedIn(page: PageRequest) {
  const customer = await customerOf(page);
  if (customer) return customer;
  const query = new URLSearchParams({ [returnQuery]: page.path });
  throw redirect(`${sitePath(page.site, pathTo('sign-in'))}?${query}`, 303);
}
