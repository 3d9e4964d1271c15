/** Designs of the single line. */

import { type Cmyk, inksOf, mixed } from '#designs/drawing/inks.ts';
import { photoInks } from '#designs/drawing/photo-inks.ts';
import type { ColourwayRow, LeadRow } from '#designs/family.ts';
import { screen } from '#designs/screen.ts';

type Palette = { ground: Cmyk; line: Cmyk; flat1: Cmyk; flat2: Cmyk; flat3?: Cmyk; ink?: Cmyk; label?: Cmyk };

function colourway(key: string, color: string, hex: string, palette: Palette): ColourwayRow {
  const { ground, line, flat1, flat2, flat3 = flat2, ink = line, label = line } = palette;
  const swatches = {
    ground,
    line,
    ink,
    label,
    flat1,
    flat2,
    flat3,
    shade: mixed(flat1, [30, 60, 100, 30], 0.22),
    ...photoInks('photo', mixed(ground, flat2, 0.3), mixed(ground, line, 0.6)),
  };
  return { key, color, hex, inks: inksOf(swatches, screen) };
}

const fir: Cmyk = [79, 52, 59, 59];
const night: Cmyk = [91, 77, 33, 48];
const wine: Cmyk = [33, 90, 63, 41];
const black: Cmyk = [69, 60, 48, 75];
const paper: Cmyk = [4, 4, 10, 0];
const honey: Cmyk = [5, 32, 77, 0];
const tea: Cmyk = [15, 61, 80, 9];
const coral: Cmyk = [7, 52, 57, 1];

