/** Designs of the mourning horizon family. */

import type { Colourway, DesignTemplate } from '#core/catalogue/template.ts';
import { type Cmyk, inksOf, mixed, ramp } from '#designs/drawing/inks.ts';
import { photoInks } from '#designs/drawing/photo-inks.ts';
import { screen } from '#designs/screen.ts';

type Palette = Record<'ground' | 'ink' | 'line' | 'mist' | 'water' | 'sun' | 'tree' | 'hill', Cmyk>;

function colourway(key: string, name: string, color: string, hex: string, palette: Palette): Colourway {
  const { ground, ink, line, mist, water, sun, tree, hill } = palette;
  const swatches = {
    ground,
    ink,
    line,
    sun,
    tree,
    mist1: mixed(ground, mist, 0.5),
    mist2: mist,
    hill1: mixed(water, hill, 0.55),
    hill2: hill,
    ...ramp('water', mixed(ground, water, 0.3), water, 7),
    ...photoInks('photo', mist, hill),
  };
  return { key, name, color, hex, inks: inksOf(swatches, screen) };
}

const greys = [
  colourway('grau', 'Grau', 'grey', '#b9bdbf', {
    ground: [0, 0, 2, 5],
    ink: [0, 0, 0, 90],
    line: [0, 0, 0, 70],
    mist: [0, 0, 1, 17],
    water: [3, 1, 0, 42],
    sun: [0, 0, 2, 1],
    tree: [0, 0, 0, 78],
    hill: [2, 0, 0, 62],
  }),
  colourway('blaugrau', 'Blaugrau', 'blue', '#aab8c2', {
    ground: [4, 1, 1, 3],
    ink: [25, 10, 0, 84],
    line: [30, 12, 0, 62],
    mist: [16, 6, 3, 5],
    water: [36, 17, 8, 20],
    sun: [0, 0, 0, 0],
    tree: [35, 14, 0, 70],
    hill: [44, 22, 8, 46],
  }),
  colourway('warmgrau', 'Warmgrau', 'beige', '#c8beb2', {
    ground: [2, 3, 7, 2],
    ink: [0, 12, 22, 84],
    line: [0, 12, 22, 64],
    mist: [4, 8, 14, 10],
    water: [6, 14, 22, 34],
    sun: [0, 1, 3, 0],
    tree: [0, 14, 24, 74],
    hill: [4, 18, 26, 56],
  }),
];

export const stillHorizonRows: readonly DesignTemplate[] = [
  {
    id: 'stille-see',
    name: 'Stille See',
    family: 'still-horizon',
    occasion: 'trauer',
    category: 'announcement',
    description: 'Eine helle Sonne berührt den Horizont, das Wasser liegt ruhig, drei Vögel ziehen fort.',
    style: 'schlicht',
    seed: 17,
    variant: 'sea',
    forms: [
      { form: 'folded', format: 'square' },
      { form: 'folded', format: 'a6' },
      { form: 'flat', format: 'a6' },
      { form: 'folded', format: 'b6' },
    ],
    refinements: [],
    colourways: greys,
    texts: {
      'front-heading': 'In stillem Gedenken',
      'front-name': 'Margarethe Sonnleitner',
      'front-dates': '* 3. Mai 1938   † 21. Oktober 2027',
      'inside-verse': 'Du bleibst in unseren Herzen,\nin jedem Garten, in jedem Lied,\nin allem, was wir von dir haben.',
      'inside-heading': 'Wir nehmen Abschied',
      'inside-text': 'von unserer Mutter, Großmutter\nund Schwester. Sie ist nach einem\nlangen, erfüllten Leben\nruhig eingeschlafen.',
      'inside-facts': 'Die Trauerfeier findet am Donnerstag,\n28. Oktober 2027, um 14 Uhr\nin der Friedhofskapelle Hallein statt.',
      'inside-reply': 'Statt Blumen bitten wir um eine Spende\nfür das Hospiz St. Anna.',
      'inside-sign': 'Familie Sonnleitner',
    },
    sort: 84,
    popularity: 77,
    created: '2027-03-03',
    label: null,
  },
  {
    id: 'nebelbaum',
    name: 'Nebelbaum',
    family: 'still-horizon',
    occasion: 'trauer',
    category: 'announcement',
    description: 'Ein Baum im Winter, dahinter Hügel im Nebel. Oben ist Platz für den Namen und viel Himmel.',
    style: 'illustriert',
    seed: 173,
    variant: 'tree',
    forms: [
      { form: 'folded', format: 'a6' },
      { form: 'flat', format: 'a6' },
      { form: 'folded', format: 'square' },
      { form: 'flat', format: 'din-long' },
    ],
    refinements: [],
    colourways: greys,
    texts: {
      'front-heading': 'Ein Leben ist still\nzu Ende gegangen.',
      'front-name': 'Heinrich Aigner',
      'front-dates': '* 12. März 1941\n† 4. November 2027',
      'inside-verse': '„Von guten Mächten\nwunderbar geborgen.“\nDietrich Bonhoeffer',
      'inside-heading': 'In Liebe und Dankbarkeit',
      'inside-text': 'nehmen wir Abschied von meinem Mann,\nunserem Vater und Großvater.\nEr hat die Berge geliebt und uns.',
      'inside-facts': 'Wir begleiten ihn am Mittwoch,\n10. November 2027, um 10 Uhr\nauf dem Waldfriedhof in Lienz.',
      'inside-reply': 'Von Beileidsbekundungen am Grab\nbitten wir Sie abzusehen.',
      'inside-sign': 'Elisabeth Aigner\nmit Kindern und Enkeln',
    },
    sort: 85,
    popularity: 70,
    created: '2027-03-03',
    label: null,
  },
];
