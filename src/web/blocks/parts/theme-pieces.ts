/** A theme as cards in one colour. Server only. */
import type { CardTile } from '#api/catalogue.ts';
import { categoryName } from '#core/catalogue/categories.ts';
import type { Message } from '#core/values/message.ts';
import type { ThemeCardsData } from './theme-cards-view.tsx';

type Theme = Pick<ThemeCardsData, 'path' | 'colourways' | 'shown'> & { pieces: CardTile[] };

/** The pieces by what they are; a design without others in each of its colours, the shown one first. */
export function themeCards({ path, colourways, shown, pieces }: Theme, headline: string, t: (text: Message) => string): ThemeCardsData {
  const [only] = pieces;
  const inAll = colourways.toSorted((a, b) => Number(b.key === shown) - Number(a.key === shown));
  const tiles =
    only && pieces.length === 1
      ? inAll.map(({ key, name }) => ({ ...only, name, shown: key }))
      : pieces.map((tile) => ({ ...tile, name: t(categoryName(tile.category)) }));
  return { headline, path, colourways, shown, tiles };
}
