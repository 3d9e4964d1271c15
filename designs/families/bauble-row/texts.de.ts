/** German words of the designs of the bauble family. */
import type { FamilyWords } from '#designs/family.ts';

export const words: FamilyWords = {
  lametta: {
    name: 'Lametta',
    description: 'Kugeln in Folie an langen Fäden, jede anders gemustert, darunter viel Platz für einen Gruß.',
    colourways: {
      beere: 'Beere',
      tanne: 'Tanne',
      nacht: 'Nacht',
      perl: 'Perl',
    },
    details: { names: ['Johanna und Michael Hofer', 'Johanna und Michael'] },
    texts: {
      'front-title': 'Frohe Festtage',
      'front-line': 'UND EIN GESUNDES NEUES JAHR',
      'front-sender': 'Johanna und Michael Hofer',
      'inside-heading': 'Ruhige Tage',
      'inside-text':
        'Danke für dieses Jahr mit euch.\nWir wünschen euch stille Stunden,\nwarme Stuben und ein gutes,\ngesundes neues Jahr.',
      'inside-sender': 'Johanna und Michael',
      'back-note': 'Johanna und Michael Hofer\nMühlgasse 4, 8010 Graz',
    },
  },
};
