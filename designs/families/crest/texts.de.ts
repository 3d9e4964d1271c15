/** German words of the designs of the crest family. */
import type { FamilyWords } from '#designs/family.ts';

export const words: FamilyWords = {
  lorbeer: {
    name: 'Lorbeer',
    description: 'Eure Anfangsbuchstaben im Lorbeerkranz, gerahmt wie ein Wappen und am schönsten in Folie.',
    colourways: {
      perl: 'Perl',
      tanne: 'Tanne',
      nacht: 'Nacht',
      rose: 'Rosé',
      silber: 'Silber',
      gold: 'Gold',
    },
    details: { place: ['Hochzeit auf Gut Purbach', 'Gut Purbach am Neusiedler See', 'Gut Purbach'] },
    texts: {
      'front-initial-one': 'J',
      'front-initial-two': 'M',
      'front-names': 'Juliane & Maximilian',
      'front-place': 'HOCHZEIT AUF GUT PURBACH',
      'front-date': '14 · VIII · 2027',
      'invite-heading': 'Wir geben uns das Jawort',
      'invite-text': 'und freuen uns sehr,\nwenn ihr an diesem Tag\nan unserer Seite seid.',
      'invite-date': 'SAMSTAG, 14. AUGUST 2027\n15 UHR',
      'invite-place': 'Gut Purbach\nam Neusiedler See',
      'invite-reply': 'Wir bitten um Antwort\nbis zum 15. Juni 2027',
    },
    wedding: {
      names: 'Juliane\n& Maximilian',
      caps: 'JULIANE UND MAXIMILIAN',
      date: '14. August 2027',
      place: 'Gut Purbach',
      guest: 'Friederike',
      heading: 'WIR HEIRATEN',
      invite: 'Bitte haltet uns diesen Tag frei.\nDie Einladung mit allem Weiteren\nfolgt im Frühjahr.',
      title: 'Menü',
      courses: [
        ['VORSPEISE', 'Carpaccio vom Zander,\nKapern und Kresse'],
        ['SUPPE', 'Klare Kraftbrühe\nmit Grießnockerln'],
        ['HAUPTGANG', 'Rosa gebratenes Kalb\noder Steinpilzrisotto'],
        ['DESSERT', 'Topfenschaum,\nWeichseln und Mohn'],
      ],
      drinks: 'Chardonnay, Leithaberg\nPinot Noir, Gumpoldskirchen\nRuster Ausbruch\nMineralwasser',
      thanks: ['Von Herzen Dank', 'für eure guten Wünsche,\neure Geschenke und die Freude,\ndie ihr in unser Fest gebracht habt.'],
    },
  },
};
