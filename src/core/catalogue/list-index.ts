/**
 * The designs of a catalogue as bits, so that a filtered list and the numbers beside its filters cost little where there are many designs.
 * Each design has a place; designs of one tile stand side by side, and in one word where they are 32 at most.
 */
import type { DesignTemplate } from '#core/catalogue/template.ts';
import { addBit, type BitSet, bitCount, bitSet, bitsOf, hasBit, intersection, placesIn } from '#core/values/numbers/bit-set.ts';
import { weakMemoizeSteps } from '#core/values/steps/memoize-steps.ts';
import { finished, type Steps, sortSteps } from '#core/values/steps/steps.ts';
import { type FacetKey, facetKeys, facetRows } from './facets.ts';
import { drawingOf } from './numeral.ts';

export type Chosen = Record<FacetKey, ReadonlySet<string>>;

export type ListIndex = {
  /** Designs by place; empty places fill words. */
  places: readonly (DesignTemplate | undefined)[];
  /** All places with a design. */
  all: BitSet;
  /** Values that some design has, in the order in which they were met. */
  values(key: FacetKey): Iterable<string>;
  /** Places of the designs that have a value; null where none has. */
  bits(key: FacetKey, value: string): BitSet | null;
  /** The place of a design of the collection; undefined for another. */
  placeOf(row: DesignTemplate): number | undefined;
  /** Places of the designs that are no pieces of a suite. */
  leads: BitSet;
  /** Keys of the colourways of all designs. */
  colourways: ReadonlySet<string>;
  /** First place of the tile of each place. */
  tileOf: Uint32Array;
  /** How many tiles the places of a set stand on, or of those that are in both sets. */
  tiles(set: BitSet, other?: BitSet): number;
  /** How many tiles the places of a set stand on that have a value of a facet with few values. Told how many values will be asked for. */
  counter(set: BitSet, asked: number): (key: FacetKey, value: string) => number;
  /** Places in an order of designs, made once each. */
  sorted(compare: Compare): readonly number[];
  /** Makes an order in steps before it is asked for. */
  sortSteps(compare: Compare): Steps<void>;
};

type Compare = (a: DesignTemplate, b: DesignTemplate) => number;

/** What stands on one tile: a motif in the forms of one category, and a drawing in its numbers of years. */
export function tileKey(row: DesignTemplate): string {
  return `${row.suite ?? drawingOf(row)} ${row.category}`;
}

const wordBits = 32;

function* tilesOf(rows: readonly DesignTemplate[]): Steps<Iterable<readonly DesignTemplate[]>> {
  const tiles = new Map<string, DesignTemplate[]>();
  for (const row of rows) {
    const key = tileKey(row);
    const tile = tiles.get(key);
    if (tile) tile.push(row);
    else tiles.set(key, [row]);
    yield;
  }
  return tiles.values();
}

type Span = { from: number; size: number };
type Placed = { places: (DesignTemplate | undefined)[]; spans: Span[] };

/** Tiles that begin a word when they would else cross its end. */
function* placed(tiles: Iterable<readonly DesignTemplate[]>): Steps<Placed> {
  const places: (DesignTemplate | undefined)[] = [];
  const spans: Span[] = [];
  for (const tile of tiles) {
    yield;
    const left = wordBits - (places.length % wordBits);
    if (tile.length > left) places.length += left % wordBits;
    spans.push({ from: places.length, size: tile.length });
    for (const row of tile) places.push(row);
    if (tile.length > wordBits) places.length = Math.ceil(places.length / wordBits) * wordBits;
  }
  return { places, spans };
}

/** Bits, or a list for values of links: these are as many as designs, and few of them are ever chosen. */
type Places = BitSet | number[];

function setOf(numbers: readonly number[], length: number): BitSet {
  const set = bitSet(length);
  for (const at of numbers) addBit(set, at);
  return set;
}

function* valuesOf(places: readonly (DesignTemplate | undefined)[], key: FacetKey): Steps<Map<string, Places>> {
  const { values, isLinked = false } = facetRows[key];
  const found = new Map<string, Places>();
  for (const [at, row] of places.entries()) {
    for (const value of row ? values(row) : []) {
      const known = found.get(value) ?? (isLinked ? [] : bitSet(places.length));
      found.set(value, known);
      if (!Array.isArray(known)) addBit(known, at);
      else if (known.at(-1) !== at) known.push(at);
    }
    yield;
  }
  return found;
}

