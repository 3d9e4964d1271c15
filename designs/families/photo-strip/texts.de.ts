/** German words of the designs of the photo strip family. */
import type { FamilyWords } from '#designs/family.ts';

export const words: FamilyWords = {
  bilderfolge: {
    name: 'Bilderfolge',
    description: 'Drei Fotos vom Anfang, daneben steigt der Name die ganze Karte hinauf.',
    colourways: {
      tanne: 'Tanne',
      rose: 'Rosé',
      himmel: 'Himmel',
      dotter: 'Dotter',
    },
    details: { first: ['Leonie'], date: ['2027-03-12'] },
    texts: {
      'front-name': 'Leonie',
      'front-heading': 'Unser Glück hat einen Namen.',
      'front-date': '12. März 2027\n3.420 g · 51 cm',
      'front-parents': 'Danke von Herzen\nEva, Paul und Max',
      'inside-heading': 'Hallo,\nkleine Leonie.',
      'inside-text':
        'Am 12. März hast du unser Leben\nauf den Kopf gestellt.\n\nDanke für alle Glückwünsche\nund Geschenke, fürs Kochen,\nWiegen und Dasein.',
      'inside-signature': 'Eva, Paul und Max',
      'back-note': 'Familie Brenner\nLindenweg 7, 4820 Bad Ischl',
    },
  },
};
