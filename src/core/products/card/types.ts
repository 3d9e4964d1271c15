/** Every product that is printed like a card, one row each: formats, papers, punching, quantities, time and taxes (F207 to F209). */
import type { VatClass } from '#core/products/product.ts';
import { type CardForm, type CardFormat, type CardShape, cardFormKeys } from './formats.ts';
import { type PaperKey, paperKeys, type TenPaperKey } from './paper-keys.ts';

/** Why a form takes no punching; the text is `card.no-punching.…`. */
type PunchingRefusal = 'contour' | 'glue' | 'bound' | 'thin' | 'photo' | 'layered';
/** Why it takes no foil and no relief; the text is `card.no-refinement.…`. */
type RefinementRefusal = 'thin' | 'small' | 'photo' | 'glue';
/** Why it does not come on a paper of the ten; the text is `card.no-paper.…`. */
type PaperRefusal = 'fold' | 'glue' | 'stand' | 'write' | 'light' | 'drop' | 'thin' | 'photo';

/** Bound forms: pages in the document, in steps of a folded sheet. */
export type PageCounts = { least: number; most: number; step: number };

export type CardType = {
  formats: readonly CardFormat[];
  /** Papers it comes on, the one a visit begins with first. */
  papers: readonly [PaperKey, ...PaperKey[]];
  /** Why the others of the ten papers are refused; null where it comes on all ten or on special papers only. */
  paperRefusal: PaperRefusal | null;
  punchingRefusal: PunchingRefusal | null;
  refinementRefusal: RefinementRefusal | null;
  pageCounts: PageCounts | null;
  /** Sheets on top of each other in the closed product, pages of bound forms apart. */
  layers: number;
  /** Sold from this quantity on, in multiples of it. */
  least: number;
  /** Working days from order to handover (D10). */
  productionDays: number;
  /** Whether it can be made on the day it is ordered. */
  hasExpress: boolean;
  vatClass: VatClass;
};

const cards = ['a6', 'din-long', 'square', 'b6'] as const;
const inserts = ['insert-a6', 'insert-b6', 'insert-din-long', 'insert-square'] as const;

type Papers = CardType['papers'];

function tenBut(...refused: TenPaperKey[]): Papers {
  const [first = 'feinstpapier', ...others] = paperKeys.filter((key) => key !== 'feinstpapier' && !refused.includes(key));
  return ['feinstpapier', first, ...others];
}

/** Transparent paper is brittle in a fold and too limp to stand. */
const foldable = tenBut('transparent');
/** Glue does not hold on a gloss coating or on mother of pearl. */
const gluable = tenBut('transparent', 'bilderdruck-glaenzend', 'perlmutt');
/** The layers of a photo print: a smooth surface keeps the picture sharp. */
const photoPapers: Papers = ['bilderdruck-glaenzend', 'bilderdruck-matt', 'feinstpapier'];
const stickerPapers: Papers = ['haftpapier', 'haftpapier-kraft'];
/** More than 48 pages no longer lie flat with staples. */
export const bookletPages = { least: 8, most: 48, step: 4 } as const satisfies PageCounts;
const newspaperPages = { least: 4, most: 16, step: 4 } as const satisfies PageCounts;

/** What most rows have in common: one sheet on any paper, by the piece. */
const sheet = {
  papers: tenBut(),
  paperRefusal: null,
  punchingRefusal: null,
  refinementRefusal: null,
  pageCounts: null,
  layers: 1,
  least: 1,
  productionDays: 2,
  hasExpress: true,
  vatClass: 'standard',
} as const satisfies Omit<CardType, 'formats'>;

const folded = { ...sheet, papers: foldable, paperRefusal: 'fold', layers: 2 } as const;
const standing = { ...folded, paperRefusal: 'stand' } as const;
/** Made by hand after the press: glued, bound or threaded. */
const handMade = { ...sheet, papers: gluable, paperRefusal: 'glue', productionDays: 3, hasExpress: false } as const;
const photo = { ...sheet, papers: photoPapers, paperRefusal: 'photo', punchingRefusal: 'photo', refinementRefusal: 'photo' } as const;
/** Half a sheet of labels is the least that is worth a cut. */
const sticker = { ...sheet, papers: stickerPapers, punchingRefusal: 'contour', least: 10 } as const;
const insert = { ...sheet, papers: ['transparent', 'naturpapier', 'feinstpapier', 'recycling'], paperRefusal: 'thin' } as const;
const bound = { ...sheet, punchingRefusal: 'bound', refinementRefusal: 'thin', layers: 0, least: 5 } as const;

