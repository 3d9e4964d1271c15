/** Designs of the receipts. */

import { type Cmyk, inksOf, mixed, type Swatches } from '#designs/drawing/inks.ts';
import { photoInks } from '#designs/drawing/photo-inks.ts';
import type { ColourwayRow, LeadRow } from '#designs/family.ts';
import { screen } from '#designs/screen.ts';

type Palette = { ground: Cmyk; shade: Cmyk; pen: Cmyk; name: Cmyk; paper?: Cmyk; ink?: Cmyk };

function colourway(key: string, color: string, hex: string, palette: Palette, more: Swatches = {}): ColourwayRow {
  const { ground, shade, pen, name, paper = [2, 2, 5, 0], ink = [69, 60, 48, 75] } = palette;
  const swatches = {
    ground,
    shade,
    paper,
    curl: [6, 7, 13, 3] as const,
    ink,
    pen,
    name,
    ...more,
    ...photoInks('photo', mixed(paper, ground, 0.4), shade),
  };
  return { key, color, hex, inks: inksOf(swatches, screen) };
}

type Till = { body: Cmyk; dark: Cmyk; key: Cmyk; key2: Cmyk; lit: Cmyk; figure: Cmyk };

function till({ body, dark, key, key2, lit, figure }: Till): Swatches {
  const night: Cmyk = [69, 60, 48, 75];
  return {
    body,
    'body-dark': dark,
    slot: mixed(dark, night, 0.6),
    steel: [32, 21, 20, 0],
    key,
    key2,
    'key-dark': mixed(dark, night, 0.45),
    lit,
    'lit-dark': mixed(lit, night, 0.4),
    figure,
  };
}

const dark: Cmyk = [69, 60, 48, 75];
/** Figures in the window of a till. */
const glow: Cmyk = [4, 6, 62, 0];
const white: Cmyk = [2, 2, 5, 0];
const blue: Cmyk = [97, 80, 0, 1];
const red: Cmyk = [15, 83, 83, 10];

