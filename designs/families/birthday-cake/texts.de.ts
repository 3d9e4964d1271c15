/** German words of the birthday cakes. */
import type { FamilyWords } from '#designs/family.ts';

export const words: FamilyWords = {
  kerzenwald: {
    name: 'Kerzenwald',
    description: 'Eine Torte mit genau {age} Kerzen, gezählt und angezündet: Da wird Hilfe gebraucht.',
    colourways: {
      pflaume: 'Pflaume',
      tanne: 'Tannengrün',
      nachtblau: 'Nachtblau',
      schwarzgold: 'Schwarz und Gold',
    },
    details: { first: ['Hanna Maurer'], date: ['2027-04-11'], place: ['Café Sprengel Zöllnerstraße 20, Celle', 'Café Sprengel in Celle'] },
    texts: {
      'front-heading': '{Age-word} Kerzen.\nWer hilft pusten?',
      'front-date': 'Hanna Maurer feiert am\nSonntag, 11. April 2027, ab 14.30 Uhr\nim Café Sprengel in Celle.',
      'inside-heading': 'Luft holen!',
      'inside-text': 'Die Torte reicht für alle,\nder Kaffee auch. Nur der Atem\nreicht nicht für {age} Kerzen.',
      'inside-date': 'Sonntag, 11. April 2027\n14.30 bis 18 Uhr',
      'inside-place': 'Café Sprengel\nZöllnerstraße 20, Celle',
      'inside-reply': 'Pustet ihr mit? Sagt bis 28. März Bescheid:\n0664 555 01 93',
    },
  },
  schichttorte: {
    name: 'Schichttorte',
    description: 'Die Karte ist der Anschnitt einer Torte: fünf Kerzen obenauf, in jeder Schicht eine Zeile.',
    colourways: {
      erdbeer: 'Erdbeer',
      schoko: 'Schokolade',
      blaubeer: 'Blaubeer',
      zitrone: 'Zitrone',
    },
    details: { first: ['Mila'], date: ['2027-06-19'], place: ['Gartenweg 3 in Lindau'] },
    texts: {
      'front-name': 'Mila wird fünf',
      'front-date': 'Samstag, 19. Juni 2027, 15 Uhr\nGartenweg 3 in Lindau',
      'front-line': 'Es gibt Torte, Limo\nund eine Schatzsuche.',
      'inside-heading': 'Ein Stück für dich',
      'inside-text': 'Erst pusten wir, dann essen wir,\ndann wird im Garten gesucht,\nbis der Schatz gefunden ist.',
      'inside-date': 'Samstag, 19. Juni 2027\n15 bis 18 Uhr',
      'inside-reply': 'Sag bitte bis 12. Juni Bescheid:\n0664 555 01 93',
    },
    pieces: {
      dankeskarte: {
        description: 'Der Dank nach dem Fest: oben das Wort, unten der Rest der Torte.',
        texts: {
          'front-heading': 'Danke!',
          'front-names': 'VON MILA',
          'inside-heading': 'Aufgegessen!',
          'inside-text': 'Danke, dass du da warst,\nund danke für dein Geschenk.\nEs liegt schon unter meinem Bett.',
          'inside-date': 'MILA',
        },
      },
      platzkarte: {
        description: 'Für jedes Kind ein Platz an der Tafel, mit einem Streifen Torte.',
        texts: { 'front-name': 'Jakob' },
      },
      anhaenger: {
        description: 'Ein Anhänger für das Säckchen, das alle mit nach Hause nehmen.',
        texts: {
          'front-title': 'Danke,\nJakob',
          'back-text': 'Schön, dass du\nmitgefeiert hast.\nDeine Mila',
        },
      },
      aufkleber: {
        description: 'Ein runder Aufkleber für Tüten, Becher und Kuchenschachteln.',
        texts: { 'front-title': 'Mila\nist fünf' },
      },
      flaschenetikett: {
        description: 'Ein Etikett für die Limo auf dem Geburtstagstisch.',
        texts: {
          'front-over': 'HAUSGEMACHT',
          'front-names': 'Milas Limo',
          'front-under': 'NICHT SCHÜTTELN',
        },
      },
    },
  },
};
