/** Designs of the photo arch family. */

import { type Cmyk, inksOf, leafInks, mixed } from '#designs/drawing/inks.ts';
import { photoInks } from '#designs/drawing/photo-inks.ts';
import type { ColourwayRow, LeadRow } from '#designs/family.ts';
import { screen } from '#designs/screen.ts';

type Palette = {
  ground: Cmyk;
  text: Cmyk;
  stem: Cmyk;
  gold: Cmyk;
  photo: Cmyk;
  leaves: readonly [Cmyk, Cmyk, Cmyk];
  shade: Cmyk;
  rib: Cmyk;
};

function colourway(key: string, color: string, hex: string, palette: Palette): ColourwayRow {
  const { leaves, shade, rib, photo, ...rest } = palette;
  const swatches = {
    ...rest,
    ...photoInks('photo', photo, mixed(photo, shade, 0.55)),
    ...leafInks('leaf', leaves, { shade, paper: rib, depth: 0.24, rib: 0.7 }),
  };
  return { key, color, hex, inks: inksOf(swatches, screen, ['gold']) };
}

export const rows: readonly LeadRow[] = [
  {
    id: 'morgenlicht',
    themeId: 1488,
    occasion: 'geburt',
    category: 'thank-you-card',
    style: 'botanisch',
    composition: 'photo-led',
    motifs: ['arch', 'branch', 'photo'],
    seed: 111,
    variant: 'spray',
    forms: [
      { form: 'flat', format: 'a6' },
      { form: 'folded', format: 'a6' },
      { form: 'flat', format: 'din-long' },
      { form: 'folded', format: 'b6' },
    ],
    refinements: ['gold', 'rosegold'],
    colourways: [
      colourway('rose', 'pink', '#c98a86', {
        ground: [6, 10, 14, 0],
        text: [43, 67, 67, 58],
        stem: [32, 54, 56, 34],
        gold: [27, 52, 64, 14],
        photo: [15, 27, 30, 0],
        leaves: [
          [20, 34, 38, 6],
          [24, 42, 46, 13],
          [18, 25, 32, 0],
        ],
        shade: [57, 69, 75, 10],
        rib: [5, 9, 13, 0],
      }),
      colourway('salbei', 'green', '#6f8a74', {
        ground: [8, 4, 11, 0],
        text: [70, 44, 63, 58],
        stem: [60, 35, 61, 32],
        gold: [28, 37, 72, 19],
        photo: [28, 12, 31, 1],
        leaves: [
          [47, 22, 50, 9],
          [56, 29, 56, 16],
          [37, 16, 40, 0],
        ],
        shade: [68, 37, 65, 47],
        rib: [8, 3, 13, 0],
      }),
      colourway('himmel', 'blue', '#6e98b8', {
        ground: [11, 4, 6, 0],
        text: [79, 55, 36, 49],
        stem: [70, 48, 40, 3],
        gold: [28, 37, 72, 19],
        photo: [30, 14, 14, 1],
        leaves: [
          [49, 25, 22, 5],
          [55, 27, 20, 21],
          [36, 16, 16, 0],
        ],
        shade: [78, 52, 34, 35],
        rib: [8, 2, 4, 0],
      }),
      colourway('perl', 'grey', '#bfc4c9', {
        ground: [4, 4, 7, 0],
        text: [59, 52, 52, 65],
        stem: [50, 44, 47, 26],
        gold: [37, 36, 59, 18],
        photo: [20, 16, 21, 1],
        leaves: [
          [36, 30, 35, 7],
          [39, 33, 38, 24],
          [26, 21, 27, 2],
        ],
        shade: [53, 46, 50, 51],
        rib: [6, 5, 9, 0],
      }),
    ],
    sort: 21,
    popularity: 88,
    created: '2027-02-15',
    label: null,
  },
];
