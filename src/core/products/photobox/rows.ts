/** Rows of the catalogue: what is sold, and how prices are written. Prices of a new shop are in seed/prices. */
import type { Currency } from '#core/values/money.ts';
import { type BoxMaterial, type BoxType, boxMaterials, boxTypes, type LidDesign, lidDesigns } from './boxes.ts';

export type PhotoboxOptions = { types: readonly BoxType[]; materials: readonly BoxMaterial[]; lids: readonly LidDesign[] };

/** `print`: of each print, by its paper. */
export type BoxPrices = { box: number; print: Record<BoxMaterial, number> };

export type PhotoboxPrices = Record<
  Currency,
  {
    /** Unit prices are multiples of this: 1 cent, 5 Rappen. */
    step: number;
    types: Record<BoxType, BoxPrices>;
    lid: Record<LidDesign, number>;
  }
>;

export const photoboxOptionsRow: PhotoboxOptions = { types: boxTypes, materials: boxMaterials, lids: lidDesigns };
