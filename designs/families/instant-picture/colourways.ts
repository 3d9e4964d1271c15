/** Colourways of the designs of the instant pictures. */

import { type Cmyk, inksOf, type Swatches } from '#designs/drawing/inks.ts';
import { sceneInks } from '#designs/drawing/photo-inks.ts';
import type { ColourwayRow } from '#designs/family.ts';
import { screen } from '#designs/screen.ts';

type Scene = readonly [sky: Cmyk, sun: Cmyk, far: Cmyk, near: Cmyk];

/** `flat`: ground, shade, frame, pen and whatever else one lead has. */
type Palette = { flat: Swatches; scenes: readonly Scene[] };

const frame: Swatches = { frame: [1, 1, 4, 0], 'frame-edge': [12, 11, 18, 1] };

function colourway(key: string, color: string, hex: string, { flat, scenes }: Palette): ColourwayRow {
  const photos = scenes.map(([sky, sun, far, near], i) => sceneInks(`photo${i + 1}`, { sky, sun, far, near }));
  return { key, color, hex, inks: inksOf(Object.assign({}, frame, flat, ...photos), screen) };
}

export const birthday: readonly ColourwayRow[] = [
  colourway('minze', 'turquoise', '#8fcdb8', {
    flat: {
      ground: [48, 0, 35, 0],
      shade: [60, 12, 46, 4],
      pen: [76, 57, 20, 66],
      text: [76, 57, 20, 66],
      film: [69, 52, 54, 71],
      film2: [60, 42, 47, 69],
      film3: [71, 54, 60, 45],
      'on-film': [0, 3, 14, 0],
      tape: [5, 14, 69, 0],
      'tape-stripe': [14, 23, 78, 0],
    },
    scenes: [
      [
        [22, 3, 12, 1],
        [1, 3, 18, 0],
        [40, 7, 45, 0],
        [68, 25, 60, 41],
      ],
      [
        [3, 16, 41, 0],
        [0, 4, 24, 0],
        [13, 45, 49, 3],
        [54, 65, 40, 47],
      ],
    ],
  }),
  colourway('koralle', 'apricot', '#f09a7c', {
    flat: {
      ground: [3, 48, 49, 0],
      shade: [10, 60, 61, 10],
      pen: [54, 76, 35, 73],
      text: [54, 76, 35, 73],
      film: [69, 69, 50, 68],
      film2: [59, 62, 40, 66],
      film3: [53, 57, 36, 61],
      'on-film': [0, 6, 12, 1],
      tape: [39, 0, 22, 0],
      'tape-stripe': [51, 8, 30, 1],
    },
    scenes: [
      [
        [29, 2, 8, 0],
        [0, 3, 20, 0],
        [47, 11, 38, 6],
        [86, 58, 53, 13],
      ],
      [
        [0, 19, 34, 1],
        [0, 4, 17, 0],
        [17, 51, 23, 8],
        [72, 77, 27, 31],
      ],
    ],
  }),
  colourway('nachtblau', 'navy', '#27376b', {
    flat: {
      ground: [90, 76, 19, 23],
      shade: [100, 90, 35, 29],
      pen: [99, 88, 33, 7],
      text: [3, 9, 38, 0],
      film: [74, 62, 41, 75],
      film2: [67, 55, 35, 70],
      film3: [70, 58, 42, 55],
      'on-film': [0, 3, 14, 0],
      tape: [0, 48, 63, 0],
      'tape-stripe': [6, 60, 75, 0],
    },
    scenes: [
      [
        [0, 25, 23, 0],
        [0, 6, 15, 0],
        [23, 51, 20, 0],
        [77, 70, 8, 19],
      ],
      [
        [31, 6, 5, 0],
        [2, 0, 7, 0],
        [54, 25, 9, 0],
        [88, 66, 18, 21],
      ],
    ],
  }),
  colourway('flieder', 'lilac', '#c3b1e1', {
    flat: {
      ground: [27, 31, 0, 0],
      shade: [43, 46, 0, 0],
      pen: [91, 94, 22, 28],
      text: [91, 94, 22, 28],
      film: [68, 63, 35, 73],
      film2: [61, 57, 27, 68],
      film3: [68, 64, 38, 48],
      'on-film': [5, 8, 0, 0],
      tape: [8, 6, 68, 0],
      'tape-stripe': [19, 16, 79, 0],
    },
    scenes: [
      [
        [2, 13, 24, 0],
        [0, 3, 7, 0],
        [8, 41, 36, 0],
        [37, 67, 22, 40],
      ],
      [
        [26, 0, 20, 0],
        [2, 0, 13, 0],
        [53, 11, 39, 0],
        [74, 40, 39, 36],
      ],
    ],
  }),
];

