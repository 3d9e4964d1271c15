/** Designs of the herbarium family. */

import { type Cmyk, inksOf, leafInks, mixed } from '#designs/drawing/inks.ts';
import { photoInks } from '#designs/drawing/photo-inks.ts';
import type { ColourwayRow, LeadRow } from '#designs/family.ts';
import { screen } from '#designs/screen.ts';

type Palette = Record<'paper' | 'label' | 'print' | 'stem' | 'tape' | 'bloom' | 'white', Cmyk> & { leaves: readonly [Cmyk, Cmyk, Cmyk] };

function colourway(key: string, color: string, hex: string, palette: Palette): ColourwayRow {
  const { paper, label, print, stem, tape, bloom, white, leaves } = palette;
  const swatches = {
    paper,
    label,
    print,
    stem,
    tape,
    'tape-edge': mixed(tape, stem, 0.2),
    shadow: mixed(paper, stem, 0.18),
    bloom1: bloom,
    bloom2: mixed(bloom, paper, 0.34),
    bloom3: mixed(bloom, stem, 0.45),
    bloom4: white,
    ...photoInks('photo', mixed(leaves[2], paper, 0.5), stem),
    ...leafInks('leaf', leaves, { shade: stem, paper, depth: 0.26, rib: 0.55 }),
  };
  return { key, color, hex, inks: inksOf(swatches, screen) };
}

export const rows: readonly LeadRow[] = [
  {
    id: 'waldfarn',
    themeId: 1475,
    occasion: 'allgemein',
    category: 'thank-you-card',
    style: 'botanisch',
    composition: 'asymmetric',
    motifs: ['fern', 'engraving', 'vintage', 'nature'],
    seed: 213,
    variant: 'fern',
    forms: [
      { form: 'folded', format: 'a6' },
      { form: 'flat', format: 'a6' },
      { form: 'folded', format: 'square' },
      { form: 'flat', format: 'din-long' },
    ],
    refinements: [],
    colourways: [
      colourway('waldgruen', 'green', '#5d7350', {
        paper: [5, 6, 16, 1],
        label: [3, 3, 8, 0],
        print: [40, 20, 45, 78],
        stem: [57, 31, 74, 61],
        tape: [12, 14, 32, 2],
        bloom: [64, 42, 14, 21],
        white: [0, 0, 5, 0],
        leaves: [
          [61, 33, 72, 32],
          [54, 26, 67, 25],
          [49, 23, 62, 14],
        ],
      }),
      colourway('getrocknet', 'brown', '#9a7b4f', {
        paper: [5, 8, 18, 0],
        label: [1, 3, 8, 0],
        print: [20, 40, 55, 76],
        stem: [44, 58, 79, 54],
        tape: [12, 16, 35, 1],
        bloom: [25, 71, 71, 25],
        white: [0, 0, 5, 0],
        leaves: [
          [35, 47, 74, 28],
          [26, 37, 69, 24],
          [25, 32, 61, 13],
        ],
      }),
      colourway('salbei', 'eucalyptus', '#8fa596', {
        paper: [7, 3, 10, 1],
        label: [3, 1, 5, 0],
        print: [50, 15, 40, 74],
        stem: [74, 53, 65, 19],
        tape: [18, 10, 23, 0],
        bloom: [64, 42, 14, 21],
        white: [0, 0, 5, 0],
        leaves: [
          [54, 25, 47, 18],
          [51, 25, 44, 4],
          [41, 17, 36, 5],
        ],
      }),
      colourway('indigo', 'navy', '#2b3f5c', {
        paper: [9, 5, 6, 0],
        label: [0, 0, 0, 3],
        print: [70, 45, 0, 68],
        stem: [84, 66, 34, 55],
        tape: [20, 12, 11, 0],
        bloom: [64, 42, 14, 21],
        white: [0, 0, 5, 0],
        leaves: [
          [87, 69, 41, 20],
          [76, 54, 28, 18],
          [61, 37, 16, 22],
        ],
      }),
    ],
    sort: 94,
    popularity: 67,
    created: '2027-03-09',
    label: null,
  },
  {
    id: 'bluetenbogen',
    themeId: 1476,
    occasion: 'geburtstag-60',
    category: 'invitation',
    style: 'botanisch',
    composition: 'centred',
    motifs: ['wild-flower', 'cornflower', 'engraving', 'vintage', 'summer'],
    seed: 214,
    variant: 'meadow',
    forms: [
      { form: 'folded', format: 'a6' },
      { form: 'flat', format: 'a6' },
      { form: 'folded', format: 'square' },
      { form: 'flat', format: 'din-long' },
      { form: 'folded', format: 'b6' },
    ],
    refinements: [],
    colourways: [
      colourway('kornblume', 'blue', '#5b7499', {
        paper: [8, 8, 19, 0],
        label: [3, 3, 8, 0],
        print: [45, 30, 30, 76],
        stem: [60, 39, 77, 41],
        tape: [15, 16, 34, 0],
        bloom: [69, 47, 10, 21],
        white: [0, 0, 5, 0],
        leaves: [
          [54, 30, 73, 29],
          [49, 27, 66, 16],
          [33, 32, 67, 6],
        ],
      }),
      colourway('malve', 'lilac', '#9a7fa6', {
        paper: [7, 9, 11, 0],
        label: [0, 3, 3, 1],
        print: [40, 50, 15, 72],
        stem: [52, 41, 59, 48],
        tape: [14, 19, 20, 0],
        bloom: [52, 62, 13, 5],
        white: [0, 0, 4, 0],
        leaves: [
          [52, 33, 62, 23],
          [45, 27, 54, 15],
          [30, 31, 44, 7],
        ],
      }),
      colourway('mohn', 'red', '#b5503c', {
        paper: [6, 9, 19, 0],
        label: [1, 3, 8, 0],
        print: [20, 50, 45, 76],
        stem: [48, 37, 74, 52],
        tape: [14, 17, 37, 0],
        bloom: [8, 72, 70, 26],
        white: [0, 0, 5, 0],
        leaves: [
          [51, 31, 74, 29],
          [46, 28, 68, 16],
          [26, 32, 67, 10],
        ],
      }),
    ],
    sort: 95,
    popularity: 70,
    created: '2027-03-09',
    label: 'neu',
  },
];
