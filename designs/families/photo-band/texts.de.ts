/** German words of the designs of the photo band. */
import type { FamilyWords } from '#designs/family.ts';

export const words: FamilyWords = {
  geschenkband: {
    name: 'Geschenkband',
    description: 'Euer Foto ist das Geschenk: Ein breites Band läuft darum, und auf dem Band steht der Gruß.',
    colourways: {
      kirsche: 'Kirsche',
      tanne: 'Tanne',
      goldband: 'Goldband',
      nachtblau: 'Nachtblau',
    },
    details: { names: ['Greta, Bruno und Ferdinand'] },
    texts: {
      'front-title': 'Frohe\nWeihnachten',
      'front-sender': 'wünschen Greta, Bruno und Ferdinand',
      'inside-heading': 'Vorsicht,\nauspacken!',
      'inside-text': 'Das Beste an diesem Jahr wart ihr:\neure Besuche, eure Anrufe, euer Kuchen.\nBleibt gesund, und kommt bald wieder.',
      'inside-sign': 'Greta, Bruno und Ferdinand',
    },
    pieces: {
      postkarte: {
        description: 'Der Gruß als Postkarte: vorn das Bild am Band, hinten Platz für Anschrift und Marke.',
        texts: {
          'front-title': 'Frohes Fest',
          'front-under': 'Greta und Bruno',
          'back-title': 'Alles Gute',
          'back-text': 'für die Feiertage\nund das neue Jahr.',
          'back-under': 'Greta und Bruno',
        },
      },
      anhaenger: {
        description: 'Ein Anhänger mit Schleife für alles, was unter dem Baum liegt.',
        texts: {
          'front-title': 'Für dich',
          'front-under': 'von uns',
          'back-text': 'Erst am Abend\nöffnen.',
        },
      },
      geschenkaufkleber: {
        description: 'Ein runder Aufkleber, der Papier und Band zusammenhält.',
        texts: {
          'front-title': 'Frohes\nFest',
        },
      },
      flaschenetikett: {
        description: 'Ein Etikett für Selbstgemachtes in Flaschen.',
        texts: {
          'front-title': 'Eierlikör',
          'front-under': 'nach Omas Rezept',
        },
      },
      empfaenger: {
        description: 'Ein Etikett mit der Anschrift der Empfänger, für Umschläge und Päckchen.',
        texts: {
          'front-text': 'Familie Seidl\nBirkenallee 21\n8700 Leoben',
        },
      },
    },
  },
  sonnenkind: {
    name: 'Sonnenkind',
    description: 'Wo Bild und Farbe sich treffen, geht eine Sonne auf, und quer darüber steht der Name.',
    colourways: {
      aprikose: 'Aprikose',
      lagune: 'Lagune',
      veilchen: 'Veilchen',
      melone: 'Melone',
    },
    details: { first: ['Ida'], date: ['2027-06-21'] },
    texts: {
      'front-name': 'Ida',
      'front-facts': 'Aufgegangen am 21. Juni 2027\num 5.08 Uhr, 3.190 g, 49 cm',
      'inside-heading': 'Guten Morgen,\nkleine Ida',
      'inside-text':
        'Am längsten Tag des Jahres\nkamst du mit dem ersten Licht.\nSeither geht hier niemand mehr\nvor Mitternacht schlafen.',
      'inside-sign': 'Paula und Kilian mit Ida',
    },
    pieces: {
      querkarte: {
        description: 'Die Dankeskarte im Querformat, innen mit Foto.',
        texts: {
          'front-title': 'Danke',
          'front-under': 'Ida',
          'inside-bottom-title': 'Strahlend',
          'inside-bottom-text': 'Danke für eure Geschenke,\neure Karten und den Kuchen.\nWir sind sehr froh.',
          'inside-bottom-under': 'Paula und Kilian',
        },
      },
      leporello: {
        description: 'Die ersten Wochen im Zickzack: acht Seiten mit vier Bildern.',
        texts: {
          'front-title': 'Danke',
          'front-under': 'Ida',
          'panel-3-title': 'Von Herzen',
          'panel-3-text': 'Danke für alles,\nwas ihr gebracht\nund getragen habt.',
          'panel-6-title': 'Es ist hell',
          'panel-6-text': 'meistens schon um vier.\nKommt gern zum Frühstück.',
          'panel-6-under': 'Paula und Kilian',
        },
      },
      fotostreifen: {
        description: 'Drei Bilder vom ersten Sommer, darunter der Name.',
        texts: {
          'front-names': 'Ida',
          'front-under': '21. Juni 2027',
          'back-text': 'Ein Sommer,\ndrei Bilder.',
        },
      },
      anhaenger: {
        description: 'Ein Anhänger mit einer kleinen Sonne für das Dankeschön.',
        texts: {
          'front-title': 'Danke',
          'front-under': 'Ida',
          'back-text': 'Für ein\nsonniges\nWillkommen.',
        },
      },
      aufkleber: {
        description: 'Ein runder Aufkleber für Tütchen und Gläser.',
        texts: {
          'front-title': 'Danke',
        },
      },
    },
  },
};
