/** Designs of the arch window family. */

import { type Cmyk, inksOf, mixed } from '#designs/drawing/inks.ts';
import { photoInks } from '#designs/drawing/photo-inks.ts';
import type { ColourwayRow, LeadRow } from '#designs/family.ts';
import { screen } from '#designs/screen.ts';

type Token = 'paper' | 'arch' | 'gold' | 'ink' | 'accent' | 'plant' | 'photo';

function colourway(key: string, color: string, hex: string, swatches: Record<Token, Cmyk>): ColourwayRow {
  return {
    key,
    color,
    hex,
    inks: inksOf({ ...swatches, ...photoInks('photo', swatches.photo, mixed(swatches.photo, swatches.arch, 0.7)) }, screen, ['gold']),
  };
}

export const rows: readonly LeadRow[] = [
  {
    id: 'gartentor',
    themeId: 1464,
    pieces: { special: ['faecher', 'sitzplan'], isPlain: true },
    occasion: 'hochzeit',
    category: 'invitation',
    style: 'botanisch',
    composition: 'framed',
    motifs: ['arch', 'garden', 'wild-flower', 'boho', 'romantic'],
    seed: 11,
    variant: 'garden',
    forms: [
      { form: 'flat', format: 'a6' },
      { form: 'folded', format: 'a6' },
      { form: 'flat', format: 'din-long' },
      { form: 'folded', format: 'b6' },
    ],
    refinements: ['gold', 'rosegold', 'silver'],
    colourways: [
      colourway('salbei', 'green', '#6f8a74', {
        paper: [4, 5, 11, 0],
        arch: [60, 39, 61, 30],
        gold: [10, 20, 35, 0],
        ink: [66, 44, 66, 55],
        accent: [59, 35, 73, 42],
        plant: [60, 39, 61, 30],
        photo: [15, 9, 19, 0],
      }),
      colourway('zimt', 'terracotta', '#b5673c', {
        paper: [3, 5, 10, 0],
        arch: [29, 67, 72, 29],
        gold: [6, 21, 34, 0],
        ink: [46, 72, 78, 59],
        accent: [25, 64, 67, 28],
        plant: [29, 67, 72, 29],
        photo: [8, 16, 22, 0],
      }),
      colourway('nacht', 'navy', '#2f3d5a', {
        paper: [4, 4, 10, 1],
        arch: [71, 53, 20, 55],
        gold: [15, 25, 53, 4],
        ink: [71, 53, 20, 55],
        accent: [37, 51, 91, 41],
        plant: [71, 53, 20, 55],
        photo: [17, 10, 9, 0],
      }),
      colourway('flieder', 'lilac', '#8e7fb0', {
        paper: [3, 6, 7, 0],
        arch: [52, 70, 40, 49],
        gold: [11, 27, 28, 0],
        ink: [54, 72, 42, 61],
        accent: [44, 70, 33, 24],
        plant: [52, 70, 40, 49],
        photo: [10, 16, 11, 0],
      }),
    ],
    sort: 2,
    popularity: 91,
    created: '2027-02-03',
    label: null,
  },
];
