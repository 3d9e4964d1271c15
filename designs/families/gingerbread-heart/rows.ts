/** Designs of the fair. */

import { type Cmyk, inksOf, mixed } from '#designs/drawing/inks.ts';
import type { ColourwayRow, LeadRow } from '#designs/family.ts';
import { screen } from '#designs/screen.ts';

type Bakery = { ground: Cmyk; lozenge: Cmyk; text: Cmyk; ribbon: Cmyk; crumb: Cmyk; ice: Cmyk; pink: Cmyk; leaf: Cmyk; yolk: Cmyk };

const burnt: Cmyk = [47, 75, 78, 76];

/** Inks of dough and icing: each icing has a shade of its own. */
function bakery(key: string, color: string, hex: string, flat: Bakery): ColourwayRow {
  const { ground, crumb, ice, pink, leaf, yolk } = flat;
  const inks = {
    ...flat,
    shade: mixed(ground, burnt, 0.4),
    rim: mixed(crumb, burnt, 0.62),
    crust: mixed(crumb, burnt, 0.34),
    'crumb-dark': mixed(crumb, burnt, 0.16),
    'crumb-light': mixed(crumb, [13, 38, 66, 0], 0.7),
    'ice-shadow': mixed(crumb, burnt, 0.7),
    'ice-shade': mixed(ice, crumb, 0.24),
    'pink-shade': mixed(pink, burnt, 0.26),
    'leaf-shade': mixed(leaf, burnt, 0.26),
    'yolk-shade': mixed(yolk, crumb, 0.34),
  };
  return { key, color, hex, inks: inksOf(inks, screen) };
}

type Tavern = { ground: Cmyk; text: Cmyk; mat: Cmyk; band: Cmyk; pencil: Cmyk };

/** Inks of the table and the mat. */
function tavern(key: string, color: string, hex: string, flat: Tavern): ColourwayRow {
  const { ground, mat, band } = flat;
  const inks = {
    ...flat,
    'board-dark': mixed(ground, burnt, 0.55),
    'board-grain': mixed(ground, burnt, 0.2),
    'board-wet': mixed(ground, burnt, 0.34),
    'mat-wet': mixed(mat, band, 0.17),
    'band-wet': mixed(band, burnt, 0.3),
    pink: band,
    'pink-shade': band,
  };
  return { key, color, hex, inks: inksOf(inks, screen) };
}

