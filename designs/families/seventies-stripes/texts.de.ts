/** German words of the stripes of the seventies. */
import type { FamilyWords } from '#designs/family.ts';

export const words: FamilyWords = {
  siebzigerstreifen: {
    name: 'Siebzigerstreifen',
    description: 'Fünf Streifen kommen von links herein und schreiben die {age} in einem Zug.',
    colourways: {
      orange: 'Orange',
      avocado: 'Avocado',
      mokka: 'Mokka',
      freibad: 'Freibad',
    },
    details: {
      first: ['Marta'],
      date: ['2027-06-05'],
      place: ['Scheune am Lindenhof Am Anger 5, Bad Tölz', 'Scheune am Lindenhof, Bad Tölz'],
    },
    texts: {
      'front-heading': 'Marta wird\n{age-word}',
      'front-date': 'Samstag, 5. Juni 2027, ab 19 Uhr,\nScheune am Lindenhof, Bad Tölz',
      'inside-heading': 'Dreht die\nMusik auf',
      'inside-text': 'Es gibt Käseigel, Bowle\nund alle Platten, die ich habe.\nSchlaghosen sind willkommen.',
      'inside-date': 'Samstag, 5. Juni 2027\nab 19 Uhr, bis der Hahn kräht',
      'inside-place': 'Scheune am Lindenhof\nAm Anger 5, Bad Tölz',
      'inside-reply': 'Sagt mir bis 22. Mai Bescheid:\n0664 555 01 93',
    },
  },
  plattenspieler: {
    name: 'Plattenspieler',
    description: 'Fünf Streifen laufen herein und drehen sich zur Schallplatte, die Nadel liegt schon auf.',
    colourways: {
      mandarine: 'Mandarine',
      disco: 'Disco',
      petrol: 'Petrol',
    },
    details: { names: ['Ina und Paul'], date: ['2027-09-25'], place: ['Hinterhof, Keplergasse 8 Graz', 'Hinterhof 8, Graz'] },
    texts: {
      'front-heading': 'Wir legen\nauf',
      'front-date': 'Samstag, 25. September 2027\nab 20 Uhr, Hinterhof 8, Graz',
      'inside-heading': 'Seite A, Seite B',
      'inside-text': 'Bis Mitternacht läuft Vinyl,\ndanach läuft, was ihr euch wünscht.\nBringt eine Platte mit.',
      'inside-date': 'Samstag, 25. September 2027\nab 20 Uhr',
      'inside-place': 'Hinterhof, Keplergasse 8\nGraz',
      'inside-reply': 'Kommt ihr? Ina und Paul\n0664 555 01 93',
    },
    pieces: {
      dankeskarte: {
        description: 'Der Dank nach dem Fest, wenn die Platte noch nachklingt.',
        texts: {
          'front-heading': 'Danke fürs\nTanzen',
          'front-names': 'INA UND PAUL',
          'inside-heading': 'Zugabe!',
          'inside-text': 'Danke, dass ihr da wart,\nund danke für die Platten.\nDie Nachbarn reden wieder mit uns.',
          'inside-date': 'INA UND PAUL',
        },
      },
      flaschenetikett: {
        description: 'Ein Etikett für Bowle und Limo am Tresen.',
        texts: {
          'front-over': 'FÜR DIE B-SEITE',
          'front-names': 'Bowle',
          'front-under': 'INA UND PAUL',
        },
      },
      aufkleber: {
        description: 'Ein runder Aufkleber für Umschläge, Becher und Plattentaschen.',
        texts: { 'front-title': 'Wir legen\nauf' },
      },
      absender: {
        description: 'Der Absender zum Aufkleben, mit Platte.',
        texts: {
          'front-names': 'Ina und Paul',
          'front-text': 'Keplergasse 8\n8020 Graz',
        },
      },
    },
  },
  sonnenbogen: {
    name: 'Sonnenbogen',
    description: 'Fünf Streifen laufen über die Wiese und zeichnen auf ihrem Weg die Sonne.',
    colourways: {
      mittag: 'Mittag',
      seewind: 'Seewind',
      abendrot: 'Abendrot',
    },
    details: { names: ['Familie Aigner'], date: ['2027-07-17'], place: ['Sonnleiten 4 St. Gilgen'] },
    texts: {
      'front-heading': 'Sommerfest',
      'front-date': 'Samstag, 17. Juli 2027\nab 15 Uhr hinterm Haus',
      'inside-heading': 'Decke, Durst\nund gute Laune',
      'inside-text': 'Wir stellen Tische auf die Wiese,\nkühlen Limonade und Wein\nund grillen, bis es dunkel wird.',
      'inside-date': 'Samstag, 17. Juli 2027\nab 15 Uhr',
      'inside-place': 'Sonnleiten 4\nSt. Gilgen',
      'inside-reply': 'Bei Regen tanzen wir in der Tenne.\nFamilie Aigner',
    },
    pieces: {
      postkarte: {
        description: 'Der Termin vorab als Postkarte: vorn die Sonne, hinten Platz für Anschrift und Marke.',
        texts: {
          'front-title': 'Haltet euch\nden Tag frei',
          'front-under': '17. JULI 2027',
          'back-title': 'Sommerfest',
          'back-text': 'Am Samstag, 17. Juli 2027,\nfeiern wir auf der Wiese\nhinterm Haus.',
          'back-under': 'FAMILIE AIGNER',
        },
      },
      platzkarte: {
        description: 'Für jeden Gast ein Platz am langen Tisch, mit Wiese und Blume.',
        texts: { 'front-name': 'Theresa' },
      },
      flaschenetikett: {
        description: 'Ein Etikett für Limonade, Most und Wein vom Fest.',
        texts: {
          'front-over': 'EIGENE ERNTE',
          'front-names': 'Apfelmost',
          'front-under': 'FAMILIE AIGNER',
        },
      },
      windlicht: {
        description: 'Vier Wände um ein Teelicht: Die Sonne bleibt, bis es dunkel ist.',
        texts: {
          'front-names': 'Sommerfest',
          'front-under': '17. JULI 2027',
          'wall-3-title': 'Bleibt noch',
          'wall-3-text': 'Die Sonne ist weg,\ndie Lichter brennen,\nim Keller steht noch Most.',
          'wall-3-under': 'FAMILIE AIGNER',
        },
      },
      anhaenger: {
        description: 'Ein Anhänger für das Glas Marmelade, das alle mitnehmen.',
        texts: {
          'front-title': 'Ein Glas\nSommer',
          'back-text': 'Marille, gekocht\nam 16. Juli.\nFamilie Aigner',
        },
      },
    },
  },
};
