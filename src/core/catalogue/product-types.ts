/**
 * What the shop says about product types that cannot be ordered yet: kinds, formats, materials under their keys and German names
 * (Specification 3). No prices: there are none before there is something to buy.
 */
import type { ProductType } from '#core/products/product.ts';
import { namedSizes, type SizeMm } from '#core/values/unit.ts';

export type RangeFormat = {
  key: string;
  name: string;
  /** What it measures; for formats whose exact size is not settled only its shape counts. */
  size: SizeMm;
  isExact: boolean;
};
type RangeFact = { name: string; values: readonly string[] };
export type RangeKind = { key: string; name: string; text: string; formats: readonly RangeFormat[]; facts: readonly RangeFact[] };
export type ProductRange = {
  name: string;
  plural: string;
  lead: string;
  /** One honest sentence about ordering. */
  notYet: string;
  kinds: readonly RangeKind[];
  /** Keys of materials with a surface of their own. */
  materials: readonly string[];
};

function format(key: string, name: string, size: SizeMm): RangeFormat {
  return { key, name, size, isExact: true };
}
function shape(key: string, name: string, widthMm: number, heightMm: number): RangeFormat {
  return { key, name, size: { widthMm, heightMm }, isExact: false };
}
function across({ widthMm, heightMm }: SizeMm): SizeMm {
  return { widthMm: heightMm, heightMm: widthMm };
}

const calendarFormats = {
  'din-a3': format('din-a3', 'DIN A3', namedSizes.a3),
  'din-a4': format('din-a4', 'DIN A4', namedSizes.a4),
  square: shape('square', 'Quadrat', 300, 300),
  'portrait-long': shape('portrait-long', 'Hochformat, schmal', 200, 420),
  large: shape('large', 'Groß', 420, 594),
  small: shape('small', 'Klein', 148, 210),
  landscape: shape('landscape', 'Querformat', 297, 210),
} as const;

const mounting = {
  spirale: 'Spirale',
  lochung: 'Lochung',
  holzblock: 'Holzblock',
  holzfuss: 'Holzfuß',
  ohne: 'ohne',
} as const;

const calendar: ProductRange = {
  name: 'Fotokalender',
  plural: 'Fotokalender',
  lead: 'Zwölf Monate, zwölf Bilder, und der Anfang liegt, wo du ihn hinlegst: im Januar, im September oder am Hochzeitstag.',
  notYet: 'Kalender lassen sich hier noch nicht gestalten und bestellen. Sobald es so weit ist, steht der Preis an jedem Format.',
  kinds: [
    {
      key: 'wandkalender',
      name: 'Wandkalender',
      text: 'Das Bild groß, die Tage klein darunter.',
      formats: [calendarFormats['din-a3'], calendarFormats['din-a4'], calendarFormats.square, calendarFormats.landscape],
      facts: [{ name: 'Aufhängung', values: [mounting.spirale, mounting.lochung] }],
    },
    {
      key: 'familienplaner',
      name: 'Familienplaner',
      text: 'Eine Spalte für jeden, auch für den Hund.',
      formats: [calendarFormats.large, calendarFormats['portrait-long']],
      facts: [{ name: 'Aufhängung', values: [mounting.spirale] }],
    },
    {
      key: 'kuechenkalender',
      name: 'Küchenkalender',
      text: 'Schmal genug für den Platz neben dem Kühlschrank.',
      formats: [calendarFormats['portrait-long']],
      facts: [{ name: 'Aufhängung', values: [mounting.spirale, mounting.lochung] }],
    },
    {
      key: 'terminkalender',
      name: 'Terminkalender',
      text: 'Wochen zum Eintragen, ein Foto zum Durchatmen.',
      formats: [calendarFormats['din-a4'], calendarFormats.small],
      facts: [{ name: 'Bindung', values: [mounting.spirale] }],
    },
    {
      key: 'tischkalender',
      name: 'Tischkalender',
      text: 'Steht im Büro und sieht nach Urlaub aus.',
      formats: [calendarFormats.small, calendarFormats.landscape, calendarFormats.square],
      facts: [{ name: 'Aufsteller', values: [mounting.spirale, mounting.holzblock, mounting.holzfuss, mounting.ohne] }],
    },
  ],
  materials: [],
};

