/** German words of the designs of the herbarium family. */
import type { FamilyWords } from '#designs/family.ts';

export const words: FamilyWords = {
  waldfarn: {
    name: 'Waldfarn',
    description: 'Ein gepresster Farnwedel, mit Papierstreifen aufgeklebt. Auf dem Etikett steht euer Dank.',
    colourways: {
      waldgruen: 'Waldgrün',
      getrocknet: 'Getrocknet',
      salbei: 'Salbei',
      indigo: 'Indigo',
    },
    details: { names: ['Marie und Benedikt'], date: ['2027-07-10'] },
    texts: {
      'front-head': 'GEPRESST IM JULI 2027',
      'front-heading': 'Danke',
      'front-sign': 'Marie und Benedikt',
      'inside-caption': 'Das Moos war nass, wir auch.',
      'inside-heading': 'Danke von Herzen',
      'inside-text': 'für eure Zeit, eure Hilfe\nund die vielen guten Ideen.\nDiesen Sommer heben wir auf,\nzwischen zwei Buchseiten.',
      'inside-sign': 'Marie und Benedikt',
    },
  },
  bluetenbogen: {
    name: 'Blütenbogen',
    description: 'Wilde Möhre, Kornblume und Hafer auf einem Herbarbogen, darunter das gedruckte Etikett mit eurer Einladung.',
    colourways: {
      kornblume: 'Kornblume',
      malve: 'Malve',
      mohn: 'Mohn',
    },
    details: { first: ['Friederike'], date: ['2027-06-12'], place: ['Am Anger 4, Murnau'] },
    texts: {
      'front-head': 'SECHZIG JAHRE, VOLL ERBLÜHT',
      'front-name': 'Friederike',
      'front-facts': 'Gartenfest am 12. Juni 2027',
      'inside-caption': 'Im Garten, vor sechzig Jahren.',
      'inside-heading': 'Ich werde sechzig',
      'inside-text': 'und will es blühen sehen.\nKommt in den Garten,\nbringt Zeit mit und Strohhüte.',
      'inside-facts': '12. JUNI 2027, AB 15 UHR\nAM ANGER 4, MURNAU',
      'inside-reply': 'Sagt mir bitte bis 20. Mai,\nob ihr kommt: 0160 555 21 84',
      'inside-sign': 'Eure Friederike',
    },
  },
};
