/** German words of the designs of the deco family. */
import type { FamilyWords } from '#designs/family.ts';

export const words: FamilyWords = {
  charleston: {
    name: 'Charleston',
    description: 'Die Zahl vor einem Kranz aus Strahlen, unten Fächer wie in einem Ballsaal von 1925.',
    colourways: {
      flasche: 'Flaschengrün',
      nacht: 'Nachtblau',
      burgund: 'Burgund',
      schwarz: 'Schwarz',
    },
    details: { first: ['Friederike'], date: ['2027-10-08'], place: ['Gasthaus zur Linde, Krems'] },
    texts: {
      'front-heading': 'EINLADUNG ZUM',
      'front-number': '50',
      'front-occasion': 'GEBURTSTAG',
      'front-name': 'Friederike',
      'inside-heading': 'Fünfzig Jahre und\nkein bisschen leise',
      'inside-text': 'Bringt gute Laune mit\nund Schuhe, die tanzen können.\nFür alles andere ist gesorgt.',
      'inside-date': 'FREITAG, 8. OKTOBER 2027\n18 UHR',
      'inside-place': 'Gasthaus zur Linde, Krems',
      'inside-reply': 'Antwort bitte bis 15. September\nan Friederike',
    },
  },
  mitternacht: {
    name: 'Mitternacht',
    description: 'Über dem Rand der Karte geht ein neues Jahr auf, mit Strahlen wie eine Stadt aus Licht.',
    colourways: {
      tinte: 'Tinte',
      aubergine: 'Aubergine',
      petrol: 'Petrol',
      champagner: 'Champagner',
    },
    details: { names: ['Nora und Ben'], place: ['Glockengasse 9, 1020 Wien'] },
    texts: {
      'front-heading': 'AUF EIN GUTES',
      'front-number': '2028',
      'front-line': 'Silvester bei Nora und Ben',
      'inside-heading': 'Zehn, neun, acht …',
      'inside-text': 'Wir zählen gemeinsam herunter,\nmit Sekt, kaltem Buffet\nund einem Walzer um Mitternacht.',
      'inside-date': 'FREITAG, 31. DEZEMBER 2027\nAB 20 UHR',
      'inside-place': 'Glockengasse 9, 1020 Wien\nvierter Stock, mit Dachterrasse',
      'inside-reply': 'Sagt uns bis 15. Dezember Bescheid.\nNora und Ben',
    },
  },
  goldjahre: {
    name: 'Goldjahre',
    description: 'Ein Rhombus in Gold hält die Namen, in jeder Ecke öffnet sich ein Fächer.',
    colourways: {
      elfenbein: 'Elfenbein',
      weinrot: 'Weinrot',
      salbei: 'Salbei',
      silbergrau: 'Silbergrau',
    },
    details: {
      first: ['Erika'],
      second: ['Johann Steiner', 'Johann'],
      date: ['2027-05-22'],
      place: ['Dankgottesdienst in St. Ägidi, danach im Kirchenwirt'],
    },
    texts: {
      'front-heading': 'WIR FEIERN',
      'front-number': '50',
      'front-names': 'Erika & Johann',
      'front-date': 'MAI 2027',
      'inside-heading': 'Goldene Hochzeit',
      'inside-text': 'Seit fünfzig Jahren gehen wir\ngemeinsam durchs Leben.\nDas wollen wir mit euch feiern.',
      'inside-date': 'SAMSTAG, 22. MAI 2027\n11 UHR',
      'inside-place': 'Dankgottesdienst in St. Ägidi,\ndanach im Kirchenwirt',
      'inside-reply': 'Antwort bitte bis 20. April\nan Erika und Johann Steiner',
    },
  },
};
