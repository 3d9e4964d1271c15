/** German words of the designs of the arch window family. */
import type { FamilyWords } from '#designs/family.ts';

export const words: FamilyWords = {
  gartentor: {
    name: 'Gartentor',
    description: 'Ein Torbogen, vor dem ein Garten wächst: fein gezeichnete Pflanzen, die im Bogen die Farbe wechseln.',
    colourways: {
      salbei: 'Salbei',
      zimt: 'Zimt',
      nacht: 'Nacht',
      flieder: 'Flieder',
    },
    texts: {
      'front-heading': 'WIR HEIRATEN',
      'front-name-one': 'Johanna',
      'front-and': '&',
      'front-name-two': 'Moritz',
      'front-date': '14. AUGUST 2027',
      'front-place': 'Stiftskirche Dürnstein',
      'invite-heading': 'Kommt durchs Gartentor',
      'invite-text': 'Wir sagen Ja zueinander\nund möchten mit euch\nbis in die Nacht feiern.',
      'invite-date': 'SAMSTAG, 14. AUGUST 2027\n14 UHR',
      'invite-place': 'Stiftskirche Dürnstein,\ndanach im Garten\nvon Gut Lindenhof',
      'invite-reply': 'Antwort bitte bis 1. Juni\nan johanna@beispiel.at',
    },
    wedding: {
      names: 'Johanna\n& Moritz',
      caps: 'JOHANNA UND MORITZ',
      date: '14. August 2027',
      place: 'Stiftskirche Dürnstein',
      guest: 'Opa Hermann',
      invite: 'Im August machen wir\ndas Gartentor weit auf.\nDie Einladung folgt.',
      courses: [
        ['ZUM ANFANG', 'Tomaten aus dem Garten,\nBurrata und Basilikum'],
        ['ZWISCHENDURCH', 'Kalte Gurkensuppe\nmit Dill'],
        ['HAUPTGANG', 'Huhn vom Grill\noder gefüllte Zucchini'],
        ['SÜSSES', 'Marillenknödel\nmit Nussbutter'],
      ],
      drinks: 'Riesling, Wachau\nZweigelt, Weinviertel\nMarillensaft und Soda\nKaffee, so lange ihr bleibt',
      thanks: ['Danke für alles', 'Für eure Wünsche, eure Geschenke\nund dafür, dass ihr geblieben seid,\nbis die Sonne aufging.'],
    },
  },
};
