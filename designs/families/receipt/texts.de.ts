/** German words of the designs of the receipts. */
import type { FamilyWords } from '#designs/family.ts';

export const words: FamilyWords = {
  kassenbon: {
    name: 'Kassenbon',
    description: 'Alles, was Papa je getan hat, zu seinen Preisen. Die Summe ist unbezahlbar, die Zeilen schreibst du selbst.',
    colourways: {
      zinnober: 'Zinnober',
      petrol: 'Petrol',
      senf: 'Senf',
      anthrazit: 'Anthrazit',
    },
    details: { first: ['Lena'], date: ['2027-05-06'] },
    texts: {
      'front-title': 'PAPA',
      'front-claim': 'Alles aus einer Hand\nTag und Nacht geöffnet',
      'front-counts': '1 x\n14 x\n412 x\n6 x\n1 x\n8 x\n99 x\n1 x',
      'front-things':
        'Radfahren geübt\nReifen geflickt\nTaxi, auch nachts\nUmzug, 4. Stock\nBohrer, geliehen\nWLAN repariert\n„Frag Mama“\nGeduld, Großpack.',
      'front-prices': '0,00\n0,00\n0,00\n0,00\n0,00\n0,00\n0,00\n0,00',
      'front-sum': 'SUMME',
      'front-total': 'unbezahlbar',
      'front-given': 'gegeben',
      'front-payment': '1 Umarmung',
      'front-change': 'zurück',
      'front-rest': 'stimmt so',
      'front-imprint': 'Vatertag, 6. Mai 2027\nEs bediente Sie: Ihr Vater.\nUmtausch ausgeschlossen.',
      'front-sign': 'Danke. Lena',
      'inside-heading': 'Lieber Papa',
      'inside-text':
        'ich habe nachgerechnet.\nSelbst wenn du mir Rabatt gibst,\nkomme ich auf keinen Betrag,\nden ein Mensch zahlen kann.\n\nIch zahle in Raten:\njeden Sonntag einen Kuchen.',
      'inside-sign': 'Deine Lena',
    },
  },
  endlosrolle: {
    name: 'Endlosrolle',
    description: 'Mamas Rechnung hat keinen Anfang und kein Ende: Der Bon läuft einfach weiter. Bezahlt wird innen.',
    colourways: {
      rosa: 'Rosa',
      flieder: 'Flieder',
      kirschrot: 'Kirschrot',
      eukalyptus: 'Eukalyptus',
    },
    details: { names: ['Jakob und Marie'] },
    texts: {
      'front-title': 'Mama',
      'front-claim': 'Notdienst rund um die Uhr\nkeine Ruhetage seit 1991',
      'front-counts': '3650\n2190\n1044\n365\n312\n104\n71\n40\n24\n18\n9\n4\n2\n1',
      'front-things':
        'Jausenbrote\nGutenachtküsse\nSocken gesucht\nHausschlüssel\nTränen gewischt\nKuchen gebacken\nVokabeln geübt\nFieber gemessen\nKlaviervorspiele\nZimmer geräumt\nSchwüre bewahrt\nZelte getrocknet\nHerzen geflickt\nFünfer verziehen',
      'front-prices': 'gratis\ngratis\ngratis\ngratis\ngratis\ngratis\ngratis\ngratis\ngratis\ngratis\ngratis\ngratis\ngratis\ngratis',
      'front-total': 'Zwischensumme: alles',
      'front-more': 'Fortsetzung folgt',
      'inside-heading': 'Wir zahlen!',
      'inside-text':
        'Liebe Mama,\nmit Frühstück im Bett,\nmit Blumen aus dem Garten\nund mit dem Versprechen,\ndass wir öfter anrufen.\n\nDer Rest bleibt offen.\nDas weißt du ja.',
      'inside-sign': 'Jakob und Marie',
    },
  },
  kassensturz: {
    name: 'Kassensturz',
    description: 'Die alte Kasse rechnet ein Berufsleben zusammen und lädt zum letzten Arbeitstag ein.',
    colourways: {
      sand: 'Sand und Tanne',
      messing: 'Messing',
      kupfer: 'Kupfer',
      stahl: 'Stahl',
    },
    details: {
      first: ['Brigitte Aschauer', 'Brigitte'],
      date: ['2027-06-25'],
      place: ['Halle 2, Tischlerei Aschauer Gewerbestraße 11, Steyr'],
    },
    texts: {
      'front-title': 'Kassensturz',
      'front-claim': 'nach 41 Jahren',
      'front-counts': '8.610\n17.220\n11\n3 x',
      'front-things': 'Arbeitstage\nTassen Kaffee\nChefs überlebt\nkrank gemeldet',
      'front-prices': '+\n+\n-\n-',
      'front-sum': 'macht',
      'front-total': '1 Fest',
      'front-facts': 'Freitag, 25. Juni 2027, 16 Uhr\nHalle 2, bei Brigitte Aschauer',
      'front-years': '41 JAHRE',
      'inside-heading': 'Die Kasse stimmt',
      'inside-text':
        'Nach 41 Jahren ziehe ich\nBilanz und sage: Ihr wart\nmein bester Posten.\n\nKommt zum Anstoßen,\nsolange der Vorrat reicht.',
      'inside-facts': 'Freitag, 25. Juni 2027, ab 16 Uhr\nHalle 2, Tischlerei Aschauer\nGewerbestraße 11, Steyr',
      'inside-reply': 'Zusagen bitte bis 11. Juni\n0664 555 01 93',
      'inside-sign': 'Eure Brigitte',
    },
    pieces: {
      dankeskarte: {
        description: 'Der Dank nach dem letzten Arbeitstag, mit einem Bild vom Fest auf dem Bon.',
        texts: {
          'front-heading': 'Stimmt so',
          'front-names': 'DANKE, BRIGITTE',
          'inside-heading': 'Danke',
          'inside-text': 'für 41 Jahre mit euch,\nfür das Fest in Halle 2\nund für das Fahrrad.\n\nIch fahre jetzt einfach los.',
          'inside-date': 'BRIGITTE ASCHAUER',
        },
      },
      menuekarte: {
        description: 'Was es zu essen gibt, als Bon auf jedem Tisch. Die Preise sind erlassen.',
        texts: {
          'menu-title': 'Bestellt',
          'menu-course-1': '1 X VORWEG',
          'menu-dish-1': 'Grießnockerlsuppe',
          'menu-course-2': '1 X WARM',
          'menu-dish-2': 'Backhendl mit\nErdäpfelsalat',
          'menu-course-3': '1 X FÜR ALLE',
          'menu-dish-3': 'Käsespätzle vom Blech',
          'menu-course-4': '2 X SÜSS',
          'menu-dish-4': 'Marillenknödel',
        },
      },
      platzkarte: {
        description: 'Ein kleiner Bon mit dem Namen des Gastes.',
        texts: { 'front-name': 'Hannes' },
      },
      flaschenetikett: {
        description: 'Für Wein und Saft am letzten Arbeitstag: das Etikett als Beleg.',
        texts: {
          'front-over': 'BELEG NR. 41',
          'front-names': 'Brigitte',
          'front-text': '1 x Zweigelt\n0,75 Liter, bezahlt',
          'front-under': '25. JUNI 2027',
        },
      },
      anhaenger: {
        description: 'Ein Anhänger für das Abschiedsgeschenk der Kolleginnen und Kollegen.',
        texts: {
          'front-over': 'BEZAHLT',
          'front-title': 'Halle 2',
          'back-text': 'Danke für\nalles, was\nnie auf einem\nBeleg stand.',
        },
      },
    },
  },
};
