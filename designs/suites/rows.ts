/** Rows of the pieces of suites: cards in the colours and with the ornaments of the design they belong to. */

import type { Colourway, DesignTemplate } from '#core/catalogue/template.ts';
import type { CardForm } from '#core/products/card/formats.ts';
import { cardTypes } from '#core/products/card/types.ts';
import type { DesignWords, SuitePieces } from '#designs/family.ts';
import type { PieceShape } from './piece.ts';
import { specialPieces } from './special-pieces.ts';
import type { PieceKey } from './suite.ts';
import { type PieceWords, specialWords, transparentName, usualWords } from './texts.de.ts';

/** A design with what its suite is made of. */
export type Lead = {
  row: DesignTemplate;
  pieces: SuitePieces | undefined;
  words: DesignWords;
  /** The ink of its suite's paper. */
  paper?: string | undefined;
};

type UsualPiece = { key: PieceKey /** End of the id: 'olivia-menuekarte'. */; id: string; forms: DesignTemplate['forms'] };

/** In the order of a wedding's stationery. */
const usualPieces: readonly UsualPiece[] = [
  {
    key: 'save-the-date',
    id: 'save-the-date',
    forms: [
      { form: 'flat', format: 'a6' },
      { form: 'flat', format: 'din-long' },
    ],
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
  },
  { key: 'place-card', id: 'platzkarte', forms: [{ form: 'place-card', format: 'place' }] },
  {
    key: 'thank-you-card',
    id: 'dankeskarte',
    forms: [
      { form: 'flat', format: 'a6' },
      { form: 'folded', format: 'a6' },
    ],
  },
];

/** Older than every design, and sorted behind them, so that pieces never push designs out of a list. */
const usualCreated = '2026-08-03';
const specialCreated = '2026-07-20';

/** Small pieces and everything on thin or special paper is printed in ink alone. */
const refinedForms: readonly CardForm[] = ['postcard', 'folded-top', 'double-folded', 'leporello', 'pocketfold', 'trio'];

const most = 6;

/**
 * The colourways of a sheet that is laid in, one of them for transparent paper: without a ground. Only of a design on light paper, whose ink is
 * seen on it.
 */
function withTransparent(colourways: readonly Colourway[], paper: string | undefined): Colourway[] {
  const [first] = colourways;
  const ground = paper === undefined ? undefined : first?.inks[paper];
  if (!first || paper === undefined || !ground || ground.c + ground.m + ground.y + ground.k > 40) return [...colourways];
  const inks = { ...first.inks, [paper]: { c: 0, m: 0, y: 0, k: 0, hex: '#ffffff' } };
  const transparent = { key: 'transparent', name: transparentName, color: 'transparent', hex: '#eef0ee', inks };
  return [...colourways.slice(0, most - 1), transparent];
}

type Words = Pick<DesignTemplate, 'description' | 'texts'>;

function usualRow(lead: DesignTemplate, { key, id, forms }: UsualPiece, words: Words, order: number): DesignTemplate {
  return {
    ...lead,
    id: `${lead.id}-${id}`,
    category: key,
    suite: lead.id,
    description: words.description,
    seed: lead.seed + order,
    forms: [...forms],
    texts: words.texts,
    sort: 1000 + lead.sort * 10 + order,
    popularity: Math.round(lead.popularity / 10),
    created: usualCreated,
    label: null,
  };
}

/** The row of a piece in a form of its own, behind all designs and usual pieces. `order` is its place among the pieces of its design. */
function specialRow(
  lead: DesignTemplate,
  { id, form, formats, category }: PieceShape,
  words: Words,
  order: number,
  paper?: string,
): DesignTemplate {
  return {
    ...lead,
    colourways: form === 'insert-sheet' ? withTransparent(lead.colourways, paper) : lead.colourways,
    id: `${lead.id}-${id}`,
    category,
    suite: lead.id,
    description: words.description,
    forms: (formats ?? cardTypes[form].formats).map((format) => ({ form, format })),
    refinements: refinedForms.includes(form) ? lead.refinements : [],
    texts: words.texts,
    sort: 2000 + lead.sort * 40 + order,
    popularity: Math.round(lead.popularity / 20),
    created: specialCreated,
    label: null,
  };
}

function weddingRows({ row: lead, paper, words: { wedding, name } }: Lead, special: readonly string[], isPlain: boolean): DesignTemplate[] {
  if (!wedding) throw new Error(`${lead.id} has pieces of a wedding, and its words have no "wedding"`);
  const plain = isPlain ? { ...lead, refinements: [] } : lead;
  const wordsOf = ({ description, texts }: PieceWords): Words => ({ description: description(name), texts: texts(wedding) });
  return [
    ...usualPieces.map((piece, at) => usualRow(piece.key === 'thank-you-card' ? lead : plain, piece, wordsOf(usualWords[piece.key]), at)),
    ...specialPieces
      .filter(({ id }) => special.includes(id))
      .map((piece, at) => specialRow(plain, piece, wordsOf(specialWords[piece.id]), at, paper)),
  ];
}

/** Pieces of other occasions are printed in inks alone: foil and relief stay on the cards they belong to. */
function ownRows({ row: lead, words, paper }: Lead, own: readonly PieceShape[]): DesignTemplate[] {
  return own.map((piece, at) => {
    const pieceWords = words.pieces?.[piece.id];
    if (!pieceWords) throw new Error(`${lead.id} has a piece "${piece.id}" without words`);
    return specialRow({ ...lead, refinements: [] }, piece, pieceWords, at, paper);
  });
}

/** The pieces of each design that has a suite. Throws for a piece without words. */
export function suiteRows(leads: readonly Lead[]): DesignTemplate[] {
  return leads.flatMap((lead) => {
    const { pieces } = lead;
    if (!pieces) return [];
    return 'own' in pieces ? ownRows(lead, pieces.own) : weddingRows(lead, pieces.special, pieces.isPlain ?? false);
  });
}
