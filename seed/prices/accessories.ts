/** Accessories of a new shop: what there is, what it weighs, what it costs. Weights are computed from sizes and grammage or set by type. */
import { envelopeAccessories, inlayAccessories, pens, screws, sealColours, tags } from '#core/catalogue/accessories.ts';
import { sampleSetKeys } from '#core/order/sample-sets.ts';
import type { Accessory, AccessoryPrices, AccessorySteps } from '#core/products/accessory/accessory.ts';
import { type EnvelopeKey, envelopes, envelopeWeightMg } from '#core/products/card/envelope.ts';
import { type Convert, inCurrencies } from './currencies.ts';

/** Unit prices in cents from 1, 25 and 100 on, or one price. */
type Cents = readonly [one: number, from25?: number, from100?: number];
type Row = { accessory: Accessory; cents: Cents };

const plain = { colour: null, cut: null, pieces: 1, size: null, thicknessUm: 0, lengthCm: null, stock: 500 } as const;

/** Ribbons and bows that are dyed. */
const colours = ['ivory', 'rose', 'sage', 'burgundy', 'grey'] as const;

const envelopeCents: Record<EnvelopeKey, Cents> = {
  c6: [35, 29, 25],
  b6: [37, 31, 26],
  'din-long': [37, 31, 26],
  c5: [49, 42, 36],
  square: [49, 42, 36],
};

const envelopeRows = envelopeAccessories.map(({ sku, subType, widthMm, heightMm }): Row => {
  const key = Object.keys(envelopes).find((one) => sku === `envelope-${one}-${subType}`) as EnvelopeKey;
  const size = { widthMm, heightMm };
  return {
    accessory: {
      ...plain,
      sku,
      part: 'envelope',
      value: `${key}-${subType}`,
      size,
      weightMg: envelopeWeightMg(key),
      thicknessUm: 200,
      stock: 5_000,
    },
    cents: envelopeCents[key],
  };
});

/** Grams per square metre, micrometres. */
const inlayPapers = { natural: [120, 150], transparent: [100, 90] } as const;

const inlayRows = inlayAccessories.flatMap(({ sku, format, widthMm, heightMm }) =>
  (['natural', 'transparent'] as const).map((paper): Row => {
    const [grams, thicknessUm] = inlayPapers[paper];
    return {
      accessory: {
        ...plain,
        sku: paper === 'natural' ? sku : `${sku}-${paper}`,
        part: 'inlay',
        value: `${format}-${paper}`,
        size: { widthMm, heightMm },
        weightMg: Math.round((widthMm * heightMm * grams) / 1_000),
        thicknessUm,
        stock: 2_000,
      },
      cents: [49, 39, 29],
    };
  }),
);

/** Cents for a cut of 60 cm and a roll of 10 m; milligrams a metre. */
const ribbonFacts = {
  'bakers-twine': { cut: 29, roll: 590, mgPerM: 900, colours: [null] },
  chiffon: { cut: 59, roll: 1_190, mgPerM: 1_400, colours },
  jute: { cut: 35, roll: 690, mgPerM: 3_000, colours: [null] },
  cord: { cut: 39, roll: 790, mgPerM: 2_200, colours: [null] },
  'satin-10': { cut: 49, roll: 890, mgPerM: 1_300, colours },
  'satin-3': { cut: 35, roll: 690, mgPerM: 500, colours },
} as const;

const ribbonRows = Object.entries(ribbonFacts).flatMap(([value, facts]) =>
  facts.colours.flatMap((colour) =>
    (['cut', 'roll'] as const).map((cut): Row => {
      const lengthCm = cut === 'cut' ? 60 : 1_000;
      const name = colour === null ? `ribbon-${value}` : `ribbon-${value}-${colour}`;
      return {
        accessory: {
          ...plain,
          sku: cut === 'cut' ? name : `${name}-roll`,
          part: 'ribbon',
          value,
          colour,
          cut,
          lengthCm,
          // A roll binds sixteen cards.
          pieces: cut === 'cut' ? 1 : 16,
          weightMg: Math.round((facts.mgPerM * lengthCm) / 100) + (cut === 'roll' ? 8_000 : 0),
          thicknessUm: 1_500,
          stock: cut === 'cut' ? 3_000 : 200,
        },
        cents: [facts[cut]],
      };
    }),
  ),
);

const otherRows: Row[] = [
  {
    accessory: {
      ...plain,
      sku: 'ribbon-wax-roll',
      part: 'ribbon',
      value: 'wax',
      cut: 'roll',
      pieces: 8,
      lengthCm: 500,
      weightMg: 20_000,
      thicknessUm: 1_500,
    },
    cents: [990],
  },
  ...colours.map(
    (colour): Row => ({
      accessory: { ...plain, sku: `bow-${colour}`, part: 'bow', value: 'satin', colour, pieces: 10, weightMg: 8_000, thicknessUm: 4_000 },
      cents: [790],
    }),
  ),
  ...sealColours.map(
    (value): Row => ({
      accessory: { ...plain, sku: `seal-${value}`, part: 'seal', value, pieces: 10, weightMg: 25_000, thicknessUm: 6_000 },
      cents: [990],
    }),
  ),
  ...tags
    .filter((value) => value !== 'none')
    .map(
      (value): Row => ({
        accessory: { ...plain, sku: `tag-${value}`, part: 'tag', value, weightMg: 900, thicknessUm: 1_000, stock: 2_000 },
        cents: [49, 39, 29],
      }),
    ),
  ...screws.map(
    (value): Row => ({
      accessory: { ...plain, sku: `screw-${value}`, part: 'screw', value, weightMg: 6_000, thicknessUm: 6_000 },
      cents: [199],
    }),
  ),
  ...pens.map(
    (value): Row => ({
      accessory: { ...plain, sku: `pen-${value}`, part: 'pen', value, weightMg: 11_000 },
      cents: [value === 'felt-black' ? 299 : 349],
    }),
  ),
  { accessory: { ...plain, sku: 'bag-paper', part: 'bag', value: 'paper', pieces: 10, weightMg: 60_000 }, cents: [490] },
  { accessory: { ...plain, sku: 'box-card', part: 'box', value: 'card', weightMg: 55_000 }, cents: [349] },
  ...([210, 300, 400, 500, 600, 700] as const).map((width, at): Row => {
    const cents = [1_499, 1_699, 1_999, 2_299, 2_599, 2_899][at] ?? 0;
    const size = { widthMm: width, heightMm: 20 };
    return {
      accessory: { ...plain, sku: `posterbar-${width}`, part: 'posterbar', value: String(width), size, weightMg: width * 600, stock: 100 },
      cents: [cents],
    };
  }),
];

const rows: readonly Row[] = [...envelopeRows, ...inlayRows, ...ribbonRows, ...otherRows];

export const accessories: readonly Accessory[] = rows.map(({ accessory }) => accessory);

function steps(cents: Cents, price: Convert): AccessorySteps {
  return ([1, 25, 100] as const).flatMap((from, at) => {
    const unit = cents[at];
    return unit === undefined ? [] : [[from, price(unit)] as const];
  });
}

export const accessoryPrices: AccessoryPrices = Object.fromEntries(
  rows.map(({ accessory: { sku }, cents }) => [sku, inCurrencies((price) => steps(cents, price))]),
);

/** Counts of everything that is taken from stock. */
export const stockOfNewShop = [
  ...accessories.map(({ sku, stock }) => ({ sku, count: stock })),
  ...sampleSetKeys.map((sku) => ({ sku, count: 500 })),
];
