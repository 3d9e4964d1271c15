/** Designs of the whale-and-moon family. */

import type { Colourway, DesignTemplate } from '#core/catalogue/template.ts';
import { type Cmyk, inksOf } from '#designs/drawing/inks.ts';
import { photoInks } from '#designs/drawing/photo-inks.ts';
import { screen } from '#designs/screen.ts';

type Palette = Record<
  'ground' | 'moon' | 'crater' | 'whale' | 'fin' | 'belly' | 'groove' | 'cloud' | 'cloud-shade' | 'gold' | 'text' | 'photo' | 'photo-depth',
  Cmyk
>;

function colourway(key: string, name: string, color: string, hex: string, palette: Palette): Colourway {
  const { photo, 'photo-depth': depth, ...rest } = palette;
  return { key, name, color, hex, inks: inksOf({ ...rest, thread: rest.gold, ...photoInks('photo', photo, depth) }, screen, ['gold']) };
}

export const moonWhaleRows: readonly DesignTemplate[] = [
  {
    id: 'mondwal',
    name: 'Mondwal',
    family: 'moon-whale',
    occasion: 'geburt',
    category: 'announcement',
    description: 'Ein Wal zieht am Mond vorbei, Sterne hängen an goldenen Fäden, und innen schwimmt sein Kleines mit.',
    style: 'illustriert',
    seed: 14,
    variant: 'whale',
    forms: [
      { form: 'folded', format: 'a6' },
      { form: 'flat', format: 'a6' },
      { form: 'folded', format: 'square' },
      { form: 'flat', format: 'square' },
      { form: 'folded', format: 'b6' },
    ],
    refinements: ['gold', 'rosegold', 'silver'],
    colourways: [
      colourway('himmel', 'Himmel', 'blue', '#6e98b8', {
        ground: [15, 6, 10, 0],
        moon: [4, 8, 22, 0],
        crater: [9, 11, 31, 0],
        whale: [77, 52, 38, 47],
        fin: [81, 58, 43, 55],
        belly: [6, 7, 13, 0],
        groove: [42, 21, 24, 4],
        cloud: [0, 0, 0, 0],
        'cloud-shade': [8, 3, 6, 0],
        gold: [14, 35, 74, 10],
        text: [77, 52, 38, 47],
        photo: [28, 11, 15, 0],
        'photo-depth': [57, 30, 27, 17],
      }),
      colourway('nacht', 'Nacht', 'navy', '#1d2a44', {
        ground: [85, 68, 31, 61],
        moon: [4, 8, 22, 0],
        crater: [9, 11, 31, 0],
        whale: [62, 34, 22, 21],
        fin: [72, 45, 33, 27],
        belly: [6, 7, 13, 0],
        groove: [33, 11, 14, 10],
        cloud: [13, 6, 6, 0],
        'cloud-shade': [25, 13, 10, 0],
        gold: [13, 31, 69, 7],
        text: [4, 8, 22, 0],
        photo: [45, 26, 13, 12],
        'photo-depth': [82, 65, 26, 33],
      }),
      colourway('rose', 'Rosé', 'pink', '#c98a86', {
        ground: [5, 15, 14, 0],
        moon: [1, 5, 14, 0],
        crater: [4, 12, 23, 0],
        whale: [40, 68, 41, 37],
        fin: [48, 73, 47, 46],
        belly: [0, 7, 10, 2],
        groove: [21, 42, 31, 0],
        cloud: [0, 0, 0, 0],
        'cloud-shade': [1, 7, 7, 0],
        gold: [22, 40, 77, 5],
        text: [40, 71, 42, 49],
        photo: [10, 28, 25, 0],
        'photo-depth': [30, 59, 40, 16],
      }),
      colourway('salbei', 'Salbei', 'green', '#6f8a74', {
        ground: [14, 5, 16, 0],
        moon: [3, 6, 19, 0],
        crater: [8, 11, 29, 0],
        whale: [70, 39, 61, 43],
        fin: [72, 43, 62, 55],
        belly: [5, 5, 14, 1],
        groove: [37, 16, 36, 5],
        cloud: [0, 0, 0, 0],
        'cloud-shade': [7, 2, 10, 0],
        gold: [22, 40, 77, 5],
        text: [72, 42, 67, 49],
        photo: [27, 10, 31, 0],
        'photo-depth': [56, 25, 54, 21],
      }),
    ],
    texts: {
      'front-name': 'Emil Anton',
      'front-facts': '8. FEBRUAR 2027 · 4.12 UHR\n3.280 G · 50 CM',
      'inside-heading': 'Unser Glück\nhat einen Namen.',
      'inside-text': 'Danke für eure lieben Wünsche,\ndie Suppen vor der Tür\nund die vielen winzigen Socken.\nKommt uns bald besuchen.',
      'inside-parents': 'EVA UND PAUL MIT MAX',
      'back-note': 'Eva und Paul Brenner\nLindenweg 7, 4820 Bad Ischl',
    },
    sort: 20,
    popularity: 94,
    created: '2027-02-08',
    label: 'bestseller',
  },
];
