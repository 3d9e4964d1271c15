/** Designs of the crosswords. */

import { type Cmyk, inksOf, mixed } from '#designs/drawing/inks.ts';
import { photoInks } from '#designs/drawing/photo-inks.ts';
import type { ColourwayRow, LeadRow } from '#designs/family.ts';
import { screen } from '#designs/screen.ts';

type Palette = Record<'ground' | 'ink' | 'cell' | 'key' | 'pen', Cmyk> & { clue?: Cmyk; line?: Cmyk; foil?: Cmyk };

const black: Cmyk = [67, 53, 41, 72];

function colourway(key: string, color: string, hex: string, palette: Palette): ColourwayRow {
  const { ground, cell, clue = cell, line = black, foil = line, ...rest } = palette;
  const swatches = { ground, cell, clue, line, foil, text: black, ...rest, ...photoInks('photo', mixed(cell, ground, 0.4), rest.pen) };
  return { key, color, hex, inks: inksOf(swatches, screen, ['foil']) };
}

const white: Cmyk = [1, 1, 4, 0];
const blue: Cmyk = [97, 80, 0, 1];
const night: Cmyk = [87, 71, 31, 50];
const silver: Cmyk = [39, 28, 26, 0];

export const rows: readonly LeadRow[] = [
  {
    id: 'geloest',
    themeId: 1700,
    occasion: 'valentinstag',
    category: 'greeting-card',
    style: 'typografisch',
    composition: 'typographic',
    motifs: ['crossword', 'lettering', 'funny', 'romantic'],
    seed: 1,
    variant: 'valentine',
    forms: [
      { form: 'folded', format: 'a6' },
      { form: 'flat', format: 'a6' },
      { form: 'folded', format: 'square' },
      { form: 'flat', format: 'din-long' },
    ],
    refinements: [],
    colourways: [
      colourway('rot', 'red', '#c93a37', {
        ground: [9, 86, 74, 10],
        ink: white,
        cell: white,
        clue: [2, 19, 15, 0],
        key: [5, 14, 69, 0],
        pen: blue,
      }),
      colourway('rosa', 'pink', '#f2b8b5', {
        ground: [3, 36, 23, 0],
        ink: [26, 92, 81, 45],
        cell: white,
        clue: [2, 19, 15, 0],
        key: [12, 54, 31, 3],
        pen: [97, 90, 10, 25],
      }),
      colourway('nacht', 'navy', '#22304f', {
        ground: night,
        ink: [5, 14, 69, 0],
        cell: white,
        clue: [15, 7, 4, 0],
        key: [5, 14, 69, 0],
        pen: [26, 92, 81, 15],
      }),
      colourway('gruen', 'green', '#2f6b58', {
        ground: [77, 31, 63, 31],
        ink: white,
        cell: white,
        clue: [14, 0, 16, 0],
        key: [3, 36, 23, 0],
        pen: blue,
      }),
    ],
    sort: 260,
    popularity: 81,
    created: '2027-04-15',
    label: 'neu',
  },
  {
    id: 'immer-noch',
    themeId: 1701,
    pieces: {
      own: [
        { id: 'antwortkarte', form: 'insert-card', formats: ['insert-a6', 'insert-square'], category: 'reply-card' },
        { id: 'menuekarte', form: 'flat', formats: ['din-long', 'a6'], category: 'menu-card' },
        { id: 'platzkarte', form: 'place-card', category: 'place-card' },
        { id: 'flaschenetikett', form: 'bottle-label', category: 'bottle-label' },
        { id: 'dankeskarte', form: 'flat', formats: ['a6'], category: 'thank-you-card' },
      ],
    },
    occasion: 'silberne-hochzeit',
    category: 'invitation',
    style: 'modern',
    composition: 'typographic',
    motifs: ['crossword', 'lettering', 'elegant'],
    seed: 2,
    variant: 'silver',
    forms: [
      { form: 'flat', format: 'din-long' },
      { form: 'folded', format: 'a6' },
      { form: 'folded', format: 'square' },
      { form: 'flat', format: 'a6' },
    ],
    refinements: ['silver', 'gold', 'rosegold'],
    colourways: [
      colourway('silber', 'silver', '#a9aeb3', {
        ground: [23, 14, 13, 4],
        ink: black,
        cell: [0, 0, 0, 0],
        key: [3, 8, 42, 0],
        pen: black,
        foil: [56, 42, 37, 24],
      }),
      colourway('weiss', 'black-and-white', '#ffffff', {
        ground: [0, 0, 0, 0],
        ink: black,
        cell: [0, 0, 0, 0],
        key: [32, 21, 20, 0],
        pen: black,
        foil: [56, 42, 37, 24],
      }),
      colourway('nachtblau', 'navy', '#1d2a44', {
        ground: [85, 68, 31, 61],
        ink: [10, 6, 6, 0],
        cell: [85, 68, 31, 61],
        key: [80, 55, 22, 30],
        pen: [10, 6, 6, 0],
        foil: silver,
      }),
      colourway('eisblau', 'blue', '#dbe4ea', {
        ground: [16, 6, 7, 1],
        ink: night,
        cell: [0, 0, 0, 0],
        key: [46, 24, 19, 0],
        pen: night,
        foil: [46, 24, 19, 7],
      }),
    ],
    sort: 261,
    popularity: 70,
    created: '2027-04-15',
    label: null,
  },
];
