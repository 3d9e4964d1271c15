/** Keeps what the page knows of its customer true: asks the shop, and hears of other tabs. Fetched after the page. */
import { call } from '#web/page/client.ts';
import type { SiteView } from '#web/page/page-context.ts';
import { track, trackPageView } from '#web/tracking/track.ts';
import { onAccountChange } from './account-channel.ts';
import { type CustomerView, customerStore } from './customer.ts';
import { followWishes } from './follow-wishes.ts';

export function setCustomer(customer: CustomerView): void {
  const { isInitialising, customer: before } = customerStore.get();
  customerStore.set({ isInitialising: false, customer });
  if (isInitialising || before.number !== customer.number)
    track({
      kind: 'customer',
      isLoggedIn: customer.isLoggedIn,
      type: customer.type,
      isWhitelabel: customer.isWhitelabelCustomer,
      emailHash: customer.emailHash,
    });
}

/** The call takes no more of the page's own query. */
const maxQuery = 2000;

/** Asks the shop who is signed in, and tells a page view then. A failure is ignored: what is known stays. */
export async function refreshCustomer(site: SiteView): Promise<void> {
  const { origin, pathname, search } = location;
  const query = search.length > maxQuery ? '' : search;
  try {
    const headers = { referrer: `${origin}${pathname}`.slice(0, 500) };
    setCustomer(await call(site)('GET /web-api/customer-data', Object.fromEntries(new URLSearchParams(query)), headers));
  } catch {
    customerStore.set({ ...customerStore.get(), isInitialising: false });
  }
  trackPageView(site);
}

/** Asks once, and again after a change in another tab, which is followed by `revalidate`. The returned function ends it. */
export function followCustomer(site: SiteView, revalidate: () => void): () => void {
  const stopWishes = followWishes(site);
  if (customerStore.get().isInitialising) void refreshCustomer(site);
  // A page that the browser stored as it was left may show the name of one who has signed out since.
  const onShow = ({ persisted }: PageTransitionEvent) => persisted && void refreshCustomer(site);
  const stopListening = onAccountChange((change) => {
    // Nothing of a customer who signed out stays on the screen.
    if (change === 'signed-out' && customerStore.get().customer.isLoggedIn) location.reload();
    else void refreshCustomer(site).then(revalidate);
  });
  addEventListener('pageshow', onShow);
  return () => {
    removeEventListener('pageshow', onShow);
    stopListening();
    stopWishes();
  };
}
