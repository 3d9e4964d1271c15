/** Addresses of catalogue pictures: written and read in one place. What is not exactly such an address has no picture. */

import { type CardForm, type CardFormat, cardFormatKeys, cardFormKeys } from '#core/products/card/formats.ts';
import { pictureRoot } from '#core/site/picture-root.ts';

/** Widths a picture is made in, in pixels; no other is served (reliability: a fixed list). */
export const pictureWidths = [132, 200, 280, 380, 480, 690, 1040] as const;
export type PictureWidth = (typeof pictureWidths)[number];

export const picturePanels = ['front', 'back', 'inside-left', 'inside-right'] as const;
export type PicturePanel = (typeof picturePanels)[number];

const oneSided: ReadonlySet<CardForm> = new Set([
  'sticker-round',
  'sticker-heart',
  'sticker-rect',
  'bottle-label',
  'insert-sheet',
  'band',
  'wind-light',
  // Their pieces have backs of their own, which no picture shows.
  'trio',
  'fan',
]);

/** The panels of a form that there are pictures of. */
export function picturePanelsOf(form: CardForm): readonly PicturePanel[] {
  if (form === 'folded' || form === 'pocketfold') return picturePanels;
  return oneSided.has(form) ? ['front'] : ['front', 'back'];
}

export type CardPicture = { card: string; form: CardForm; format: CardFormat; colourway: string; panel: PicturePanel };

/** Longer keys first: one may begin with another. */
function alternatives(keys: readonly string[]): string {
  return keys.toSorted((a, b) => b.length - a.length).join('|');
}

const id = '[a-z0-9](?:[a-z0-9]|-(?=[a-z0-9])){0,63}';
const pattern = new RegExp(
  `^${pictureRoot}cards/(${id})/(${alternatives(cardFormKeys)})-(${alternatives(cardFormatKeys)})-(${id})-(${picturePanels.join('|')})-(${pictureWidths.join('|')})\\.webp$`,
);

/** The address without width and ending: tiles carry it, painters of pages add `-280.webp`. */
export function cardPictureBase({ card, form, format, colourway, panel }: CardPicture): string {
  return `${pictureRoot}cards/${card}/${form}-${format}-${colourway}-${panel}`;
}

export function cardPicturePath(picture: CardPicture & { width: number }): string {
  return `${cardPictureBase(picture)}-${picture.width}.webp`;
}

/** The picture an address asks for, or null: another width, form, format, panel, or anything that is not written exactly so. */
export function parseCardPicture(path: string): (CardPicture & { width: PictureWidth }) | null {
  const match = pattern.exec(path);
  if (!match) return null;
  const [, card = '', form, format, colourway = '', panel, width] = match;
  const picture = { card, form, format, colourway, panel, width: Number(width) } as CardPicture & { width: PictureWidth };
  return cardPicturePath(picture) === path && picturePanelsOf(picture.form).includes(picture.panel) ? picture : null;
}
