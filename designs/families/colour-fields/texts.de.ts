/** German words of the designs of flat fields of colour. */
import type { FamilyWords } from '#designs/family.ts';

export const words: FamilyWords = {
  'sieben-gaben': {
    name: 'Sieben Gaben',
    description: 'Sieben farbige Bänder tragen die sieben Gaben, jede beim Wort genommen.',
    colourways: { bunt: 'Bunt', wasser: 'Wasser', glut: 'Glut', tief: 'Tiefe Töne' },
    details: { first: ['Emilia Kaltenegger', 'Emilia'], date: ['2027-06-13'], place: ['Pfarrkirche Lofer'] },
    texts: {
      'front-gifts': 'Weisheit\nEinsicht\nRat\nStärke\nErkenntnis\nFrömmigkeit\nGottesfurcht',
      'front-heading': 'Firmung',
      'front-name': 'Emilia Kaltenegger',
      'front-facts': 'Sonntag, 13. Juni 2027, Pfarrkirche Lofer',
      'inside-heading': 'Alle sieben',
      'inside-text':
        'Von manchen Gaben habe ich schon etwas,\nvon anderen könnte ich mehr brauchen.\nZur Firmung gibt es alle sieben,\nund ich hätte euch gern dabei.',
      'inside-facts': '13. Juni 2027, 9 Uhr\nPfarrkirche Lofer',
      'inside-reply': 'Mittagessen um 12 Uhr beim Bräu.\nBitte gebt mir bis 20. Mai Bescheid.',
      'inside-sign': 'Eure Emilia',
    },
  },
  'fuenf-brote': {
    name: 'Fünf Brote',
    description: 'Fünf Brote und zwei Fische auf bunten Feldern, und am Ende werden alle satt.',
    colourways: { markt: 'Markt', ofen: 'Ofen', see: 'See' },
    details: { first: ['Lorenz Haslinger', 'Lorenz'], date: ['2027-04-25'], place: ['St. Severin, Vilshofen'] },
    texts: {
      'front-heading': 'Erstkommunion',
      'front-name': 'Lorenz Haslinger',
      'front-facts': 'Sonntag, 25. April 2027, 10 Uhr',
      'inside-heading': 'Es reicht für alle',
      'inside-text':
        'Fünf Brote, zwei Fische, fünftausend Leute:\nLorenz mag diese Geschichte am liebsten.\nZu seiner Erstkommunion kommen weniger,\naber ihr sollt dabei sein.',
      'inside-facts': '25. April 2027, 10 Uhr\nSt. Severin, Vilshofen',
      'inside-reply': 'Danach gibt es Brot, Fisch\nund Käsekuchen. Sagt bitte bis 5. April zu.',
      'inside-sign': 'Lorenz, Gabi und Hannes',
    },
    pieces: {
      dankeskarte: {
        description: 'Der Dank nach der Erstkommunion: ein Bild vom Tag über Broten und Fisch.',
        texts: {
          'front-heading': 'Danke',
          'front-names': 'LORENZ HASLINGER',
          'inside-heading': 'Danke',
          'inside-text': 'für eure Geschenke, eure guten Wünsche\nund dafür, dass ihr mit mir\nErstkommunion gefeiert habt.',
          'inside-date': 'LORENZ, IM APRIL 2027',
        },
      },
      menuekarte: {
        description: 'Was es nach der Erstkommunion gibt, damit es für alle reicht.',
        texts: {
          'menu-title': 'Brot und Fisch',
          'menu-course-1': 'VORWEG',
          'menu-dish-1': 'Brot mit Kräuterbutter',
          'menu-course-2': 'DANN',
          'menu-dish-2': 'Saibling aus dem Ofen\noder Käsespätzle',
          'menu-course-3': 'SÜSSES',
          'menu-dish-3': 'Käsekuchen mit Kirschen',
        },
      },
      platzkarte: {
        description: 'Ein Platz am Tisch, darunter eine Reihe aus Broten und Fisch.',
        texts: { 'front-name': 'Opa Alois' },
      },
      kirchenheft: {
        description: 'Das Heft für den Gottesdienst der Erstkommunion mit Ablauf, Lied, Gebet und Fürbitten.',
        texts: {
          'front-over': 'ERSTKOMMUNION',
          'front-names': 'Lorenz',
          'front-under': '25. APRIL 2027',
          'page-3-title': 'Ablauf',
          'page-3-text': 'Einzug\nBegrüßung\nLesung und Predigt\nGabenbereitung\nVaterunser\nKommunion\nSegen',
          'page-3-under': 'ST. SEVERIN, VILSHOFEN',
          'page-4-title': 'Fünf Brote',
          'page-4-text': 'Hier ist ein kleiner Junge,\nder hat fünf Gerstenbrote\nund zwei Fische.\n\nJohannes 6, 9',
          'page-5-title': 'Lied',
          'page-5-text': 'Großer Gott, wir loben dich;\nHerr, wir preisen deine Stärke.\n\nIgnaz Franz, 1771',
          'page-6-title': 'Fürbitten',
          'page-6-text':
            'Für alle Kinder, die heute feiern.\nFür alle, die hungrig sind.\nFür alle, die teilen.\n\nWir bitten dich, erhöre uns.',
          'page-7-title': 'Danke',
          'page-7-text': 'allen, die mich auf diesen Tag\nvorbereitet haben.',
          'page-7-under': 'LORENZ',
        },
      },
      siegel: {
        description: 'Ein runder Aufkleber mit einem Brot und dem Anfangsbuchstaben für die Umschläge.',
        texts: { 'front-title': 'L' },
      },
    },
  },
  'die-drei': {
    name: 'Die drei',
    description: 'Glaube, Hoffnung, Liebe: Kreuz, Anker und Herz auf drei farbigen Feldern.',
    colourways: { kueste: 'Küste', garten: 'Garten', lavendel: 'Lavendel' },
    details: { first: ['Jette Petersen', 'Jette'], date: ['2027-05-02'], place: ['St. Nikolai, Husum'] },
    texts: {
      'front-verse': 'Glaube,\nHoffnung,\nLiebe,\ndiese drei.',
      'front-heading': 'Konfirmation',
      'front-name': 'Jette Petersen',
      'front-facts': '2. Mai 2027\nSt. Nikolai, Husum',
      'inside-heading': 'Diese drei',
      'inside-text':
        '„Aber die Liebe ist die größte unter ihnen.“\nDas habe ich mir ausgesucht,\nund ihr seid der Grund dafür.\nFeiert mit mir Konfirmation.',
      'inside-facts': 'Sonntag, 2. Mai 2027, 10 Uhr\nSt. Nikolai, Husum',
      'inside-reply': 'Danach Kaffee bei uns am Deich.\nBitte sagt mir bis 10. April Bescheid.',
      'inside-sign': 'Jette',
    },
  },
  'beim-namen': {
    name: 'Beim Namen gerufen',
    description: 'Ein Fingerabdruck, und mitten in seinen Rillen brennt eine Flamme: So leuchtet nur einer.',
    colourways: { glut: 'Glut', rose: 'Rose', chrisam: 'Chrisam' },
    details: { first: ['Jonathan Reisinger', 'Jonathan'], date: ['2027-05-29'], place: ['Stiftskirche Lambach', 'Stift Lambach'] },
    texts: {
      'front-verse': 'Beim Namen\ngerufen.',
      'front-name': 'Jonathan Reisinger',
      'front-facts': 'Firmung\nSamstag, 29. Mai 2027\n10 Uhr, Stift Lambach',
      'inside-heading': 'Mich gibt es einmal',
      'inside-text':
        'Den Daumen habe nur ich, den Namen\nhaben mir meine Eltern gegeben.\nAm 29. Mai werde ich damit aufgerufen.\nSeid ihr dabei, wenn ich ja sage?',
      'inside-facts': '29. Mai 2027, 10 Uhr\nStiftskirche Lambach',
      'inside-reply': 'Danach essen wir beim Wirt in Stadl-Paura.\nBitte gebt mir bis 8. Mai Bescheid.',
      'inside-sign': 'Jonathan',
    },
  },
  augenhoehe: {
    name: 'Auf Augenhöhe',
    description: 'Am Türrahmen steht mit Bleistift, wie das Kind gewachsen ist, und der neueste Strich reicht bis zu den Großen.',
    colourways: { flur: 'Flur', salbei: 'Salbei', abend: 'Abend' },
    details: { first: ['Lea Trautmann', 'Lea'], date: ['2027-05-08'], place: ['Kulturhaus Zwickau, großer Saal', 'Kulturhaus Zwickau'] },
    texts: {
      'front-height-1': 'mit 14',
      'front-height-2': 'mit 12',
      'front-height-3': 'mit 9',
      'front-height-4': 'mit 6',
      'front-height-5': 'mit 3',
      'front-height-6': 'mit 1',
      'front-verse': 'Jetzt auf\nAugenhöhe.',
      'front-heading': 'Jugendweihe',
      'front-name': 'Lea Trautmann',
      'front-facts': '8. Mai 2027, 10 Uhr\nKulturhaus Zwickau',
      'inside-heading': 'Ausgewachsen?',
      'inside-text':
        'Am Türrahmen bin ich jetzt größer als Mama.\nFür alles andere brauche ich euch noch:\nzum Reden, zum Streiten\nund zum Feiern meiner Jugendweihe.',
      'inside-facts': 'Samstag, 8. Mai 2027, 10 Uhr\nKulturhaus Zwickau, großer Saal',
      'inside-reply': 'Danach gibt es Kuchen im Garten.\nBitte sagt mir bis 17. April Bescheid.',
      'inside-sign': 'Eure Lea',
    },
  },
};
