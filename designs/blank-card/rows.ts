/** A blank card of every form: rows of the catalogue that lists of designs leave out. */

import { blankId } from '#core/catalogue/blank-cards.ts';
import type { Colourway, DesignTemplate } from '#core/catalogue/template.ts';
import { appliedRefinements } from '#core/design/refinement.ts';
import { addressTexts } from '#core/envelope/plain-envelope.ts';
import { type CardForm, cardFormKeys } from '#core/products/card/formats.ts';
import { cardTypes } from '#core/products/card/types.ts';
import { type Cmyk, inksOf } from '#designs/drawing/inks.ts';
import { screen } from '#designs/screen.ts';

function colourway(key: string, name: string, color: string, [ground, ink, accent]: readonly [Cmyk, Cmyk, Cmyk]): Colourway {
  const inks = inksOf({ ground, ink, accent }, screen, ['accent']);
  return { key, name, color, hex: inks.ground?.hex ?? '', inks };
}

const black: Cmyk = [0, 0, 0, 90];

const colourways: readonly Colourway[] = [
  colourway('weiss', 'Weiß', 'white', [[0, 0, 0, 0], black, [70, 45, 65, 45]]),
  colourway('creme', 'Creme', 'cream', [[3, 5, 14, 0], black, [30, 60, 75, 42]]),
  colourway('salbei', 'Salbei', 'eucalyptus', [[28, 12, 28, 4], black, [72, 48, 66, 58]]),
  colourway('rose', 'Rosé', 'pink', [[4, 18, 14, 0], black, [28, 78, 58, 45]]),
  colourway('nachtblau', 'Nachtblau', 'navy', [
    [95, 76, 42, 45],
    [2, 3, 8, 0],
    [4, 10, 28, 0],
  ]),
];

/** What a blank card is called, its category and one sentence on its page. */
type Words = { name: string; category: string; description: string };

