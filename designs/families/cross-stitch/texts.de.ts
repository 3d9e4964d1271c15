/** German words of the samplers. */
import type { FamilyWords } from '#designs/family.ts';

export const words: FamilyWords = {
  'recht-gehabt': {
    name: 'Recht gehabt',
    description: 'Ein Sticktuch wie früher, nur steht darauf, was sonst niemand zugibt.',
    colourways: { leinen: 'Leinen', rosentuch: 'Rosé', salbeituch: 'Salbei', nachttuch: 'Nachtblau' },
    details: { first: ['Lena'] },
    texts: {
      'front-name': 'Mama,',
      'front-heading': 'du hattest\nrecht.',
      'front-text': '(Fast immer.)',
      'inside-heading': 'Ich geb’s ja zu.',
      'inside-text': 'Die Mütze war nötig.\nDer erste Freund war nichts.\nUnd Vokabeln lernt man\nwirklich besser am Abend.',
      'inside-reply': 'Danke, dass du nie gesagt hast:\n„Siehst du.“',
      'inside-sign': 'Deine Lena',
    },
  },
  lammstich: {
    name: 'Lammstich',
    description: 'Ein gesticktes Alphabet, in dem jeder Name steckt, und darunter wartet ein Lamm.',
    colourways: { himmelstuch: 'Himmelblau', rosentuch: 'Rosé', salbeituch: 'Salbei', leinen: 'Leinen' },
    details: { first: ['Valentin'], date: ['2027-05-09'], place: ['St. Martin, Kempten'] },
    texts: {
      'front-name': 'Valentin',
      'front-heading': 'wird getauft',
      'front-facts': 'Sonntag, 9. Mai 2027',
      'inside-heading': 'Ein neuer Name',
      'inside-text':
        'Wir haben lange gesucht\nund acht Buchstaben gefunden.\nJetzt bekommt er dazu den Segen\nund ihr seid herzlich eingeladen.',
      'inside-facts': '9. Mai 2027, 10.30 Uhr\nSt. Martin, Kempten',
      'inside-reply': 'Kaffee gibt es bei Oma im Garten.\nSagt uns bitte bis 20. April Bescheid.',
      'inside-sign': 'Sophie und Markus Lindner',
    },
    pieces: {
      dankeskarte: {
        description: 'Der Dank nach der Taufe: oben das Bild, unten eine gestickte Wiese.',
        texts: {
          'front-heading': 'Danke',
          'front-names': 'SOPHIE, MARKUS UND VALENTIN',
          'inside-heading': 'Danke',
          'inside-text': 'für euren Segen, eure Geschenke\nund den schönen Tag\nbei Oma im Garten.',
          'inside-date': 'IM MAI 2027',
        },
      },
      platzkarte: {
        description: 'Ein Name am Tisch, und das Lamm grast daneben.',
        texts: { 'front-name': 'Oma Rosi' },
      },
      taufheft: {
        description: 'Das Heft für den Taufgottesdienst mit Ablauf, Taufspruch, Lied und Fürbitten.',
        texts: {
          'front-over': 'TAUFE',
          'front-names': 'Valentin',
          'front-under': '9. MAI 2027',
          'page-3-title': 'Ablauf',
          'page-3-text': 'Einzug\nBegrüßung\nLesung und Predigt\nTaufe und Segen\nFürbitten\nAuszug',
          'page-3-under': 'ST. MARTIN, KEMPTEN',
          'page-4-title': 'Taufspruch',
          'page-4-text': 'Ich habe dich bei deinem Namen\ngerufen; du bist mein.\n\nJesaja 43, 1',
          'page-5-title': 'Lied',
          'page-5-text': 'Weißt du, wie viel Sternlein stehen\nan dem blauen Himmelszelt?\n\nWilhelm Hey, 1837',
          'page-6-title': 'Fürbitten',
          'page-6-text':
            'Für Valentin und alle Kinder.\nFür seine Patin und seinen Paten.\nFür alle, die uns fehlen.\n\nWir bitten dich, erhöre uns.',
          'page-7-title': 'Danke',
          'page-7-text': 'allen, die mit uns feiern\nund Valentin begleiten.',
          'page-7-under': 'SOPHIE UND MARKUS',
        },
      },
      siegel: {
        description: 'Ein runder Aufkleber mit dem Anfangsbuchstaben für die Umschläge zur Taufe.',
        texts: { 'front-title': 'V' },
      },
      menuekarte: {
        description: 'Was es nach der Taufe gibt, über einer gestickten Wiese.',
        texts: {
          'menu-title': 'Zum Fest',
          'menu-course-1': 'MITTAGS',
          'menu-dish-1': 'Flädlesuppe, dann Braten\nund Kässpatzen',
          'menu-course-2': 'NACHMITTAGS',
          'menu-dish-2': 'Erdbeertorte und Omas Gugelhupf',
          'menu-course-3': 'DAZU',
          'menu-dish-3': 'Holundersaft, Kaffee, Sekt',
        },
      },
    },
  },
  richtkranz: {
    name: 'Richtkranz',
    description: 'Noch fehlen die Ziegel, aber das Bäumchen sitzt schon: ein neues Haus, Stich für Stich.',
    colourways: { leinen: 'Leinen', himmelstuch: 'Himmelblau', salbeituch: 'Salbei', nachttuch: 'Nachtblau' },
    details: { names: ['Miriam und Jakob Fichtner', 'Miriam und Jakob'], date: ['2027-06-18'], place: ['Am Obstanger 9, Weilheim'] },
    texts: {
      'front-heading': 'Richtfest',
      'front-name': 'Miriam und Jakob bauen',
      'front-facts': 'Freitag, 18. Juni 2027, ab 15 Uhr',
      'inside-heading': 'Der Dachstuhl steht',
      'inside-text':
        'Der Zimmermann spricht den Richtspruch,\nwir schenken aus.\nWer mitgeholfen hat, soll feiern,\nund wer nur zugeschaut hat, auch.',
      'inside-facts': 'Freitag, 18. Juni 2027, 15 Uhr\nAm Obstanger 9, Weilheim',
      'inside-reply': 'Bitte sagt bis 10. Juni zu:\n0160 555 47 20',
      'inside-sign': 'Miriam und Jakob Fichtner',
    },
  },
  wiesnstich: {
    name: 'Wiesnstich',
    description: 'Gestickte Rauten, eine Breze und ein Herz: das Fest auf dem eigenen Hof.',
    colourways: { leinen: 'Leinen', himmelstuch: 'Himmelblau', nachttuch: 'Nachtblau' },
    details: { names: ['Vroni und Schorsch Angerer', 'den Angerers'], date: ['2027-09-25'], place: ['Angererhof, Bad Aibling'] },
    texts: {
      'front-heading': 'Auf geht’s!',
      'front-name': 'Hoffest bei den Angerers',
      'front-facts': 'Samstag, 25. September 2027',
      'inside-heading': 'Oktoberfest daheim',
      'inside-text':
        'Das Fass steht kalt, die Brezen sind bestellt\nund die Blaskapelle ist der Nachbar.\nTracht ist schön, aber keine Pflicht.',
      'inside-facts': '25. September 2027, 16 Uhr\nAngererhof, Bad Aibling',
      'inside-reply': 'Sagt uns bitte bis 12. September,\nwie viele ihr seid.',
      'inside-sign': 'Vroni und Schorsch Angerer',
    },
  },
};
