/**
 * Rows of the catalogue: what is sold, and prices in minor units with VAT. Those of other currencies are the euro's × 1.38 up to 5 Rappen,
 * × 0.88 and × 1.10 half up; they are prices of their own and change by themselves.
 */
import type { Currency } from '#core/values/money.ts';
import { type FrameKey, frameKeys } from './frames.ts';
import { type Hanging, type MaterialKey, materialKeys } from './materials.ts';

export type PhotoframeOptions = { materials: readonly MaterialKey[]; frames: readonly FrameKey[] };

/** A price that grows with area and edge: fixed, per square metre, and per metre of the perimeter. */
export type Rate = { fixed: number; perM2: number; perM: number };
/** Canvas by the depth of its stretcher. */
export type RateKey = Exclude<MaterialKey, 'leinwand'> | 'leinwand-25' | 'leinwand-38';

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

const prices: PhotoframePrices = {
  EUR: {
    step: 1,
    ending: 99,
    material: {
      poster: { fixed: 400, perM2: 3200, perM: 0 },
      hahnemuehle: { fixed: 900, perM2: 9500, perM: 0 },
      'leinwand-25': { fixed: 1200, perM2: 6200, perM: 600 },
      'leinwand-38': { fixed: 1200, perM2: 6200, perM: 1000 },
      forexplatte: { fixed: 900, perM2: 7500, perM: 200 },
      aludibond: { fixed: 1200, perM2: 12000, perM: 300 },
      acrylglas: { fixed: 1800, perM2: 16500, perM: 400 },
      gallerybond: { fixed: 2500, perM2: 23000, perM: 500 },
      echtglas: { fixed: 2200, perM2: 19000, perM: 600 },
      fototapete: { fixed: 1500, perM2: 3400, perM: 0 },
      klebefolie: { fixed: 800, perM2: 5200, perM: 0 },
      backlitfolie: { fixed: 1000, perM2: 6800, perM: 0 },
      pvcplane: { fixed: 1400, perM2: 2900, perM: 250 },
    },
    frame: {
      alurahmen: { fixed: 1200, perM2: 2800, perM: 1300 },
      holzrahmen: { fixed: 1400, perM2: 2800, perM: 1500 },
      kunststoffrahmen: { fixed: 600, perM2: 2000, perM: 700 },
      fotorahmen: { fixed: 500, perM2: 1500, perM: 800 },
      artbox: { fixed: 2000, perM2: 3500, perM: 1800 },
      'schattenfuge-leinwand': { fixed: 1500, perM2: 0, perM: 1600 },
      'schattenfuge-platte': { fixed: 1500, perM2: 0, perM: 1700 },
    },
    mat: { fixed: 400, perM2: 1800, perM: 0 },
    foil: 590,
    hanging: { rail: 1200, plates: 600, drill: { 4: 2400, 6: 3300, 8: 4200 } },
  },
  CHF: {
    step: 5,
    ending: 95,
    material: {
      poster: { fixed: 555, perM2: 4420, perM: 0 },
      hahnemuehle: { fixed: 1245, perM2: 13110, perM: 0 },
      'leinwand-25': { fixed: 1660, perM2: 8560, perM: 830 },
      'leinwand-38': { fixed: 1660, perM2: 8560, perM: 1380 },
      forexplatte: { fixed: 1245, perM2: 10350, perM: 280 },
      aludibond: { fixed: 1660, perM2: 16560, perM: 415 },
      acrylglas: { fixed: 2485, perM2: 22770, perM: 555 },
      gallerybond: { fixed: 3450, perM2: 31740, perM: 690 },
      echtglas: { fixed: 3040, perM2: 26220, perM: 830 },
      fototapete: { fixed: 2070, perM2: 4695, perM: 0 },
      klebefolie: { fixed: 1105, perM2: 7180, perM: 0 },
      backlitfolie: { fixed: 1380, perM2: 9385, perM: 0 },
      pvcplane: { fixed: 1935, perM2: 4005, perM: 345 },
    },
    frame: {
      alurahmen: { fixed: 1660, perM2: 3865, perM: 1795 },
      holzrahmen: { fixed: 1935, perM2: 3865, perM: 2070 },
      kunststoffrahmen: { fixed: 830, perM2: 2760, perM: 970 },
      fotorahmen: { fixed: 690, perM2: 2070, perM: 1105 },
      artbox: { fixed: 2760, perM2: 4830, perM: 2485 },
      'schattenfuge-leinwand': { fixed: 2070, perM2: 0, perM: 2210 },
      'schattenfuge-platte': { fixed: 2070, perM2: 0, perM: 2350 },
    },
    mat: { fixed: 555, perM2: 2485, perM: 0 },
    foil: 815,
    hanging: { rail: 1660, plates: 830, drill: { 4: 3315, 6: 4555, 8: 5800 } },
  },
  GBP: {
    step: 1,
    ending: 99,
    material: {
      poster: { fixed: 352, perM2: 2816, perM: 0 },
      hahnemuehle: { fixed: 792, perM2: 8360, perM: 0 },
      'leinwand-25': { fixed: 1056, perM2: 5456, perM: 528 },
      'leinwand-38': { fixed: 1056, perM2: 5456, perM: 880 },
      forexplatte: { fixed: 792, perM2: 6600, perM: 176 },
      aludibond: { fixed: 1056, perM2: 10560, perM: 264 },
      acrylglas: { fixed: 1584, perM2: 14520, perM: 352 },
      gallerybond: { fixed: 2200, perM2: 20240, perM: 440 },
      echtglas: { fixed: 1936, perM2: 16720, perM: 528 },
      fototapete: { fixed: 1320, perM2: 2992, perM: 0 },
      klebefolie: { fixed: 704, perM2: 4576, perM: 0 },
      backlitfolie: { fixed: 880, perM2: 5984, perM: 0 },
      pvcplane: { fixed: 1232, perM2: 2552, perM: 220 },
    },
    frame: {
      alurahmen: { fixed: 1056, perM2: 2464, perM: 1144 },
      holzrahmen: { fixed: 1232, perM2: 2464, perM: 1320 },
      kunststoffrahmen: { fixed: 528, perM2: 1760, perM: 616 },
      fotorahmen: { fixed: 440, perM2: 1320, perM: 704 },
      artbox: { fixed: 1760, perM2: 3080, perM: 1584 },
      'schattenfuge-leinwand': { fixed: 1320, perM2: 0, perM: 1408 },
      'schattenfuge-platte': { fixed: 1320, perM2: 0, perM: 1496 },
    },
    mat: { fixed: 352, perM2: 1584, perM: 0 },
    foil: 519,
    hanging: { rail: 1056, plates: 528, drill: { 4: 2112, 6: 2904, 8: 3696 } },
  },
  USD: {
    step: 1,
    ending: 99,
    material: {
      poster: { fixed: 440, perM2: 3520, perM: 0 },
      hahnemuehle: { fixed: 990, perM2: 10450, perM: 0 },
      'leinwand-25': { fixed: 1320, perM2: 6820, perM: 660 },
      'leinwand-38': { fixed: 1320, perM2: 6820, perM: 1100 },
      forexplatte: { fixed: 990, perM2: 8250, perM: 220 },
      aludibond: { fixed: 1320, perM2: 13200, perM: 330 },
      acrylglas: { fixed: 1980, perM2: 18150, perM: 440 },
      gallerybond: { fixed: 2750, perM2: 25300, perM: 550 },
      echtglas: { fixed: 2420, perM2: 20900, perM: 660 },
      fototapete: { fixed: 1650, perM2: 3740, perM: 0 },
      klebefolie: { fixed: 880, perM2: 5720, perM: 0 },
      backlitfolie: { fixed: 1100, perM2: 7480, perM: 0 },
      pvcplane: { fixed: 1540, perM2: 3190, perM: 275 },
    },
    frame: {
      alurahmen: { fixed: 1320, perM2: 3080, perM: 1430 },
      holzrahmen: { fixed: 1540, perM2: 3080, perM: 1650 },
      kunststoffrahmen: { fixed: 660, perM2: 2200, perM: 770 },
      fotorahmen: { fixed: 550, perM2: 1650, perM: 880 },
      artbox: { fixed: 2200, perM2: 3850, perM: 1980 },
      'schattenfuge-leinwand': { fixed: 1650, perM2: 0, perM: 1760 },
      'schattenfuge-platte': { fixed: 1650, perM2: 0, perM: 1870 },
    },
    mat: { fixed: 440, perM2: 1980, perM: 0 },
    foil: 649,
    hanging: { rail: 1320, plates: 660, drill: { 4: 2640, 6: 3630, 8: 4620 } },
  },
};

export const photoframeRows: { options: PhotoframeOptions; prices: PhotoframePrices } = {
  options: { materials: materialKeys, frames: frameKeys },
  prices,
};
