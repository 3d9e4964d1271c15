/** What goes with a card: envelopes, ribbons, seals and the like, under their keys and German names (Specification 3). */

import { envelopes } from '#core/products/card/envelope.ts';
import { cardFormats } from '#core/products/card/sizes.ts';
import { cardTypes } from '#core/products/card/types.ts';
import type { ProductRange, RangeFormat, RangeKind } from './product-types.ts';

/** Parts a card order is made of; 'standard' is the card itself. */
export const cardParts = {
  standard: 'Karten',
  envelope: 'Umschläge',
  inlay: 'Einlegeblätter',
  ribbon: 'Bänder',
  bow: 'Schleifen',
  seal: 'Siegel',
  screw: 'Buchschrauben',
  pen: 'Stifte',
  bag: 'Papiertüten',
  box: 'Schachteln',
  posterbar: 'Posterleisten',
} as const;

/** Parts of a card that are things of their own. */
export const ribbons = {
  'bakers-twine': 'Bäckergarn',
  chiffon: 'Chiffonband',
  jute: 'Juteband',
  cord: 'Kordel',
  'satin-10': 'Satinband, 10 mm',
  'satin-3': 'Satinband, 3 mm',
  wax: 'Wachsband',
  none: 'ohne Band',
} as const;
type Ribbon = keyof typeof ribbons;

/** What a customer must know before choosing a ribbon. */
export const ribbonNotices: Readonly<Partial<Record<Ribbon, string>>> = {
  wax: 'Wachsband liefern wir separat, nicht an die Karten gebunden.',
};

export const screws = { bronze: 'Bronze', gold: 'Gold', silver: 'Silber' } as const;
export const tags = { none: 'ohne Anhänger', heart: 'Herz', narrow: 'schmal', round: 'rund', seal: 'Siegel' } as const;
export const sealColours = { eucalyptus: 'Eukalyptus', gold: 'Gold', copper: 'Kupfer', rose: 'Rosé' } as const;
export const pens = {
  'gel-gold': 'Gelstift Gold',
  'gel-copper': 'Gelstift Kupfer',
  'gel-silver': 'Gelstift Silber',
  'felt-black': 'Filzstift Schwarz',
} as const;

/** How an envelope closes. */
export const flaps = { straight: 'gerade', pointed: 'spitz' } as const;
/** How an inlay sheet lies. */
export const inlayShapes = { portrait: 'Hochformat', landscape: 'Querformat', square: 'Quadrat' } as const;

/** A thing that comes in sizes, as orders name it: "envelope-c6-pointed" is a C6 envelope with a pointed flap. */
export type SizedAccessory<SubType extends string> = { sku: string; subType: SubType; name: string; widthMm: number; heightMm: number };

/** Every envelope size with either flap. */
export const envelopeAccessories: readonly SizedAccessory<keyof typeof flaps>[] = Object.entries(envelopes).flatMap(([key, size]) =>
  (['straight', 'pointed'] as const).map((subType) => ({ sku: `envelope-${key}-${subType}`, subType, ...size })),
);

/** A sheet laid into a closed card is 6 mm smaller on both sides. */
const inlayRoomMm = 6;

/** One sheet for every size a folded card comes in. */
export const inlayAccessories: readonly SizedAccessory<keyof typeof inlayShapes>[] = [
  ...new Set([...cardTypes.folded.formats, ...cardTypes['folded-top'].formats]),
].map((format) => {
  const { name, widthUm, heightUm } = cardFormats[format];
  const [widthMm, heightMm] = [widthUm / 1_000 - inlayRoomMm, heightUm / 1_000 - inlayRoomMm];
  const subType = widthMm === heightMm ? 'square' : widthMm > heightMm ? 'landscape' : 'portrait';
  return { sku: `inlay-${format}`, subType, name, widthMm, heightMm };
});

function exact(key: string, name: string, { widthMm, heightMm }: { widthMm: number; heightMm: number }): RangeFormat {
  return { key, name, size: { widthMm, heightMm }, isExact: true };
}

const envelopeKind: RangeKind = {
  key: 'envelope',
  name: cardParts.envelope,
  text: 'Zu jeder Karte der, in den sie passt.',
  formats: [...new Map(envelopeAccessories.map((envelope) => [envelope.name, exact(envelope.sku, envelope.name, envelope)])).values()],
  facts: [{ name: 'Klappe', values: [...new Set(envelopeAccessories.map(({ subType }) => flaps[subType]))] }],
};

const inlayKind: RangeKind = {
  key: 'inlay',
  name: cardParts.inlay,
  text: 'Für Wegbeschreibung, Ablauf oder Gedicht.',
  formats: (['portrait', 'landscape', 'square'] as const).flatMap((shape) =>
    inlayAccessories
      .filter(({ subType }) => subType === shape)
      .map((inlay) => exact(inlay.sku, shape === 'square' ? inlay.name : `${inlayShapes[shape]}, für ${inlay.name}`, inlay)),
  ),
  facts: [],
};

/** A kind without sizes of its own. */
function plain(key: keyof typeof cardParts, text: string, facts: RangeKind['facts'] = []): RangeKind {
  return { key, name: cardParts[key], text, formats: [], facts };
}

export const accessoryRange: ProductRange = {
  name: 'Zubehör',
  plural: 'Zubehör',
  lead: 'Umschlag, Band, Siegel, Stift: was aus einer Karte Post macht.',
  notYet: 'Zubehör lässt sich hier noch nicht einzeln bestellen. Welcher Umschlag zu einer Karte passt, steht an der Karte.',
  kinds: [
    envelopeKind,
    inlayKind,
    plain('ribbon', 'Gebunden sieht es nach mehr aus.', [
      { name: 'Sorten', values: Object.values(ribbons) },
      { name: 'Hinweis', values: Object.values(ribbonNotices) },
    ]),
    plain('bow', 'Fertig gebunden, nur noch aufzusetzen.'),
    plain('seal', 'Der kleine Widerstand vor dem Öffnen.', [{ name: 'Farben', values: Object.values(sealColours) }]),
    {
      key: 'tag',
      name: 'Anhänger',
      text: 'Für Namen und für Gläser.',
      formats: [],
      facts: [{ name: 'Formen', values: Object.values(tags) }],
    },
    plain('screw', 'Halten Menü und Kirchenheft zusammen.', [{ name: 'Farben', values: Object.values(screws) }]),
    plain('pen', 'Für die Zeile von Hand, auch auf dunklem Papier.', [{ name: 'Sorten', values: Object.values(pens) }]),
    plain('bag', 'Für Mandeln, Samen und andere kleine Gaben.'),
    plain('box', 'Für Karten, die man überreicht statt einwirft.'),
    plain('posterbar', 'Oben und unten eine Leiste, und der Sitzplan hängt gerade.'),
  ],
  materials: [],
};
