/** Pieces for Christmas: greetings, parcels and the table. */
import type { FeastPiece } from '#designs/suites/forms/rows.ts';
import { letter } from '#designs/suites/forms/rows.ts';

export const christmasPieces: readonly FeastPiece[] = [
  {
    id: 'postkarte',
    form: 'postcard',
    formats: ['a6'],
    category: 'greeting-card',
    description: 'Der Weihnachtsgruß als Postkarte: vorn der Wald bei Nacht, hinten Platz für Anschrift und Marke.',
    texts: {
      'front-title': 'Frohe\nWeihnachten',
      'front-under': 'FAMILIE REITER',
      ...letter('back', 'Stille Tage', 'und ein gutes neues Jahr\nwünschen euch von Herzen\nAnna und Matthias', 'IM DEZEMBER'),
    },
  },
  {
    id: 'anhaenger',
    form: 'gift-tag',
    formats: ['tag', 'tag-round', 'tag-narrow'],
    category: 'gift-tag',
    description: 'Ein Anhänger für Päckchen unter dem Baum, in drei Formen.',
    texts: {
      'front-title': 'Frohes\nFest',
      'front-under': 'für Oma',
      'back-text': 'Erst am\nHeiligen Abend\nöffnen.',
    },
  },
  {
    id: 'siegel',
    form: 'sticker-round',
    formats: ['round-50', 'round-40'],
    category: 'seal-sticker',
    description: 'Ein runder Aufkleber für Weihnachtspost und Plätzchentüten.',
    texts: {
      'front-title': 'Frohes\nFest',
    },
  },
  {
    id: 'flaschenetikett',
    form: 'bottle-label',
    category: 'bottle-label',
    description: 'Das Etikett für Punsch, Likör und Öl aus der eigenen Küche.',
    texts: {
      'front-over': 'WINTERPUNSCH',
      'front-names': 'Reiter',
      'front-under': 'IM DEZEMBER',
    },
  },
  {
    id: 'absender',
    form: 'sticker-rect',
    formats: ['label-70', 'label-99'],
    category: 'address-sticker',
    description: 'Der Absender zum Aufkleben, für Karten und Päckchen.',
    texts: {
      'front-names': 'Familie Reiter',
      'front-text': 'Forstweg 3\n6370 Kitzbühel',
    },
  },
];
