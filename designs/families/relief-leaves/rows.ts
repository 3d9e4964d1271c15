/** Designs of the pressed leaves. */

import { type Cmyk, inksOf, mixed } from '#designs/drawing/inks.ts';
import { photoInks } from '#designs/drawing/photo-inks.ts';
import type { ColourwayRow, LeadRow } from '#designs/family.ts';
import { screen } from '#designs/screen.ts';

function colourway(key: string, color: string, hex: string, paper: Cmyk, relief: Cmyk, ink: Cmyk): ColourwayRow {
  const photo = photoInks('photo', mixed(relief, ink, 0.06), mixed(relief, ink, 0.4));
  return { key, color, hex, inks: inksOf({ paper, relief, ink, ...photo }, screen, ['relief']) };
}

export const rows: readonly LeadRow[] = [
  {
    id: 'blattwerk',
    themeId: 1478,
    pieces: { special: [] },
    occasion: 'hochzeit',
    category: 'invitation',
    style: 'schlicht',
    composition: 'centred',
    motifs: ['leaf', 'branch', 'minimal', 'quiet', 'elegant'],
    seed: 9,
    variant: 'canopy',
    forms: [
      { form: 'flat', format: 'a6' },
      { form: 'folded', format: 'a6' },
      { form: 'flat', format: 'din-long' },
      { form: 'folded', format: 'square' },
    ],
    refinements: ['relief', 'gold', 'rosegold', 'silver'],
    colourways: [
      colourway('leinen', 'cream', '#f3ead7', [5, 4, 10, 0], [12, 12, 20, 0], [0, 0, 40, 88]),
      colourway('salbei', 'eucalyptus', '#c9d2c3', [16, 6, 16, 0], [24, 8, 24, 5], [60, 0, 50, 75]),
      colourway('puder', 'pink', '#ecd9d2', [5, 11, 12, 0], [9, 21, 20, 0], [0, 45, 0, 82]),
      colourway('nebel', 'grey', '#d7dde0', [12, 6, 7, 0], [21, 11, 12, 0], [55, 0, 0, 85]),
    ],
    sort: 53,
    popularity: 80,
    created: '2027-03-20',
    label: null,
  },
  {
    id: 'farnstille',
    themeId: 1479,
    pieces: {
      own: [
        { id: 'trauerheft', form: 'booklet', formats: ['a5', 'a6'], category: 'church-booklet' },
        { id: 'querkarte', form: 'folded-top', formats: ['a6-landscape'], category: 'thank-you-card' },
        { id: 'umschlag', form: 'envelope', formats: ['envelope-c6', 'envelope-square'], category: 'envelope' },
        { id: 'einlegeblatt', form: 'insert-sheet', formats: ['insert-a6'], category: 'inlay' },
        { id: 'polaroid', form: 'polaroid', category: 'memory-picture' },
      ],
    },
    occasion: 'trauer',
    category: 'thank-you-card',
    style: 'schlicht',
    composition: 'left',
    motifs: ['fern', 'minimal', 'quiet'],
    seed: 31,
    variant: 'fern',
    forms: [
      { form: 'flat', format: 'a6' },
      { form: 'folded', format: 'a6' },
      { form: 'flat', format: 'square' },
    ],
    refinements: ['relief'],
    colourways: [
      colourway('weiss', 'white', '#ffffff', [0, 0, 2, 0], [10, 7, 10, 0], [0, 0, 0, 90]),
      colourway('grau', 'grey', '#9a9e9f', [20, 13, 14, 1], [27, 18, 20, 1], [0, 0, 0, 92]),
      colourway('warmgrau', 'beige', '#ddd6cc', [11, 14, 23, 0], [18, 20, 31, 3], [0, 0, 0, 92]),
    ],
    sort: 57,
    popularity: 63,
    created: '2027-03-20',
    label: null,
  },
];
