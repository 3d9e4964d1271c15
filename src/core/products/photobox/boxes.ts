/** Boxes and papers of prints. Figures are those of the suppliers: another supplier is another row. */
import type { SizeMm } from '#core/values/unit.ts';

/** Specification 3. */
export const boxTypes = ['small', 'photoprint'] as const;
export type BoxType = (typeof boxTypes)[number];
export const boxMaterials = ['matt', 'glossy', 'hahnemuehle'] as const;
export type BoxMaterial = (typeof boxMaterials)[number];
/** Of the lid: bare, white, or printed. */
export const lidDesigns = ['natur', 'weiss', 'motiv'] as const;
export type LidDesign = (typeof lidDesigns)[number];
export const boxFormats = ['105x105', '148x105'] as const;
export type BoxFormat = (typeof boxFormats)[number];

type Box = {
  format: BoxFormat;
  /** A print, lying. */
  print: SizeMm;
  /** Of the lid, without the wrap around its rim. */
  lid: SizeMm;
  minCount: number;
  maxCount: number;
  /** What the stack of prints may measure. */
  innerHeightUm: number;
  /** Without prints. */
  grams: number;
};

export const boxes: Record<BoxType, Box> = {
  small: {
    format: '105x105',
    print: { widthMm: 105, heightMm: 105 },
    lid: { widthMm: 113, heightMm: 113 },
    minCount: 10,
    maxCount: 20,
    innerHeightUm: 28_000,
    grams: 120,
  },
  photoprint: {
    format: '148x105',
    print: { widthMm: 148, heightMm: 105 },
    lid: { widthMm: 156, heightMm: 113 },
    minCount: 20,
    maxCount: 100,
    innerHeightUm: 28_000,
    grams: 280,
  },
};

export const boxPapers: Record<BoxMaterial, { thicknessUm: number; gramsPerM2: number }> = {
  matt: { thicknessUm: 250, gramsPerM2: 240 },
  glossy: { thicknessUm: 250, gramsPerM2: 240 },
  hahnemuehle: { thicknessUm: 480, gramsPerM2: 310 },
};

/** From order to handover. */
export const boxWorkingDays = 2;

/** Printed lid paper that goes around the rim, in millimetres. */
export const lidWrapMm = 15;

/** Where the box is not filled to its height, prints are sold in tens. */
const heightStep = 10;

/** Numbers of prints in a box: what is sold, and what its height takes of this paper. */
export function countLimits(type: BoxType, material: BoxMaterial): { min: number; max: number } {
  const { minCount: min, maxCount, innerHeightUm } = boxes[type];
  const stack = Math.floor(innerHeightUm / boxPapers[material].thicknessUm);
  return { min, max: stack >= maxCount ? maxCount : Math.floor(stack / heightStep) * heightStep };
}
