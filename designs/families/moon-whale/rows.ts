/** Designs of the whale-and-moon family. */

import { type Cmyk, inksOf } from '#designs/drawing/inks.ts';
import { photoInks } from '#designs/drawing/photo-inks.ts';
import type { ColourwayRow, LeadRow } from '#designs/family.ts';
import { screen } from '#designs/screen.ts';

type Palette = Record<
  'ground' | 'moon' | 'crater' | 'whale' | 'fin' | 'belly' | 'groove' | 'cloud' | 'cloud-shade' | 'gold' | 'text' | 'photo' | 'photo-depth',
  Cmyk
>;

function colourway(key: string, color: string, hex: string, palette: Palette): ColourwayRow {
  const { photo, 'photo-depth': depth, ...rest } = palette;
  return { key, color, hex, inks: inksOf({ ...rest, thread: rest.gold, ...photoInks('photo', photo, depth) }, screen, ['gold']) };
}

export const rows: readonly LeadRow[] = [
  {
    id: 'mondwal',
    themeId: 1484,
    occasion: 'geburt',
    category: 'announcement',
    style: 'illustriert',
    composition: 'centred',
    motifs: ['whale', 'moon', 'star', 'sea', 'sky', 'maritime'],
    seed: 14,
    variant: 'whale',
    forms: [
      { form: 'folded', format: 'a6' },
      { form: 'flat', format: 'a6' },
      { form: 'folded', format: 'square' },
      { form: 'flat', format: 'square' },
      { form: 'folded', format: 'b6' },
    ],
    refinements: ['gold', 'rosegold', 'silver'],
    colourways: [
      colourway('himmel', 'blue', '#6e98b8', {
        ground: [15, 6, 10, 0],
        moon: [4, 8, 22, 0],
        crater: [9, 11, 31, 0],
        whale: [77, 52, 38, 47],
        fin: [81, 58, 43, 55],
        belly: [6, 7, 13, 0],
        groove: [42, 21, 24, 4],
        cloud: [0, 0, 0, 0],
        'cloud-shade': [8, 3, 6, 0],
        gold: [14, 35, 74, 10],
        text: [77, 52, 38, 47],
        photo: [28, 11, 15, 0],
        'photo-depth': [57, 30, 27, 17],
      }),
      colourway('nacht', 'navy', '#1d2a44', {
        ground: [85, 68, 31, 61],
        moon: [4, 8, 22, 0],
        crater: [9, 11, 31, 0],
        whale: [62, 34, 22, 21],
        fin: [72, 45, 33, 27],
        belly: [6, 7, 13, 0],
        groove: [33, 11, 14, 10],
        cloud: [13, 6, 6, 0],
        'cloud-shade': [25, 13, 10, 0],
        gold: [13, 31, 69, 7],
        text: [4, 8, 22, 0],
        photo: [45, 26, 13, 12],
        'photo-depth': [82, 65, 26, 33],
      }),
      colourway('rose', 'pink', '#c98a86', {
        ground: [5, 15, 14, 0],
        moon: [1, 5, 14, 0],
        crater: [4, 12, 23, 0],
        whale: [40, 68, 41, 37],
        fin: [48, 73, 47, 46],
        belly: [0, 7, 10, 2],
        groove: [21, 42, 31, 0],
        cloud: [0, 0, 0, 0],
        'cloud-shade': [1, 7, 7, 0],
        gold: [22, 40, 77, 5],
        text: [40, 71, 42, 49],
        photo: [10, 28, 25, 0],
        'photo-depth': [30, 59, 40, 16],
      }),
      colourway('salbei', 'green', '#6f8a74', {
        ground: [14, 5, 16, 0],
        moon: [3, 6, 19, 0],
        crater: [8, 11, 29, 0],
        whale: [70, 39, 61, 43],
        fin: [72, 43, 62, 55],
        belly: [5, 5, 14, 1],
        groove: [37, 16, 36, 5],
        cloud: [0, 0, 0, 0],
        'cloud-shade': [7, 2, 10, 0],
        gold: [22, 40, 77, 5],
        text: [72, 42, 67, 49],
        photo: [27, 10, 31, 0],
        'photo-depth': [56, 25, 54, 21],
      }),
    ],
    sort: 20,
    popularity: 94,
    created: '2027-02-08',
    label: 'bestseller',
  },
];
