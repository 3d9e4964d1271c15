/** The photo gifts: where they are printed, how fine, what they weigh. Lengths in millimetres. */
import type { SizeMm } from '#core/values/unit.ts';

export const merchSkus = [
  'mug-330',
  'mug-magic',
  'cushion-40',
  'puzzle-100',
  'puzzle-500',
  'puzzle-1000',
  'mousepad',
  'coaster-4',
  'magnet-3',
  'tote',
  'keyring',
  'tshirt',
] as const;
export type MerchSku = (typeof merchSkus)[number];

export function isMerchSku(text: string): text is MerchSku {
  return (merchSkus as readonly string[]).includes(text);
}

export const goodKinds = ['mug', 'cushion', 'puzzle', 'mousepad', 'coaster', 'magnet', 'tote', 'keyring', 'tshirt'] as const;
export type GoodKind = (typeof goodKinds)[number];

export const tshirtSizes = ['S', 'M', 'L', 'XL', 'XXL'] as const;
export type TshirtSize = (typeof tshirtSizes)[number];

/** What the blank is made of; its words are `merch.material.<key>`. */
export type GoodMaterial =
  | 'ceramic'
  | 'ceramic-thermal'
  | 'cloth-filled'
  | 'cardboard'
  | 'mousepad'
  | 'fibreboard'
  | 'magnet-foil'
  | 'cotton'
  | 'plastic';

export type Good = {
  kind: GoodKind;
  area: SizeMm;
  bleedMm: number;
  /** Distance of texts and codes from the edge of the print. */
  safeMm: number;
  dpi: number;
  /** As it is sent, box included. */
  grams: number;
  /** Ids of its pages in print order; those of a second side come last. */
  pages: readonly [string, ...string[]];
  /** Rounded corners are cut out. */
  cornerMm?: number;
  /** Cloth: photos may be coarser. */
  isTextile?: true;
  /** The ground stays as it is where nothing is printed: the file is a PNG. */
  isTransparent?: true;
  /** Pieces of a puzzle: columns and rows. */
  cuts?: { columns: number; rows: number };
  material: GoodMaterial;
};

const mug: Good = {
  kind: 'mug',
  area: { widthMm: 200, heightMm: 85 },
  bleedMm: 3,
  safeMm: 5,
  dpi: 300,
  grams: 420,
  pages: ['wrap'],
  material: 'ceramic',
};

function puzzle(widthMm: number, heightMm: number, grams: number, columns: number, rows: number): Good {
  return {
    kind: 'puzzle',
    area: { widthMm, heightMm },
    bleedMm: 5,
    safeMm: 8,
    dpi: 200,
    grams,
    pages: ['front'],
    cuts: { columns, rows },
    material: 'cardboard',
  };
}

function motifs<const Count extends number>(count: Count): [string, ...string[]] {
  return Array.from({ length: count }, (_, at) => `motif-${at + 1}`) as [string, ...string[]];
}

const cloth = { bleedMm: 0, safeMm: 10, dpi: 150, isTextile: true, isTransparent: true, pages: ['front'], material: 'cotton' } as const;

export const goods: Readonly<Record<MerchSku, Good>> = {
  'mug-330': mug,
  'mug-magic': { ...mug, material: 'ceramic-thermal' },
  'cushion-40': {
    kind: 'cushion',
    area: { widthMm: 400, heightMm: 400 },
    bleedMm: 10,
    safeMm: 20,
    dpi: 150,
    grams: 450,
    pages: ['front', 'back'],
    isTextile: true,
    material: 'cloth-filled',
  },
  'puzzle-100': puzzle(360, 240, 300, 12, 8),
  'puzzle-500': puzzle(480, 340, 600, 25, 20),
  'puzzle-1000': puzzle(680, 480, 900, 38, 27),
  mousepad: {
    kind: 'mousepad',
    area: { widthMm: 235, heightMm: 195 },
    bleedMm: 3,
    safeMm: 5,
    dpi: 200,
    grams: 180,
    pages: ['front'],
    cornerMm: 10,
    material: 'mousepad',
  },
  'coaster-4': {
    kind: 'coaster',
    area: { widthMm: 95, heightMm: 95 },
    bleedMm: 3,
    safeMm: 5,
    dpi: 300,
    grams: 220,
    pages: motifs(4),
    material: 'fibreboard',
  },
  'magnet-3': {
    kind: 'magnet',
    area: { widthMm: 100, heightMm: 70 },
    bleedMm: 3,
    safeMm: 4,
    dpi: 300,
    grams: 60,
    pages: motifs(3),
    material: 'magnet-foil',
  },
  tote: { ...cloth, kind: 'tote', area: { widthMm: 280, heightMm: 280 }, grams: 150 },
  keyring: {
    kind: 'keyring',
    area: { widthMm: 35, heightMm: 45 },
    bleedMm: 2,
    safeMm: 3,
    dpi: 300,
    grams: 25,
    pages: ['front', 'back'],
    material: 'plastic',
  },
  tshirt: { ...cloth, kind: 'tshirt', area: { widthMm: 300, heightMm: 400 }, grams: 180 },
};

/** From order to handover. */
export const merchWorkingDays = 3;

/** A mug around which the print is wrapped; the handle stands in the middle of what stays free. */
export const mugShape = { circumferenceMm: 257.6, freeMm: 28.8, heightMm: 96 } as const;

/** Halves of the print of a mug: what a right-handed drinker shows to the others is the left one, what is seen while drinking the right one. */
export const mugPanels = [
  { id: 'left', fromMm: 0, toMm: 100 },
  { id: 'right', fromMm: 100, toMm: 200 },
] as const;
