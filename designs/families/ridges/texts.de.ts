/** German words of the designs of the mountain ridges. */
import type { FamilyWords } from '#designs/family.ts';

export const words: FamilyWords = {
  alpenglut: {
    name: 'Alpenglut',
    description: 'Fünf Bergketten im ersten Licht, und über den Gipfeln stehen eure Namen.',
    colourways: {
      morgen: 'Morgen',
      tag: 'Klarer Tag',
      nacht: 'Nacht',
      herbst: 'Herbst',
    },
    details: { place: ['Almdorf Seinerzeit, Patergassen', 'Almdorf Seinerzeit'] },
    texts: {
      'front-heading': 'WIR HEIRATEN IN DEN BERGEN',
      'front-names': 'Katharina\n& Felix',
      'front-date': 'Samstag, 18. September 2027\nAlmdorf Seinerzeit',
      'inside-heading': 'Hoch hinaus',
      'inside-text': 'Wir sagen Ja, dort, wo wir uns\nzum ersten Mal verlaufen haben.\nKommt mit hinauf.',
      'inside-date': 'SAMSTAG, 18. SEPTEMBER 2027\n13 UHR',
      'inside-place': 'Almdorf Seinerzeit, Patergassen',
      'inside-reply': 'Antwort bitte bis 1. Juli\nan Katharina und Felix',
    },
    wedding: {
      names: 'Katharina\n& Felix',
      caps: 'KATHARINA UND FELIX',
      date: '18. September 2027',
      place: 'Almdorf Seinerzeit',
      guest: 'Sebastian',
      invite: 'Packt feste Schuhe ein:\nWir heiraten oben auf der Alm.\nDie Einladung folgt.',
      title: 'Almtafel',
      courses: [
        ['AUF DEM BRETT', 'Speck, Bergkäse,\nEssiggurken und Brot'],
        ['AUS DEM KESSEL', 'Rindsuppe\nmit Leberknödeln'],
        ['AUS DER PFANNE', 'Kärntner Kasnudeln\noder Wildragout'],
        ['ZUM SCHLUSS', 'Kaiserschmarren\nmit Zwetschkenröster'],
      ],
      drinks: 'Zirbengeist zum Ankommen\nZweigelt, Krems\nHirter vom Fass\nQuellwasser und Kräutertee',
      thanks: ['Oben war’s schön', 'Danke, dass ihr mit uns\nhinaufgestiegen seid.\nDer Muskelkater war es wert.'],
    },
  },
  bergsee: {
    name: 'Bergsee',
    description: 'Ein Gipfel, der See davor und der Mond in beiden: eine stille Einladung für Bergmenschen.',
    colourways: {
      abend: 'Blaue Stunde',
      rosa: 'Alpenrose',
      moos: 'Moos',
    },
    details: { first: ['Reinhard Moser', 'Reinhard'], date: ['2027-08-14'], place: ['Seehütte am Grundlsee'] },
    texts: {
      'front-heading': 'SECHZIG JAHRE',
      'front-names': 'Reinhard Moser',
      'front-date': 'Samstag, 14. August 2027',
      'inside-heading': 'Auf den Gipfel,\nauf das Leben',
      'inside-text': 'Zum Sechzigsten lade ich euch ein:\nvormittags eine leichte Wanderung,\nabends eine lange Tafel am See.',
      'inside-date': 'SAMSTAG, 14. AUGUST 2027\n9 UHR ODER 17 UHR',
      'inside-place': 'Seehütte am Grundlsee',
      'inside-reply': 'Antwort bitte bis 20. Juli\nan Reinhard, 0664 555 07 22',
    },
    pieces: {
      pocketfold: {
        description: 'Die Einladung als Mappe: links der Brief, rechts die Tasche mit Ablauf und Antwort.',
        texts: {
          'front-over': 'SECHZIG JAHRE',
          'front-names': 'Reinhard\nMoser',
          'front-under': '14. AUGUST 2027',
          'inside-left-title': 'Auf das Leben',
          'inside-left-text': 'Am Samstag, 14. August 2027,\nin der Seehütte am Grundlsee.\nIch freue mich auf euch.',
          'inside-left-under': 'REINHARD',
          'card-front-title': 'Der Tag',
          'card-front-text': '9 Uhr  Wanderung\n13 Uhr  Jause\n17 Uhr  lange Tafel\n21 Uhr  Feuer am See',
          'card-back-title': 'Bist du dabei?',
          'card-back-text': 'Bitte sag mir bis 20. Juli,\nob du mitgehst oder später kommst.',
        },
      },
      kartentrio: {
        description: 'Drei gestaffelte Karten mit einem Band: Name, Ablauf, Wissenswertes.',
        texts: {
          'card-1-front-names': 'Reinhard\nwird 60',
          'card-1-front-under': '14. AUGUST 2027',
          'card-2-front-title': 'Der Tag',
          'card-2-front-text': 'Seehütte am Grundlsee\n\n9 Uhr  Wanderung\n17 Uhr  lange Tafel',
          'card-3-front-title': 'Gut zu wissen',
          'card-3-front-text': 'Feste Schuhe für den Vormittag,\nBadesachen für danach.\n\nAntwort bitte bis 20. Juli.',
        },
      },
      faecher: {
        description: 'Die Getränke des Abends als Fächer, fünf Blätter an einer Buchschraube.',
        texts: {
          'blade-1-front-title': 'Zum\nWohl',
          'blade-1-front-under': 'Reinhard',
          'blade-2-front-title': 'Spezi',
          'blade-5-front-title': 'Quellwasser',
          'blade-3-front-title': 'Märzen',
          'blade-3-front-text': 'vom Fass',
          'blade-4-front-title': 'Zirbe',
          'blade-4-front-text': 'zum Schluss',
        },
      },
      flaschenetikett: {
        description: 'Für Wein, Saft und Selbstgebranntes auf dem Tisch: das Etikett zum runden Geburtstag.',
        texts: {
          'front-over': 'JAHRGANG 1967',
          'front-names': 'Reinhard',
          'front-under': '14. AUGUST 2027',
        },
      },
      tischnummer: {
        description: 'Steht von selbst und ist von beiden Seiten zu lesen.',
        texts: {
          'front-over': 'TISCH',
          'front-title': '2',
          'back-over': 'TISCH',
          'back-title': '2',
        },
      },
      windlicht: {
        description: 'Vier Wände um ein Teelicht: Die Berge leuchten am Abend.',
        texts: {
          'front-names': 'Reinhard',
          'front-under': 'SECHZIG JAHRE',
          'wall-3-title': 'Ein Licht\nfür den Abend',
          'wall-3-text': 'Danke, dass ihr\nmit mir feiert.',
          'wall-3-under': 'REINHARD',
        },
      },
      'neuer-termin': {
        description: 'Das Fest hat einen neuen Tag: als Postkarte, vorn der See und das Datum.',
        texts: {
          'front-over': 'NEUER TERMIN',
          'front-names': 'Reinhard\nwird 60',
          'front-under': '28. AUGUST 2027',
          'back-title': 'Das Wetter\nwird besser',
          'back-text': 'Wir feiern zwei Wochen später:\nam Samstag, 28. August 2027,\nin der Seehütte am Grundlsee.',
          'back-under': 'REINHARD',
        },
      },
    },
  },
};
