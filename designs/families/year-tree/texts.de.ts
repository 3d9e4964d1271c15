/** German words of the designs of the year of a firm. */
import type { FamilyWords } from '#designs/family.ts';

export const words: FamilyWords = {
  'monat-fuer-monat': {
    name: 'Monat für Monat',
    description: 'Zwölf Balken, vier Quartale: Die Bilanz des Jahres ist ein Tannenbaum, und der Dezember ist rot.',
    colourways: { tanne: 'Tanne', polarnacht: 'Polarnacht', ziegel: 'Ziegel', stahl: 'Stahl' },
    details: { names: ['Hofer & Söhne'] },
    texts: {
      'front-heading': 'Ein gutes Jahr,\nMonat für Monat.',
      'front-months': 'Jan\nFeb\nMär\nApr\nMai\nJun\nJul\nAug\nSep\nOkt\nNov\nDez',
      'front-company': 'Hofer & Söhne',
      'front-line': 'Tischlerei in Lauterach',
      'inside-verse': 'Danke für\nzwölf gute Monate.',
      'inside-heading': 'Herzlichen Dank',
      'inside-text':
        'für Ihr Vertrauen und die gute\nZusammenarbeit in diesem Jahr.\nWir wünschen Ihnen frohe Festtage\nund ein gesundes Jahr 2028.',
      'inside-sign': 'Hofer & Söhne\nLukas und Regina Hofer',
    },
    pieces: {
      postkarte: {
        description: 'Der Gruß der Firma als Postkarte: vorn der Baum, hinten Platz für ein paar Zeilen.',
        texts: {
          'front-names': 'Ein gutes Jahr',
          'front-under': 'HOFER & SÖHNE',
          'back-text': 'Frohe Festtage und\nein gesundes Jahr 2028\nwünscht Ihnen',
          'back-under': 'TISCHLEREI HOFER & SÖHNE',
        },
      },
      anhaenger: {
        description: 'Ein Anhänger für die Geschenke an Kundinnen und Kunden, in zwei Formen.',
        texts: {
          'front-title': 'Frohe\nFesttage',
          'front-under': 'HOFER & SÖHNE',
          'back-text': 'Mit Dank\nfür Ihr Vertrauen.',
        },
      },
      aufkleber: {
        description: 'Ein runder Aufkleber für Päckchen und Weihnachtspost der Firma.',
        texts: { 'front-title': 'Danke' },
      },
      flaschenetikett: {
        description: 'Das Etikett für die Flasche, die zu Weihnachten an gute Kunden geht.',
        texts: {
          'front-over': 'MIT BESTEM DANK',
          'front-names': 'Hofer & Söhne',
          'front-under': 'WEIHNACHTEN 2027',
        },
      },
      absender: {
        description: 'Der Absender der Firma zum Aufkleben, mit dem Baum aus Balken.',
        texts: {
          'front-names': 'Hofer & Söhne',
          'front-text': 'Werkstraße 14\n6923 Lauterach',
        },
      },
    },
  },
  firmenraute: {
    name: 'Firmenraute',
    description: 'Eine Wand aus Rauten in den Tönen des Hauses, und eine davon leuchtet.',
    colourways: { petrol: 'Petrol', rubin: 'Rubin', graphit: 'Graphit', winterblau: 'Winterblau' },
    details: { names: ['Baumann Haustechnik'] },
    texts: {
      'front-heading': 'Schön, dass Sie\nTeil davon sind.',
      'front-company': 'Baumann Haustechnik',
      'front-line': 'Ihr Team aus Memmingen',
      'inside-verse': 'Frohe Weihnachten\nund ein gutes\nneues Jahr.',
      'inside-heading': 'Ein Dank an Sie',
      'inside-text':
        'Jeder Auftrag ist ein Stein,\nerst mit Ihrem wird es ein Muster.\nWir danken Ihnen für das Jahr 2027\nund freuen uns auf das nächste.',
      'inside-sign': 'Baumann Haustechnik\nSilvia Baumann',
    },
  },
  'danke-punkt': {
    name: 'Danke, Punkt',
    description: 'Ein Wort, und sein Punkt ist ein Stern mit einem langen Strahl bis zum oberen Rand.',
    colourways: { weiss: 'Weiß', nacht: 'Nachtblau', mohn: 'Mohnrot', salbei: 'Salbei' },
    details: { names: ['Kanzlei Reiser & Ott'] },
    texts: {
      'front-heading': 'Danke',
      'front-text': 'für Ihr Vertrauen, Ihre Ideen\nund Ihre Geduld mit uns.',
      'front-company': 'Kanzlei Reiser & Ott',
      'front-line': 'Steuerberatung in Passau',
      'inside-verse': 'Mehr muss man\nnicht sagen.',
      'inside-heading': 'Frohe Weihnachten',
      'inside-text':
        'Ein Jahr voller Zahlen geht zu Ende.\nDie schönste davon: Sie sind\nnoch immer bei uns.\nKommen Sie gut ins Jahr 2028.',
      'inside-sign': 'Kanzlei Reiser & Ott\nCarola Reiser, Benedikt Ott',
    },
  },
  fadenstern: {
    name: 'Fadenstern',
    description: 'Lauter gerade Fäden von Punkt zu Punkt, und erst gemeinsam ergeben sie einen Stern.',
    colourways: { tiefblau: 'Tiefblau', wein: 'Wein', gold: 'Gold', schwarz: 'Schwarz' },
    details: { names: ['Elektro Sailer'] },
    texts: {
      'front-heading': 'Gute Verbindungen\nleuchten.',
      'front-company': 'Elektro Sailer',
      'front-line': 'Weihnachten 2027',
      'inside-verse': 'Viele Fäden,\nein Stern.',
      'inside-heading': 'Wir bleiben in Verbindung',
      'inside-text':
        'Für die vielen Gespräche, die kurzen Wege\nund das offene Wort danken wir Ihnen.\nWir wünschen Ihnen ruhige Festtage\nund einen guten Start ins neue Jahr.',
      'inside-sign': 'Elektro Sailer\nFamilie Sailer und alle Mitarbeitenden',
    },
  },
  jahresringe: {
    name: 'Jahresringe',
    description: 'Fünfundzwanzig Ringe, einer für jedes Jahr der Firma, und der jüngste leuchtet.',
    colourways: { laerche: 'Lärche', moos: 'Moos', kupfer: 'Kupfer', birke: 'Birke' },
    details: { names: ['Holzbau Ganter'], date: ['2027-09-24'], place: ['Im Abbundhof, Sägestraße 2, Isny'] },
    texts: {
      'front-heading': '25 Jahre',
      'front-company': 'Holzbau Ganter',
      'front-line': '2002 bis 2027',
      'inside-verse': 'Jedes Jahr\nein Ring.',
      'inside-heading': 'Gewachsen',
      'inside-text':
        'Fünfundzwanzig Jahre Holzbau Ganter:\ngute Sommer, harte Winter, viel Holz.\nDas möchten wir mit allen feiern,\ndie daran mitgebaut haben.',
      'inside-facts': 'Freitag, 24. September 2027, ab 16 Uhr\nIm Abbundhof, Sägestraße 2, Isny',
      'inside-reply': 'Um Antwort bis 3. September wird gebeten:\nfest@holzbau-ganter.example',
      'inside-sign': 'Josef und Monika Ganter',
    },
    pieces: {
      menuekarte: {
        description: 'Die Speisen des Firmenfests neben den Ringen des Baums.',
        texts: {
          'menu-title': 'Zu Tisch',
          'menu-course-1': 'VORWEG',
          'menu-dish-1': 'Brot aus dem Holzofen\nmit Kräuterquark',
          'menu-course-2': 'VOM FEUER',
          'menu-dish-2': 'Ochse vom Spieß, Maultaschen,\nKrautsalat',
          'menu-course-3': 'ZUM SCHLUSS',
          'menu-dish-3': 'Baumkuchen',
        },
      },
      platzkarte: {
        description: 'Ein Platz beim Jubiläum, mit einem Anschnitt der Jahresringe.',
        texts: { 'front-name': 'Werner Kling' },
      },
      antwortkarte: {
        description: 'Die Antwort liegt der Einladung zum Jubiläum bei: ausfüllen und zurückschicken.',
        texts: {
          'back-text': 'Sägestraße 2\n88316 Isny',
          'back-under': 'HOLZBAU GANTER',
          'front-title': 'Wer kommt?',
          'front-text': 'Antwort bitte bis 3. September,\ngern mit der Zahl der Gäste.',
        },
      },
      flaschenetikett: {
        description: 'Das Etikett für den Jubiläumsbrand oder den Apfelsaft vom eigenen Baum.',
        texts: {
          'front-over': '2002 BIS 2027',
          'front-names': 'Holzbau Ganter',
          'front-under': '25 JAHRE',
        },
      },
      dankeskarte: {
        description: 'Der Dank nach dem Fest, mit einem Bild und den Ringen.',
        texts: {
          'front-heading': 'Danke',
          'front-names': 'HOLZBAU GANTER',
          'inside-heading': 'Vielen Dank',
          'inside-text': 'für den Besuch, die guten Worte\nund die Geschenke zum Jubiläum.\nAuf die nächsten Ringe!',
          'inside-date': 'JOSEF UND MONIKA GANTER',
        },
      },
    },
  },
  werkflocke: {
    name: 'Werkflocke',
    description: 'Sechs Schraubenschlüssel um eine Mutter sind im Winter eine Schneeflocke.',
    colourways: { eis: 'Eis', werkstatt: 'Werkstatt', nachtschicht: 'Nachtschicht', hallengruen: 'Hallengrün' },
    details: { names: ['Landtechnik Steindl'] },
    texts: {
      'front-heading': 'Gut verschraubt\nins neue Jahr.',
      'front-company': 'Landtechnik Steindl',
      'front-line': 'Werkstatt und Verkauf in Eferding',
      'inside-verse': 'Sechs Schlüssel,\neine Flocke.',
      'inside-heading': 'Danke für das Jahr',
      'inside-text':
        'Sie haben uns Ihre Maschinen anvertraut\nund manchmal auch die am Sonntag.\nWir wünschen Ihnen frohe Weihnachten\nund ein Jahr ohne Stillstand.',
      'inside-sign': 'Landtechnik Steindl\nMartin Steindl und die Werkstatt',
    },
  },
};
