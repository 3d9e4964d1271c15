/** Designs of the pressed leaves. */

import type { Colourway, DesignTemplate } from '#core/catalogue/template.ts';
import { type Cmyk, inksOf, mixed } from '#designs/drawing/inks.ts';
import { photoInks } from '#designs/drawing/photo-inks.ts';
import { screen } from '#designs/screen.ts';

function colourway(key: string, name: string, color: string, hex: string, paper: Cmyk, relief: Cmyk, ink: Cmyk): Colourway {
  const photo = photoInks('photo', mixed(relief, ink, 0.06), mixed(relief, ink, 0.4));
  return { key, name, color, hex, inks: inksOf({ paper, relief, ink, ...photo }, screen, ['relief']) };
}

export const reliefLeavesRows: readonly DesignTemplate[] = [
  {
    id: 'blattwerk',
    name: 'Blattwerk',
    family: 'relief-leaves',
    occasion: 'hochzeit',
    category: 'invitation',
    description: 'Zweige, die man eher fühlt als sieht, und dazwischen viel Ruhe für eure Namen.',
    style: 'schlicht',
    seed: 9,
    variant: 'canopy',
    forms: [
      { form: 'flat', format: 'a6' },
      { form: 'folded', format: 'a6' },
      { form: 'flat', format: 'din-long' },
      { form: 'folded', format: 'square' },
    ],
    refinements: ['relief', 'gold', 'rosegold', 'silver'],
    colourways: [
      colourway('leinen', 'Leinen', 'cream', '#f3ead7', [5, 4, 10, 0], [12, 12, 20, 0], [0, 0, 40, 88]),
      colourway('salbei', 'Salbei', 'eucalyptus', '#c9d2c3', [16, 6, 16, 0], [24, 8, 24, 5], [60, 0, 50, 75]),
      colourway('puder', 'Puder', 'pink', '#ecd9d2', [5, 11, 12, 0], [9, 21, 20, 0], [0, 45, 0, 82]),
      colourway('nebel', 'Nebel', 'grey', '#d7dde0', [12, 6, 7, 0], [21, 11, 12, 0], [55, 0, 0, 85]),
    ],
    texts: {
      'front-heading': 'WIR LADEN ZUR HOCHZEIT',
      'front-names': 'Amelie & Konstantin',
      'front-date': 'Samstag, 4. September 2027, um 14 Uhr\nKapelle am Grundlsee',
      'inside-heading': 'Aus Freundschaft\nwurde Liebe',
      'inside-text': 'Feiert mit uns unsere Hochzeit\nund bleibt bis in die Nacht.',
      'inside-date': 'SAMSTAG, 4. SEPTEMBER 2027\n14 UHR',
      'inside-place': 'Kapelle am Grundlsee,\ndanach im Gasthof Ladner',
      'inside-reply': 'Antwort bitte bis 1. Juni\nan Amelie und Konstantin',
    },
    sort: 53,
    popularity: 80,
    created: '2027-03-20',
    label: null,
  },
  {
    id: 'farnstille',
    name: 'Farnstille',
    family: 'relief-leaves',
    occasion: 'trauer',
    category: 'thank-you-card',
    description: 'Ein einzelner Farnwedel, blind geprägt, und wenige Worte in einer Schrift.',
    style: 'schlicht',
    seed: 31,
    variant: 'fern',
    forms: [
      { form: 'flat', format: 'a6' },
      { form: 'folded', format: 'a6' },
      { form: 'flat', format: 'square' },
    ],
    refinements: ['relief'],
    colourways: [
      colourway('weiss', 'Naturweiß', 'white', '#ffffff', [4, 3, 6, 0], [15, 10, 15, 0], [0, 0, 0, 90]),
      colourway('grau', 'Grau', 'grey', '#9a9e9f', [11, 7, 9, 0], [19, 12, 14, 5], [0, 0, 0, 92]),
      colourway('warmgrau', 'Warmgrau', 'beige', '#ddd6cc', [9, 8, 12, 0], [17, 15, 21, 3], [0, 0, 0, 92]),
    ],
    texts: {
      'front-heading': 'Herzlichen\nDank',
      'front-names': 'Familie Aigner',
      'inside-heading': 'Herzlichen Dank',
      'inside-text': 'für stille Umarmungen,\nfür tröstende Worte,\nfür Blumen und Gebete\nund für das letzte Geleit.',
      'inside-date': 'Im November 2027',
      'inside-place': 'Im Namen der Familie\nHelene und Georg Aigner',
    },
    sort: 57,
    popularity: 63,
    created: '2027-03-20',
    label: null,
  },
];
