/** The names of everything that can be printed as a card: what it is (form) and how large it is closed (format). Sizes stand in sizes.ts. */
import { Fault } from '#core/values/fault.ts';

/** Product types by name (Specification 3); 'flat' and 'folded' are the single card and the folded card. */
export const productForms = [
  ...(['flat', 'folded', 'folded-top', 'double-folded', 'trio', 'leporello', 'fan', 'pocketfold', 'booklet', 'postcard'] as const),
  ...(['photo-strip', 'polaroid', 'sticker-round', 'sticker-heart', 'sticker-rect', 'bottle-label', 'sparkler-label'] as const),
  ...(['gift-tag', 'table-card', 'table-folded', 'group-table-card', 'place-card'] as const),
  ...(['insert-sheet', 'insert-card', 'menu-insert', 'band', 'confetti', 'wind-light', 'balloon-card', 'envelope'] as const),
] as const;
export type ProductForm = (typeof productForms)[number];

export const productFormats = [
  ...(['a6', 'din-long', 'square', 'b6', 'a5', 'a7', 'square-small'] as const),
  ...(['a6-landscape', 'a7-landscape', 'din-long-landscape', 'square-large'] as const),
  ...(['strip-50', 'polaroid', 'round-40', 'round-50', 'heart-50', 'label-70', 'label-99', 'bottle', 'sparkler'] as const),
  ...(['tag', 'tag-narrow', 'tag-round', 'tag-heart', 'tag-seal', 'place', 'fan-blade'] as const),
  ...(['insert-a6', 'insert-b6', 'insert-din-long', 'insert-square', 'band-40', 'confetti-25', 'wind-light-80'] as const),
  ...(['envelope-c6', 'envelope-b6', 'envelope-din-long', 'envelope-c5', 'envelope-square'] as const),
] as const;
export type ProductFormat = (typeof productFormats)[number];

/** What design families draw and the catalogue sells by design. Every other product is drawn for its own form. */
export const cardFormKeys = ['flat', 'folded', 'place-card'] as const;
export type CardForm = (typeof cardFormKeys)[number];
export const cardFormatKeys = ['a6', 'din-long', 'square', 'b6', 'place'] as const;
export type CardFormat = (typeof cardFormatKeys)[number];

function isOneOf<Key extends string>(keys: readonly Key[], key: string): key is Key {
  return keys.some((known) => known === key);
}

/** Form and format as families know them. Throws Fault 'bad-input' for a product that is no card of a design. */
export function familyCard({ form, format }: { form: ProductForm; format: ProductFormat }): { form: CardForm; format: CardFormat } {
  const isPlaceCard = form === 'place-card' && format === 'place';
  const isSheet = (form === 'flat' || form === 'folded') && format !== 'place';
  if (isOneOf(cardFormKeys, form) && isOneOf(cardFormatKeys, format) && (isPlaceCard || isSheet)) return { form, format };
  throw new Fault('bad-input', `${form} ${format} is no card of a family`);
}
