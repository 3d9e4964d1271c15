/** Defects for the tests of repairs: each changes one element of a design, or adds one, so that a rule finds it. */
import type { DesignDocument, Element, Page, PhotoElement, TextElement } from '#core/design/document.ts';
import type { FrameElement, QrElement, ShapeElement } from '#core/design/drawn-element.ts';
import type { Rule } from '#core/preflight/finding.ts';
import type { Limits } from '#core/preflight/limits.ts';
import { photoElement, textElement } from './fixture-design.ts';

const points = (pt: number) => Math.round((pt * 25_400) / 72);

/** Inks that the defects need besides those of the design. */
const seededInks: DesignDocument['inks'] = {
  'seeded-black': { c: 0, m: 0, y: 0, k: 100, hex: '#181715' },
  'seeded-white': { c: 0, m: 0, y: 0, k: 0, hex: '#ffffff' },
  'seeded-pale': { c: 3, m: 3, y: 6, k: 0, hex: '#f6f2ea' },
  'seeded-red': { c: 30, m: 95, y: 60, k: 40, hex: '#5c1a2c' },
  'seeded-heavy': { c: 80, m: 80, y: 80, k: 70, hex: '#0d0c0b' },
  'seeded-gold': { c: 20, m: 35, y: 80, k: 10, hex: '#be9645', finish: true },
};

/** Where a defect goes: a blank sheet of the design's own format, under the id of one of its pages. */
export type Place = { page: Page; panel: Page['panels'][number] };

export type Defect = {
  name: string;
  rule: Rule;
  /** What is planted; null where the page has no place for it. */
  element(place: Place): Element | null;
  /** Changes the page that it lies on. */
  page?(page: Page, place: Place): Page;
  /** Of a product that limits more than cards do. */
  limits?: Partial<Limits>;
};

function middleOf({ panel }: Place, widthUm: number, heightUm: number) {
  const xUm = Math.round(panel.xUm + (panel.widthUm - widthUm) / 2);
  return { xUm, yUm: Math.round(panel.yUm + (panel.heightUm - heightUm) / 2), widthUm, heightUm, rotation: 0 };
}

function text(place: Place, change: Partial<TextElement> = {}): TextElement {
  const box = middleOf(place, 40_000, 12_000);
  const set = { sizeUm: points(10), minSizeUm: 1_000, font: 'jost', ink: 'seeded-black', text: 'Mia & Ben', sample: '' };
  return textElement({ id: 'seeded', ownName: 'Fehler', ...box, ...set, ...change });
}

function photo(place: Place, change: Partial<PhotoElement> = {}): PhotoElement {
  return photoElement({ id: 'seeded', ownName: 'Fehler', ...middleOf(place, 40_000, 30_000), ink: 'seeded-pale', ...change });
}

function shape(place: Place, change: Partial<ShapeElement> = {}): ShapeElement {
  const box = middleOf(place, 24_000, 20_000);
  return { kind: 'shape', id: 'seeded', ownName: 'Fehler', ...box, outline: { as: 'rect' }, fill: 'seeded-red', ...change };
}

function frame(place: Place, change: Partial<FrameElement> = {}): FrameElement {
  const box = middleOf(place, 30_000, 24_000);
  return { kind: 'frame', id: 'seeded', ownName: 'Fehler', ...box, style: 'line', ink: 'seeded-red', lineUm: 300, ...change };
}

function code(place: Place, sizeUm: number, change: Partial<QrElement> = {}): QrElement {
  const content = 'https://www.beispiel.de/hochzeit';
  return { kind: 'qr', id: 'seeded', ownName: 'Fehler', ...middleOf(place, sizeUm, sizeUm), content, ink: 'seeded-black', ...change };
}

/** Five bars with gaps of 0.3 mm, in foil. */
function bars(place: Place): ShapeElement {
  const height = 600;
  const d = Array.from({ length: 5 }, (_, at) => at * (height + 300)).map(
    (y) => `M 0 ${y} L 20000 ${y} L 20000 ${y + height} L 0 ${y + height} Z`,
  );
  const board = { boardWidth: 20_000, boardHeight: 4 * 900 + height };
  return shape(place, {
    ...middleOf(place, 20_000, board.boardHeight),
    fill: 'seeded-gold',
    outline: { as: 'path', d: d.join(' '), ...board },
  });
}

