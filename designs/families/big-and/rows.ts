/** Designs of the huge ampersand family. */

import { inksOf, type Swatches } from '#designs/drawing/inks.ts';
import type { ColourwayRow, LeadRow } from '#designs/family.ts';
import { screen } from '#designs/screen.ts';

function colourway(key: string, color: string, hex: string, swatches: Swatches): ColourwayRow {
  return { key, color, hex, inks: inksOf(swatches, screen, ['foil']) };
}

export const rows: readonly LeadRow[] = [
  {
    id: 'undwir',
    themeId: 1465,
    pieces: { special: [] },
    occasion: 'hochzeit',
    category: 'invitation',
    style: 'typografisch',
    composition: 'typographic',
    motifs: ['ampersand', 'lettering', 'minimal', 'colourful'],
    seed: 1,
    variant: 'corners',
    forms: [
      { form: 'flat', format: 'a6' },
      { form: 'folded', format: 'a6' },
      { form: 'flat', format: 'din-long' },
      { form: 'folded', format: 'square' },
    ],
    refinements: [],
    colourways: [
      colourway('rost', 'terracotta', '#a9482b', { ground: [24, 77, 83, 22], sign: [29, 80, 85, 36], text: [0, 4, 12, 0] }),
      colourway('flasche', 'green', '#23443a', { ground: [76, 40, 62, 53], sign: [77, 44, 64, 67], text: [2, 3, 12, 0] }),
      colourway('tinte', 'navy', '#23385a', { ground: [85, 66, 30, 37], sign: [87, 69, 33, 55], text: [2, 3, 8, 0] }),
      colourway('puder', 'pink', '#e6c4b8', { ground: [6, 21, 20, 0], sign: [11, 31, 30, 0], text: [0, 60, 50, 75] }),
    ],
    sort: 40,
    popularity: 86,
    created: '2027-03-02',
    label: 'neu',
  },
  {
    id: 'kleinod',
    themeId: 1483,
    occasion: 'hochzeit',
    category: 'save-the-date',
    style: 'klassisch',
    composition: 'typographic',
    motifs: ['ampersand', 'lettering', 'elegant', 'vintage'],
    seed: 2,
    variant: 'jewel',
    forms: [
      { form: 'flat', format: 'a6' },
      { form: 'folded', format: 'a6' },
      { form: 'flat', format: 'square' },
      { form: 'flat', format: 'din-long' },
    ],
    refinements: ['gold', 'rosegold', 'silver'],
    colourways: [
      colourway('elfenbein', 'cream', '#f3ead7', { ground: [4, 4, 11, 0], foil: [21, 39, 82, 16], text: [0, 0, 40, 88] }),
      colourway('taube', 'grey', '#cbd6da', { ground: [19, 8, 11, 0], foil: [65, 40, 36, 25], text: [55, 0, 0, 85] }),
      colourway('rosenholz', 'pink', '#ecd9d2', { ground: [6, 13, 13, 0], foil: [25, 58, 56, 15], text: [0, 45, 0, 82] }),
      colourway('mitternacht', 'navy', '#1d2a44', { ground: [87, 71, 34, 56], foil: [18, 31, 70, 8], text: [0, 4, 14, 0] }),
    ],
    sort: 44,
    popularity: 74,
    created: '2027-03-02',
    label: null,
  },
  {
    id: 'zweiklang',
    themeId: 1493,
    occasion: 'goldene-hochzeit',
    category: 'invitation',
    style: 'modern',
    composition: 'typographic',
    motifs: ['ampersand', 'lettering', 'colourful'],
    seed: 3,
    variant: 'halves',
    forms: [
      { form: 'flat', format: 'a6' },
      { form: 'folded', format: 'square' },
      { form: 'folded', format: 'din-long' },
    ],
    refinements: [],
    colourways: [
      colourway('honig', 'yellow', '#d99c35', { dark: [47, 66, 77, 66], light: [6, 28, 67, 5], text: [47, 66, 77, 66] }),
      colourway('tanne', 'green', '#1f3a31', { dark: [74, 36, 58, 64], light: [10, 10, 21, 0], text: [60, 0, 50, 75] }),
      colourway('beere', 'red', '#6d2140', { dark: [42, 88, 40, 47], light: [5, 20, 16, 0], text: [0, 45, 0, 82] }),
      colourway('meer', 'blue', '#24506b', { dark: [81, 48, 27, 45], light: [16, 4, 10, 3], text: [80, 20, 0, 75] }),
    ],
    sort: 48,
    popularity: 61,
    created: '2027-03-05',
    label: null,
  },
];
