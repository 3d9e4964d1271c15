/** Designs of the newspaper family. */

import { type Cmyk, inksOf, mixed } from '#designs/drawing/inks.ts';
import { photoInks } from '#designs/drawing/photo-inks.ts';
import type { ColourwayRow, LeadRow } from '#designs/family.ts';
import { screen } from '#designs/screen.ts';

function colourway(key: string, color: string, hex: string, paper: Cmyk, ink: Cmyk, accent: Cmyk): ColourwayRow {
  const photo = photoInks('photo', mixed(paper, ink, 0.28), mixed(paper, ink, 0.92));
  return { key, color, hex, inks: inksOf({ paper, ink, accent, ...photo }, screen) };
}

const colourways: ColourwayRow[] = [
  colourway('zeitungspapier', 'cream', '#f3eee3', [6, 6, 15, 0], [0, 0, 0, 90], [0, 0, 0, 90]),
  colourway('abendausgabe', 'pink', '#eccfc0', [4, 18, 20, 0], [12, 32, 18, 84], [25, 85, 72, 38]),
  colourway('nachtdruck', 'navy', '#2c4668', [5, 4, 9, 1], [80, 62, 30, 28], [80, 62, 30, 28]),
];

export const rows: readonly LeadRow[] = [
  {
    id: 'extrablatt',
    themeId: 1524,
    occasion: 'hochzeit',
    category: 'invitation',
    style: 'typografisch',
    composition: 'typographic',
    motifs: ['newspaper', 'lettering', 'funny', 'photo', 'vintage'],
    seed: 1,
    variant: 'edition',
    forms: [
      { form: 'flat', format: 'din-long' },
      { form: 'flat', format: 'a6' },
      { form: 'folded', format: 'a6' },
      { form: 'flat', format: 'square' },
    ],
    refinements: [],
    colourways,
    sort: 33,
    popularity: 77,
    created: '2027-05-04',
    label: 'neu',
  },
  {
    id: 'stadtgespraech',
    themeId: 1470,
    occasion: 'hochzeit',
    category: 'announcement',
    style: 'typografisch',
    composition: 'typographic',
    motifs: ['newspaper', 'lettering', 'funny', 'photo'],
    seed: 2,
    variant: 'edition',
    forms: [{ form: 'newspaper', format: 'a4' }],
    refinements: [],
    colourways,
    sort: 45,
    popularity: 60,
    created: '2027-05-04',
    label: null,
  },
];
