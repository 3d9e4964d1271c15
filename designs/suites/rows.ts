/** Rows of the pieces of suites: save-the-date, menu, place and thank-you card in the colours of the invitation. Words are in words.ts. */

import type { DesignTemplate } from '#core/catalogue/template.ts';
import { feastRows } from './forms/feast-rows.ts';
import { specialRows } from './forms/rows.ts';
import type { PieceKey } from './suite.ts';
import { type SuiteWords, suiteWords } from './words.ts';

type Piece = {
  key: PieceKey;
  /** End of the id: 'olivia-menuekarte'. */
  id: string;
  forms: DesignTemplate['forms'];
  description: (name: string) => string;
  words: (suite: SuiteWords) => Record<string, string> | null;
};

/** In the order of a wedding's stationery. */
const pieces: readonly Piece[] = [
  {
    key: 'save-the-date',
    id: 'save-the-date',
    forms: [
      { form: 'flat', format: 'a6' },
      { form: 'flat', format: 'din-long' },
    ],
    description: (name) => `Hält den Tag frei, lange bevor die Einladung ${name} im Briefkasten liegt.`,
    words: ({ saveTheDate }) => saveTheDate,
  },
  {
    key: 'menu-card',
    id: 'menuekarte',
    forms: [
      { form: 'flat', format: 'din-long' },
      { form: 'flat', format: 'a6' },
      { form: 'table-card', format: 'din-long' },
      { form: 'menu-insert', format: 'insert-din-long' },
    ],
    description: (name) => `Die Speisenfolge in den Farben der Einladung ${name}, auf der Rückseite die Getränke.`,
    words: ({ menu }) => menu,
  },
  {
    key: 'place-card',
    id: 'platzkarte',
    forms: [{ form: 'place-card', format: 'place' }],
    description: (name) => `Ein kleiner Aufsteller mit dem Namen jedes Gastes, im Stil der Einladung ${name}.`,
    words: ({ place }) => place,
  },
  {
    key: 'thank-you-card',
    id: 'dankeskarte',
    forms: [
      { form: 'flat', format: 'a6' },
      { form: 'folded', format: 'a6' },
    ],
    description: (name) => `Der Dank nach dem Fest, passend zur Einladung ${name} und mit Platz für ein Bild davon.`,
    words: ({ thanks }) => thanks,
  },
];

/** Older than every design, and sorted behind them, so that pieces never push designs out of a list. */
const created = '2026-08-03';

/** Designs with foil on the invitation and the thank-you card only: their other pieces are not sold with foil. */
const plainPieces: readonly string[] = ['gartentor', 'sommerwiese'];

function refinementsOf(lead: DesignTemplate, key: PieceKey): DesignTemplate['refinements'] {
  return plainPieces.includes(lead.id) && key !== 'thank-you-card' ? [] : lead.refinements;
}

function pieceRow(
  lead: DesignTemplate,
  { key, id, forms, description }: Piece,
  texts: Record<string, string>,
  order: number,
): DesignTemplate {
  return {
    ...lead,
    id: `${lead.id}-${id}`,
    category: key,
    suite: lead.id,
    description: description(lead.name),
    seed: lead.seed + order,
    forms,
    refinements: refinementsOf(lead, key),
    texts,
    sort: 1000 + lead.sort * 10 + order,
    popularity: Math.round(lead.popularity / 10),
    created,
    label: null,
  };
}

/** The pieces of every design that has words for them. Throws for words of an unknown design. */
export function suiteRows(leads: readonly DesignTemplate[]): DesignTemplate[] {
  const weddings = Object.entries(suiteWords).flatMap(([id, words]) => {
    const lead = leads.find((row) => row.id === id);
    if (!lead) throw new Error(`suite words for a design "${id}" that is not there`);
    const usual = pieces.flatMap((piece, order) => {
      const texts = piece.words(words);
      return texts ? [pieceRow(lead, piece, texts, order)] : [];
    });
    const isPlain = plainPieces.includes(lead.id);
    return [...usual, ...specialRows(isPlain ? { ...lead, refinements: [] } : lead, words)];
  });
  return [...weddings, ...feastRows(leads)];
}
