/** Designs of the linocut family. */

import { type Cmyk, inksOf, mixed } from '#designs/drawing/inks.ts';
import { photoInks } from '#designs/drawing/photo-inks.ts';
import type { ColourwayRow, LeadRow } from '#designs/family.ts';
import { screen } from '#designs/screen.ts';

type Palette = Record<'paper' | 'block' | 'dark' | 'third' | 'text' | 'accent', Cmyk>;

function colourway(key: string, color: string, hex: string, palette: Palette): ColourwayRow {
  const swatches = { ...palette, ...photoInks('photo', mixed(palette.block, palette.paper, 0.5), palette.dark) };
  return { key, color, hex, inks: inksOf(swatches, screen) };
}

const paper: Cmyk = [5, 5, 13, 0];

export const rows: readonly LeadRow[] = [
  {
    id: 'osterhase',
    themeId: 1505,
    occasion: 'ostern',
    category: 'greeting-card',
    style: 'illustriert',
    composition: 'framed',
    motifs: ['rabbit', 'daisy', 'grass', 'linocut', 'spring'],
    seed: 10,
    variant: 'hare',
    forms: [
      { form: 'folded', format: 'a6' },
      { form: 'flat', format: 'a6' },
      { form: 'folded', format: 'square' },
      { form: 'flat', format: 'din-long' },
    ],
    refinements: [],
    colourways: [
      colourway('ocker', 'yellow', '#d6a243', {
        paper,
        block: [19, 38, 81, 0],
        dark: [72, 47, 58, 61],
        third: [21, 73, 83, 15],
        text: [60, 20, 45, 72],
        accent: [15, 78, 90, 34],
      }),
      colourway('fruehling', 'green', '#a9b878', {
        paper,
        block: [36, 14, 57, 1],
        dark: [72, 44, 60, 62],
        third: [13, 49, 82, 7],
        text: [60, 20, 50, 72],
        accent: [15, 65, 95, 42],
      }),
      colourway('himmel', 'blue', '#9dbccb', {
        paper,
        block: [43, 17, 17, 0],
        dark: [80, 60, 41, 52],
        third: [12, 66, 75, 11],
        text: [60, 35, 10, 72],
        accent: [15, 75, 85, 34],
      }),
      colourway('rose', 'pink', '#e0a99b', {
        paper,
        block: [8, 38, 34, 5],
        dark: [54, 70, 47, 61],
        third: [42, 18, 76, 20],
        text: [30, 55, 30, 74],
        accent: [40, 18, 85, 56],
      }),
    ],
    sort: 92,
    popularity: 82,
    created: '2027-03-08',
    label: 'neu',
  },
  {
    id: 'amsel',
    themeId: 1506,
    occasion: 'geburt',
    category: 'announcement',
    style: 'illustriert',
    composition: 'left',
    motifs: ['blackbird', 'apple', 'branch', 'linocut', 'spring'],
    seed: 103,
    variant: 'bird',
    forms: [
      { form: 'folded', format: 'a6' },
      { form: 'flat', format: 'a6' },
      { form: 'folded', format: 'square' },
      { form: 'flat', format: 'din-long' },
    ],
    refinements: [],
    colourways: [
      colourway('morgenblau', 'blue', '#a9c3c9', {
        paper,
        block: [39, 15, 19, 0],
        dark: [77, 53, 44, 60],
        third: [8, 52, 80, 7],
        text: [65, 25, 15, 72],
        accent: [15, 68, 95, 40],
      }),
      colourway('apfelgruen', 'green', '#b7c28a', {
        paper,
        block: [32, 11, 53, 5],
        dark: [72, 44, 60, 62],
        third: [13, 66, 70, 6],
        text: [60, 20, 50, 72],
        accent: [15, 76, 80, 36],
      }),
      colourway('pfirsich', 'apricot', '#eeb48f', {
        paper,
        block: [7, 32, 42, 0],
        dark: [55, 55, 45, 69],
        third: [5, 71, 72, 19],
        text: [25, 40, 35, 76],
        accent: [15, 78, 85, 38],
      }),
      colourway('flieder', 'lilac', '#b9aecb', {
        paper,
        block: [30, 30, 9, 1],
        dark: [79, 76, 38, 48],
        third: [15, 43, 82, 0],
        text: [65, 60, 10, 66],
        accent: [15, 65, 95, 42],
      }),
    ],
    sort: 93,
    popularity: 75,
    created: '2027-03-08',
    label: null,
  },
];
