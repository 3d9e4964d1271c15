/** Designs of the magnolia family. */

import { type Cmyk, inksOf, leafInks, mixed } from '#designs/drawing/inks.ts';
import { photoInks } from '#designs/drawing/photo-inks.ts';
import type { ColourwayRow, LeadRow } from '#designs/family.ts';
import { screen } from '#designs/screen.ts';

type Palette = Record<'paper' | 'ink' | 'accent' | 'bark' | 'petal' | 'blush' | 'leaf' | 'heart', Cmyk>;

/** Petals run from nearly white to the blush; `flush` is the colour at their base. */
function colourway(key: string, color: string, hex: string, palette: Palette): ColourwayRow {
  const { paper, ink, accent, bark, petal, blush, leaf, heart } = palette;
  const shade = mixed(blush, bark, 0.35);
  const petals = Object.fromEntries(
    [0, 0.22, 0.46].flatMap((share, i): [string, Cmyk][] => {
      const tone = mixed(petal, blush, share);
      return [
        [`petal${i + 1}`, tone],
        [`petal${i + 1}-dark`, mixed(tone, shade, 0.2)],
      ];
    }),
  );
  const swatches = {
    paper,
    ink,
    accent,
    bark,
    'bark-light': mixed(bark, petal, 0.34),
    ...petals,
    flush: mixed(petal, blush, 0.8),
    vein: mixed(blush, bark, 0.12),
    heart,
    'heart-light': mixed(heart, petal, 0.4),
    ...leafInks('leaf', [leaf, mixed(leaf, petal, 0.2)], { shade: bark, paper: petal, depth: 0.3 }),
    ...photoInks('photo', mixed(petal, blush, 0.5), mixed(blush, bark, 0.5)),
  };
  return { key, color, hex, inks: inksOf(swatches, screen) };
}

export const rows: readonly LeadRow[] = [
  {
    id: 'magnolie',
    themeId: 1482,
    pieces: { special: ['querkarte', 'kirchenheft', 'ballonkarte'] },
    occasion: 'hochzeit',
    category: 'invitation',
    style: 'botanisch',
    composition: 'asymmetric',
    motifs: ['magnolia', 'branch', 'spring', 'romantic'],
    seed: 8,
    variant: 'crossing',
    forms: [
      { form: 'folded', format: 'a6' },
      { form: 'flat', format: 'a6' },
      { form: 'folded', format: 'square' },
      { form: 'flat', format: 'din-long' },
      { form: 'folded', format: 'b6' },
    ],
    refinements: [],
    colourways: [
      colourway('himmel', 'blue', '#a9c0cb', {
        paper: [19, 6, 10, 1],
        ink: [76, 56, 42, 58],
        accent: [42, 83, 41, 33],
        bark: [48, 55, 52, 58],
        petal: [0, 5, 6, 0],
        blush: [19, 59, 25, 1],
        leaf: [48, 22, 69, 13],
        heart: [25, 40, 78, 0],
      }),
      colourway('porzellan', 'cream', '#efe3d3', {
        paper: [4, 6, 12, 0],
        ink: [55, 61, 44, 65],
        accent: [36, 80, 42, 28],
        bark: [51, 57, 63, 36],
        petal: [0, 3, 5, 0],
        blush: [13, 48, 25, 0],
        leaf: [43, 20, 62, 14],
        heart: [23, 42, 81, 14],
      }),
      colourway('abend', 'navy', '#28324a', {
        paper: [80, 65, 38, 55],
        ink: [5, 11, 14, 0],
        accent: [5, 29, 21, 1],
        bark: [46, 50, 57, 14],
        petal: [2, 8, 8, 0],
        blush: [20, 60, 25, 4],
        leaf: [51, 26, 60, 16],
        heart: [19, 31, 69, 0],
      }),
      colourway('rosenholz', 'pink', '#c08a8e', {
        paper: [9, 30, 23, 3],
        ink: [53, 79, 51, 62],
        accent: [39, 87, 50, 48],
        bark: [45, 64, 56, 53],
        petal: [1, 6, 9, 0],
        blush: [16, 70, 30, 17],
        leaf: [50, 28, 64, 27],
        heart: [27, 52, 86, 19],
      }),
    ],
    sort: 22,
    popularity: 85,
    created: '2027-05-03',
    label: 'neu',
  },
];
