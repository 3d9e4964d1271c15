import { expect, test } from 'vitest';
import { random } from '#core/values/numbers/random.ts';
import { designRows } from '#designs/rows.ts';
import { rankedPlaces } from '#tests/search/ranked-places.ts';
import { type CardFilter, type FacetKey, facetKeys, facetRows } from './facets.ts';
import { eachCard, filterOf, listCards, orders, type Sort } from './list.ts';
import { tileKey } from './list-index.ts';
import { listParts } from './list-parts.ts';
import type { DesignTemplate } from './template.ts';

const { next, pick, chance } = random(29);

/** Rows of real facts in tiles of one to 40 rows. */
function randomRows(count: number): DesignTemplate[] {
  return Array.from({ length: count }, (_, at) => {
    const tile = Math.floor(at / pick([1, 1, 2, 5, 40]));
    const { suite: _own, numeral: _age, ...row } = pick(designRows);
    return { ...row, id: `design-${at}`, suite: `suite-${tile}`, family: pick(['olive', 'moon']), sort: Math.floor(next() * 9) };
  });
}

const valuesOf = (rows: readonly DesignTemplate[], key: FacetKey) => [...new Set(rows.flatMap((row) => facetRows[key].values(row)))];
const tilesOf = (rows: readonly DesignTemplate[]) => new Set(rows.map(tileKey)).size;

test.each([1, 31, 32, 33, 200, 900])('a list of %i designs counts and shows what a walk over all of them does', (size) => {
  const rows = randomRows(size);
  for (let at = 0; at < 12; at++) {
    const keys = facetKeys.filter(() => chance(0.2));
    const filter = Object.fromEntries(
      keys.map((key) => [
        key,
        [...valuesOf(rows, key).slice(0, 1), 'unknown', ...(valuesOf(rows, key).length > 0 ? [pick(valuesOf(rows, key))] : [])],
      ]),
    );
    const sort = pick(['sort', 'popularity', 'created'] as const);
    const walked = eachCard(rows, { ...filter, sort }).map(({ row }) => row);
    const list = listCards(rows, { ...filter, sort });
    const tiles = [...Map.groupBy(walked, tileKey).values()];
    expect(list.total).toBe(tiles.length);
    expect(list.items.map(({ row, others }) => [row, ...others].map(({ id }) => id))).toEqual(
      tiles.slice(0, 48).map((tile) => tile.map(({ id }) => id)),
    );
    for (const { key, options } of list.facets) {
      const others = eachCard(rows, { ...filter, [key]: [] }).map(({ row }) => row);
      for (const { value, count } of options)
        expect([key, value, count]).toEqual([key, value, tilesOf(others.filter((row) => facetRows[key].values(row).includes(value)))]);
    }
  }
});

/** What `listParts` shows, by a walk over all designs of the parts. */
function walkedParts(parts: readonly (readonly DesignTemplate[])[], filter: CardFilter, sort: Sort | undefined, left: number) {
  return parts.map((part) => {
    const matching = part.filter(filterOf(filter));
    const tiles = [...Map.groupBy(sort ? matching.toSorted(orders[sort]) : matching, tileKey).values()];
    const items = tiles.slice(0, left).map(([first, ...others]) => [first?.id, ...others.toSorted(orders.sort).map(({ id }) => id)]);
    left -= items.length;
    return { items, total: tiles.length };
  });
}

test.each([1, 40, 900])('parts of a list of %i designs show and count what a walk over them does', (size) => {
  const rows = randomRows(size);
  for (let at = 0; at < 12; at++) {
    const mixed = rows.map((row) => ({ row, by: next() })).toSorted((a, b) => a.by - b.by);
    const found = mixed.flatMap(({ row }) => (chance(at / 12) ? [row] : []));
    const parts = [found.slice(0, found.length / 2), found.slice(found.length / 2)];
    const filter = chance(0.4)
      ? {}
      : { [pick(['color', 'style', 'occasion', 'family'] as const)]: [pick(['green', 'modern', 'hochzeit', 'olive'])] };
    const sort = pick([undefined, 'sort', 'created'] as const);
    const list = listParts(
      rows,
      parts.map((part) => rankedPlaces(rows, part)),
      { ...filter, ...(sort ? { sort } : {}) },
    );
    const ids = list.parts.map(({ items, total }) => ({
      items: items.map(({ row, others }) => [row, ...others].map(({ id }) => id)),
      total,
    }));
    expect(ids).toEqual(walkedParts(parts, filter, sort, 48));
    expect(list.facets).toEqual(listCards(parts.flat(), filter).facets);
  }
});
