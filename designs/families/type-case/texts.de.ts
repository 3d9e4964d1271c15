/** German words of the designs of the type case family. */
import type { FamilyWords } from '#designs/family.ts';

export const words: FamilyWords = {
  setzkasten: {
    name: 'Setzkasten',
    description: 'Der Name in zwei großen Zeilen, jede in ihrem Fach, und rechts geht die Sonne auf.',
    colourways: {
      dotter: 'Dotter',
      himmel: 'Himmel',
      rose: 'Rosé',
      salbei: 'Salbei',
    },
    details: { first: ['Emil', 'Em'], second: ['il'], date: ['2027-02-08'] },
    texts: {
      'front-greeting': 'HALLO WELT',
      'front-name': 'Em',
      'front-name-second': 'il',
      'front-date': 'Montag, 8. Februar 2027\n4.12 Uhr',
      'front-facts': '3.280 g\n50 cm',
      'inside-heading': 'Unser Glück\nhat einen Namen.',
      'inside-text':
        'Emil Anton ist da. Wir sind\nüberglücklich, ein wenig müde\nund sehr verliebt.\n\nDanke für alle Glückwünsche\nund Geschenke.',
      'inside-parents': 'EVA UND PAUL MIT MAX',
      'back-note': 'Eva und Paul Brenner\nLindenweg 7, 4820 Bad Ischl',
    },
  },
};