const words: Readonly<Record<CardForm, Words>> = {
  flat: {
    name: 'Einzelkarte',
    category: 'invitation',
    description: 'Zwei Seiten, acht Formate, ein leeres Blatt: der kürzeste Weg von der Idee zur Karte.',
  },
  folded: {
    name: 'Klappkarte',
    category: 'invitation',
    description: 'Vier Seiten, die von selbst stehen: außen die Überraschung, innen Platz für alles Weitere.',
  },
  'folded-top': {
    name: 'Klappkarte, oben gefalzt',
    category: 'greeting-card',
    description: 'Öffnet sich nach oben und steht wie ein Kalenderblatt.',
  },
  'double-folded': {
    name: 'Doppelklappkarte',
    category: 'invitation',
    description: 'Sechs Seiten, nach innen eingeschlagen: für Ablauf, Anfahrt und alles, was Gäste wissen wollen.',
  },
  trio: {
    name: 'Kartentrio',
    category: 'invitation',
    description: 'Drei Karten, nach oben gestaffelt und mit einem Band gebunden.',
  },
  leporello: {
    name: 'Leporello',
    category: 'thank-you-card',
    description: 'Acht Seiten im Zickzack: eine kleine Bildergeschichte, die auf dem Tisch steht.',
  },
  fan: {
    name: 'Kartenfächer',
    category: 'drink-card',
    description: 'Fünf Blätter an einer Buchschraube, aufzufächern wie Karten in der Hand.',
  },
  pocketfold: {
    name: 'Pocketfold',
    category: 'invitation',
    description: 'Eine Mappe mit Tasche und Einsteckkarte: die Einladung, die man auspackt.',
  },
  booklet: {
    name: 'Heft',
    category: 'church-booklet',
    description: 'Geheftet, acht bis achtundvierzig Seiten: für Kirche, freie Trauung und Festprogramm.',
  },
  postcard: {
    name: 'Postkarte',
    category: 'save-the-date',
    description: 'Vorne ein Bild oder Wort, hinten ein Gruß: auf Papieren, die Tinte annehmen.',
  },
  'photo-strip': {
    name: 'Fotostreifen',
    category: 'memory-picture',
    description: 'Schmal wie aus dem Automaten, für Bilder, die nebeneinander lachen.',
  },
  polaroid: {
    name: 'Polaroid',
    category: 'memory-picture',
    description: 'Im Format des Sofortbilds, für Erinnerungen mit einer Zeile darunter.',
  },
  'sticker-round': {
    name: 'Aufkleber, rund',
    category: 'seal-sticker',
    description: 'Rund gestanzt, für Umschläge, Gläser und Tüten.',
  },
  'sticker-heart': {
    name: 'Aufkleber, Herz',
    category: 'gift-sticker',
    description: 'Als Herz gestanzt: ein kleiner Gruß, der auf dem Geschenk bleibt.',
  },
  'sticker-rect': {
    name: 'Aufkleber, rechteckig',
    category: 'address-sticker',
    description: 'Für Adressen und Absender, mit weich gerundeten Ecken.',
  },
  'bottle-label': {
    name: 'Flaschenetikett',
    category: 'bottle-label',
    description: 'Nassfest, für Wein, Sirup und das erste Glas auf der Feier.',
  },
  'sparkler-label': {
    name: 'Wunderkerzenetikett',
    category: 'sparkler-label',
    description: 'Zwei Löcher halten die Wunderkerze, das Wort hält die Vorfreude.',
  },
  'gift-tag': { name: 'Geschenkanhänger', category: 'gift-tag', description: 'Fünf Formen mit Loch für das Band.' },
  'table-card': { name: 'Tischkarte', category: 'menu-card', description: 'Liegt auf dem Teller oder lehnt am Glas.' },
  'table-folded': {
    name: 'Tischaufsteller',
    category: 'table-number',
    description: 'Steht von selbst und ist von beiden Seiten zu lesen.',
  },
  'group-table-card': {
    name: 'Gruppentischkarte',
    category: 'seating-plan',
    description: 'Groß genug, dass ein ganzer Tisch seine Namen findet.',
  },
  'place-card': { name: 'Platzkarte', category: 'place-card', description: 'Ein Zelt für einen Namen.' },
  'insert-sheet': {
    name: 'Einlegeblatt',
    category: 'inlay',
    description: 'Liegt lose in der Karte, auf Transparent oder feinem Papier.',
  },
  'insert-card': {
    name: 'Einlegekarte',
    category: 'reply-card',
    description: 'Die Antwort liegt gleich bei: eine Karte, die in jede Klappkarte passt.',
  },
  'menu-insert': {
    name: 'Menüeinleger',
    category: 'menu-card',
    description: 'Ein Blatt für die Speisenfolge, das in die Karte am Platz gelegt wird.',
  },
  band: {
    name: 'Banderole',
    category: 'invitation',
    description: 'Ein Streifen, der Karte und Einleger zusammenhält.',
  },
  confetti: {
    name: 'Konfetti',
    category: 'confetti',
    description: 'Runde Blättchen mit einem Wort, zum Streuen und Werfen.',
  },
  'wind-light': {
    name: 'Windlichtkarte',
    category: 'wind-light-card',
    description: 'Vier Wände um ein Teelicht im Glas: das Licht scheint durch das Papier.',
  },
  'balloon-card': {
    name: 'Ballonkarte',
    category: 'greeting-card',
    description: 'Leicht, mit Loch für die Schnur: ein Gruß, der steigt.',
  },
  envelope: {
    name: 'Umschlag',
    category: 'envelope',
    description: 'Bedruckt mit Anschrift und Absender; Marke und Sortiercode bleiben frei.',
  },
  newspaper: {
    name: 'Hochzeitszeitung',
    category: 'announcement',
    description: 'Auf echtem Zeitungspapier, in 24 Stunden gedruckt und verschickt.',
  },
};

function rowOf(form: CardForm, at: number): DesignTemplate {
  const { name, category, description } = words[form];
  const { formats, refinementRefusal } = cardTypes[form];
  return {
    id: blankId(form),
    name,
    family: 'blank-card',
    isBlank: true,
    occasion: 'blanko',
    category,
    description,
    style: 'schlicht',
    seed: 1,
    variant: 'plain',
    forms: formats.map((format) => ({ form, format })),
    refinements: refinementRefusal === null ? [...appliedRefinements] : [],
    colourways: [...colourways],
    texts: {},
    ...(form === 'envelope' ? { fieldTexts: addressTexts } : {}),
    sort: 1_000 + at,
    popularity: 0,
    created: '2027-05-20',
    label: null,
  };
}

export const blankRows: readonly DesignTemplate[] = cardFormKeys.map(rowOf);
