/** German words of the designs of the waves and boat family. */
import type { FamilyWords } from '#designs/family.ts';

export const words: FamilyWords = {
  papierschiff: {
    name: 'Papierschiff',
    description: 'Ein gefaltetes Papierschiff auf vielen feinen Wellen, darüber der Name und viel Luft.',
    colourways: {
      meerblau: 'Meerblau',
      lagune: 'Lagune',
      abendrot: 'Abendrot',
      nacht: 'Nacht',
    },
    details: { first: ['Mattis'], date: ['2027-06-13'], place: ['St. Nikolai, Flensburg'] },
    texts: {
      'front-intro': 'Wir taufen',
      'front-name': 'Mattis',
      'front-facts': '13. JUNI 2027\nST. NIKOLAI, FLENSBURG',
      'inside-heading': 'Alle an Bord',
      'inside-text': 'Unser Mattis wird getauft,\nund ihr gehört zur Mannschaft.\nKommt und feiert mit uns\nam Wasser.',
      'inside-facts': 'SONNTAG, 13. JUNI, 11 UHR\nST. NIKOLAI, FLENSBURG',
      'inside-reply': 'Danach gibt es Fischbrötchen\nund Kuchen im Bootshaus.',
      'inside-sign': 'Wiebke und Lars Petersen',
    },
  },
  leinenlos: {
    name: 'Leinen los',
    description: 'Ein Kutter segelt vor der tiefen Sonne davon, die Worte stehen im dunklen Wasser.',
    colourways: {
      nordsee: 'Nordsee',
      suedsee: 'Südsee',
      abendrot: 'Abendrot',
    },
    details: { first: ['Wolfgang'], date: ['2027-09-30'], place: ['Kantine am Hafen, Kiel'] },
    texts: {
      'front-heading': 'Leinen los',
      'front-name': 'Wolfgang geht in den Ruhestand',
      'front-facts': '30. SEPTEMBER 2027',
      'inside-heading': 'Nach 38 Jahren',
      'inside-text': 'verlasse ich den Hafen Büro\nund nehme Kurs auf freie Tage.\nVorher möchte ich mit euch anstoßen.',
      'inside-facts': '30. SEPTEMBER 2027, AB 17 UHR\nKANTINE AM HAFEN, KIEL',
      'inside-reply': 'Keine Geschenke bitte,\nhöchstens Seekarten.',
      'inside-sign': 'Euer Wolfgang',
    },
  },
};
