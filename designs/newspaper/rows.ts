/** Designs of the newspaper family. */

import type { Colourway, DesignTemplate } from '#core/catalogue/template.ts';
import { type Cmyk, inksOf, mixed } from '#designs/drawing/inks.ts';
import { photoInks } from '#designs/drawing/photo-inks.ts';
import { screen } from '#designs/screen.ts';

function colourway(key: string, name: string, color: string, hex: string, paper: Cmyk, ink: Cmyk, accent: Cmyk): Colourway {
  const photo = photoInks('photo', mixed(paper, ink, 0.28), mixed(paper, ink, 0.92));
  return { key, name, color, hex, inks: inksOf({ paper, ink, accent, ...photo }, screen) };
}

const colourways: Colourway[] = [
  colourway('zeitungspapier', 'Zeitungspapier', 'cream', '#f3eee3', [6, 6, 15, 0], [0, 0, 0, 90], [0, 0, 0, 90]),
  colourway('abendausgabe', 'Abendausgabe', 'pink', '#eccfc0', [4, 18, 20, 0], [12, 32, 18, 84], [25, 85, 72, 38]),
  colourway('nachtdruck', 'Blaudruck', 'blue', '#2c4668', [5, 4, 9, 1], [80, 62, 30, 28], [80, 62, 30, 28]),
];

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
    colourways,
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
  {
    id: 'stadtgespraech',
    name: 'Stadtgespräch',
    family: 'newspaper',
    occasion: 'hochzeit',
    category: 'announcement',
    description: 'Eine ganze Zeitung über euch: Titelseite, Artikel, Bilder und Anzeigen, von vier bis sechzehn Seiten.',
    style: 'typografisch',
    seed: 2,
    variant: 'edition',
    forms: [{ form: 'newspaper', format: 'a4' }],
    refinements: [],
    colourways,
    texts: {
      'front-edition': 'Sonderausgabe',
      'front-price': 'unverkäuflich',
      'front-masthead': 'Stadtgespräch',
      'front-dateline': 'Würzburg, Samstag, den 19. Juni 2027',
      'front-headline': 'Endlich!',
      'front-names': 'Lena und Jakob haben Ja gesagt',
      'front-caption': 'Das Brautpaar, kurz bevor es ernst wurde.',
      'front-one-title': 'Sie weinte zuerst',
      'front-one': 'Nach Angaben von Zeugen\nhielt Lena bis zur zweiten\nStrophe durch. Jakob\nbestreitet, dass er es war,\nder schniefte.',
      'front-two-title': 'Das Wetter',
      'front-two': 'Sonnig mit Konfetti,\nam Abend klare Sicht\nauf die Tanzfläche.\nGegen Mitternacht\nfällt Torte.',
      'front-foot': 'Alles über das Fest auf den Seiten zwei bis vier',
      'page-2-headline': 'Wie alles begann',
      'page-2-one-title': 'Ein Regenschirm',
      'page-2-one':
        'Es regnete am Bahnhof,\nund nur einer von beiden\nhatte einen Schirm. Dass\nes ihrer war, weiß Jakob\nbis heute besser.\nSie gingen zu Fuß,\nund keiner hatte es eilig.',
      'page-2-two-title': 'Zwei Koffer',
      'page-2-two':
        'Im Jahr darauf standen\nzwei Koffer im selben Flur.\nEr brachte eine Pflanze mit,\nsie eine Katze. Die Pflanze\nlebt nicht mehr, die Katze\nschläft seitdem auf\nseiner Seite des Betts.',
      'page-2-notice': 'Gesucht: Mittänzerinnen und Mittänzer.\nMeldung heute Abend ab 21 Uhr auf der Tanzfläche.',
      'page-3-headline': 'Fünf Fragen an das Paar',
      'page-3-one-title': 'Lena antwortet',
      'page-3-one':
        'Wer kocht besser?\nIch. Fragen Sie ihn nicht.\nWer fährt?\nEr, und ich sage, wohin.\nWas war mutiger, der Antrag\noder die Ja-Antwort?\nDer Ring lag im Kuchen.',
      'page-3-two-title': 'Jakob antwortet',
      'page-3-two':
        'Wer kocht besser?\nLena. Ich wurde gefragt,\nwas ich antworten soll.\nWer findet die Schlüssel?\nImmer sie, immer sofort.\nUnd in zehn Jahren?\nTanzen wir noch.',
      'page-3-notice': 'Entlaufen: ein Junggeselle, 34 Jahre, gut gekleidet.\nWird nicht zurückgegeben.',
      'back-headline': 'Danke, dass ihr da seid',
      'back-text':
        'Diese Zeitung erscheint genau einmal.\nRedaktion: die Trauzeugen\nLektorat: die Mütter\nGegendarstellungen bitte am Buffet.',
    },
    sort: 45,
    popularity: 60,
    created: '2027-05-04',
    label: null,
  },
];
