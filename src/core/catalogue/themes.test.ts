import { describe, expect, test } from 'vitest';
import { designRows, leadRows } from '#designs/rows.ts';
import { orders, sorts } from './list.ts';
import { fallbackTheme, findTheme, listThemes, themeNumber } from './themes.ts';

describe('themes', () => {
  test('an address without a number of a theme means 1461, which is there [F085]', () => {
    expect([undefined, '', 'abc', '0', '007', '-3', '1.5', '1e3', ' 7'].map(themeNumber)).toEqual(Array(9).fill(1461));
    expect(themeNumber('1470')).toBe(1470);
    expect(findTheme(designRows, fallbackTheme)?.lead.id).toBe('olivia');
  });

  test('every design has a number of its own, which its pieces share', () => {
    const ids = leadRows.map(({ themeId }) => themeId);
    expect(new Set(ids).size).toBe(leadRows.length);
    expect(
      findTheme(designRows, fallbackTheme)
        ?.pieces.map(({ id }) => id)
        .slice(0, 5),
    ).toEqual(['olivia-save-the-date', 'olivia', 'olivia-menuekarte', 'olivia-platzkarte', 'olivia-dankeskarte']);
    expect(findTheme(designRows, 999_999)).toBeNull();
  });

  test.each(sorts)('the overview sorted by %s shows every design once, twelve more each time [F078]', (sort) => {
    const shown = (tileCount?: number) => listThemes(designRows, { sort, ...(tileCount ? { tileCount } : {}) });
    expect(shown()).toMatchObject({ count: 12, total: leadRows.length });
    expect(shown(24).items.slice(0, 12)).toEqual(shown().items);
    const all = shown(480).items.map(({ lead }) => lead);
    expect(new Set(all.map(({ id }) => id)).size).toBe(leadRows.length);
    expect(all).toEqual(all.toSorted(orders[sort]));
  });

  test('pages follow each other without a gap, and behind the last one there is nothing [F382]', () => {
    const page = (number: number) => listThemes(designRows, { page: number });
    const pages = Math.ceil(leadRows.length / 12);
    const ids = Array.from({ length: pages }, (_, at) => page(at + 1).items.map(({ id }) => id)).flat();
    expect(ids).toEqual(listThemes(designRows, { tileCount: 480 }).items.map(({ id }) => id));
    expect(page(pages + 1)).toEqual({ items: [], total: leadRows.length, count: 0 });
  });

  test('filters narrow the overview to themes with a design or a piece that meets all of them [F382]', () => {
    const menus = listThemes(designRows, { category: ['menu-card'], tileCount: 480 });
    expect(menus.total).toBeGreaterThan(0);
    expect(menus.total).toBeLessThan(leadRows.length);
    expect(menus.items.every(({ pieces }) => pieces.some(({ category }) => category === 'menu-card'))).toBe(true);
    const both = listThemes(designRows, { category: ['menu-card'], occasion: 'hochzeit', color: ['green'], tileCount: 480 });
    expect(both.total).toBeLessThan(menus.total);
    for (const { pieces } of both.items)
      expect(pieces.some(({ category, colourways }) => category === 'menu-card' && colourways.some(({ color }) => color === 'green'))).toBe(
        true,
      );
    expect(listThemes(designRows, { style: ['zeppelin'] }).total).toBe(0);
  });

  test('an occasion narrows the overview', () => {
    const { items, total } = listThemes(designRows, { occasion: 'taufe', tileCount: 480 });
    expect(total).toBe(items.length);
    expect(items.length).toBeGreaterThan(1);
    expect(items.every(({ lead }) => lead.occasion === 'taufe')).toBe(true);
    expect(listThemes(designRows, { occasion: 'zeppelin' }).total).toBe(0);
  });
});
