/** Designs of the stripes of the seventies. */

import { type Cmyk, inksOf } from '#designs/drawing/inks.ts';
import type { ColourwayRow, LeadRow } from '#designs/family.ts';
import { screen } from '#designs/screen.ts';

type Palette = { ground: Cmyk; text: Cmyk; stripes: readonly [Cmyk, Cmyk, Cmyk, Cmyk, Cmyk] };

function colourway(
  key: string,
  color: string,
  hex: string,
  { ground, text, stripes }: Palette,
  others: Record<string, Cmyk> = {},
): ColourwayRow {
  const swatches = Object.fromEntries(stripes.map((stripe, i) => [`stripe${i + 1}`, stripe]));
  return { key, color, hex, inks: inksOf({ ground, text, ...swatches, ...others }, screen) };
}

const vinyl: Record<string, Cmyk> = { vinyl: [69, 65, 55, 81], 'vinyl-light': [58, 55, 46, 68], groove: [55, 53, 44, 59] };

type Meadow = { sun: Cmyk; grass: Cmyk; stem: Cmyk; 'grass-text': Cmyk };

export const rows: readonly LeadRow[] = [
  {
    id: 'siebzigerstreifen',
    ages: { 18: 1600, 20: 1601, 30: 1602, 40: 1603, 50: 1604, 60: 1605, 70: 1606, 80: 1607, 90: 1608 },
    occasion: 'geburtstag',
    category: 'invitation',
    style: 'typografisch',
    composition: 'typographic',
    motifs: ['seventies', 'numeral', 'lettering', 'vintage', 'colourful'],
    seed: 20,
    variant: 'number',
    forms: [
      { form: 'flat', format: 'square' },
      { form: 'folded', format: 'square' },
      { form: 'flat', format: 'a6' },
      { form: 'folded', format: 'a6' },
    ],
    refinements: [],
    colourways: [
      colourway('orange', 'orange', '#e26a2c', {
        ground: [5, 10, 22, 0],
        text: [46, 80, 77, 66],
        stripes: [
          [46, 80, 77, 66],
          [22, 85, 91, 20],
          [4, 67, 86, 3],
          [3, 39, 82, 0],
          [12, 51, 41, 3],
        ],
      }),
      colourway('avocado', 'green', '#5c7434', {
        ground: [6, 7, 19, 0],
        text: [72, 42, 66, 69],
        stripes: [
          [72, 42, 66, 69],
          [75, 46, 98, 13],
          [48, 24, 85, 4],
          [13, 31, 83, 0],
          [10, 60, 86, 4],
        ],
      }),
      colourway('mokka', 'brown', '#3a2118', {
        ground: [52, 71, 70, 74],
        text: [4, 10, 27, 0],
        stripes: [
          [4, 10, 27, 0],
          [4, 32, 76, 0],
          [3, 60, 83, 0],
          [4, 79, 82, 12],
          [28, 79, 54, 28],
        ],
      }),
      colourway('freibad', 'turquoise', '#4fa3ad', {
        ground: [12, 3, 6, 0],
        text: [90, 67, 32, 51],
        stripes: [
          [90, 67, 32, 51],
          [86, 53, 30, 7],
          [67, 16, 30, 4],
          [6, 24, 78, 1],
          [0, 59, 68, 0],
        ],
      }),
    ],
    sort: 179,
    popularity: 90,
    created: '2027-04-18',
    label: 'neu',
  },
  {
    id: 'plattenspieler',
    themeId: 1609,
    occasion: 'party',
    category: 'invitation',
    style: 'modern',
    composition: 'asymmetric',
    motifs: ['seventies', 'music', 'vintage', 'colourful'],
    seed: 33,
    variant: 'disc',
    forms: [
      { form: 'flat', format: 'square' },
      { form: 'flat', format: 'a6' },
      { form: 'flat', format: 'din-long' },
      { form: 'folded', format: 'a6' },
    ],
    refinements: [],
    colourways: [
      colourway(
        'mandarine',
        'orange',
        '#ef8f3c',
        {
          ground: [1, 48, 75, 0],
          text: [39, 80, 69, 80],
          stripes: [
            [37, 82, 73, 74],
            [33, 88, 94, 23],
            [6, 81, 91, 4],
            [3, 20, 66, 0],
            [3, 8, 25, 0],
          ],
        },
        vinyl,
      ),
      colourway(
        'disco',
        'lilac',
        '#4a2c6b',
        {
          ground: [86, 91, 25, 51],
          text: [0, 14, 2, 0],
          stripes: [
            [4, 35, 76, 0],
            [1, 61, 68, 0],
            [7, 79, 25, 0],
            [41, 73, 0, 0],
            [69, 72, 0, 0],
          ],
        },
        vinyl,
      ),
      colourway(
        'petrol',
        'turquoise',
        '#17656a',
        {
          ground: [85, 44, 49, 49],
          text: [4, 7, 22, 1],
          stripes: [
            [4, 7, 22, 1],
            [7, 26, 77, 0],
            [6, 61, 79, 0],
            [11, 82, 74, 9],
            [73, 21, 46, 11],
          ],
        },
        vinyl,
      ),
    ],
    pieces: {
      own: [
        { id: 'dankeskarte', form: 'flat', formats: ['a6'], category: 'thank-you-card' },
        { id: 'flaschenetikett', form: 'bottle-label', category: 'bottle-label' },
        { id: 'aufkleber', form: 'sticker-round', category: 'gift-sticker' },
        { id: 'absender', form: 'sticker-rect', formats: ['label-70', 'label-99'], category: 'sender-sticker' },
      ],
    },
    sort: 180,
    popularity: 72,
    created: '2027-04-18',
    label: null,
  },
  {
    id: 'sonnenbogen',
    themeId: 1610,
    occasion: 'sommerfest',
    category: 'invitation',
    style: 'verspielt',
    composition: 'left',
    motifs: ['seventies', 'sun', 'flower', 'grass', 'summer'],
    seed: 44,
    variant: 'sunrise',
    forms: [
      { form: 'flat', format: 'a6' },
      { form: 'folded', format: 'a6' },
      { form: 'flat', format: 'square' },
      { form: 'flat', format: 'din-long' },
    ],
    refinements: [],
    colourways: [
      colourway(
        'mittag',
        'yellow',
        '#f2a93b',
        {
          ground: [4, 9, 34, 0],
          text: [46, 80, 77, 66],
          stripes: [
            [26, 86, 87, 33],
            [12, 78, 87, 3],
            [4, 54, 81, 0],
            [4, 30, 74, 0],
            [3, 48, 37, 4],
          ],
        },
        { sun: [3, 39, 82, 0], grass: [68, 31, 88, 39], stem: [72, 36, 86, 58], 'grass-text': [1, 4, 21, 0] } satisfies Meadow,
      ),
      colourway(
        'seewind',
        'blue',
        '#3c86a8',
        {
          ground: [21, 2, 8, 0],
          text: [90, 67, 32, 51],
          stripes: [
            [87, 59, 20, 27],
            [68, 21, 10, 25],
            [53, 7, 29, 0],
            [4, 19, 69, 0],
            [0, 55, 68, 1],
          ],
        },
        { sun: [3, 17, 72, 0], grass: [82, 37, 56, 35], stem: [83, 44, 57, 60], 'grass-text': [3, 3, 15, 0] } satisfies Meadow,
      ),
      colourway(
        'abendrot',
        'apricot',
        '#f4b79a',
        {
          ground: [3, 30, 34, 0],
          text: [66, 90, 40, 56],
          stripes: [
            [49, 89, 39, 51],
            [31, 89, 48, 20],
            [4, 76, 73, 7],
            [2, 52, 77, 0],
            [3, 20, 63, 0],
          ],
        },
        { sun: [3, 15, 62, 0], grass: [71, 85, 33, 46], stem: [72, 82, 32, 71], 'grass-text': [0, 8, 15, 0] } satisfies Meadow,
      ),
    ],
    pieces: {
      own: [
        { id: 'postkarte', form: 'postcard', formats: ['a6'], category: 'save-the-date' },
        { id: 'platzkarte', form: 'place-card', formats: ['place'], category: 'place-card' },
        { id: 'flaschenetikett', form: 'bottle-label', category: 'bottle-label' },
        { id: 'windlicht', form: 'wind-light', category: 'wind-light-card' },
        { id: 'anhaenger', form: 'gift-tag', formats: ['tag'], category: 'gift-tag' },
      ],
    },
    sort: 181,
    popularity: 78,
    created: '2027-04-18',
    label: null,
  },
];
