/** What overviews say about product types besides cards: kinds, formats and materials by their keys (Specification 3). Prices are on their own pages. */

import { calendarKinds, calendarTypes } from '#core/products/calendar/kinds.ts';
import { materialKeys } from '#core/products/photoframe/materials.ts';
import type { ProductType } from '#core/products/product.ts';
import { type Message, message, verbatim } from '#core/values/message.ts';
import { namedSizes, type SizeMm } from '#core/values/unit.ts';

export type RangeFormat = {
  key: string;
  name: Message;
  /** What it measures; for formats whose exact size is not settled only its shape counts. */
  size: SizeMm;
  isExact: boolean;
};
type RangeFact = { name: Message; values: readonly Message[] };
export type RangeKind = { key: string; name: Message; text: Message; formats: readonly RangeFormat[]; facts: readonly RangeFact[] };
export type ProductRange = {
  name: Message;
  plural: Message;
  lead: Message;
  /** One honest sentence about ordering. */
  ordering: Message;
  kinds: readonly RangeKind[];
  /** Keys of materials with a surface of their own. */
  materials: readonly string[];
};

/** A range whose texts are `range.type.…`. */
export function rangeOf(type: string, kinds: readonly RangeKind[], materials: readonly string[] = []): ProductRange {
  const text = (part: string) => message(`range.${type}.${part}`);
  return { name: text('name'), plural: text('plural'), lead: text('lead'), ordering: text('ordering'), kinds, materials };
}

/** Makes kinds of a range, whose texts are `range.type.key` and `range.type.key.text`. */
export function kindsOf(type: string) {
  return (key: string, formats: readonly RangeFormat[] = [], facts: readonly RangeFact[] = []): RangeKind => {
    return { key, name: message(`range.${type}.${key}`), text: message(`range.${type}.${key}.text`), formats, facts };
  };
}

function fact(name: string, values: readonly string[]): RangeFact {
  return { name: message(`range.fact.${name}`), values: values.map((value) => message(`range.value.${value}`)) };
}

function pages(min: number, max: number, step: number): RangeFact {
  return { name: message('range.fact.pages'), values: [message('range.pages', { min, max, step })] };
}

function format(key: string, size: SizeMm): RangeFormat {
  return { key, name: message(`range.format.${key}`), size, isExact: true };
}
function shape(key: string, widthMm: number, heightMm: number): RangeFormat {
  return { key, name: message(`range.format.${key}`), size: { widthMm, heightMm }, isExact: false };
}
function across({ widthMm, heightMm }: SizeMm): SizeMm {
  return { widthMm: heightMm, heightMm: widthMm };
}

const mountingFacts = { spirale: 'spiral', lochung: 'holes', holzblock: 'wood-block', holzfuss: 'wood-foot', ohne: 'none' } as const;

const calendarKind = kindsOf('calendar');
const calendar = rangeOf(
  'calendar',
  calendarTypes.map((type) => {
    const { formats, mountings } = calendarKinds[type];
    const heading = type === 'tischkalender' ? 'stand' : type === 'terminkalender' ? 'binding' : 'mounting';
    return calendarKind(
      type,
      formats.map(([key, size]) => format(key, size)),
      [
        fact(
          heading,
          mountings.map((one) => mountingFacts[one]),
        ),
      ],
    );
  }),
);

const bookFormats = {
  'a3-quer': format('a3-quer', across(namedSizes.a3)),
  'a4-hoch': format('a4-hoch', namedSizes.a4),
  'a4-quer': format('a4-quer', across(namedSizes.a4)),
  'a5-hoch': format('a5-hoch', namedSizes.a5),
  'a5-quer': format('a5-quer', across(namedSizes.a5)),
  'a6-quer': format('a6-quer', across(namedSizes.a6)),
  '200-200': format('200-200', { widthMm: 200, heightMm: 200 }),
  '300-300': format('300-300', { widthMm: 300, heightMm: 300 }),
} as const;

const bookKind = kindsOf('photobook');
const photobook = rangeOf('photobook', [
  bookKind(
    'digitalfotobuch',
    [
      bookFormats['a3-quer'],
      bookFormats['a4-hoch'],
      bookFormats['a4-quer'],
      bookFormats['a5-hoch'],
      bookFormats['a5-quer'],
      bookFormats['200-200'],
      bookFormats['300-300'],
    ],
    [
      fact('cover', ['hardcover', 'softcover']),
      fact('binding', ['glued']),
      fact('paper', ['fine-white', 'matt', 'glossy', 'standard']),
      pages(24, 160, 4),
    ],
  ),
  bookKind(
    'echtfotobuch',
    [bookFormats['a3-quer'], bookFormats['a4-hoch'], bookFormats['a4-quer'], bookFormats['200-200'], bookFormats['300-300']],
    [fact('cover', ['hardcover']), fact('binding', ['layflat', 'glued']), fact('paper', ['matt', 'glossy']), pages(16, 96, 2)],
  ),
  bookKind(
    'fotoheft',
    [bookFormats['a4-hoch'], bookFormats['a5-hoch'], bookFormats['a5-quer'], bookFormats['a6-quer'], bookFormats['200-200']],
    [fact('cover', ['softcover']), fact('binding', ['stapled']), fact('paper', ['standard', 'matt']), pages(16, 64, 4)],
  ),
]);

const photoPaper = fact('paper', ['photo-matt', 'photo-glossy', 'hahnemuehle']);

const boxKind = kindsOf('photobox');
const photobox = rangeOf('photobox', [
  boxKind('small', [format('small', { widthMm: 105, heightMm: 105 })], [photoPaper]),
  boxKind('photoprint', [format('photoprint', { widthMm: 148, heightMm: 105 })], [photoPaper]),
]);

const printKind = kindsOf('photoprint');
const photoprint = rangeOf('photoprint', [
  printKind('matt', [shape('hoch', 100, 150), shape('quer', 150, 100)]),
  printKind('glaenzend', [shape('hoch', 100, 150), shape('quer', 150, 100)]),
  printKind('hahnemuehle', [shape('quadrat', 130, 130)]),
]);

const collage = rangeOf(
  'collage',
  [
    kindsOf('collage')(
      'collage',
      [shape('hoch', 300, 400), shape('quadrat', 300, 300), shape('quer', 400, 300)],
      [fact('frame', ['alu', 'artbox', 'photo-frame', 'wood', 'plastic', 'shadow-gap']), fact('passepartout', ['none', 'white-30'])],
    ),
  ],
  materialKeys,
);

/** Sold on pages of its own: nothing has to be said about ordering. */
const merch: ProductRange = { ...rangeOf('merch', []), ordering: verbatim('') };

export const productRanges = { calendar, photobook, photobox, photoprint, collage, merch } as const satisfies Partial<
  Record<ProductType, ProductRange>
>;
export type RangeType = keyof typeof productRanges;

/** The kind of a range by its key, or null. */
export function findKind<Kind extends { key: string }>(range: { kinds: readonly Kind[] }, key: string): Kind | null {
  return range.kinds.find((kind) => kind.key === key) ?? null;
}
