/** German words of the designs of the dove family. */
import type { FamilyWords } from '#designs/family.ts';

export const words: FamilyWords = {
  oelzweig: {
    name: 'Ölzweig',
    description: 'Eine weiße Taube trägt den Ölzweig durch ein stilles Aquarell, darunter der Name des Täuflings.',
    colourways: {
      nebelblau: 'Nebelblau',
      salbei: 'Salbei',
      rose: 'Rosé',
      sand: 'Sand',
    },
    details: { first: ['Valentina Rosa', 'Valentina'], date: ['2027-05-09'], place: ['Pfarrkirche St. Martin', 'St. Martin, Landeck'] },
    texts: {
      'front-intro': 'Zur Taufe von',
      'front-name': 'Valentina Rosa',
      'front-facts': 'SONNTAG, 9. MAI 2027\nPFARRKIRCHE ST. MARTIN',
      'inside-verse': '„Behüte mich wie\neinen Augapfel im Auge,\nbeschirme mich unter dem\nSchatten deiner Flügel.“\nPsalm 17,8',
      'inside-heading': 'Wir taufen Valentina',
      'inside-text': 'und freuen uns, wenn ihr\ndiesen Morgen mit uns feiert\nund sie mit uns willkommen heißt.',
      'inside-facts': 'SONNTAG, 9. MAI, 10.30 UHR\nST. MARTIN, LANDECK',
      'inside-reply': 'Danach gibt es Mittagessen\nim Gasthof Post.',
      'inside-sign': 'Eva und Paul Brenner',
    },
  },
  pfingstfeuer: {
    name: 'Pfingstfeuer',
    description: 'Die Taube kommt in goldenen Strahlen herab, auf einem Rot wie am Pfingstmorgen.',
    colourways: {
      pfingstrot: 'Pfingstrot',
      nacht: 'Nachtblau',
      petrol: 'Petrol',
      morgen: 'Morgenhell',
    },
    details: {
      first: ['Johannes Brandt', 'Johannes'],
      date: ['2027-05-16', 'Pfingstsonntag, 16. Mai 2027'],
      place: ['Christuskirche, Kassel'],
    },
    texts: {
      'front-intro': 'Konfirmation',
      'front-name': 'Johannes Brandt',
      'front-facts': 'PFINGSTSONNTAG, 16. MAI 2027',
      'inside-verse': '„Du stellst meine Füße\nauf weiten Raum.“\nPsalm 31,9',
      'inside-heading': 'Feiert mit uns',
      'inside-text': 'Johannes wird konfirmiert.\nWir laden euch von Herzen ein\nzum Gottesdienst und danach\nan unseren langen Tisch.',
      'inside-facts': '16. MAI 2027, 10 UHR\nCHRISTUSKIRCHE, KASSEL',
      'inside-reply': 'Sagt uns bitte bis 20. April,\nob ihr kommt: 0160 555 21 84',
      'inside-sign': 'Birgit und Holger Brandt',
    },
  },
};