export const birth: readonly ColourwayRow[] = [
  colourway('sand', 'beige', '#e6d5bd', {
    flat: {
      ground: [11, 15, 28, 0],
      shade: [18, 24, 39, 9],
      pen: [50, 68, 62, 64],
      text: [50, 68, 62, 64],
      tape: [9, 45, 46, 0],
      'tape-stripe': [14, 54, 56, 6],
      tape2: [38, 13, 38, 3],
      'tape2-stripe': [47, 20, 47, 9],
    },
    scenes: [
      [
        [19, 7, 14, 1],
        [3, 3, 13, 0],
        [42, 18, 34, 5],
        [66, 35, 46, 35],
      ],
      [
        [3, 14, 26, 0],
        [0, 3, 7, 0],
        [13, 39, 45, 0],
        [43, 66, 65, 17],
      ],
    ],
  }),
  colourway('himmel', 'blue', '#a9cadb', {
    flat: {
      ground: [34, 9, 10, 0],
      shade: [47, 18, 18, 4],
      pen: [86, 65, 32, 52],
      text: [86, 65, 32, 52],
      tape: [6, 18, 69, 0],
      'tape-stripe': [13, 27, 80, 3],
      tape2: [1, 44, 41, 0],
      'tape2-stripe': [12, 54, 53, 0],
    },
    scenes: [
      [
        [4, 16, 24, 0],
        [0, 3, 7, 0],
        [17, 40, 42, 0],
        [53, 65, 32, 31],
      ],
      [
        [20, 3, 6, 1],
        [1, 1, 8, 0],
        [45, 13, 12, 7],
        [76, 47, 23, 26],
      ],
    ],
  }),
  colourway('salbei', 'eucalyptus', '#a9bda3', {
    flat: {
      ground: [35, 13, 37, 0],
      shade: [48, 23, 49, 4],
      pen: [69, 38, 60, 70],
      text: [69, 38, 60, 70],
      tape: [6, 15, 43, 0],
      'tape-stripe': [12, 23, 55, 4],
      tape2: [6, 40, 42, 2],
      'tape2-stripe': [10, 49, 52, 9],
    },
    scenes: [
      [
        [4, 12, 24, 0],
        [0, 2, 7, 0],
        [17, 31, 46, 1],
        [40, 53, 57, 36],
      ],
      [
        [18, 2, 17, 0],
        [1, 0, 8, 0],
        [43, 11, 44, 3],
        [78, 47, 66, 15],
      ],
    ],
  }),
  colourway('himbeer', 'pink', '#eeb3b3', {
    flat: {
      ground: [4, 35, 22, 0],
      shade: [15, 47, 34, 5],
      pen: [47, 88, 47, 54],
      text: [47, 88, 47, 54],
      tape: [4, 13, 54, 0],
      'tape-stripe': [14, 22, 67, 0],
      tape2: [49, 9, 31, 0],
      'tape2-stripe': [58, 18, 39, 5],
    },
    scenes: [
      [
        [12, 15, 4, 0],
        [2, 3, 7, 0],
        [36, 40, 13, 0],
        [69, 70, 24, 23],
      ],
      [
        [0, 19, 16, 0],
        [0, 3, 7, 0],
        [7, 45, 32, 3],
        [30, 75, 39, 32],
      ],
    ],
  }),
];

