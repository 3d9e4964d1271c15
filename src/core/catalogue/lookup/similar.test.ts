import { expect, test } from 'vitest';
import { orders } from '#core/catalogue/list.ts';
import { drawingOf, oneOfEachDrawing } from '#core/catalogue/numeral.ts';
import { areSuggestedTogether } from '#core/catalogue/occasions.ts';
import { suiteOf } from '#core/catalogue/suite/suite.ts';
import type { DesignTemplate } from '#core/catalogue/template.ts';
import { random } from '#core/values/numbers/random.ts';
import { designRows } from '#designs/rows.ts';
import { otherAges, similarCards } from './similar.ts';

/** Designs like one, by a walk over all of them. */
function walked(rows: readonly DesignTemplate[], row: DesignTemplate): DesignTemplate[] {
  const isLike = (other: DesignTemplate) =>
    (other.suite === undefined) === (row.suite === undefined) &&
    (row.suite === undefined || other.category === row.category) &&
    suiteOf(other) !== suiteOf(row) &&
    drawingOf(other) !== drawingOf(row) &&
    areSuggestedTogether(other.occasion, row.occasion);
  const likeness = (other: DesignTemplate) =>
    8 * Number(other.occasion === row.occasion) +
    4 * Number(other.style === row.style) +
    2 * Number(other.category === row.category) +
    Number(other.family === row.family);
  return oneOfEachDrawing(rows.filter(isLike).toSorted((a, b) => likeness(b) - likeness(a) || orders.sort(a, b))).slice(0, 12);
}

test('designs like each one of a collection are those that a walk over all of it finds', () => {
  for (const row of designRows.filter((_, at) => at % 3 === 0)) {
    expect(similarCards(designRows, row).map((item) => item.row.id)).toEqual(walked(designRows, row).map(({ id }) => id));
  }
});

test('designs like one are the same among many of a kind', () => {
  const { pick, next } = random(7);
  const rows = Array.from({ length: 6_000 }, (_, at) => {
    const { suite: _own, ...row } = pick(designRows);
    return { ...row, id: `design-${at}`, occasion: pick(['hochzeit', 'trauer', 'taufe']), sort: Math.floor(next() * 900) };
  });
  for (const row of rows.slice(0, 12)) {
    expect(similarCards(rows, row).map((item) => item.row.id)).toEqual(walked(rows, row).map(({ id }) => id));
  }
});

test('a drawing in several numbers of years has the other ones, in their order; a design without one has none', () => {
  const withAges = designRows.find(({ numeral }) => numeral);
  const plain = designRows.find(({ numeral }) => !numeral);
  if (!withAges || !plain) throw new Error('no such designs');
  const ages = otherAges(designRows, withAges).map(({ age }) => age);
  const all = designRows.flatMap(({ numeral }) => (numeral && numeral.drawing === withAges.numeral?.drawing ? [numeral.age] : []));
  expect(ages).toEqual(all.filter((age) => age !== withAges.numeral?.age).toSorted((a, b) => a - b));
  expect(otherAges(designRows, plain)).toEqual([]);
});
