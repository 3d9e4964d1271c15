/** What is chosen on a product page, as query of its address. No markup. */

import type { Input, Output } from '#api/call.ts';
import type { Calls } from '#api/calls.ts';
import { punchingKeys } from '#core/design/punching.ts';
import { refinementKeys } from '#core/design/refinement.ts';

import { cardFormatKeys, cardFormKeys } from '#core/products/card/formats.ts';
import { cardQuantities } from '#core/products/card/quantities.ts';
import type { Quantities } from '#core/products/product.ts';
import { isSoldQuantity, readQuantity, roundUpQuantity, typedQuantityLength } from '#core/products/quantities.ts';
import { pathTo } from '#core/site/paths.ts';
import type { Unrendered } from '#core/values/message.ts';

export type CardProductView = Output<Calls['GET /web-api/cards/:card']>;

export type TypedQuantity = {
  /** As it stands in the address. */
  typed: string;
  /** What became of it, when it was not on the ladder. */
  note: string | null;
  /** Why there is no such quantity. */
  refused: string | null;
};

/** What became of a quantity in the address under `key`; null when there is none or it is sold. `quantity` is null for a refused one. */
export function typedQuantity(
  query: URLSearchParams,
  quantities: Quantities = cardQuantities,
  key = 'quantity',
): { quantity: number | null; answer: Unrendered<TypedQuantity> | null } {
  const typed = (query.get(key) ?? '').trim().slice(0, typedQuantityLength);
  if (!query.has(key)) return { quantity: null, answer: null };
  const rounded = roundUpQuantity(quantities, readQuantity(typed));
  if ('refused' in rounded) return { quantity: null, answer: { typed, note: null, refused: rounded.refused } };
  const { quantity, note } = rounded;
  return { quantity, answer: note === null ? null : { typed, note, refused: null } };
}

/** True for what can be the key of a design or paper; nothing else is asked for. */
export function isKey(text: string): boolean {
  return /^[a-z0-9][a-z0-9-]{0,63}$/.test(text);
}

type Wanted = Omit<Input<Calls['GET /web-api/cards/:card']>, 'card'>;

/** Reads the address; `format` may carry the form before a dot ("folded.a6"). Values that are not offered are left out. */
export function wantedOf(query: URLSearchParams): Wanted {
  const [left, right] = (query.get('format') ?? '').split('.');
  const form = right === undefined ? query.get('form') : left;
  const format = right ?? left;
  const paper = query.get('paper');
  const quantity = query.get('quantity');
  return {
    form: cardFormKeys.find((key) => key === form),
    format: cardFormatKeys.find((key) => key === format),
    paper: paper && isKey(paper) ? paper : undefined,
    refinementType: refinementKeys.find((key) => key === query.get('refinementType')),
    punching: punchingKeys.find((key) => key === query.get('punching')),
    pageCount: /^[1-9]\d?$/.exec(query.get('pageCount') ?? '')?.[0],
    quantity: quantity && /^[1-9]\d{0,5}$/.test(quantity) ? quantity : undefined,
  };
}

export type Chosen = {
  /** "folded.a6" */
  format: string;
  paper: string;
  refinementType: string;
  /** Absent: none. */
  punching?: string;
  /** Of a bound form; absent: the least. */
  pageCount?: string;
  quantity: number;
  colourway: string;
};

/**
 * What the boxes show. The product's own choice is what the server made of the address; while a newer address is on its way
 * (`isAhead`) that one counts, so that boxes follow the finger.
 */
export function chosenOf(product: CardProductView, query: URLSearchParams, isAhead: boolean): Chosen {
  const { choice, colourways } = product;
  const colourway = colourways.find((one) => one.key === query.get('colourway')) ?? colourways[0];
  const wanted = isAhead ? wantedOf(query) : {};
  const quantity = Number(wanted.quantity ?? choice.quantity);
  const { punching = 'none', pageCount } = isAhead ? wanted : choice;
  return {
    format: `${wanted.form ?? choice.form}.${wanted.format ?? choice.format}`,
    paper: wanted.paper ?? choice.paper,
    refinementType: wanted.refinementType ?? choice.refinementType,
    ...(punching === 'none' ? {} : { punching }),
    ...(pageCount === undefined ? {} : { pageCount: String(pageCount) }),
    quantity: isSoldQuantity(cardQuantities, quantity) ? quantity : choice.quantity,
    colourway: colourway?.key ?? '',
  };
}

/** What a sample is asked for with. */
export function sampleOf(card: string, { quantity: _, format, ...chosen }: Chosen): string {
  const [form = '', size = ''] = format.split('.');
  return new URLSearchParams({ card, form, format: size, ...chosen }).toString();
}

export function searchOf(chosen: Chosen): string {
  const { colourway, ...rest } = chosen;
  const query = new URLSearchParams({ colourway });
  for (const [key, value] of Object.entries(rest)) query.set(key, String(value));
  return `?${query}`;
}

/** The same with a quantity as it was typed, which may be none. */
export function searchOfTyped(chosen: Chosen, typed: string): string {
  const query = new URLSearchParams(searchOf(chosen));
  query.set('quantity', typed.trim().slice(0, typedQuantityLength));
  return `?${query}`;
}

export function shapeOf({ format: shape }: Pick<Chosen, 'format'>): Pick<CardProductView['choice'], 'form' | 'format'> {
  const [form, format] = shape.split('.');
  return { form, format } as Pick<CardProductView['choice'], 'form' | 'format'>;
}

/** What is chosen as prices read it. */
export function productChoiceOf(chosen: Chosen): CardProductView['choice'] {
  const { colourway: _, format: __, pageCount, ...rest } = chosen;
  const count = pageCount === undefined ? {} : { pageCount: Number(pageCount) };
  return { ...rest, ...shapeOf(chosen), ...count, card: '' } as CardProductView['choice'];
}

/** Address of the configurator for what is chosen (a document load: the editor has its own security policy). */
export function configuratorPathOf(card: string, chosen: Chosen): string {
  const { colourway, ...rest } = chosen;
  const query = new URLSearchParams({ card });
  for (const [key, value] of Object.entries({ ...rest, ...shapeOf(chosen), colourway })) query.set(key, String(value));
  return `${pathTo('configurator-card')}?${query}`;
}
