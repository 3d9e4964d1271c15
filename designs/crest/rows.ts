/** Designs of the crest family. */

import type { Colourway, DesignTemplate } from '#core/catalogue/template.ts';
import { type Cmyk, inksOf, mixed } from '#designs/drawing/inks.ts';
import { photoInks } from '#designs/drawing/photo-inks.ts';
import { screen } from '#designs/screen.ts';

type Token = 'paper' | 'ink' | 'accent' | 'gold' | 'photo' | 'shadow';

function colourway(key: string, name: string, color: string, hex: string, { shadow, ...swatches }: Record<Token, Cmyk>): Colourway {
  return {
    key,
    name,
    color,
    hex,
    inks: inksOf({ ...swatches, ...photoInks('photo', swatches.photo, mixed(swatches.photo, shadow, 0.6)) }, screen, ['gold']),
  };
}

export const crestRows: readonly DesignTemplate[] = [
  {
    id: 'lorbeer',
    name: 'Lorbeer',
    family: 'crest',
    occasion: 'hochzeit',
    category: 'invitation',
    description: 'Eure Anfangsbuchstaben im Lorbeerkranz, gerahmt wie ein Wappen und am schönsten in Folie.',
    style: 'klassisch',
    seed: 5,
    variant: 'laurel',
    forms: [
      { form: 'folded', format: 'a6' },
      { form: 'flat', format: 'a6' },
      { form: 'folded', format: 'square' },
      { form: 'folded', format: 'b6' },
    ],
    refinements: ['gold', 'rosegold', 'silver'],
    colourways: [
      colourway('perl', 'Perl', 'beige', '#bfc4c9', {
        paper: [5, 5, 12, 0],
        ink: [69, 47, 57, 72],
        accent: [37, 51, 91, 41],
        gold: [28, 41, 82, 19],
        photo: [12, 11, 21, 0],
        shadow: [43, 42, 63, 46],
      }),
      colourway('tanne', 'Tanne', 'green', '#1f3a31', {
        paper: [73, 38, 59, 70],
        ink: [6, 8, 19, 0],
        accent: [20, 28, 60, 0],
        gold: [20, 28, 60, 0],
        photo: [47, 20, 44, 5],
        shadow: [73, 38, 59, 70],
      }),
      colourway('nacht', 'Nacht', 'navy', '#1d2a44', {
        paper: [85, 68, 31, 61],
        ink: [6, 8, 19, 0],
        accent: [20, 28, 60, 0],
        gold: [20, 28, 60, 0],
        photo: [53, 37, 13, 3],
        shadow: [85, 68, 31, 61],
      }),
      colourway('rose', 'Rosé', 'pink', '#c98a86', {
        paper: [4, 8, 9, 0],
        ink: [50, 75, 47, 62],
        accent: [32, 71, 49, 33],
        gold: [28, 41, 82, 19],
        photo: [7, 16, 15, 1],
        shadow: [32, 71, 49, 33],
      }),
    ],
    texts: {
      'front-initial-one': 'J',
      'front-initial-two': 'M',
      'front-names': 'Juliane & Maximilian',
      'front-place': 'HOCHZEIT AUF GUT PURBACH',
      'front-date': '14 · VIII · 2027',
      'invite-heading': 'Wir geben uns das Jawort',
      'invite-text': 'und freuen uns sehr,\nwenn ihr an diesem Tag\nan unserer Seite seid.',
      'invite-date': 'SAMSTAG, 14. AUGUST 2027\n15 UHR',
      'invite-place': 'Gut Purbach\nam Neusiedler See',
      'invite-reply': 'Wir bitten um Antwort\nbis zum 15. Juni 2027',
    },
    sort: 5,
    popularity: 83,
    created: '2027-01-25',
    label: null,
  },
];
