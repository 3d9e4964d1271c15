/** A folded A6 card with every kind of element, for tests of layout and painters: texts in all manners, photos in all shapes, a drawing. */

import type { Artwork } from '#core/design/artwork.ts';
import { documentVersion, type Element, type PhotoElement, type TextElement } from '#core/design/document.ts';
import { black } from '#core/design/ink.ts';
import type { FontSet, PhotoFacts, Resources } from '#core/layout/resources.ts';
import type { CardDocument } from '#core/products/card/choice.ts';
import { cardPages } from '#core/products/card/pages.ts';

export function textElement(change: Partial<TextElement> & { id: string }): TextElement {
  return {
    kind: 'text',
    role: 'text',
    xUm: 10_000,
    yUm: 10_000,
    widthUm: 85_000,
    heightUm: 20_000,
    rotation: 0,
    text: 'Zoë & Łukasz',
    sample: 'Lea & Ben',
    personal: true,
    font: 'cormorant',
    sizeUm: 6_000,
    minSizeUm: 2_500,
    leading: 1.35,
    tracking: 0,
    align: 'center',
    vertical: 'middle',
    ink: 'ink',
    figures: 'lining',
    ...change,
  };
}

export function photoElement(change: Partial<PhotoElement> & { id: string }): PhotoElement {
  return {
    kind: 'photo',
    role: 'photo',
    xUm: 20_000,
    yUm: 30_000,
    widthUm: 60_000,
    heightUm: 45_000,
    rotation: 0,
    photoId: 'photo-landscape-01',
    shape: 'rect',
    crop: { zoom: 1, focusX: 0.5, focusY: 0.5 },
    ink: 'tint',
    ...change,
  };
}

const sprig: Artwork = {
  id: 'fixture.sprig',
  groups: [
    {
      clip: null,
      shapes: [
        { d: 'M 0 40000 C 10000 30000 20000 12000 24000 0', ink: 'leaf', strokeUm: 400 },
        { d: 'M 12000 22000 C 4000 20000 2000 14000 2000 8000 C 9000 10000 12000 15000 12000 22000 Z', ink: 'leaf' },
        { d: 'M 16000 16000 C 24000 16000 28000 12000 30000 6000 C 23000 6000 18000 9000 16000 16000 Z', ink: 'gold' },
      ],
    },
    {
      clip: 'M 0 0 L 30000 0 L 30000 20000 L 0 20000 Z',
      shapes: [{ d: 'M 5000 0 L 35000 0 L 35000 30000 Z', ink: 'tint' }],
    },
  ],
};

const photos: PhotoFacts[] = [
  { id: 'photo-landscape-01', width: 4000, height: 3000 },
  { id: 'photo-portrait-001', width: 3024, height: 4032 },
];

export function fixtureResources(fonts: FontSet): Resources {
  return {
    fonts,
    artwork: (id) => (id === sprig.id ? sprig : null),
    photo: (id) => photos.find((photo) => photo.id === id) ?? null,
  };
}

const inks = {
  paper: { c: 2, m: 3, y: 8, k: 0, hex: '#f9f5ea' },
  ink: black,
  leaf: { c: 55, m: 25, y: 60, k: 10, hex: '#768a6b' },
  tint: { c: 14, m: 6, y: 15, k: 0, hex: '#dfe5da' },
  gold: { c: 20, m: 35, y: 80, k: 10, hex: '#be9645', finish: true },
};

const longText =
  'Am 14. August 2027 um 10.30 Uhr sagen wir „Ja“ – und möchten mit Euch feiern, z. B. beim Tanz unter den alten Kastanien im Garten. 100 % gute Laune!';

const outside: Element[] = [
  {
    kind: 'artwork',
    id: 'sprig',
    role: 'twig',
    xUm: 140_000,
    yUm: 8_000,
    widthUm: 30_000,
    heightUm: 40_000,
    rotation: 0,
    artworkId: sprig.id,
  },
  {
    kind: 'artwork',
    id: 'sprig-turned',
    role: 'twig',
    xUm: 20_000,
    yUm: 8_000,
    widthUm: 30_000,
    heightUm: 40_000,
    rotation: 33.3,
    artworkId: sprig.id,
  },
  textElement({
    id: 'names',
    font: 'pinyon',
    sizeUm: 14_000,
    xUm: 115_000,
    yUm: 60_000,
    text: 'Zoë Müller-Łukasz',
    ink: 'gold',
    tracking: 200,
  }),
  textElement({
    id: 'caps',
    font: 'jost',
    sizeUm: 2_800,
    tracking: 220,
    xUm: 115_000,
    yUm: 88_000,
    heightUm: 10_000,
    text: 'GROẞE LIEBE 1890–2027',
  }),
  textElement({ id: 'date', font: 'fraunces', xUm: 115_000, yUm: 100_000, figures: 'oldstyle', text: '14|08|27', rotation: -12.5 }),
  photoElement({ id: 'back', xUm: 22_000, yUm: 60_000, shape: 'circle', heightUm: 60_000, photoId: 'photo-portrait-001' }),
];

const inside: Element[] = [
  photoElement({ id: 'arch', shape: 'arch', heightUm: 80_000, crop: { zoom: 1.3, focusX: 0.1, focusY: 0.9 } }),
  photoElement({ id: 'empty', photoId: null, xUm: 20_000, yUm: 115_000, heightUm: 25_000, rotation: 3 }),
  textElement({
    id: 'story',
    font: 'eb-garamond',
    sizeUm: 4_200,
    xUm: 115_000,
    heightUm: 60_000,
    text: longText,
    align: 'left',
    vertical: 'top',
  }),
  textElement({
    id: 'italic',
    font: 'cormorant-italic',
    xUm: 115_000,
    yUm: 80_000,
    text: 'Auflage: ﬁ ffi fl «\u00a0bon\u00a0» ½',
    align: 'right',
  }),
  textElement({ id: 'fallback', font: 'dm-serif', xUm: 115_000, yUm: 105_000, text: 'STRAẞE Ŋ', vertical: 'bottom' }),
];

export const fixtureDesign: CardDocument = {
  version: documentVersion,
  product: { type: 'card', template: 'fixture', colourway: 'salbei', refinement: 'gold', form: 'folded', format: 'a6' },
  inks,
  pages: cardPages('folded', 'a6').map((page, index) => ({ ...page, background: 'paper', elements: index === 0 ? outside : inside })),
};
