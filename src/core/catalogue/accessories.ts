/** What goes with a card: envelopes, ribbons, seals and the like, under their keys and German names (Specification 3). */
import { envelopes } from '#core/products/card/envelope.ts';
import type { ProductRange, RangeKind } from './product-types.ts';

/** Parts of a card that are things of their own. */
export const ribbons = {
  'bakers-twine': 'Bäckergarn',
  chiffon: 'Chiffonband',
  jute: 'Juteband',
  cord: 'Kordel',
  'satin-10': 'Satinband, 10 mm',
  'satin-3': 'Satinband, 3 mm',
  wax: 'Wachsband',
} as const;
export const screws = { bronze: 'Bronze', gold: 'Gold', silver: 'Silber' } as const;
export const tags = { heart: 'Herz', narrow: 'schmal', round: 'rund', seal: 'Siegel' } as const;
export const sealColours = { eucalyptus: 'Eukalyptus', gold: 'Gold', copper: 'Kupfer', rose: 'Rosé' } as const;
export const pens = {
  'gel-gold': 'Gelstift Gold',
  'gel-copper': 'Gelstift Kupfer',
  'gel-silver': 'Gelstift Silber',
  'felt-black': 'Filzstift Schwarz',
} as const;

const envelopeKind: RangeKind = {
  key: 'envelope',
  name: 'Umschläge',
  text: 'Zu jeder Karte der, in den sie passt.',
  formats: Object.entries(envelopes).map(([key, { name, widthMm, heightMm }]) => ({
    key,
    name,
    size: { widthMm, heightMm },
    isExact: true,
  })),
  facts: [{ name: 'Klappe', values: ['gerade', 'spitz'] }],
};

export const accessoryRange: ProductRange = {
  name: 'Zubehör',
  plural: 'Zubehör',
  lead: 'Umschlag, Band, Siegel, Stift: was aus einer Karte Post macht.',
  notYet: 'Zubehör lässt sich hier noch nicht einzeln bestellen. Welcher Umschlag zu einer Karte passt, steht an der Karte.',
  kinds: [
    envelopeKind,
    {
      key: 'inlay',
      name: 'Einlegeblätter',
      text: 'Für Wegbeschreibung, Ablauf oder Gedicht.',
      formats: [
        { key: 'portrait', name: 'Hochformat', size: { widthMm: 100, heightMm: 143 }, isExact: false },
        { key: 'landscape', name: 'Querformat', size: { widthMm: 143, heightMm: 100 }, isExact: false },
        { key: 'square', name: 'Quadrat', size: { widthMm: 120, heightMm: 120 }, isExact: false },
      ],
      facts: [],
    },
    {
      key: 'ribbon',
      name: 'Bänder',
      text: 'Gebunden sieht es nach mehr aus. Wachsband kommt lose dazu.',
      formats: [],
      facts: [{ name: 'Sorten', values: Object.values(ribbons) }],
    },
    {
      key: 'seal',
      name: 'Siegel',
      text: 'Der kleine Widerstand vor dem Öffnen.',
      formats: [],
      facts: [{ name: 'Farben', values: Object.values(sealColours) }],
    },
    {
      key: 'tag',
      name: 'Anhänger',
      text: 'Für Namen und für Gläser.',
      formats: [],
      facts: [{ name: 'Formen', values: Object.values(tags) }],
    },
    {
      key: 'screw',
      name: 'Buchschrauben',
      text: 'Halten Menü und Kirchenheft zusammen.',
      formats: [],
      facts: [{ name: 'Farben', values: Object.values(screws) }],
    },
    {
      key: 'pen',
      name: 'Stifte',
      text: 'Für die Zeile von Hand, auch auf dunklem Papier.',
      formats: [],
      facts: [{ name: 'Sorten', values: Object.values(pens) }],
    },
  ],
  materials: [],
};
