/** Designs of the light geometry family. */

import { type Cmyk, inksOf, mixed, type Swatches } from '#designs/drawing/inks.ts';
import { photoInks } from '#designs/drawing/photo-inks.ts';
import type { ColourwayRow, LeadRow } from '#designs/family.ts';
import { screen } from '#designs/screen.ts';

type Hues = readonly [Cmyk, Cmyk, Cmyk, Cmyk, Cmyk, Cmyk, Cmyk, Cmyk];
type Palette = Record<'ground' | 'light' | 'ink' | 'accent' | 'gold', Cmyk> & { hues: Hues };

function colourway(key: string, color: string, hex: string, { ground, light, ink, accent, gold, hues }: Palette): ColourwayRow {
  const tints: Swatches = {};
  hues.forEach((hue, i) => {
    for (const [step, share] of [0.22, 0.42, 0.58, 0.74, 0.88].entries()) tints[`h${i + 1}-${step}`] = mixed(hue, light, share);
  });
  const swatches = { ground, ink, accent, gold, host: light, ...tints, ...photoInks('photo', mixed(hues[4], light, 0.6), hues[4]) };
  return { key, color, hex, inks: inksOf(swatches, screen, ['gold']) };
}

const glass: Hues = [
  [8, 29, 71, 3],
  [11, 50, 72, 5],
  [12, 69, 65, 13],
  [50, 70, 29, 25],
  [78, 57, 20, 19],
  [63, 26, 25, 11],
  [43, 12, 33, 0],
  [8, 17, 53, 0],
];
const sea: Hues = [
  [14, 17, 46, 0],
  [44, 12, 30, 0],
  [56, 7, 24, 26],
  [77, 46, 29, 18],
  [83, 61, 23, 30],
  [60, 35, 17, 6],
  [32, 8, 20, 0],
  [8, 9, 31, 0],
];
const dawn: Hues = [
  [6, 27, 56, 0],
  [7, 47, 51, 1],
  [16, 65, 41, 0],
  [25, 68, 12, 20],
  [59, 65, 7, 17],
  [42, 49, 7, 5],
  [10, 34, 18, 1],
  [5, 14, 39, 0],
];
const grove: Hues = [
  [14, 20, 65, 0],
  [30, 19, 72, 7],
  [57, 27, 74, 2],
  [74, 40, 69, 6],
  [73, 34, 50, 41],
  [58, 22, 46, 5],
  [33, 7, 43, 0],
  [8, 9, 45, 0],
];

const paper: Pick<Palette, 'ground' | 'light' | 'gold'> = { ground: [3, 4, 10, 0], light: [1, 3, 14, 0], gold: [26, 49, 86, 22] };

export const rows: readonly LeadRow[] = [
  {
    id: 'kirchenlicht',
    themeId: 1499,
    occasion: 'konfirmation',
    category: 'invitation',
    style: 'modern',
    composition: 'left',
    motifs: ['church', 'cross', 'rays', 'christian', 'colourful'],
    seed: 19,
    variant: 'cross',
    forms: [
      { form: 'folded', format: 'a6' },
      { form: 'flat', format: 'a6' },
      { form: 'folded', format: 'square' },
      { form: 'flat', format: 'din-long' },
      { form: 'folded', format: 'b6' },
    ],
    refinements: ['gold', 'rosegold', 'silver'],
    colourways: [
      colourway('glasbunt', 'multicolour', '#c65f4c', {
        ...paper,
        ink: [70, 55, 0, 70],
        accent: [15, 80, 75, 40],
        hues: glass,
      }),
      colourway('meer', 'turquoise', '#5f9aa0', { ...paper, ink: [70, 40, 0, 70], accent: [80, 30, 25, 42], hues: sea }),
      colourway('morgenrot', 'pink', '#d4727a', { ...paper, ink: [50, 60, 0, 68], accent: [15, 75, 35, 42], hues: dawn }),
      colourway('hain', 'green', '#7f9a5c', { ...paper, ink: [60, 15, 45, 72], accent: [62, 22, 70, 45], hues: grove }),
    ],
    sort: 89,
    popularity: 79,
    created: '2027-03-05',
    label: 'neu',
  },
  {
    id: 'fensterrose',
    themeId: 1500,
    occasion: 'kommunion',
    category: 'invitation',
    style: 'klassisch',
    composition: 'centred',
    motifs: ['rose-window', 'church', 'christian', 'colourful'],
    seed: 192,
    variant: 'rose',
    forms: [
      { form: 'folded', format: 'a6' },
      { form: 'flat', format: 'a6' },
      { form: 'folded', format: 'square' },
    ],
    refinements: ['gold', 'rosegold', 'silver'],
    colourways: [
      colourway('glasbunt', 'multicolour', '#3f5b86', {
        ...paper,
        ink: [70, 55, 0, 70],
        accent: [15, 80, 75, 40],
        hues: glass,
      }),
      colourway('morgenrot', 'pink', '#d4727a', { ...paper, ink: [50, 60, 0, 68], accent: [15, 75, 35, 42], hues: dawn }),
      colourway('meer', 'blue', '#3b6a86', { ...paper, ink: [70, 40, 0, 70], accent: [80, 30, 25, 42], hues: sea }),
      colourway('hain', 'green', '#4f7a5f', { ...paper, ink: [60, 15, 45, 72], accent: [62, 22, 70, 45], hues: grove }),
    ],
    sort: 90,
    popularity: 72,
    created: '2027-03-05',
    label: null,
  },
  {
    id: 'aufbruch',
    themeId: 1501,
    occasion: 'jugendweihe',
    category: 'invitation',
    style: 'modern',
    composition: 'left',
    motifs: ['sun', 'rays', 'colourful', 'abstract'],
    seed: 194,
    variant: 'sunrise',
    forms: [
      { form: 'folded', format: 'a6' },
      { form: 'flat', format: 'a6' },
      { form: 'flat', format: 'din-long' },
      { form: 'folded', format: 'square' },
    ],
    refinements: ['gold', 'rosegold', 'silver'],
    colourways: [
      colourway('morgenrot', 'apricot', '#e79a7a', {
        ...paper,
        gold: [15, 36, 81, 3],
        ink: [50, 60, 0, 68],
        accent: [15, 75, 35, 42],
        hues: dawn,
      }),
      colourway('meer', 'turquoise', '#5f9aa0', {
        ...paper,
        gold: [15, 36, 81, 3],
        ink: [70, 40, 0, 70],
        accent: [80, 30, 25, 42],
        hues: sea,
      }),
      colourway('glasbunt', 'multicolour', '#d98b4f', {
        ...paper,
        gold: [15, 36, 81, 3],
        ink: [70, 55, 0, 70],
        accent: [15, 80, 75, 40],
        hues: glass,
      }),
      colourway('hain', 'green', '#7f9a5c', {
        ...paper,
        gold: [15, 36, 81, 3],
        ink: [60, 15, 45, 72],
        accent: [62, 22, 70, 45],
        hues: grove,
      }),
    ],
    sort: 91,
    popularity: 69,
    created: '2027-03-05',
    label: 'neu',
  },
];
