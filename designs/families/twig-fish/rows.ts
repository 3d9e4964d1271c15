/** Designs of the fish family. */

import { type Cmyk, inksOf, leafInks, mixed } from '#designs/drawing/inks.ts';
import { photoInks } from '#designs/drawing/photo-inks.ts';
import type { ColourwayRow, LeadRow } from '#designs/family.ts';
import { screen } from '#designs/screen.ts';

type Palette = Record<'ground' | 'ink' | 'accent' | 'stem' | 'berry' | 'photo', Cmyk> & { leaves: readonly [Cmyk, Cmyk, Cmyk, Cmyk] };

function colourway(key: string, color: string, hex: string, palette: Palette): ColourwayRow {
  const { ground, ink, accent, stem, berry, leaves, photo } = palette;
  const swatches = {
    ground,
    ink,
    accent,
    stem,
    berry,
    eye: stem,
    awn: mixed(leaves[0], stem, 0.35),
    ...photoInks('photo', photo, mixed(photo, stem, 0.7)),
    ...leafInks('leaf', leaves, { shade: stem, paper: ground, depth: 0.32, rib: 0.6 }),
  };
  return { key, color, hex, inks: inksOf(swatches, screen, ['berry']) };
}

export const rows: readonly LeadRow[] = [
  {
    id: 'wasserzweig',
    themeId: 1494,
    pieces: {
      own: [
        { id: 'taufheft', form: 'booklet', formats: ['a5', 'a6'], category: 'church-booklet' },
        { id: 'antwortkarte', form: 'insert-card', formats: ['insert-a6', 'insert-din-long'], category: 'reply-card' },
        { id: 'siegel', form: 'sticker-round', formats: ['round-50', 'round-40'], category: 'seal-sticker' },
        { id: 'umschlag', form: 'envelope', formats: ['envelope-c6', 'envelope-din-long'], category: 'envelope' },
        { id: 'doppelklappkarte', form: 'double-folded', formats: ['a6', 'square'], category: 'invitation' },
        { id: 'banderole', form: 'band', category: 'band' },
        { id: 'polaroid', form: 'polaroid', category: 'memory-picture' },
        { id: 'neuer-termin', form: 'postcard', formats: ['a6-landscape', 'a6'], category: 'change-the-date' },
        { id: 'absender', form: 'sticker-rect', formats: ['label-70', 'label-99'], category: 'sender-sticker' },
        { id: 'empfaenger', form: 'sticker-rect', formats: ['label-99'], category: 'recipient-sticker' },
      ],
    },
    occasion: 'taufe',
    category: 'invitation',
    style: 'botanisch',
    composition: 'centred',
    motifs: ['fish', 'branch', 'berry', 'christian'],
    seed: 16,
    variant: 'twigs',
    forms: [
      { form: 'folded', format: 'square' },
      { form: 'flat', format: 'square' },
      { form: 'folded', format: 'a6' },
      { form: 'flat', format: 'din-long' },
    ],
    refinements: ['gold', 'rosegold', 'silver'],
    colourways: [
      colourway('see', 'turquoise', '#6f9396', {
        ground: [4, 3, 8, 0],
        ink: [60, 20, 25, 70],
        accent: [60, 22, 28, 56],
        stem: [72, 40, 46, 34],
        berry: [19, 36, 75, 11],
        photo: [31, 10, 21, 0],
        leaves: [
          [64, 30, 38, 34],
          [50, 18, 29, 28],
          [48, 21, 34, 5],
          [38, 14, 29, 3],
        ],
      }),
      colourway('rose', 'pink', '#d9a9a0', {
        ground: [1, 5, 6, 0],
        ink: [22, 50, 35, 70],
        accent: [20, 60, 42, 52],
        stem: [38, 59, 54, 28],
        berry: [19, 36, 75, 11],
        photo: [9, 22, 20, 0],
        leaves: [
          [15, 49, 40, 20],
          [18, 42, 37, 4],
          [14, 32, 29, 0],
          [27, 50, 43, 0],
        ],
      }),
      colourway('wiese', 'green', '#7b8f6a', {
        ground: [4, 3, 10, 0],
        ink: [45, 12, 50, 72],
        accent: [45, 14, 50, 58],
        stem: [64, 36, 72, 43],
        berry: [20, 44, 80, 12],
        photo: [24, 9, 33, 0],
        leaves: [
          [61, 29, 68, 27],
          [52, 25, 61, 17],
          [47, 25, 56, 2],
          [35, 17, 45, 3],
        ],
      }),
      colourway('nacht', 'navy', '#24364c', {
        ground: [83, 64, 38, 54],
        ink: [5, 5, 13, 0],
        accent: [12, 18, 44, 0],
        stem: [36, 18, 16, 5],
        berry: [18, 33, 71, 0],
        photo: [47, 26, 21, 5],
        leaves: [
          [54, 31, 22, 4],
          [43, 21, 18, 4],
          [34, 16, 16, 0],
          [57, 32, 21, 19],
        ],
      }),
    ],
    sort: 82,
    popularity: 74,
    created: '2027-03-02',
    label: 'bestseller',
  },
  {
    id: 'aehrenfisch',
    themeId: 1495,
    occasion: 'kommunion',
    category: 'invitation',
    style: 'klassisch',
    composition: 'left',
    motifs: ['fish', 'wheat', 'christian'],
    seed: 162,
    variant: 'wheat',
    forms: [
      { form: 'folded', format: 'a6' },
      { form: 'flat', format: 'a6' },
      { form: 'folded', format: 'square' },
      { form: 'flat', format: 'din-long' },
    ],
    refinements: [],
    colourways: [
      colourway('weizen', 'yellow', '#d6a64c', {
        ground: [1, 3, 12, 1],
        ink: [15, 40, 55, 76],
        accent: [15, 58, 85, 44],
        stem: [23, 49, 83, 35],
        berry: [19, 36, 75, 11],
        photo: [9, 14, 37, 0],
        leaves: [
          [17, 35, 76, 0],
          [14, 40, 81, 13],
          [9, 24, 61, 5],
          [6, 17, 48, 4],
        ],
      }),
      colourway('feldgruen', 'green', '#8c9a5f', {
        ground: [4, 3, 11, 0],
        ink: [35, 15, 55, 74],
        accent: [38, 18, 70, 56],
        stem: [54, 27, 77, 41],
        berry: [19, 36, 75, 11],
        photo: [21, 8, 35, 1],
        leaves: [
          [45, 22, 68, 4],
          [49, 25, 75, 18],
          [37, 16, 56, 0],
          [24, 9, 42, 4],
        ],
      }),
      colourway('abendblau', 'navy', '#2b3f57', {
        ground: [90, 74, 51, 29],
        ink: [0, 3, 15, 2],
        accent: [9, 22, 56, 0],
        stem: [16, 35, 71, 7],
        berry: [18, 33, 71, 0],
        photo: [47, 26, 21, 5],
        leaves: [
          [14, 31, 68, 0],
          [17, 37, 76, 5],
          [10, 21, 52, 0],
          [7, 14, 39, 0],
        ],
      }),
      colourway('brot', 'terracotta', '#b5673c', {
        ground: [3, 8, 15, 1],
        ink: [18, 48, 55, 74],
        accent: [15, 70, 80, 42],
        stem: [29, 67, 79, 45],
        berry: [19, 36, 75, 11],
        photo: [13, 25, 38, 0],
        leaves: [
          [23, 57, 78, 12],
          [22, 62, 81, 27],
          [18, 46, 66, 7],
          [11, 34, 53, 6],
        ],
      }),
    ],
    sort: 83,
    popularity: 66,
    created: '2027-03-02',
    label: null,
  },
];
