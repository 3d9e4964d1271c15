/** The names of everything that is printed like a card: what it is (form) and how large it is closed (format). Sizes are in sizes.ts. */

/** Product types by name (Specification 3); 'flat' and 'folded' are the single card and the folded card. */
export const cardFormKeys = [
  ...(['flat', 'folded', 'folded-top', 'double-folded', 'trio', 'leporello', 'fan', 'pocketfold', 'booklet', 'postcard'] as const),
  ...(['photo-strip', 'polaroid', 'sticker-round', 'sticker-heart', 'sticker-rect', 'bottle-label', 'sparkler-label'] as const),
  ...(['gift-tag', 'table-card', 'table-folded', 'group-table-card', 'place-card'] as const),
  ...(['insert-sheet', 'insert-card', 'menu-insert', 'band', 'confetti', 'wind-light', 'balloon-card', 'envelope'] as const),
  'newspaper',
] as const;
export type CardForm = (typeof cardFormKeys)[number];

export const cardFormatKeys = [
  ...(['a6', 'din-long', 'square', 'b6', 'a5', 'a7', 'square-small'] as const),
  ...(['a6-landscape', 'a7-landscape', 'din-long-landscape', 'square-large', 'a4'] as const),
  ...(['strip-50', 'polaroid', 'round-40', 'round-50', 'heart-50', 'label-70', 'label-99', 'bottle', 'sparkler'] as const),
  ...(['tag', 'tag-narrow', 'tag-round', 'tag-heart', 'tag-seal', 'place', 'fan-blade'] as const),
  ...(['insert-a6', 'insert-b6', 'insert-din-long', 'insert-square', 'band-40', 'confetti-25', 'wind-light-80'] as const),
  ...(['envelope-c6', 'envelope-b6', 'envelope-din-long', 'envelope-c5', 'envelope-square'] as const),
] as const;
export type CardFormat = (typeof cardFormatKeys)[number];

/** A form in one of its formats. */
export type CardShape = { form: CardForm; format: CardFormat };
