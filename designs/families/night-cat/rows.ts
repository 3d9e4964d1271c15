/** Designs of the lit windows. */

import { type Cmyk, inksOf, mixed } from '#designs/drawing/inks.ts';
import type { ColourwayRow, LeadRow } from '#designs/family.ts';
import { screen } from '#designs/screen.ts';

type Night = { sky: Cmyk; title: Cmyk; black: Cmyk; moon: Cmyk; moonLight: Cmyk; eye: Cmyk; warm: Cmyk; text: Cmyk; ghost?: Cmyk };

/** Inks of the house and the moon. */
function night(key: string, color: string, hex: string, { moonLight, ghost, ...flat }: Night): ColourwayRow {
  const { black, sky, moon, warm, text } = flat;
  const inks = {
    ...flat,
    'moon-light': moonLight,
    'moon-deep': mixed(mixed(moon, warm, 0.4), black, 0.13),
    ghost: ghost ?? text,
    roof: mixed(black, sky, 0.3),
    dim: mixed(warm, black, 0.45),
    star: mixed(sky, text, 0.75),
    stem: mixed(black, sky, 0.5),
  };
  return { key, color, hex, inks: inksOf(inks, screen) };
}

type Block = {
  sky: Cmyk;
  title: Cmyk;
  black: Cmyk;
  wall: Cmyk;
  pane: Cmyk;
  curtain: Cmyk;
  eye: Cmyk;
  warm: Cmyk;
  text: Cmyk;
  lights: readonly [Cmyk, Cmyk, Cmyk];
};

/** Inks of the block of flats. */
function block(key: string, color: string, hex: string, { lights, ...flat }: Block): ColourwayRow {
  const [light1, light2, light3] = lights;
  const inks = { ...flat, light1, light2, light3, sill: mixed(light2, flat.black, 0.35), star: mixed(flat.sky, flat.text, 0.7) };
  return { key, color, hex, inks: inksOf(inks, screen) };
}

