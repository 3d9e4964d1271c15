/** German words of the designs of the candle family. */
import type { FamilyWords } from '#designs/family.ts';

export const words: FamilyWords = {
  'ein-licht': {
    name: 'Ein Licht',
    description: 'Eine Kerze, um ihre Flamme liegen stille Ringe aus Licht. Daneben stehen Name und Lebensdaten.',
    colourways: {
      grau: 'Grau',
      blaugrau: 'Blaugrau',
      warmgrau: 'Warmgrau',
    },
    texts: {
      'front-heading': 'Im Gedenken an',
      'front-name': 'Theresia\nPichler',
      'front-dates': '* 8. April 1936\n† 2. Februar 2027',
      'inside-verse': '„Der Herr ist mein Licht\nund mein Heil; vor wem\nsollte ich mich fürchten?“\nPsalm 27,1',
      'inside-heading': 'Wir danken Ihnen',
      'inside-text': 'dass Sie unsere Mutter\nauf ihrem letzten Weg begleitet haben,\nfür Ihr Gebet, Ihre Worte\nund Ihre stille Hilfe.',
      'inside-facts': 'Die Gedenkmesse feiern wir am\n7. März 2027, um 9 Uhr in St. Anna.',
      'inside-sign': 'Familie Pichler',
    },
  },
  'viertes-licht': {
    name: 'Viertes Licht',
    description: 'Vier Kerzen brennen, ihre Lichtkreise gehen ineinander über, unten liegt Tannengrün.',
    colourways: {
      nachtblau: 'Nachtblau',
      tannengruen: 'Tannengrün',
      weinrot: 'Weinrot',
      schnee: 'Schnee',
    },
    details: { names: ['Familie Reiter'] },
    texts: {
      'front-heading': 'Frohe Weihnachten',
      'front-sign': 'WÜNSCHT FAMILIE REITER',
      'inside-heading': 'Das vierte Licht',
      'inside-text':
        'brennt, es ist nicht mehr weit.\nWir wünschen euch ruhige Tage,\nein warmes Zimmer\nund ein gutes, gesundes neues Jahr.',
      'inside-sign': 'Eure Familie Reiter',
    },
  },
};
