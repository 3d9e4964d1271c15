/** Addresses of the drawings of cards without their texts, as pages of guests show them. What is not exactly such an address has no picture. */
import { pictureRoot } from '#core/site/picture-root.ts';

export type CardDrawing = { card: string; colourway: string };

/** Pixels of the one size that drawings have, twice those of a telephone's window. */
export const drawingSize = { width: 780, height: 500 } as const;

const id = '[a-z0-9](?:[a-z0-9]|-(?=[a-z0-9])){0,63}';
const pattern = new RegExp(`^${pictureRoot}card-drawings/(${id})/(${id})\\.webp$`);

export function cardDrawingPath({ card, colourway }: CardDrawing): string {
  return `${pictureRoot}card-drawings/${card}/${colourway}.webp`;
}

export function parseCardDrawing(path: string): CardDrawing | null {
  const [, card, colourway] = pattern.exec(path) ?? [];
  return card === undefined || colourway === undefined ? null : { card, colourway };
}
