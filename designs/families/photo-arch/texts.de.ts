/** German words of the designs of the photo arch family. */
import type { FamilyWords } from '#designs/family.ts';

export const words: FamilyWords = {
  morgenlicht: {
    name: 'Morgenlicht',
    description: 'Euer Foto in einem hohen Bogen, eine feine Linie darum und ein Zweig, der sich hineinlehnt.',
    colourways: {
      rose: 'Rosé',
      salbei: 'Salbei',
      himmel: 'Himmel',
      perl: 'Perl',
    },
    details: { first: ['Leonie'], date: ['2027-03-12'] },
    texts: {
      'front-name': 'Leonie',
      'front-date': '12. MÄRZ 2027 · 3.420 G',
      'front-parents': 'Danke für alle Glückwünsche',
      'inside-heading': 'Danke',
      'inside-text':
        'Am 12. März hast du unser Leben\nauf den Kopf gestellt. Wir danken\nallen, die sich mit uns freuen,\nfür Worte, Blumen und Geschenke.',
      'inside-parents': 'EVA, PAUL UND MAX',
      'back-note': 'Familie Brenner\nLindenweg 7, 4820 Bad Ischl',
    },
  },
};
