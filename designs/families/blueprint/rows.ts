/** Designs of the building site. */

import { type Cmyk, inksOf, mixed } from '#designs/drawing/inks.ts';
import type { ColourwayRow, LeadRow } from '#designs/family.ts';
import { screen } from '#designs/screen.ts';

type Board = { ground: Cmyk; line: Cmyk; faint: Cmyk; text: Cmyk; accent: Cmyk; ribbon: Cmyk; green: Cmyk };

/** Inks of the drawing board. */
function board(key: string, color: string, hex: string, flat: Board): ColourwayRow {
  const { ground, line } = flat;
  return {
    key,
    color,
    hex,
    inks: inksOf(
      { ...flat, grid: mixed(ground, line, 0.1), face: mixed(ground, line, 0.05), 'line-far': mixed(ground, line, 0.45) },
      screen,
    ),
  };
}

type Site = {
  sky: Cmyk;
  earth: Cmyk;
  title: Cmyk;
  text: Cmyk;
  brick: Cmyk;
  wood: Cmyk;
  concrete: Cmyk;
  crane: Cmyk;
  ribbon: Cmyk;
  green: Cmyk;
};

const soot: Cmyk = [59, 73, 67, 80];

/** Inks of the shell: each wall with lighter and darker bricks. */
function site(key: string, color: string, hex: string, flat: Site): ColourwayRow {
  const { brick, wood, concrete, green, earth, text } = flat;
  const dark = mixed(brick, soot, 0.3);
  const inks = {
    ...flat,
    ground: earth,
    accent: text,
    'brick-light': mixed(brick, concrete, 0.24),
    'brick-deep': mixed(brick, soot, 0.16),
    'brick-dark': dark,
    'brick-dark-light': mixed(dark, concrete, 0.18),
    'brick-dark-deep': mixed(dark, soot, 0.24),
    inside: mixed(brick, soot, 0.78),
    reveal: mixed(brick, soot, 0.52),
    floor: mixed(concrete, soot, 0.34),
    'concrete-dark': mixed(concrete, soot, 0.2),
    'concrete-deep': mixed(concrete, soot, 0.4),
    'wood-light': mixed(wood, concrete, 0.5),
    'wood-dark': mixed(wood, soot, 0.36),
    'green-deep': mixed(green, soot, 0.34),
  };
  return { key, color, hex, inks: inksOf(inks, screen) };
}

type Plan = { ground: Cmyk; room: Cmyk; line: Cmyk; text: Cmyk; accent: Cmyk };

function plan(key: string, color: string, hex: string, { accent, ...flat }: Plan): ColourwayRow {
  return { key, color, hex, inks: inksOf({ ...flat, accent }, screen) };
}

