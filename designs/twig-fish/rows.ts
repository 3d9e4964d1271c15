/** Designs of the fish family. */

import type { Colourway, DesignTemplate } from '#core/catalogue/template.ts';
import { type Cmyk, inksOf, leafInks, mixed } from '#designs/drawing/inks.ts';
import { photoInks } from '#designs/drawing/photo-inks.ts';
import { screen } from '#designs/screen.ts';

type Palette = Record<'ground' | 'ink' | 'accent' | 'stem' | 'berry' | 'photo', Cmyk> & { leaves: readonly [Cmyk, Cmyk, Cmyk, Cmyk] };

function colourway(key: string, name: string, color: string, hex: string, palette: Palette): Colourway {
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
  return { key, name, color, hex, inks: inksOf(swatches, screen, ['berry']) };
}

export const twigFishRows: readonly DesignTemplate[] = [
  {
    id: 'wasserzweig',
    name: 'Wasserzweig',
    family: 'twig-fish',
    occasion: 'taufe',
    category: 'invitation',
    description: 'Zwei Zweige kreuzen sich zum Fisch, im Bauch steht der Name und dazwischen leuchten kleine Beeren.',
    style: 'botanisch',
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
      colourway('see', 'See', 'turquoise', '#6f9396', {
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
      colourway('rose', 'Rosé', 'pink', '#d9a9a0', {
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
      colourway('wiese', 'Wiese', 'green', '#7b8f6a', {
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
      colourway('nacht', 'Nacht', 'navy', '#24364c', {
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
    texts: {
      'front-name': 'Jonathan',
      'front-intro': 'WIR FEIERN TAUFE',
      'front-facts': 'Sonntag, 23. Mai 2027, um 10.30 Uhr\nin der Seekirche am Attersee',
      'inside-verse': 'Gott sei Dank, dass es dich gibt.',
      'inside-heading': 'Jonathans Taufe',
      'inside-text': 'Wir möchten diesen Tag\nmit euch am Wasser feiern\nund laden euch herzlich ein.',
      'inside-facts': '23. MAI 2027, 10.30 UHR\nSEEKIRCHE AM ATTERSEE',
      'inside-reply': 'Anschließend gibt es\nKaffee im Pfarrgarten.',
      'inside-sign': 'Lena, Jakob und Mia Hofer',
    },
    sort: 82,
    popularity: 74,
    created: '2027-03-02',
    label: 'bestseller',
  },
  {
    id: 'aehrenfisch',
    name: 'Ährenfisch',
    family: 'twig-fish',
    occasion: 'kommunion',
    category: 'invitation',
    description: 'Ein Fisch aus zwei Weizenähren zieht über die Karte: Brot und Zeichen in einem Bild.',
    style: 'klassisch',
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
      colourway('weizen', 'Weizen', 'yellow', '#d6a64c', {
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
      colourway('feldgruen', 'Feldgrün', 'green', '#8c9a5f', {
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
      colourway('abendblau', 'Abendblau', 'navy', '#2b3f57', {
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
      colourway('brot', 'Brot', 'terracotta', '#b5673c', {
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
    texts: {
      'front-intro': 'Erstkommunion',
      'front-name': 'Greta Marie',
      'front-facts': 'WEISSER SONNTAG, 4. APRIL 2027',
      'inside-heading': 'Gretas großer Tag',
      'inside-text': 'Am Weißen Sonntag geht Greta\nzum ersten Mal zum Tisch des Herrn.\nWir freuen uns, wenn ihr dabei seid.',
      'inside-facts': '4. APRIL 2027, 10 UHR\nST. GEORG, BAMBERG',
      'inside-reply': 'Zum Mittagessen sitzen wir\nim Brauhaus am Kranen.\nSagt uns bitte bis 15. März Bescheid.',
      'inside-sign': 'Katrin und Thomas Wagner',
    },
    sort: 83,
    popularity: 66,
    created: '2027-03-02',
    label: null,
  },
];