const bookFormats = {
  'a3-quer': format('a3-quer', 'A3 quer', across(namedSizes.a3)),
  'a4-hoch': format('a4-hoch', 'A4 hoch', namedSizes.a4),
  'a4-quer': format('a4-quer', 'A4 quer', across(namedSizes.a4)),
  'a5-hoch': format('a5-hoch', 'A5 hoch', namedSizes.a5),
  'a5-quer': format('a5-quer', 'A5 quer', across(namedSizes.a5)),
  'a6-quer': format('a6-quer', 'A6 quer', across(namedSizes.a6)),
  '200-200': format('200-200', 'Quadrat, klein', { widthMm: 200, heightMm: 200 }),
  '300-300': format('300-300', 'Quadrat, groß', { widthMm: 300, heightMm: 300 }),
} as const;

const photobook: ProductRange = {
  name: 'Fotobuch',
  plural: 'Fotobücher',
  lead: 'Ein Fest, eine Reise, ein erstes Jahr: gebunden statt im Telefon.',
  notYet: 'Fotobücher lassen sich hier noch nicht gestalten und bestellen. Formate, Bindungen und Seitenzahlen stehen schon fest.',
  kinds: [
    {
      key: 'digitalfotobuch',
      name: 'Digitalfotobuch',
      text: 'Digital gedruckt und gebunden wie ein Buch aus dem Laden.',
      formats: [
        ...[bookFormats['a3-quer'], bookFormats['a4-hoch'], bookFormats['a4-quer'], bookFormats['a5-hoch'], bookFormats['a5-quer']],
        ...[bookFormats['200-200'], bookFormats['300-300']],
      ],
      facts: [
        { name: 'Einband', values: ['Hardcover', 'Softcover'] },
        { name: 'Bindung', values: ['PUR-Klebebindung'] },
        { name: 'Papier', values: ['Feinstweiß', 'matt', 'glänzend', 'Standard'] },
        { name: 'Seiten', values: ['24 bis 160, in Viererschritten'] },
      ],
    },
    {
      key: 'echtfotobuch',
      name: 'Echtfotobuch',
      text: 'Auf Fotopapier belichtet. Es bleibt flach liegen, kein Bild verschwindet im Falz.',
      formats: [bookFormats['a3-quer'], bookFormats['a4-hoch'], bookFormats['a4-quer'], bookFormats['200-200'], bookFormats['300-300']],
      facts: [
        { name: 'Einband', values: ['Hardcover'] },
        { name: 'Bindung', values: ['Layflat', 'PUR-Klebebindung'] },
        { name: 'Papier', values: ['matt', 'glänzend'] },
        { name: 'Seiten', values: ['16 bis 96, in Zweierschritten'] },
      ],
    },
    {
      key: 'fotoheft',
      name: 'Fotoheft',
      text: 'Dünn, leicht, geheftet. Passt in einen Umschlag.',
      formats: [bookFormats['a4-hoch'], bookFormats['a5-hoch'], bookFormats['a5-quer'], bookFormats['a6-quer'], bookFormats['200-200']],
      facts: [
        { name: 'Einband', values: ['Softcover'] },
        { name: 'Bindung', values: ['Heftbindung'] },
        { name: 'Papier', values: ['Standard', 'matt'] },
        { name: 'Seiten', values: ['16 bis 64, in Viererschritten'] },
      ],
    },
  ],
  materials: [],
};

const photoPapers = ['Fotopapier matt', 'Fotopapier glänzend', 'Hahnemühle'] as const;

