/** What a page does once its visitor has signed in. */
import type { SiteView } from '#web/page/page-context.ts';
import { announceAccount } from './account-channel.ts';
import type { Customer } from './customer.ts';
import { mergeWishes } from './follow-wishes.ts';
import { setCustomer } from './refresh-customer.ts';

export async function afterSignIn(site: SiteView, customer: Customer): Promise<void> {
  await mergeWishes(site);
  setCustomer(customer);
  announceAccount('signed-in');
}