export const rows: readonly LeadRow[] = [
  {
    id: 'kassenbon',
    themeId: 1690,
    occasion: 'vatertag',
    category: 'greeting-card',
    style: 'typografisch',
    composition: 'typographic',
    motifs: ['ticket', 'lettering', 'funny'],
    seed: 5,
    variant: 'papa',
    forms: [
      { form: 'flat', format: 'din-long' },
      { form: 'folded', format: 'a6' },
      { form: 'folded', format: 'din-long' },
      { form: 'flat', format: 'square' },
    ],
    refinements: [],
    colourways: [
      colourway('zinnober', 'orange', '#d9532f', { ground: [7, 77, 83, 4], shade: [19, 83, 90, 21], pen: blue, name: white }),
      colourway('petrol', 'turquoise', '#1f6f78', { ground: [81, 35, 43, 22], shade: [83, 41, 45, 49], pen: red, name: white }),
      colourway('senf', 'yellow', '#f2b632', { ground: [4, 31, 85, 1], shade: [19, 43, 95, 8], pen: blue, name: dark }),
      colourway('anthrazit', 'black', '#3b3b40', { ground: [58, 49, 39, 67], shade: [60, 51, 42, 86], pen: red, name: white }),
    ],
    sort: 250,
    popularity: 85,
    created: '2027-04-12',
    label: 'neu',
  },
  {
    id: 'endlosrolle',
    themeId: 1691,
    occasion: 'muttertag',
    category: 'greeting-card',
    style: 'verspielt',
    composition: 'asymmetric',
    motifs: ['ticket', 'lettering', 'funny'],
    seed: 9,
    variant: 'mama',
    forms: [
      { form: 'folded', format: 'a6' },
      { form: 'flat', format: 'din-long' },
      { form: 'folded', format: 'square' },
      { form: 'flat', format: 'a6' },
    ],
    refinements: [],
    colourways: [
      colourway('rosa', 'pink', '#e9a0aa', { ground: [6, 46, 22, 0], shade: [18, 59, 31, 5], pen: red, name: [39, 93, 51, 37] }),
      colourway('flieder', 'lilac', '#b5a2cf', { ground: [33, 39, 0, 0], shade: [48, 54, 0, 4], pen: blue, name: [90, 97, 18, 20] }),
      colourway('kirschrot', 'red', '#c93a37', { ground: [9, 86, 74, 10], shade: [23, 92, 83, 26], pen: blue, name: [1, 18, 15, 0] }),
      colourway('eukalyptus', 'eucalyptus', '#8fb5a3', {
        ground: [50, 16, 40, 0],
        shade: [56, 20, 46, 21],
        pen: red,
        name: [79, 38, 64, 55],
      }),
    ],
    sort: 251,
    popularity: 80,
    created: '2027-04-12',
    label: null,
  },
  {
    id: 'kassensturz',
    themeId: 1692,
    pieces: {
      own: [
        { id: 'dankeskarte', form: 'flat', formats: ['a6'], category: 'thank-you-card' },
        { id: 'menuekarte', form: 'flat', formats: ['din-long'], category: 'menu-card' },
        { id: 'platzkarte', form: 'place-card', category: 'place-card' },
        { id: 'flaschenetikett', form: 'bottle-label', category: 'bottle-label' },
        { id: 'anhaenger', form: 'gift-tag', formats: ['tag', 'tag-round'], category: 'gift-tag' },
      ],
    },
    occasion: 'ruhestand',
    category: 'invitation',
    style: 'illustriert',
    composition: 'full-bleed',
    motifs: ['ticket', 'numeral', 'funny', 'vintage'],
    seed: 13,
    variant: 'register',
    forms: [
      { form: 'flat', format: 'a6' },
      { form: 'folded', format: 'square' },
      { form: 'flat', format: 'din-long' },
      { form: 'folded', format: 'a6' },
    ],
    refinements: [],
    colourways: [
      colourway(
        'sand',
        'beige',
        '#e9dcc3',
        { ground: [11, 13, 27, 0], shade: [23, 24, 45, 3], pen: blue, name: dark },
        till({
          body: [76, 35, 61, 41],
          dark: [78, 41, 64, 59],
          key: [5, 8, 19, 0],
          key2: [24, 35, 75, 0],
          lit: [7, 77, 83, 4],
          figure: glow,
        }),
      ),
      colourway(
        'messing',
        'gold',
        '#cda552',
        { ground: [90, 75, 29, 39], shade: [91, 77, 36, 59], pen: blue, name: white },
        till({
          body: [24, 35, 75, 0],
          dark: [19, 43, 95, 8],
          key: [91, 77, 36, 59],
          key2: [15, 83, 83, 10],
          lit: [2, 2, 5, 0],
          figure: glow,
        }),
      ),
      colourway(
        'kupfer',
        'copper',
        '#a8623f',
        { ground: [5, 16, 23, 0], shade: [18, 30, 42, 0], pen: blue, name: dark },
        till({
          body: [24, 62, 74, 21],
          dark: [33, 67, 79, 38],
          key: [5, 8, 19, 0],
          key2: [81, 35, 43, 22],
          lit: [4, 31, 85, 1],
          figure: glow,
        }),
      ),
      colourway(
        'stahl',
        'grey',
        '#b9bfc4',
        { ground: [15, 9, 10, 0], shade: [32, 21, 20, 0], pen: blue, name: dark },
        till({
          body: [62, 45, 39, 32],
          dark: [70, 54, 46, 45],
          key: [2, 2, 5, 0],
          key2: [32, 21, 20, 0],
          lit: [14, 35, 88, 0],
          figure: glow,
        }),
      ),
    ],
    sort: 252,
    popularity: 72,
    created: '2027-04-12',
    label: null,
  },
];
