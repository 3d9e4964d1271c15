import { expect, test } from 'vitest';
import { applyEdit } from '#core/design/edit.ts';
import { createCachedLayout } from '#core/layout/cached-layout.ts';
import type { SvgNode } from '#paint/svg/node.ts';
import { openFonts } from '#resources/fonts.ts';
import { fixtureDesign, fixtureResources } from '#tests/render/fixture-design.ts';
import { changedPaint, createPartPainter } from './part-painter.ts';

const fonts = await openFonts();
const resources = fixtureResources(fonts);

function hasId(node: SvgNode): boolean {
  return 'id' in node.attrs || node.children.some(hasId);
}

test('what has no ids is painted once for all places, everything else once for each of them', () => {
  const paint = createPartPainter(changedPaint);
  const picture = { fonts, photoHref: () => null };
  const [outside] = createCachedLayout()(fixtureDesign, resources, 1).sheets;
  if (!outside) throw new Error('the fixture has no page');
  const kinds = outside.parts.map((part) => {
    const [front, strip] = ['canvas-front', 'strip'].map((use) => paint(outside.sheet, part, picture, use));
    expect(front === strip).toBe(front?.some(hasId) === false);
    expect(paint(outside.sheet, part, picture, 'strip')).toBe(strip);
    return front === strip;
  });
  expect(new Set(kinds)).toEqual(new Set([true, false]));
});

test('an edit of one text leaves the paint of every other part as it is', () => {
  const lay = createCachedLayout();
  const paint = createPartPainter(changedPaint);
  const picture = { fonts, photoHref: () => null };
  const before = lay(fixtureDesign, resources, 1);
  const place = fixtureDesign.pages.flatMap((page) =>
    page.elements.filter(({ kind }) => kind === 'text').map(({ id }) => ({ page: page.id, element: id })),
  )[0];
  if (!place) throw new Error('the fixture has no text');
  const edited = applyEdit(fixtureDesign, { kind: 'setText', ...place, text: 'Anders' });
  if (!edited) throw new Error('edit failed');
  const after = lay(edited.design, resources, 1);
  for (const [page, sheet] of before.sheets.entries()) {
    for (const [at, part] of sheet.parts.entries()) {
      const now = after.sheets[page];
      const nowPart = now?.parts[at];
      if (!now || !nowPart) throw new Error('a part is missing');
      const isEdited = sheet.page.id === place.page && part.id === place.element;
      expect(paint(sheet.sheet, part, picture, 'canvas') === paint(now.sheet, nowPart, picture, 'canvas')).toBe(!isEdited);
    }
  }
});