/** The values of each place as numbers, those of links left out: the ones from `from[place]` to `from[place + 1]`. */
type Numbers = {
  of: Partial<Record<FacetKey, ReadonlyMap<string, number>>>;
  count: number;
  from: Uint32Array;
  values: Uint16Array;
};

function* numberedValues(places: ListIndex['places'], facets: Record<FacetKey, ReadonlyMap<string, Places>>): Steps<Numbers> {
  let count = 0;
  const of = Object.fromEntries(
    facetKeys
      .filter((key) => !facetRows[key].isLinked)
      .map((key) => [key, new Map([...facets[key].keys()].map((value) => [value, count++]))]),
  );
  const known = Object.entries(of).map(([key, numbers]) => ({ valuesOf: facetRows[key as FacetKey].values, numbers }));
  const from = new Uint32Array(places.length + 1);
  let [values, length] = [new Uint16Array(1_024), 0];
  for (const [at, row] of places.entries()) {
    const own = row ? known.flatMap(({ valuesOf, numbers }) => valuesOf(row).map((value) => numbers.get(value) ?? 0)) : [];
    if (length + own.length > values.length) {
      const wider = new Uint16Array(2 * (length + own.length));
      wider.set(values);
      values = wider;
    }
    values.set(own, length);
    length += own.length;
    from[at + 1] = length;
    yield;
  }
  return { of, count, from, values: values.slice(0, length) };
}

/** How many tiles each value has among some places, ascending. */
function countsOf(some: readonly number[], tileOf: Uint32Array, { count, from, values }: Numbers): Uint32Array {
  const counts = new Uint32Array(count);
  // Designs of a tile stand side by side: the last tile of each value says whether it is counted.
  const last = new Int32Array(count).fill(-1);
  for (const at of some) {
    const tile = tileOf[at] ?? 0;
    const end = from[at + 1] ?? 0;
    for (let place = from[at] ?? 0; place < end; place++) {
      const value = values[place] ?? 0;
      if (last[value] === tile) continue;
      last[value] = tile;
      counts[value] = (counts[value] ?? 0) + 1;
    }
  }
  return counts;
}

function* createIndex(rows: readonly DesignTemplate[]): Steps<ListIndex> {
  const { places, spans } = yield* placed(yield* tilesOf(rows));
  const tileOf = new Uint32Array(places.length);
  const [all, firsts] = [bitSet(places.length), bitSet(places.length)];
  /** Tiles of more designs than a word has bits, as first and last word. */
  const wide: [number, number][] = [];
  const small = spans.filter(({ size }) => size <= wordBits);
  for (const { from, size } of spans) {
    for (let at = from; at < from + size; at++) {
      addBit(all, at);
      tileOf[at] = from;
    }
    if (size <= wordBits) addBit(firsts, from);
    else wide.push([from >>> 5, (from + size - 1) >>> 5]);
    yield;
  }
  /** For 1, 2, 4 …: places whose tile reaches that far behind them. */
  const reaches: BitSet[] = [];
  const largest = small.reduce((most, { size }) => Math.max(most, size), 1);
  for (let by = 1; by < largest; by *= 2) {
    const reach = bitSet(places.length);
    for (const { from, size } of small) for (let at = from; at + by < from + size; at++) addBit(reach, at);
    reaches.push(reach);
    yield;
  }

  const facets = {} as Record<FacetKey, Map<string, Places>>;
  for (const key of facetKeys) facets[key] = yield* valuesOf(places, key);
  const numbers = yield* numberedValues(places, facets);
  const placesOf = new Map<DesignTemplate, number>();
  const leads = bitSet(places.length);
  const colourways = new Set<string>();
  for (const [at, row] of places.entries()) {
    if (!row) continue;
    placesOf.set(row, at);
    if (row.suite === undefined) addBit(leads, at);
    for (const { key } of row.colourways) colourways.add(key);
    yield;
  }
  const bits = (key: FacetKey, value: string) => {
    const own = facets[key].get(value) ?? null;
    return Array.isArray(own) ? setOf(own, places.length) : own;
  };
  const tiles = (set: BitSet, other: BitSet = all) => {
    const [nearest = all] = reaches;
    let count = 0;
    for (let at = 0; at < set.length; at++) {
      let word = (set[at] ?? 0) & (other[at] ?? 0);
      if (word === 0) continue;
      if (nearest[at] !== 0) {
        for (let step = 0; step < reaches.length; step++) word |= (word >>> (1 << step)) & (reaches[step]?.[at] ?? 0);
      }
      count += bitsOf(word & (firsts[at] ?? 0));
    }
    for (const [from, to] of wide) {
      let isMet = false;
      for (let at = from; at <= to && !isMet; at++) isMet = ((set[at] ?? 0) & (other[at] ?? 0)) !== 0;
      count += Number(isMet);
    }
    return count;
  };
  const orders = new Map<Compare, readonly number[]>();
  function* sortInSteps(compare: Compare): Steps<readonly number[]> {
    const known = orders.get(compare);
    if (known) return known;
    const sorted = yield* sortSteps(placesIn(all), (a, b) => compare(places[a] as DesignTemplate, places[b] as DesignTemplate));
    orders.set(compare, sorted);
    return sorted;
  }
  return {
    places,
    all,
    values: (key) => facets[key].keys(),
    bits,
    placeOf: (row) => placesOf.get(row),
    leads,
    colourways,
    tileOf,
    tiles,
    counter(set, asked) {
      const perDesign = numbers.values.length / Math.max(1, places.length);
      // What costs less: the values of each design of the set, or the words of the set for each value.
      if (bitCount(set) * perDesign > set.length * asked) return (key, value) => tiles(set, bits(key, value) ?? undefined);
      const counts = countsOf(placesIn(set), tileOf, numbers);
      return (key, value) => counts[numbers.of[key]?.get(value) ?? -1] ?? 0;
    },
    sorted: (compare) => finished(sortInSteps(compare)),
    *sortSteps(compare) {
      yield* sortInSteps(compare);
    },
  };
}

