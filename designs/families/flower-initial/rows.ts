/** Designs of the flowered initial family. */

import { type Cmyk, inksOf, leafInks, mixed } from '#designs/drawing/inks.ts';
import { photoInks } from '#designs/drawing/photo-inks.ts';
import type { ColourwayRow, LeadRow } from '#designs/family.ts';
import { screen } from '#designs/screen.ts';

type Palette = Record<'ground' | 'letter' | 'ink' | 'shade' | 'heart' | 'small' | 'pollen' | 'stem', Cmyk> & {
  blooms: readonly [Cmyk, Cmyk, Cmyk];
  leaves: readonly [Cmyk, Cmyk, Cmyk];
};

function colourway(key: string, color: string, hex: string, palette: Palette): ColourwayRow {
  const { ground, letter, ink, shade, heart, small, pollen, stem, blooms, leaves } = palette;
  const petals = Object.fromEntries(
    [...blooms, small].flatMap((tone, i) => {
      const token = i === 3 ? 'small' : `bloom${i + 1}`;
      return [
        [token, tone],
        [`${token}-dark`, mixed(tone, shade, 0.2)],
      ] as const;
    }),
  );
  const swatches = {
    ground,
    letter,
    ink,
    heart,
    pollen,
    stem,
    vein: mixed(blooms[1], shade, 0.45),
    ...petals,
    ...photoInks('photo', mixed(blooms[0], ground, 0.3), mixed(shade, stem, 0.4)),
    ...leafInks('leaf', leaves, { shade: stem, paper: ground, depth: 0.3, rib: 0.5 }),
  };
  return { key, color, hex, inks: inksOf(swatches, screen) };
}

