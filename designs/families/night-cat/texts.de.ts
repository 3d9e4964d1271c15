/** German words of the designs of the lit windows. */
import type { FamilyWords } from '#designs/family.ts';

export const words: FamilyWords = {
  katzenhaus: {
    name: 'Katzenhaus',
    description: 'Zwei Giebel, zwei helle Fenster, eine Tür: Das Haus auf dem Hügel ist die Katze.',
    colourways: {
      kuerbis: 'Kürbis',
      mitternacht: 'Mitternacht',
      glut: 'Glut',
      kohle: 'Kohle',
    },
    details: { names: ['Nina und Georg Fichtner', 'Fichtners'], date: ['2027-10-31'], place: ['Am Hang 13, Hallein'] },
    texts: {
      'front-heading': 'Kommt\nnur rein.',
      'front-details': 'Halloween bei Fichtners\nSonntag, 31. Oktober 2027, ab 18 Uhr\nSüßes im Haus, Saures im Garten',
      'inside-heading': 'Sie beißt nicht.',
      'inside-text': 'Wir höhlen Kürbisse aus,\nkochen Suppe und erzählen\nGeschichten, bis einer quiekt.',
      'inside-date': 'Sonntag, 31. Oktober 2027\nab 18 Uhr, verkleidet',
      'inside-place': 'Am Hang 13, Hallein',
      'inside-reply': 'Sagt bis 20. Oktober Bescheid.\nNina und Georg Fichtner',
    },
    pieces: {
      menuekarte: {
        description: 'Was aus dem Kessel kommt: die Menükarte mit den Augen, die mitlesen.',
        texts: {
          'menu-title': 'Aus dem\nKessel',
          'menu-course-1': 'ZUM GRUSELN',
          'menu-dish-1': 'Kürbissuppe mit Krötenöl',
          'menu-course-2': 'ZUM BEISSEN',
          'menu-dish-2': 'Finger im Schlafrock\nmit Blutketchup',
          'menu-course-3': 'ZUM SCHLUSS',
          'menu-dish-3': 'Grabstein aus Schokolade',
          'inside-heading': 'Guten Hunger.',
          'inside-text': 'Wer aufisst, darf noch einmal\nan den Kessel.',
        },
      },
      platzkarte: {
        description: 'Der Platz am Tisch, und daneben sitzt schon jemand.',
        texts: { 'front-name': 'Hilde' },
      },
      flaschenetikett: {
        description: 'Macht aus Traubensaft einen Trank.',
        texts: {
          'front-names': 'Krötenblut',
          'front-under': 'JAHRGANG 1313',
        },
      },
      aufkleber: {
        description: 'Runde Aufkleber für Tüten mit Süßem: zwei Augen im Dunkeln.',
        texts: { 'front-title': 'Süßes!' },
      },
      anhaenger: {
        description: 'Für Einmachgläser und Tüten, mit Platz für einen Namen.',
        texts: {
          'front-title': 'Saures',
          'front-under': 'FICHTNERS',
          'back-text': 'Erst um Mitternacht öffnen.',
        },
      },
    },
  },
  mondhunger: {
    name: 'Mondhunger',
    description: 'Der Mond ist ein Kürbis und hängt so tief, dass er in die Dächer beißt.',
    colourways: {
      petrol: 'Petrol',
      violett: 'Giftgrün',
      blut: 'Blutmond',
    },
    details: { names: ['Familie Voss'], date: ['2027-10-31'], place: ['Rosengasse 4, Erfurt'] },
    texts: {
      'front-heading': 'Der Mond\nhat Hunger.',
      'front-details': 'Halloween, Sonntag, 31. Oktober 2027\n18 Uhr, Rosengasse 4, Erfurt',
      'inside-heading': 'Bringt was mit',
      'inside-text':
        'Jeder einen Topf, eine Schüssel\noder ein Blech. Wir stellen den Tisch\nauf die Straße und zünden alles an,\nwas eine Kerze fasst.',
      'inside-date': 'Sonntag, 31. Oktober 2027\n18 Uhr',
      'inside-place': 'Rosengasse 4, Erfurt',
      'inside-reply': 'Wer kommt, sagt bitte bis 24. Oktober\nbei Familie Voss Bescheid.',
    },
  },
  wachgeblieben: {
    name: 'Wachgeblieben',
    description: 'Das ganze Haus schläft, nur auf einem Stockwerk tanzt in jedem Fenster jemand.',
    colourways: {
      nachtblau: 'Nachtblau',
      abendrot: 'Abendrot',
      neon: 'Morgengrauen',
    },
    details: { names: ['Helene und Jo'], date: ['2027-11-12'], place: ['Lange Gasse 9, 2. Stock, Wien', 'Lange Gasse 9, 2. Stock'] },
    texts: {
      'front-heading': 'Klingelt,\nwo es laut ist.',
      'front-details': 'Freitag, 12. November 2027, ab 20 Uhr\nHelene und Jo, Lange Gasse 9, 2. Stock',
      'inside-heading': 'Wir räumen\ndas Sofa weg',
      'inside-text': 'Der Nachbar unter uns ist verreist,\ndie über uns tanzt mit.\nFür Musik und Nudeln ist gesorgt.',
      'inside-date': 'Freitag, 12. November 2027\nab 20 Uhr',
      'inside-place': 'Lange Gasse 9, 2. Stock, Wien',
      'inside-reply': 'Sagt Bescheid, damit die Gläser reichen:\n0664 555 01 93',
    },
  },
};
