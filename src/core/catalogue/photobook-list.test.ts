import { describe, expect, test } from 'vitest';
import { listPhotobooks } from './photobook-list.ts';
import { photobookSets } from './photobook-sets.ts';

function counts(filter: Parameters<typeof listPhotobooks>[0], key: string): Record<string, number> {
  const facet = listPhotobooks(filter).facets.find((one) => one.key === key);
  return Object.fromEntries(facet?.options.map(({ value, count }) => [value, count]) ?? []);
}

describe('the list of photo books', () => {
  test('has every style in every shape of page', () => {
    expect(listPhotobooks({}).items).toHaveLength(photobookSets.length * 3);
  });

  test('is narrowed by the shape of the page, with counts [F178, E084]', () => {
    const { items } = listPhotobooks({ aspectRatio: ['square'] });
    expect(items).toHaveLength(photobookSets.length);
    expect(new Set(items.map(({ size }) => size))).toEqual(new Set(['200-200']));
    expect(counts({ style: ['wedding'] }, 'aspectRatio')).toEqual({ 'din-landscape': 2, 'din-portrait': 2, square: 2 });
  });

  test('is narrowed by the category of the style, with counts [F179, E084]', () => {
    const { items } = listPhotobooks({ style: ['wedding', 'travel'] });
    expect(new Set(items.map(({ set }) => set.category))).toEqual(new Set(['wedding', 'travel']));
    const all = counts({ aspectRatio: ['square'], style: ['baby'] }, 'style');
    expect(Object.values(all).reduce((sum, count) => sum + count, 0)).toBe(photobookSets.length);
    expect(all).toMatchObject({ baby: 1, wedding: 2, travel: 2 });
  });

  test('is empty for a shape that no book has', () => {
    expect(listPhotobooks({ aspectRatio: ['round'] }).items).toEqual([]);
  });
});
