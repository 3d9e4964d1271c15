/** German words of the designs of the contact sheets. */
import type { FamilyWords } from '#designs/family.ts';

export const words: FamilyWords = {
  'bild-25': {
    name: 'Bild 25',
    description:
      'Ein Kontaktbogen aus dem Betrieb: Das letzte Bild trägt die Zahl der Jahre, und der Fettstift sagt, dass es das richtige ist.',
    colourways: {
      silber: 'Silbergelatine',
      sepia: 'Sepia',
      blaupause: 'Blaupause',
      dunkelgruen: 'Dunkelgrün',
    },
    details: { names: ['Bäckerei Lehner', 'Familie Lehner'], date: ['2027-11-06'], place: ['Marktgasse 4, Steyr'] },
    texts: {
      'front-frame-1': '20',
      'front-frame-2': '21',
      'front-frame-3': '22',
      'front-frame-4': '23',
      'front-frame-5': '24',
      'front-frame-6': '25',
      'front-film': 'LEHNER PAN 25',
      'front-film-2': 'SEIT 2002',
      'front-title': '25 Jahre\nBäckerei Lehner',
      'front-date': 'Am Samstag, 6. November 2027, kostet jede Breze 25 Cent.',
      'inside-heading': 'Bitte nicht\nstillhalten',
      'inside-text':
        'Seit 25 Jahren gehen bei uns um drei\nin der Früh die Lichter an. Das feiern wir\nmit allen, die unser Brot essen:\nmit offener Backstube, Musik und Suppe.',
      'inside-facts': 'Samstag, 6. November 2027, 8 bis 17 Uhr\nBäckerei Lehner, Marktgasse 4, Steyr',
      'inside-sign': 'Familie Lehner und das ganze Team',
    },
    pieces: {
      postkarte: {
        description: 'Der Dank nach dem Fest als Postkarte, vorn das beste Bild des Tages.',
        texts: {
          'front-title': 'Danke',
          'front-under': 'Familie Lehner',
          'back-title': '25 Jahre',
          'back-text': 'und 2.500 Brezen an einem Tag.\nDanke, dass du da warst.',
          'back-under': 'Familie Lehner',
        },
      },
      flaschenetikett: {
        description: 'Ein Etikett für den Jubiläumswein oder den Saft auf dem Tresen.',
        texts: {
          'front-title': '25 Jahre',
          'front-under': 'Bäckerei Lehner',
        },
      },
      aufkleber: {
        description: 'Ein runder Aufkleber für Tüten und Schachteln im Jubiläumsjahr.',
        texts: {
          'front-title': '25\nJahre',
        },
      },
      absender: {
        description: 'Der Absender für die Einladungen.',
        texts: {
          'front-names': 'Bäckerei Lehner',
          'front-text': 'Marktgasse 4\n4400 Steyr',
        },
      },
    },
  },
  jahresfilm: {
    name: 'Jahresfilm',
    description: 'Ein Film läuft durch das Jahr: sechs Bilder, und die Nummer des letzten ist die Jahreszahl.',
    colourways: {
      winterrot: 'Winterrot',
      tanne: 'Tanne',
      schnee: 'Schnee',
      mondlicht: 'Mondlicht',
    },
    details: { names: ['Katrin, Simon, Lotte und Mimi'] },
    texts: {
      'front-frame-1': '22',
      'front-frame-2': '23',
      'front-frame-3': '24',
      'front-frame-4': '25',
      'front-frame-5': '26',
      'front-frame-6': '27',
      'front-title': 'Frohe Weihnachten',
      'front-year': '2027',
      'front-sender': 'Unser Jahr\nin sechs Bildern',
      'inside-heading': 'Ein Jahr,\nein Film',
      'inside-text':
        'Jänner im Schnee, März im Matsch,\nim Juli der See. Lotte hat schwimmen\ngelernt, Papa das Sauerteigbrot,\nund im Herbst kam die Katze.',
      'inside-reply': 'Frohe Weihnachten und ein Jahr\nvoll guter Bilder wünschen euch',
      'inside-sign': 'Katrin, Simon, Lotte und Mimi',
    },
    pieces: {
      postkarte: {
        description: 'Der Gruß als Postkarte: ein Bild vom Film, hinten Platz für Anschrift und Marke.',
        texts: {
          'front-title': 'Frohes\nFest',
          'front-under': '2027',
          'back-title': 'Alles Liebe',
          'back-text': 'und ein Jahr voll guter Bilder\nwünschen euch von Herzen',
          'back-under': 'Katrin, Simon und Lotte',
        },
      },
      anhaenger: {
        description: 'Ein Anhänger für die Päckchen, mit einem Stück Film.',
        texts: {
          'front-title': 'Frohes\nFest',
          'front-under': 'für Oma',
          'back-text': 'Von uns\nallen vier.',
        },
      },
      fotostreifen: {
        description: 'Drei Bilder vom Jahr als Lesezeichen im Umschlag.',
        texts: {
          'front-names': '2027',
          'front-under': 'Frohes Fest',
          'back-text': 'Winter,\nSommer,\nHerbst.',
        },
      },
      absender: {
        description: 'Der Absender für die Weihnachtspost.',
        texts: {
          'front-names': 'Familie Brandl',
          'front-text': 'Am Anger 9\n83646 Bad Tölz',
        },
      },
    },
  },
  'sechs-tage': {
    name: 'Sechs Tage',
    description: 'Die ersten sechs Tage auf einem Film, und um das schönste Bild ein Kreis mit dem Fettstift.',
    colourways: {
      papier: 'Fotopapier',
      rosa: 'Rosa',
      butter: 'Butter',
      eisblau: 'Eisblau',
    },
    details: { first: ['Frieda'], date: ['2027-05-04'] },
    texts: {
      'front-frame-1': 'TAG 1',
      'front-frame-2': 'TAG 2',
      'front-frame-3': 'TAG 3',
      'front-frame-4': 'TAG 4',
      'front-frame-5': 'TAG 5',
      'front-frame-6': 'TAG 6',
      'front-name': 'Frieda',
      'front-line': 'ist da, seit 4. Mai 2027.\nDanke, dass ihr euch\nmit uns freut.',
      'inside-heading': 'Danke',
      'inside-text':
        'für die Blumen und die kleinen Socken,\nfür Suppe vor der Tür und Nachrichten,\nauf die wir erst jetzt antworten.\nFrieda schläft, und wir schauen ihr zu.',
      'inside-sign': 'Helen und Moritz mit Frieda',
    },
  },
};
