/** German words of the designs of the cut paper family. */
import type { FamilyWords } from '#designs/family.ts';

export const words: FamilyWords = {
  'vier-socken': {
    name: 'Vier Socken',
    description: 'Vier kleine Socken auf der Leine, zwei Paare durcheinander: Es sind zwei.',
    colourways: { dotter: 'Dotter', minze: 'Minze', pfirsich: 'Pfirsich', papierweiss: 'Papierweiß' },
    details: { first: ['Ida'], second: ['Anton'], date: ['2027-09-14'] },
    texts: {
      'front-heading': 'Es sind\nzwei',
      'front-names': 'Ida und Anton\n14. September 2027',
      'inside-heading': 'Doppelt gezählt,\nstimmt trotzdem',
      'inside-text':
        'Ida kam um 6.12 Uhr, Anton\nsieben Minuten später.\nSeither ist immer eine Socke zu wenig\nund das Glück doppelt so laut.',
      'inside-date': 'Ida 2.410 g, 46 cm\nAnton 2.530 g, 47 cm',
      'inside-reply': 'Es freuen sich\nMarlene und Jakob Reiter mit Toni',
    },
    pieces: {
      dankeskarte: {
        description: 'Zwei Socken auf der Leine sagen Danke für alles, was die Zwillinge bekommen haben.',
        texts: {
          'front-heading': 'Danke\nhoch zwei',
          'front-names': 'IDA UND ANTON',
          'inside-heading': 'Doppelt froh',
          'inside-text': 'Danke für eure Geschenke, für Suppen\nund für jede Stunde Schlaf,\ndie ihr uns geschenkt habt.',
          'inside-date': 'IDA UND ANTON',
        },
      },
      anhaenger: {
        description: 'Ein Anhänger mit zwei ungleichen Socken für kleine Gaben.',
        texts: { 'front-title': 'Danke', 'front-under': 'IDA, ANTON', 'back-text': 'Für euch,\nweil ihr zwei\nbedacht habt.' },
      },
      aufkleber: {
        description: 'Ein runder Aufkleber, der Umschläge und Päckchen verschließt.',
        texts: { 'front-title': 'Es sind zwei', 'front-under': 'UND WIE' },
      },
    },
  },
  kuchenkrokodil: {
    name: 'Kuchenkrokodil',
    description: 'Das Krokodil sperrt das Maul auf, auf der Zunge liegt schon das letzte Stück Kuchen.',
    colourways: { himbeer: 'Himbeer', sonne: 'Sonne', teich: 'Teich', mandarine: 'Mandarine' },
    details: { first: ['Mila'], date: ['2027-06-12'], place: ['Bachgasse 4, Tulln'] },
    texts: {
      'front-name': 'Mila\nwird 6',
      'front-line': 'Komm schnell, bevor\nder Kuchen weg ist!',
      'inside-heading': 'Das große\nFressen',
      'inside-text': 'Es gibt Kuchen, Würstel und ein Floß\naus Luftmatratzen. Zieh an,\nwas schmutzig werden darf.',
      'inside-date': 'Samstag, 12. Juni 2027\n14.30 bis 18 Uhr',
      'inside-place': 'Bachgasse 4, Tulln',
      'inside-reply': 'Sag bitte bis 5. Juni zu:\n0664 555 01 93, Mila und Papa',
    },
    pieces: {
      dankeskarte: {
        description: 'Das Krokodil hat alles aufgegessen und sagt mit rundem Bauch Danke.',
        texts: {
          'front-heading': 'Danke!',
          'front-names': 'ES WAR KÖSTLICH',
          'inside-heading': 'Danke fürs\nKommen',
          'inside-text': 'Vom Kuchen ist nichts mehr übrig,\nvom Fest reden wir immer noch.\nAuch dein Geschenk hat geschmeckt.',
          'inside-date': 'Deine Mila',
        },
      },
      platzkarte: {
        description: 'Ein Krokodil bewacht den Platz am Kuchentisch.',
        texts: { 'front-name': 'Jonas' },
      },
      anhaenger: {
        description: 'Ein Anhänger für das Sackerl, das jedes Kind mit nach Hause nimmt.',
        texts: { 'front-title': 'Für dich', 'front-under': 'VON MILA', 'back-text': 'Nicht beißen,\nauspacken!' },
      },
      aufkleber: {
        description: 'Ein runder Aufkleber mit Krokodil für Tüten und Päckchen.',
        texts: { 'front-title': 'Schnapp!', 'front-under': 'VON MILA' },
      },
      ballonkarte: {
        description: 'Eine leichte Karte mit Loch für die Schnur, die mit dem Luftballon auf Reisen geht.',
        texts: { 'front-title': 'Flieg,\nKrokodil!', 'front-under': 'MILA', 'back-title': 'Gefunden?\nSchreib mir!' },
      },
      umschlag: {
        description: 'Ein Umschlag, auf dem das Krokodil die Post bringt.',
        texts: {
          'front-text': 'Jonas Berger\nAm Anger 11\n3430 Tulln',
          'back-under': 'Mila Hofer, Bachgasse 4, 3430 Tulln',
        },
      },
    },
  },
  himmelsmobile: {
    name: 'Himmelsmobile',
    description: 'Ein Mobile aus geschnittenem Papier dreht sich über dem Bett, und der Mond darin ist euer Foto.',
    colourways: { morgen: 'Morgenblau', salbei: 'Salbei', creme: 'Creme', nacht: 'Nacht' },
    details: { first: ['Hanna'], date: ['2027-02-08'] },
    texts: {
      'front-name': 'Hanna',
      'front-facts': '8. Februar 2027, 4.12 Uhr\n3.280 g, 50 cm',
      'inside-heading': 'Alles dreht sich\njetzt um dich',
      'inside-text': 'Seit du da bist, schauen wir\nden ganzen Tag nach oben,\nnach unten und vor allem zu dir.',
      'inside-date': 'Eva und Paul Brenner mit Max',
      'inside-reply': 'Lindenweg 7, 4820 Bad Ischl',
    },
    pieces: {
      dankeskarte: {
        description: 'Das Mobile mit eurem Foto als Dank für Glückwünsche und Geschenke zur Geburt.',
        texts: {
          'front-heading': 'Danke',
          'front-names': 'HANNA MIT EVA, PAUL UND MAX',
          'inside-heading': 'Danke von\nHerzen',
          'inside-text':
            'für eure Glückwünsche und Geschenke,\nfürs Kochen, Wiegen und Dasein.\nHanna schaut allem nach,\nwas sich dreht, am liebsten euch.',
          'inside-date': 'HANNA MIT EVA, PAUL UND MAX',
        },
      },
      polaroid: {
        description: 'Ein Bild der ersten Tage mit Platz für den Namen darunter.',
        texts: { 'front-names': 'Hanna', 'back-text': '8. Februar 2027, 4.12 Uhr.\nSeither dreht sich alles.' },
      },
      anhaenger: {
        description: 'Ein Anhänger mit Vogel für das Mitbringsel an alle, die gratulieren.',
        texts: { 'front-title': 'Danke', 'front-under': 'HANNA', 'back-text': 'Schön, dass\nihr da seid.' },
      },
      aufkleber: {
        description: 'Ein runder Aufkleber mit Vogel für Umschläge und Päckchen.',
        texts: { 'front-title': 'Hallo!', 'front-under': 'HANNA' },
      },
    },
  },
  ranzenkind: {
    name: 'Ranzenkind',
    description: 'Ein Ranzen, eine Schultüte, und irgendwo dazwischen ein Kind, das jetzt zur Schule geht.',
    colourways: { pausenhof: 'Pausenhof', kreide: 'Kreide', apfel: 'Apfel', butterbrot: 'Butterbrot' },
    details: { first: ['Nele'], date: ['2027-09-14'], place: ['Schulgasse 2, Dießen'] },
    texts: {
      'front-heading': 'Nele geht\nzur Schule.',
      'front-date': 'Dienstag,\n14. September 2027,\nab 11.30 Uhr',
      'inside-heading': 'Hinein\npasst sie noch',
      'inside-text': 'Der Ranzen ist größer als das Kind,\ndie Tüte auch. Wer nach der ersten\nStunde mitfeiert, darf tragen helfen.',
      'inside-date': 'Dienstag, 14. September 2027\nab 11.30 Uhr im Garten',
      'inside-place': 'Schulgasse 2, Dießen',
      'inside-reply': 'Sagt bitte bis 5. September Bescheid:\nKathrin und Jan, 0664 555 01 93',
    },
    pieces: {
      dankeskarte: {
        description: 'Die Dankeskarte nach dem ersten Schultag, mit Ranzen und Tüte.',
        texts: {
          'front-heading': 'Danke!',
          'front-names': 'DEINE NELE',
          'inside-heading': 'Danke fürs\nTragen',
          'inside-text':
            'Die Tüte ist leer, der Ranzen voll\nund ich kann schon fünf Buchstaben.\nMit ihnen habe ich meinen Namen\ngeschrieben, einen sogar zweimal.',
          'inside-date': 'DEINE NELE',
        },
      },
      platzkarte: {
        description: 'Eine kleine Schultüte steht am Platz jedes Gastes.',
        texts: { 'front-name': 'Resi' },
      },
      anhaenger: {
        description: 'Ein Anhänger für die Schultüte mit dem Namen des Kindes.',
        texts: { 'front-title': 'Nele', 'front-under': 'KLASSE 1B', 'back-text': 'Erst nach der\nSchule öffnen!' },
      },
      aufkleber: {
        description: 'Ein runder Aufkleber für Hefte, Dosen und alles, was verloren geht.',
        texts: { 'front-title': 'Neles', 'front-under': 'KLASSE 1B' },
      },
    },
  },
  tintenfischfest: {
    name: 'Tintenfischfest',
    description: 'Ein Tintenfisch mit acht Armen und alle voll: Kuchen, Hut, Ballon und ein Geschenk.',
    colourways: { koralle: 'Koralle', tinte: 'Tinte', riff: 'Riff', tiefsee: 'Tiefsee' },
    details: { first: ['Leo'], date: ['2027-07-10'], place: ['Seeweg 5, Mondsee'] },
    texts: {
      'front-name': 'Leo\nwird 7',
      'front-line': 'Wir haben alle\nHände voll zu tun.',
      'inside-heading': 'Es fehlen nur\nnoch deine zwei',
      'inside-text': 'Wir bauen ein Floß, grillen Würstel\nund tauchen nach Schätzen.\nBring Badesachen mit\nund großen Hunger.',
      'inside-date': 'Samstag, 10. Juli 2027\n14 bis 18 Uhr',
      'inside-place': 'Seeweg 5, Mondsee',
      'inside-reply': 'Sag bitte bis 3. Juli zu:\n0664 555 01 93, Leo und Mama',
    },
  },
};
