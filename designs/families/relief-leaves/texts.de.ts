/** German words of the designs of the pressed leaves. */
import type { FamilyWords } from '#designs/family.ts';

export const words: FamilyWords = {
  blattwerk: {
    name: 'Blattwerk',
    description: 'Zweige, die man eher fühlt als sieht, und dazwischen viel Ruhe für eure Namen.',
    colourways: {
      leinen: 'Leinen',
      salbei: 'Salbei',
      puder: 'Puder',
      nebel: 'Nebel',
    },
    texts: {
      'front-heading': 'WIR LADEN ZUR HOCHZEIT',
      'front-names': 'Amelie & Konstantin',
      'front-date': 'Samstag, 4. September 2027, um 14 Uhr\nKapelle am Grundlsee',
      'inside-heading': 'Aus Freundschaft\nwurde Liebe',
      'inside-text': 'Feiert mit uns unsere Hochzeit\nund bleibt bis in die Nacht.',
      'inside-date': 'SAMSTAG, 4. SEPTEMBER 2027\n14 UHR',
      'inside-place': 'Kapelle am Grundlsee,\ndanach im Gasthof Ladner',
      'inside-reply': 'Antwort bitte bis 1. Juni\nan Amelie und Konstantin',
    },
    wedding: {
      names: 'Amelie\n& Konstantin',
      caps: 'AMELIE UND KONSTANTIN',
      line: 'AMELIE UND\nKONSTANTIN',
      date: '4. September 2027',
      place: 'Kapelle am Grundlsee',
      guest: 'Ferdinand',
      heading: 'HALTET EUCH FREI',
      invite: 'Wir heiraten am See.\nDie Einladung folgt im Mai,\nbitte merkt euch den Tag schon vor.',
      courses: [
        ['VORSPEISE', 'Saibling, roh mariniert,\nGurke und Buttermilch'],
        ['SUPPE', 'Selleriesamt\nmit Apfel'],
        ['HAUPTGANG', 'Kalbsrücken, Erbsen, Jus\noder Schwarzwurzel'],
        ['DESSERT', 'Weiße Schokolade\nund Birne'],
      ],
      drinks: 'Blanc de Blancs, Langenlois\nWeißburgunder, Steiermark\nPinot Noir, Thermenregion\nWasser vom Berg',
      thanks: ['Herzlichen Dank', 'für eure Nähe an diesem Tag,\nfür jedes Wort und jede Umarmung.\nWir tragen sie weiter.'],
    },
  },
  farnstille: {
    name: 'Farnstille',
    description: 'Ein einzelner Farnwedel, blind geprägt, und wenige Worte in einer Schrift.',
    colourways: {
      weiss: 'Naturweiß',
      grau: 'Grau',
      warmgrau: 'Warmgrau',
    },
    texts: {
      'front-heading': 'Herzlichen\nDank',
      'front-names': 'Familie Aigner',
      'inside-heading': 'Herzlichen Dank',
      'inside-text': 'für stille Umarmungen,\nfür tröstende Worte,\nfür Blumen und Gebete\nund für das letzte Geleit.',
      'inside-date': 'Im November 2027',
      'inside-place': 'Im Namen der Familie\nHelene und Georg Aigner',
    },
    pieces: {
      trauerheft: {
        description: 'Das Heft für die Trauerfeier: Ablauf, Lesung, Lied und Fürbitten, erweiterbar bis achtundvierzig Seiten.',
        texts: {
          'front-over': 'ZUM ABSCHIED',
          'front-names': 'Helene Aigner',
          'front-under': '1941 – 2027',
          'page-3-title': 'Ablauf',
          'page-3-text': 'Musik\nBegrüßung\nLesung und Ansprache\nFürbitten\nSegen\nGeleit zum Grab',
          'page-4-title': 'Lesung',
          'page-4-text':
            'Der Herr ist mein Hirte,\nmir wird nichts mangeln.\nEr weidet mich auf grüner Aue\nund führet mich zum frischen Wasser.\n\nPsalm 23',
          'page-5-title': 'Lied',
          'page-5-text': 'So nimm denn meine Hände\nund führe mich\nbis an mein selig Ende\nund ewiglich.\n\nJulie Hausmann, 1862',
          'page-6-title': 'Fürbitten',
          'page-6-text':
            'Für Helene, die wir vermissen.\nFür alle, die um sie trauern.\nFür alle, die sie gepflegt haben.\n\nWir bitten dich, erhöre uns.',
          'page-7-title': 'Danke',
          'page-7-text': 'für Ihre Nähe, Ihre Worte\nund Ihr Geleit.',
          'page-7-under': 'FAMILIE AIGNER',
        },
      },
      querkarte: {
        description: 'Der Dank nach dem Abschied im Querformat, innen liegt ein Bild.',
        texts: {
          'front-title': 'Herzlichen\nDank',
          'inside-bottom-title': 'Herzlichen Dank',
          'inside-bottom-text': 'für stille Umarmungen,\nfür Blumen und Gebete.',
          'inside-bottom-under': 'FAMILIE AIGNER',
        },
      },
      umschlag: {
        description: 'Der bedruckte Umschlag: vorn die Anschrift, hinten der Farn und der Absender.',
        texts: {
          'front-text': 'Familie Brandt\nAm Marktplatz 4\n97070 Würzburg',
          'back-under': 'FAMILIE AIGNER',
        },
      },
      einlegeblatt: {
        description: 'Ein Blatt für Ort, Zeit und den Wunsch statt Blumen, das im Brief liegt.',
        texts: {
          'front-title': 'Abschied',
          'front-text':
            'Freitag, 12. November 2027, 14 Uhr\nFriedhof Sankt Peter.\n\nStatt Blumen bitten wir\num eine Spende für das Hospiz.',
          'front-under': 'FAMILIE AIGNER',
        },
      },
      polaroid: {
        description: 'Ein Bild, das bleibt, im Format des Sofortbilds.',
        texts: {
          'front-names': 'Helene Aigner',
          'back-title': 'Du fehlst',
          'back-text': 'In Liebe und Dankbarkeit,\ndeine Familie.',
          'back-under': '1941 – 2027',
        },
      },
    },
  },
};
