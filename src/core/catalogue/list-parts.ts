/** A list whose designs come in parts, each in an order of its own. */

import { tileCount } from '#core/site/page-sizes.ts';
import { Best } from '#core/values/numbers/best.ts';
import { addBit, type BitSet, bitSet, hasBit, intersection, placesIn } from '#core/values/numbers/bit-set.ts';
import type { CardFilter } from './facets.ts';
import { type CardList, chosenOf, type ListedCard, type ListFilter, listed, orders, shownFacets } from './list.ts';
import { firstTiles, type ListIndex, listIndexOf, matchingBits, ofTile } from './list-index.ts';
import type { DesignTemplate } from './template.ts';

/** Designs by their places in the list index, each with a score; -1 stands for a design that the collection has no more. */
export type RankedPlaces = { places: Int32Array /** Of equal scores the one before is better. */; scores: Float64Array };

export type ListedParts = Pick<CardList, 'total' | 'count' | 'facets'> & {
  /** `total` tiles match, of which `items` are shown. */
  parts: { items: ListedCard[]; total: number }[];
};

/** The tiles with the best designs of a set, each led by its best one. */
function bestTiles(index: ListIndex, { places, scores }: RankedPlaces, matching: BitSet, count: number): DesignTemplate[][] {
  // By first place of a tile: what leads it, as a number of `places` from 1.
  const leaders = new Uint32Array(index.places.length);
  const firsts: number[] = [];
  for (let at = 0; at < places.length; at++) {
    const place = places[at] as number;
    if (place < 0 || !hasBit(matching, place)) continue;
    const first = index.tileOf[place] as number;
    const leader = leaders[first] as number;
    if (leader === 0) firsts.push(first);
    if (leader === 0 || (scores[at] as number) > (scores[leader - 1] as number)) leaders[first] = at + 1;
  }
  const best = new Best(count);
  for (const first of firsts) {
    const at = (leaders[first] as number) - 1;
    best.add(at, scores[at] as number);
  }
  return best.sorted().map((at) => {
    const place = places[at] as number;
    const tile = ofTile(index, matching, index.tileOf[place] as number);
    const leader = index.places[place];
    return leader ? [leader, ...tile.filter((row) => row !== leader)] : tile;
  });
}

/** The places of a part that the collection has. */
function placesOf(index: ListIndex, { places }: RankedPlaces): BitSet {
  const own = bitSet(index.places.length);
  for (let at = 0; at < places.length; at++) if ((places[at] as number) >= 0) addBit(own, places[at] as number);
  return own;
}

/** How many tiles the parts of a list have under a filter, those of each part by themselves. */
export function partTiles(rows: readonly DesignTemplate[], parts: readonly RankedPlaces[], filter: CardFilter): number {
  const index = listIndexOf(rows);
  const { matching } = matchingBits(index, chosenOf(filter));
  return parts.reduce((sum, part) => sum + index.tiles(placesOf(index, part), matching), 0);
}

/**
 * As `listCards` of a collection, for designs of it in parts, each in an order of its own, which they keep where `sort` is absent. The parts
 * share the filters, whose numbers are those of all parts, and the number of tiles: a part begins where the one before it ends. Time grows with
 * the designs of the parts, some nanoseconds for each; what is counted is counted in the index of the collection.
 */
export function listParts(
  rows: readonly DesignTemplate[],
  parts: readonly RankedPlaces[],
  { sort, tileCount: wanted, ...filter }: ListFilter,
): ListedParts {
  const chosen = chosenOf(filter);
  const index = listIndexOf(rows);
  const { matching: met } = matchingBits(index, chosen);
  const all = bitSet(index.places.length);
  let left = tileCount(wanted);
  const shown = parts.map((part) => {
    const own = placesOf(index, part);
    for (let at = 0; at < own.length; at++) all[at] = (all[at] as number) | (own[at] as number);
    const matching = intersection([own, met]);
    const tiles = sort ? firstTiles(index, matching, orders[sort], left) : bestTiles(index, part, matching, left);
    // What a tile stands for besides has one order, whatever was asked: so there are few different tiles.
    const items = tiles.flatMap(([first, ...others]) => (first ? listed(first, chosen, others.toSorted(orders.sort)) : []));
    left -= items.length;
    return { items, total: index.tiles(matching) };
  });
  const sum = (of: (part: (typeof shown)[number]) => number) => shown.reduce((whole, part) => whole + of(part), 0);
  return {
    parts: shown,
    total: sum(({ total }) => total),
    count: sum(({ items }) => items.length),
    facets: shownFacets(rows, chosen, all, () => placesIn(all).flatMap((at) => index.places[at] ?? [])),
  };
}