const words = 'Wir freuen uns auf ein Fest mit Euch allen im Garten unter den alten Bäumen. ';

/** Where a box of this width begins that lies half a millimetre from a fold of the panel. */
function besideFold({ page, panel }: Place, widthUm: number): number | null {
  if (page.foldsUm.includes(panel.xUm)) return panel.xUm + 500;
  return page.foldsUm.includes(panel.xUm + panel.widthUm) ? panel.xUm + panel.widthUm - widthUm - 500 : null;
}

export const defects: readonly Defect[] = [
  {
    name: 'a text longer than its box',
    rule: 'overflow',
    element: (place) => text(place, { text: words.repeat(2), minSizeUm: points(9) }),
  },
  { name: 'a text in a flat box', rule: 'overflow', element: (place) => text(place, { heightUm: 2_500, minSizeUm: points(10) }) },
  { name: 'letters no face has', rule: 'missing-glyph', element: (place) => text(place, { text: 'Mia 漢字 & Ben' }) },
  { name: 'type of 5 pt', rule: 'type-size', element: (place) => text(place, { sizeUm: points(5) }) },
  {
    name: 'type shrunk below 6 pt',
    rule: 'type-size',
    element: (place) => text(place, { sizeUm: points(9), heightUm: 4_500, text: words }),
  },
  { name: 'type of 7 pt in four inks', rule: 'type-size', element: (place) => text(place, { sizeUm: points(7), ink: 'seeded-red' }) },
  { name: 'pale type', rule: 'contrast', element: (place) => text(place, { ink: 'seeded-pale' }) },
  {
    name: 'a text at the left edge',
    rule: 'outside-safe-area',
    element: (place) => (place.panel.xUm === 0 ? text(place, { xUm: 500, align: 'left' }) : null),
  },
  { name: 'a text at the upper edge', rule: 'outside-safe-area', element: (place) => text(place, { yUm: place.panel.yUm - 3_000 }) },
  {
    name: 'a text at the lower edge',
    rule: 'outside-safe-area',
    element: (place) => text(place, { yUm: place.panel.yUm + place.panel.heightUm - 9_000 }),
  },
  {
    name: 'a text as wide as the page',
    rule: 'outside-safe-area',
    element: (place) =>
      text(place, {
        xUm: place.panel.xUm,
        widthUm: place.panel.widthUm,
        text: words.slice(0, 76),
        heightUm: 30_000,
        sizeUm: points(11),
        align: 'left',
      }),
  },
  {
    name: 'a text at the fold',
    rule: 'near-fold',
    element: (place) => {
      const xUm = besideFold(place, 30_000);
      return xUm === null ? null : text(place, { xUm, widthUm: 30_000, align: xUm < place.panel.xUm + 1_000 ? 'left' : 'right' });
    },
  },
  {
    name: 'a text on glue',
    rule: 'keep-out',
    element: (place) => text(place),
    page: (page, place) => ({ ...page, glue: [middleOf(place, 12_000, 4_000)].map(({ rotation: _, ...area }) => area) }),
  },
  {
    name: 'a text on a perforation',
    rule: 'keep-out',
    element: (place) => text(place),
    page: (page, { panel }) => {
      const y = panel.yUm + panel.heightUm / 2;
      return { ...page, perforations: [{ x1Um: panel.xUm, y1Um: y, x2Um: panel.xUm + panel.widthUm, y2Um: y }] };
    },
  },
  {
    name: 'a photo enlarged beyond its pixels',
    rule: 'photo-resolution',
    element: (place) => photo(place, { crop: { zoom: 16, focusX: 0.5, focusY: 0.5 } }),
  },
  { name: 'a small picture in a large slot', rule: 'photo-resolution', element: (place) => photo(place, { photoId: 'seeded-small' }) },
  { name: 'a surface that does not dry', rule: 'ink-limit', element: (place) => shape(place, { fill: 'seeded-heavy' }) },
  { name: 'type that does not dry', rule: 'ink-limit', element: (place) => text(place, { ink: 'seeded-heavy' }) },
  {
    name: 'a photo that ends at the trim',
    rule: 'bleed',
    element: (place) => photo(place, { yUm: 0, widthUm: 30_000 }),
  },
  { name: 'a surface that ends in the bleed', rule: 'bleed', element: (place) => shape(place, { yUm: -1_000 }) },
  {
    name: 'a bar beside the trim',
    rule: 'near-trim',
    element: (place) => shape(place, { ...middleOf(place, 34_000, 8_000), yUm: 1_500 }),
  },
  { name: 'a frame of hairlines', rule: 'line-width', element: (place) => frame(place, { lineUm: 60 }) },
  {
    name: 'a shape drawn with a hairline',
    rule: 'line-width',
    element: (place) => shape(place, { fill: undefined, stroke: { ink: 'seeded-red', widthUm: 50 } }),
  },
  { name: 'a frame of fine foil', rule: 'finish-line', element: (place) => frame(place, { ink: 'seeded-gold', lineUm: 150 }) },
  {
    name: 'type of fine foil',
    rule: 'finish-line',
    element: (place) => text(place, { ink: 'seeded-gold', font: 'jost', sizeUm: points(16) }),
  },
  { name: 'foil with narrow gaps', rule: 'finish-gap', element: bars },
  {
    name: 'foil at the trim',
    rule: 'finish-edge',
    element: (place) => shape(place, { fill: 'seeded-gold', yUm: 800 }),
  },
  {
    name: 'foil at the fold',
    rule: 'finish-edge',
    element: (place) => {
      const xUm = besideFold(place, 24_000);
      return xUm === null ? null : shape(place, { fill: 'seeded-gold', xUm });
    },
  },
  {
    name: 'a surface in foil on a page that takes none',
    rule: 'finish-page',
    element: (place) => shape(place, { fill: 'seeded-gold' }),
    limits: { refinedPages: [] },
  },
  {
    name: 'type in foil on a page that takes none',
    rule: 'finish-page',
    element: (place) => text(place, { ink: 'seeded-gold' }),
    limits: { refinedPages: [] },
  },
  { name: 'a code too small for phones', rule: 'qr-module', element: (place) => code(place, 9_000) },
  {
    name: 'a small code in the corner',
    rule: 'qr-module',
    element: ({ page, panel }) => code({ page, panel }, 9_000, { yUm: panel.yUm + 4_200 }),
  },
  { name: 'a pale code', rule: 'qr-contrast', element: (place) => code(place, 20_000, { ink: 'seeded-pale' }) },
  {
    name: 'a light code on dark ground',
    rule: 'qr-contrast',
    element: (place) => code(place, 20_000, { ink: 'seeded-white' }),
    page: (page) => ({ ...page, background: 'seeded-red' }),
  },
  {
    name: 'a code in foil on dark ground',
    rule: 'qr-contrast',
    element: (place) => code(place, 20_000, { ink: 'seeded-gold' }),
    page: (page) => ({ ...page, background: 'seeded-red' }),
  },
  { name: 'a code at the edge', rule: 'outside-safe-area', element: (place) => code(place, 20_000, { yUm: place.panel.yUm + 500 }) },
  {
    name: 'a text beyond the die-cut contour',
    rule: 'outside-safe-area',
    element: (place) => text(place, { yUm: place.panel.yUm + 2_000 }),
    page: (page) => {
      const { widthUm: w, heightUm: h } = page;
      return {
        ...page,
        foldsUm: [],
        cut: [`M ${w / 2} 0 L ${w} ${h / 2} L ${w / 2} ${h} L 0 ${h / 2} Z`.replaceAll(/\d+\.\d+/g, (n) => `${Math.round(Number(n))}`)],
      };
    },
  },
];

/** The design with one defect, in gold; the rest of its page stays. Null where the page has no place for it. */
export function withDefect(design: DesignDocument, defect: Defect, place: Place): DesignDocument | null {
  const element = defect.element(place);
  if (!element) return null;
  const plain = { ...place.page, elements: [...place.page.elements, element] };
  const page = defect.page?.(plain, place) ?? plain;
  const { product } = design;
  return {
    ...design,
    product: { ...product, refinement: 'gold' },
    inks: { ...design.inks, ...seededInks },
    pages: design.pages.map((other) => (other.id === page.id ? page : other)),
  };
}
