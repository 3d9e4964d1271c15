/** German words of the designs of the torn paper. */
import type { FamilyWords } from '#designs/family.ts';

export const words: FamilyWords = {
  'ab-jetzt': {
    name: 'Ab jetzt',
    description: 'Oben reißt das Papier mit dem Namen ab, und darunter beginnt mit eurem Bild eine neue Zeitrechnung.',
    colourways: {
      ton: 'Ton',
      salbei: 'Salbei',
      honig: 'Honig',
      tinte: 'Tinte',
    },
    details: { first: ['Jonathan'], date: ['2027-09-17'] },
    texts: {
      'front-heading': 'Ab jetzt ist alles anders.',
      'front-name': 'Jonathan',
      'front-facts': '17. September 2027, 6.40 Uhr\n3.510 g, 52 cm',
      'inside-heading': 'Hallo, Jonathan',
      'inside-text': 'Es gibt ein Davor und ein Danach.\nDas Davor war schön. Das Danach schläft\ngerade auf Papas Brust.',
      'inside-sign': 'Miriam und David',
    },
    pieces: {
      querkarte: {
        description: 'Die Dankeskarte im Querformat, innen mit Foto.',
        texts: {
          'front-title': 'Danke',
          'front-under': 'Jonathan',
          'inside-bottom-title': 'Von Herzen',
          'inside-bottom-text': 'Danke für eure Geschenke\nund für eure Geduld,\nbis wir geantwortet haben.',
          'inside-bottom-under': 'Miriam und David',
        },
      },
      leporello: {
        description: 'Die ersten Monate im Zickzack: acht Seiten mit vier Bildern.',
        texts: {
          'front-title': 'Danke',
          'front-under': 'Jonathan',
          'panel-3-title': 'Das Danach',
          'panel-3-text': 'besteht aus Milch,\nWäsche und\nsehr viel Glück.',
          'panel-6-title': 'Kommt bald',
          'panel-6-text': 'Er lacht jetzt schon,\nwenn jemand zur Tür\nhereinkommt.',
          'panel-6-under': 'Miriam und David',
        },
      },
      postkarte: {
        description: 'Die Geburtsanzeige als Postkarte, hinten Platz für Anschrift und Marke.',
        texts: {
          'front-title': 'Jonathan',
          'front-under': 'September 2027',
          'back-title': 'Er ist da',
          'back-text': '3.510 g, 52 cm,\nund wir sind zu dritt.',
          'back-under': 'Miriam und David',
        },
      },
      anhaenger: {
        description: 'Ein Anhänger für das Dankeschön im Glas.',
        texts: {
          'front-title': 'Danke',
          'front-under': 'Jonathan',
          'back-text': 'Schön,\ndass ihr euch\nmitfreut.',
        },
      },
    },
  },
  aufgerissen: {
    name: 'Aufgerissen',
    description: 'Ein Blatt ist aufgerissen, und dahinter liegt noch einmal euer ganzer Tag.',
    colourways: {
      kraft: 'Kraftpapier',
      moos: 'Moos',
      kreide: 'Kreide',
      pflaume: 'Pflaume',
    },
    details: { first: ['Luisa'], second: ['Konstantin'], date: ['2027-06-12'], place: ['Schlossgut Auhof'] },
    texts: {
      'front-title': 'Danke',
      'front-names': 'Luisa & Konstantin',
      'front-date': '12. Juni 2027, Schlossgut Auhof',
      'inside-heading': 'Was für ein Tag',
      'inside-text':
        'Ihr habt geweint, gelacht, getanzt\nund bis zum Schluss geholfen.\nDanke für eure Geschenke, eure Reden\nund dafür, dass ihr da wart.',
      'inside-sign': 'Luisa und Konstantin',
    },
  },
  schneekante: {
    name: 'Schneekante',
    description: 'Gerissenes Papier wird zu Schnee: drei Lagen unter eurem Bild, und darauf kleine Tannen.',
    colourways: {
      morgen: 'Wintermorgen',
      nacht: 'Winternacht',
      zimt: 'Zimt',
      flieder: 'Flieder',
    },
    details: { names: ['Familie Ebner', 'Ebners'] },
    texts: {
      'front-title': 'Schöne\nWeihnachten',
      'front-sender': 'wünscht Familie Ebner',
      'inside-heading': 'Bis bald im Schnee',
      'inside-text': 'Wir wünschen euch stille Tage,\neinen vollen Tisch und einen Berg,\nvon dem man lange rodeln kann.',
      'inside-sign': 'Eure Ebners aus der Ramsau',
    },
    pieces: {
      postkarte: {
        description: 'Der Weihnachtsgruß als Postkarte: vorn euer Bild, hinten Platz für Anschrift und Marke.',
        texts: {
          'front-title': 'Frohes\nFest',
          'front-under': 'Familie Ebner',
          'back-title': 'Alles Liebe',
          'back-text': 'und ein gutes neues Jahr\naus der verschneiten Ramsau.',
          'back-under': 'Eure Ebners',
        },
      },
      anhaenger: {
        description: 'Ein Anhänger für Päckchen, in drei Formen.',
        texts: {
          'front-title': 'Frohes\nFest',
          'front-under': 'für dich',
          'back-text': 'Nicht\nschütteln.',
        },
      },
      siegel: {
        description: 'Ein runder Aufkleber mit einer kleinen Tanne.',
        texts: {
          'front-title': 'Frohes\nFest',
        },
      },
      flaschenetikett: {
        description: 'Ein Etikett für Punsch, Likör und Saft.',
        texts: {
          'front-title': 'Punsch',
          'front-under': 'Familie Ebner',
        },
      },
    },
  },
};
