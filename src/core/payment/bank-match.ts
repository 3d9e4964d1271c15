/** Which open orders an entry of the bank account pays. Only an order number in its text together with the exact sum is sure. */
import { folded } from '#core/people/words.ts';
import type { Currency } from '#core/values/money.ts';
import { compatibleText } from '#core/values/text/text-input.ts';
import type { BankEntry } from './bank-entry.ts';
import { forgivenDifference } from './settlement.ts';

/** `due` in minor units of `currency`. */
export type OpenOrder = { number: string; due: number; currency: Currency; payer: string };

export const maxCandidates = 3;

/**
 * 'matched': one order, its number and its sum. 'split': several orders, whose sums are the amount together. 'difference': one order, short by
 * no more than `forgivenDifference`. 'candidates': a person decides; the likeliest first, none where nothing fits.
 */
export type BankMatch =
  | { kind: 'matched'; number: string }
  | { kind: 'split'; numbers: string[] }
  | { kind: 'difference'; number: string; short: number }
  | { kind: 'candidates'; numbers: string[] };

/** Digits of a number at most, and of its beginning that may stand apart: "F 1000001", "F-1000001", "f.1000001". */
const maxDigits = 15;
const between = /[\s.:/#_-]/;
const digit = /\d/;

/** The longest of `known` that begins at the letter F: banks put spaces and line ends into numbers. '' for none. */
function numberAt(text: string, at: number, known: ReadonlySet<string>): string {
  let [found, digits, next] = ['', '', at + 1];
  for (let skipped = 0; skipped < 3 && between.test(text.charAt(next)); skipped += 1) next += 1;
  while (digits.length < maxDigits) {
    // At most one space between two digits.
    if (digits !== '' && /\s/.test(text.charAt(next)) && digit.test(text.charAt(next + 1))) next += 1;
    if (!digit.test(text.charAt(next))) break;
    digits += text.charAt(next);
    next += 1;
    if (known.has(`F${digits}`) && !digit.test(text.charAt(next))) found = `F${digits}`;
  }
  return found;
}

/** The numbers of `known` in a text, in capitals or not, with spaces inside or glued to words. Time linear in the text. */
export function orderNumbersIn(text: string, known: ReadonlySet<string>): string[] {
  const plain = compatibleText(text);
  const found = new Set<string>();
  for (let at = 0; at < plain.length; at += 1) {
    if (plain[at] !== 'F' && plain[at] !== 'f') continue;
    const number = numberAt(plain, at, known);
    if (number !== '') found.add(number);
  }
  return [...found];
}

/** Orders that the text names without the letter, as a number of its own. */
function bareNumbersIn(text: string, known: ReadonlySet<string>): ReadonlySet<string> {
  const runs = compatibleText(text).match(/\d+/g) ?? [];
  return new Set(runs.map((run) => `F${run}`).filter((number) => known.has(number)));
}

export function matchEntry(
  { money, payer, text }: Pick<BankEntry, 'money' | 'payer' | 'text'>,
  openOrders: readonly OpenOrder[],
): BankMatch {
  if (money.amount <= 0) return { kind: 'candidates', numbers: [] };
  const known = new Set(openOrders.map(({ number }) => number));
  const numbers = new Set(orderNumbersIn(text, known));
  const named = openOrders.filter(({ number, currency }) => numbers.has(number) && currency === money.currency);
  const isAll = named.length === numbers.size;
  const exact = named.filter(({ due }) => due === money.amount);
  const [only] = exact.length === 1 ? exact : [];
  if (only) return { kind: 'matched', number: only.number };
  const sum = named.reduce((total, { due }) => total + due, 0);
  if (isAll && named.length > 1 && sum === money.amount) return { kind: 'split', numbers: named.map(({ number }) => number).toSorted() };
  const [first] = named;
  const short = (first?.due ?? 0) - money.amount;
  if (first && isAll && named.length === 1 && short > 0 && short <= forgivenDifference)
    return { kind: 'difference', number: first.number, short };
  return { kind: 'candidates', numbers: candidatesOf({ money, payer, text }, openOrders, numbers) };
}

/** Ranked by what an entry says of an order: its number, its sum, the name of who pays. */
function candidatesOf(
  { money, payer, text }: Pick<BankEntry, 'money' | 'payer' | 'text'>,
  openOrders: readonly OpenOrder[],
  numbers: ReadonlySet<string>,
): string[] {
  const bare = bareNumbersIn(text, new Set(openOrders.map(({ number }) => number)));
  const words = new Set(folded(`${payer} ${text}`).split(' '));
  const rank = (order: OpenOrder): number => {
    const short = order.currency === money.currency ? order.due - money.amount : Number.POSITIVE_INFINITY;
    const ofNumber = numbers.has(order.number) ? 8 : bare.has(order.number) ? 4 : 0;
    const ofSum = short === 0 ? 3 : short > 0 && short <= forgivenDifference ? 2 : 0;
    return ofNumber + ofSum + nameRank(order.payer, words);
  };
  return openOrders
    .map((order) => ({ ...order, rank: rank(order), distance: Math.abs(order.due - money.amount) }))
    .filter((order) => order.rank > 0)
    .toSorted((a, b) => b.rank - a.rank || a.distance - b.distance || (a.number < b.number ? -1 : 1))
    .slice(0, maxCandidates)
    .map(({ number }) => number);
}

/** 2 for all words of a name, 1 for its last one: the family name. */
function nameRank(name: string, words: ReadonlySet<string>): number {
  const parts = folded(name)
    .split(' ')
    .filter((part) => part.length > 1);
  if (parts.length === 0 || !words.has(parts.at(-1) ?? '')) return 0;
  return parts.every((part) => words.has(part)) ? 2 : 1;
}
