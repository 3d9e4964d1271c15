/** Designs of the bauble family. */

import type { Colourway, DesignTemplate } from '#core/catalogue/template.ts';
import { type Cmyk, inksOf } from '#designs/drawing/inks.ts';
import { screen } from '#designs/screen.ts';

type Palette = Record<'ground' | 'gold' | 'text' | 'soft', Cmyk>;

function colourway(key: string, name: string, color: string, hex: string, palette: Palette): Colourway {
  return { key, name, color, hex, inks: inksOf({ ...palette, thread: palette.gold }, screen, ['gold']) };
}

export const baubleRowRows: readonly DesignTemplate[] = [
  {
    id: 'lametta',
    name: 'Lametta',
    family: 'bauble-row',
    occasion: 'weihnachten',
    category: 'greeting-card',
    description: 'Kugeln in Folie an langen Fäden, jede anders gemustert, darunter viel Platz für einen Gruß.',
    style: 'festlich',
    seed: 28,
    variant: 'five',
    forms: [
      { form: 'folded', format: 'a6' },
      { form: 'flat', format: 'a6' },
      { form: 'flat', format: 'din-long' },
      { form: 'folded', format: 'square' },
    ],
    refinements: ['gold', 'silver', 'rosegold'],
    colourways: [
      colourway('beere', 'Beere', 'red', '#6d1f2a', {
        ground: [39, 89, 64, 49],
        gold: [18, 30, 65, 0],
        text: [1, 7, 15, 1],
        soft: [7, 16, 34, 0],
      }),
      colourway('tanne', 'Tanne', 'green', '#1f3a31', {
        ground: [73, 38, 59, 70],
        gold: [18, 28, 64, 4],
        text: [4, 5, 15, 0],
        soft: [16, 8, 26, 0],
      }),
      colourway('nacht', 'Nacht', 'navy', '#1d2a44', {
        ground: [85, 68, 31, 61],
        gold: [18, 28, 64, 4],
        text: [5, 4, 9, 1],
        soft: [19, 11, 7, 0],
      }),
      colourway('perl', 'Perl', 'cream', '#bfc4c9', {
        ground: [5, 5, 9, 0],
        gold: [27, 39, 76, 20],
        text: [62, 59, 66, 65],
        soft: [38, 48, 83, 49],
      }),
    ],
    texts: {
      'front-title': 'Frohe Festtage',
      'front-line': 'UND EIN GESUNDES NEUES JAHR',
      'front-sender': 'Johanna und Michael Hofer',
      'inside-heading': 'Ruhige Tage',
      'inside-text':
        'Danke für dieses Jahr mit euch.\nWir wünschen euch stille Stunden,\nwarme Stuben und ein gutes,\ngesundes neues Jahr.',
      'inside-sender': 'Johanna und Michael',
      'back-note': 'Johanna und Michael Hofer\nMühlgasse 4, 8010 Graz',
    },
    sort: 26,
    popularity: 84,
    created: '2026-10-05',
    label: 'bestseller',
  },
];
