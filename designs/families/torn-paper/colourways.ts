/** Colourways of the designs of the torn paper. */

import { type Cmyk, inksOf, type Swatches } from '#designs/drawing/inks.ts';
import { sceneInks } from '#designs/drawing/photo-inks.ts';
import type { ColourwayRow } from '#designs/family.ts';
import { screen } from '#designs/screen.ts';

type Scene = readonly [sky: Cmyk, sun: Cmyk, far: Cmyk, near: Cmyk];

/** `flat`: the papers, the rim of the tear, the words and whatever else one lead has. */
type Palette = { flat: Swatches; scenes: readonly Scene[] };

function colourway(key: string, color: string, hex: string, { flat, scenes }: Palette): ColourwayRow {
  const photos = scenes.map(([sky, sun, far, near], i) => sceneInks(`photo${i + 1}`, { sky, sun, far, near }));
  return { key, color, hex, inks: inksOf(Object.assign({}, flat, ...photos), screen) };
}

export const birth: readonly ColourwayRow[] = [
  colourway('ton', 'terracotta', '#b4573a', {
    flat: {
      ground: [17, 71, 75, 21],
      accent: [17, 75, 78, 35],
      fibre: [0, 3, 7, 0],
      'fibre-shade': [10, 29, 33, 2],
      name: [0, 5, 13, 0],
      text: [0, 5, 13, 0],
    },
    scenes: [
      [
        [3, 14, 24, 0],
        [0, 3, 7, 0],
        [13, 36, 46, 0],
        [33, 65, 68, 42],
      ],
      [
        [15, 7, 15, 0],
        [2, 2, 9, 0],
        [39, 19, 37, 1],
        [59, 30, 51, 46],
      ],
    ],
  }),
  colourway('salbei', 'eucalyptus', '#b9c8b3', {
    flat: {
      ground: [28, 10, 29, 1],
      accent: [41, 18, 42, 0],
      fibre: [0, 0, 0, 0],
      'fibre-shade': [15, 5, 17, 0],
      name: [74, 44, 66, 68],
      text: [74, 44, 66, 68],
    },
    scenes: [
      [
        [12, 4, 13, 0],
        [1, 0, 7, 0],
        [39, 13, 36, 4],
        [70, 35, 58, 40],
      ],
      [
        [4, 11, 22, 0],
        [0, 2, 7, 0],
        [13, 28, 44, 6],
        [30, 46, 59, 46],
      ],
    ],
  }),
  colourway('honig', 'yellow', '#eec057', {
    flat: {
      ground: [7, 23, 72, 0],
      accent: [14, 32, 83, 3],
      fibre: [0, 0, 5, 0],
      'fibre-shade': [4, 10, 38, 1],
      name: [59, 64, 71, 74],
      text: [59, 64, 71, 74],
    },
    scenes: [
      [
        [1, 10, 22, 0],
        [0, 2, 7, 0],
        [9, 31, 48, 1],
        [34, 63, 68, 32],
      ],
      [
        [20, 4, 8, 0],
        [0, 0, 5, 0],
        [46, 17, 20, 3],
        [75, 44, 37, 32],
      ],
    ],
  }),
  colourway('tinte', 'navy', '#22335a', {
    flat: {
      ground: [91, 76, 32, 37],
      accent: [83, 65, 21, 29],
      fibre: [3, 3, 7, 0],
      'fibre-shade': [38, 25, 13, 0],
      name: [4, 12, 45, 0],
      text: [4, 7, 16, 0],
    },
    scenes: [
      [
        [3, 18, 20, 0],
        [0, 4, 9, 0],
        [15, 40, 29, 5],
        [64, 60, 25, 34],
      ],
      [
        [23, 9, 6, 0],
        [2, 1, 6, 0],
        [52, 28, 12, 1],
        [77, 53, 4, 42],
      ],
    ],
  }),
];

