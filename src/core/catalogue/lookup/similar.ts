/** Designs beside one: those like it, and its drawing in other numbers of years. */

import { type ListedCard, orders, plainCard } from '#core/catalogue/list.ts';
import { type ListIndex, listIndexOf } from '#core/catalogue/list-index.ts';
import { drawingOf } from '#core/catalogue/numeral.ts';
import { areSuggestedTogether } from '#core/catalogue/occasions.ts';
import { suiteOf } from '#core/catalogue/suite/suite.ts';
import type { DesignTemplate } from '#core/catalogue/template.ts';
import { pageSizes } from '#core/site/page-sizes.ts';
import { addBit, type BitSet, bitCount, bitSet, hasBit, intersection, placesIn } from '#core/values/numbers/bit-set.ts';
import { weakMemoizeSteps } from '#core/values/steps/memoize-steps.ts';
import type { Steps } from '#core/values/steps/steps.ts';

/** What makes designs alike, the most important first. */
const likenesses = ['occasion', 'style', 'category', 'family'] as const;

/** Places by what a design has exactly: occasions of lists stand for others, too. */
const placesByValue = weakMemoizeSteps(function* (rows: readonly DesignTemplate[]): Steps<ReadonlyMap<string, BitSet | number[]>> {
  const index = listIndexOf(rows);
  const found = new Map<string, BitSet | number[]>();
  for (const [at, row] of index.places.entries()) {
    for (const key of row ? likenesses : []) {
      const name = `${key} ${row?.[key]}`;
      // There are many families, each of few designs.
      const known = found.get(name) ?? (key === 'family' ? [] : bitSet(index.places.length));
      found.set(name, known);
      if (Array.isArray(known)) known.push(at);
      else addBit(known, at);
    }
    yield;
  }
  return found;
});

function union(sets: readonly BitSet[], length: number): BitSet {
  const all = bitSet(length);
  for (const set of sets) for (let at = 0; at < all.length; at++) all[at] = (all[at] as number) | (set[at] as number);
  return all;
}

function without(set: BitSet, other: BitSet): BitSet {
  const left = set.slice();
  for (let at = 0; at < left.length; at++) left[at] = (left[at] as number) & ~(other[at] as number);
  return left;
}

/** So few designs are sorted sooner than found in the order of all. */
const rare = 1_000;

function* inOrder(index: ListIndex, set: BitSet): Generator<DesignTemplate> {
  const rowAt = (at: number) => index.places[at] as DesignTemplate;
  if (bitCount(set) <= rare) yield* placesIn(set).map(rowAt).toSorted(orders.sort);
  else for (const at of index.sorted(orders.sort)) if (hasBit(set, at)) yield rowAt(at);
}

/** Sets of the designs that may stand beside a row, the most alike first. */
function* byLikeness(rows: readonly DesignTemplate[], row: DesignTemplate): Generator<BitSet> {
  const index = listIndexOf(rows);
  const { length } = index.places;
  const values = placesByValue(rows);
  const bits = (key: (typeof likenesses)[number], value: string): BitSet => {
    const own = values.get(`${key} ${value}`);
    if (own && !Array.isArray(own)) return own;
    const set = bitSet(length);
    for (const at of own ?? []) addBit(set, at);
    return set;
  };
  const together = occasionsIn(values).filter((occasion) => areSuggestedTogether(occasion, row.occasion));
  const suggested = union(
    together.map((occasion) => bits('occasion', occasion)),
    length,
  );
  const alike =
    row.suite === undefined
      ? intersection([suggested, index.leads])
      : intersection([without(suggested, index.leads), bits('category', row.category)]);
  const halves = likenesses.map((key) => bits(key, row[key]));
  yield* split(alike, halves);
}

/** What of a set is in the first of some others before what is not; each of both by the next one. */
function* split(set: BitSet, [first, ...others]: readonly BitSet[]): Generator<BitSet> {
  if (!first) yield set;
  else {
    yield* split(intersection([set, first]), others);
    yield* split(without(set, first), others);
  }
}

function occasionsIn(values: ReadonlyMap<string, unknown>): string[] {
  return [...values.keys()].flatMap((name) => (name.startsWith('occasion ') ? [name.slice('occasion '.length)] : []));
}

/**
 * Designs like one: same occasion first, then same style, category and family; never itself, what belongs to its suite, its drawing in another number, or mourning beside
 * another register. A piece is like the same piece of other suites, a design like other designs. At most 12 (D18).
 */
export function similarCards(rows: readonly DesignTemplate[], row: DesignTemplate, count: number = pageSizes.more): ListedCard[] {
  const index = listIndexOf(rows);
  const [suite, drawing] = [suiteOf(row), drawingOf(row)];
  const found = new Map<string, DesignTemplate>();
  for (const set of byLikeness(rows, row)) {
    for (const other of inOrder(index, set)) {
      if (found.size >= count) return [...found.values()].flatMap(plainCard);
      if (suiteOf(other) === suite || drawingOf(other) === drawing || found.has(drawingOf(other))) continue;
      found.set(drawingOf(other), other);
    }
  }
  return [...found.values()].flatMap(plainCard);
}

/** Designs by the drawing that they have in a number of years. */
const byDrawing = weakMemoizeSteps(function* (rows: readonly DesignTemplate[]): Steps<ReadonlyMap<string, readonly DesignTemplate[]>> {
  const drawings = new Map<string, DesignTemplate[]>();
  for (const row of rows) {
    const same = row.numeral ? drawings.get(row.numeral.drawing) : undefined;
    if (same) same.push(row);
    else if (row.numeral) drawings.set(row.numeral.drawing, [row]);
    yield;
  }
  return drawings;
});

/** The drawing of a design with its other numbers of years, in ascending order. */
export function otherAges(rows: readonly DesignTemplate[], { id, numeral }: DesignTemplate): { row: DesignTemplate; age: number }[] {
  const same = numeral ? (byDrawing(rows).get(numeral.drawing) ?? []) : [];
  return same.flatMap((row) => (row.id !== id && row.numeral ? [{ row, age: row.numeral.age }] : [])).toSorted((a, b) => a.age - b.age);
}

/** Makes what `similarCards` and `otherAges` look things up in. */
export function* similarSteps(rows: readonly DesignTemplate[]): Steps<void> {
  yield* placesByValue.prepare(rows);
  yield* byDrawing.prepare(rows);
}
