/** Designs of flat fields of colour with one large drawing: a fingerprint, and marks on a door post. */

import { type Cmyk, inksOf, mixed } from '#designs/drawing/inks.ts';
import { photoInks } from '#designs/drawing/photo-inks.ts';
import type { ColourwayRow, LeadRow } from '#designs/family.ts';
import { screen } from '#designs/screen.ts';

const white: Cmyk = [0, 0, 0, 0];

type Print = Record<'ground' | 'ink' | 'accent' | 'ridge' | 'blaze' | 'fire' | 'heart', Cmyk>;

function printWay(key: string, color: string, hex: string, print: Print): ColourwayRow {
  const { ground, ridge, blaze } = print;
  return { key, color, hex, inks: inksOf({ ...print, ...photoInks('photo', mixed(ground, ridge, 0.4), blaze) }, screen) };
}

type Wall = Record<'ground' | 'ink' | 'post' | 'shade' | 'edge' | 'sky' | 'hill' | 'pencil' | 'mark', Cmyk>;

function wallWay(key: string, color: string, hex: string, wall: Wall): ColourwayRow {
  const { sky, hill } = wall;
  return { key, color, hex, inks: inksOf({ ...wall, ...photoInks('photo', mixed(sky, white, 0.4), hill) }, screen) };
}

export const youthRows: readonly LeadRow[] = [
  {
    id: 'beim-namen',
    themeId: 1677,
    occasion: 'firmung',
    category: 'invitation',
    style: 'modern',
    composition: 'asymmetric',
    motifs: ['abstract', 'lettering', 'christian', 'colourful'],
    seed: 9,
    variant: 'print',
    forms: [
      { form: 'flat', format: 'a6' },
      { form: 'folded', format: 'a6' },
      { form: 'flat', format: 'square' },
      { form: 'flat', format: 'din-long' },
    ],
    refinements: [],
    colourways: [
      printWay('glut', 'navy', '#221a3a', {
        ground: [88, 86, 35, 60],
        ink: [1, 10, 22, 0],
        accent: [0, 18, 74, 0],
        ridge: [68, 70, 10, 14],
        blaze: [0, 79, 75, 0],
        fire: [0, 48, 81, 0],
        heart: [0, 18, 74, 0],
      }),
      printWay('rose', 'pink', '#f4b8a0', {
        ground: [2, 35, 36, 0],
        ink: [39, 93, 40, 60],
        accent: [39, 93, 40, 60],
        ridge: [4, 58, 47, 0],
        blaze: [39, 93, 40, 60],
        fire: [17, 92, 56, 27],
        heart: [1, 10, 22, 0],
      }),
      printWay('chrisam', 'yellow', '#f4dc9a', {
        ground: [6, 13, 47, 0],
        ink: [78, 43, 63, 58],
        accent: [78, 43, 63, 58],
        ridge: [24, 22, 66, 4],
        blaze: [78, 43, 63, 58],
        fire: [67, 31, 82, 35],
        heart: [10, 72, 91, 2],
      }),
    ],
    sort: 242,
    popularity: 70,
    created: '2027-04-23',
    label: null,
  },
  {
    id: 'augenhoehe',
    themeId: 1678,
    occasion: 'jugendweihe',
    category: 'invitation',
    style: 'modern',
    composition: 'asymmetric',
    motifs: ['house', 'hand-drawn', 'numeral', 'colourful'],
    seed: 14,
    variant: 'marks',
    forms: [
      { form: 'flat', format: 'a6' },
      { form: 'folded', format: 'a6' },
      { form: 'flat', format: 'square' },
      { form: 'flat', format: 'din-long' },
    ],
    refinements: [],
    colourways: [
      wallWay('flur', 'yellow', '#f6c445', {
        ground: [0, 22, 76, 0],
        ink: [88, 76, 30, 55],
        post: [2, 3, 10, 0],
        shade: [10, 42, 90, 4],
        edge: [10, 10, 22, 2],
        sky: [52, 8, 6, 0],
        hill: [76, 24, 70, 18],
        pencil: [50, 42, 40, 40],
        mark: [10, 88, 80, 2],
      }),
      wallWay('salbei', 'eucalyptus', '#9db79a', {
        ground: [40, 12, 42, 2],
        ink: [82, 48, 66, 62],
        post: [3, 4, 12, 0],
        shade: [54, 24, 56, 16],
        edge: [12, 10, 24, 2],
        sky: [2, 34, 42, 0],
        hill: [10, 62, 72, 4],
        pencil: [50, 42, 40, 40],
        mark: [82, 48, 66, 62],
      }),
      wallWay('abend', 'navy', '#27365e', {
        ground: [88, 72, 26, 34],
        ink: [2, 5, 16, 0],
        post: [72, 50, 14, 8],
        shade: [92, 80, 34, 54],
        edge: [80, 60, 20, 20],
        sky: [0, 44, 72, 0],
        hill: [30, 84, 44, 30],
        pencil: [4, 6, 14, 0],
        mark: [0, 14, 64, 0],
      }),
    ],
    sort: 243,
    popularity: 66,
    created: '2027-04-24',
    label: null,
  },
];
