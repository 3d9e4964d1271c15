/** Designs of the mountain ridges. */

import { type Cmyk, inksOf, mixed } from '#designs/drawing/inks.ts';
import { photoInks } from '#designs/drawing/photo-inks.ts';
import type { ColourwayRow, LeadRow } from '#designs/family.ts';
import { screen } from '#designs/screen.ts';

/** `far` to `near`: the first ridge and the last; `glow` is the mist between them. */
type Palette = { sky: Cmyk; sun: Cmyk; far: Cmyk; near: Cmyk; glow: Cmyk; snow: Cmyk; ink: Cmyk; light: Cmyk; water: Cmyk };

function colourway(key: string, color: string, hex: string, { far, near, glow, snow, water, ...flat }: Palette): ColourwayRow {
  const tone = (share: number) => mixed(far, near, share);
  const wet = (ink: Cmyk) => mixed(ink, water, 0.42);
  const swatches = {
    ...flat,
    snow,
    water,
    ...photoInks('photo', mixed(glow, far, 0.45), mixed(far, near, 0.7)),
    ridge1: tone(0),
    'ridge1-shade': tone(0.16),
    'ridge1-mist': mixed(tone(0), glow, 0.45),
    ridge2: tone(0.24),
    'ridge2-shade': tone(0.36),
    'ridge2-mist': mixed(tone(0.24), glow, 0.4),
    ridge3: tone(0.5),
    'ridge3-mist': mixed(tone(0.5), glow, 0.3),
    ridge4: tone(0.76),
    ridge5: near,
    water1: wet(tone(0)),
    'water1-shade': wet(tone(0.16)),
    'water-snow': wet(snow),
    water3: wet(tone(0.5)),
    water5: wet(near),
    'water-sun': wet(flat.sun),
  };
  return { key, color, hex, inks: inksOf(swatches, screen) };
}

export const rows: readonly LeadRow[] = [
  {
    id: 'alpenglut',
    themeId: 1477,
    pieces: { special: ['postkarte', 'doppelklappkarte', 'kartentrio', 'faecher', 'fotostreifen', 'flaschenetikett', 'windlicht'] },
    occasion: 'hochzeit',
    category: 'invitation',
    style: 'illustriert',
    composition: 'full-bleed',
    motifs: ['mountain', 'sun', 'nature'],
    seed: 272,
    variant: 'dawn',
    forms: [
      { form: 'flat', format: 'a6' },
      { form: 'folded', format: 'a6' },
      { form: 'flat', format: 'din-long' },
      { form: 'folded', format: 'square' },
      { form: 'folded', format: 'b6' },
    ],
    refinements: [],
    colourways: [
      colourway('morgen', 'apricot', '#eeb48f', {
        sky: [3, 11, 16, 0],
        sun: [8, 47, 56, 0],
        far: [25, 24, 22, 0],
        near: [75, 48, 39, 56],
        glow: [5, 16, 18, 0],
        snow: [3, 8, 12, 0],
        ink: [55, 0, 0, 85],
        light: [0, 4, 12, 0],
        water: [9, 16, 19, 1],
      }),
      colourway('tag', 'blue', '#8fb2c4', {
        sky: [14, 3, 7, 0],
        sun: [5, 16, 51, 1],
        far: [34, 13, 15, 1],
        near: [79, 43, 49, 52],
        glow: [10, 2, 7, 0],
        snow: [4, 0, 3, 0],
        ink: [80, 20, 0, 75],
        light: [2, 2, 8, 0],
        water: [19, 4, 10, 1],
      }),
      colourway('nacht', 'navy', '#1d2a44', {
        sky: [86, 69, 31, 39],
        sun: [8, 11, 38, 0],
        far: [60, 40, 13, 23],
        near: [82, 66, 36, 76],
        glow: [58, 40, 20, 8],
        snow: [25, 12, 9, 0],
        ink: [2, 3, 12, 0],
        light: [2, 3, 12, 0],
        water: [84, 67, 30, 35],
      }),
      colourway('herbst', 'terracotta', '#b5673c', {
        sky: [5, 11, 24, 0],
        sun: [11, 51, 74, 3],
        far: [15, 28, 42, 4],
        near: [45, 72, 71, 68],
        glow: [5, 15, 29, 0],
        snow: [3, 6, 14, 0],
        ink: [0, 60, 60, 75],
        light: [0, 4, 14, 0],
        water: [10, 18, 32, 0],
      }),
    ],
    sort: 52,
    popularity: 87,
    created: '2027-03-18',
    label: 'neu',
  },
  {
    id: 'bergsee',
    themeId: 1508,
    pieces: {
      own: [
        { id: 'pocketfold', form: 'pocketfold', formats: ['a6', 'square'], category: 'invitation' },
        { id: 'kartentrio', form: 'trio', formats: ['a6'], category: 'invitation' },
        { id: 'faecher', form: 'fan', category: 'drink-card' },
        { id: 'flaschenetikett', form: 'bottle-label', category: 'bottle-label' },
        { id: 'tischnummer', form: 'table-folded', formats: ['a6'], category: 'table-number' },
        { id: 'windlicht', form: 'wind-light', category: 'wind-light-card' },
        { id: 'neuer-termin', form: 'postcard', formats: ['a6-landscape', 'a6'], category: 'change-the-date' },
      ],
    },
    occasion: 'geburtstag-60',
    category: 'invitation',
    style: 'illustriert',
    composition: 'full-bleed',
    motifs: ['mountain', 'lake', 'moon', 'nature'],
    seed: 18,
    variant: 'lake',
    forms: [
      { form: 'flat', format: 'a6' },
      { form: 'flat', format: 'square' },
      { form: 'folded', format: 'din-long' },
    ],
    refinements: [],
    colourways: [
      colourway('abend', 'blue', '#4f6f8c', {
        sky: [16, 6, 7, 1],
        sun: [5, 10, 39, 0],
        far: [50, 28, 22, 0],
        near: [83, 58, 34, 61],
        glow: [26, 11, 11, 0],
        snow: [5, 2, 3, 0],
        ink: [80, 20, 0, 75],
        light: [2, 2, 8, 0],
        water: [27, 11, 11, 1],
      }),
      colourway('rosa', 'pink', '#d9a09b', {
        sky: [3, 14, 12, 0],
        sun: [2, 4, 17, 0],
        far: [29, 40, 24, 6],
        near: [63, 66, 28, 63],
        glow: [7, 21, 16, 0],
        snow: [2, 8, 8, 0],
        ink: [0, 45, 0, 82],
        light: [0, 4, 12, 0],
        water: [8, 22, 17, 0],
      }),
      colourway('moos', 'green', '#5f7a62', {
        sky: [10, 3, 15, 0],
        sun: [7, 16, 53, 0],
        far: [43, 19, 38, 3],
        near: [77, 44, 64, 65],
        glow: [19, 7, 23, 0],
        snow: [3, 1, 7, 1],
        ink: [60, 0, 50, 75],
        light: [2, 2, 8, 0],
        water: [21, 7, 23, 0],
      }),
    ],
    sort: 56,
    popularity: 64,
    created: '2027-03-18',
    label: null,
  },
];
