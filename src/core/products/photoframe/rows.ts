/** Rows of the catalogue: what is sold, and how prices are written. Prices of a new shop are in seed/prices. */
import type { Currency } from '#core/values/money.ts';
import { type FrameKey, frameKeys } from './frames.ts';
import { type Hanging, type MaterialKey, materialKeys } from './materials.ts';

export type PhotoframeOptions = { materials: readonly MaterialKey[]; frames: readonly FrameKey[] };

/** A price that grows with area and edge: fixed, per square metre, and per metre of the perimeter. */
export type Rate = { fixed: number; perM2: number; perM: number };
/** Canvas by the depth of its stretcher. */
export const rateKeys = [...materialKeys.filter((key) => key !== 'leinwand'), 'leinwand-25', 'leinwand-38'] as const;
export type RateKey = (typeof rateKeys)[number];

export type PhotoframePrices = Record<
  Currency,
  {
    /** Unit prices are multiples of this: 1 cent, 5 Rappen. */
    step: number;
    /** Prices of pictures and frames end on these digits: 95 or 99. */
    ending: number;
    material: Record<RateKey, Rate>;
    /** Perimeter and glass of the frame as large as outside. */
    frame: Record<FrameKey, Rate>;
    /** Of the mat board; a part of the frame's price. */
    mat: Rate;
    /** Stamping, by the piece. */
    foil: number;
    /** Drilling by the number of holes, with standoffs. */
    hanging: Record<Exclude<Hanging, 'none' | 'drill'>, number> & { drill: Record<4 | 6 | 8, number> };
  }
>;

export const photoframeOptionsRow: PhotoframeOptions = { materials: materialKeys, frames: frameKeys };