export const thanks: readonly ColourwayRow[] = [
  colourway('kraft', 'brown', '#cfae86', {
    flat: {
      ground: [15, 27, 46, 5],
      accent: [25, 37, 58, 7],
      fibre: [3, 8, 17, 0],
      'fibre-shade': [11, 18, 34, 0],
      name: [50, 62, 68, 75],
      text: [50, 62, 68, 75],
    },
    scenes: [
      [
        [4, 12, 21, 0],
        [0, 3, 7, 0],
        [19, 39, 46, 1],
        [46, 64, 59, 41],
      ],
      [
        [16, 6, 15, 0],
        [2, 1, 8, 0],
        [42, 19, 41, 1],
        [66, 38, 59, 39],
      ],
    ],
  }),
  colourway('moos', 'green', '#2f4a3d', {
    flat: {
      ground: [73, 41, 64, 55],
      accent: [64, 28, 56, 47],
      fibre: [3, 3, 8, 0],
      'fibre-shade': [33, 13, 29, 4],
      name: [6, 13, 33, 0],
      text: [6, 6, 16, 0],
    },
    scenes: [
      [
        [4, 9, 23, 0],
        [0, 1, 9, 0],
        [26, 24, 51, 0],
        [64, 36, 69, 40],
      ],
      [
        [4, 19, 20, 0],
        [0, 4, 7, 0],
        [17, 42, 37, 5],
        [48, 66, 44, 40],
      ],
    ],
  }),
  colourway('kreide', 'cream', '#ece5d8', {
    flat: {
      ground: [10, 9, 18, 0],
      accent: [16, 17, 28, 3],
      fibre: [0, 0, 0, 0],
      'fibre-shade': [4, 4, 10, 0],
      name: [27, 79, 69, 35],
      text: [64, 59, 57, 73],
    },
    scenes: [
      [
        [15, 6, 7, 0],
        [0, 0, 4, 0],
        [40, 20, 18, 3],
        [71, 46, 36, 32],
      ],
      [
        [4, 16, 18, 0],
        [0, 3, 7, 0],
        [19, 42, 40, 0],
        [43, 67, 52, 42],
      ],
    ],
  }),
  colourway('pflaume', 'lilac', '#5b3a5e', {
    flat: {
      ground: [65, 78, 30, 36],
      accent: [59, 72, 26, 19],
      fibre: [2, 4, 3, 0],
      'fibre-shade': [27, 35, 10, 0],
      name: [0, 22, 24, 1],
      text: [3, 9, 7, 0],
    },
    scenes: [
      [
        [2, 16, 23, 0],
        [0, 3, 10, 0],
        [9, 43, 39, 4],
        [41, 73, 28, 40],
      ],
      [
        [16, 15, 3, 0],
        [2, 2, 3, 0],
        [41, 39, 7, 0],
        [79, 75, 19, 17],
      ],
    ],
  }),
];

export const christmas: readonly ColourwayRow[] = [
  colourway('morgen', 'white', '#eef3f5', {
    flat: {
      ground: [6, 2, 4, 0],
      snow2: [18, 5, 8, 0],
      snow3: [33, 11, 13, 0],
      accent: [18, 5, 8, 0],
      fibre: [0, 0, 0, 0],
      'fibre-shade': [11, 3, 5, 1],
      fir1: [80, 39, 60, 51],
      fir2: [76, 30, 60, 28],
      fir3: [81, 43, 64, 67],
      name: [22, 92, 79, 19],
      text: [82, 52, 46, 59],
    },
    scenes: [
      [
        [17, 6, 4, 0],
        [0, 3, 9, 0],
        [35, 17, 12, 3],
        [71, 46, 24, 22],
      ],
      [
        [17, 5, 6, 0],
        [0, 0, 4, 0],
        [44, 21, 17, 0],
        [67, 37, 18, 43],
      ],
    ],
  }),
  colourway('nacht', 'navy', '#1d2b4c', {
    flat: {
      ground: [96, 84, 42, 38],
      snow2: [82, 64, 17, 36],
      snow3: [71, 51, 10, 21],
      accent: [82, 64, 17, 36],
      fibre: [7, 3, 1, 1],
      'fibre-shade': [42, 25, 10, 1],
      fir1: [13, 5, 3, 0],
      fir2: [30, 15, 6, 3],
      fir3: [5, 3, 10, 0],
      name: [0, 17, 54, 0],
      text: [6, 5, 13, 0],
    },
    scenes: [
      [
        [48, 28, 5, 6],
        [0, 3, 20, 0],
        [67, 45, 11, 5],
        [92, 77, 26, 35],
      ],
      [
        [5, 24, 23, 0],
        [0, 4, 10, 0],
        [28, 47, 21, 6],
        [79, 73, 20, 29],
      ],
    ],
  }),
  colourway('zimt', 'red', '#a5342f', {
    flat: {
      ground: [23, 88, 78, 24],
      snow2: [18, 76, 65, 13],
      snow3: [12, 57, 48, 5],
      accent: [18, 76, 65, 13],
      fibre: [1, 5, 12, 0],
      'fibre-shade': [8, 35, 32, 0],
      fir1: [77, 41, 65, 55],
      fir2: [74, 37, 65, 32],
      fir3: [77, 44, 64, 69],
      name: [0, 6, 16, 1],
      text: [0, 6, 16, 1],
    },
    scenes: [
      [
        [3, 11, 19, 0],
        [0, 3, 7, 0],
        [11, 34, 40, 5],
        [35, 68, 59, 42],
      ],
      [
        [14, 6, 12, 0],
        [0, 0, 5, 0],
        [37, 18, 29, 4],
        [66, 38, 53, 36],
      ],
    ],
  }),
  colourway('flieder', 'lilac', '#d8cde6', {
    flat: {
      ground: [6, 8, 0, 0],
      snow2: [17, 21, 1, 1],
      snow3: [34, 38, 4, 0],
      accent: [17, 21, 1, 1],
      fibre: [0, 0, 0, 0],
      'fibre-shade': [9, 12, 0, 0],
      fir1: [84, 85, 21, 27],
      fir2: [70, 72, 5, 18],
      fir3: [90, 89, 28, 45],
      name: [45, 88, 5, 31],
      text: [87, 86, 28, 43],
    },
    scenes: [
      [
        [1, 18, 20, 0],
        [0, 3, 9, 0],
        [18, 42, 16, 1],
        [71, 76, 18, 12],
      ],
      [
        [16, 11, 1, 0],
        [1, 1, 3, 0],
        [41, 33, 4, 0],
        [79, 71, 10, 16],
      ],
    ],
  }),
];
