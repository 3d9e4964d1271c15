/** Every product of the shop that is printed like a card: its name and the formats it comes in (F207 to F209). Pages: pages.ts. */
import { type ProductForm, type ProductFormat, productForms } from './formats.ts';

export type CardType = {
  /** "Klappkarte" */
  name: string;
  formats: readonly ProductFormat[];
  /** Whether its edge may be punched (F200). Forms with a contour or a glue tab take none. */
  punchable: boolean;
};

const cards = ['a6', 'din-long', 'square', 'b6'] as const;
const inserts = ['insert-a6', 'insert-b6', 'insert-din-long', 'insert-square'] as const;

export const cardTypes = {
  flat: { name: 'Einzelkarte', formats: [...cards, 'a5', 'a7', 'square-small', 'square-large'], punchable: true },
  folded: { name: 'Klappkarte', formats: [...cards, 'a5', 'square-small', 'square-large'], punchable: true },
  'folded-top': { name: 'Klappkarte, oben gefalzt', formats: ['a6-landscape', 'din-long-landscape', 'square'], punchable: true },
  'double-folded': { name: 'Doppelklappkarte', formats: cards, punchable: true },
  trio: { name: 'Kartentrio', formats: ['a6', 'din-long', 'b6'], punchable: false },
  leporello: { name: 'Leporello', formats: ['a6', 'din-long', 'square', 'square-small'], punchable: true },
  fan: { name: 'Kartenfächer', formats: ['fan-blade'], punchable: false },
  pocketfold: { name: 'Pocketfold', formats: ['a6', 'square', 'b6'], punchable: false },
  booklet: { name: 'Heft', formats: ['a6', 'a5', 'square'], punchable: false },
  postcard: { name: 'Postkarte', formats: ['a6-landscape', 'a6', 'din-long-landscape'], punchable: true },
  'photo-strip': { name: 'Fotostreifen', formats: ['strip-50'], punchable: false },
  polaroid: { name: 'Polaroid', formats: ['polaroid'], punchable: false },
  'sticker-round': { name: 'Aufkleber, rund', formats: ['round-40', 'round-50'], punchable: false },
  'sticker-heart': { name: 'Aufkleber, Herz', formats: ['heart-50'], punchable: false },
  'sticker-rect': { name: 'Aufkleber, rechteckig', formats: ['label-70', 'label-99'], punchable: false },
  'bottle-label': { name: 'Flaschenetikett', formats: ['bottle'], punchable: false },
  'sparkler-label': { name: 'Wunderkerzenetikett', formats: ['sparkler'], punchable: false },
  'gift-tag': { name: 'Geschenkanhänger', formats: ['tag', 'tag-narrow', 'tag-round', 'tag-heart', 'tag-seal'], punchable: false },
  'table-card': { name: 'Tischkarte', formats: ['a6', 'din-long', 'a7-landscape'], punchable: true },
  'table-folded': { name: 'Tischaufsteller', formats: ['a6', 'a6-landscape', 'square'], punchable: true },
  'group-table-card': { name: 'Gruppentischkarte', formats: ['a5'], punchable: true },
  'place-card': { name: 'Platzkarte', formats: ['place'], punchable: true },
  'insert-sheet': { name: 'Einlegeblatt', formats: inserts, punchable: false },
  'insert-card': { name: 'Einlegekarte', formats: inserts, punchable: true },
  'menu-insert': { name: 'Menüeinleger', formats: ['insert-a6', 'insert-din-long'], punchable: false },
  band: { name: 'Banderole', formats: ['band-40'], punchable: false },
  confetti: { name: 'Konfetti', formats: ['confetti-25'], punchable: false },
  'wind-light': { name: 'Windlichtkarte', formats: ['wind-light-80'], punchable: false },
  'balloon-card': { name: 'Ballonkarte', formats: ['a7'], punchable: false },
  envelope: {
    name: 'Umschlag',
    formats: ['envelope-c6', 'envelope-b6', 'envelope-din-long', 'envelope-c5', 'envelope-square'],
    punchable: false,
  },
} as const satisfies Record<ProductForm, CardType>;

/** Every form with every format it comes in. */
export const cardVariants: readonly { form: ProductForm; format: ProductFormat }[] = productForms.flatMap((form) =>
  cardTypes[form].formats.map((format) => ({ form, format })),
);

export function comesIn(form: ProductForm, format: ProductFormat): boolean {
  const { formats }: CardType = cardTypes[form];
  return formats.includes(format);
}
