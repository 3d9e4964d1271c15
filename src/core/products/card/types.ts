/** Every product of the shop that is printed like a card, with the formats it comes in (F207 to F209). Pages: pages.ts. */
import { type ProductForm, type ProductFormat, productForms } from './formats.ts';

export type CardType = {
  formats: readonly ProductFormat[];
  /** Whether its edge may be punched (F200). Forms with a contour or a glue tab take none. */
  punchable: boolean;
};

const cards = ['a6', 'din-long', 'square', 'b6'] as const;
const inserts = ['insert-a6', 'insert-b6', 'insert-din-long', 'insert-square'] as const;

export const cardTypes = {
  flat: { formats: [...cards, 'a5', 'a7', 'square-small', 'square-large'], punchable: true },
  folded: { formats: [...cards, 'a5', 'square-small', 'square-large'], punchable: true },
  'folded-top': { formats: ['a6-landscape', 'din-long-landscape', 'square'], punchable: true },
  'double-folded': { formats: cards, punchable: true },
  trio: { formats: ['a6', 'din-long', 'b6'], punchable: false },
  leporello: { formats: ['a6', 'din-long', 'square', 'square-small'], punchable: true },
  fan: { formats: ['fan-blade'], punchable: false },
  pocketfold: { formats: ['a6', 'square', 'b6'], punchable: false },
  booklet: { formats: ['a6', 'a5', 'square'], punchable: false },
  postcard: { formats: ['a6-landscape', 'a6', 'din-long-landscape'], punchable: true },
  'photo-strip': { formats: ['strip-50'], punchable: false },
  polaroid: { formats: ['polaroid'], punchable: false },
  'sticker-round': { formats: ['round-40', 'round-50'], punchable: false },
  'sticker-heart': { formats: ['heart-50'], punchable: false },
  'sticker-rect': { formats: ['label-70', 'label-99'], punchable: false },
  'bottle-label': { formats: ['bottle'], punchable: false },
  'sparkler-label': { formats: ['sparkler'], punchable: false },
  'gift-tag': { formats: ['tag', 'tag-narrow', 'tag-round', 'tag-heart', 'tag-seal'], punchable: false },
  'table-card': { formats: ['a6', 'din-long', 'a7-landscape'], punchable: true },
  'table-folded': { formats: ['a6', 'a6-landscape', 'square'], punchable: true },
  'group-table-card': { formats: ['a5'], punchable: true },
  'place-card': { formats: ['place'], punchable: true },
  'insert-sheet': { formats: inserts, punchable: false },
  'insert-card': { formats: inserts, punchable: true },
  'menu-insert': { formats: ['insert-a6', 'insert-din-long'], punchable: false },
  band: { formats: ['band-40'], punchable: false },
  confetti: { formats: ['confetti-25'], punchable: false },
  'wind-light': { formats: ['wind-light-80'], punchable: false },
  'balloon-card': { formats: ['a7'], punchable: false },
  envelope: {
    formats: ['envelope-c6', 'envelope-b6', 'envelope-din-long', 'envelope-c5', 'envelope-square'],
    punchable: false,
  },
} as const satisfies Record<ProductForm, CardType>;

/** Every form with every format it comes in. @internal */
export const cardVariants: readonly { form: ProductForm; format: ProductFormat }[] = productForms.flatMap((form) =>
  cardTypes[form].formats.map((format) => ({ form, format })),
);

export function comesIn(form: ProductForm, format: ProductFormat): boolean {
  const { formats }: CardType = cardTypes[form];
  return formats.includes(format);
}
