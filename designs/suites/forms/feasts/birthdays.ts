/** Pieces for birthdays: in the mountains and around the long table in the garden. */
import type { FeastPiece } from '#designs/suites/forms/rows.ts';
import { letter } from '#designs/suites/forms/rows.ts';

export const birthdayPieces: readonly FeastPiece[] = [
  {
    id: 'pocketfold',
    form: 'pocketfold',
    formats: ['a6', 'square'],
    category: 'invitation',
    description: 'Die Einladung als Mappe: links der Brief, rechts die Tasche mit Ablauf und Antwort.',
    texts: {
      'front-over': 'SECHZIG JAHRE',
      'front-names': 'Reinhard\nMoser',
      'front-under': '14. AUGUST 2027',
      ...letter(
        'inside-left',
        'Auf das Leben',
        'Am Samstag, 14. August 2027,\nin der Seehütte am Grundlsee.\nIch freue mich auf euch.',
        'REINHARD',
      ),
      ...letter('card-front', 'Der Tag', '9 Uhr  Wanderung\n13 Uhr  Jause\n17 Uhr  lange Tafel\n21 Uhr  Feuer am See'),
      ...letter('card-back', 'Bist du dabei?', 'Bitte sag mir bis 20. Juli,\nob du mitgehst oder später kommst.'),
    },
  },
  {
    id: 'kartentrio',
    form: 'trio',
    formats: ['a6'],
    category: 'invitation',
    description: 'Drei gestaffelte Karten mit einem Band: Name, Ablauf, Wissenswertes.',
    texts: {
      'card-1-front-names': 'Reinhard\nwird 60',
      'card-1-front-under': '14. AUGUST 2027',
      ...letter('card-2-front', 'Der Tag', 'Seehütte am Grundlsee\n\n9 Uhr  Wanderung\n17 Uhr  lange Tafel'),
      ...letter('card-3-front', 'Gut zu wissen', 'Feste Schuhe für den Vormittag,\nBadesachen für danach.\n\nAntwort bitte bis 20. Juli.'),
    },
  },
  {
    id: 'faecher',
    form: 'fan',
    category: 'drink-card',
    description: 'Die Getränke des Abends als Fächer, fünf Blätter an einer Buchschraube.',
    texts: {
      'blade-1-front-title': 'Zum\nWohl',
      'blade-1-front-under': 'Reinhard',
      'blade-2-front-title': 'Spezi',
      'blade-5-front-title': 'Quellwasser',
      ...letter('blade-3-front', 'Märzen', 'vom Fass'),
      ...letter('blade-4-front', 'Zirbe', 'zum Schluss'),
    },
  },
  {
    id: 'flaschenetikett',
    form: 'bottle-label',
    category: 'bottle-label',
    description: 'Für Wein, Saft und Selbstgebranntes auf dem Tisch: das Etikett zum runden Geburtstag.',
    texts: {
      'front-over': 'JAHRGANG 1967',
      'front-names': 'Reinhard',
      'front-under': '14. AUGUST 2027',
    },
  },
  {
    id: 'tischnummer',
    form: 'table-folded',
    formats: ['a6'],
    category: 'table-number',
    description: 'Steht von selbst und ist von beiden Seiten zu lesen.',
    texts: {
      'front-over': 'TISCH',
      'front-title': '2',
      'back-over': 'TISCH',
      'back-title': '2',
    },
  },
  {
    id: 'windlicht',
    form: 'wind-light',
    category: 'wind-light-card',
    description: 'Vier Wände um ein Teelicht: Die Berge leuchten am Abend.',
    texts: {
      'front-names': 'Reinhard',
      'front-under': 'SECHZIG JAHRE',
      ...letter('wall-3', 'Ein Licht\nfür den Abend', 'Danke, dass ihr\nmit mir feiert.', 'REINHARD'),
    },
  },
];

export const gardenPieces: readonly FeastPiece[] = [
  {
    id: 'sitzplan',
    form: 'group-table-card',
    category: 'seating-plan',
    description: 'Wer sitzt wo: die Gäste eines Tischs auf einer Karte.',
    texts: {
      'front-title': 'Tisch 3',
      'front-text': 'Hannelore\nRuth und Henning\nAnnelie Brandt\nOnkel Konrad\nMira und Jonas',
    },
  },
  {
    id: 'einlegeblatt',
    form: 'insert-sheet',
    formats: ['insert-a6', 'insert-square'],
    category: 'inlay',
    description: 'Anfahrt und Übernachtung auf einem Blatt, das in der Einladung liegt.',
    texts: {
      ...letter(
        'front',
        'Gut zu wissen',
        'Lindenweg 7, der Hof ist offen.\nBei Regen sitzen wir in der Scheune.\n\nZimmer hat der Gasthof Krone.',
        'BIS BALD, HANNELORE',
      ),
    },
  },
  {
    id: 'wunderkerze',
    form: 'sparkler-label',
    category: 'sparkler-label',
    description: 'Hält eine Wunderkerze für jeden Gast.',
    texts: {
      'front-title': 'Hoch soll\nsie leben',
      'front-names': 'Hanne',
      'front-under': 'SIEBZIG JAHRE',
    },
  },
  {
    id: 'absender',
    form: 'sticker-rect',
    formats: ['label-70', 'label-99'],
    category: 'address-sticker',
    description: 'Der Absender zum Aufkleben, für Einladung und Dank.',
    texts: {
      'front-names': 'Hannelore Berg',
      'front-text': 'Lindenweg 7\n97070 Würzburg',
    },
  },
  {
    id: 'querkarte',
    form: 'folded-top',
    formats: ['a6-landscape'],
    category: 'invitation',
    description: 'Die Einladung im Querformat: Sie öffnet sich nach oben, innen liegt ein Bild von früher.',
    texts: {
      'front-names': 'Siebzig\nJahre',
      'front-under': '12. SEPTEMBER 2027',
      ...letter('inside-bottom', 'Die Tafel ist gedeckt', 'Am Sonntag, 12. September,\nab 14 Uhr im Lindenweg 7.', 'HANNELORE'),
    },
  },
];
