/** A list whose designs come in parts, each in an order of its own. */

import { tileCount } from '#core/site/page-sizes.ts';
import { addBit, type BitSet, bitSet, hasBit, intersection } from '#core/values/numbers/bit-set.ts';
import { type CardList, chosenOf, type ListedCard, type ListFilter, listed, orders, shownFacets } from './list.ts';
import { firstTiles, type ListIndex, listIndexOf, matchingBits } from './list-index.ts';
import type { DesignTemplate } from './template.ts';

export type ListedParts = Pick<CardList, 'total' | 'count' | 'facets'> & {
  /** `total` tiles match, of which `items` are shown. */
  parts: { items: ListedCard[]; total: number }[];
};

/** The first tiles in the order given: of each its matching designs, in this order too. */
function tilesInOrder(index: ListIndex, places: readonly number[], matching: BitSet, count: number): DesignTemplate[][] {
  const tiles = new Map<number, DesignTemplate[]>();
  const firsts = new Set<number>();
  for (const at of places) {
    if (firsts.size >= count) break;
    if (hasBit(matching, at)) firsts.add(index.tileOf[at] ?? 0);
  }
  for (const at of places) {
    const [first, row] = [index.tileOf[at] ?? 0, index.places[at]];
    if (!row || !firsts.has(first) || !hasBit(matching, at)) continue;
    const tile = tiles.get(first) ?? [];
    tile.push(row);
    tiles.set(first, tile);
  }
  return [...tiles.values()];
}

/**
 * As `listCards` of a collection, for designs of it in parts, each in an order of its own, which they keep where `sort` is absent. The parts
 * share the filters, whose numbers are those of all parts, and the number of tiles: a part begins where the one before it ends. Time grows with
 * the designs of the parts; what is counted is counted in the index of the collection.
 */
export function listParts(
  rows: readonly DesignTemplate[],
  parts: readonly (readonly DesignTemplate[])[],
  { sort, tileCount: wanted, ...filter }: ListFilter,
): ListedParts {
  const chosen = chosenOf(filter);
  const index = listIndexOf(rows);
  const { matching: met } = matchingBits(index, chosen);
  const all = bitSet(index.places.length);
  let left = tileCount(wanted);
  const shown = parts.map((part) => {
    const places = part.flatMap((row) => index.placeOf(row) ?? []);
    const own = bitSet(index.places.length);
    for (const at of places) {
      addBit(own, at);
      addBit(all, at);
    }
    const matching = intersection([own, met]);
    const tiles = sort ? firstTiles(index, matching, orders[sort], left) : tilesInOrder(index, places, matching, left);
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
    facets: shownFacets(rows, chosen, all, () => parts.flat()),
  };
}
