/** German words of the designs of the olive branch family. */
import type { FamilyWords } from '#designs/family.ts';

export const words: FamilyWords = {
  olivia: {
    name: 'Olivia',
    description: 'Ein Olivenzweig mit goldenen Früchten, viel Weiß, eure Namen in englischer Schreibschrift.',
    colourways: {
      salbei: 'Salbei',
      rose: 'Rosé',
      nacht: 'Nacht',
      zimt: 'Zimt',
      himmel: 'Himmel',
      schwarz: 'Schwarz',
    },
    details: { place: ['Gut Sonnenhausen, Glonn', 'Gut Sonnenhausen Sonnenhausen 2, Glonn'] },
    texts: {
      'front-names': 'Sophie\n& Jörg',
      'front-date': 'Samstag, 12. Juni 2027',
      'front-place': 'Gut Sonnenhausen, Glonn',
      'invite-heading': 'Wir trauen uns',
      'invite-text': 'und möchten diesen Tag\nmit den Menschen feiern,\ndie uns am Herzen liegen.',
      'invite-date': 'Samstag, 12. Juni 2027\num 14 Uhr',
      'invite-place': 'Gut Sonnenhausen\nSonnenhausen 2, Glonn',
      'invite-reply': 'Antwort bitte bis 1. April\nan Sophie, 0160 555 21 84',
    },
    wedding: {
      names: 'Sophie\n& Jörg',
      caps: 'SOPHIE UND JÖRG',
      date: '12. Juni 2027',
      place: 'Gut Sonnenhausen, Glonn',
      guest: 'Tante Ulrike',
      invite: 'Wir heiraten im Juni\nund hätten euch so gern dabei.\nDie Einladung folgt im Winter.',
      courses: [
        ['VORSPEISE', 'Gebeizte Lachsforelle,\nFenchel und Orange'],
        ['SUPPE', 'Erbsenschaum\nmit Minze'],
        ['HAUPTGANG', 'Lammrücken in Kräutern\noder Gemüse vom Gut'],
        ['DESSERT', 'Olivenölkuchen\nmit Zitroneneis'],
      ],
      drinks: 'Grüner Veltliner, Kamptal\nRosé aus der Provence\nBlaufränkisch, Leithaberg\nHolunderlimonade',
      thanks: ['Was für ein Tag', 'Danke, dass ihr mit uns\ngefeiert, gelacht und getanzt habt.\nEs war alles, was wir uns wünschten.'],
    },
  },
};
