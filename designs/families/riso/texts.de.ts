/** German words of the designs in two inks. */
import type { FamilyWords } from '#designs/family.ts';

export const words: FamilyWords = {
  spiegelkugel: {
    name: 'Spiegelkugel',
    description: 'Eine müde Discokugel in zwei Farben, und eine dritte, wo sie sich treffen.',
    colourways: {
      'blau-rosa': 'Blau und Rosa',
      'gruen-orange': 'Grün und Orange',
      'violett-gelb': 'Violett und Gelb',
      'rot-tuerkis': 'Rot und Türkis',
    },
    details: {
      names: ['Mira und Fabian'],
      date: ['2027-01-23'],
      place: ['Hinterhof, Gumpendorfer Straße 12, Wien', 'Hinterhof Gumpendorfer Straße 12, Wien'],
    },
    texts: {
      'front-heading': 'Bis die\nKugel\nmüde ist',
      'front-details': 'Samstag, 23. Jänner 2027, ab 21 Uhr\nHinterhof, Gumpendorfer Straße 12, Wien\nWer tanzt, trinkt frei.',
      'inside-heading': 'Schuhe,\ndie halten',
      'inside-text': 'Wir haben eine Kugel, einen Keller\nund eine Liste mit hundert Liedern.\nBring deines mit, wir spielen es.',
      'inside-date': 'Samstag, 23. Jänner 2027\nab 21 Uhr, bis es hell wird',
      'inside-place': 'Hinterhof\nGumpendorfer Straße 12, Wien',
      'inside-reply': 'Sagt kurz zu, damit das Eis reicht:\nMira und Fabian, 0664 555 01 93',
    },
    pieces: {
      menuekarte: {
        description: 'Was es gegen Mitternacht zu essen gibt, unter der halben Kugel.',
        texts: {
          'menu-title': 'Gegen\nMitternacht',
          'menu-course-1': 'IM STEHEN',
          'menu-dish-1': 'Kichererbsen und Fladenbrot',
          'menu-course-2': 'IM SITZEN',
          'menu-dish-2': 'Chili aus dem großen Topf',
          'menu-course-3': 'IM HEIMGEHEN',
          'menu-dish-3': 'Toast mit Käse',
          'inside-heading': 'Und Wasser.',
          'inside-text': 'Die Krüge stehen neben der Kugel\nund werden gern nachgefüllt.',
        },
      },
      faecher: {
        description: 'Die Getränke der Nacht als Fächer, fünf Blätter an einer Buchschraube.',
        texts: {
          'blade-1-front-names': 'Trink\nwas',
          'blade-2-front-title': 'Spritzer',
          'blade-2-front-text': 'weiß, sauer',
          'blade-3-front-title': 'Mule',
          'blade-3-front-text': 'mit viel Ingwer',
          'blade-4-front-title': 'Limo',
          'blade-4-front-text': 'vom Holunder',
          'blade-5-front-title': 'Kaffee',
          'blade-5-front-text': 'ab drei Uhr',
        },
      },
      flaschenetikett: {
        description: 'Für Bowle, Limo und alles, was in der Wanne mit Eis liegt.',
        texts: {
          'front-names': 'Hausbowle',
          'front-under': 'KALT SERVIEREN',
        },
      },
      aufkleber: {
        description: 'Runde Aufkleber für Stempelhände, Becher und Taschen.',
        texts: { 'front-text': 'Hier wird\ngetanzt' },
      },
    },
  },
  anstoss: {
    name: 'Anstoß',
    description: 'Ein Tischfußball in zwei Farben, und einer in der Reihe trägt Brille und Krawatte.',
    colourways: {
      'gruen-rot': 'Grün und Rot',
      'blau-gelb': 'Blau und Gelb',
      'petrol-rosa': 'Petrol und Rosa',
    },
    details: { names: ['Brunner GmbH'], date: ['2027-06-18'], place: ['Werkstraße 8, Dornbirn'] },
    texts: {
      'front-heading': 'Heute kickt\nauch die\nBuchhaltung.',
      'front-details': 'Sommerfest der Brunner GmbH\nFreitag, 18. Juni 2027',
      'inside-heading': 'Anstoß um\nfünf Uhr',
      'inside-text': 'Wir laden Sie und Ihre Familie ein:\nsechs Tische, ein Turnier, ein Grill,\nund die Pokale haben wir selbst gebaut.',
      'inside-date': 'Freitag, 18. Juni 2027\n17 bis 23 Uhr',
      'inside-place': 'Brunner GmbH, Halle 3\nWerkstraße 8, Dornbirn',
      'inside-reply': 'Bitte melden Sie Ihr Team bis 4. Juni an:\nfest@brunner.example',
    },
  },
  pustewunsch: {
    name: 'Pustewunsch',
    description: 'Eine Pusteblume, deren Samen als Feuerwerk davonfliegen: ein Wunsch für das neue Jahr.',
    colourways: {
      'violett-gelb': 'Violett und Gelb',
      'blau-koralle': 'Blau und Koralle',
      'gruen-rosa': 'Grün und Rosa',
    },
    details: { names: ['Mara und Till'] },
    texts: {
      'front-heading': 'Wünsch\ndir was.',
      'front-details': 'Ein gutes Jahr 2028\nMara und Till',
      'inside-heading': 'Und dann:\npusten',
      'inside-text': 'Wir wünschen dir ein Jahr,\nin dem das Gute leicht davonfliegt\nund überall aufgeht.',
      'inside-reply': 'Auf bald, drüben im neuen Jahr!\nMara und Till',
    },
  },
};