export const rows: readonly LeadRow[] = [
  {
    id: 'lebkuchenherz',
    themeId: 1636,
    pieces: {
      own: [
        { id: 'menuekarte', form: 'flat', formats: ['din-long'], category: 'menu-card' },
        { id: 'platzkarte', form: 'place-card', category: 'place-card' },
        { id: 'herzaufkleber', form: 'sticker-heart', category: 'gift-sticker' },
        { id: 'anhaenger', form: 'gift-tag', formats: ['tag', 'tag-heart'], category: 'gift-tag' },
        { id: 'flaschenetikett', form: 'bottle-label', category: 'bottle-label' },
      ],
    },
    occasion: 'oktoberfest',
    category: 'invitation',
    style: 'festlich',
    composition: 'centred',
    motifs: ['gingerbread-heart', 'lettering', 'autumn', 'rustic'],
    seed: 21,
    variant: 'fair',
    forms: [
      { form: 'flat', format: 'square' },
      { form: 'flat', format: 'a6' },
      { form: 'folded', format: 'square' },
      { form: 'flat', format: 'din-long' },
    ],
    refinements: [],
    colourways: [
      bakery('himmelblau', 'blue', '#2d67a6', {
        ground: [82, 53, 5, 8],
        lozenge: [78, 47, 4, 4],
        text: [0, 0, 0, 0],
        ribbon: [5, 6, 11, 0],
        crumb: [30, 68, 85, 35],
        ice: [0, 3, 11, 0],
        pink: [2, 55, 17, 0],
        leaf: [51, 4, 71, 0],
        yolk: [4, 24, 80, 0],
      }),
      bakery('dirndlrot', 'red', '#a82a3a', {
        ground: [25, 92, 66, 20],
        lozenge: [19, 85, 57, 17],
        text: [0, 4, 13, 0],
        ribbon: [5, 11, 29, 0],
        crumb: [39, 73, 87, 46],
        ice: [0, 4, 17, 0],
        pink: [4, 24, 80, 0],
        leaf: [41, 4, 64, 0],
        yolk: [0, 56, 57, 0],
      }),
      bakery('waldgruen', 'green', '#2f5d46', {
        ground: [77, 35, 69, 43],
        lozenge: [74, 31, 67, 34],
        text: [2, 3, 14, 0],
        ribbon: [8, 82, 76, 2],
        crumb: [29, 66, 87, 33],
        ice: [2, 3, 14, 0],
        pink: [3, 69, 63, 0],
        leaf: [44, 4, 55, 3],
        yolk: [6, 18, 72, 0],
      }),
    ],
    sort: 210,
    popularity: 82,
    created: '2027-04-08',
    label: 'neu',
  },
  {
    id: 'probiert',
    themeId: 1637,
    occasion: 'muttertag',
    category: 'greeting-card',
    style: 'verspielt',
    composition: 'asymmetric',
    motifs: ['gingerbread-heart', 'cake', 'funny', 'lettering'],
    seed: 9,
    variant: 'bite',
    forms: [
      { form: 'flat', format: 'a6' },
      { form: 'folded', format: 'a6' },
      { form: 'flat', format: 'square' },
      { form: 'flat', format: 'din-long' },
    ],
    refinements: [],
    colourways: [
      bakery('flieder', 'lilac', '#cbb3dc', {
        ground: [19, 27, 0, 0],
        lozenge: [19, 27, 0, 0],
        text: [73, 86, 28, 36],
        ribbon: [0, 0, 4, 0],
        crumb: [47, 75, 97, 21],
        ice: [0, 3, 11, 0],
        pink: [0, 47, 8, 0],
        leaf: [45, 5, 55, 0],
        yolk: [3, 19, 74, 1],
      }),
      bakery('minze', 'turquoise', '#a9d8c8', {
        ground: [35, 0, 25, 0],
        lozenge: [35, 0, 25, 0],
        text: [78, 34, 57, 63],
        ribbon: [0, 0, 4, 0],
        crumb: [48, 76, 92, 27],
        ice: [0, 3, 7, 0],
        pink: [0, 54, 46, 0],
        leaf: [24, 0, 45, 0],
        yolk: [4, 15, 67, 0],
      }),
      bakery('aprikose', 'apricot', '#f6b98f', {
        ground: [0, 30, 41, 0],
        lozenge: [0, 30, 41, 0],
        text: [36, 81, 82, 62],
        ribbon: [0, 0, 4, 0],
        crumb: [36, 72, 84, 52],
        ice: [0, 4, 14, 0],
        pink: [53, 2, 29, 0],
        leaf: [41, 4, 64, 0],
        yolk: [4, 24, 80, 0],
      }),
    ],
    sort: 211,
    popularity: 73,
    created: '2027-04-08',
    label: null,
  },
  {
    id: 'bierdeckel',
    themeId: 1638,
    occasion: 'oktoberfest',
    category: 'invitation',
    style: 'typografisch',
    composition: 'typographic',
    motifs: ['table', 'lettering', 'funny', 'rustic', 'autumn'],
    seed: 17,
    variant: 'mat',
    forms: [
      { form: 'flat', format: 'square' },
      { form: 'flat', format: 'a6' },
      { form: 'folded', format: 'a6' },
      { form: 'flat', format: 'din-long' },
    ],
    refinements: [],
    colourways: [
      tavern('weissblau', 'brown', '#7a4a2a', {
        ground: [35, 64, 80, 40],
        text: [0, 5, 18, 0],
        mat: [5, 5, 17, 0],
        band: [86, 60, 11, 3],
        pencil: [61, 53, 53, 64],
      }),
      tavern('rotweiss', 'red', '#b0352f', {
        ground: [44, 61, 60, 75],
        text: [4, 8, 22, 0],
        mat: [4, 7, 19, 0],
        band: [15, 89, 78, 25],
        pencil: [61, 53, 53, 64],
      }),
      tavern('waldwiese', 'green', '#2f6a4a', {
        ground: [47, 65, 87, 15],
        text: [0, 4, 14, 0],
        mat: [5, 5, 19, 0],
        band: [80, 33, 73, 45],
        pencil: [67, 57, 61, 59],
      }),
    ],
    sort: 212,
    popularity: 68,
    created: '2027-04-09',
    label: null,
  },
];
