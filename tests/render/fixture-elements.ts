/** A leporello and a sticker with every kind of element and every way of showing a photo, for tests of layout and painters. */

import type { Artwork } from '#core/design/artwork.ts';
import { documentVersion, type Element } from '#core/design/document.ts';
import { frameStyles, type ShapeOutline } from '#core/design/drawn-element.ts';
import { black } from '#core/design/ink.ts';
import { clipArts } from '#core/design/library/clip-art.ts';
import type { PhotoElement } from '#core/design/photo-element.ts';
import type { FontSet, Resources } from '#core/layout/resources.ts';
import type { CardDocument } from '#core/products/card/choice.ts';
import { cardPages } from '#core/products/card/pages.ts';
import { fixtureResources, photoElement, textElement } from './fixture-design.ts';

const tile: Artwork = {
  id: 'fixture.tile',
  groups: [
    {
      clip: null,
      shapes: [
        { d: 'M 2500 0 L 5000 2500 L 2500 5000 L 0 2500 Z', ink: 'tint' },
        { d: 'M 0 0 L 5000 5000', ink: 'leaf', strokeUm: 250 },
      ],
    },
  ],
};

export function elementResources(fonts: FontSet): Resources {
  const resources = fixtureResources(fonts);
  return { ...resources, artwork: (id) => (id === tile.id ? tile : resources.artwork(id)) };
}

const inks = {
  paper: { c: 2, m: 3, y: 8, k: 0, hex: '#f9f5ea' },
  ink: black,
  leaf: { c: 55, m: 25, y: 60, k: 10, hex: '#768a6b' },
  tint: { c: 14, m: 6, y: 15, k: 0, hex: '#dfe5da' },
  rose: { c: 10, m: 45, y: 30, k: 0, hex: '#dba39d' },
  gold: { c: 20, m: 35, y: 80, k: 10, hex: '#be9645', finish: true },
};

/** Cells of a panel, three across and three down, from the upper left one. */
function cell(panel: number, index: number, sizeUm = 28_000) {
  return {
    xUm: panel * 105_000 + 6_000 + (index % 3) * 32_000,
    yUm: 6_000 + Math.floor(index / 3) * 32_000,
    widthUm: sizeUm,
    heightUm: sizeUm,
    rotation: 0,
  };
}

const ways: Partial<PhotoElement>[] = [
  { turn: 90 },
  { turn: 180, mirrored: true, shape: 'heart' },
  { turn: 270, crop: { zoom: 1.4, focusX: 0.2, focusY: 0.8 }, shape: 'round' },
  { mirrored: true, frame: { ink: 'gold', widthUm: 900 } },
  { tilt: 8, shape: 'round', cornerUm: 5_000 },
  { tilt: -30, mirrored: true, shape: 'circle' },
  { filter: { tone: 'bw', contrast: 30 } },
  { filter: { tone: 'sepia', brightness: 10 }, turn: 90 },
  { filter: { brightness: -15, contrast: -20 }, shape: 'arch', frame: { ink: 'leaf', widthUm: 600 } },
];

const photos: Element[] = ways.map((way, index) => photoElement({ id: `photo-${index}`, ...cell(0, index), ...way }));

const outlines: ShapeOutline[] = [
  { as: 'rect', cornerUm: 4_000 },
  { as: 'ellipse' },
  { as: 'polygon', corners: 5, inner: 45 },
  { as: 'path', d: 'M 0 100 C 30 0 70 0 100 100 L 50 60 Z', boardWidth: 100, boardHeight: 100 },
  { as: 'heart' },
];

const shapes: Element[] = [
  ...outlines.map(
    (outline, index): Element => ({
      kind: 'shape',
      id: `shape-${index}`,
      ownName: 'Form',
      ...cell(1, index),
      outline,
      fill: index % 2 === 0 ? 'leaf' : 'tint',
      ...(index > 1 ? { stroke: { ink: 'gold', widthUm: 700 } } : {}),
    }),
  ),
  { kind: 'shape', id: 'line', role: 'line', ...cell(1, 5), rotation: 40, outline: { as: 'line' }, stroke: { ink: 'ink', widthUm: 500 } },
  // Two halves over each other, one of them over a finish: nothing shows twice, the finish stays whole.
  { kind: 'shape', id: 'veil', ownName: 'Schleier', ...cell(1, 2, 30_000), outline: { as: 'ellipse' }, fill: 'rose', opacity: 0.5 },
  {
    kind: 'artwork',
    id: 'pale-sprig',
    role: 'twig',
    ...cell(1, 6),
    heightUm: 40_000,
    rotation: 12,
    opacity: 0.6,
    artworkId: 'fixture.sprig',
  },
  photoElement({ id: 'pale-photo', ...cell(1, 7), opacity: 0.8, mirrored: true }),
];

