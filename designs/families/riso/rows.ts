/** Designs in two inks. */

import { type Cmyk, inksOf } from '#designs/drawing/inks.ts';
import type { ColourwayRow, LeadRow } from '#designs/family.ts';
import { screen } from '#designs/screen.ts';

/** The paper, the two inks, and what they make together. */
function colourway(key: string, color: string, hex: string, [ground, ink1, ink2, both]: readonly [Cmyk, Cmyk, Cmyk, Cmyk]): ColourwayRow {
  return { key, color, hex, inks: inksOf({ ground, ink1, ink2, both }, screen) };
}

export const rows: readonly LeadRow[] = [
  {
    id: 'spiegelkugel',
    themeId: 1633,
    pieces: {
      own: [
        { id: 'menuekarte', form: 'flat', formats: ['din-long', 'a6'], category: 'menu-card' },
        { id: 'faecher', form: 'fan', category: 'drink-card' },
        { id: 'flaschenetikett', form: 'bottle-label', category: 'bottle-label' },
        { id: 'aufkleber', form: 'sticker-round', formats: ['round-50', 'round-40'], category: 'gift-sticker' },
      ],
    },
    occasion: 'party',
    category: 'invitation',
    style: 'typografisch',
    composition: 'typographic',
    motifs: ['lettering', 'music', 'rays', 'colourful', 'funny'],
    seed: 40,
    variant: 'disco',
    forms: [
      { form: 'flat', format: 'a6' },
      { form: 'flat', format: 'din-long' },
      { form: 'folded', format: 'a6' },
      { form: 'flat', format: 'square' },
    ],
    refinements: [],
    colourways: [
      colourway('blau-rosa', 'pink', '#ff5f7e', [
        [5, 5, 13, 0],
        [82, 69, 0, 0],
        [0, 73, 33, 0],
        [92, 99, 3, 12],
      ]),
      colourway('gruen-orange', 'orange', '#f58a2b', [
        [5, 4, 15, 0],
        [78, 15, 73, 15],
        [0, 51, 84, 0],
        [78, 36, 88, 65],
      ]),
      colourway('violett-gelb', 'yellow', '#ffcf3a', [
        [3, 3, 13, 0],
        [70, 78, 0, 0],
        [0, 19, 82, 0],
        [65, 86, 37, 53],
      ]),
      colourway('rot-tuerkis', 'turquoise', '#35b0a8', [
        [4, 4, 10, 0],
        [5, 88, 80, 5],
        [65, 0, 37, 0],
        [56, 82, 60, 71],
      ]),
    ],
    sort: 205,
    popularity: 80,
    created: '2027-04-05',
    label: 'neu',
  },
  {
    id: 'anstoss',
    themeId: 1634,
    occasion: 'firmenfeier',
    category: 'invitation',
    style: 'modern',
    composition: 'asymmetric',
    motifs: ['table', 'colourful', 'funny'],
    seed: 8,
    variant: 'football',
    forms: [
      { form: 'flat', format: 'a6' },
      { form: 'flat', format: 'square' },
      { form: 'flat', format: 'din-long' },
      { form: 'folded', format: 'a6' },
    ],
    refinements: [],
    colourways: [
      colourway('gruen-rot', 'green', '#2f8f62', [
        [5, 4, 14, 0],
        [79, 18, 67, 12],
        [0, 67, 64, 0],
        [58, 58, 56, 79],
      ]),
      colourway('blau-gelb', 'blue', '#2b5fc0', [
        [4, 4, 12, 0],
        [80, 62, 0, 0],
        [0, 24, 86, 0],
        [83, 62, 44, 60],
      ]),
      colourway('petrol-rosa', 'pink', '#f290a8', [
        [4, 6, 10, 0],
        [75, 15, 29, 34],
        [0, 56, 17, 0],
        [85, 68, 31, 61],
      ]),
    ],
    sort: 206,
    popularity: 66,
    created: '2027-04-05',
    label: null,
  },
  {
    id: 'pustewunsch',
    themeId: 1635,
    occasion: 'neujahr',
    category: 'greeting-card',
    style: 'modern',
    composition: 'asymmetric',
    motifs: ['flower', 'wild-flower', 'star', 'colourful', 'lettering'],
    seed: 14,
    variant: 'dandelion',
    forms: [
      { form: 'flat', format: 'a6' },
      { form: 'folded', format: 'a6' },
      { form: 'flat', format: 'din-long' },
      { form: 'flat', format: 'square' },
    ],
    refinements: [],
    colourways: [
      colourway('violett-gelb', 'lilac', '#6a48b8', [
        [3, 3, 13, 0],
        [70, 78, 0, 0],
        [0, 23, 83, 0],
        [79, 92, 27, 41],
      ]),
      colourway('blau-koralle', 'blue', '#2b5fc0', [
        [6, 4, 12, 0],
        [83, 66, 0, 0],
        [0, 63, 58, 0],
        [92, 90, 20, 44],
      ]),
      colourway('gruen-rosa', 'green', '#1f7d5e', [
        [3, 5, 9, 0],
        [80, 24, 66, 14],
        [0, 54, 9, 0],
        [83, 56, 62, 63],
      ]),
    ],
    sort: 207,
    popularity: 70,
    created: '2027-04-06',
    label: null,
  },
];
