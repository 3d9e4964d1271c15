/** German words of the designs of the instant pictures. */
import type { FamilyWords } from '#designs/family.ts';

export const words: FamilyWords = {
  'noch-dunkel': {
    name: 'Noch dunkel',
    description: 'Zwei Sofortbilder von früher, und das dritte ist noch schwarz: Es entsteht erst auf dem Fest.',
    colourways: {
      minze: 'Minze',
      koralle: 'Koralle',
      nachtblau: 'Nachtblau',
      flieder: 'Flieder',
    },
    details: { first: ['Mila'], date: ['2027-08-28'], place: ['Seewiese, Uferweg 3, Utting', 'Seewiese'] },
    texts: {
      'front-name': 'Mila',
      'front-word': 'wird',
      'front-age': '{age}',
      'front-caption-1': 'sechs',
      'front-caption-2': 'zwölf',
      'front-caption-3': '{age-word}',
      'front-heading': 'Das nächste\nBild machen\nwir zusammen',
      'front-date': 'Samstag, 28. August 2027\nab 20 Uhr, Seewiese',
      'inside-heading': 'Bitte lächeln!',
      'inside-text':
        'Ich werde {age-word}, und ein Bild\nfehlt mir noch: das mit euch allen.\nEs gibt Pizza vom Blech, Musik bis spät\nund eine Kamera, die herumgeht.',
      'inside-facts': 'Samstag, 28. August 2027, ab 20 Uhr\nSeewiese, Uferweg 3, Utting',
      'inside-reply': 'Sag mir bis 14. August Bescheid.',
      'inside-sign': 'Deine Mila',
      'inside-caption': '28. August',
    },
  },
  'zu-dritt': {
    name: 'Zu dritt',
    description: 'Gestern noch ein kleines Bild zu zweit, heute ein großes: Der Name steht von Hand auf dem Rahmen.',
    colourways: {
      sand: 'Sand',
      himmel: 'Himmel',
      salbei: 'Salbei',
      himbeer: 'Himbeer',
    },
    details: { first: ['Emil Anton', 'Emil'], date: ['2027-02-08'] },
    texts: {
      'front-name': 'Emil Anton',
      'front-caption': 'zu zweit',
      'front-facts': 'Zu dritt seit\n8. Februar 2027\n3.280 g · 50 cm',
      'inside-heading': 'Und jetzt\nzu dritt',
      'inside-text': 'Unser Emil ist da, und alles ist anders:\ndie Nächte, die Wohnung und wir.\nWir sind müde und sehr, sehr glücklich.',
      'inside-reply': 'Wenn die ersten Wochen vorbei sind,\nkommt bitte und schaut ihn euch an.',
      'inside-sign': 'Nora und Jakob',
      'inside-caption': 'Tag zwei',
    },
    pieces: {
      polaroid: {
        description: 'Ein einzelnes Sofortbild zum Aufhängen, mit dem Namen von Hand.',
        texts: {
          'front-names': 'Emil Anton',
          'back-title': 'Für euch',
          'back-text': 'Ein Bild für den Kühlschrank,\nbis wir uns sehen.',
          'back-under': 'Nora, Jakob und Emil',
        },
      },
      fotostreifen: {
        description: 'Drei Bilder der ersten Wochen untereinander, wie aus dem Automaten.',
        texts: {
          'front-names': 'Emil',
          'front-under': 'Februar 2027',
          'back-text': 'Die erste Stunde,\nder erste Tag,\ndie erste Woche.',
        },
      },
      leporello: {
        description: 'Der Dank im Zickzack: acht Seiten mit vier Bildern.',
        texts: {
          'front-title': 'Danke',
          'front-under': 'Emil Anton',
          'panel-3-title': 'Ihr seid gut',
          'panel-3-text': 'Danke für die Suppen,\ndie Strampler\nund jedes liebe Wort.',
          'panel-6-title': 'Uns geht es fein',
          'panel-6-text': 'Emil trinkt, schläft und schaut.\nWir schauen zurück.',
          'panel-6-under': 'Nora und Jakob',
        },
      },
      anhaenger: {
        description: 'Ein Anhänger für das kleine Dankeschön.',
        texts: {
          'front-title': 'Danke',
          'front-under': 'von Emil',
          'back-text': 'Für alles,\nwas ihr uns\ngebracht habt.',
        },
      },
      absender: {
        description: 'Der neue Absender, jetzt mit drei Namen.',
        texts: {
          'front-names': 'Nora, Jakob und Emil',
          'front-text': 'Kastanienweg 12\n5020 Salzburg',
        },
      },
    },
  },
  'an-der-leine': {
    name: 'An der Leine',
    description: 'Drei Bilder vom letzten Fest hängen noch an der Leine, und das vierte wartet auf die Gäste.',
    colourways: {
      nacht: 'Nacht',
      pool: 'Pool',
      mandarine: 'Mandarine',
      zitrone: 'Zitrone',
    },
    details: {
      names: ['Ida, Jo und Malte'],
      date: ['2027-06-19'],
      place: ['Alte Druckerei, Färbergasse 9, Graz', 'Hof der Alten Druckerei'],
    },
    texts: {
      'front-caption-1': '20 Uhr 14',
      'front-caption-2': '23 Uhr 50',
      'front-caption-3': '3 Uhr 07',
      'front-caption-4': 'bald',
      'front-free': 'Hier fehlst\nnoch du.',
      'front-title': 'Noch\nmal!',
      'front-date': 'Samstag, 19. Juni 2027, ab 19 Uhr\nHof der Alten Druckerei',
      'inside-heading': 'Weil es so\nschön war',
      'inside-text':
        'Wir räumen den Hof aus, hängen Lichter\nauf und stellen die Musik nach draußen.\nBringt Durst mit und jemanden,\nden wir noch nicht kennen.',
      'inside-facts': 'Samstag, 19. Juni 2027, ab 19 Uhr\nAlte Druckerei, Färbergasse 9, Graz',
      'inside-reply': 'Ein kurzes Ja bis 5. Juni genügt.',
      'inside-sign': 'Ida, Jo und Malte',
      'inside-caption-1': 'ohne Worte',
      'inside-caption-2': 'Zugabe',
    },
    pieces: {
      postkarte: {
        description: 'Der Dank nach dem Fest als Postkarte, vorn mit eurem besten Bild.',
        texts: {
          'front-title': 'Schön\nwar’s',
          'front-under': '19. Juni 2027',
          'back-title': 'Danke',
          'back-text': 'fürs Kommen, fürs Tanzen\nund fürs Aufräumen.',
          'back-under': 'Ida, Jo und Malte',
        },
      },
      polaroid: {
        description: 'Ein Sofortbild für jeden Gast, mit Platz für eine Zeile.',
        texts: {
          'front-names': 'Das warst du',
          'back-title': 'Noch mal!',
          'back-text': 'Spätestens\nim nächsten Sommer.',
          'back-under': 'Ida, Jo und Malte',
        },
      },
      flaschenetikett: {
        description: 'Ein Etikett für die Flaschen auf dem Fest.',
        texts: {
          'front-title': 'Nachschub',
          'front-under': '19. Juni 2027',
        },
      },
      aufkleber: {
        description: 'Ein runder Aufkleber für Becher, Tüten und Gläser.',
        texts: {
          'front-title': 'Noch\nmal!',
        },
      },
    },
  },
};
