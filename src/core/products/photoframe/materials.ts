/** What a photo is printed on or mounted to. Figures are those of the suppliers: another supplier is another row. */
import type { MediaType } from '#core/products/ticket-facts.ts';

/** Specification 3. */
export const materialKeys = [
  'poster',
  'hahnemuehle',
  'leinwand',
  'forexplatte',
  'aludibond',
  'acrylglas',
  'gallerybond',
  'echtglas',
  'fototapete',
  'klebefolie',
  'backlitfolie',
  'pvcplane',
] as const;
export type MaterialKey = (typeof materialKeys)[number];

export function isMaterialKey(text: string): text is MaterialKey {
  return materialKeys.some((key) => key === text);
}

/** Millimetres of the shorter and the longer side, whichever way the picture stands. */
export type Sides = { short: number; long: number };
export type SizeRange = { min: Sides; max: Sides };

export const hangingKeys = ['none', 'rail', 'drill', 'plates'] as const;
export type Hanging = (typeof hangingKeys)[number];

export type Material = {
  range: SizeRange;
  /** Of the sheet or panel; canvas is as deep as its stretcher (`stretchers`). */
  thicknessUm: number;
  gramsPerM2: number;
  /** Printed area beyond the trim, in millimetres. */
  bleedMm: number;
  /** How it travels: rolled, as a panel, or on a stretcher. */
  body: 'rolled' | 'panel' | 'stretched';
  /** Besides 'none'. */
  hanging: readonly Exclude<Hanging, 'none'>[];
  /** Distance of drill holes from both edges, in millimetres. */
  holeEdgeMm: number;
  /** Hem behind the edge, in millimetres, with eyelets in it. */
  hemMm?: number;
  /** Per cent of the resolution that a smooth print of this size asks for. */
  resolutionPercent: number;
  /** Sold by area, so that its price per square metre stands beside the total (PAngV § 4). */
  isSoldByArea: boolean;
  workingDays: number;
  /** In job tickets: MediaType of XJDF. */
  media: MediaType;
};

const sheet = {
  body: 'rolled',
  hanging: [],
  holeEdgeMm: 20,
  resolutionPercent: 100,
  isSoldByArea: false,
  workingDays: 3,
  media: 'Paper',
} as const;
const panel = { ...sheet, body: 'panel', bleedMm: 3, hanging: ['rail', 'drill', 'plates'], media: 'Other' } as const;

function range(minShort: number, minLong: number, maxShort: number, maxLong: number): SizeRange {
  return { min: { short: minShort, long: minLong }, max: { short: maxShort, long: maxLong } };
}

export const materials: Record<MaterialKey, Material> = {
  poster: { ...sheet, range: range(100, 150, 1100, 2000), thicknessUm: 250, gramsPerM2: 240, bleedMm: 3 },
  hahnemuehle: { ...sheet, range: range(150, 200, 1100, 1800), thicknessUm: 480, gramsPerM2: 310, bleedMm: 3 },
  leinwand: {
    ...sheet,
    range: range(200, 200, 1200, 1800),
    thicknessUm: 0,
    gramsPerM2: 340,
    bleedMm: 0,
    body: 'stretched',
    resolutionPercent: 80,
    media: 'Textile',
  },
  forexplatte: { ...panel, range: range(150, 150, 1200, 2000), thicknessUm: 5_000, gramsPerM2: 3_000 },
  aludibond: { ...panel, range: range(150, 150, 1200, 2000), thicknessUm: 3_000, gramsPerM2: 3_800 },
  acrylglas: { ...panel, range: range(150, 150, 1200, 1800), thicknessUm: 4_000, gramsPerM2: 4_800 },
  gallerybond: { ...panel, range: range(200, 200, 1200, 1800), thicknessUm: 5_000, gramsPerM2: 6_300 },
  echtglas: {
    ...panel,
    range: range(200, 200, 800, 1200),
    thicknessUm: 4_000,
    gramsPerM2: 10_000,
    hanging: ['rail', 'drill'],
    holeEdgeMm: 25,
    workingDays: 5,
  },
  fototapete: {
    ...sheet,
    range: range(500, 500, 3000, 4800),
    thicknessUm: 200,
    gramsPerM2: 160,
    bleedMm: 50,
    resolutionPercent: 70,
    isSoldByArea: true,
  },
  klebefolie: {
    ...sheet,
    range: range(100, 100, 1300, 3000),
    thicknessUm: 100,
    gramsPerM2: 150,
    bleedMm: 5,
    isSoldByArea: true,
    media: 'SelfAdhesive',
  },
  backlitfolie: {
    ...sheet,
    range: range(200, 300, 1200, 2000),
    thicknessUm: 200,
    gramsPerM2: 280,
    bleedMm: 5,
    isSoldByArea: true,
    media: 'Transparency',
  },
  pvcplane: {
    ...sheet,
    range: range(500, 500, 3000, 4800),
    thicknessUm: 450,
    gramsPerM2: 510,
    bleedMm: 10,
    hemMm: 30,
    resolutionPercent: 50,
    isSoldByArea: true,
    media: 'Vinyl',
  },
};

/** Width of the strips that wallpaper is delivered in, in millimetres. */
export const wallpaperStripMm = 500;

export const stretcherKeys = ['25', '38'] as const;
export type StretcherKey = (typeof stretcherKeys)[number];

/** Wooden frames that canvas is stretched on, by their depth in millimetres: the canvas that goes round the edge, and grams a metre of bar. */
export const stretchers: Record<StretcherKey, { depthMm: number; wrapMm: number; gramsPerM: number }> = {
  '25': { depthMm: 25, wrapMm: 30, gramsPerM: 350 },
  '38': { depthMm: 38, wrapMm: 43, gramsPerM: 550 },
};

/** The edge of a canvas: the photo runs on, its outer strip is mirrored, or it stays white or has one colour. */
export const edgeKeys = ['wrap', 'mirror', 'white', 'colour'] as const;
export type Edge = (typeof edgeKeys)[number];
