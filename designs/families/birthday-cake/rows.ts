/** Designs of the birthday cakes. */

import { type Cmyk, inksOf, mixed } from '#designs/drawing/inks.ts';
import type { ColourwayRow, LeadRow } from '#designs/family.ts';
import { screen } from '#designs/screen.ts';

type Candles = readonly [Cmyk, Cmyk, Cmyk, Cmyk, Cmyk];

function candleInks(candles: Candles, stripe: Cmyk): Record<string, Cmyk> {
  return { ...Object.fromEntries(candles.map((candle, i) => [`candle${i + 1}`, candle])), stripe };
}

const fire: Record<string, Cmyk> = { flame: [1, 54, 87, 0], 'flame-bright': [0, 23, 76, 0], 'flame-core': [0, 4, 31, 0] };

type Baked = {
  ground: Cmyk;
  text: Cmyk;
  wick: Cmyk;
  cake: Cmyk;
  cakeShade: Cmyk;
  dripShade: Cmyk;
  filling: Cmyk;
  icing: Cmyk;
  icingShade: Cmyk;
  icingTop: Cmyk;
  candles: Candles;
  stripe: Cmyk;
};

function round(key: string, color: string, hex: string, baked: Baked): ColourwayRow {
  const { ground, text, wick, cake, cakeShade, dripShade, filling, icing, icingShade, icingTop, candles, stripe } = baked;
  const swatches: Record<string, Cmyk> = {
    ground,
    text,
    wick,
    smoke: mixed(ground, text, 0.34),
    cake,
    'cake-shade': cakeShade,
    'drip-shade': dripShade,
    filling,
    icing,
    'icing-shade': icingShade,
    'icing-top': icingTop,
    ...candleInks(candles, stripe),
    ...fire,
  };
  return { key, color, hex, inks: inksOf(swatches, screen) };
}

type Layered = {
  ground: Cmyk;
  text: Cmyk;
  spongeText: Cmyk;
  wick: Cmyk;
  icing: Cmyk;
  icingLight: Cmyk;
  dripShade: Cmyk;
  sponge: Cmyk;
  spongeDark: Cmyk;
  spongeLight: Cmyk;
  cream: Cmyk;
  jam: Cmyk;
  berry: Cmyk;
  berryLight: Cmyk;
  plateEdge: Cmyk;
  candles: Candles;
};

function layered(key: string, color: string, hex: string, cut: Layered): ColourwayRow {
  const swatches: Record<string, Cmyk> = {
    ground: cut.ground,
    text: cut.text,
    'sponge-text': cut.spongeText,
    wick: cut.wick,
    icing: cut.icing,
    'icing-light': cut.icingLight,
    'drip-shade': cut.dripShade,
    sponge: cut.sponge,
    'sponge-dark': cut.spongeDark,
    'sponge-light': cut.spongeLight,
    cream: cut.cream,
    jam: cut.jam,
    berry: cut.berry,
    'berry-light': cut.berryLight,
    plate: [0, 0, 0, 0],
    'plate-edge': cut.plateEdge,
    ...candleInks(cut.candles, [0, 3, 7, 0]),
    ...fire,
  };
  return { key, color, hex, inks: inksOf(swatches, screen) };
}