export const party: readonly ColourwayRow[] = [
  colourway('nacht', 'black', '#211f28', {
    flat: {
      ground: [73, 66, 46, 74],
      shade: [70, 62, 47, 87],
      pen: [73, 66, 46, 74],
      text: [0, 6, 20, 0],
      title: [0, 48, 74, 0],
      film: [59, 53, 32, 71],
      film2: [66, 59, 42, 53],
      film3: [64, 58, 42, 41],
      'on-film': [0, 6, 20, 0],
      string: [11, 13, 27, 0],
      tape: [13, 32, 62, 0],
      'tape-stripe': [20, 41, 73, 11],
    },
    scenes: [
      [
        [2, 26, 40, 0],
        [0, 6, 23, 0],
        [11, 56, 44, 6],
        [72, 83, 29, 36],
      ],
      [
        [32, 6, 9, 0],
        [0, 1, 13, 1],
        [56, 25, 18, 0],
        [87, 64, 29, 28],
      ],
      [
        [6, 11, 42, 0],
        [0, 1, 12, 0],
        [21, 26, 64, 7],
        [74, 58, 92, 6],
      ],
    ],
  }),
  colourway('pool', 'turquoise', '#4fbdb6', {
    flat: {
      ground: [59, 0, 32, 0],
      shade: [71, 13, 42, 3],
      pen: [83, 51, 41, 67],
      text: [85, 55, 43, 67],
      title: [32, 92, 44, 41],
      film: [72, 47, 41, 71],
      film2: [70, 46, 41, 62],
      film3: [71, 48, 44, 47],
      'on-film': [6, 0, 12, 0],
      string: [4, 4, 14, 0],
      tape: [4, 34, 63, 0],
      'tape-stripe': [15, 44, 76, 4],
    },
    scenes: [
      [
        [1, 16, 37, 0],
        [0, 3, 18, 0],
        [5, 45, 49, 0],
        [41, 78, 37, 28],
      ],
      [
        [25, 1, 7, 0],
        [0, 0, 11, 1],
        [55, 9, 16, 0],
        [82, 43, 25, 25],
      ],
      [
        [1, 25, 19, 0],
        [0, 6, 9, 0],
        [12, 53, 21, 3],
        [70, 79, 16, 18],
      ],
    ],
  }),
  colourway('mandarine', 'orange', '#f2a044', {
    flat: {
      ground: [1, 40, 74, 0],
      shade: [14, 51, 86, 7],
      pen: [56, 81, 52, 71],
      text: [49, 78, 66, 75],
      title: [30, 95, 58, 33],
      film: [63, 68, 52, 71],
      film2: [51, 59, 43, 69],
      film3: [49, 57, 43, 60],
      'on-film': [1, 5, 16, 0],
      string: [1, 5, 16, 0],
      tape: [53, 6, 30, 0],
      'tape-stripe': [62, 11, 36, 11],
    },
    scenes: [
      [
        [3, 12, 33, 0],
        [0, 3, 15, 0],
        [7, 43, 51, 0],
        [35, 78, 50, 30],
      ],
      [
        [23, 1, 14, 1],
        [0, 0, 13, 1],
        [52, 12, 35, 0],
        [77, 39, 42, 38],
      ],
      [
        [10, 21, 0, 0],
        [0, 5, 7, 0],
        [35, 51, 0, 0],
        [81, 82, 16, 12],
      ],
    ],
  }),
  colourway('zitrone', 'yellow', '#f2cf55', {
    flat: {
      ground: [6, 14, 69, 0],
      shade: [20, 26, 82, 5],
      pen: [95, 89, 22, 33],
      text: [91, 83, 20, 48],
      title: [90, 82, 0, 0],
      film: [68, 58, 29, 74],
      film2: [73, 64, 39, 57],
      film3: [70, 61, 38, 46],
      'on-film': [1, 3, 18, 0],
      string: [0, 0, 7, 0],
      tape: [0, 55, 47, 1],
      'tape-stripe': [10, 65, 60, 5],
    },
    scenes: [
      [
        [27, 5, 3, 0],
        [1, 1, 10, 0],
        [52, 25, 3, 0],
        [90, 73, 4, 5],
      ],
      [
        [0, 25, 27, 1],
        [0, 5, 12, 0],
        [9, 53, 40, 2],
        [50, 82, 30, 24],
      ],
      [
        [21, 0, 28, 0],
        [0, 0, 13, 1],
        [44, 7, 54, 3],
        [73, 30, 66, 35],
      ],
    ],
  }),
];
