import { expect, test } from 'vitest';
import { withoutFoil } from './without-foil.ts';

test('foil is offered on pages that take it, elsewhere only where it is chosen already [F167]', () => {
  const ink = { c: 0, m: 0, y: 0, k: 100, hex: '#181715' };
  const inks = { ink, gold: { ...ink, finish: true } };
  const design = { inks, product: { type: 'calendar', refinement: 'gold' as const } };
  const offered = (pages: string[], chosen: string | null = null) =>
    withoutFoil(['ink', 'gold'], { design, chosen, pages, limits: { refinedPages: ['first'] } });
  expect(offered(['first'])).toEqual(['ink', 'gold']);
  expect(offered(['month-03'])).toEqual(['ink']);
  expect(offered(['first', 'month-03'])).toEqual(['ink']);
  expect(offered(['month-03'], 'gold')).toEqual(['ink', 'gold']);
  expect(withoutFoil(['gold'], { design, chosen: null, pages: ['a'], limits: {} })).toEqual(['gold']);
  const plain = { inks, product: { type: 'calendar', refinement: 'none' as const } };
  expect(withoutFoil(['gold'], { design: plain, chosen: null, pages: ['month-03'], limits: { refinedPages: ['first'] } })).toEqual([
    'gold',
  ]);
});
