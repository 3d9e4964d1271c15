/** The wish list of a customer who is signed in: the shop has it, and this browser's list follows. */
import { pathTo } from '#core/site/paths.ts';
import { call } from '#web/page/client.ts';
import type { SiteView } from '#web/page/page-context.ts';
import { currentWishes, onWishes, replaceWishes, type WishView } from '#web/wish-list/wishes.ts';
import { customerStore } from './customer.ts';

type Stored = { card: string; colourway: string | null };

function wishOf({ card, colourway }: Stored): WishView {
  return colourway === null ? card : `${card}:${colourway}`;
}

function storedOf(wish: WishView): Stored {
  const [card = '', colourway = null] = wish.split(':');
  return { card, colourway };
}

/** Puts what this browser's guest saved into the customer's list, and shows that. A failure leaves this browser's list as it is. */
export async function mergeWishes(site: SiteView): Promise<void> {
  const own = currentWishes().map(storedOf);
  try {
    const { wishes } =
      own.length === 0 ? await call(site)('GET /web-api/wish-list', {}) : await call(site)('POST /web-api/wish-list', { wishes: own });
    replaceWishes(wishes.map(wishOf));
  } catch {
    // The next change is sent all the same.
  }
}

/** Sends changes of a signed-in customer's list, and takes the shop's on the page of the list. The returned function ends it. */
export function followWishes(site: SiteView): () => void {
  let known = currentWishes();
  const isSignedIn = () => customerStore.get().customer.isLoggedIn;

  async function applyWishes(): Promise<void> {
    if (!isSignedIn() || !location.pathname.includes(pathTo('wish-list').slice(0, -1))) return;
    const { wishes } = await call(site)('GET /web-api/wish-list', {});
    known = wishes.map(wishOf);
    replaceWishes(known);
  }

  async function send(before: readonly WishView[], now: readonly WishView[]): Promise<void> {
    const added = now.filter((wish) => !before.includes(wish));
    const cards = new Set(now.map((wish) => storedOf(wish).card));
    const removed = before.map(storedOf).filter(({ card }) => !cards.has(card));
    if (added.length > 0) await call(site)('POST /web-api/wish-list', { wishes: added.map(storedOf) });
    for (const { card } of removed) await call(site)('DELETE /web-api/wish-list/:card', { card });
  }

  const stopWishes = onWishes(() => {
    const before = known;
    known = currentWishes();
    // Another tab's change has been sent by that tab.
    if (isSignedIn() && !document.hidden && known !== before) send(before, known).catch(() => undefined);
  });
  const stopCustomer = customerStore.subscribe(() => void applyWishes().catch(() => undefined));
  return () => {
    stopWishes();
    stopCustomer();
  };
}
