/** Tiles of what is on a wish list: designs of cards, and posters on the poster channel. */
import type { CardTile } from '#api/catalogue.ts';
import type { PosterTile } from '#api/posters.ts';
import type { BrowserCall } from '#web/page/client.ts';
import type { SiteView } from '#web/page/page-context.ts';
import type { PageRequest } from '#web/page/request.ts';
import type { WishView } from './wishes.ts';

/** What is not (any more) in the catalogue is left out. `call` is that of loaders or of the browser. */
export async function wishedTiles(
  call: BrowserCall | PageRequest['call'],
  { channel }: Pick<SiteView, 'channel'>,
  wishes: readonly WishView[],
): Promise<{ cards: CardTile[]; posters: PosterTile[] }> {
  if (wishes.length === 0) return { cards: [], posters: [] };
  if (channel === 'federleicht') return { cards: (await call('GET /web-api/card-tiles', { cards: [...wishes] })).items, posters: [] };
  return { cards: [], posters: (await call('GET /web-api/poster-tiles', { posters: [...wishes] })).items };
}
