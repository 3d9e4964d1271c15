/** German words of the designs of the half wreaths. */
import type { FamilyWords } from '#designs/family.ts';

export const words: FamilyWords = {
  offenerkranz: {
    name: 'Offener Kranz',
    description: 'Ein Kranz mit roten Beeren, unten rechts offen, und euer Dank reicht in die Lücke.',
    colourways: {
      hagebutte: 'Hagebutte',
      schlehe: 'Schlehe',
      herbst: 'Herbst',
    },
    details: { names: ['Theresa und Lukas'], date: ['2027-10-09'] },
    texts: {
      'front-heading': 'Danke',
      'front-line': 'für euren Besuch, eure Worte\nund eure lieben Geschenke',
      'front-names': 'THERESA UND LUKAS',
      'inside-heading': 'Es war ein Fest',
      'inside-text': 'Ihr habt mit uns gelacht, geweint\nund bis zum Morgen getanzt.\nDas vergessen wir nie.',
      'inside-date': 'IM OKTOBER 2027',
      'inside-place': 'Theresa und Lukas',
    },
  },
  mondbluete: {
    name: 'Mondblüte',
    description: 'Eine Sichel aus Eukalyptus und hellen Blüten, darin eure Namen in Schreibschrift.',
    colourways: {
      eukalyptus: 'Eukalyptus',
      pfingstrose: 'Pfingstrose',
      nacht: 'Mitternacht',
    },
    texts: {
      'front-heading': 'WIR HEIRATEN',
      'front-names': 'Luisa\n& Gabriel',
      'front-date': '12. JUNI 2027',
      'inside-heading': 'Seid dabei',
      'inside-text': 'Wir sagen Ja unter freiem Himmel\nund feiern mit euch,\nbis der Mond aufgeht.',
      'inside-date': 'SAMSTAG, 12. JUNI 2027\n15 UHR',
      'inside-place': 'Kloster Andechs,\ndanach im Klostergasthof',
      'inside-reply': 'Antwort bitte bis 15. April\nan Luisa und Gabriel',
    },
    wedding: {
      names: 'Luisa\n& Gabriel',
      caps: 'LUISA UND GABRIEL',
      date: '12. Juni 2027',
      place: 'Kloster Andechs',
      guest: 'Annalena',
      invite: 'Unter freiem Himmel\nsagen wir im Juni Ja.\nDie Einladung folgt bald.',
      courses: [
        ['VORSPEISE', 'Ricotta, Spargel\nund Zitronenmelisse'],
        ['SUPPE', 'Bärlauchschaum\nmit Croûtons'],
        ['HAUPTGANG', 'Maishuhn mit Morcheln\noder Gnocchi mit Salbei'],
        ['DESSERT', 'Lavendelcreme\nund Rhabarber'],
      ],
      drinks: 'Silvaner, Franken\nSpätburgunder, Baden\nHelles aus Andechs\nHolunderschorle',
      thanks: ['Noch immer\nganz beseelt', 'Danke für diesen Abend mit euch,\nfür Lichter im Garten\nund den Mond, der zusah.'],
    },
  },
};
