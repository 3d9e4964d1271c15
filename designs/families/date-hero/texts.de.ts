/** German words of the designs of the date-as-hero family. */
import type { FamilyWords } from '#designs/family.ts';

export const words: FamilyWords = {
  beerenzeit: {
    name: 'Beerenzeit',
    description: 'Euer Tag in großen Ziffern, über die ein Beerenzweig wächst.',
    colourways: {
      tanne: 'Tanne',
      nacht: 'Nacht',
      zimt: 'Zimt',
      rose: 'Rosé',
    },
    details: { place: ['Stiftskirche Dürnstein', 'Dürnstein an der Donau'] },
    texts: {
      'front-heading': 'WIR HEIRATEN',
      'front-day': '14',
      'front-month': '08',
      'front-year': '27',
      'front-names': 'Magdalena & Benedikt',
      'front-place': 'STIFTSKIRCHE DÜRNSTEIN',
      'invite-heading': 'Seid unsere Gäste',
      'invite-text': 'Nach sieben gemeinsamen Jahren\nsagen wir Ja und feiern\nmit allen, die uns begleitet haben.',
      'invite-date': 'SAMSTAG, 14. AUGUST 2027\n14 UHR',
      'invite-place': 'Stiftskirche Dürnstein,\nim Anschluss Weingut Höllmüller',
      'invite-reply': 'Antwort bitte bis 1. Juni\nan Magdalena und Benedikt',
    },
    wedding: {
      names: 'Magdalena\n& Benedikt',
      caps: 'MAGDALENA UND BENEDIKT',
      date: '14. August 2027',
      place: 'Dürnstein an der Donau',
      guest: 'Großmama',
      invite: 'Nach sieben Jahren sagen wir Ja.\nHaltet uns den Tag frei,\ndie Einladung folgt.',
      courses: [
        ['VORSPEISE', 'Ziegenkäse im Strudelblatt,\nPreiselbeeren'],
        ['SUPPE', 'Kürbisschaum\nmit Kernöl'],
        ['HAUPTGANG', 'Hirschbraten mit Rotkraut\noder Pilzknödel'],
        ['DESSERT', 'Beerentörtchen\nmit Vanille'],
      ],
      drinks: 'Federspiel, Spitz\nBlauer Portugieser\nBeerensaft mit Soda\nNussschnaps zum Schluss',
      thanks: ['Danke, ihr Lieben', 'Ihr habt diesen Tag\nso reich gemacht wie den August.\nWir zehren noch lange davon.'],
    },
  },
};
