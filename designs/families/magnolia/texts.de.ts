/** German words of the designs of the magnolia family. */
import type { FamilyWords } from '#designs/family.ts';

export const words: FamilyWords = {
  magnolie: {
    name: 'Magnolie',
    description: 'Ein blühender Magnolienzweig quer über die Karte, große Blüten aus neun Blättern, eure Namen im freien Himmel.',
    colourways: {
      himmel: 'Frühlingshimmel',
      porzellan: 'Porzellan',
      abend: 'Abend',
      rosenholz: 'Rosenholz',
    },
    details: { place: ['Schlosspark Benrath', 'Orangerie im Schlosspark, Benrath'] },
    texts: {
      'front-names': 'Josephine\n& Matthias',
      'front-heading': 'WIR HEIRATEN',
      'front-date': 'am 24. April 2027',
      'inside-heading': 'Wenn die\nMagnolien blühen',
      'inside-text': 'sagen wir Ja zueinander.\nSeid dabei und feiert mit uns\nin den Frühling hinein.',
      'inside-date': 'SAMSTAG, 24. APRIL 2027\n14 UHR',
      'inside-place': 'Orangerie im Schlosspark,\nBenrath',
      'inside-reply': 'Antwort bitte bis 1. März\nan Josephine und Matthias',
    },
    wedding: {
      names: 'Josephine\n& Matthias',
      caps: 'JOSEPHINE UND MATTHIAS',
      date: '24. April 2027',
      place: 'Schlosspark Benrath',
      guest: 'Charlotte',
      invite: 'Wenn die Magnolien blühen,\nsagen wir Ja. Die Einladung folgt,\nsobald die Knospen dick sind.',
      courses: [
        ['VORSPEISE', 'Bachkresse, Ei\nund Radieschen'],
        ['SUPPE', 'Spargelcreme\nmit Kerbel'],
        ['HAUPTGANG', 'Lammkeule mit Bohnen\noder Frühlingsgemüse'],
        ['DESSERT', 'Rhabarber, Baiser\nund Sahneeis'],
      ],
      drinks: 'Riesling-Sekt, Rheingau\nGrauburgunder, Nahe\nFrühburgunder, Ahr\nRhabarberschorle',
      thanks: ['Danke fürs\nMitblühen', 'Ihr habt aus einem kühlen Apriltag\neinen warmen gemacht.\nWir denken gern daran zurück.'],
    },
  },
};