export const cardTypes: Readonly<Record<CardForm, CardType>> = {
  flat: { ...sheet, formats: [...cards, 'a5', 'a7', 'square-small', 'square-large'] },
  folded: { ...sheet, layers: 2, formats: [...cards, 'a5', 'square-small', 'square-large'] },
  'folded-top': { ...folded, formats: ['a6-landscape', 'din-long-landscape', 'square'] },
  'double-folded': { ...folded, layers: 3, formats: cards },
  trio: { ...handMade, papers: tenBut(), paperRefusal: null, punchingRefusal: 'layered', layers: 3, formats: ['a6', 'din-long', 'b6'] },
  leporello: { ...folded, layers: 4, formats: ['a6', 'din-long', 'square', 'square-small'] },
  fan: { ...handMade, papers: tenBut('transparent'), paperRefusal: 'stand', punchingRefusal: 'contour', layers: 5, formats: ['fan-blade'] },
  pocketfold: { ...handMade, punchingRefusal: 'glue', layers: 4, formats: ['a6', 'square', 'b6'] },
  booklet: {
    ...bound,
    papers: ['heftpapier', 'heftpapier-matt'],
    pageCounts: bookletPages,
    productionDays: 3,
    hasExpress: false,
    vatClass: 'reduced-print',
    formats: ['a6', 'a5', 'square'],
  },
  postcard: {
    ...sheet,
    // Ink smears on gloss and pearl; the post refuses what is transparent.
    papers: tenBut('transparent', 'bilderdruck-glaenzend', 'perlmutt'),
    paperRefusal: 'write',
    formats: ['a6-landscape', 'a6', 'din-long-landscape'],
  },
  'photo-strip': { ...photo, formats: ['strip-50'] },
  polaroid: { ...photo, formats: ['polaroid'] },
  'sticker-round': { ...sticker, formats: ['round-40', 'round-50'] },
  'sticker-heart': { ...sticker, formats: ['heart-50'] },
  'sticker-rect': { ...sticker, formats: ['label-70', 'label-99'] },
  // Survives the ice bucket.
  'bottle-label': { ...sticker, papers: ['etikettenpapier'], least: 5, formats: ['bottle'] },
  'sparkler-label': { ...sheet, papers: foldable, paperRefusal: 'stand', punchingRefusal: 'contour', least: 5, formats: ['sparkler'] },
  'gift-tag': { ...sheet, punchingRefusal: 'contour', least: 5, formats: ['tag', 'tag-narrow', 'tag-round', 'tag-heart', 'tag-seal'] },
  'table-card': { ...sheet, formats: ['a6', 'din-long', 'a7-landscape'] },
  'table-folded': { ...standing, formats: ['a6', 'a6-landscape', 'square'] },
  'group-table-card': { ...sheet, formats: ['a5'] },
  'place-card': { ...sheet, layers: 2, formats: ['place'] },
  'insert-sheet': { ...insert, punchingRefusal: 'thin', formats: inserts },
  'insert-card': { ...sheet, formats: inserts },
  'menu-insert': { ...insert, punchingRefusal: 'thin', formats: ['insert-a6', 'insert-din-long'] },
  band: { ...handMade, punchingRefusal: 'glue', productionDays: 2, hasExpress: true, least: 5, formats: ['band-40'] },
  confetti: {
    ...sheet,
    papers: ['naturpapier', 'perlmutt', 'kraft', 'recycling'],
    paperRefusal: 'drop',
    punchingRefusal: 'contour',
    refinementRefusal: 'small',
    least: 50,
    formats: ['confetti-25'],
  },
  // Light has to come through its walls.
  'wind-light': {
    ...handMade,
    papers: ['transparent', 'naturpapier', 'feinstpapier'],
    paperRefusal: 'light',
    punchingRefusal: 'glue',
    formats: ['wind-light-80'],
  },
  'balloon-card': { ...sheet, punchingRefusal: 'contour', least: 10, formats: ['a7'] },
  envelope: {
    ...sheet,
    papers: ['umschlagpapier', 'umschlagpapier-kraft'],
    punchingRefusal: 'glue',
    refinementRefusal: 'glue',
    layers: 2,
    least: 5,
    formats: ['envelope-c6', 'envelope-b6', 'envelope-din-long', 'envelope-c5', 'envelope-square'],
  },
  // Printed, folded and handed over on the day it is ordered (F028, D10).
  newspaper: { ...bound, papers: ['zeitungspapier'], pageCounts: newspaperPages, productionDays: 0, formats: ['a4'] },
};

/** Every form with every format it comes in. @internal */
export const cardVariants: readonly CardShape[] = cardFormKeys.flatMap((form) =>
  cardTypes[form].formats.map((format) => ({ form, format })),
);

export function comesIn({ form, format }: CardShape): boolean {
  return cardTypes[form].formats.includes(format);
}