export const rows: readonly LeadRow[] = [
  {
    id: 'blumenname',
    themeId: 1511,
    pieces: {
      own: [
        { id: 'postkarte', form: 'postcard', formats: ['a6-landscape', 'a6'], category: 'announcement' },
        { id: 'querkarte', form: 'folded-top', formats: ['a6-landscape'], category: 'thank-you-card' },
        { id: 'leporello', form: 'leporello', formats: ['a6', 'square-small'], category: 'thank-you-card' },
        { id: 'fotostreifen', form: 'photo-strip', category: 'memory-picture' },
        { id: 'herzaufkleber', form: 'sticker-heart', category: 'gift-sticker' },
        { id: 'anhaenger', form: 'gift-tag', formats: ['tag', 'tag-round', 'tag-heart', 'tag-seal', 'tag-narrow'], category: 'gift-tag' },
        { id: 'ballonkarte', form: 'balloon-card', category: 'greeting-card' },
        { id: 'konfetti', form: 'confetti', category: 'confetti' },
      ],
    },
    occasion: 'geburt',
    category: 'announcement',
    style: 'botanisch',
    composition: 'centred',
    motifs: ['letter', 'anemone', 'monogram', 'romantic'],
    seed: 251,
    variant: 'anemone',
    forms: [
      { form: 'folded', format: 'a6' },
      { form: 'flat', format: 'a6' },
      { form: 'folded', format: 'square' },
      { form: 'flat', format: 'din-long' },
    ],
    refinements: [],
    colourways: [
      colourway('rose', 'pink', '#dba79d', {
        ground: [2, 4, 7, 0],
        letter: [32, 71, 56, 32],
        ink: [25, 65, 45, 62],
        shade: [19, 67, 52, 17],
        heart: [56, 61, 31, 67],
        small: [1, 3, 8, 0],
        pollen: [15, 36, 81, 3],
        stem: [64, 43, 70, 33],
        blooms: [
          [4, 20, 17, 0],
          [10, 37, 31, 0],
          [16, 50, 41, 3],
        ],
        leaves: [
          [54, 30, 60, 25],
          [47, 26, 53, 15],
          [39, 21, 44, 7],
        ],
      }),
      colourway('blau', 'blue', '#7f9ec0', {
        ground: [5, 3, 7, 0],
        letter: [90, 72, 42, 10],
        ink: [75, 45, 0, 66],
        shade: [71, 47, 13, 21],
        heart: [86, 69, 35, 53],
        small: [0, 1, 7, 1],
        pollen: [15, 36, 81, 3],
        stem: [77, 57, 68, 12],
        blooms: [
          [18, 7, 4, 0],
          [36, 17, 7, 0],
          [50, 26, 8, 6],
        ],
        leaves: [
          [57, 31, 47, 21],
          [53, 29, 44, 5],
          [40, 19, 33, 6],
        ],
      }),
      colourway('aprikose', 'apricot', '#eeb48f', {
        ground: [0, 3, 10, 0],
        letter: [22, 68, 81, 25],
        ink: [20, 60, 65, 60],
        shade: [15, 62, 75, 9],
        heart: [50, 68, 62, 64],
        small: [0, 3, 7, 0],
        pollen: [16, 48, 85, 6],
        stem: [54, 36, 71, 43],
        blooms: [
          [3, 17, 27, 0],
          [4, 31, 44, 0],
          [7, 44, 59, 4],
        ],
        leaves: [
          [48, 29, 66, 26],
          [46, 29, 61, 8],
          [35, 20, 48, 6],
        ],
      }),
      colourway('flieder', 'lilac', '#a894c0', {
        ground: [3, 4, 5, 0],
        letter: [68, 72, 20, 25],
        ink: [60, 60, 5, 62],
        shade: [57, 62, 8, 8],
        heart: [77, 77, 36, 53],
        small: [0, 2, 6, 0],
        pollen: [15, 36, 81, 3],
        stem: [59, 38, 60, 42],
        blooms: [
          [12, 16, 3, 0],
          [24, 30, 3, 1],
          [39, 45, 5, 0],
        ],
        leaves: [
          [54, 31, 54, 23],
          [47, 27, 47, 13],
          [40, 22, 41, 2],
        ],
      }),
    ],
    sort: 98,
    popularity: 83,
    created: '2027-03-11',
    label: 'neu',
  },
  {
    id: 'rosenbrief',
    themeId: 1512,
    pieces: {
      special: [
        'querkarte',
        'leporello',
        'kirchenheft',
        'fotostreifen',
        'siegel',
        'herzaufkleber',
        'absender',
        'wunderkerze',
        'tischnummer',
        'antwortkarte',
        'konfetti',
        'ballonkarte',
        'umschlag',
      ],
    },
    occasion: 'hochzeit',
    category: 'invitation',
    style: 'klassisch',
    composition: 'centred',
    motifs: ['rose', 'letter', 'monogram', 'romantic', 'vintage'],
    seed: 253,
    variant: 'rose',
    forms: [
      { form: 'folded', format: 'a6' },
      { form: 'flat', format: 'a6' },
      { form: 'folded', format: 'square' },
      { form: 'flat', format: 'din-long' },
      { form: 'folded', format: 'b6' },
    ],
    refinements: [],
    colourways: [
      colourway('bordeaux', 'red', '#7d2f3a', {
        ground: [3, 5, 10, 0],
        letter: [34, 84, 54, 53],
        ink: [30, 75, 50, 62],
        shade: [33, 90, 62, 40],
        heart: [55, 81, 56, 69],
        small: [2, 4, 14, 0],
        pollen: [22, 41, 82, 4],
        stem: [58, 39, 69, 54],
        blooms: [
          [13, 53, 39, 4],
          [18, 69, 48, 14],
          [24, 78, 52, 31],
        ],
        leaves: [
          [58, 35, 68, 34],
          [49, 27, 62, 26],
          [43, 24, 54, 11],
        ],
      }),
      colourway('creme', 'cream', '#efe1cb', {
        ground: [7, 7, 13, 0],
        letter: [63, 39, 64, 41],
        ink: [45, 15, 50, 72],
        shade: [24, 34, 47, 2],
        heart: [37, 53, 74, 39],
        small: [0, 0, 0, 0],
        pollen: [16, 36, 73, 7],
        stem: [64, 41, 65, 50],
        blooms: [
          [0, 3, 7, 0],
          [3, 9, 19, 0],
          [7, 17, 28, 0],
        ],
        leaves: [
          [57, 32, 61, 29],
          [51, 27, 55, 17],
          [44, 24, 47, 5],
        ],
      }),
      colourway('mitternacht', 'navy', '#22314b', {
        ground: [84, 67, 35, 56],
        letter: [19, 24, 44, 1],
        ink: [4, 5, 15, 0],
        shade: [23, 49, 44, 12],
        heart: [29, 58, 54, 37],
        small: [3, 3, 11, 0],
        pollen: [15, 36, 81, 3],
        stem: [47, 24, 37, 8],
        blooms: [
          [4, 13, 15, 0],
          [7, 25, 25, 0],
          [12, 38, 36, 3],
        ],
        leaves: [
          [58, 30, 43, 16],
          [51, 26, 39, 6],
          [40, 18, 31, 5],
        ],
      }),
      colourway('altrosa', 'pink', '#c98a86', {
        ground: [2, 6, 7, 0],
        letter: [33, 63, 50, 40],
        ink: [25, 55, 40, 66],
        shade: [29, 63, 52, 10],
        heart: [33, 67, 50, 52],
        small: [0, 3, 6, 0],
        pollen: [16, 36, 73, 7],
        stem: [56, 36, 59, 44],
        blooms: [
          [4, 19, 16, 0],
          [10, 32, 26, 0],
          [19, 45, 36, 0],
        ],
        leaves: [
          [51, 29, 53, 27],
          [46, 27, 49, 14],
          [37, 20, 40, 8],
        ],
      }),
      colourway('kupfer', 'copper', '#a8674b', {
        ground: [5, 8, 12, 0],
        letter: [30, 70, 76, 46],
        ink: [47, 71, 74, 66],
        shade: [30, 64, 71, 44],
        heart: [44, 69, 74, 66],
        small: [3, 5, 11, 0],
        pollen: [14, 33, 62, 4],
        stem: [50, 43, 62, 47],
        blooms: [
          [18, 45, 51, 0],
          [17, 54, 64, 18],
          [26, 65, 74, 28],
        ],
        leaves: [
          [47, 37, 58, 24],
          [42, 33, 50, 13],
          [33, 25, 44, 9],
        ],
      }),
    ],
    sort: 99,
    popularity: 81,
    created: '2027-03-11',
    label: null,
  },
];
