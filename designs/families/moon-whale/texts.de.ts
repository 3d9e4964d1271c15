/** German words of the designs of the whale-and-moon family. */
import type { FamilyWords } from '#designs/family.ts';

export const words: FamilyWords = {
  mondwal: {
    name: 'Mondwal',
    description: 'Ein Wal zieht am Mond vorbei, Sterne hängen an goldenen Fäden, und innen schwimmt sein Kleines mit.',
    colourways: {
      himmel: 'Himmel',
      nacht: 'Nacht',
      rose: 'Rosé',
      salbei: 'Salbei',
    },
    details: { first: ['Emil Anton', 'Emil'], date: ['2027-02-08'] },
    texts: {
      'front-name': 'Emil Anton',
      'front-facts': '8. FEBRUAR 2027 · 4.12 UHR\n3.280 G · 50 CM',
      'inside-heading': 'Unser Glück\nhat einen Namen.',
      'inside-text': 'Danke für eure lieben Wünsche,\ndie Suppen vor der Tür\nund die vielen winzigen Socken.\nKommt uns bald besuchen.',
      'inside-parents': 'EVA UND PAUL MIT MAX',
      'back-note': 'Eva und Paul Brenner\nLindenweg 7, 4820 Bad Ischl',
    },
  },
};