export const rows: readonly LeadRow[] = [
  {
    id: 'bauplan',
    themeId: 1639,
    pieces: {
      own: [
        { id: 'menuekarte', form: 'flat', formats: ['din-long', 'a6'], category: 'menu-card' },
        { id: 'platzkarte', form: 'place-card', category: 'place-card' },
        { id: 'tischnummer', form: 'table-folded', formats: ['a6'], category: 'table-number' },
        { id: 'dankeskarte', form: 'postcard', formats: ['a6'], category: 'thank-you-card' },
        { id: 'flaschenetikett', form: 'bottle-label', category: 'bottle-label' },
      ],
    },
    occasion: 'richtfest',
    category: 'invitation',
    style: 'modern',
    composition: 'asymmetric',
    motifs: ['house', 'wreath', 'hand-drawn', 'funny'],
    seed: 8,
    variant: 'board',
    forms: [
      { form: 'flat', format: 'a6' },
      { form: 'flat', format: 'square' },
      { form: 'folded', format: 'square' },
      { form: 'flat', format: 'din-long' },
    ],
    refinements: [],
    colourways: [
      board('pause', 'blue', '#1d4f91', {
        ground: [93, 70, 13, 3],
        line: [5, 2, 0, 0],
        faint: [32, 12, 3, 0],
        text: [0, 0, 0, 0],
        accent: [32, 12, 3, 0],
        ribbon: [0, 67, 62, 0],
        green: [39, 0, 41, 0],
      }),
      board('schiefer', 'grey', '#3d474d', {
        ground: [61, 42, 36, 64],
        line: [5, 5, 13, 0],
        faint: [25, 15, 23, 5],
        text: [3, 3, 10, 0],
        accent: [6, 23, 66, 0],
        ribbon: [4, 32, 79, 0],
        green: [45, 5, 49, 0],
      }),
      board('transparent', 'cream', '#f1ead7', {
        ground: [6, 7, 18, 0],
        line: [83, 65, 39, 48],
        faint: [59, 43, 31, 35],
        text: [87, 70, 41, 58],
        accent: [22, 85, 90, 20],
        ribbon: [11, 82, 84, 10],
        green: [68, 14, 66, 36],
      }),
    ],
    sort: 215,
    popularity: 76,
    created: '2027-04-11',
    label: 'neu',
  },
  {
    id: 'kranzkran',
    themeId: 1640,
    occasion: 'richtfest',
    category: 'invitation',
    style: 'illustriert',
    composition: 'left',
    motifs: ['house', 'wreath', 'colourful'],
    seed: 3,
    variant: 'brick',
    forms: [
      { form: 'flat', format: 'a6' },
      { form: 'flat', format: 'square' },
      { form: 'folded', format: 'a6' },
      { form: 'flat', format: 'din-long' },
    ],
    refinements: [],
    colourways: [
      site('ziegel', 'terracotta', '#b5523c', {
        sky: [5, 15, 28, 0],
        earth: [41, 78, 74, 59],
        title: [41, 78, 74, 59],
        text: [1, 7, 16, 0],
        brick: [10, 72, 73, 16],
        wood: [13, 36, 66, 3],
        concrete: [11, 12, 19, 1],
        crane: [4, 34, 84, 0],
        ribbon: [3, 82, 75, 0],
        green: [69, 20, 74, 16],
      }),
      site('klinker', 'navy', '#2c4058', {
        sky: [31, 7, 12, 0],
        earth: [86, 66, 36, 49],
        title: [87, 68, 38, 59],
        text: [5, 5, 13, 0],
        brick: [30, 77, 68, 33],
        wood: [12, 32, 59, 2],
        concrete: [11, 8, 14, 0],
        crane: [5, 77, 84, 0],
        ribbon: [6, 24, 86, 0],
        green: [73, 25, 66, 22],
      }),
      site('sandstein', 'green', '#3f5a44', {
        sky: [6, 7, 43, 0],
        earth: [72, 38, 66, 51],
        title: [72, 39, 66, 60],
        text: [3, 3, 17, 0],
        brick: [12, 42, 74, 5],
        wood: [21, 52, 75, 14],
        concrete: [7, 8, 19, 0],
        crane: [76, 28, 40, 17],
        ribbon: [11, 82, 75, 0],
        green: [64, 12, 79, 12],
      }),
    ],
    sort: 216,
    popularity: 64,
    created: '2027-04-11',
    label: null,
  },
  {
    id: 'grundriss',
    themeId: 1641,
    occasion: 'umzug',
    category: 'announcement',
    style: 'schlicht',
    composition: 'framed',
    motifs: ['house', 'minimal', 'lettering', 'funny'],
    seed: 6,
    variant: 'plan',
    forms: [
      { form: 'flat', format: 'a6' },
      { form: 'flat', format: 'square' },
      { form: 'folded', format: 'a6' },
      { form: 'flat', format: 'din-long' },
    ],
    refinements: [],
    colourways: [
      plan('dotter', 'yellow', '#f0c24a', {
        ground: [7, 22, 79, 0],
        room: [4, 14, 67, 0],
        line: [80, 62, 42, 62],
        text: [82, 65, 44, 67],
        accent: [2, 50, 66, 0],
      }),
      plan('salbei', 'eucalyptus', '#8fa596', {
        ground: [33, 12, 30, 0],
        room: [21, 6, 21, 0],
        line: [78, 43, 63, 58],
        text: [77, 43, 63, 68],
        accent: [3, 34, 46, 0],
      }),
      plan('koralle', 'apricot', '#f2a58c', {
        ground: [1, 44, 43, 0],
        room: [0, 30, 29, 0],
        line: [46, 81, 46, 67],
        text: [51, 83, 49, 69],
        accent: [1, 11, 37, 1],
      }),
      plan('papier', 'white', '#ffffff', {
        ground: [0, 0, 0, 0],
        room: [5, 4, 7, 0],
        line: [68, 59, 51, 82],
        text: [68, 59, 51, 82],
        accent: [32, 9, 7, 0],
      }),
    ],
    sort: 217,
    popularity: 71,
    created: '2027-04-12',
    label: null,
  },
];
