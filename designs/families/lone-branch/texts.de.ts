/** German words of the designs of the single branch family. */
import type { FamilyWords } from '#designs/family.ts';

export const words: FamilyWords = {
  weidenzweig: {
    name: 'Weidenzweig',
    description: 'Ein einzelner Zweig, zwei Blätter sind gefallen. Daneben steht in Ruhe Ihr Dank.',
    colourways: {
      grau: 'Grau',
      blaugrau: 'Blaugrau',
      warmgrau: 'Warmgrau',
    },
    texts: {
      'front-heading': 'Herzlichen\nDank',
      'front-text': 'für stille Umarmungen,\nfür tröstende Worte\nund das letzte Geleit',
      'front-sign': 'Familie Aigner',
      'inside-verse': '„Die Liebe hört niemals auf.“\n1. Korinther 13,8',
      'inside-heading': 'Danke',
      'inside-text':
        'allen, die mit uns Abschied\ngenommen haben von\nHeinrich Aigner, für Blumen\nund Kerzen, für jede Zeile\nund jeden Händedruck.',
      'inside-sign': 'Elisabeth Aigner mit Kindern\nLienz, im November 2027',
    },
  },
  eukalyptus: {
    name: 'Eukalyptus',
    description: 'Zwei Zweige Eukalyptus hängen von oben ins Bild, darunter schwingt sich ein Danke quer über die Karte.',
    colourways: {
      eukalyptus: 'Eukalyptus',
      blattgruen: 'Blattgrün',
      kupfer: 'Kupfer',
      nacht: 'Nacht',
    },
    details: { names: ['Theresa und Lukas'] },
    texts: {
      'front-heading': 'Danke',
      'front-text': 'FÜR DIESEN SCHÖNEN TAG',
      'inside-heading': 'Ihr Lieben',
      'inside-text': 'danke für euren Besuch,\nfür die vielen schönen Worte\nund für Geschenke, über die wir\nnoch lange reden werden.',
      'inside-sign': 'Theresa und Lukas',
    },
  },
  buchenblatt: {
    name: 'Buchenblatt',
    description: 'Ein einziges Blatt mit allen Adern, groß auf stillem Papier. Eine Karte für Ihr Beileid.',
    colourways: {
      grau: 'Grau',
      blaugrau: 'Blaugrau',
      warmgrau: 'Warmgrau',
    },
    texts: {
      'front-heading': 'Aufrichtige\nAnteilnahme',
      'front-text': 'in stiller Verbundenheit',
      'inside-verse': '„Die Blätter fallen, fallen wie von weit,\nals welkten in den Himmeln\nferne Gärten.“\nRainer Maria Rilke',
      'inside-heading': 'Liebe Frau Sonnleitner',
      'inside-text':
        'zum Tod Ihrer Mutter sprechen wir\nIhnen und Ihrer Familie unser\nherzliches Beileid aus.\nWir denken mit Dankbarkeit an sie.',
      'inside-sign': 'Martha und Josef Winkler',
    },
  },
};
