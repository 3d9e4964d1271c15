/** Designs with strings of lanterns and pennants. */

import { type Cmyk, inksOf, mixed, type Swatches } from '#designs/drawing/inks.ts';
import type { ColourwayRow, LeadRow } from '#designs/family.ts';
import { screen } from '#designs/screen.ts';

type Palette = {
  ground: Cmyk;
  /** What shines: the halo runs from the ground towards it. */
  light: Cmyk;
  text: Cmyk;
  accent: Cmyk;
  string: Cmyk;
  papers: readonly [Cmyk, Cmyk, Cmyk, Cmyk];
  cloth: Cmyk;
  shade: Cmyk;
};

function colourway(key: string, color: string, hex: string, { papers, light, shade, ...flat }: Palette): ColourwayRow {
  const { ground, cloth } = flat;
  const swatches: Swatches = {
    ...flat,
    'cloth-dark': mixed(cloth, shade, 0.14),
    bulb: light,
    cap: mixed(ground, shade, 0.6),
    glow1: mixed(ground, light, 0.07),
    glow2: mixed(ground, light, 0.15),
    glow3: mixed(ground, light, 0.55),
    glass: mixed(ground, cloth, 0.5),
    green: mixed(ground, [45, 10, 60, 10], 0.75),
    weave1: papers[0],
    'weave1-dark': mixed(papers[0], shade, 0.2),
    weave2: papers[1],
    'weave2-dark': mixed(papers[1], shade, 0.2),
    band: papers[2],
    'band-dark': mixed(papers[2], shade, 0.26),
    crepe: papers[3],
    'crepe-dark': mixed(papers[3], shade, 0.16),
  };
  papers.forEach((paper, i) => {
    swatches[`paper${i + 1}`] = paper;
    swatches[`paper${i + 1}-dark`] = mixed(paper, shade, 0.2);
    swatches[`paper${i + 1}-light`] = mixed(paper, light, 0.32);
  });
  return { key, color, hex, inks: inksOf(swatches, screen) };
}

export const rows: readonly LeadRow[] = [
  {
    id: 'lampionfest',
    themeId: 1519,
    occasion: 'sommerfest',
    category: 'invitation',
    style: 'illustriert',
    composition: 'full-bleed',
    motifs: ['lantern', 'table', 'garden', 'summer'],
    seed: 3,
    variant: 'night',
    forms: [
      { form: 'flat', format: 'a6' },
      { form: 'folded', format: 'a6' },
      { form: 'flat', format: 'square' },
    ],
    refinements: [],
    colourways: [
      colourway('nacht', 'navy', '#1d2a44', {
        ground: [87, 69, 34, 49],
        light: [2, 9, 36, 0],
        text: [0, 4, 14, 0],
        accent: [0, 4, 14, 0],
        string: [41, 26, 16, 8],
        papers: [
          [1, 59, 61, 10],
          [9, 26, 65, 0],
          [8, 34, 33, 0],
          [53, 13, 37, 5],
        ],
        cloth: [6, 7, 17, 0],
        shade: [80, 64, 34, 42],
      }),
      colourway('laube', 'green', '#24493d', {
        ground: [79, 44, 65, 54],
        light: [3, 8, 35, 0],
        text: [0, 4, 14, 0],
        accent: [0, 4, 14, 0],
        string: [42, 18, 36, 5],
        papers: [
          [9, 62, 61, 0],
          [8, 21, 62, 0],
          [7, 11, 27, 0],
          [45, 10, 44, 0],
        ],
        cloth: [7, 6, 17, 0],
        shade: [74, 38, 60, 51],
      }),
      colourway('daemmerung', 'lilac', '#5a4a6e', {
        ground: [69, 69, 26, 30],
        light: [1, 11, 30, 0],
        text: [0, 4, 14, 0],
        accent: [0, 4, 14, 0],
        string: [35, 36, 10, 0],
        papers: [
          [4, 53, 53, 0],
          [5, 25, 64, 0],
          [3, 30, 21, 1],
          [42, 22, 6, 1],
        ],
        cloth: [5, 9, 13, 0],
        shade: [73, 74, 30, 34],
      }),
    ],
    sort: 55,
    popularity: 85,
    created: '2027-03-24',
    label: 'neu',
  },
  {
    id: 'zuckertuete',
    themeId: 1520,
    occasion: 'einschulung',
    category: 'invitation',
    style: 'verspielt',
    composition: 'asymmetric',
    motifs: ['school-cone', 'pennant', 'colourful'],
    seed: 6,
    variant: 'school',
    forms: [
      { form: 'flat', format: 'a6' },
      { form: 'folded', format: 'a6' },
      { form: 'flat', format: 'square' },
    ],
    refinements: [],
    colourways: [
      colourway('bunt', 'multicolour', '#e0a92e', {
        ground: [3, 4, 11, 0],
        light: [0, 3, 7, 0],
        text: [80, 20, 0, 75],
        accent: [20, 82, 83, 14],
        string: [74, 54, 41, 44],
        papers: [
          [4, 74, 72, 11],
          [6, 27, 73, 0],
          [78, 39, 30, 20],
          [47, 9, 43, 6],
        ],
        cloth: [0, 2, 6, 0],
        shade: [77, 58, 42, 56],
      }),
      colourway('meer', 'blue', '#4f86a6', {
        ground: [8, 2, 5, 0],
        light: [2, 0, 1, 0],
        text: [80, 20, 0, 75],
        accent: [84, 50, 30, 20],
        string: [79, 54, 37, 47],
        papers: [
          [78, 40, 24, 15],
          [38, 6, 16, 0],
          [7, 54, 64, 1],
          [7, 19, 52, 0],
        ],
        cloth: [1, 0, 2, 1],
        shade: [87, 63, 41, 46],
      }),
      colourway('beere', 'pink', '#c0567a', {
        ground: [1, 7, 7, 0],
        light: [0, 3, 3, 0],
        text: [0, 45, 0, 82],
        accent: [29, 87, 34, 18],
        string: [53, 70, 38, 49],
        papers: [
          [12, 79, 23, 20],
          [4, 31, 25, 0],
          [62, 23, 43, 17],
          [8, 22, 62, 0],
        ],
        cloth: [0, 3, 5, 0],
        shade: [57, 76, 36, 58],
      }),
    ],
    sort: 59,
    popularity: 77,
    created: '2027-03-24',
    label: 'neu',
  },
];
