/** German words of the designs of the modern church signs. */
import type { FamilyWords } from '#designs/family.ts';

export const words: FamilyWords = {
  'sieben-flammen': {
    name: 'Sieben Flammen',
    description: 'Sieben Gaben des Geistes, sieben Flammen, und zusammen sind sie der Flügel der Taube.',
    colourways: { feuer: 'Feuer', nacht: 'Nacht', quelle: 'Quelle', beere: 'Beere' },
    details: { first: ['Clara Weidinger', 'Clara'], date: ['2027-06-05'], place: ['St. Jakob, Straubing'] },
    texts: {
      'front-heading': 'Firmung',
      'front-name': 'Clara Weidinger',
      'front-facts': 'Samstag, 5. Juni 2027, 10 Uhr\nSt. Jakob, Straubing',
      'inside-verse': 'Der Geist weht,\nwo er will.\nJohannes 3,8',
      'inside-heading': 'Ich sage ja.',
      'inside-text': 'Vor fünfzehn Jahren haben das\nandere für mich getan.\nJetzt stehe ich selbst da vorn\nund hätte euch gern dabei.',
      'inside-facts': '5. Juni 2027, 10 Uhr\nSt. Jakob, Straubing',
      'inside-reply': 'Danach: Grillen im Pfarrgarten.\nBitte sagt mir bis 15. Mai Bescheid.',
      'inside-sign': 'Clara',
    },
    pieces: {
      dankeskarte: {
        description: 'Der Dank nach der Firmung, mit einem Bild vom Tag und den sieben Flammen.',
        texts: {
          'front-heading': 'Danke',
          'front-names': 'CLARA WEIDINGER',
          'inside-heading': 'Danke!',
          'inside-text': 'Für euer Kommen, eure Worte\nund alles, was ihr mir\nzur Firmung geschenkt habt.',
          'inside-date': 'CLARA, IM JUNI 2027',
        },
      },
      menuekarte: {
        description: 'Was es nach der Firmung zu essen gibt, über einer Reihe von Flammen.',
        texts: {
          'menu-title': 'Zu Tisch',
          'menu-course-1': 'VORWEG',
          'menu-dish-1': 'Kalte Gurkensuppe mit Dill',
          'menu-course-2': 'VOM GRILL',
          'menu-dish-2': 'Forelle, Würstel, Halloumi\nund Kartoffelsalat',
          'menu-course-3': 'SÜSSES',
          'menu-dish-3': 'Erdbeeren mit Schlagrahm',
        },
      },
      platzkarte: {
        description: 'Ein Platz am Tisch, und daneben fliegt die Taube.',
        texts: { 'front-name': 'Ferdinand' },
      },
      kirchenheft: {
        description: 'Das Heft für den Firmgottesdienst mit Ablauf, Lied, Gebet und Fürbitten.',
        texts: {
          'front-over': 'FIRMUNG',
          'front-names': 'Clara\nWeidinger',
          'front-under': '5. JUNI 2027',
          'page-3-title': 'Ablauf',
          'page-3-text': 'Einzug\nBegrüßung\nLesung und Predigt\nTauferneuerung\nFirmung\nFürbitten\nSegen',
          'page-3-under': 'ST. JAKOB, STRAUBING',
          'page-4-title': 'Lied',
          'page-4-text': 'Komm, Heil’ger Geist,\nder Leben schafft,\nerfülle uns mit deiner Kraft.',
          'page-5-title': 'Die Gaben',
          'page-5-text': 'Weisheit, Einsicht, Rat,\nStärke, Erkenntnis,\nFrömmigkeit und Gottesfurcht.\n\nJesaja 11, 2',
          'page-6-title': 'Fürbitten',
          'page-6-text':
            'Für alle, die heute gefirmt werden.\nFür ihre Paten.\nFür alle, die Mut brauchen.\n\nWir bitten dich, erhöre uns.',
          'page-7-title': 'Danke',
          'page-7-text': 'meiner Patin Ruth, die mich\nauf diesem Weg begleitet.',
          'page-7-under': 'CLARA',
        },
      },
      siegel: {
        description: 'Ein runder Aufkleber mit dem Anfangsbuchstaben für die Umschläge zur Firmung.',
        texts: { 'front-title': 'C' },
      },
    },
  },
  rueckenwind: {
    name: 'Rückenwind',
    description: 'Den Wind sieht man nicht, man sieht nur, was er bewegt: ein Segel aus sechs farbigen Dreiecken.',
    colourways: { brise: 'Brise', abend: 'Abendsonne', klar: 'Klare Sicht' },
    details: { first: ['Paul Seidl', 'Paul'], date: ['2027-05-17'], place: ['St. Nikola, Landshut', 'St. Nikola'] },
    texts: {
      'front-heading': 'Rückenwind',
      'front-name': 'Firmung von Paul Seidl',
      'front-facts': 'Pfingstmontag, 17. Mai 2027, St. Nikola',
      'inside-heading': 'Kurs aufs Leben',
      'inside-text': 'Am Pfingstmontag werde ich gefirmt.\nMein Pate steht hinter mir,\nund ihr sollt es auch.',
      'inside-facts': '17. Mai 2027, 9.30 Uhr\nSt. Nikola, Landshut',
      'inside-reply': 'Mittags decken wir im Garten,\nbei Regen in der Scheune.\nAntwort bitte bis 1. Mai.',
      'inside-sign': 'Paul mit Birgit und Anton',
    },
  },
  'weiter-raum': {
    name: 'Weiter Raum',
    description: 'Die Sprossen des Fensters sind das Kreuz, dahinter liegt das weite Land aus dem Psalm.',
    colourways: { morgen: 'Morgen', ernte: 'Erntezeit', daemmerung: 'Dämmerung' },
    details: { first: ['Johannes Brandt', 'Johannes'], date: ['2027-05-16'], place: ['Christuskirche, Coburg', 'Christuskirche'] },
    texts: {
      'front-heading': 'Konfirmation',
      'front-name': 'Johannes Brandt',
      'front-facts': 'Pfingstsonntag, 16. Mai 2027\n10 Uhr, Christuskirche',
      'inside-heading': 'Mach das Fenster auf',
      'inside-text':
        '„Du stellst meine Füße auf weiten Raum“\nist mein Konfirmationsspruch.\nIch freue mich, wenn ihr an diesem Tag\nein Stück mit mir geht.',
      'inside-facts': '16. Mai 2027, 10 Uhr\nChristuskirche, Coburg',
      'inside-reply': 'Danach essen wir zu Hause.\nAntwort bitte bis 25. April.',
      'inside-sign': 'Johannes',
    },
    pieces: {
      dankeskarte: {
        description: 'Der Dank nach der Konfirmation: oben das Bild vom Tag, darunter das weite Land.',
        texts: {
          'front-heading': 'Danke',
          'front-names': 'JOHANNES BRANDT',
          'inside-heading': 'Vielen Dank',
          'inside-text': 'für eure Wünsche, eure Geschenke\nund dafür, dass ihr an meiner\nKonfirmation dabei wart.',
          'inside-date': 'JOHANNES, IM MAI 2027',
        },
      },
      menuekarte: {
        description: 'Die Speisen des Festtags über Feldern und einem Weg.',
        texts: {
          'menu-title': 'Guten Appetit',
          'menu-course-1': 'VORSPEISE',
          'menu-dish-1': 'Spargelsuppe mit Kerbel',
          'menu-course-2': 'HAUPTGANG',
          'menu-dish-2': 'Lammbraten, Bohnen, Klöße\noder Pilzragout',
          'menu-course-3': 'NACHSPEISE',
          'menu-dish-3': 'Rhabarber mit Vanilleeis',
        },
      },
      platzkarte: {
        description: 'Der Name am Tisch, darunter das Land bis zum Horizont.',
        texts: { 'front-name': 'Tante Irmgard' },
      },
      kirchenheft: {
        description: 'Das Heft für den Konfirmationsgottesdienst mit Ablauf, Spruch, Lied und Fürbitten.',
        texts: {
          'front-over': 'KONFIRMATION',
          'front-names': 'Johannes\nBrandt',
          'front-under': '16. MAI 2027',
          'page-3-title': 'Ablauf',
          'page-3-text': 'Vorspiel\nBegrüßung\nPsalm und Gebet\nPredigt\nEinsegnung\nAbendmahl\nSegen',
          'page-3-under': 'CHRISTUSKIRCHE, COBURG',
          'page-4-title': 'Mein Spruch',
          'page-4-text': 'Du stellst meine Füße\nauf weiten Raum.\n\nPsalm 31, 9',
          'page-5-title': 'Lied',
          'page-5-text':
            'Geh aus, mein Herz,\nund suche Freud\nin dieser lieben Sommerzeit\nan deines Gottes Gaben.\n\nPaul Gerhardt, 1653',
          'page-6-title': 'Fürbitten',
          'page-6-text':
            'Für alle, die aufbrechen.\nFür alle, die sie ziehen lassen.\nFür alle, die ein Ziel suchen.\n\nWir bitten dich, erhöre uns.',
          'page-7-title': 'Danke',
          'page-7-text': 'allen, die mich bis hierher\nbegleitet haben.',
          'page-7-under': 'JOHANNES',
        },
      },
      umschlag: {
        description: 'Der Umschlag zur Einladung: vorn die Anschrift, hinten das Land und der Absender.',
        texts: {
          'front-text': 'Familie Sommer\nObere Gasse 12\n96450 Coburg',
          'back-under': 'FAMILIE BRANDT',
        },
      },
    },
  },
  'brot-und-kelch': {
    name: 'Brot und Kelch',
    description: 'Ein Kreis aus Ringen: die obere Hälfte ist gebrochenes Brot, die untere der Kelch.',
    colourways: { weizen: 'Weizen', traube: 'Traube', halm: 'Halm', himmel: 'Himmel' },
    details: { first: ['Magdalena Huber', 'Magdalena'], date: ['2027-04-04'], place: ['Mariä Himmelfahrt, Altötting'] },
    texts: {
      'front-heading': 'Erstkommunion',
      'front-name': 'Magdalena Huber',
      'front-facts': 'Weißer Sonntag, 4. April 2027',
      'inside-verse': 'Nehmt\nund teilt.',
      'inside-heading': 'Für alle gedeckt',
      'inside-text':
        'Magdalena geht zum ersten Mal\nzur heiligen Kommunion.\nWir möchten diesen Tag mit euch teilen,\nin der Kirche und danach am Tisch.',
      'inside-facts': '4. April 2027, 10 Uhr\nMariä Himmelfahrt, Altötting',
      'inside-reply': 'Sagt uns bitte bis 15. März,\nob ihr kommt.',
      'inside-sign': 'Magdalena, Petra und Stefan',
    },
    pieces: {
      dankeskarte: {
        description: 'Der Dank nach der Erstkommunion, mit einem Bild vom Tag und zwei Ähren.',
        texts: {
          'front-heading': 'Danke',
          'front-names': 'MAGDALENA HUBER',
          'inside-heading': 'Vergelt’s Gott',
          'inside-text': 'für eure Wünsche, eure Geschenke\nund den schönen Tag mit euch.',
          'inside-date': 'MAGDALENA, IM APRIL 2027',
        },
      },
      menuekarte: {
        description: 'Die Speisen des Festtags neben zwei Ähren.',
        texts: {
          'menu-title': 'Zu Tisch',
          'menu-course-1': 'VORSPEISE',
          'menu-dish-1': 'Grießnockerlsuppe',
          'menu-course-2': 'HAUPTGANG',
          'menu-dish-2': 'Kalbsbraten mit Spargel\noder Kräuterknödel',
          'menu-course-3': 'NACHSPEISE',
          'menu-dish-3': 'Rhabarberkuchen',
        },
      },
      platzkarte: {
        description: 'Ein Platz am gedeckten Tisch, mit Brot und Kelch.',
        texts: { 'front-name': 'Tante Vroni' },
      },
      kirchenheft: {
        description: 'Das Heft für den Gottesdienst der Erstkommunion mit Ablauf, Lied, Gebet und Fürbitten.',
        texts: {
          'front-over': 'ERSTKOMMUNION',
          'front-names': 'Magdalena',
          'front-under': '4. APRIL 2027',
          'page-3-title': 'Ablauf',
          'page-3-text': 'Einzug\nBegrüßung\nLesung und Predigt\nGabenbereitung\nVaterunser\nKommunion\nSegen',
          'page-3-under': 'MARIÄ HIMMELFAHRT, ALTÖTTING',
          'page-4-title': 'Das Wort',
          'page-4-text': 'Ich bin das Brot des Lebens;\nwer zu mir kommt,\nwird nie mehr hungern.\n\nJohannes 6, 35',
          'page-5-title': 'Lied',
          'page-5-text': 'Lobe den Herren,\nden mächtigen König der Ehren.\n\nJoachim Neander, 1680',
          'page-6-title': 'Fürbitten',
          'page-6-text':
            'Für alle, die heute am Tisch sitzen.\nFür alle, die keinen haben.\nFür alle, die teilen.\n\nWir bitten dich, erhöre uns.',
          'page-7-title': 'Danke',
          'page-7-text': 'allen, die mich auf diesen Tag\nvorbereitet haben.',
          'page-7-under': 'MAGDALENA',
        },
      },
    },
  },
};
