/** Designs of the deco family. */

import { type Cmyk, inksOf } from '#designs/drawing/inks.ts';
import type { ColourwayRow, LeadRow } from '#designs/family.ts';
import { screen } from '#designs/screen.ts';

function colourway(key: string, color: string, hex: string, ground: Cmyk, foil: Cmyk, text: Cmyk): ColourwayRow {
  return { key, color, hex, inks: inksOf({ ground, foil, text }, screen, ['foil']) };
}

export const rows: readonly LeadRow[] = [
  {
    id: 'charleston',
    themeId: 1471,
    occasion: 'geburtstag-50',
    category: 'invitation',
    style: 'festlich',
    composition: 'framed',
    motifs: ['rays', 'fan', 'numeral', 'art-deco', 'elegant', 'vintage'],
    seed: 1,
    variant: 'plate',
    forms: [
      { form: 'flat', format: 'a6' },
      { form: 'folded', format: 'a6' },
      { form: 'flat', format: 'square' },
      { form: 'flat', format: 'din-long' },
      { form: 'folded', format: 'b6' },
    ],
    refinements: ['gold', 'rosegold', 'silver'],
    colourways: [
      colourway('flasche', 'green', '#173a34', [79, 45, 62, 68], [18, 30, 70, 6], [0, 4, 18, 0]),
      colourway('nacht', 'navy', '#1d2a44', [85, 69, 35, 62], [21, 31, 65, 0], [0, 3, 12, 0]),
      colourway('burgund', 'red', '#5c1f2c', [44, 88, 57, 57], [13, 32, 57, 3], [0, 6, 14, 0]),
      colourway('schwarz', 'black', '#1d1d1b', [68, 60, 58, 78], [18, 30, 70, 6], [0, 4, 14, 0]),
    ],
    sort: 41,
    popularity: 83,
    created: '2027-02-24',
    label: null,
  },
  {
    id: 'mitternacht',
    themeId: 1472,
    occasion: 'neujahr',
    category: 'invitation',
    style: 'festlich',
    composition: 'framed',
    motifs: ['rays', 'sun', 'art-deco'],
    seed: 2,
    variant: 'skyline',
    forms: [
      { form: 'flat', format: 'a6' },
      { form: 'folded', format: 'din-long' },
      { form: 'flat', format: 'square' },
    ],
    refinements: ['gold', 'silver', 'rosegold'],
    colourways: [
      colourway('tinte', 'navy', '#1b2440', [90, 77, 36, 58], [21, 31, 65, 0], [0, 3, 12, 0]),
      colourway('aubergine', 'lilac', '#3a2440', [69, 79, 35, 61], [14, 30, 48, 4], [0, 5, 10, 0]),
      colourway('petrol', 'turquoise', '#12424a', [86, 51, 49, 53], [20, 29, 66, 0], [0, 3, 14, 0]),
      colourway('champagner', 'cream', '#efe2c6', [6, 8, 20, 0], [22, 41, 82, 34], [0, 0, 40, 88]),
    ],
    sort: 45,
    popularity: 66,
    created: '2027-02-24',
    label: 'neu',
  },
  {
    id: 'goldjahre',
    themeId: 1498,
    occasion: 'goldene-hochzeit',
    category: 'invitation',
    style: 'klassisch',
    composition: 'framed',
    motifs: ['fan', 'art-deco', 'elegant', 'vintage'],
    seed: 3,
    variant: 'lozenge',
    forms: [
      { form: 'folded', format: 'a6' },
      { form: 'flat', format: 'a6' },
      { form: 'folded', format: 'square' },
    ],
    refinements: ['gold', 'rosegold', 'silver'],
    colourways: [
      colourway('elfenbein', 'cream', '#f3ead7', [3, 5, 13, 0], [10, 36, 80, 35], [0, 0, 40, 88]),
      colourway('weinrot', 'red', '#5c1f2c', [44, 88, 57, 57], [13, 32, 57, 3], [0, 6, 14, 0]),
      colourway('salbei', 'eucalyptus', '#c9d2c3', [20, 8, 21, 0], [40, 42, 81, 36], [60, 0, 50, 75]),
      colourway('silbergrau', 'grey', '#d9dadb', [12, 8, 10, 0], [53, 40, 35, 27], [55, 0, 0, 85]),
    ],
    sort: 49,
    popularity: 58,
    created: '2027-02-26',
    label: null,
  },
];