export const rows: readonly LeadRow[] = [
  {
    id: 'ziehzeit',
    themeId: 1693,
    occasion: 'gute-besserung',
    category: 'greeting-card',
    style: 'illustriert',
    composition: 'asymmetric',
    motifs: ['hand-drawn', 'table', 'minimal', 'funny'],
    seed: 4,
    variant: 'cup',
    forms: [
      { form: 'folded', format: 'a6' },
      { form: 'flat', format: 'a6' },
      { form: 'flat', format: 'din-long' },
      { form: 'folded', format: 'square' },
    ],
    refinements: [],
    colourways: [
      colourway('minze', 'turquoise', '#d9e5e0', { ground: [18, 5, 14, 0], line: fir, flat1: honey, flat2: tea }),
      colourway('hagebutte', 'red', '#b5462f', { ground: [5, 6, 14, 0], line: night, flat1: [7, 52, 57, 1], flat2: [19, 79, 81, 16] }),
      colourway('kamille', 'yellow', '#f4d34f', { ground: [6, 15, 77, 0], line: black, flat1: paper, flat2: [12, 41, 87, 5] }),
      colourway('nachtruhe', 'navy', '#24345a', {
        ground: [90, 75, 29, 39],
        line: [5, 21, 21, 0],
        flat1: [5, 21, 21, 0],
        flat2: coral,
        label: night,
      }),
    ],
    sort: 253,
    popularity: 84,
    created: '2027-04-13',
    label: 'neu',
  },
  {
    id: 'zu-zweit',
    themeId: 1694,
    occasion: 'valentinstag',
    category: 'greeting-card',
    style: 'modern',
    composition: 'left',
    motifs: ['bird', 'hand-drawn', 'romantic', 'minimal'],
    seed: 21,
    variant: 'birds',
    forms: [
      { form: 'folded', format: 'square' },
      { form: 'flat', format: 'a6' },
      { form: 'folded', format: 'a6' },
      { form: 'flat', format: 'din-long' },
    ],
    refinements: [],
    colourways: [
      colourway('rose', 'pink', '#f1d4c6', { ground: [5, 21, 21, 0], line: wine, flat1: [10, 82, 73, 11], flat2: coral }),
      colourway('rot', 'red', '#b5312f', { ground: [15, 90, 78, 17], line: [0, 8, 9, 0], flat1: wine, flat2: [7, 52, 57, 1] }),
      colourway('himmel', 'blue', '#9fb7d4', { ground: [42, 22, 9, 0], line: night, flat1: paper, flat2: [10, 82, 73, 11] }),
      colourway('weiss', 'white', '#f7f3ea', { ground: paper, line: black, flat1: [10, 26, 12, 0], flat2: [10, 82, 73, 11] }),
    ],
    sort: 254,
    popularity: 82,
    created: '2027-04-13',
    label: null,
  },
  {
    id: 'vorne-sitzen',
    themeId: 1695,
    occasion: 'vatertag',
    category: 'greeting-card',
    style: 'illustriert',
    composition: 'left',
    motifs: ['hand-drawn', 'travel', 'minimal'],
    seed: 33,
    variant: 'bicycle',
    forms: [
      { form: 'flat', format: 'square' },
      { form: 'folded', format: 'a6' },
      { form: 'flat', format: 'a6' },
      { form: 'flat', format: 'din-long' },
    ],
    refinements: [],
    colourways: [
      colourway('lindgruen', 'green', '#dfe8d4', { ground: [16, 3, 21, 0], line: fir, flat1: [6, 72, 77, 0], flat2: [34, 12, 40, 0] }),
      colourway('asphalt', 'grey', '#b9bfc4', { ground: [32, 21, 20, 0], line: black, flat1: honey, flat2: [15, 9, 10, 0] }),
      colourway('ziegel', 'terracotta', '#b5673c', { ground: [24, 64, 78, 29], line: paper, flat1: honey, flat2: [27, 66, 78, 44] }),
    ],
    sort: 255,
    popularity: 78,
    created: '2027-04-13',
    label: null,
  },
  {
    id: 'angekommen',
    themeId: 1696,
    pieces: {
      own: [
        { id: 'einweihung', form: 'postcard', formats: ['a6', 'a6-landscape'], category: 'invitation' },
        { id: 'absender', form: 'sticker-rect', formats: ['label-70', 'label-99'], category: 'sender-sticker' },
        { id: 'umschlag', form: 'envelope', formats: ['envelope-c6', 'envelope-square'], category: 'envelope' },
        { id: 'siegel', form: 'sticker-round', formats: ['round-50', 'round-40'], category: 'seal-sticker' },
        { id: 'dankeskarte', form: 'flat', formats: ['a6'], category: 'thank-you-card' },
      ],
    },
    occasion: 'umzug',
    category: 'announcement',
    style: 'illustriert',
    composition: 'left',
    motifs: ['house', 'tree', 'hand-drawn', 'minimal'],
    seed: 41,
    variant: 'house',
    forms: [
      { form: 'flat', format: 'a6' },
      { form: 'folded', format: 'square' },
      { form: 'flat', format: 'din-long' },
    ],
    refinements: [],
    colourways: [
      colourway('apricot', 'apricot', '#eeb48f', {
        ground: [4, 33, 42, 0],
        line: night,
        flat1: [6, 72, 77, 0],
        flat2: [53, 25, 48, 0],
        flat3: paper,
      }),
      colourway('wolke', 'blue', '#cfe3e6', {
        ground: [22, 3, 10, 1],
        line: [88, 52, 40, 39],
        flat1: [88, 52, 40, 39],
        flat2: [15, 27, 78, 5],
        flat3: [6, 72, 77, 0],
      }),
      colourway('flieder', 'lilac', '#e8e1f0', {
        ground: [9, 12, 0, 1],
        line: [90, 97, 18, 20],
        flat1: [59, 60, 3, 4],
        flat2: [53, 25, 48, 0],
        flat3: honey,
      }),
      colourway('papier', 'cream', '#f3ead7', {
        ground: [4, 7, 22, 1],
        line: black,
        flat1: tea,
        flat2: [53, 25, 48, 0],
        flat3: [88, 52, 40, 39],
      }),
    ],
    sort: 256,
    popularity: 74,
    created: '2027-04-13',
    label: null,
  },
  {
    id: 'hingestellt',
    themeId: 1702,
    occasion: 'allgemein',
    category: 'thank-you-card',
    style: 'modern',
    composition: 'asymmetric',
    motifs: ['flower', 'hand-drawn', 'minimal', 'spring'],
    seed: 52,
    variant: 'vase',
    forms: [
      { form: 'folded', format: 'a6' },
      { form: 'flat', format: 'a6' },
      { form: 'folded', format: 'square' },
      { form: 'flat', format: 'din-long' },
    ],
    refinements: [],
    colourways: [
      colourway('creme', 'cream', '#f3ead7', { ground: [5, 6, 14, 0], line: fir, flat1: [34, 12, 40, 0], flat2: coral, flat3: honey }),
      colourway('zitrone', 'yellow', '#f4d34f', { ground: [6, 15, 77, 0], line: black, flat1: paper, flat2: [6, 72, 77, 0], flat3: paper }),
      colourway('orange', 'orange', '#e58f6c', {
        ground: [7, 52, 57, 1],
        line: night,
        flat1: [5, 21, 21, 0],
        flat2: [10, 82, 73, 11],
        flat3: honey,
      }),
      colourway('tannengruen', 'green', '#2f5d50', {
        ground: [76, 35, 61, 41],
        line: [5, 6, 14, 0],
        flat1: [79, 38, 64, 55],
        flat2: coral,
        flat3: honey,
      }),
    ],
    sort: 262,
    popularity: 79,
    created: '2027-04-13',
    label: null,
  },
];
