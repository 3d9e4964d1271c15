/** Designs of the contact sheets. */

import { type Cmyk, inksOf, mixed, type Swatches } from '#designs/drawing/inks.ts';
import { sceneInks } from '#designs/drawing/photo-inks.ts';
import type { ColourwayRow, LeadRow } from '#designs/family.ts';
import { screen } from '#designs/screen.ts';

/** What a roll of film makes of the world: its light, its highlights, its middle and its darkest tone. */
type Roll = readonly [light: Cmyk, sun: Cmyk, middle: Cmyk, dark: Cmyk];

type Palette = { flat: Swatches; rolls: readonly Roll[] };

/** How far the frames of a roll differ: share of the middle in the sky, of the light in the hills, of the middle in the darkest hill. */
const exposures = [
  [0.06, 0.1, 0.25],
  [0.5, 0, 0],
  [0, 0.42, 0.4],
  [0.72, 0, 0.1],
  [0.24, 0.25, 0],
  [0, 0.1, 0.15],
] as const;

function frames(rolls: readonly Roll[]): Swatches[] {
  return exposures.map(([sky, far, near], i) => {
    const [light, sun, middle, dark] = rolls[i % rolls.length] as Roll;
    return sceneInks(`photo${i + 1}`, {
      sky: mixed(light, middle, sky),
      sun,
      far: mixed(middle, light, far),
      near: mixed(dark, middle, near),
    });
  });
}

function colourway(key: string, color: string, hex: string, { flat, rolls }: Palette): ColourwayRow {
  return { key, color, hex, inks: inksOf(Object.assign({}, flat, ...frames(rolls)), screen) };
}

