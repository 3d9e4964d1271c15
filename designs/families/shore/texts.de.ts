/** German words of the designs of the shore. */
import type { FamilyWords } from '#designs/family.ts';

export const words: FamilyWords = {
  'am-ufer': {
    name: 'Am Ufer',
    description: 'Nebel über dem See, drei ferne Ufer, Schilf am Rand. Name und Vers stehen allein auf der linken Seite.',
    colourways: {
      violettgrau: 'Violettgrau',
      blaugrau: 'Blaugrau',
      warmgrau: 'Warmgrau',
      schilfgrau: 'Schilfgrau',
    },
    texts: {
      'front-name': 'Heinrich\nAlbers',
      'front-dates': '* 2. Februar 1941\n† 19. Oktober 2027',
      'front-verse': 'Still ist das Ufer,\nund das Wasser\nträgt dich.',
      'inside-verse': 'Er ist früh aufgestanden,\num den See zu sehen,\nehe ihn jemand weckte.',
      'inside-heading': 'Wir nehmen Abschied',
      'inside-text': 'von meinem Mann, unserem Vater\nund Großvater. Er ist zu Hause\neingeschlafen, mit Blick auf das Wasser.',
      'inside-facts': 'Die Trauerfeier beginnt am Montag,\n25. Oktober 2027, um 11 Uhr\nin der Kapelle am Seefriedhof.',
      'inside-reply': 'Anstelle von Blumen bitten wir Sie\num eine Spende für die Wasserwacht.',
      'inside-sign': 'Gisela Albers mit Familie',
    },
    pieces: {
      dankeskarte: {
        description: 'Der Dank nach dem Abschied, mit einem Bild und dem Ufer darunter.',
        texts: {
          'front-heading': 'Danke',
          'front-names': 'FAMILIE ALBERS',
          'inside-heading': 'Für Ihre Nähe',
          'inside-text': 'im Gespräch und im Schweigen,\nfür Briefe, Blumen und Gebete\nund für Ihr Geleit\ndanken wir Ihnen von Herzen.',
          'inside-date': 'GISELA ALBERS MIT FAMILIE',
        },
      },
      gedenkbild: {
        description: 'Ein Bild zum Aufheben: vorne das Ufer mit dem Namen, hinten ein Vers.',
        texts: {
          'front-names': 'Heinrich Albers',
          'front-text': '* 2. Februar 1941\n† 19. Oktober 2027',
          'back-text': 'Meine Zeit steht\nin deinen Händen.\n\nPsalm 31,16',
          'back-under': 'IN LIEBEVOLLEM GEDENKEN',
        },
      },
      trauerheft: {
        description: 'Das Heft für die Trauerfeier: Ablauf, Lied, Psalm und Dank.',
        texts: {
          'front-over': 'TRAUERFEIER',
          'front-names': 'Heinrich\nAlbers',
          'front-under': '25. OKTOBER 2027',
          'page-3-title': 'Ablauf',
          'page-3-text': 'Musik\nBegrüßung\nPsalm\nAnsprache\nLied\nGebet und Segen\nGang zum Grab',
          'page-3-under': 'KAPELLE AM SEEFRIEDHOF',
          'page-4-title': 'Psalm 23',
          'page-4-text':
            'Der Herr ist mein Hirte,\nmir wird nichts mangeln.\nEr weidet mich auf einer grünen Aue\nund führet mich zum frischen Wasser.',
          'page-5-title': 'Lied',
          'page-5-text': 'Der Mond ist aufgegangen,\ndie goldnen Sternlein prangen\nam Himmel hell und klar.\n\nMatthias Claudius, 1779',
          'page-6-title': 'Gebet',
          'page-6-text': 'Wir legen ihn in deine Hände,\nwie er war, mit allem,\nwas wir an ihm hatten.\n\nBleibe bei uns.',
          'page-7-title': 'Danke',
          'page-7-text': 'dass Sie heute bei uns sind.\nNach der Feier laden wir Sie\nin das Gasthaus am Hafen ein.',
          'page-7-under': 'GISELA ALBERS MIT FAMILIE',
        },
      },
      umschlag: {
        description: 'Der Umschlag zur Anzeige: hinten liegt das Ufer, der Absender steht auf der Klappe.',
        texts: { 'front-text': 'Familie Brandt\nAm Marktplatz 4\n97070 Würzburg', 'back-under': 'FAMILIE ALBERS' },
      },
      einlegeblatt: {
        description: 'Ein Blatt, das der Anzeige beiliegt: Weg zur Kapelle und Zusammensein danach.',
        texts: {
          'front-title': 'Danach',
          'front-text':
            'laden wir Sie herzlich ein,\nim Gasthaus am Hafen\nnoch bei uns zu bleiben.\n\nVom Friedhof sind es\nzehn Minuten am Wasser entlang.',
          'front-under': 'FAMILIE ALBERS',
        },
      },
    },
  },
  'drei-halme': {
    name: 'Drei Halme',
    description: 'Drei Halme stehen im Wasser und spiegeln sich, sonst ist die Karte leer. Daneben ist Platz für Ihren Dank.',
    colourways: {
      weiss: 'Weiß',
      blaugrau: 'Blaugrau',
      sand: 'Sand',
    },
    texts: {
      'front-heading': 'Wir\ndanken\nIhnen',
      'front-text': 'für jedes Wort\nund jedes Schweigen',
      'front-sign': 'Familie Wiesinger',
      'inside-verse': '„Nicht weinen, weil sie vorüber!\nLächeln, weil sie gewesen!“\nLudwig Jacobowski',
      'inside-heading': 'Herzlichen Dank',
      'inside-text':
        'allen, die mit uns um\nAnna Wiesinger getrauert haben.\nIhre Briefe liegen noch\nauf unserem Tisch, wir lesen sie\nimmer wieder.',
      'inside-sign': 'Georg Wiesinger mit Kindern\nGmunden, im November 2027',
    },
  },
  feierabend: {
    name: 'Feierabend',
    description: 'Ein Steg am Abend, am Ende steht ein Paar Schuhe: Die Arbeit ist getan, das Wasser ist warm.',
    colourways: {
      abendrot: 'Abendrot',
      honig: 'Honig',
      daemmerung: 'Dämmerung',
      morgen: 'Morgen am See',
    },
    details: { first: ['Jürgen Haller', 'Jürgen'], date: ['2027-07-02'], place: ['Strandbad Utting am Ammersee'] },
    texts: {
      'front-title': 'Feierabend',
      'front-line': 'Jürgen Haller zieht\nnach 38 Jahren die Schuhe aus',
      'inside-heading': 'Kommt zum Steg',
      'inside-text': 'Der Werkzeugkasten ist verschenkt,\nder Wecker abgestellt.\nVorher stoßen wir noch einmal\nmiteinander an.',
      'inside-facts': 'Freitag, 2. Juli 2027, ab 17 Uhr\nStrandbad Utting am Ammersee',
      'inside-reply': 'Sagt mir bitte bis 18. Juni Bescheid:\n0664 555 01 93',
      'inside-sign': 'Euer Jürgen',
    },
  },
};