const drawings: Element[] = [
  ...frameStyles.slice(0, 3).map(
    (style, index): Element => ({
      kind: 'frame',
      id: `frame-${style}`,
      role: 'frame',
      ...cell(2, index),
      style,
      ink: 'gold',
      lineUm: 400,
    }),
  ),
  ...frameStyles.slice(3).map(
    (style, index): Element => ({
      kind: 'frame',
      id: `frame-${style}`,
      role: 'frame',
      ...cell(2, index + 3),
      style,
      ink: 'leaf',
      lineUm: 500,
    }),
  ),
  {
    kind: 'qr',
    id: 'code',
    role: 'qr-code',
    ...cell(2, 6),
    content: 'https://federleicht.example/lea-und-ben',
    ink: 'ink',
    ground: 'paper',
  },
  ...[...clipArts.keys()].map(
    (clipArtId, index): Element => ({
      kind: 'clip-art',
      id: `drawing-${index}`,
      ownName: 'Zeichnung',
      ...cell(2, 7),
      xUm: 254_000 + (index % 6) * 9_600,
      yUm: 71_000 + Math.floor(index / 6) * 14_000,
      widthUm: 8_600,
      heightUm: 12_000,
      clipArtId,
      inks: ['leaf', 'rose'],
    }),
  ),
];

const words: Element[] = [
  textElement({
    id: 'arch-text',
    font: 'jost',
    sizeUm: 4_500,
    tracking: 100,
    xUm: 325_000,
    yUm: 8_000,
    widthUm: 80_000,
    heightUm: 26_000,
    text: 'HERZLICH WILLKOMMEN',
    arcUm: 45_000,
    ink: 'leaf',
  }),
  textElement({
    id: 'pale-text',
    font: 'cormorant',
    sizeUm: 8_000,
    xUm: 325_000,
    yUm: 40_000,
    widthUm: 80_000,
    heightUm: 20_000,
    text: 'Lea & Ben',
    opacity: 0.5,
  }),
  textElement({
    id: 'list-text',
    font: 'eb-garamond',
    sizeUm: 3_800,
    xUm: 330_000,
    yUm: 64_000,
    widthUm: 70_000,
    heightUm: 34_000,
    text: 'Suppe vom Kürbis\nForelle, Dill, Gurke\nBirne Helene',
    align: 'left',
    list: 'bullet',
  }),
];

const inside: Element[] = [
  {
    kind: 'shape',
    id: 'plate',
    role: 'area',
    xUm: 255_000,
    yUm: 20_000,
    widthUm: 150_000,
    heightUm: 65_000,
    rotation: 0,
    outline: { as: 'rect', cornerUm: 6_000 },
    fill: 'paper',
    opacity: 0.85,
    group: 'sign',
  },
  textElement({
    id: 'sign-text',
    font: 'cormorant-semibold',
    sizeUm: 9_000,
    xUm: 265_000,
    yUm: 30_000,
    widthUm: 130_000,
    heightUm: 45_000,
    text: 'Schön, dass Du da bist',
    group: 'sign',
    locked: true,
  }),
];

const [outsidePage, insidePage] = cardPages('leporello', 'square-small');
if (!outsidePage || !insidePage) throw new Error('a leporello has two pages');

export const leporelloDesign: CardDocument = {
  version: documentVersion,
  product: {
    type: 'card',
    template: 'fixture',
    colourway: 'salbei',
    refinement: 'gold',
    form: 'leporello',
    format: 'square-small',
    punching: 'round-corners',
  },
  inks,
  pages: [
    { ...outsidePage, background: 'paper', elements: [...photos, ...shapes, ...drawings, ...words] },
    {
      ...insidePage,
      background: null,
      ground: {
        kind: 'photo',
        photoId: 'photo-portrait-001',
        crop: { zoom: 1, focusX: 0.5, focusY: 0.4 },
        filter: { tone: 'sepia' },
      },
      groups: [{ id: 'sign' }],
      elements: inside,
    },
  ],
};

/** A see-through photo on colour and a see-through pattern of the library on bare paper, with words on both. */
export const groundsDesign: CardDocument = {
  version: documentVersion,
  product: { type: 'card', template: 'fixture', colourway: 'salbei', refinement: 'none', form: 'flat', format: 'a6' },
  inks,
  pages: cardPages('flat', 'a6').map((page, index) => ({
    ...page,
    background: index === 0 ? 'paper' : null,
    ground:
      index === 0
        ? { kind: 'photo', photoId: 'photo-landscape-01', crop: { zoom: 1, focusX: 0.5, focusY: 0.5 }, opacity: 0.9 }
        : { kind: 'library-pattern', patternId: 'dots', inks: ['leaf', 'tint'], scale: 100, opacity: 0.9 },
    elements: [textElement({ id: `words-${index}`, sizeUm: 9_000, text: 'Lea & Ben' })],
  })),
};

export const stickerDesign: CardDocument = {
  version: documentVersion,
  product: { type: 'card', template: 'fixture', colourway: 'salbei', refinement: 'none', form: 'sticker-heart', format: 'heart-50' },
  inks,
  pages: cardPages('sticker-heart', 'heart-50').map((page) => ({
    ...page,
    background: 'paper',
    ground: { kind: 'pattern', artworkId: tile.id, tileWidthUm: 5_000, tileHeightUm: 5_000 },
    elements: [
      {
        kind: 'shape',
        id: 'badge',
        role: 'area',
        xUm: 12_500,
        yUm: 8_000,
        widthUm: 25_000,
        heightUm: 25_000,
        rotation: 0,
        outline: { as: 'ellipse' },
        fill: 'paper',
      },
      textElement({
        id: 'thanks',
        font: 'pinyon',
        sizeUm: 7_000,
        xUm: 13_000,
        yUm: 13_000,
        widthUm: 24_000,
        heightUm: 15_000,
        text: 'Danke',
      }),
    ],
  })),
};
