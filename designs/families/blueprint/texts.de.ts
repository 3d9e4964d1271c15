/** German words of the designs of the building site. */
import type { FamilyWords } from '#designs/family.ts';

export const words: FamilyWords = {
  bauplan: {
    name: 'Bauplan',
    description: 'Der Dachstuhl auf dem Reißbrett, und die Einladung steht im Schriftfeld.',
    colourways: {
      pause: 'Blaupause',
      schiefer: 'Schiefer',
      transparent: 'Zeichenpapier',
    },
    details: {
      names: ['Katrin und Emre Aydin', 'Katrin und Emre'],
      date: ['2027-05-21'],
      place: ['Am Sonnenhang 12, Kirchzarten', 'Am Sonnenhang 12 Kirchzarten'],
    },
    texts: {
      'front-heading': 'Richtfest',
      'front-measure-1': 'viel Platz',
      'front-measure-2': 'noch mehr Platz',
      'front-measure-3': 'hoch hinaus',
      'front-caption-1': 'Bauherren',
      'front-hosts': 'Katrin und Emre Aydin',
      'front-caption-2': 'Termin',
      'front-date-time': 'Freitag, 21. Mai 2027\num 16 Uhr',
      'front-caption-3': 'Baustelle',
      'front-place': 'Am Sonnenhang 12\nKirchzarten',
      'front-caption-4': 'Maßstab',
      'front-cell-1': '1 : 1',
      'front-caption-5': 'gezeichnet',
      'front-cell-2': 'mit Stolz',
      'inside-heading': 'Der Kranz\nhängt schon',
      'inside-text': 'Der Stuhl steht, das Dach fehlt noch,\nund genau dazwischen feiern wir.\nFeste Schuhe sind Pflicht, Krawatten nicht.',
      'inside-date': 'Freitag, 21. Mai 2027, 16 Uhr\nRichtspruch um 17 Uhr',
      'inside-place': 'Am Sonnenhang 12, Kirchzarten',
      'inside-reply': 'Sagt bitte bis 10. Mai Bescheid.\nKatrin und Emre, 0664 555 01 93',
    },
    pieces: {
      menuekarte: {
        description: 'Was nach dem Richtspruch auf den Tisch kommt, als Stückliste.',
        texts: {
          'menu-title': 'Stückliste',
          'menu-course-1': 'FUNDAMENT',
          'menu-dish-1': 'Kartoffelsuppe mit Würsteln',
          'menu-course-2': 'TRAGWERK',
          'menu-dish-2': 'Leberkäse aus dem Ofen\nund drei Salate',
          'menu-course-3': 'FIRST',
          'menu-dish-3': 'Zwetschkenkuchen vom Blech',
          'inside-heading': 'Mahlzeit!',
          'inside-text': 'Nachschub gibt es am Bauwagen.',
        },
      },
      platzkarte: {
        description: 'Der Platz am Tisch, eingezeichnet wie im Plan.',
        texts: { 'front-name': 'Onkel Rudi' },
      },
      tischnummer: {
        description: 'Steht auf jedem Biertisch und ist von beiden Seiten zu lesen.',
        texts: {
          'front-over': 'TISCH',
          'front-title': '4',
          'back-over': 'TISCH',
          'back-title': '4',
        },
      },
      dankeskarte: {
        description: 'Ein Dank an alle, die mit angepackt haben.',
        texts: {
          'front-title': 'Danke fürs\nAnpacken',
          'front-under': 'KATRIN UND EMRE',
          'back-text':
            'Ihr habt Balken getragen, Bier gebracht\nund beim Spruch nicht gelacht.\nBald ist Einzug, und ihr seid die Ersten,\ndie am Tisch sitzen.',
        },
      },
      flaschenetikett: {
        description: 'Für das Bier der Zimmerleute und den Saft der Bauherren.',
        texts: {
          'front-names': 'Richtbier',
          'front-under': 'MASSSTAB 1 : 1',
        },
      },
    },
  },
  kranzkran: {
    name: 'Kranzkran',
    description: 'Ein Rohbau aus Ziegeln, ein Kran und ein Kranz, der gerade ankommt.',
    colourways: {
      ziegel: 'Ziegel',
      klinker: 'Klinker',
      sandstein: 'Sandstein',
    },
    details: { names: ['Lena und Hannes'], date: ['2027-10-09'], place: ['Ziegelweg 5, Freistadt'] },
    texts: {
      'front-heading': 'Jetzt wird gehoben.',
      'front-details': 'Richtfest am Samstag, 9. Oktober 2027, 15 Uhr\nLena und Hannes, Ziegelweg 5, Freistadt',
      'inside-heading': 'Erst der Kranz,\ndann die Gläser',
      'inside-text':
        'Die Mauern stehen, der Dachstuhl auch.\nDer Zimmermann hält seinen Spruch,\nund danach gibt es Gulasch aus dem Kessel.',
      'inside-date': 'Samstag, 9. Oktober 2027\n15 Uhr',
      'inside-place': 'Ziegelweg 5, Freistadt',
      'inside-reply': 'Kommt, wie ihr seid, und sagt vorher zu:\nLena und Hannes, 0664 555 01 93',
    },
  },
  grundriss: {
    name: 'Grundriss',
    description: 'Der Plan der neuen Wohnung, und jedes Wort steht in dem Zimmer, in das es gehört.',
    colourways: {
      dotter: 'Dotter',
      salbei: 'Salbei',
      koralle: 'Koralle',
      papier: 'Papier',
    },
    details: {
      names: ['Ina, Moritz und Lotte Bergmann'],
      date: ['2027-09-11'],
      place: ['Kastanienallee 21 2. Stock links 04229 Leipzig', 'Kastanienallee 21 04229 Leipzig'],
    },
    texts: {
      'front-heading': 'Hier wohnen\njetzt wir.',
      'front-names': 'Ina, Moritz und Lotte\nBergmann',
      'front-caption-1': 'essen',
      'front-caption-2': 'ausschlafen',
      'front-address': 'Kastanienallee 21\n2. Stock links\n04229 Leipzig',
      'inside-heading': 'Kommt\nschauen',
      'inside-text': 'Die Küche geht, das Licht auch,\nnur drei Kisten wissen noch nicht,\nwohin sie gehören.',
      'inside-date': 'Einweihung am Samstag,\n11. September 2027, ab 15 Uhr',
      'inside-place': 'Kastanienallee 21\n04229 Leipzig',
      'inside-reply': 'Es gibt Kuchen. Stühle sind noch unterwegs.',
    },
  },
};
