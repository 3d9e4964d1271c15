/** German words of the house numbers. */
import type { FamilyWords } from '#designs/family.ts';

export const words: FamilyWords = {
  hausnummer: {
    name: 'Hausnummer',
    description: 'Wer {age-word} wird, zieht um: Ein Emailschild an der Wand zeigt die neue Nummer.',
    colourways: {
      blau: 'Blau auf Ocker',
      gruen: 'Grün auf Kalk',
      schwarz: 'Schwarz auf Apricot',
      tuerkis: 'Weiß auf Türkis',
    },
    details: { first: ['Ernst'], date: ['2027-03-20'], place: ['Gasthaus zur Linde Seestraße 14, Prien', 'Gasthaus zur Linde in Prien'] },
    texts: {
      'front-number': '{age}',
      'front-heading': 'Ernst wird {age}',
      'front-date': 'und zieht am Samstag, 20. März 2027,\nbei Nummer {age} ein: um 11 Uhr\nim Gasthaus zur Linde in Prien.',
      'inside-heading': 'Einzugsfeier\nin der {age}',
      'inside-text': 'Die alte Nummer ist abgeschraubt,\ndie neue hängt. Kommt und seht,\nwie gut sie ihm steht.',
      'inside-date': 'Samstag, 20. März 2027\n11 bis 16 Uhr',
      'inside-place': 'Gasthaus zur Linde\nSeestraße 14, Prien',
      'inside-reply': 'Bitte gebt bis 6. März Bescheid:\n0664 555 01 93',
    },
  },
  'neue-haustuer': {
    name: 'Neue Haustür',
    description: 'Die Karte ist die Haustür mit eurer Nummer: Wer sie aufklappt, steht schon im neuen Zimmer.',
    colourways: {
      gruen: 'Flaschengrün',
      rot: 'Rot',
      gelb: 'Gelb',
      blau: 'Blau',
    },
    details: { names: ['Mira, Jonas und Lotte Keller', 'Familie Keller'], place: ['Amselgasse 12 4020 Linz'] },
    texts: {
      'front-number': '12',
      'front-names': 'Familie Keller',
      'front-heading': 'Hier wohnen\nwir jetzt',
      'inside-heading': 'Tretet ein!',
      'inside-text': 'Die Lampe brennt, drei Kisten\nsind noch zu. Unsere neue\nAnschrift:',
      'inside-place': 'Mira, Jonas und Lotte Keller\nAmselgasse 12\n4020 Linz',
    },
    pieces: {
      dankeskarte: {
        description: 'Der Dank an alle, die Kisten getragen haben.',
        texts: {
          'front-heading': 'Danke fürs\nSchleppen',
          'front-names': 'FAMILIE KELLER',
          'inside-heading': 'Alles oben',
          'inside-text': 'Vier Stockwerke, sechzig Kisten,\nein Klavier. Ohne euch säßen wir\nnoch im Stiegenhaus.',
          'inside-date': 'MIRA, JONAS UND LOTTE',
        },
      },
      platzkarte: {
        description: 'Der Name steht auf dem Türschild, für das erste Essen am neuen Tisch.',
        texts: { 'front-name': 'Theresa' },
      },
      absender: {
        description: 'Die neue Anschrift zum Aufkleben.',
        texts: {
          'front-names': 'Familie Keller',
          'front-text': 'Amselgasse 12\n4020 Linz',
        },
      },
      anhaenger: {
        description: 'Ein Anhänger für den Ersatzschlüssel oder für Brot und Salz.',
        texts: {
          'front-title': 'Unser\nSchlüssel',
          'back-text': 'Bitte gut verwahren\nund die Blumen gießen.\nFamilie Keller',
        },
      },
      flaschenetikett: {
        description: 'Ein Etikett für den Wein, der beim Einzug geöffnet wird.',
        texts: {
          'front-over': 'ZUM EINZUG',
          'front-names': 'Hauswein',
          'front-under': 'AMSELGASSE 12',
        },
      },
    },
  },
  strassenschild: {
    name: 'Straßenschild',
    description: 'Ein Weg, der nach euch beiden heißt, die Zahl eurer Jahre darunter und eine Rose, die mitgewachsen ist.',
    colourways: {
      silber: 'Silbergrau',
      blau: 'Blau',
      rosenholz: 'Rosenholz',
    },
    details: { first: ['Anna'], second: ['Georg'], date: ['2027-06-12'], place: ['Lindenweg 25, Gmunden'] },
    texts: {
      'front-names': 'Anna-und-Georg-Weg',
      'front-number': '25',
      'front-heading': 'Seit 25 Jahren\nhier zu Hause',
      'front-date': 'Samstag, 12. Juni 2027',
      'inside-heading': 'Kommt vorbei!',
      'inside-text': 'Vor 25 Jahren haben wir geheiratet.\nDie Rose war damals einen Meter hoch,\nwir waren aufgeregt. Feiert mit uns.',
      'inside-date': 'Samstag, 12. Juni 2027\nab 16 Uhr',
      'inside-place': 'Bei uns im Garten\nLindenweg 25, Gmunden',
      'inside-reply': 'Bitte sagt bis 29. Mai zu:\n0664 555 01 93',
    },
    pieces: {
      dankeskarte: {
        description: 'Der Dank nach dem Fest, mit der Rose von der Hauswand.',
        texts: {
          'front-heading': 'Danke fürs\nFeiern',
          'front-names': 'ANNA UND GEORG',
          'inside-heading': 'So ein Tag!',
          'inside-text': 'Danke für die Lieder, die Reden\nund das Tanzen bis halb drei.\nDie nächsten 25 Jahre können kommen.',
          'inside-date': 'ANNA UND GEORG',
        },
      },
      platzkarte: {
        description: 'An der Tafel hat jeder Gast seine eigene Straße.',
        texts: { 'front-name': 'Helene' },
      },
      aufkleber: {
        description: 'Ein runder Aufkleber für Umschläge und Gläser.',
        texts: { 'front-title': '25 Jahre' },
      },
      anhaenger: {
        description: 'Ein Anhänger für ein Glas Honig oder einen Steckling der Rose.',
        texts: {
          'front-title': 'Für euch',
          'back-text': 'Ein Steckling\nvon unserer Rose.\nAnna und Georg',
        },
      },
    },
  },
};
