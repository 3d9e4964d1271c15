/** Designs of the photo band. */

import { type Cmyk, inksOf, type Swatches } from '#designs/drawing/inks.ts';
import { sceneInks } from '#designs/drawing/photo-inks.ts';
import type { ColourwayRow, LeadRow } from '#designs/family.ts';
import { screen } from '#designs/screen.ts';

type Scene = readonly [sky: Cmyk, sun: Cmyk, far: Cmyk, near: Cmyk];

/** `flat`: ground, band and words. */
type Palette = { flat: Swatches; scenes: readonly Scene[] };

function colourway(key: string, color: string, hex: string, { flat, scenes }: Palette): ColourwayRow {
  const photos = scenes.map(([sky, sun, far, near], i) => sceneInks(`photo${i + 1}`, { sky, sun, far, near }));
  return { key, color, hex, inks: inksOf(Object.assign({}, flat, ...photos), screen, ['gold']) };
}

export const rows: readonly LeadRow[] = [
  {
    id: 'geschenkband',
    themeId: 1561,
    pieces: {
      own: [
        { id: 'postkarte', form: 'postcard', formats: ['a6', 'a6-landscape'], category: 'greeting-card' },
        { id: 'anhaenger', form: 'gift-tag', formats: ['tag', 'tag-round', 'tag-narrow'], category: 'gift-tag' },
        { id: 'geschenkaufkleber', form: 'sticker-round', formats: ['round-50', 'round-40'], category: 'gift-sticker' },
        { id: 'flaschenetikett', form: 'bottle-label', category: 'bottle-label' },
        { id: 'empfaenger', form: 'sticker-rect', formats: ['label-99'], category: 'recipient-sticker' },
      ],
    },
    occasion: 'weihnachten',
    category: 'greeting-card',
    style: 'festlich',
    composition: 'full-bleed',
    motifs: ['gift', 'photo', 'elegant', 'winter'],
    seed: 41,
    variant: 'christmas',
    forms: [
      { form: 'flat', format: 'a6' },
      { form: 'folded', format: 'a6' },
      { form: 'flat', format: 'square' },
    ],
    refinements: ['gold', 'silver'],
    colourways: [
      colourway('kirsche', 'red', '#b3262e', {
        flat: {
          ground: [3, 5, 11, 0],
          ribbon: [13, 92, 75, 20],
          'ribbon-dark': [23, 95, 77, 35],
          'ribbon-deep': [29, 96, 74, 53],
          'ribbon-light': [10, 75, 59, 3],
          gold: [11, 27, 66, 0],
          'on-ribbon': [0, 6, 15, 0],
          title: [7, 92, 71, 34],
          text: [58, 72, 63, 70],
          parcel: [17, 21, 40, 0],
          'parcel-light': [10, 15, 32, 0],
        },
        scenes: [
          [
            [15, 4, 12, 0],
            [0, 1, 8, 0],
            [42, 14, 34, 0],
            [76, 37, 62, 43],
          ],
          [
            [4, 13, 22, 0],
            [0, 3, 7, 0],
            [14, 35, 47, 4],
            [38, 65, 64, 43],
          ],
        ],
      }),
      colourway('tanne', 'green', '#1f4d3c', {
        flat: {
          ground: [6, 4, 12, 0],
          ribbon: [77, 32, 65, 57],
          'ribbon-dark': [80, 42, 68, 67],
          'ribbon-deep': [81, 50, 68, 76],
          'ribbon-light': [68, 27, 58, 21],
          gold: [15, 28, 66, 0],
          'on-ribbon': [4, 5, 17, 0],
          title: [77, 32, 65, 57],
          text: [74, 48, 63, 70],
          parcel: [13, 72, 66, 11],
          'parcel-light': [7, 63, 55, 7],
        },
        scenes: [
          [
            [3, 17, 20, 0],
            [0, 3, 10, 0],
            [14, 40, 38, 5],
            [39, 72, 46, 37],
          ],
          [
            [17, 4, 7, 0],
            [0, 0, 5, 0],
            [44, 18, 20, 0],
            [73, 45, 36, 32],
          ],
        ],
      }),
      colourway('goldband', 'gold', '#c99a3c', {
        flat: {
          ground: [3, 4, 10, 0],
          ribbon: [16, 34, 78, 8],
          'ribbon-dark': [23, 41, 86, 19],
          'ribbon-deep': [35, 50, 92, 32],
          'ribbon-light': [12, 22, 57, 0],
          gold: [3, 8, 25, 0],
          'on-ribbon': [63, 65, 73, 77],
          title: [34, 51, 93, 40],
          text: [52, 54, 64, 78],
          parcel: [87, 71, 31, 50],
          'parcel-light': [83, 67, 27, 30],
        },
        scenes: [
          [
            [27, 12, 6, 0],
            [0, 1, 11, 0],
            [56, 35, 11, 1],
            [87, 71, 31, 50],
          ],
          [
            [5, 11, 21, 0],
            [0, 2, 8, 0],
            [19, 30, 50, 4],
            [40, 51, 68, 49],
          ],
        ],
      }),
      colourway('nachtblau', 'navy', '#1f2d52', {
        flat: {
          ground: [8, 4, 3, 0],
          ribbon: [92, 78, 28, 38],
          'ribbon-dark': [90, 75, 27, 60],
          'ribbon-deep': [85, 69, 27, 77],
          'ribbon-light': [73, 56, 15, 8],
          gold: [17, 9, 6, 1],
          'on-ribbon': [4, 5, 14, 0],
          title: [92, 78, 28, 38],
          text: [81, 66, 34, 62],
          parcel: [32, 18, 9, 0],
          'parcel-light': [22, 11, 6, 0],
        },
        scenes: [
          [
            [2, 16, 19, 0],
            [0, 3, 9, 0],
            [14, 37, 35, 3],
            [40, 56, 8, 45],
          ],
          [
            [17, 7, 4, 0],
            [0, 1, 3, 0],
            [45, 24, 11, 1],
            [78, 56, 19, 23],
          ],
        ],
      }),
    ],
    sort: 159,
    popularity: 87,
    created: '2027-04-12',
    label: 'neu',
  },
  {
    id: 'sonnenkind',
    themeId: 1562,
    pieces: {
      own: [
        { id: 'querkarte', form: 'folded-top', formats: ['a6-landscape'], category: 'thank-you-card' },
        { id: 'leporello', form: 'leporello', formats: ['a6', 'square-small'], category: 'thank-you-card' },
        { id: 'fotostreifen', form: 'photo-strip', category: 'memory-picture' },
        { id: 'anhaenger', form: 'gift-tag', formats: ['tag', 'tag-round'], category: 'gift-tag' },
        { id: 'aufkleber', form: 'sticker-round', formats: ['round-50', 'round-40'], category: 'gift-sticker' },
      ],
    },
    occasion: 'geburt',
    category: 'announcement',
    style: 'modern',
    composition: 'asymmetric',
    motifs: ['sun', 'photo', 'lettering', 'colourful'],
    seed: 20,
    variant: 'birth',
    forms: [
      { form: 'flat', format: 'a6' },
      { form: 'folded', format: 'a6' },
      { form: 'flat', format: 'din-long' },
    ],
    refinements: [],
    colourways: [
      colourway('aprikose', 'apricot', '#f2b07a', {
        flat: { ground: [1, 17, 30, 0], sun: [1, 42, 71, 0], text: [41, 83, 72, 67] },
        scenes: [
          [
            [0, 12, 13, 1],
            [0, 3, 7, 0],
            [7, 38, 32, 3],
            [37, 65, 39, 24],
          ],
          [
            [17, 3, 12, 0],
            [1, 0, 7, 0],
            [43, 12, 32, 3],
            [71, 38, 56, 30],
          ],
        ],
      }),
      colourway('lagune', 'turquoise', '#57b9b0', {
        flat: { ground: [28, 0, 16, 0], sun: [61, 0, 35, 0], text: [99, 74, 74, 29] },
        scenes: [
          [
            [3, 9, 25, 0],
            [0, 1, 9, 0],
            [11, 27, 51, 0],
            [35, 51, 67, 28],
          ],
          [
            [18, 3, 6, 0],
            [0, 0, 4, 0],
            [47, 17, 14, 0],
            [75, 43, 25, 27],
          ],
        ],
      }),
      colourway('veilchen', 'lilac', '#a68fd8', {
        flat: { ground: [16, 19, 0, 0], sun: [41, 45, 0, 0], text: [90, 91, 11, 48] },
        scenes: [
          [
            [0, 19, 18, 0],
            [0, 3, 8, 0],
            [12, 43, 25, 0],
            [53, 73, 23, 26],
          ],
          [
            [18, 7, 3, 0],
            [2, 1, 4, 0],
            [45, 25, 5, 0],
            [78, 61, 8, 21],
          ],
        ],
      }),
      colourway('melone', 'pink', '#ee8a84', {
        flat: { ground: [0, 22, 14, 0], sun: [2, 54, 38, 0], text: [48, 95, 60, 57] },
        scenes: [
          [
            [14, 3, 15, 0],
            [1, 0, 8, 0],
            [38, 9, 41, 4],
            [77, 48, 71, 11],
          ],
          [
            [2, 13, 19, 0],
            [0, 3, 7, 0],
            [14, 35, 45, 0],
            [35, 61, 68, 35],
          ],
        ],
      }),
    ],
    sort: 160,
    popularity: 82,
    created: '2027-04-12',
    label: null,
  },
];
