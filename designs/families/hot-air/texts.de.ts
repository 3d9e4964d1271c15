/** German words of the designs of the hot-air balloons. */
import type { FamilyWords } from '#designs/family.ts';

export const words: FamilyWords = {
  ballonfahrt: {
    name: 'Ballonfahrt',
    description: 'Ein großer Ballon über Feldern und Hecken, und alle dürfen mitfahren.',
    colourways: {
      sommer: 'Sommerhimmel',
      abend: 'Abendrot',
      flieder: 'Flieder',
    },
    details: { first: ['Theo'], date: ['2027-06-12'], place: ['Apfelweg 8, Murnau'] },
    texts: {
      'front-name': 'Theo wird 5',
      'front-line': 'STEIGST DU MIT EIN?',
      'inside-heading': 'Einladung zum\nGeburtstagsfest',
      'inside-text': 'Wir basteln Ballone, suchen Schätze\nund essen Kuchen,\nbis keiner mehr abheben kann.',
      'inside-date': 'Samstag, 12. Juni 2027\n14.30 bis 17.30 Uhr',
      'inside-place': 'Apfelweg 8, Murnau',
      'inside-reply': 'Sag bitte bis 5. Juni Bescheid.\nTheo und seine Eltern',
    },
  },
  himmelwaerts: {
    name: 'Himmelwärts',
    description: 'Ein Morgen voller Ballone, der größte ragt über den Rand, und ihr fahrt mit.',
    colourways: {
      sand: 'Sand',
      salbei: 'Salbei',
      dunst: 'Morgendunst',
    },
    details: { first: ['Josefine'], second: ['Anton'], date: ['2027-08-21'], place: ['Gut Aichet am Chiemsee'] },
    texts: {
      'front-heading': 'SAVE THE DATE',
      'front-names': 'Josefine & Anton',
      'front-date': '21. AUGUST 2027',
      'inside-heading': 'Wir heben ab',
      'inside-text': 'Im August heiraten wir.\nHaltet euch den Tag frei\nund schaut ab und zu nach oben.',
      'inside-date': 'SAMSTAG, 21. AUGUST 2027',
      'inside-place': 'Gut Aichet am Chiemsee',
      'inside-reply': 'Die Einladung folgt im Mai.\nJosefine und Anton',
    },
  },
};
