/** What goes with a card: envelopes, ribbons, seals and the like, by their keys (Specification 3). */

import { envelopes } from '#core/products/card/envelope.ts';
import type { CardFormat } from '#core/products/card/formats.ts';
import { cardSizeName } from '#core/products/card/names.ts';
import { cardFormats } from '#core/products/card/sizes.ts';
import { cardTypes } from '#core/products/card/types.ts';
import { type Message, message } from '#core/values/message.ts';
import { kindsOf, type ProductRange, type RangeFormat, type RangeKind, rangeOf } from './product-types.ts';

/** Parts a card order is made of; 'standard' is the card itself. @internal */
export const cardParts = ['standard', 'envelope', 'inlay', 'ribbon', 'bow', 'seal', 'screw', 'pen', 'bag', 'box', 'posterbar'] as const;

/** Parts of a card that are things of their own. */
export const ribbons = ['bakers-twine', 'chiffon', 'jute', 'cord', 'satin-10', 'satin-3', 'wax', 'none'] as const;

/** Ribbons that a customer must know something about before choosing them. */
export const ribbonsWithNotice = ['wax'] as const satisfies readonly (typeof ribbons)[number][];

export const screws = ['bronze', 'gold', 'silver'] as const;
export const tags = ['none', 'heart', 'narrow', 'round', 'seal'] as const;
export const sealColours = ['eucalyptus', 'gold', 'copper', 'rose'] as const;
export const pens = ['gel-gold', 'gel-copper', 'gel-silver', 'felt-black'] as const;

/** How an envelope closes. */
export const flaps = ['straight', 'pointed'] as const;
/** How an inlay sheet lies. */
export const inlayShapes = ['portrait', 'landscape', 'square'] as const;

/** A thing that comes in sizes, as orders name it: "envelope-c6-pointed" is a C6 envelope with a pointed flap. */
export type SizedAccessory<SubType extends string> = {
  sku: string;
  subType: SubType;
  /** The format that names its size. */
  format: CardFormat;
  widthMm: number;
  heightMm: number;
};

/** Every envelope size with either flap. */
export const envelopeAccessories = (Object.keys(envelopes) as (keyof typeof envelopes)[]).flatMap((key) =>
  flaps.map((subType): SizedAccessory<(typeof flaps)[number]> => {
    return { sku: `envelope-${key}-${subType}`, subType, format: `envelope-${key}`, ...envelopes[key] };
  }),
);

/** A sheet laid into a closed card is 6 mm smaller on both sides. */
const inlayRoomMm = 6;

/** One sheet for every size a folded card comes in. */
export const inlayAccessories = [...new Set([...cardTypes.folded.formats, ...cardTypes['folded-top'].formats])].map(
  (format): SizedAccessory<(typeof inlayShapes)[number]> => {
    const { widthUm, heightUm } = cardFormats[format];
    const [widthMm, heightMm] = [widthUm / 1_000 - inlayRoomMm, heightUm / 1_000 - inlayRoomMm];
    const subType = widthMm === heightMm ? 'square' : widthMm > heightMm ? 'landscape' : 'portrait';
    return { sku: `inlay-${format}`, subType, format, widthMm, heightMm };
  },
);

function exact(key: string, name: Message, { widthMm, heightMm }: { widthMm: number; heightMm: number }): RangeFormat {
  return { key, name, size: { widthMm, heightMm }, isExact: true };
}

const envelopeFormats = envelopeAccessories
  .filter(({ subType }) => subType === 'pointed')
  .map((envelope) => exact(envelope.sku, cardSizeName(envelope.format), envelope));

function inlayName({ subType, format }: (typeof inlayAccessories)[number]): Message {
  if (subType === 'square') return cardSizeName(format);
  return message('accessory.inlay.for', { shape: message(`aspect.${subType}`), size: cardSizeName(format) });
}

const inlayFormats = inlayShapes.flatMap((shape) =>
  inlayAccessories.filter(({ subType }) => subType === shape).map((inlay) => exact(inlay.sku, inlayName(inlay), inlay)),
);

/** Values of a fact, under `accessory.table.value`. */
function fact(name: string, table: string, values: readonly string[]): RangeKind['facts'][number] {
  return { name: message(`accessory.fact.${name}`), values: values.map((value) => message(`accessory.${table}.${value}`)) };
}

const kind = kindsOf('accessory');

export const accessoryRange: ProductRange = rangeOf('accessory', [
  kind('envelope', envelopeFormats, [fact('flap', 'flap', flaps)]),
  kind('inlay', inlayFormats),
  kind('ribbon', [], [fact('kinds', 'ribbon', ribbons), fact('notice', 'notice', ribbonsWithNotice)]),
  kind('bow'),
  kind('seal', [], [fact('colours', 'seal', sealColours)]),
  kind('tag', [], [fact('shapes', 'tag', tags)]),
  kind('screw', [], [fact('colours', 'screw', screws)]),
  kind('pen', [], [fact('kinds', 'pen', pens)]),
  kind('bag'),
  kind('box'),
  kind('posterbar'),
]);
