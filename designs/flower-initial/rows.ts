/** Designs of the flowered initial family. */

import type { Colourway, DesignTemplate } from '#core/catalogue/template.ts';
import { type Cmyk, inksOf, leafInks, mixed } from '#designs/drawing/inks.ts';
import { photoInks } from '#designs/drawing/photo-inks.ts';
import { screen } from '#designs/screen.ts';

type Palette = Record<'ground' | 'letter' | 'ink' | 'shade' | 'heart' | 'small' | 'pollen' | 'stem', Cmyk> & {
  blooms: readonly [Cmyk, Cmyk, Cmyk];
  leaves: readonly [Cmyk, Cmyk, Cmyk];
};

function colourway(key: string, name: string, color: string, hex: string, palette: Palette): Colourway {
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
  return { key, name, color, hex, inks: inksOf(swatches, screen) };
}

export const flowerInitialRows: readonly DesignTemplate[] = [
  {
    id: 'blumenname',
    name: 'Blumenname',
    family: 'flower-initial',
    occasion: 'geburt',
    category: 'announcement',
    description: 'Der Anfangsbuchstabe steht groß auf der Karte, und Anemonen wachsen an ihm hinauf.',
    style: 'botanisch',
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
      colourway('rose', 'Rosé', 'pink', '#dba79d', {
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
      colourway('blau', 'Blau', 'blue', '#7f9ec0', {
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
      colourway('aprikose', 'Aprikose', 'apricot', '#eeb48f', {
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
      colourway('flieder', 'Flieder', 'lilac', '#a894c0', {
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
    texts: {
      'front-initial': 'L',
      'front-name': 'Luise Emilia',
      'front-facts': '2. JUNI 2027 · 3.310 G · 51 CM',
      'inside-heading': 'Luise ist da',
      'inside-text':
        'Am 2. Juni um 6.20 Uhr\nhat sie uns zum ersten Mal angesehen.\nSeitdem steht das Telefon still\nund die Zeit auch ein bisschen.',
      'inside-reply': 'Danke für eure Wünsche,\nBlumen und warmen Mahlzeiten.',
      'inside-sign': 'Anna und Felix mit Carl',
    },
    sort: 98,
    popularity: 83,
    created: '2027-03-11',
    label: 'neu',
  },
  {
    id: 'rosenbrief',
    name: 'Rosenbrief',
    family: 'flower-initial',
    occasion: 'hochzeit',
    category: 'invitation',
    description: 'Ein großer kursiver Buchstabe für euren gemeinsamen Namen, Gartenrosen legen sich darüber.',
    style: 'klassisch',
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
      colourway('bordeaux', 'Bordeaux', 'red', '#7d2f3a', {
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
      colourway('creme', 'Creme', 'cream', '#efe1cb', {
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
      colourway('mitternacht', 'Mitternacht', 'navy', '#22314b', {
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
      colourway('altrosa', 'Altrosa', 'pink', '#c98a86', {
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
    ],
    texts: {
      'front-initial': 'H',
      'front-names': 'Clara & Anton',
      'front-intro': 'heiraten und heißen bald Hofer',
      'front-facts': '4. SEPTEMBER 2027, GRUNDLSEE',
      'inside-heading': 'Wir sagen Ja',
      'inside-text': 'Aus Freundschaft wurde Liebe,\nund aus zwei Namen wird einer.\nFeiert diesen Tag mit uns.',
      'inside-facts': 'SAMSTAG, 4. SEPTEMBER, 14 UHR\nKAPELLE AM GRUNDLSEE',
      'inside-reply': 'Antwort bitte bis 1. Juni\nan Clara, 0664 555 21 84',
      'inside-sign': 'Clara und Anton',
    },
    sort: 99,
    popularity: 81,
    created: '2027-03-11',
    label: null,
  },
];
