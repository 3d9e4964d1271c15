import { expect, test } from 'vitest';
import { blankId } from '#core/catalogue/blank-cards.ts';
import { cardFormats } from '#core/products/card/sizes.ts';
import { blankDesign } from '#designs/blank.ts';
import { catalogueRows } from '#designs/rows.ts';
import { groundItems } from './ground.ts';

test('the ground leaves areas for glue free but for a millimetre at their folds', () => {
  const row = catalogueRows.find(({ id }) => id === blankId('wind-light'));
  if (!row) throw new Error('no blank wind light');
  const design = blankDesign(row, 'wind-light', 'wind-light-80', undefined, undefined);
  const [page] = design.pages;
  if (!page) throw new Error('no page');
  const [ground] = groundItems(design, page, { artwork: () => null, photo: () => null } as never);
  if (ground?.kind !== 'fill') throw new Error('the ground is no fill');
  const { widthUm, heightUm } = cardFormats['wind-light-80'];
  const [left, right] = [4 * widthUm + 1_000, 4 * widthUm + 12_000 + 3_000];
  // Against the direction of the rectangle around it: a hole.
  expect(ground.d).toContain(`M ${left} -3000 L ${left} ${heightUm + 3_000} L ${right} ${heightUm + 3_000} L ${right} -3000 Z`);
});
