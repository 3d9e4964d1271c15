/** Signing out as a page: opening it changes nothing, its button does. */
import { redirect } from 'react-router';
import { pathTo } from '#core/site/paths.ts';
import { accountTexts } from '#texts/de/customer/account.ts';
import { SignOutForm } from '#web/account/sign-out.tsx';
import { localCopies } from '#web/app/local-copies.ts';
import { removePlacedCookie } from '#web/checkout/placed-cookie.ts';
import { orFault } from '#web/page/fault-response.ts';
import { postedForm } from '#web/page/form-input.ts';
import { channelOf, headTags, metaTexts } from '#web/page/head.ts';
import { sitePath } from '#web/page/page-context.ts';
import { pageRequest } from '#web/page/request.ts';
import { useTexts } from '#web/page/texts.ts';
import { PageTitle } from '#web/ui/page-title.tsx';
import type { Route } from './+types/sign-out';

export async function loader({ context }: Route.LoaderArgs) {
  const { isLoggedIn } = await context.get(pageRequest).call('GET /web-api/customer-data', {});
  return { isLoggedIn };
}

/** Ends the customer's sign-in on all hosts, or a guest's session. */
export async function action({ context, request }: Route.ActionArgs) {
  const page = context.get(pageRequest);
  await postedForm(request);
  const { isLoggedIn } = await page.call('GET /web-api/customer-data', {});
  await orFault(page.call(isLoggedIn ? 'POST /web-api/customer-logout' : 'POST /web-api/sign-out', {}));
  const headers = new Headers({ 'clear-site-data': '"storage"' });
  headers.append('set-cookie', removePlacedCookie(page.site.origin.startsWith('https:')));
  return redirect(sitePath(page.site, pathTo('home')), { status: 303, headers });
}

export function meta({ matches }: Route.MetaArgs) {
  const t = metaTexts(matches, accountTexts);
  return headTags({ title: t('account.leave.title'), channel: channelOf(matches) });
}

export default function SignOut({ loaderData }: Route.ComponentProps) {
  const t = useTexts(accountTexts);
  return (
    <div className="wrap pt-8 pb-16 md:pt-14 md:pb-24">
      <PageTitle className="mb-5">{t('account.leave.title')}</PageTitle>
      <SignOutForm isLoggedIn={loaderData.isLoggedIn} copies={localCopies} />
    </div>
  );
}
