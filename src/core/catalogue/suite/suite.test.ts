import { describe, expect, test } from 'vitest';
import { categories } from '#core/catalogue/categories.ts';
import { listCards } from '#core/catalogue/list.ts';
import { similarCards } from '#core/catalogue/lookup/similar.ts';
import { designRows } from '#designs/rows.ts';
import { suiteCompanions } from './suite.ts';

function rowOf(id: string) {
  const row = designRows.find((one) => one.id === id);
  if (!row) throw new Error(id);
  return row;
}

const companions = (id: string) => suiteCompanions(designRows, rowOf(id)).map((row) => row.id);

describe('suites', () => {
  test('an invitation has its pieces, and every piece leads back to it and to the others', () => {
    expect(companions('olivia').slice(0, 4)).toEqual([
      'olivia-save-the-date',
      'olivia-menuekarte',
      'olivia-platzkarte',
      'olivia-dankeskarte',
    ]);
    expect(companions('olivia-menuekarte').slice(0, 4)).toEqual([
      'olivia-save-the-date',
      'olivia',
      'olivia-platzkarte',
      'olivia-dankeskarte',
    ]);
    expect(companions('olivia').slice(4)).toContain('olivia-pocketfold');
    expect(companions('stille-see')).toEqual([]);
  });

  test('a piece has the colourways of its design under the same keys and inks', () => {
    for (const piece of designRows.filter(({ suite }) => suite !== undefined)) {
      const lead = rowOf(piece.suite ?? '');
      expect(lead.suite, piece.id).toBeUndefined();
      expect(categories).toContain(piece.category);
      // A sheet that is laid in may be of transparent paper, without a ground.
      const isLaidIn = piece.forms.some(({ form }) => form === 'insert-sheet');
      const printed = piece.colourways.filter(({ color }) => !isLaidIn || color !== 'transparent');
      expect(printed, piece.id).toEqual(lead.colourways.slice(0, isLaidIn ? printed.length : undefined));
      expect(printed.length, piece.id).toBeGreaterThanOrEqual(Math.min(5, lead.colourways.length));
    }
  });

  test('each form that weddings have designs for has one for another occasion, too [E078]', () => {
    const formsOf = (isWedding: boolean) =>
      new Set(
        designRows.filter(({ occasion }) => (occasion === 'hochzeit') === isWedding).flatMap(({ forms }) => forms.map(({ form }) => form)),
      );
    const others = formsOf(false);
    // Menus, name cards beside the plates and the wedding newspaper belong to the long table of a wedding.
    const ofWeddings = ['newspaper', 'place-card', 'table-card', 'menu-insert'];
    expect([...formsOf(true)].filter((form) => !others.has(form) && !ofWeddings.includes(form))).toEqual([]);
  });

  test.each(['sort', 'popularity', 'created'] as const)('sorted by %s, pieces never stand before a design', (sort) => {
    const { items } = listCards(designRows, { sort, tileCount: 480 });
    const firstPiece = items.findIndex(({ row }) => row.suite !== undefined);
    expect(firstPiece).toBeGreaterThan(0);
    expect(items.slice(firstPiece).every(({ row }) => row.suite !== undefined)).toBe(true);
  });

  test('the filter by category finds pieces', () => {
    const { items } = listCards(designRows, { category: ['menu-card'] });
    expect(items.length).toBeGreaterThanOrEqual(10);
    expect(items.every(({ row }) => row.category === 'menu-card')).toBe(true);
  });

  test('designs like another one are designs, not its own pieces', () => {
    const olivia = rowOf('olivia');
    const like = similarCards(designRows, olivia).map(({ row }) => row);
    expect(like.some(({ suite }) => suite !== undefined)).toBe(false);
    const menu = similarCards(designRows, rowOf('olivia-menuekarte')).map(({ row }) => row);
    expect(menu.some((row) => companions('olivia-menuekarte').includes(row.id))).toBe(false);
    expect(menu[0]?.category).toBe('menu-card');
  });
});
