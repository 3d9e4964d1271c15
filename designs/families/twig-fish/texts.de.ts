/** German words of the designs of the fish family. */
import type { FamilyWords } from '#designs/family.ts';

export const words: FamilyWords = {
  wasserzweig: {
    name: 'Wasserzweig',
    description: 'Zwei Zweige kreuzen sich zum Fisch, im Bauch steht der Name und dazwischen leuchten kleine Beeren.',
    colourways: {
      see: 'See',
      rose: 'Rosé',
      wiese: 'Wiese',
      nacht: 'Nacht',
    },
    details: { first: ['Jonathan'], date: ['2027-05-23'], place: ['Seekirche am Attersee'] },
    texts: {
      'front-name': 'Jonathan',
      'front-intro': 'WIR FEIERN TAUFE',
      'front-facts': 'Sonntag, 23. Mai 2027, um 10.30 Uhr\nin der Seekirche am Attersee',
      'inside-verse': 'Gott sei Dank, dass es dich gibt.',
      'inside-heading': 'Jonathans Taufe',
      'inside-text': 'Wir möchten diesen Tag\nmit euch am Wasser feiern\nund laden euch herzlich ein.',
      'inside-facts': '23. MAI 2027, 10.30 UHR\nSEEKIRCHE AM ATTERSEE',
      'inside-reply': 'Anschließend gibt es\nKaffee im Pfarrgarten.',
      'inside-sign': 'Lena, Jakob und Mia Hofer',
    },
    pieces: {
      taufheft: {
        description: 'Das Heft für den Taufgottesdienst: Ablauf, Taufspruch, Lied und Fürbitten, erweiterbar bis achtundvierzig Seiten.',
        texts: {
          'front-over': 'TAUFE',
          'front-names': 'Jonathan',
          'front-under': '23. MAI 2027',
          'page-3-title': 'Ablauf',
          'page-3-text': 'Einzug\nBegrüßung\nLesung und Predigt\nTaufe und Segen\nFürbitten\nAuszug',
          'page-3-under': 'SEEKIRCHE AM ATTERSEE',
          'page-4-title': 'Taufspruch',
          'page-4-text': 'Denn er hat seinen Engeln\nbefohlen über dir, dass sie dich\nbehüten auf allen deinen Wegen.\n\nPsalm 91, 11',
          'page-5-title': 'Lied',
          'page-5-text':
            'Lobe den Herren,\nden mächtigen König der Ehren,\nlob ihn, o Seele,\nvereint mit den himmlischen Chören.\n\nJoachim Neander, 1680',
          'page-6-title': 'Fürbitten',
          'page-6-text':
            'Für Jonathan und alle Kinder.\nFür seine Patin und seinen Paten.\nFür alle, die uns fehlen.\n\nWir bitten dich, erhöre uns.',
          'page-7-title': 'Danke',
          'page-7-text': 'allen, die diesen Tag\nmit uns begehen, und allen,\ndie ihn vorbereitet haben.',
          'page-7-under': 'LENA, JAKOB UND MIA HOFER',
        },
      },
      antwortkarte: {
        description: 'Die Antwort liegt der Einladung zur Taufe bei: ankreuzen, ausfüllen, zurückschicken.',
        texts: {
          'back-text': 'Seestraße 12\n4864 Attersee',
          'back-under': 'LENA UND JAKOB HOFER',
          'front-title': 'Seid ihr dabei?',
          'front-text': 'Bitte antwortet uns bis 1. Mai:\nwer zur Taufe kommt\nund wer zum Kaffee bleibt.',
        },
      },
      siegel: {
        description: 'Ein runder Aufkleber mit dem Anfangsbuchstaben, der die Umschläge zur Taufe verschließt.',
        texts: {
          'front-title': 'J',
        },
      },
      umschlag: {
        description: 'Der bedruckte Umschlag zur Einladung: vorn die Anschrift, hinten der Fisch und der Absender.',
        texts: {
          'front-text': 'Familie Brandt\nAm Marktplatz 4\n97070 Würzburg',
          'back-under': 'LENA UND JAKOB HOFER',
        },
      },
      doppelklappkarte: {
        description: 'Die Einladung zur Taufe mit sechs Seiten: innen ein Bild, der Ablauf und der Weg.',
        texts: {
          'front-over': 'WIR FEIERN TAUFE',
          'front-names': 'Jonathan',
          'front-under': '23. MAI 2027',
          'flap-title': 'Gut zu wissen',
          'flap-text': 'Die Kirche liegt am Wasser,\nParkplätze gibt es am Strandbad.',
          'inside-left-title': 'Jonathans Taufe',
          'inside-left-text': 'Am Sonntag, 23. Mai 2027,\num 10.30 Uhr in der Seekirche.\nWir laden euch herzlich ein.',
          'inside-left-under': 'LENA, JAKOB UND MIA',
          'inside-right-title': 'Unser Tag',
          'inside-right-text': '10.30 Uhr  Taufe\n12.00 Uhr  Essen im Pfarrgarten\n15.00 Uhr  Kaffee und Kuchen',
          'inside-right-under': 'ANTWORT BIS 1. MAI',
        },
      },
      banderole: {
        description: 'Ein Streifen, der Taufeinladung und Einleger zusammenhält.',
        texts: {
          'front-names': 'Jonathan',
          'front-under': '23. MAI 2027',
        },
      },
      polaroid: {
        description: 'Ein Bild vom Taufstein im Format des Sofortbilds, als Andenken für die Gäste.',
        texts: {
          'front-names': 'Jonathans Taufe',
          'back-title': 'Danke',
          'back-text': 'dass ihr Jonathans Tag\nmit uns gefeiert habt.',
          'back-under': '23. MAI 2027',
        },
      },
      'neuer-termin': {
        description: 'Die Taufe hat einen anderen Tag: als Postkarte, vorn der Name und das neue Datum.',
        texts: {
          'front-over': 'NEUER TERMIN',
          'front-names': 'Jonathan',
          'front-under': '20. JUNI 2027',
          'back-title': 'Vier Wochen\nspäter',
          'back-text': 'Wir taufen Jonathan am Sonntag,\n20. Juni 2027, um 10.30 Uhr,\nwieder in der Seekirche.',
          'back-under': 'LENA, JAKOB UND MIA',
        },
      },
      absender: {
        description: 'Der Absender zum Aufkleben, mit dem Fisch aus Zweigen.',
        texts: {
          'front-names': 'Lena und Jakob Hofer',
          'front-text': 'Seestraße 12\n4864 Attersee',
        },
      },
      empfaenger: {
        description: 'Die Anschrift zum Aufkleben, mit den Adressen aus deiner Liste.',
        texts: {
          'front-text': 'Familie Brandt\nAm Marktplatz 4\n97070 Würzburg',
        },
      },
    },
  },
  aehrenfisch: {
    name: 'Ährenfisch',
    description: 'Ein Fisch aus zwei Weizenähren zieht über die Karte: Brot und Zeichen in einem Bild.',
    colourways: {
      weizen: 'Weizen',
      feldgruen: 'Feldgrün',
      abendblau: 'Abendblau',
      brot: 'Brot',
    },
    details: { first: ['Greta Marie', 'Greta'], date: ['2027-04-04', 'Weisser Sonntag, 4. April 2027'], place: ['St. Georg, Bamberg'] },
    texts: {
      'front-intro': 'Erstkommunion',
      'front-name': 'Greta Marie',
      'front-facts': 'WEISSER SONNTAG, 4. APRIL 2027',
      'inside-heading': 'Gretas großer Tag',
      'inside-text': 'Am Weißen Sonntag geht Greta\nzum ersten Mal zum Tisch des Herrn.\nWir freuen uns, wenn ihr dabei seid.',
      'inside-facts': '4. APRIL 2027, 10 UHR\nST. GEORG, BAMBERG',
      'inside-reply': 'Zum Mittagessen sitzen wir\nim Brauhaus am Kranen.\nSagt uns bitte bis 15. März Bescheid.',
      'inside-sign': 'Katrin und Thomas Wagner',
    },
  },
};
