/** German words of the designs of the flowered initial family. */
import type { FamilyWords } from '#designs/family.ts';

export const words: FamilyWords = {
  blumenname: {
    name: 'Blumenname',
    description: 'Der Anfangsbuchstabe steht groß auf der Karte, und Anemonen wachsen an ihm hinauf.',
    colourways: {
      rose: 'Rosé',
      blau: 'Blau',
      aprikose: 'Aprikose',
      flieder: 'Flieder',
    },
    details: { first: ['Luise Emilia', 'Luise'], date: ['2027-06-02'] },
    texts: {
      'front-initial': 'L',
      'front-name': 'Luise Emilia',
      'front-facts': '2. JUNI 2027 · 3.310 G · 51 CM',
      'inside-heading': 'Luise ist da',
      'inside-text':
        'Am 2. Juni um 6.20 Uhr\nhat sie uns zum ersten Mal angesehen.\nSeitdem steht das Telefon still\nund die Zeit auch ein bisschen.',
      'inside-reply': 'Danke für eure Wünsche,\nBlumen und warmen Mahlzeiten.',
      'inside-sign': 'Anna und Felix mit Carl',
    },
    pieces: {
      postkarte: {
        description: 'Die Geburtsanzeige als Postkarte: vorn Blumen und Name, hinten Platz für Anschrift und Marke.',
        texts: {
          'front-over': 'WILLKOMMEN',
          'front-names': 'Luise Emilia',
          'front-under': '2. JUNI 2027',
          'back-title': 'Luise ist da',
          'back-text': '3.310 Gramm leicht,\n51 Zentimeter lang\nund schon der Mittelpunkt.',
          'back-under': 'ANNA, FELIX UND CARL',
        },
      },
      querkarte: {
        description: 'Die Dankeskarte im Querformat: Sie öffnet sich nach oben, innen liegt ein großes Bild.',
        texts: {
          'front-title': 'Danke',
          'inside-bottom-title': 'Von Herzen danke',
          'inside-bottom-text': 'für Mützen, Suppen und Besuche\nund für jeden guten Wunsch.',
          'inside-bottom-under': 'LUISE MIT ANNA, FELIX UND CARL',
        },
      },
      leporello: {
        description: 'Die ersten Wochen im Zickzack: acht Seiten mit vier Bildern.',
        texts: {
          'front-title': 'Danke',
          'front-under': 'LUISE EMILIA',
          'panel-3-title': 'Von Herzen danke',
          'panel-3-text': 'für eure Geschenke,\nfür warme Suppen\nund für die ruhigen Besuche.',
          'panel-6-title': 'Es geht uns gut',
          'panel-6-text': 'Luise schläft, trinkt und staunt.\nCarl singt ihr vor.\nWir sehen zu.',
          'panel-6-under': 'ANNA UND FELIX',
        },
      },
      fotostreifen: {
        description: 'Drei Bilder der ersten Tage, darunter der Name.',
        texts: {
          'front-names': 'Luise\nEmilia',
          'front-under': '2. JUNI 2027',
          'back-text': 'Der erste Tag,\ndie erste Woche,\nder erste Monat.',
        },
      },
      herzaufkleber: {
        description: 'Ein Herz für kleine Geschenke zur Geburt.',
        texts: {
          'front-title': 'Danke',
          'front-under': 'Luise',
        },
      },
      anhaenger: {
        description: 'Ein Anhänger für das Mitbringsel an alle, die gratulieren, in fünf Formen.',
        texts: {
          'front-title': 'Danke',
          'front-under': 'Luise',
          'back-text': 'Schön, dass\nihr da seid.',
        },
      },
      ballonkarte: {
        description: 'Eine leichte Karte mit Loch für die Schnur: Wünsche, die mit dem Ballon steigen.',
        texts: {
          'front-title': 'Flieg,\nkleiner\nWunsch',
          'front-under': 'Luise',
          'back-title': 'Mein Wunsch\nfür dich',
        },
      },
      konfetti: {
        description: 'Runde Blättchen mit den Anfangsbuchstaben für die Feier zur Geburt.',
        texts: {
          'front-title': 'L E',
        },
      },
    },
  },
  rosenbrief: {
    name: 'Rosenbrief',
    description: 'Ein großer kursiver Buchstabe für euren gemeinsamen Namen, Gartenrosen legen sich darüber.',
    colourways: {
      bordeaux: 'Bordeaux',
      creme: 'Creme',
      mitternacht: 'Mitternacht',
      altrosa: 'Altrosa',
      kupfer: 'Kupfer',
    },
    details: { second: ['Anton Hofer', 'Anton'], place: ['Grundlsee im Ausseerland', 'Kapelle am Grundlsee', 'Grundlsee'] },
    texts: {
      'front-initial': 'H',
      'front-names': 'Clara & Anton',
      'front-intro': 'heiraten und heißen bald Hofer',
      'front-facts': '4. SEPTEMBER 2027, GRUNDLSEE',
      'inside-heading': 'Wir sagen Ja',
      'inside-text': 'Aus Freundschaft wurde Liebe,\nund aus zwei Namen wird einer.\nFeiert diesen Tag mit uns.',
      'inside-facts': 'SAMSTAG, 4. SEPTEMBER, 14 UHR\nKAPELLE AM GRUNDLSEE',
      'inside-reply': 'Antwort bitte bis 1. Juni\nan Clara, 0664 555 21 84',
      'inside-sign': 'Clara und Anton',
    },
    wedding: {
      names: 'Clara\n& Anton',
      caps: 'CLARA UND ANTON HOFER',
      date: '4. September 2027',
      place: 'Grundlsee im Ausseerland',
      guest: 'Elisabeth',
      invite: 'Aus zwei Namen wird einer.\nBitte haltet euch den Tag frei,\ndie Einladung folgt im Frühling.',
      courses: [
        ['VORSPEISE', 'Rote Rübe, Meerrettich\nund Räucherforelle'],
        ['SUPPE', 'Rindsuppe\nmit Kaspressknödel'],
        ['HAUPTGANG', 'Zwiebelrostbraten\noder Krautstrudel'],
        ['DESSERT', 'Rosenparfait\nmit Himbeeren'],
      ],
      drinks: 'Rosé-Sekt, Poysdorf\nMuskateller, Südsteiermark\nSt. Laurent, Carnuntum\nRosenlimonade',
      thanks: ['Danke euch allen', 'Ein Sträußchen hiervon\nfür jede und jeden von euch:\nIhr wart unser schönstes Geschenk.'],
    },
  },
};
