/** What a page does once its visitor has signed in. */
import type { SiteView } from '#web/page/page-context.ts';
import type { TrackingEvent } from '#web/tracking/events.ts';
import { track } from '#web/tracking/track.ts';
import { announceAccount } from './account-channel.ts';
import type { CustomerView } from './customer.ts';
import { mergeWishes } from './follow-wishes.ts';
import { setCustomer } from './refresh-customer.ts';

type SignIn = Pick<Extract<TrackingEvent, { kind: 'login' | 'sign-up' }>, 'kind' | 'method'>;

export async function afterSignIn(site: SiteView, customer: CustomerView, { kind, method }: SignIn): Promise<void> {
  await mergeWishes(site);
  setCustomer(customer);
  announceAccount('signed-in');
  track({ kind, method });
}
