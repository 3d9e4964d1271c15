/** German words of the designs of the linocut family. */
import type { FamilyWords } from '#designs/family.ts';

export const words: FamilyWords = {
  osterhase: {
    name: 'Osterhase',
    description: 'Ein Feldhase wie in Linol geschnitten, zwischen Gräsern und Margeriten.',
    colourways: {
      ocker: 'Ocker',
      fruehling: 'Frühling',
      himmel: 'Himmel',
      rose: 'Rosé',
    },
    details: { names: ['Ida, Theo und Marlene'] },
    texts: {
      'front-heading': 'Frohe Ostern',
      'front-sign': 'wünschen Ida, Theo und Marlene',
      'inside-heading': 'Frohe Ostern',
      'inside-text': 'Wir wünschen euch sonnige Tage,\nvolle Nester und viel Zeit\nmiteinander im Garten.',
      'inside-reply': 'Bis ganz bald,\nwir bringen den Hefezopf mit.',
      'inside-sign': 'Ida, Theo und Marlene',
    },
  },
  amsel: {
    name: 'Amsel',
    description: 'Eine Amsel singt auf dem blühenden Apfelzweig, denn im Nest ist jemand Neues.',
    colourways: {
      morgenblau: 'Morgenblau',
      apfelgruen: 'Apfelgrün',
      pfirsich: 'Pfirsich',
      flieder: 'Flieder',
    },
    details: { first: ['Leonie Paula', 'Leonie'], date: ['2027-03-12'] },
    texts: {
      'front-intro': 'Hört mal, wer da ist',
      'front-name': 'Leonie Paula',
      'front-facts': '12. März 2027, 4.12 Uhr · 3.280 g · 50 cm',
      'inside-heading': 'Hallo, kleine Leonie',
      'inside-text': 'Am 12. März hast du unser Leben\nauf den Kopf gestellt, und jetzt\nsitzen wir da und staunen.',
      'inside-reply': 'Danke für alle Glückwünsche,\nfür Suppen, Socken und Geduld.',
      'inside-sign': 'Miriam und Jan mit Oskar',
    },
  },
};
