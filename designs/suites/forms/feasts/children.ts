/** Pieces for births and baptisms. The verse follows Luther 1912. */
import type { FeastPiece } from '#designs/suites/forms/rows.ts';
import { letter } from '#designs/suites/forms/rows.ts';

export const birthPieces: readonly FeastPiece[] = [
  {
    id: 'postkarte',
    form: 'postcard',
    formats: ['a6-landscape', 'a6'],
    category: 'announcement',
    description: 'Die Geburtsanzeige als Postkarte: vorn Blumen und Name, hinten Platz für Anschrift und Marke.',
    texts: {
      'front-over': 'WILLKOMMEN',
      'front-names': 'Luise Emilia',
      'front-under': '2. JUNI 2027',
      ...letter('back', 'Luise ist da', '3.310 Gramm leicht,\n51 Zentimeter lang\nund schon der Mittelpunkt.', 'ANNA, FELIX UND CARL'),
    },
  },
  {
    id: 'querkarte',
    form: 'folded-top',
    formats: ['a6-landscape'],
    category: 'thank-you-card',
    description: 'Die Dankeskarte im Querformat: Sie öffnet sich nach oben, innen liegt ein großes Bild.',
    texts: {
      'front-title': 'Danke',
      ...letter(
        'inside-bottom',
        'Von Herzen danke',
        'für Mützen, Suppen und Besuche\nund für jeden guten Wunsch.',
        'LUISE MIT ANNA, FELIX UND CARL',
      ),
    },
  },
  {
    id: 'leporello',
    form: 'leporello',
    formats: ['a6', 'square-small'],
    category: 'thank-you-card',
    description: 'Die ersten Wochen im Zickzack: acht Seiten mit vier Bildern.',
    texts: {
      'front-title': 'Danke',
      'front-under': 'LUISE EMILIA',
      ...letter('panel-3', 'Von Herzen danke', 'für eure Geschenke,\nfür warme Suppen\nund für die ruhigen Besuche.'),
      ...letter('panel-6', 'Es geht uns gut', 'Luise schläft, trinkt und staunt.\nCarl singt ihr vor.\nWir sehen zu.', 'ANNA UND FELIX'),
    },
  },
  {
    id: 'fotostreifen',
    form: 'photo-strip',
    category: 'memory-picture',
    description: 'Drei Bilder der ersten Tage, darunter der Name.',
    texts: {
      'front-names': 'Luise\nEmilia',
      'front-under': '2. JUNI 2027',
      'back-text': 'Der erste Tag,\ndie erste Woche,\nder erste Monat.',
    },
  },
  {
    id: 'herzaufkleber',
    form: 'sticker-heart',
    category: 'gift-sticker',
    description: 'Ein Herz für kleine Geschenke zur Geburt.',
    texts: {
      'front-title': 'Danke',
      'front-under': 'Luise',
    },
  },
  {
    id: 'anhaenger',
    form: 'gift-tag',
    formats: ['tag', 'tag-round', 'tag-heart', 'tag-seal', 'tag-narrow'],
    category: 'gift-tag',
    description: 'Ein Anhänger für das Mitbringsel an alle, die gratulieren, in fünf Formen.',
    texts: {
      'front-title': 'Danke',
      'front-under': 'Luise',
      'back-text': 'Schön, dass\nihr da seid.',
    },
  },
  {
    id: 'ballonkarte',
    form: 'balloon-card',
    category: 'greeting-card',
    description: 'Eine leichte Karte mit Loch für die Schnur: Wünsche, die mit dem Ballon steigen.',
    texts: {
      'front-title': 'Flieg,\nkleiner\nWunsch',
      'front-under': 'Luise',
      'back-title': 'Mein Wunsch\nfür dich',
    },
  },
  {
    id: 'konfetti',
    form: 'confetti',
    category: 'confetti',
    description: 'Runde Blättchen mit den Anfangsbuchstaben für die Feier zur Geburt.',
    texts: {
      'front-title': 'L E',
    },
  },
];