export const rows: readonly LeadRow[] = [
  {
    id: 'kerzenwald',
    ages: { 18: 1590, 20: 1591, 30: 1592, 40: 1593, 50: 1594, 60: 1595, 70: 1596, 80: 1597, 90: 1598 },
    occasion: 'geburtstag',
    category: 'invitation',
    style: 'festlich',
    composition: 'full-bleed',
    motifs: ['cake', 'candle', 'numeral', 'funny', 'colourful'],
    seed: 91,
    variant: 'candles',
    forms: [
      { form: 'flat', format: 'square' },
      { form: 'folded', format: 'square' },
      { form: 'flat', format: 'a6' },
      { form: 'folded', format: 'a6' },
    ],
    refinements: [],
    colourways: [
      round('pflaume', 'lilac', '#4a2b50', {
        ground: [68, 79, 30, 64],
        text: [2, 10, 20, 0],
        wick: [62, 75, 47, 79],
        cake: [8, 21, 40, 3],
        cakeShade: [17, 32, 54, 4],
        dripShade: [26, 42, 64, 10],
        filling: [12, 70, 43, 11],
        icing: [3, 35, 24, 0],
        icingShade: [10, 45, 33, 0],
        icingTop: [0, 23, 15, 0],
        candles: [
          [4, 6, 15, 0],
          [48, 8, 27, 0],
          [3, 70, 59, 0],
          [5, 31, 77, 0],
          [31, 39, 0, 0],
        ],
        stripe: [0, 0, 0, 0],
      }),
      round('tanne', 'green', '#12352e', {
        ground: [81, 44, 62, 69],
        text: [2, 7, 21, 0],
        wick: [69, 66, 63, 84],
        cake: [36, 65, 75, 41],
        cakeShade: [38, 67, 76, 58],
        dripShade: [46, 72, 79, 68],
        filling: [13, 35, 78, 5],
        icing: [6, 13, 32, 0],
        icingShade: [12, 21, 44, 4],
        icingTop: [2, 7, 21, 0],
        candles: [
          [8, 71, 75, 5],
          [60, 10, 43, 0],
          [5, 33, 81, 1],
          [6, 49, 22, 1],
          [36, 3, 63, 0],
        ],
        stripe: [0, 3, 7, 0],
      }),
      round('nachtblau', 'navy', '#14233f', {
        ground: [92, 76, 33, 61],
        text: [4, 8, 22, 0],
        wick: [88, 76, 53, 72],
        cake: [7, 15, 40, 0],
        cakeShade: [16, 25, 54, 0],
        dripShade: [24, 33, 63, 9],
        filling: [9, 55, 75, 0],
        icing: [47, 12, 12, 0],
        icingShade: [57, 21, 16, 3],
        icingTop: [33, 4, 9, 0],
        candles: [
          [3, 4, 14, 0],
          [5, 26, 76, 0],
          [3, 73, 65, 0],
          [3, 47, 81, 0],
          [84, 59, 8, 7],
        ],
        stripe: [0, 0, 0, 0],
      }),
      round('schwarzgold', 'black', '#17161a', {
        ground: [71, 64, 53, 82],
        text: [6, 10, 34, 0],
        wick: [69, 66, 65, 73],
        cake: [54, 57, 45, 68],
        cakeShade: [61, 62, 50, 75],
        dripShade: [67, 67, 53, 79],
        filling: [17, 39, 81, 20],
        icing: [10, 10, 16, 0],
        icingShade: [22, 20, 29, 1],
        icingTop: [4, 4, 10, 0],
        candles: [
          [17, 33, 77, 3],
          [11, 49, 82, 50],
          [20, 41, 83, 12],
          [57, 54, 46, 42],
          [14, 22, 60, 0],
        ],
        stripe: [0, 3, 13, 0],
      }),
    ],
    sort: 177,
    popularity: 86,
    created: '2027-04-15',
    label: 'neu',
  },
  {
    id: 'schichttorte',
    themeId: 1599,
    occasion: 'kindergeburtstag',
    category: 'invitation',
    style: 'verspielt',
    composition: 'left',
    motifs: ['cake', 'candle', 'fruit', 'colourful'],
    seed: 23,
    variant: 'slice',
    forms: [
      { form: 'flat', format: 'a6' },
      { form: 'folded', format: 'a6' },
      { form: 'flat', format: 'square' },
    ],
    refinements: [],
    colourways: [
      layered('erdbeer', 'pink', '#f49ab0', {
        ground: [30, 0, 20, 0],
        text: [46, 81, 71, 67],
        spongeText: [46, 81, 71, 67],
        wick: [54, 78, 69, 73],
        icing: [0, 56, 15, 0],
        icingLight: [0, 31, 9, 0],
        dripShade: [13, 35, 69, 4],
        sponge: [4, 17, 48, 0],
        spongeDark: [10, 28, 61, 0],
        spongeLight: [2, 10, 31, 0],
        cream: [0, 4, 13, 0],
        jam: [12, 89, 55, 4],
        berry: [0, 83, 48, 5],
        berryLight: [0, 45, 21, 0],
        plateEdge: [18, 6, 13, 0],
        candles: [
          [0, 83, 48, 5],
          [71, 15, 44, 7],
          [3, 39, 87, 0],
          [73, 48, 0, 0],
          [54, 66, 0, 0],
        ],
      }),
      layered('schoko', 'brown', '#6e3a22', {
        ground: [2, 26, 54, 0],
        text: [37, 75, 71, 79],
        spongeText: [0, 8, 20, 0],
        wick: [37, 75, 71, 79],
        icing: [0, 7, 18, 0],
        icingLight: [0, 0, 0, 0],
        dripShade: [45, 77, 82, 70],
        sponge: [40, 73, 83, 46],
        spongeDark: [33, 72, 78, 66],
        spongeLight: [31, 68, 78, 38],
        cream: [3, 10, 25, 0],
        jam: [16, 80, 81, 16],
        berry: [7, 84, 71, 3],
        berryLight: [1, 47, 39, 0],
        plateEdge: [9, 14, 28, 1],
        candles: [
          [7, 84, 71, 3],
          [70, 5, 44, 26],
          [13, 70, 92, 13],
          [78, 52, 5, 3],
          [59, 75, 9, 6],
        ],
      }),
      layered('blaubeer', 'lilac', '#8f83c9', {
        ground: [3, 11, 57, 0],
        text: [88, 89, 28, 41],
        spongeText: [88, 89, 28, 41],
        wick: [88, 89, 28, 41],
        icing: [56, 55, 0, 0],
        icingLight: [34, 34, 0, 0],
        dripShade: [28, 38, 0, 0],
        sponge: [11, 20, 0, 0],
        spongeDark: [20, 29, 0, 0],
        spongeLight: [4, 9, 0, 0],
        cream: [0, 3, 7, 0],
        jam: [85, 84, 8, 12],
        berry: [81, 80, 0, 0],
        berryLight: [45, 46, 0, 0],
        plateEdge: [14, 16, 4, 0],
        candles: [
          [81, 80, 0, 0],
          [8, 77, 29, 3],
          [71, 15, 26, 19],
          [5, 57, 81, 0],
          [66, 19, 82, 14],
        ],
      }),
      layered('zitrone', 'turquoise', '#86cfc9', {
        ground: [50, 0, 27, 0],
        text: [81, 41, 52, 65],
        spongeText: [68, 43, 75, 68],
        wick: [81, 41, 52, 65],
        icing: [5, 22, 86, 0],
        icingLight: [2, 9, 53, 0],
        dripShade: [17, 26, 62, 0],
        sponge: [4, 10, 33, 0],
        spongeDark: [10, 18, 48, 0],
        spongeLight: [0, 4, 19, 1],
        cream: [0, 0, 5, 0],
        jam: [4, 65, 86, 0],
        berry: [0, 54, 86, 0],
        berryLight: [0, 28, 54, 0],
        plateEdge: [18, 3, 12, 1],
        candles: [
          [1, 79, 83, 0],
          [78, 28, 45, 16],
          [16, 79, 14, 5],
          [81, 60, 0, 0],
          [70, 12, 85, 8],
        ],
      }),
    ],
    pieces: {
      own: [
        { id: 'dankeskarte', form: 'flat', formats: ['a6'], category: 'thank-you-card' },
        { id: 'platzkarte', form: 'place-card', formats: ['place'], category: 'place-card' },
        { id: 'anhaenger', form: 'gift-tag', formats: ['tag'], category: 'gift-tag' },
        { id: 'aufkleber', form: 'sticker-round', category: 'gift-sticker' },
        { id: 'flaschenetikett', form: 'bottle-label', category: 'bottle-label' },
      ],
    },
    sort: 178,
    popularity: 80,
    created: '2027-04-15',
    label: null,
  },
];
