import { describe, expect, test } from 'vitest';
import { posters as designs } from '#designs/posters/registry.ts';
import { leadRows } from '#designs/rows.ts';
import { listPosters, posterFacetKeys, similarPosters } from './poster-list.ts';

const posters = designs.map(({ template }) => template);

describe('the list of posters', () => {
  test('shows all of them by recommendation when nothing is chosen', () => {
    const { items, facets } = listPosters(posters, {});
    expect(items.map(({ poster }) => poster.id)).toEqual(posters.toSorted((a, b) => a.sort - b.sort).map(({ id }) => id));
    expect(items.every(({ poster, shown }) => shown === poster.colourways[0])).toBe(true);
    expect(facets.map(({ key }) => key)).toEqual([...posterFacetKeys]);
    const shapes = facets.find(({ key }) => key === 'aspectRatio')?.options ?? [];
    expect(shapes.reduce((sum, { count }) => sum + count, 0)).toBe(posters.length);
  });

  test('widens by a second value of a facet and narrows by another facet', () => {
    const count = (filter: Parameters<typeof listPosters>[1]) => listPosters(posters, filter).items.length;
    const lines = count({ subject: ['line'] });
    expect(count({ subject: ['line', 'botanical'] })).toBe(lines + count({ subject: ['botanical'] }));
    expect(count({ subject: ['line'], aspectRatio: ['square'] })).toBeLessThan(lines);
    expect(count({ subject: ['unknown'] })).toBe(0);
  });

  test('shows a poster in the first colourway of a chosen colour', () => {
    const { items } = listPosters(posters, { color: ['blue'] });
    expect(items.length).toBeGreaterThan(3);
    for (const { shown } of items) expect(shown.color).toBe('blue');
  });

  test('counts what a value would show under the other facets', () => {
    const { facets } = listPosters(posters, { subject: ['line'], aspectRatio: ['square'] });
    const option = (key: string, value: string) => facets.find((facet) => facet.key === key)?.options.find((one) => one.value === value);
    for (const shape of ['portrait', 'landscape', 'square'] as const) {
      expect(option('aspectRatio', shape)?.count).toBe(listPosters(posters, { subject: ['line'], aspectRatio: [shape] }).items.length);
    }
    expect(option('subject', 'line')).toMatchObject({ chosen: true });
  });

  test('sorts by popularity and by day', () => {
    const ids = (sort: 'popularity' | 'created') => listPosters(posters, { sort }).items.map(({ poster }) => poster);
    expect(ids('popularity').map(({ popularity }) => popularity)).toEqual(posters.map((one) => one.popularity).sort((a, b) => b - a));
    const days = ids('created').map(({ created }) => created);
    expect(days).toEqual(days.toSorted().reverse());
  });

  test('names others of the same subject and shape as similar', () => {
    const poster = posters.find(({ id }) => id === 'tanz') ?? expect.fail('no Tanz');
    const similar = similarPosters(posters, poster, 4);
    expect(similar.map((one) => one.poster.id)).not.toContain(poster.id);
    expect(similar[0]?.poster).toMatchObject({ subject: poster.subject, shape: poster.shape });
  });

  test('has ids that no design of a card has', () => {
    const cards = new Set(leadRows.map(({ id }) => id));
    expect(posters.filter(({ id }) => cards.has(id))).toEqual([]);
  });
});
