/** German words of the designs of the light geometry family. */
import type { FamilyWords } from '#designs/family.ts';

export const words: FamilyWords = {
  kirchenlicht: {
    name: 'Kirchenlicht',
    description: 'Farbiges Licht wie durch ein Kirchenfenster, im hellsten Punkt steht ein schmales Kreuz.',
    colourways: {
      glasbunt: 'Glasbunt',
      meer: 'Meer',
      morgenrot: 'Morgenrot',
      hain: 'Hain',
    },
    details: { first: ['Johanna Reuter', 'Johanna'], date: ['2027-05-02'], place: ['Lutherkirche Ulm, am Weinhof'] },
    texts: {
      'front-heading': 'Konfirmation',
      'front-name': 'Johanna Reuter',
      'front-facts': 'SONNTAG, 2. MAI 2027',
      'inside-heading': 'Komm, feier mit',
      'inside-text': 'Am 2. Mai werde ich konfirmiert.\nIch freue mich, wenn du beim\nGottesdienst und danach\nim Garten dabei bist.',
      'inside-facts': '10 UHR, LUTHERKIRCHE\nULM, AM WEINHOF',
      'inside-reply': 'Gib mir bitte bis 10. April Bescheid:\n0160 555 21 84',
      'inside-sign': 'Deine Johanna',
    },
  },
  fensterrose: {
    name: 'Fensterrose',
    description: 'Eine Fensterrose aus vielen Scheiben, in der Mitte das helle Rund der Hostie.',
    colourways: {
      glasbunt: 'Glasbunt',
      morgenrot: 'Morgenrot',
      meer: 'Meer',
      hain: 'Hain',
    },
    details: { first: ['Felix Obermaier', 'Felix'], date: ['2027-04-04', 'Weisser Sonntag, 4. April 2027'], place: ['St. Peter, München'] },
    texts: {
      'front-heading': 'Erstkommunion',
      'front-name': 'Felix Obermaier',
      'front-facts': 'WEISSER SONNTAG, 4. APRIL 2027',
      'inside-verse': '„Ich bin das Licht der Welt.“\nJohannes 8,12',
      'inside-heading': 'Liebe Gäste',
      'inside-text': 'unser Felix geht am Weißen Sonntag\nzur ersten heiligen Kommunion.\nKommt und feiert diesen Tag mit uns.',
      'inside-facts': '4. APRIL 2027, 9.30 UHR\nST. PETER, MÜNCHEN',
      'inside-reply': 'Danach essen wir gemeinsam\nim Gasthof zur Linde.',
      'inside-sign': 'Felix mit Monika und Georg',
    },
  },
  aufbruch: {
    name: 'Aufbruch',
    description: 'Eine Sonne geht auf und teilt den Himmel in farbige Flächen: eine Karte für den Schritt ins eigene Leben.',
    colourways: {
      morgenrot: 'Morgenrot',
      meer: 'Meer',
      glasbunt: 'Glasbunt',
      hain: 'Hain',
    },
    details: { first: ['Emma Lorenz', 'Emma'], date: ['2027-05-08'], place: ['Stadthalle Chemnitz'] },
    texts: {
      'front-heading': 'Jugendweihe',
      'front-name': 'Emma Lorenz',
      'front-facts': 'SAMSTAG, 8. MAI 2027',
      'inside-heading': 'Jetzt geht es los',
      'inside-text': 'Ich feiere meine Jugendweihe\nund wünsche mir, dass ihr\nan diesem Tag bei mir seid.',
      'inside-facts': '8. MAI 2027, 11 UHR\nSTADTHALLE CHEMNITZ',
      'inside-reply': 'Danach wird im Hof gegrillt.\nSagt mir bitte bis 15. April,\nmit wie vielen ihr kommt.',
      'inside-sign': 'Eure Emma',
    },
  },
};