/** The index of a collection, made once for each and freed with it. */
export const listIndexOf = weakMemoizeSteps(createIndex);

/** Places of the designs with one of the chosen values; null where nothing is chosen. */
function chosenBits(index: ListIndex, key: FacetKey, chosen: Chosen): BitSet | null {
  if (chosen[key].size === 0) return null;
  const set = bitSet(index.places.length);
  for (const value of chosen[key]) {
    const own = index.bits(key, value);
    if (own) for (let at = 0; at < set.length; at++) set[at] = (set[at] ?? 0) | (own[at] ?? 0);
  }
  return set;
}

/** Places of the designs that meet every facet, and for each facet those that meet all others; of all, or of a set of them. */
export function matchingBits(
  index: ListIndex,
  chosen: Chosen,
  within: BitSet = index.all,
): { matching: BitSet; besides: (key: FacetKey) => BitSet } {
  const sets = facetKeys.flatMap((key) => {
    const set = chosenBits(index, key, chosen);
    return set ? [{ key, set }] : [];
  });
  const matching = intersection([within, ...sets.map(({ set }) => set)]);
  const besides = (key: FacetKey) =>
    sets.some((one) => one.key === key) ? intersection([within, ...sets.filter((one) => one.key !== key).map(({ set }) => set)]) : matching;
  return { matching, besides };
}

/** So few designs are sorted sooner than found in the order of all. */
const rare = 1_000;

function sortedPlaces({ places }: ListIndex, some: readonly number[], compare: Compare): number[] {
  const rows = some.flatMap((at) => (places[at] ? [{ at, row: places[at] }] : []));
  return rows.toSorted((a, b) => compare(a.row, b.row)).map(({ at }) => at);
}

/** The first tiles of a list in an order: their matching designs, in this order too. */
export function firstTiles(index: ListIndex, matching: BitSet, compare: Compare, count: number): DesignTemplate[][] {
  const tiles = new Map<number, DesignTemplate[]>();
  const isRare = bitCount(matching) <= rare;
  const ordered = isRare ? sortedPlaces(index, placesIn(matching), compare) : index.sorted(compare);
  for (const at of ordered) {
    if (tiles.size >= count) break;
    const first = index.tileOf[at] ?? 0;
    if (hasBit(matching, at) && !tiles.has(first)) tiles.set(first, ofTile(index, matching, first).toSorted(compare));
  }
  return [...tiles.values()];
}

/** The designs of a set that stand on the tile that begins at a place. */
export function ofTile({ places, tileOf }: ListIndex, matching: BitSet, first: number): DesignTemplate[] {
  const rows: DesignTemplate[] = [];
  for (let at = first; tileOf[at] === first && places[at]; at++) {
    const row = places[at];
    if (row && hasBit(matching, at)) rows.push(row);
  }
  return rows;
}
