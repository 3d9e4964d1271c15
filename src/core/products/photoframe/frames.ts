/** The seven families of frames: their profiles, colours and mats, what they take and how large. */
import type { MaterialKey, SizeRange } from './materials.ts';

/** Specification 3. */
export const frameKeys = [
  'alurahmen',
  'holzrahmen',
  'kunststoffrahmen',
  'fotorahmen',
  'artbox',
  'schattenfuge-leinwand',
  'schattenfuge-platte',
] as const;
export type FrameKey = (typeof frameKeys)[number];

export const frameColours = ['black', 'white', 'silver', 'gold', 'oak', 'walnut'] as const;
export type FrameColour = (typeof frameColours)[number];

/** Visible width of a mat in millimetres: none, or white. */
export const matSizes = [0, 30] as const;
export type MatSize = (typeof matSizes)[number];

export type Frame = {
  /** Width of the profile seen from the front, and its depth, in millimetres. */
  profileMm: number;
  depthMm: number;
  /** Distance between picture and profile; 0: the picture lies in a rabbet behind glass. */
  gapMm: number;
  /** The first one is the default. */
  colours: readonly [FrameColour, ...FrameColour[]];
  materials: readonly MaterialKey[];
  /** Of the picture. */
  range: SizeRange;
  mats: readonly MatSize[];
  defaultMat: MatSize;
  profileGramsPerM: number;
};

function range(minShort: number, minLong: number, maxShort: number, maxLong: number): SizeRange {
  return { min: { short: minShort, long: minLong }, max: { short: maxShort, long: maxLong } };
}

const papers = ['poster', 'hahnemuehle'] as const;
const glazed = { gapMm: 0, materials: papers, mats: matSizes, defaultMat: 0 } as const;
const open = { range: range(200, 200, 1200, 1800), mats: [0], defaultMat: 0, profileGramsPerM: 600 } as const;

export const frames: Record<FrameKey, Frame> = {
  alurahmen: {
    ...glazed,
    profileMm: 8,
    depthMm: 22,
    range: range(130, 180, 1000, 1400),
    colours: ['black', 'silver', 'white', 'gold'],
    defaultMat: 30,
    profileGramsPerM: 300,
  },
  holzrahmen: {
    ...glazed,
    profileMm: 20,
    depthMm: 20,
    range: range(130, 180, 800, 1200),
    colours: ['black', 'white', 'oak', 'walnut'],
    defaultMat: 30,
    profileGramsPerM: 500,
  },
  kunststoffrahmen: {
    ...glazed,
    profileMm: 12,
    depthMm: 18,
    range: range(100, 150, 700, 1000),
    colours: ['black', 'white', 'silver'],
    profileGramsPerM: 200,
  },
  fotorahmen: {
    ...glazed,
    profileMm: 15,
    depthMm: 15,
    range: range(100, 150, 300, 450),
    colours: ['black', 'white'],
    profileGramsPerM: 500,
  },
  artbox: {
    ...glazed,
    profileMm: 10,
    depthMm: 40,
    range: range(200, 200, 1000, 1500),
    colours: ['black', 'white', 'oak', 'walnut'],
    materials: [...papers, 'aludibond'],
    profileGramsPerM: 600,
  },
  'schattenfuge-leinwand': {
    ...open,
    profileMm: 10,
    gapMm: 8,
    depthMm: 45,
    colours: ['black', 'white', 'oak'],
    materials: ['leinwand'],
  },
  'schattenfuge-platte': {
    ...open,
    profileMm: 8,
    gapMm: 6,
    depthMm: 30,
    colours: ['black', 'white', 'oak', 'silver'],
    materials: ['aludibond', 'acrylglas', 'gallerybond', 'forexplatte'],
  },
};

/** Millimetres of the picture that the rabbet hides on each side of a frame with glass. */
export const rabbetMm = 5;

/** Grams a square metre of acrylic glass (2 mm), mat board and back panel. */
export const glazingGramsPerM2 = { glass: 2_400, mat: 1_100, back: 1_500 } as const;

/** True for a frame with glass and a back panel; the others leave a gap around the picture. */
export function isGlazed({ gapMm }: Frame): boolean {
  return gapMm === 0;
}
