/** German words of the designs of the mourning horizon family. */
import type { FamilyWords } from '#designs/family.ts';

export const words: FamilyWords = {
  'stille-see': {
    name: 'Stille See',
    description: 'Eine helle Sonne berührt den Horizont, das Wasser liegt ruhig, drei Vögel ziehen fort.',
    colourways: {
      grau: 'Grau',
      blaugrau: 'Blaugrau',
      warmgrau: 'Warmgrau',
    },
    texts: {
      'front-heading': 'In stillem Gedenken',
      'front-name': 'Margarethe Sonnleitner',
      'front-dates': '* 3. Mai 1938   † 21. Oktober 2027',
      'inside-verse': 'Du bleibst in unseren Herzen,\nin jedem Garten, in jedem Lied,\nin allem, was wir von dir haben.',
      'inside-heading': 'Wir nehmen Abschied',
      'inside-text': 'von unserer Mutter, Großmutter\nund Schwester. Sie ist nach einem\nlangen, erfüllten Leben\nruhig eingeschlafen.',
      'inside-facts': 'Die Trauerfeier findet am Donnerstag,\n28. Oktober 2027, um 14 Uhr\nin der Friedhofskapelle Hallein statt.',
      'inside-reply': 'Statt Blumen bitten wir um eine Spende\nfür das Hospiz St. Anna.',
      'inside-sign': 'Familie Sonnleitner',
    },
  },
  nebelbaum: {
    name: 'Nebelbaum',
    description: 'Ein Baum im Winter, dahinter Hügel im Nebel. Oben ist Platz für den Namen und viel Himmel.',
    colourways: {
      grau: 'Grau',
      blaugrau: 'Blaugrau',
      warmgrau: 'Warmgrau',
    },
    texts: {
      'front-heading': 'Ein Leben ist still\nzu Ende gegangen.',
      'front-name': 'Heinrich Aigner',
      'front-dates': '* 12. März 1941\n† 4. November 2027',
      'inside-verse': '„Von guten Mächten\nwunderbar geborgen.“\nDietrich Bonhoeffer',
      'inside-heading': 'In Liebe und Dankbarkeit',
      'inside-text': 'nehmen wir Abschied von meinem Mann,\nunserem Vater und Großvater.\nEr hat die Berge geliebt und uns.',
      'inside-facts': 'Wir begleiten ihn am Mittwoch,\n10. November 2027, um 10 Uhr\nauf dem Waldfriedhof in Lienz.',
      'inside-reply': 'Von Beileidsbekundungen am Grab\nbitten wir Sie abzusehen.',
      'inside-sign': 'Elisabeth Aigner\nmit Kindern und Enkeln',
    },
  },
};
