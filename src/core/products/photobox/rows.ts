/**
 * Rows of the catalogue: what is sold, and prices in minor units with VAT. Those of other currencies are the euro's × 1.38 up to 5 Rappen,
 * × 0.88 and × 1.10 half up; they are prices of their own and change by themselves.
 */
import type { Currency } from '#core/values/money.ts';
import { type BoxMaterial, type BoxType, boxMaterials, boxTypes, type LidDesign, lidDesigns } from './boxes.ts';

export type PhotoboxOptions = { types: readonly BoxType[]; materials: readonly BoxMaterial[]; lids: readonly LidDesign[] };

/** `print`: of each print, by its paper. */
type BoxPrices = { box: number; print: Record<BoxMaterial, number> };

export type PhotoboxPrices = Record<
  Currency,
  {
    /** Unit prices are multiples of this: 1 cent, 5 Rappen. */
    step: number;
    types: Record<BoxType, BoxPrices>;
    lid: Record<LidDesign, number>;
  }
>;

function box(price: number, photoPaper: number, hahnemuehle: number): BoxPrices {
  return { box: price, print: { matt: photoPaper, glossy: photoPaper, hahnemuehle } };
}

const prices: PhotoboxPrices = {
  EUR: { step: 1, types: { small: box(899, 45, 120), photoprint: box(1199, 49, 139) }, lid: { natur: 0, weiss: 0, motiv: 400 } },
  CHF: { step: 5, types: { small: box(1245, 65, 170), photoprint: box(1655, 70, 195) }, lid: { natur: 0, weiss: 0, motiv: 555 } },
  GBP: { step: 1, types: { small: box(791, 40, 106), photoprint: box(1055, 43, 122) }, lid: { natur: 0, weiss: 0, motiv: 352 } },
  USD: { step: 1, types: { small: box(989, 50, 132), photoprint: box(1319, 54, 153) }, lid: { natur: 0, weiss: 0, motiv: 440 } },
};

export const photoboxRows: { options: PhotoboxOptions; prices: PhotoboxPrices } = {
  options: { types: boxTypes, materials: boxMaterials, lids: lidDesigns },
  prices,
};