export const baptismPieces: readonly FeastPiece[] = [
  {
    id: 'taufheft',
    form: 'booklet',
    formats: ['a5', 'a6'],
    category: 'church-booklet',
    description: 'Das Heft für den Taufgottesdienst: Ablauf, Taufspruch, Lied und Fürbitten, erweiterbar bis achtundvierzig Seiten.',
    texts: {
      'front-over': 'TAUFE',
      'front-names': 'Jonathan',
      'front-under': '23. MAI 2027',
      ...letter('page-3', 'Ablauf', 'Einzug\nBegrüßung\nLesung und Predigt\nTaufe und Segen\nFürbitten\nAuszug', 'SEEKIRCHE AM ATTERSEE'),
      ...letter(
        'page-4',
        'Taufspruch',
        'Denn er hat seinen Engeln\nbefohlen über dir, dass sie dich\nbehüten auf allen deinen Wegen.\n\nPsalm 91, 11',
      ),
      ...letter(
        'page-5',
        'Lied',
        'Lobe den Herren,\nden mächtigen König der Ehren,\nlob ihn, o Seele,\nvereint mit den himmlischen Chören.\n\nJoachim Neander, 1680',
      ),
      ...letter(
        'page-6',
        'Fürbitten',
        'Für Jonathan und alle Kinder.\nFür seine Patin und seinen Paten.\nFür alle, die uns fehlen.\n\nWir bitten dich, erhöre uns.',
      ),
      ...letter(
        'page-7',
        'Danke',
        'allen, die diesen Tag\nmit uns begehen, und allen,\ndie ihn vorbereitet haben.',
        'LENA, JAKOB UND MIA HOFER',
      ),
    },
  },
  {
    id: 'antwortkarte',
    form: 'insert-card',
    formats: ['insert-a6', 'insert-din-long'],
    category: 'reply-card',
    description: 'Die Antwort liegt der Einladung zur Taufe bei: ankreuzen, ausfüllen, zurückschicken.',
    texts: {
      'back-text': 'Seestraße 12\n4864 Attersee',
      'back-under': 'LENA UND JAKOB HOFER',
      ...letter('front', 'Seid ihr dabei?', 'Bitte antwortet uns bis 1. Mai:\nwer zur Taufe kommt\nund wer zum Kaffee bleibt.'),
    },
  },
  {
    id: 'siegel',
    form: 'sticker-round',
    formats: ['round-50', 'round-40'],
    category: 'seal-sticker',
    description: 'Ein runder Aufkleber mit dem Anfangsbuchstaben, der die Umschläge zur Taufe verschließt.',
    texts: {
      'front-title': 'J',
    },
  },
  {
    id: 'umschlag',
    form: 'envelope',
    formats: ['envelope-c6', 'envelope-din-long'],
    category: 'envelope',
    description: 'Der bedruckte Umschlag zur Einladung: vorn die Anschrift, hinten der Fisch und der Absender.',
    texts: {
      'front-text': 'Familie Brandt\nAm Marktplatz 4\n97070 Würzburg',
      'back-under': 'LENA UND JAKOB HOFER',
    },
  },
  {
    id: 'doppelklappkarte',
    form: 'double-folded',
    formats: ['a6', 'square'],
    category: 'invitation',
    description: 'Die Einladung zur Taufe mit sechs Seiten: innen ein Bild, der Ablauf und der Weg.',
    texts: {
      'front-over': 'WIR FEIERN TAUFE',
      'front-names': 'Jonathan',
      'front-under': '23. MAI 2027',
      ...letter('flap', 'Gut zu wissen', 'Die Kirche liegt am Wasser,\nParkplätze gibt es am Strandbad.'),
      ...letter(
        'inside-left',
        'Jonathans Taufe',
        'Am Sonntag, 23. Mai 2027,\num 10.30 Uhr in der Seekirche.\nWir laden euch herzlich ein.',
        'LENA, JAKOB UND MIA',
      ),
      ...letter(
        'inside-right',
        'Unser Tag',
        '10.30 Uhr  Taufe\n12.00 Uhr  Essen im Pfarrgarten\n15.00 Uhr  Kaffee und Kuchen',
        'ANTWORT BIS 1. MAI',
      ),
    },
  },
  {
    id: 'banderole',
    form: 'band',
    category: 'band',
    description: 'Ein Streifen, der Taufeinladung und Einleger zusammenhält.',
    texts: {
      'front-names': 'Jonathan',
      'front-under': '23. MAI 2027',
    },
  },
  {
    id: 'polaroid',
    form: 'polaroid',
    category: 'memory-picture',
    description: 'Ein Bild vom Taufstein im Format des Sofortbilds, als Andenken für die Gäste.',
    texts: {
      'front-names': 'Jonathans Taufe',
      ...letter('back', 'Danke', 'dass ihr Jonathans Tag\nmit uns gefeiert habt.', '23. MAI 2027'),
    },
  },
];
