/** German words of the designs of the single line. */
import type { FamilyWords } from '#designs/family.ts';

export const words: FamilyWords = {
  ziehzeit: {
    name: 'Ziehzeit',
    description: 'Der Faden des Teebeutels zeichnet die ganze Tasse, und auf dem Zettel steht, wie lange sie ziehen darf.',
    colourways: {
      minze: 'Minze',
      hagebutte: 'Hagebutte',
      kamille: 'Kamille',
      nachtruhe: 'Nachtruhe',
    },
    details: { first: ['Hanna'] },
    texts: {
      'front-title': 'Gute\nBesserung',
      'front-line': 'Ziehzeit: solange du brauchst',
      'inside-heading': 'Lass dir Zeit',
      'inside-text':
        'Der Hund ist versorgt,\ndie Post liegt auf dem Tisch,\nund im Büro geht es eine Weile\nauch ohne dich.\n\nWenn du Suppe brauchst,\nruf an.',
      'inside-sign': 'Deine Hanna',
    },
  },
  'zu-zweit': {
    name: 'Zu zweit',
    description: 'Zwei Vögel auf einem Draht, alles ein einziger Strich: Wo der eine aufhört, fängt der andere an.',
    colourways: {
      rose: 'Rosé',
      rot: 'Rot',
      himmel: 'Himmel',
      weiss: 'Weiß',
    },
    details: { first: ['Paul'], second: ['Nora'], date: ['2027-02-14'] },
    texts: {
      'front-title': 'Rück noch\nnäher',
      'front-line': 'Für Paul, am 14. Februar',
      'inside-heading': 'Mein Lieber',
      'inside-text': 'elf Jahre auf demselben Draht,\nbei Wind, bei Regen,\nund immer noch reden wir\nbis zum Abend.\n\nBleib sitzen.',
      'inside-sign': 'Deine Nora',
    },
  },
  'vorne-sitzen': {
    name: 'Vorne sitzen',
    description: 'Papas Rad in einem Strich, und auf der Stange ist noch ein kleiner Sattel: Das war der beste Platz der Welt.',
    colourways: {
      lindgruen: 'Lindgrün',
      asphalt: 'Asphalt',
      ziegel: 'Ziegel',
    },
    details: { first: ['Jonas'] },
    texts: {
      'front-title': 'Vorne war\nder beste Platz',
      'front-line': 'Danke, Papa.',
      'inside-heading': 'Weißt du noch?',
      'inside-text':
        'Deine Arme links und rechts,\nder Wind von vorn,\nund du hast nie gebremst,\nwenn ich schneller rief.\n\nAlles Gute zum Vatertag!',
      'inside-sign': 'Dein Jonas',
    },
  },
  angekommen: {
    name: 'Angekommen',
    description: 'Der Weg macht einen Umweg und wird dann Wand, Dach, Tür und Baum. Darunter steht die neue Adresse.',
    colourways: {
      apricot: 'Apricot',
      wolke: 'Wolke',
      flieder: 'Flieder',
      papier: 'Papier',
    },
    details: {
      names: ['Marlene und Elias Berger', 'Marlene und Elias'],
      date: ['2027-05-08'],
      place: ['Am Anger 7, 83471 Berchtesgaden', 'Am Anger 7'],
    },
    texts: {
      'front-title': 'Angekommen!',
      'front-address': 'Marlene und Elias Berger\nAm Anger 7, 83471 Berchtesgaden',
      'inside-heading': 'Kommt vorbei',
      'inside-text': 'Die Kisten sind ausgepackt,\nder Apfelbaum steht,\nund der Tisch hat jetzt\nPlatz für zwölf.',
      'inside-facts': 'Einweihung: Samstag, 8. Mai 2027,\nab 15 Uhr, Am Anger 7',
      'inside-sign': 'Marlene und Elias',
    },
    pieces: {
      einweihung: {
        description: 'Die Einladung zum ersten Fest im neuen Haus, als Karte für das Schwarze Brett und die Post.',
        texts: {
          'front-title': 'Tür auf!',
          'front-text': 'Samstag, 8. Mai 2027,\nab 15 Uhr bei uns.\nStühle haben wir.',
          'back-text': 'Am Anger 7\n83471 Berchtesgaden\n\nBringt Hunger mit\nund Kinder in Gummistiefeln.',
          'back-under': 'MARLENE UND ELIAS',
        },
      },
      absender: {
        description: 'Aufkleber mit der neuen Adresse, damit sie alle gleich richtig schreiben.',
        texts: { 'front-names': 'Familie Berger', 'front-text': 'Am Anger 7\n83471 Berchtesgaden' },
      },
      umschlag: {
        description: 'Der Umschlag zur Umzugskarte: hinten läuft der Strich unter der neuen Adresse durch.',
        texts: { 'front-text': 'Familie Brandt\nAm Marktplatz 4\n97070 Würzburg', 'back-under': 'BERGER, AM ANGER 7' },
      },
      siegel: {
        description: 'Ein runder Aufkleber mit dem Haus, für Umschläge und Kisten.',
        texts: { 'front-title': 'Neu' },
      },
      dankeskarte: {
        description: 'Der Dank an alle, die Kisten getragen haben, mit einem Bild vom ersten Abend.',
        texts: {
          'front-heading': 'Danke!',
          'front-names': 'MARLENE UND ELIAS',
          'inside-heading': 'Ihr Starken',
          'inside-text': 'neunzig Kisten, ein Klavier\nund kein böses Wort.\nDie Pizza neulich war\nerst der Anfang.',
          'inside-date': 'MARLENE UND ELIAS',
        },
      },
    },
  },
  hingestellt: {
    name: 'Hingestellt',
    description: 'Eine Tischkante wird zur Vase, zu Tulpe, Rose und Knospe und läuft weiter: ein Strauß ohne abzusetzen.',
    colourways: {
      creme: 'Creme',
      zitrone: 'Zitrone',
      orange: 'Orange',
      tannengruen: 'Tannengrün',
    },
    details: { names: ['Mira und Tom'] },
    texts: {
      'front-title': 'Danke',
      'front-line': 'fürs Gießen,\nfürs Zuhören,\nfür alles.',
      'inside-heading': 'Liebe Nachbarin',
      'inside-text':
        'drei Wochen Pflanzen, Post\nund zwei Katzen:\nDas war viel verlangt,\nund du hast noch gebacken.\n\nDie Blumen sind nur gezeichnet,\ndie Einladung zum Essen ist echt.',
      'inside-sign': 'Mira und Tom',
    },
  },
};
