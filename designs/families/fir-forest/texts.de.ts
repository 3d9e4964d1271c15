/** German words of the designs of the fir forest family. */
import type { FamilyWords } from '#designs/family.ts';

export const words: FamilyWords = {
  winterwald: {
    name: 'Winterwald',
    description: 'Verschneite Tannen, ein erleuchtetes Fenster und ein großer Stern in Folie über dem Tal.',
    colourways: {
      nacht: 'Nacht',
      tanne: 'Tanne',
      rose: 'Rosé',
      perl: 'Perl',
    },
    details: { names: ['Anna und Matthias Reiter', 'Anna und Matthias', 'Familie Reiter'] },
    texts: {
      'front-title': 'Frohe\nWeihnachten',
      'front-sender': 'WÜNSCHT FAMILIE REITER',
      'inside-heading': 'Stille Tage',
      'inside-text':
        'Frohe Weihnachten und ein gutes,\ngesundes neues Jahr. Wir denken an\neuch und freuen uns aufs Wiedersehen\nim Schnee.',
      'inside-sender': 'Anna und Matthias Reiter',
      'back-note': 'Familie Reiter\nForstweg 3, 6370 Kitzbühel',
    },
    pieces: {
      postkarte: {
        description: 'Der Weihnachtsgruß als Postkarte: vorn der Wald bei Nacht, hinten Platz für Anschrift und Marke.',
        texts: {
          'front-title': 'Frohe\nWeihnachten',
          'front-under': 'FAMILIE REITER',
          'back-title': 'Stille Tage',
          'back-text': 'und ein gutes neues Jahr\nwünschen euch von Herzen\nAnna und Matthias',
          'back-under': 'IM DEZEMBER',
        },
      },
      anhaenger: {
        description: 'Ein Anhänger für Päckchen unter dem Baum, in drei Formen.',
        texts: {
          'front-title': 'Frohes\nFest',
          'front-under': 'für Oma',
          'back-text': 'Erst am\nHeiligen Abend\nöffnen.',
        },
      },
      siegel: {
        description: 'Ein runder Aufkleber für Weihnachtspost und Plätzchentüten.',
        texts: {
          'front-title': 'Frohes\nFest',
        },
      },
      flaschenetikett: {
        description: 'Das Etikett für Punsch, Likör und Öl aus der eigenen Küche.',
        texts: {
          'front-over': 'WINTERPUNSCH',
          'front-names': 'Reiter',
          'front-under': 'IM DEZEMBER',
        },
      },
      absender: {
        description: 'Der Absender zum Aufkleben, für Karten und Päckchen.',
        texts: {
          'front-names': 'Familie Reiter',
          'front-text': 'Forstweg 3\n6370 Kitzbühel',
        },
      },
      empfaenger: {
        description: 'Die Anschrift zum Aufkleben, mit den Adressen aus deiner Liste.',
        texts: {
          'front-text': 'Familie Hinteregger\nHofgasse 11\n6020 Innsbruck',
        },
      },
    },
  },
};
