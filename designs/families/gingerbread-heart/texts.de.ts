/** German words of the designs of the fair. */
import type { FamilyWords } from '#designs/family.ts';

export const words: FamilyWords = {
  lebkuchenherz: {
    name: 'Lebkuchenherz',
    description: 'Das Herz vom Rummel mit Zuckerguss und Perlenrand, und mittendrauf steht dein Spruch.',
    colourways: {
      himmelblau: 'Himmelblau',
      dirndlrot: 'Dirndlrot',
      waldgruen: 'Waldgrün',
    },
    details: { names: ['Familie Stadler'], date: ['2027-09-25'], place: ['Lindenstraße 7, Rosenheim'] },
    texts: {
      'front-heading': 'Auf\ngeht’s!',
      'front-details': 'Oktoberfest im Hof,\nSamstag, 25. September,\nab 16 Uhr',
      'front-line': 'Tracht ist gern gesehen,\nHunger wird\nvorausgesetzt',
      'inside-heading': 'Ein Hof,\nein Fass, ein Fest',
      'inside-text': 'Es gibt Hendl, Brezn und Obazda,\nund der Toni spielt auf,\nsolange die Nachbarn mitsingen.',
      'inside-date': 'Samstag, 25. September 2027\nab 16 Uhr',
      'inside-place': 'Im Hof der Familie Stadler\nLindenstraße 7, Rosenheim',
      'inside-reply': 'Sagt bis 15. September, wie viele ihr seid:\n0664 555 01 93',
    },
    pieces: {
      menuekarte: {
        description: 'Die Brotzeit auf Lebkuchen, mit Zuckerguss rundherum.',
        texts: {
          'menu-title': 'Brotzeit',
          'menu-course-1': 'ZUM ANFANGEN',
          'menu-dish-1': 'Brezn mit Obazda\nund Radi',
          'menu-course-2': 'ZUM SATTWERDEN',
          'menu-dish-2': 'Hendl vom Grill\nmit Kartoffelsalat',
          'menu-course-3': 'ZUM NASCHEN',
          'menu-dish-3': 'Gebrannte Mandeln',
          'inside-heading': 'An Guadn!',
          'inside-text': 'Nachschlag gibt es am Fenster\nzur Küche.',
        },
      },
      platzkarte: {
        description: 'Wer wo sitzt, in Zuckerguss geschrieben.',
        texts: { 'front-name': 'Vroni' },
      },
      herzaufkleber: {
        description: 'Kleine Herzen für Tüten mit gebrannten Mandeln.',
        texts: { 'front-title': 'Süßes Ding' },
      },
      anhaenger: {
        description: 'Für alles, was man sich um den Hals hängen oder mitgeben kann.',
        texts: {
          'front-title': 'Schatzi',
          'back-text': 'Danke fürs Mitfeiern,\nFamilie Stadler',
        },
      },
      flaschenetikett: {
        description: 'Ein Etikett für Limo, Most und was sonst im Brunnen kühlt.',
        texts: {
          'front-names': 'Hofglück',
          'front-text': 'gebraut hinterm Haus\nvon Familie Stadler',
        },
      },
    },
  },
  probiert: {
    name: 'Probiert',
    description: 'Ein Lebkuchenherz für Mama, und jemand hat schon einmal abgebissen.',
    colourways: {
      flieder: 'Flieder',
      minze: 'Minze',
      aprikose: 'Aprikose',
    },
    details: { first: ['Jakob'] },
    texts: {
      'front-heading': 'Nur kurz\nprobiert',
      'front-line': 'Alles Liebe zum Muttertag\nvon deinem Naschkind',
      'inside-heading': 'Der Rest\ngehört dir',
      'inside-text': 'Weil du immer das größere Stück\nabgibst, und weil du so tust,\nals hättest du keinen Hunger.',
      'inside-reply': 'Heute koche ich.\nDein Jakob',
    },
  },
  bierdeckel: {
    name: 'Bierdeckel',
    description: 'Die Einladung steht auf dem Bierdeckel, und die Runden sind schon angestrichen.',
    colourways: {
      weissblau: 'Weiß-Blau',
      rotweiss: 'Rot-Weiß',
      waldwiese: 'Grün-Weiß',
    },
    details: { names: ['Resi und Ben'], date: ['2027-10-01'], place: ['Hofgut Anger Am Anger 3, Passau'] },
    texts: {
      'front-heading': 'Der Deckel\ngeht auf uns',
      'front-details': 'Oktoberfest bei Resi und Ben\nFreitag, 1. Oktober 2027, 18 Uhr',
      'inside-heading': 'Platz ist\nauf der Bank',
      'inside-text': 'Wir haben drei Garnituren,\nzwei Fässer und eine Blaskapelle,\ndie genau vier Lieder kann.',
      'inside-date': 'Freitag, 1. Oktober 2027\nab 18 Uhr',
      'inside-place': 'Hofgut Anger\nAm Anger 3, Passau',
      'inside-reply': 'Bitte sagt bis 20. September zu.\nResi und Ben, 0664 555 01 93',
    },
  },
};