export const rows: readonly LeadRow[] = [
  {
    id: 'katzenhaus',
    themeId: 1630,
    pieces: {
      own: [
        { id: 'menuekarte', form: 'flat', formats: ['din-long', 'a6'], category: 'menu-card' },
        { id: 'platzkarte', form: 'place-card', category: 'place-card' },
        { id: 'flaschenetikett', form: 'bottle-label', category: 'bottle-label' },
        { id: 'aufkleber', form: 'sticker-round', formats: ['round-50', 'round-40'], category: 'gift-sticker' },
        { id: 'anhaenger', form: 'gift-tag', formats: ['tag', 'tag-round'], category: 'gift-tag' },
      ],
    },
    occasion: 'halloween',
    category: 'invitation',
    style: 'illustriert',
    composition: 'full-bleed',
    motifs: ['cat', 'house', 'moon', 'window', 'funny', 'autumn'],
    seed: 12,
    variant: 'cat',
    forms: [
      { form: 'flat', format: 'a6' },
      { form: 'folded', format: 'a6' },
      { form: 'flat', format: 'din-long' },
      { form: 'flat', format: 'square' },
    ],
    refinements: [],
    colourways: [
      night('kuerbis', 'lilac', '#3a2552', {
        sky: [77, 83, 18, 49],
        title: [1, 8, 25, 0],
        black: [70, 65, 35, 88],
        moon: [1, 54, 87, 0],
        moonLight: [0, 43, 78, 0],
        eye: [0, 17, 78, 0],
        warm: [1, 54, 87, 0],
        text: [1, 8, 25, 0],
      }),
      night('mitternacht', 'navy', '#1f3a5f', {
        sky: [89, 68, 27, 40],
        title: [5, 6, 19, 1],
        black: [86, 74, 56, 81],
        moon: [14, 18, 50, 6],
        moonLight: [9, 11, 40, 0],
        eye: [42, 0, 79, 0],
        warm: [11, 76, 77, 1],
        text: [5, 6, 19, 1],
      }),
      night('glut', 'orange', '#e07a2c', {
        sky: [10, 60, 88, 0],
        title: [69, 76, 49, 82],
        black: [71, 75, 52, 83],
        moon: [3, 36, 77, 0],
        moonLight: [1, 24, 67, 0],
        eye: [0, 4, 39, 0],
        warm: [6, 83, 83, 4],
        text: [1, 8, 25, 0],
      }),
      night('kohle', 'black', '#34323a', {
        sky: [56, 49, 32, 69],
        title: [7, 5, 12, 0],
        black: [72, 64, 53, 89],
        moon: [23, 18, 25, 0],
        moonLight: [12, 10, 17, 0],
        eye: [0, 54, 85, 0],
        warm: [0, 54, 85, 0],
        text: [7, 5, 12, 0],
      }),
    ],
    sort: 200,
    popularity: 85,
    created: '2027-04-02',
    label: 'neu',
  },
  {
    id: 'mondhunger',
    themeId: 1631,
    occasion: 'halloween',
    category: 'invitation',
    style: 'verspielt',
    composition: 'asymmetric',
    motifs: ['pumpkin', 'moon', 'village', 'funny', 'autumn'],
    seed: 5,
    variant: 'moon',
    forms: [
      { form: 'flat', format: 'a6' },
      { form: 'flat', format: 'square' },
      { form: 'folded', format: 'a6' },
      { form: 'flat', format: 'din-long' },
    ],
    refinements: [],
    colourways: [
      night('petrol', 'turquoise', '#1f5a60', {
        sky: [78, 34, 42, 45],
        title: [1, 8, 25, 0],
        black: [81, 61, 54, 83],
        moon: [3, 53, 86, 0],
        moonLight: [0, 42, 76, 0],
        eye: [0, 15, 72, 0],
        warm: [3, 53, 86, 0],
        text: [3, 5, 18, 1],
      }),
      night('violett', 'lilac', '#54366f', {
        sky: [75, 84, 20, 19],
        title: [1, 8, 25, 0],
        black: [75, 72, 36, 84],
        moon: [36, 1, 77, 0],
        moonLight: [25, 0, 65, 0],
        eye: [13, 0, 56, 0],
        warm: [36, 1, 77, 0],
        text: [4, 8, 16, 0],
      }),
      night('blut', 'red', '#9e2b2b', {
        sky: [27, 90, 69, 33],
        title: [1, 8, 25, 0],
        black: [55, 66, 47, 91],
        moon: [8, 15, 41, 0],
        moonLight: [3, 9, 28, 0],
        eye: [4, 24, 79, 0],
        warm: [6, 73, 79, 0],
        text: [4, 8, 21, 0],
      }),
    ],
    sort: 201,
    popularity: 74,
    created: '2027-04-02',
    label: null,
  },
  {
    id: 'wachgeblieben',
    themeId: 1632,
    occasion: 'party',
    category: 'invitation',
    style: 'illustriert',
    composition: 'left',
    motifs: ['window', 'house', 'cat', 'music', 'funny'],
    seed: 4,
    variant: 'dance',
    forms: [
      { form: 'flat', format: 'square' },
      { form: 'flat', format: 'a6' },
      { form: 'flat', format: 'din-long' },
      { form: 'folded', format: 'a6' },
    ],
    refinements: [],
    colourways: [
      block('nachtblau', 'navy', '#1f2f5c', {
        sky: [91, 76, 13, 14],
        title: [0, 5, 20, 0],
        black: [88, 76, 38, 78],
        wall: [95, 82, 26, 46],
        pane: [96, 84, 36, 62],
        curtain: [99, 88, 33, 7],
        eye: [0, 20, 73, 0],
        warm: [0, 54, 56, 0],
        text: [0, 5, 20, 0],
        lights: [
          [0, 20, 73, 0],
          [0, 48, 65, 0],
          [0, 62, 20, 0],
        ],
      }),
      block('abendrot', 'pink', '#e58a86', {
        sky: [5, 48, 40, 0],
        title: [59, 88, 46, 70],
        black: [65, 82, 44, 78],
        wall: [48, 87, 39, 38],
        pane: [59, 89, 42, 57],
        curtain: [39, 81, 32, 30],
        eye: [0, 12, 55, 0],
        warm: [0, 36, 70, 0],
        text: [0, 9, 15, 0],
        lights: [
          [0, 12, 55, 0],
          [0, 30, 62, 0],
          [0, 5, 27, 0],
        ],
      }),
      block('neon', 'turquoise', '#1c6f74', {
        sky: [53, 3, 33, 0],
        title: [84, 53, 50, 72],
        black: [91, 69, 59, 72],
        wall: [88, 52, 54, 21],
        pane: [84, 49, 47, 59],
        curtain: [74, 25, 37, 37],
        eye: [7, 5, 74, 0],
        warm: [0, 61, 54, 0],
        text: [6, 1, 12, 0],
        lights: [
          [7, 5, 74, 0],
          [0, 48, 43, 0],
          [5, 3, 23, 0],
        ],
      }),
    ],
    sort: 202,
    popularity: 77,
    created: '2027-04-03',
    label: null,
  },
];
