/** Designs of the newspaper family. */

import type { Colourway, DesignTemplate } from '#core/catalogue/template.ts';
import { type Cmyk, inksOf, mixed } from '#designs/drawing/inks.ts';
import { photoInks } from '#designs/drawing/photo-inks.ts';
import { screen } from '#designs/screen.ts';

function colourway(key: string, name: string, color: string, hex: string, paper: Cmyk, ink: Cmyk, accent: Cmyk): Colourway {
  const photo = photoInks('photo', mixed(paper, ink, 0.28), mixed(paper, ink, 0.92));
  return { key, name, color, hex, inks: inksOf({ paper, ink, accent, ...photo }, screen) };
}

export const newspaperRows: readonly DesignTemplate[] = [
  {
    id: 'extrablatt',
    name: 'Extrablatt',
    family: 'newspaper',
    occasion: 'hochzeit',
    category: 'invitation',
    description: 'Die Neuigkeit auf der Titelseite: Zeitungskopf, Schlagzeile, euer Bild und zwei Spalten mit allem, was man wissen muss.',
    style: 'typografisch',
    seed: 1,
    variant: 'edition',
    forms: [
      { form: 'flat', format: 'din-long' },
      { form: 'flat', format: 'a6' },
      { form: 'folded', format: 'a6' },
      { form: 'flat', format: 'square' },
    ],
    refinements: [],
    colourways: [
      colourway('zeitungspapier', 'Zeitungspapier', 'cream', '#f3eee3', [6, 6, 15, 0], [0, 0, 0, 90], [0, 0, 0, 90]),
      colourway('abendausgabe', 'Abendausgabe', 'pink', '#eccfc0', [4, 18, 20, 0], [12, 32, 18, 84], [25, 85, 72, 38]),
      colourway('nachtdruck', 'Blaudruck', 'blue', '#2c4668', [5, 4, 9, 1], [80, 62, 30, 28], [80, 62, 30, 28]),
    ],
    texts: {
      'front-edition': 'Nr. 1',
      'front-price': 'unbezahlbar',
      'front-masthead': 'Der Trauzeuge',
      'front-dateline': 'Graz, Samstag, den 12. Juni 2027',
      'front-headline': 'Sie sagen Ja!',
      'front-names': 'Antonia Berger und David Klug trauen sich',
      'front-caption': 'Die beiden, noch unverheiratet.',
      'front-one-title': 'Ganz Graz tanzt',
      'front-one': 'Um 14 Uhr geht es los\nin St. Leonhard. Danach\ntafelt die Stadt im\nWeingut und tanzt,\nbis der Wirt gähnt.',
      'front-two-title': 'Das Wetter',
      'front-two': 'Heiter bis selig,\nam Abend Konfetti.\nVereinzelt Tränen,\ngegen Mitternacht\nSternschnuppen.',
      'front-foot': 'Um Antwort wird bis 1. Mai gebeten',
      'inside-heading': 'Aus dem Inhalt',
      'inside-text': 'Ein Ja, zwei Ringe,\nvier Gänge und eine Kapelle,\ndie nicht aufhört zu spielen.',
      'inside-date': 'Samstag, 12. Juni 2027, 14 Uhr',
      'inside-place': 'St. Leonhard, Graz,\ndanach Weingut Kollmann',
      'inside-reply': 'Leserbriefe bitte bis 1. Mai\nan redaktion@beispiel.at',
      'inside-caption': 'Unser Bildarchiv: so fing alles an.',
    },
    sort: 33,
    popularity: 77,
    created: '2027-05-04',
    label: 'neu',
  },
];
