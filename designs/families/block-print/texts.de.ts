/** German words of the designs of the block print family. */
import type { FamilyWords } from '#designs/family.ts';

export const words: FamilyWords = {
  modeldruck: {
    name: 'Modeldruck',
    description: 'Blätter und Blüten, Stempel für Stempel von Hand gesetzt: ein Kranz am Rand und viel Ruhe in der Mitte.',
    colourways: {
      indigo: 'Indigo',
      krapp: 'Krapprot',
      moos: 'Moos',
      sand: 'Heller Ton',
      weiss: 'Weiß',
    },
    details: { place: ['Mühle am Bach, Fulda', 'Mühle am Bach, Bachweg 3, Fulda'] },
    texts: {
      'front-heading': 'WIR HEIRATEN',
      'front-names': 'Paula\n& Jannik',
      'front-date': '19. Juni 2027\nMühle am Bach, Fulda',
      'inside-heading': 'Feiert mit uns',
      'inside-text': 'Wir sagen Ja, unter den Linden,\nmit allen, die uns lieb sind,\nund tanzen, bis es hell wird.',
      'inside-date': 'SAMSTAG, 19. JUNI 2027\nUM 14 UHR',
      'inside-place': 'Mühle am Bach,\nBachweg 3, Fulda',
      'inside-reply': 'Sagt uns bis Ostern Bescheid.\nPaula und Jannik',
    },
    wedding: {
      names: 'Paula\n& Jannik',
      caps: 'PAULA UND JANNIK',
      date: '19. Juni 2027',
      place: 'Mühle am Bach, Fulda',
      guest: 'Oma Hedwig',
      invite: 'Haltet euch den Samstag frei.\nDie Einladung mit allem Weiteren\nkommt nach Weihnachten.',
      courses: [
        ['VORSPEISE', 'Bunte Bete,\nZiegenkäse und Walnuss'],
        ['SUPPE', 'Bärlauch\nmit Sauerrahm'],
        ['HAUPTGANG', 'Bachforelle in Butter\noder Spargelragout'],
        ['DESSERT', 'Rhabarberkuchen\nund Vanilleeis'],
      ],
      drinks: 'Silvaner, Franken\nSpätburgunder, Rheingau\nApfelwein aus der Rhön\nRhabarberschorle',
      thanks: ['Ihr wart dabei', 'Danke für eure Hände beim Aufbau,\neure Lieder am Bach\nund jedes gute Wort.'],
    },
  },
  kattun: {
    name: 'Kattun',
    description: 'Blumen und Zweige wie auf bedrucktem Baumwollstoff, darauf ein geklebtes Etikett mit deinen Worten.',
    colourways: {
      kornblume: 'Kornblume',
      himbeere: 'Himbeere',
      senf: 'Senf',
      salbei: 'Salbei',
    },
    details: { first: ['Hannelore Berg', 'Hannelore', 'Hanne'], date: ['2027-09-12'], place: ['Lindenweg 7'] },
    texts: {
      'front-heading': 'Siebzig Jahre',
      'front-date': 'Kaffee und Kuchen\nam 12. September 2027',
      'front-names': 'BEI HANNELORE',
      'inside-heading': 'Die Tafel ist gedeckt',
      'inside-text': 'Mit euch möchte ich anstoßen,\nalte Geschichten erzählen\nund neue anfangen.',
      'inside-date': 'SONNTAG, 12. SEPTEMBER 2027\nAB 14 UHR',
      'inside-place': 'Lindenweg 7,\nbei Regen in der Scheune',
      'inside-reply': 'Ruft mich bis Ende August an.\nEure Hannelore',
    },
    pieces: {
      sitzplan: {
        description: 'Wer sitzt wo: die Gäste eines Tischs auf einer Karte.',
        texts: {
          'front-title': 'Tisch 3',
          'front-text': 'Hannelore\nRuth und Henning\nAnnelie Brandt\nOnkel Konrad\nMira und Jonas',
        },
      },
      einlegeblatt: {
        description: 'Anfahrt und Übernachtung auf einem Blatt, das in der Einladung liegt.',
        texts: {
          'front-title': 'Gut zu wissen',
          'front-text': 'Lindenweg 7, der Hof ist offen.\nBei Regen sitzen wir in der Scheune.\n\nZimmer hat der Gasthof Krone.',
          'front-under': 'BIS BALD, HANNELORE',
        },
      },
      wunderkerze: {
        description: 'Hält eine Wunderkerze für jeden Gast.',
        texts: {
          'front-title': 'Hoch soll\nsie leben',
          'front-names': 'Hanne',
          'front-under': 'SIEBZIG JAHRE',
        },
      },
      absender: {
        description: 'Der Absender zum Aufkleben, für Einladung und Dank.',
        texts: {
          'front-names': 'Hannelore Berg',
          'front-text': 'Lindenweg 7\n97070 Würzburg',
        },
      },
      querkarte: {
        description: 'Die Einladung im Querformat: Sie öffnet sich nach oben, innen liegt ein Bild von früher.',
        texts: {
          'front-names': 'Siebzig\nJahre',
          'front-under': '12. SEPTEMBER 2027',
          'inside-bottom-title': 'Die Tafel ist gedeckt',
          'inside-bottom-text': 'Am Sonntag, 12. September,\nab 14 Uhr im Lindenweg 7.',
          'inside-bottom-under': 'HANNELORE',
        },
      },
      'neuer-termin': {
        description: 'Der Tag hat sich verschoben: als Postkarte, damit es niemand überliest.',
        texts: {
          'front-over': 'NEUER TERMIN',
          'front-names': 'Siebzig,\netwas später',
          'front-under': '10. OKTOBER 2027',
          'back-title': 'Die Torte\nläuft nicht weg',
          'back-text': 'Statt am 12. September feiern wir\nam Sonntag, 10. Oktober 2027,\nab 14 Uhr im Lindenweg 7.',
          'back-under': 'HANNELORE',
        },
      },
      empfaenger: {
        description: 'Die Anschrift zum Aufkleben, mit den Adressen aus deiner Liste.',
        texts: {
          'front-text': 'Ruth und Henning Brandt\nAm Marktplatz 4\n97070 Würzburg',
        },
      },
    },
  },
};
