/** German words of the designs of the newspaper family. */
import type { FamilyWords } from '#designs/family.ts';

export const words: FamilyWords = {
  extrablatt: {
    name: 'Extrablatt',
    description: 'Die Neuigkeit auf der Titelseite: Zeitungskopf, Schlagzeile, euer Bild und zwei Spalten mit allem, was man wissen muss.',
    colourways: {
      zeitungspapier: 'Zeitungspapier',
      abendausgabe: 'Abendausgabe',
      nachtdruck: 'Blaudruck',
    },
    details: {
      names: ['Antonia Berger und David Klug'],
      first: ['Antonia'],
      second: ['David'],
      date: ['2027-06-12'],
      place: ['St. Leonhard, Graz'],
    },
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
  },
  stadtgespraech: {
    name: 'Stadtgespräch',
    description: 'Eine ganze Zeitung über euch: Titelseite, Artikel, Bilder und Anzeigen, von vier bis sechzehn Seiten.',
    colourways: {
      zeitungspapier: 'Zeitungspapier',
      abendausgabe: 'Abendausgabe',
      nachtdruck: 'Blaudruck',
    },
    details: { names: ['Lena und Jakob'], first: ['Lena'], second: ['Jakob'], date: ['2027-06-19'] },
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
  },
};
