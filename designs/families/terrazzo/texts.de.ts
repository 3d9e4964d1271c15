/** German words of the designs of the terrazzo family. */
import type { FamilyWords } from '#designs/family.ts';

export const words: FamilyWords = {
  steinchen: {
    name: 'Steinchen',
    description: 'Eine Zahl mitten im Terrazzo, bunt wie der Boden einer italienischen Bar.',
    colourways: {
      sommer: 'Sommer',
      see: 'See',
      beere: 'Beere',
      nacht: 'Nacht',
    },
    details: { first: ['Paula'], date: ['2027-06-05'], place: ['Am Mühlbach 4, Wels'] },
    texts: {
      'front-heading': 'HURRA, PAULA WIRD',
      'front-number': '30',
      'front-date': 'Samstag, 5. Juni, 19 Uhr\nim Garten hinterm Haus',
      'inside-heading': 'Kommt ihr?',
      'inside-text': 'Es gibt Pizza aus dem Ofen,\nein Fass aus dem Nachbardorf\nund Musik, bis die Sterne gehen.',
      'inside-date': 'Samstag, 5. Juni 2027, ab 19 Uhr',
      'inside-place': 'Am Mühlbach 4, Wels',
      'inside-reply': 'Bringt Hunger und Tanzschuhe mit\nund sagt bis 20. Mai Bescheid.\nPaula, 0664 555 01 93',
    },
  },
  hausstein: {
    name: 'Hausstein',
    description: 'Ein Haus, aus einem Stück Terrazzo geschnitten, und darunter die neue Adresse.',
    colourways: {
      ziegel: 'Ziegel',
      wald: 'Wald',
      hafen: 'Hafen',
    },
    details: { names: ['Lene, Matthis & Frida Keller'], date: ['2027-06-06'], place: ['Kastanienallee 21 04229 Leipzig'] },
    texts: {
      'front-heading': 'Wir sind umgezogen',
      'front-address': 'Kastanienallee 21\n04229 Leipzig',
      'front-names': 'LENE, MATTHIS & FRIDA KELLER',
      'inside-heading': 'Neue Tür,\noffen für euch',
      'inside-text': 'Die letzten Kisten sind ausgepackt,\nder Ofen ist warm, und die Nachbarn\ngrüßen schon mit Namen.',
      'inside-date': 'Zur Einweihung: Sonntag, 6. Juni 2027\nab 15 Uhr',
      'inside-place': 'Kastanienallee 21\n04229 Leipzig',
      'inside-reply': 'Kuchen ist da, Stühle bitte mitbringen.',
    },
  },
  steinrund: {
    name: 'Steinrund',
    description: 'Eine polierte Scheibe aus Stein ragt über zwei Kanten, darunter steht ruhig Ihre Einladung.',
    colourways: {
      schiefer: 'Schiefer',
      smaragd: 'Smaragd',
      marine: 'Marine',
    },
    details: { names: ['Holzbau Leitner'], date: ['2027-06-25'], place: ['Werkhof Leitner Industriestraße 12, Traunstein'] },
    texts: {
      'front-company': 'HOLZBAU LEITNER',
      'front-heading': 'Einladung zum\nSommerfest',
      'front-date': 'Freitag, 25. Juni 2027, 17 Uhr',
      'inside-heading': 'Auf ein gutes Jahr',
      'inside-text': 'Wir laden Sie und Ihre Begleitung\nherzlich zu unserem Sommerfest ein,\nmit Führung, Essen und Musik.',
      'inside-date': 'Freitag, 25. Juni 2027\n17 bis 23 Uhr',
      'inside-place': 'Werkhof Leitner\nIndustriestraße 12, Traunstein',
      'inside-reply': 'Bitte melden Sie sich bis 11. Juni an:\nfest@holzbau-leitner.example',
    },
  },
};