export const rows: readonly LeadRow[] = [
  {
    id: 'bild-25',
    themeId: 1555,
    pieces: {
      own: [
        { id: 'postkarte', form: 'postcard', formats: ['a6-landscape', 'a6'], category: 'thank-you-card' },
        { id: 'flaschenetikett', form: 'bottle-label', category: 'bottle-label' },
        { id: 'aufkleber', form: 'sticker-round', formats: ['round-50', 'round-40'], category: 'gift-sticker' },
        { id: 'absender', form: 'sticker-rect', formats: ['label-99'], category: 'sender-sticker' },
      ],
    },
    occasion: 'jubilaeum',
    category: 'invitation',
    style: 'fotografisch',
    composition: 'photo-led',
    motifs: ['contact-sheet', 'photo', 'numeral', 'vintage'],
    seed: 25,
    variant: 'jubilee',
    forms: [
      { form: 'flat', format: 'a6' },
      { form: 'folded', format: 'a6' },
      { form: 'flat', format: 'square' },
    ],
    refinements: [],
    colourways: [
      colourway('silber', 'black-and-white', '#0f0f11', {
        flat: {
          ground: [60, 50, 50, 100],
          film: [71, 61, 53, 78],
          hole: [6, 4, 7, 0],
          amber: [7, 30, 71, 0],
          grease: [0, 87, 81, 0],
          text: [4, 4, 7, 0],
          cut: [0, 0, 0, 62],
          'cut-land': [0, 0, 0, 80],
        },
        rolls: [
          [
            [0, 0, 0, 12],
            [0, 0, 0, 3],
            [0, 0, 0, 46],
            [0, 0, 0, 86],
          ],
        ],
      }),
      colourway('sepia', 'brown', '#2f211a', {
        flat: {
          ground: [61, 66, 66, 79],
          film: [50, 60, 61, 73],
          hole: [4, 8, 17, 0],
          amber: [6, 29, 62, 0],
          grease: [6, 8, 15, 0],
          text: [3, 8, 16, 0],
          cut: [44, 55, 64, 43],
          'cut-land': [50, 61, 66, 62],
        },
        rolls: [
          [
            [9, 17, 31, 0],
            [2, 4, 14, 0],
            [27, 42, 61, 14],
            [39, 59, 65, 71],
          ],
        ],
      }),
      colourway('blaupause', 'navy', '#15243f', {
        flat: {
          ground: [89, 72, 30, 66],
          film: [90, 73, 31, 39],
          hole: [8, 3, 3, 0],
          amber: [47, 1, 9, 0],
          grease: [0, 63, 64, 0],
          text: [7, 3, 2, 0],
          cut: [72, 49, 17, 17],
          'cut-land': [82, 61, 21, 26],
        },
        rolls: [
          [
            [19, 5, 5, 1],
            [1, 0, 3, 1],
            [55, 28, 14, 0],
            [96, 80, 37, 18],
          ],
        ],
      }),
      colourway('dunkelgruen', 'green', '#12291f', {
        flat: {
          ground: [77, 47, 66, 78],
          film: [78, 43, 72, 61],
          hole: [6, 3, 13, 0],
          amber: [7, 22, 71, 0],
          grease: [3, 30, 87, 0],
          text: [5, 3, 13, 0],
          cut: [64, 28, 58, 27],
          'cut-land': [72, 36, 67, 46],
        },
        rolls: [
          [
            [17, 3, 21, 1],
            [2, 0, 9, 0],
            [48, 16, 48, 8],
            [77, 40, 65, 57],
          ],
        ],
      }),
    ],
    sort: 153,
    popularity: 74,
    created: '2027-04-07',
    label: null,
  },
  {
    id: 'jahresfilm',
    themeId: 1556,
    pieces: {
      own: [
        { id: 'postkarte', form: 'postcard', formats: ['a6', 'a6-landscape'], category: 'greeting-card' },
        { id: 'anhaenger', form: 'gift-tag', formats: ['tag', 'tag-narrow'], category: 'gift-tag' },
        { id: 'fotostreifen', form: 'photo-strip', category: 'memory-picture' },
        { id: 'absender', form: 'sticker-rect', formats: ['label-99'], category: 'sender-sticker' },
      ],
    },
    occasion: 'weihnachten',
    category: 'greeting-card',
    style: 'modern',
    composition: 'photo-led',
    motifs: ['contact-sheet', 'photo', 'date', 'winter'],
    seed: 27,
    variant: 'christmas',
    forms: [
      { form: 'flat', format: 'din-long' },
      { form: 'folded', format: 'din-long' },
      { form: 'flat', format: 'square' },
    ],
    refinements: [],
    colourways: [
      colourway('winterrot', 'red', '#a3262a', {
        flat: {
          ground: [22, 93, 81, 24],
          film: [72, 66, 59, 80],
          hole: [22, 93, 81, 24],
          amber: [6, 29, 62, 0],
          grease: [0, 5, 15, 0],
          title: [1, 6, 15, 0],
          text: [1, 6, 15, 0],
          cut: [49, 49, 46, 50],
          'cut-land': [58, 55, 52, 68],
        },
        rolls: [
          [
            [4, 12, 23, 0],
            [0, 3, 7, 0],
            [13, 38, 48, 5],
            [39, 72, 65, 49],
          ],
          [
            [17, 5, 8, 0],
            [0, 0, 5, 0],
            [46, 20, 20, 3],
            [77, 51, 40, 40],
          ],
        ],
      }),
      colourway('tanne', 'green', '#1f4a3a', {
        flat: {
          ground: [78, 35, 66, 58],
          film: [72, 57, 57, 85],
          hole: [78, 35, 66, 58],
          amber: [6, 25, 66, 0],
          grease: [0, 70, 69, 0],
          title: [6, 9, 26, 0],
          text: [6, 5, 17, 0],
          cut: [65, 44, 55, 39],
          'cut-land': [61, 39, 49, 69],
        },
        rolls: [
          [
            [14, 3, 12, 0],
            [1, 0, 7, 0],
            [42, 13, 34, 3],
            [76, 40, 62, 41],
          ],
          [
            [3, 13, 28, 1],
            [0, 2, 9, 0],
            [16, 37, 56, 1],
            [35, 62, 69, 50],
          ],
        ],
      }),
      colourway('schnee', 'white', '#f4f1ea', {
        flat: {
          ground: [5, 4, 9, 0],
          film: [73, 62, 53, 77],
          hole: [5, 4, 9, 0],
          amber: [7, 28, 71, 0],
          grease: [4, 86, 82, 0],
          title: [14, 92, 77, 19],
          text: [62, 50, 44, 79],
          cut: [59, 47, 42, 35],
          'cut-land': [57, 45, 38, 66],
        },
        rolls: [
          [
            [14, 6, 6, 1],
            [0, 0, 4, 0],
            [39, 20, 14, 7],
            [77, 56, 35, 31],
          ],
          [
            [3, 17, 17, 0],
            [0, 3, 6, 0],
            [14, 43, 38, 2],
            [42, 70, 47, 42],
          ],
        ],
      }),
      colourway('mondlicht', 'silver', '#c3cad1', {
        flat: {
          ground: [26, 15, 14, 0],
          film: [76, 60, 39, 75],
          hole: [26, 15, 14, 0],
          amber: [7, 17, 60, 0],
          grease: [0, 19, 77, 0],
          title: [91, 72, 32, 44],
          text: [89, 73, 45, 54],
          cut: [63, 47, 26, 32],
          'cut-land': [76, 59, 36, 42],
        },
        rolls: [
          [
            [18, 7, 4, 0],
            [0, 0, 4, 0],
            [49, 27, 10, 4],
            [88, 69, 24, 26],
          ],
          [
            [7, 14, 0, 0],
            [0, 3, 3, 1],
            [34, 40, 9, 0],
            [72, 75, 25, 27],
          ],
        ],
      }),
    ],
    sort: 154,
    popularity: 78,
    created: '2027-04-08',
    label: 'neu',
  },
  {
    id: 'sechs-tage',
    themeId: 1557,
    occasion: 'geburt',
    category: 'thank-you-card',
    style: 'schlicht',
    composition: 'photo-led',
    motifs: ['contact-sheet', 'photo', 'lettering', 'minimal'],
    seed: 6,
    variant: 'birth',
    forms: [
      { form: 'flat', format: 'square' },
      { form: 'folded', format: 'square' },
      { form: 'flat', format: 'a6' },
    ],
    refinements: [],
    colourways: [
      colourway('papier', 'white', '#f7f4ee', {
        flat: { ground: [3, 3, 7, 0], film: [68, 59, 51, 82], amber: [5, 23, 60, 0], grease: [0, 83, 75, 0], text: [68, 59, 51, 82] },
        rolls: [
          [
            [7, 11, 18, 0],
            [0, 3, 7, 0],
            [25, 34, 45, 0],
            [44, 57, 61, 45],
          ],
          [
            [16, 7, 10, 0],
            [0, 0, 4, 0],
            [39, 19, 26, 5],
            [78, 55, 60, 14],
          ],
        ],
      }),
      colourway('rosa', 'pink', '#f6d5d0', {
        flat: { ground: [2, 20, 15, 0], film: [57, 70, 42, 75], amber: [3, 22, 44, 0], grease: [80, 62, 0, 0], text: [57, 70, 42, 75] },
        rolls: [
          [
            [1, 13, 13, 0],
            [0, 3, 6, 0],
            [9, 40, 31, 3],
            [40, 73, 45, 35],
          ],
          [
            [10, 14, 3, 0],
            [0, 3, 1, 0],
            [31, 38, 6, 3],
            [71, 74, 19, 26],
          ],
        ],
      }),
      colourway('butter', 'yellow', '#f8e3a0', {
        flat: { ground: [3, 8, 42, 0], film: [69, 62, 55, 75], amber: [5, 18, 59, 0], grease: [3, 79, 83, 0], text: [69, 62, 55, 75] },
        rolls: [
          [
            [3, 9, 22, 0],
            [0, 2, 8, 0],
            [12, 31, 56, 3],
            [31, 55, 73, 44],
          ],
          [
            [17, 2, 12, 0],
            [1, 0, 7, 0],
            [46, 11, 32, 1],
            [83, 51, 63, 11],
          ],
        ],
      }),
      colourway('eisblau', 'blue', '#cfe1ea', {
        flat: { ground: [21, 5, 7, 0], film: [77, 55, 33, 75], amber: [5, 17, 52, 0], grease: [0, 71, 76, 0], text: [77, 55, 33, 75] },
        rolls: [
          [
            [17, 4, 5, 0],
            [0, 1, 3, 0],
            [49, 23, 13, 0],
            [86, 63, 31, 17],
          ],
          [
            [3, 12, 18, 1],
            [0, 3, 7, 0],
            [15, 36, 44, 2],
            [36, 57, 62, 46],
          ],
        ],
      }),
    ],
    sort: 155,
    popularity: 72,
    created: '2027-04-08',
    label: null,
  },
];
