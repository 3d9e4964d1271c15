/** German words of the designs of the quilt family. */
import type { FamilyWords } from '#designs/family.ts';

export const words: FamilyWords = {
  stubenquilt: {
    name: 'Stubenquilt',
    description: 'Zwölf Kacheln mit Vogel, Haus, Kerze und Stern, wie aus einer alten Decke genäht.',
    colourways: {
      lebkuchen: 'Lebkuchen',
      tanne: 'Tanne',
      nacht: 'Nacht',
      rose: 'Rosé',
    },
    details: { names: ['Familie Winkler', 'Julia, Tobias, Ida und Theo'] },
    texts: {
      'front-title': 'Fröhliche\nWeihnacht',
      'front-line': 'und ein gutes neues Jahr',
      'front-sender': 'FAMILIE WINKLER',
      'inside-heading': 'Ihr Lieben',
      'inside-text':
        'Frohe Weihnachten und ein gutes,\ngesundes neues Jahr, viele Abende\nam großen Tisch und Kekse,\ndie bis Dreikönig reichen.',
      'inside-sender': 'JULIA, TOBIAS, IDA UND THEO',
      'back-note': 'Familie Winkler\nAm Anger 12, 5020 Salzburg',
    },
  },
};
