/** Designs of the single branch family. */

import type { Colourway, DesignTemplate } from '#core/catalogue/template.ts';
import { type Cmyk, inksOf, leafInks, mixed } from '#designs/drawing/inks.ts';
import { photoInks } from '#designs/drawing/photo-inks.ts';
import { screen } from '#designs/screen.ts';

type Palette = Record<'ground' | 'ink' | 'stem', Cmyk> & { leaves: readonly [Cmyk, Cmyk, Cmyk, Cmyk] };

function colourway(key: string, name: string, color: string, hex: string, { ground, ink, stem, leaves }: Palette): Colourway {
  const swatches = {
    ground,
    ink,
    stem,
    vein: mixed(leaves[2], ground, 0.72),
    ...photoInks('photo', mixed(leaves[3], ground, 0.45), stem),
    ...leafInks('leaf', leaves, { shade: stem, paper: ground, depth: 0.3, rib: 0.6 }),
  };
  return { key, name, color, hex, inks: inksOf(swatches, screen) };
}

const quiet = [
  colourway('grau', 'Grau', 'grey', '#9a9e9f', {
    ground: [0, 0, 3, 4],
    ink: [0, 0, 0, 90],
    stem: [4, 0, 0, 74],
    leaves: [
      [4, 0, 0, 56],
      [3, 0, 0, 44],
      [2, 0, 1, 32],
      [5, 0, 0, 66],
    ],
  }),
  colourway('blaugrau', 'Blaugrau', 'blue', '#93a5b0', {
    ground: [3, 1, 2, 2],
    ink: [25, 10, 0, 84],
    stem: [34, 14, 0, 68],
    leaves: [
      [36, 16, 4, 44],
      [30, 12, 4, 32],
      [24, 9, 4, 22],
      [40, 18, 4, 54],
    ],
  }),
  colourway('warmgrau', 'Warmgrau', 'beige', '#b3a698', {
    ground: [1, 3, 7, 1],
    ink: [0, 12, 22, 84],
    stem: [0, 16, 26, 70],
    leaves: [
      [2, 14, 24, 48],
      [2, 11, 20, 38],
      [2, 9, 17, 28],
      [2, 16, 26, 58],
    ],
  }),
];

export const loneBranchRows: readonly DesignTemplate[] = [
  {
    id: 'weidenzweig',
    name: 'Weidenzweig',
    family: 'lone-branch',
    occasion: 'trauer',
    category: 'thank-you-card',
    description: 'Ein einzelner Zweig, zwei Blätter sind gefallen. Daneben steht in Ruhe Ihr Dank.',
    style: 'schlicht',
    seed: 18,
    variant: 'willow',
    forms: [
      { form: 'folded', format: 'a6' },
      { form: 'flat', format: 'a6' },
      { form: 'folded', format: 'square' },
      { form: 'flat', format: 'din-long' },
    ],
    refinements: [],
    colourways: quiet,
    texts: {
      'front-heading': 'Herzlichen\nDank',
      'front-text': 'für stille Umarmungen,\nfür tröstende Worte\nund das letzte Geleit',
      'front-sign': 'Familie Aigner',
      'inside-verse': '„Die Liebe hört niemals auf.“\n1. Korinther 13,8',
      'inside-heading': 'Danke',
      'inside-text':
        'allen, die mit uns Abschied\ngenommen haben von\nHeinrich Aigner, für Blumen\nund Kerzen, für jede Zeile\nund jeden Händedruck.',
      'inside-sign': 'Elisabeth Aigner mit Kindern\nLienz, im November 2027',
    },
    sort: 86,
    popularity: 73,
    created: '2027-03-04',
    label: null,
  },
  {
    id: 'eukalyptus',
    name: 'Eukalyptus',
    family: 'lone-branch',
    occasion: 'allgemein',
    category: 'thank-you-card',
    description: 'Zwei Zweige Eukalyptus hängen von oben ins Bild, darunter schwingt sich ein Danke quer über die Karte.',
    style: 'botanisch',
    seed: 182,
    variant: 'eucalyptus',
    forms: [
      { form: 'folded', format: 'a6' },
      { form: 'flat', format: 'a6' },
      { form: 'folded', format: 'square' },
      { form: 'flat', format: 'din-long' },
    ],
    refinements: [],
    colourways: [
      colourway('eukalyptus', 'Eukalyptus', 'eucalyptus', '#8fa596', {
        ground: [3, 2, 6, 0],
        ink: [55, 15, 40, 70],
        stem: [59, 35, 53, 33],
        leaves: [
          [48, 19, 40, 21],
          [45, 20, 38, 6],
          [38, 16, 33, 0],
          [48, 21, 40, 11],
        ],
      }),
      colourway('blattgruen', 'Blattgrün', 'green', '#6f8a5f', {
        ground: [4, 3, 11, 0],
        ink: [45, 12, 55, 72],
        stem: [59, 31, 72, 49],
        leaves: [
          [58, 25, 73, 26],
          [39, 4, 59, 35],
          [44, 19, 56, 5],
          [62, 30, 75, 30],
        ],
      }),
      colourway('kupfer', 'Kupfer', 'copper', '#a8674b', {
        ground: [3, 5, 10, 0],
        ink: [20, 50, 55, 70],
        stem: [48, 70, 79, 28],
        leaves: [
          [32, 58, 64, 7],
          [23, 48, 53, 5],
          [16, 36, 41, 3],
          [40, 65, 73, 3],
        ],
      }),
      colourway('nacht', 'Nacht', 'navy', '#22314b', {
        ground: [75, 55, 22, 66],
        ink: [5, 5, 13, 0],
        stem: [44, 24, 27, 0],
        leaves: [
          [54, 26, 30, 21],
          [50, 23, 30, 8],
          [42, 19, 27, 0],
          [53, 27, 31, 11],
        ],
      }),
    ],
    texts: {
      'front-heading': 'Danke',
      'front-text': 'FÜR DIESEN SCHÖNEN TAG',
      'inside-heading': 'Ihr Lieben',
      'inside-text': 'danke für euren Besuch,\nfür die vielen schönen Worte\nund für Geschenke, über die wir\nnoch lange reden werden.',
      'inside-sign': 'Theresa und Lukas',
    },
    sort: 87,
    popularity: 80,
    created: '2027-03-04',
    label: 'neu',
  },
  {
    id: 'buchenblatt',
    name: 'Buchenblatt',
    family: 'lone-branch',
    occasion: 'trauer',
    category: 'greeting-card',
    description: 'Ein einziges Blatt mit allen Adern, groß auf stillem Papier. Eine Karte für Ihr Beileid.',
    style: 'botanisch',
    seed: 183,
    variant: 'leaf',
    forms: [
      { form: 'folded', format: 'a6' },
      { form: 'flat', format: 'a6' },
      { form: 'folded', format: 'square' },
    ],
    refinements: [],
    colourways: quiet,
    texts: {
      'front-heading': 'Aufrichtige\nAnteilnahme',
      'front-text': 'in stiller Verbundenheit',
      'inside-verse': '„Die Blätter fallen, fallen wie von weit,\nals welkten in den Himmeln\nferne Gärten.“\nRainer Maria Rilke',
      'inside-heading': 'Liebe Frau Sonnleitner',
      'inside-text':
        'zum Tod Ihrer Mutter sprechen wir\nIhnen und Ihrer Familie unser\nherzliches Beileid aus.\nWir denken mit Dankbarkeit an sie.',
      'inside-sign': 'Martha und Josef Winkler',
    },
    sort: 88,
    popularity: 62,
    created: '2027-03-04',
    label: null,
  },
];