const photobox: ProductRange = {
  name: 'Fotobox',
  plural: 'Fotoboxen',
  lead: 'Lose Bilder in einer Schachtel: zum Herumreichen, Sortieren, Wiederfinden.',
  notYet: 'Fotoboxen lassen sich hier noch nicht füllen und bestellen. Die Papiere stehen schon fest, die Größen folgen.',
  kinds: [
    {
      key: 'small',
      name: 'Kleine Fotobox',
      text: 'Für die zwanzig, die zählen.',
      formats: [shape('small', 'Klein', 105, 105)],
      facts: [{ name: 'Papier', values: photoPapers }],
    },
    {
      key: 'photoprint',
      name: 'Fotobox mit Abzügen',
      text: 'Für das ganze Jahr, der Reihe nach.',
      formats: [shape('photoprint', 'Fotoabzug', 148, 105)],
      facts: [{ name: 'Papier', values: photoPapers }],
    },
  ],
  materials: [],
};

const photoprint: ProductRange = {
  name: 'Fotoabzug',
  plural: 'Fotoabzüge',
  lead: 'Einzelne Bilder auf gutem Papier, für Rahmen, Alben und Kühlschränke.',
  notYet: 'Fotoabzüge lassen sich hier noch nicht bestellen. Formate und Preise stehen auf dieser Seite, sobald es so weit ist.',
  kinds: [
    {
      key: 'matt',
      name: 'Fotopapier matt',
      text: 'Spiegelt nicht und verzeiht Fingerabdrücke.',
      formats: [shape('hoch', 'Hochformat', 100, 150), shape('quer', 'Querformat', 150, 100)],
      facts: [],
    },
    {
      key: 'glaenzend',
      name: 'Fotopapier glänzend',
      text: 'Satte Farben, tiefes Schwarz.',
      formats: [shape('hoch', 'Hochformat', 100, 150), shape('quer', 'Querformat', 150, 100)],
      facts: [],
    },
    {
      key: 'hahnemuehle',
      name: 'Hahnemühle',
      text: 'Künstlerpapier mit Struktur, für das eine Bild an der Wand.',
      formats: [shape('quadrat', 'Quadrat', 130, 130)],
      facts: [],
    },
  ],
  materials: [],
};

const wallMaterials = [
  ...['acrylglas', 'aludibond', 'backlitfolie', 'echtglas', 'forexplatte', 'fototapete'],
  ...['gallerybond', 'hahnemuehle', 'klebefolie', 'leinwand', 'poster', 'pvcplane'],
] as const;

const collage: ProductRange = {
  name: 'Collage',
  plural: 'Collagen',
  lead: 'Viele Bilder, eine Fläche: auf Leinwand, hinter Glas, als Poster.',
  notYet: 'Collagen lassen sich hier noch nicht gestalten und bestellen. Die Materialien stehen schon fest.',
  kinds: [
    {
      key: 'collage',
      name: 'Fotocollage',
      text: 'Zwei Bilder oder fünfzig, geordnet oder wild.',
      formats: [shape('hoch', 'Hochformat', 300, 400), shape('quadrat', 'Quadrat', 300, 300), shape('quer', 'Querformat', 400, 300)],
      facts: [
        { name: 'Rahmen', values: ['Alurahmen', 'Artbox', 'Fotorahmen', 'Holzrahmen', 'Kunststoffrahmen', 'Schattenfugenrahmen'] },
        { name: 'Passepartout', values: ['ohne', 'weiß, 30 mm'] },
      ],
    },
  ],
  materials: wallMaterials,
};

const merch: ProductRange = {
  name: 'Fotogeschenk',
  plural: 'Fotogeschenke',
  lead: 'Ein Bild, das man benutzt.',
  notYet: 'Fotogeschenke lassen sich hier noch nicht gestalten und bestellen.',
  kinds: [],
  materials: [],
};

export const productRanges = { calendar, photobook, photobox, photoprint, collage, merch } as const satisfies Partial<
  Record<ProductType, ProductRange>
>;
export type RangeType = keyof typeof productRanges;

/** The kind of a range by its key, or null. */
export function findKind(range: ProductRange, key: string): RangeKind | null {
  return range.kinds.find((kind) => kind.key === key) ?? null;
}
