/** German words of the designs of this family. */
import type { FamilyWords } from '#designs/family.ts';

export const words: FamilyWords = {
  lampionfest: {
    name: 'Lampionfest',
    description: 'Lampions an langen Schnüren, darunter ein gedeckter Tisch: So klingt ein Sommerabend aus.',
    colourways: {
      nacht: 'Sommernacht',
      laube: 'Gartenlaube',
      daemmerung: 'Dämmerung',
    },
    details: { names: ['Miriam und David'], date: ['2027-07-10'], place: ['Rosenweg 14, Lindau'] },
    texts: {
      'front-heading': 'Sommerabend',
      'front-date': 'Samstag, 10. Juli, ab 18 Uhr\nbei uns im Garten',
      'inside-heading': 'Der Garten leuchtet',
      'inside-text': 'Wir hängen Lampions in die Bäume\nund decken den langen Tisch.\nBringt Zeit mit und einen Pulli.',
      'inside-date': 'Samstag, 10. Juli 2027, ab 18 Uhr',
      'inside-place': 'Rosenweg 14, Lindau',
      'inside-reply': 'Sagt uns bis 1. Juli Bescheid.\nMiriam und David',
    },
  },
  zuckertuete: {
    name: 'Zuckertüte',
    description: 'Eine geflochtene Schultüte mit Schleife, darüber Wimpel: der erste Schultag als Fest.',
    colourways: {
      bunt: 'Buntpapier',
      meer: 'Meer',
      beere: 'Beere',
    },
    details: { first: ['Mia'], date: ['2027-09-11'], place: ['Grundschule am Anger'] },
    texts: {
      'front-name': 'Mia',
      'front-heading': 'kommt in\ndie Schule',
      'front-date': 'Samstag,\n11. September 2027',
      'inside-heading': 'Einladung zum\nersten Schultag',
      'inside-text': 'Der Ranzen steht bereit, die Tüte ist\nvoll, und die Aufregung ist groß.\nFeiert mit uns.',
      'inside-date': 'Samstag, 11. September 2027\n10 Uhr Feier in der Schule',
      'inside-place': 'Grundschule am Anger,\ndanach bei uns im Garten',
      'inside-reply': 'Sagt bitte bis 1. September Bescheid.\nMia mit Julia und Stefan',
    },
  },
};
