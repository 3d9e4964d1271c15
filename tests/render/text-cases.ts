/** Texts that must come out alike in Node, in the browser, on the screen and in print: directions, curves, lists, emoji, French, hyphens. */
import type { DesignDocument, TextElement } from '#core/design/document.ts';
import { fixtureDesign, textElement } from './fixture-design.ts';

const place = { widthUm: 90_000, heightUm: 30_000 };
const left = { ...place, xUm: 7_000 };
const right = { ...place, xUm: 113_000 };

const german: TextElement[] = [
  textElement({ ...left, id: 'arch', yUm: 8_000, arcUm: 45_000, text: 'Goldene Hochzeit 🎉', font: 'playfair', ink: 'gold' }),
  textElement({ ...left, id: 'bowl', yUm: 40_000, arcUm: -60_000, text: 'Käthe & Théodore', font: 'pinyon', sizeUm: 9_000, rotation: 4 }),
  textElement({
    ...left,
    id: 'arch-lines',
    yUm: 74_000,
    arcUm: 70_000,
    tracking: 120,
    sizeUm: 3_500,
    text: 'AM 14. AUGUST 2027\nIN HEILBRONN',
    font: 'jost',
  }),
  textElement({
    ...left,
    id: 'emoji',
    yUm: 108_000,
    text: 'Torte 🎂, Tanz 💃🏽 & ❤️‍🔥 👩‍🚀 – bis morgen 😀',
    font: 'eb-garamond',
    sizeUm: 5_000,
  }),
  textElement({
    ...right,
    id: 'bullets',
    yUm: 8_000,
    list: 'bullet',
    align: 'left',
    sizeUm: 4_000,
    font: 'eb-garamond',
    text: 'Trauung im Standesamt am alten Markt, danach Sekt 🥂\nEssen\nTanz',
  }),
  textElement({
    ...right,
    id: 'numbers',
    yUm: 42_000,
    list: 'number',
    align: 'left',
    sizeUm: 3_600,
    text: 'Suppe\nFisch\n\nTorte',
    font: 'jost',
  }),
  textElement({
    ...right,
    id: 'directions',
    yUm: 76_000,
    sizeUm: 4_500,
    text: 'Lea & דניאל (2027) – سلام ١٢٣!\nשלום Lea, 14.08.2027',
    font: 'eb-garamond',
  }),
  textElement({
    ...right,
    id: 'hyphens',
    yUm: 108_000,
    widthUm: 30_000,
    heightUm: 34_000,
    hyphens: true,
    align: 'left',
    sizeUm: 4_000,
    minSizeUm: 4_000,
    text: 'Donaudampfschifffahrtsgesellschaft mit Überraschung',
    font: 'eb-garamond',
  }),
];

const french: TextElement[] = [
  textElement({
    ...left,
    id: 'french',
    yUm: 10_000,
    heightUm: 60_000,
    sizeUm: 5_000,
    font: 'eb-garamond',
    text: 'Chers amis: nous nous marions ! «Oui» le 1er mai 2027 à 15 h 30; viendrez-vous? Françoise & Œdipe',
  }),
];

function designWith(elements: TextElement[], language: DesignDocument['language']): DesignDocument {
  const [page] = fixtureDesign.pages;
  if (!page) throw new Error('fixture has no page');
  return { ...fixtureDesign, ...(language ? { language } : {}), pages: [{ ...page, elements }] };
}

export const textDesigns: readonly (readonly [name: string, design: DesignDocument])[] = [
  ['texts of all manners', designWith(german, undefined)],
  ['French text', designWith(french, 'fr')],
];
