/** German words of the designs of the animals. */
import type { FamilyWords } from '#designs/family.ts';

export const words: FamilyWords = {
  langdackel: {
    name: 'Langdackel',
    description: 'Ein Dackel, so lang, dass er rechts aus der Karte läuft und links wieder herein: Das dauert eben ein Stück länger.',
    colourways: { salbei: 'Salbei', senf: 'Senf', himmel: 'Himmel', lachs: 'Lachs' },
    details: { names: ['Rosa und Veit'] },
    texts: {
      'front-heading': 'Gute\nBesserung.',
      'front-line': 'Das dauert eben\nein Stück länger.',
      'inside-heading': 'Immer der Nase\nnach',
      'inside-text':
        'Lass dir Zeit. Der Weg zum Napf\nist lang, aber er führt hin.\nSuppe stellen wir vor die Tür,\nund gebellt wird erst,\nwenn du wieder magst.',
      'inside-date': 'Deine Nachbarn Rosa und Veit',
    },
  },
  umzugsschnecke: {
    name: 'Umzugsschnecke',
    description: 'Eine Schnecke trägt statt des Hauses einen Umzugskarton, und darauf steht die neue Adresse.',
    colourways: { mint: 'Mint', sonne: 'Sonne', rosa: 'Rosa', himmel: 'Himmel' },
    details: {
      names: ['Helene, Jannis und Mathilda Vogt', 'Helene, Jannis und Mathilda'],
      place: ['Kirschgasse 17, 70182 Stuttgart', 'Kirschgasse 17 70182 Stuttgart'],
    },
    texts: {
      'front-heading': 'Wir sind\numgezogen.',
      'front-address': 'Kirschgasse 17\n70182 Stuttgart',
      'front-line': 'Langsam, aber mit allem.\nHelene, Jannis und Mathilda',
      'inside-heading': 'Angekommen,\nfast ganz',
      'inside-text': 'Die Lampe hängt, der Ficus lebt,\nnur der Dosenöffner bleibt verschollen.\nKommt vorbei und bringt einen mit.',
      'inside-date': 'Helene, Jannis und Mathilda Vogt',
      'inside-place': 'Kirschgasse 17, 70182 Stuttgart',
      'inside-reply': 'Die Telefonnummer ist mitgezogen:\n0664 555 01 93',
    },
    pieces: {
      einweihung: {
        description: 'Die Einladung zur Einweihung als Postkarte: vorn die Schnecke, hinten Tag und Adresse.',
        texts: {
          'front-title': 'Kommt\nschauen.',
          'front-under': 'EINWEIHUNG IM MAI',
          'back-title': 'Einweihung',
          'back-text': 'Samstag, 22. Mai 2027, ab 16 Uhr\nKirschgasse 17, Stuttgart\nHausschuhe sind ausgepackt.',
        },
      },
      absender: {
        description: 'Aufkleber mit der neuen Adresse für alle Briefe, die jetzt von hier kommen.',
        texts: { 'front-names': 'Familie Vogt', 'front-text': 'Kirschgasse 17\n70182 Stuttgart' },
      },
      aufkleber: {
        description: 'Ein runder Aufkleber, der Umschläge verschließt.',
        texts: { 'front-title': 'Neue Tür', 'front-under': 'SEIT MAI' },
      },
      umschlag: {
        description: 'Ein Umschlag in den Farben der Karte, mit der Schnecke als Botin.',
        texts: {
          'front-text': 'Ruth und Emil Sander\nAm Weiher 5\n71638 Ludwigsburg',
          'back-under': 'Familie Vogt, Kirschgasse 17, 70182 Stuttgart',
        },
      },
      dankeskarte: {
        description: 'Die Dankeskarte an alle, die Kisten getragen haben.',
        texts: {
          'front-heading': 'Danke fürs\nSchleppen.',
          'front-names': 'HELENE, JANNIS UND MATHILDA',
          'inside-heading': 'Wir wohnen,\ndank euch',
          'inside-text': 'Vier Stockwerke, neunzig Kisten\nund ein Klavier. Das vergessen wir nicht,\nund unsere Rücken auch nicht.',
          'inside-date': 'HELENE, JANNIS UND MATHILDA',
        },
      },
    },
  },
  elefantenritt: {
    name: 'Elefantenritt',
    description: 'Ein großer Elefant trägt einen kleinen, wie es Väter jeden Tag tun.',
    colourways: { abend: 'Abend', savanne: 'Savanne', regen: 'Regen', rosa: 'Rosa' },
    details: { first: ['Valentin'] },
    texts: {
      'front-heading': 'Danke, Papa,\nfürs Tragen.',
      'front-sign': 'Dein Valentin',
      'inside-heading': 'Von oben sieht\nman weiter',
      'inside-text':
        'Du hast mich ins Bett getragen,\nvom Spielplatz heim und einmal\nden ganzen Schöckl hinunter.\nHeute bleib du sitzen.\nDen Kaffee bringe ich.',
      'inside-date': 'Dein Valentin',
    },
  },
  schachtelkatze: {
    name: 'Schachtelkatze',
    description: 'Die Katze sitzt schon in der Schachtel, also war das Geschenk genau richtig.',
    colourways: { mohn: 'Mohn', tuerkis: 'Türkis', flieder: 'Flieder', vanille: 'Vanille' },
    details: { names: ['Marlies und Kater Bruno'] },
    texts: {
      'front-heading': 'Danke fürs\nGeschenk.',
      'front-line': 'Vor allem für die Schachtel.',
      'inside-heading': 'Sie passt wie\nangegossen',
      'inside-text': 'Das Geschenk steht im Regal und wird\nbewundert. Die Schachtel ist besetzt,\nseit du zur Tür hinaus bist.',
      'inside-date': 'Marlies und Kater Bruno',
    },
  },
  beuteltaxi: {
    name: 'Beuteltaxi',
    description: 'Ein Känguru mit Fahrgast sagt Danke für all die Wege, die Mama gefahren ist.',
    colourways: { himbeer: 'Himbeer', steppe: 'Steppe', eukalyptus: 'Eukalyptus', abendblau: 'Abendblau' },
    details: { first: ['Antonia'] },
    texts: {
      'front-heading': 'Danke, Mama,\nfürs Taxi.',
      'front-line': 'Immer pünktlich,\nnie eine Rechnung.',
      'inside-heading': 'Letzte Fahrt\nder Woche',
      'inside-text':
        'Flöte, Turnen, Zahnarzt, Bahnhof\num halb zwei in der Nacht:\nDu warst da, der Motor lief.\nHeute fahre ich, und zwar\nzum Frühstück mit dir.',
      'inside-date': 'Deine Antonia',
    },
  },
  igelnaehe: {
    name: 'Igelnähe',
    description: 'Zwei Igel rücken zusammen, ganz nah und ganz behutsam.',
    colourways: { hagebutte: 'Hagebutte', moos: 'Moos', malve: 'Malve', kupfer: 'Kupfer' },
    details: { first: ['Konrad'] },
    texts: {
      'front-heading': 'Komm näher.\nAber vorsichtig.',
      'inside-heading': 'Seit neun Jahren\nunverletzt',
      'inside-text': 'Du kennst jeden meiner Stacheln\nund setzt dich trotzdem neben mich.\nBleib noch ein paar Winter.',
      'inside-date': 'Dein Konrad',
    },
  },
};
