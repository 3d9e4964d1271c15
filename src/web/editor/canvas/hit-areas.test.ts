import { describe, expect, test } from 'vitest';
import { layoutWith } from '#core/layout/layout.ts';
import { toolDesign, withSlot } from '#tests/tool-fixture.ts';
import { hitArea, hitAreas } from './hit-areas.ts';

function areasOf(design: typeof toolDesign) {
  const { sheets } = layoutWith(design, { element: () => ({ items: [], findings: [], texts: [] }), ground: () => [] });
  const [parted] = sheets;
  const panel = parted?.sheet.panels[0];
  if (!parted || !panel) throw new Error('the fixture has no panel');
  return hitAreas(parted, panel);
}

describe('hit areas', () => {
  test('every kind of element has one; small areas lie above large ones', () => {
    const areas = areasOf(toolDesign);
    expect(areas.map(({ element }) => element.id)).toEqual(['text', 'photo', 'shape']);
    expect(areas.map(({ rank }) => rank)).toEqual([2, 1, 3]);
  });

  test('a locked element, one that allows nothing and a drawing without a slot have none', () => {
    const [page] = toolDesign.pages;
    if (!page) throw new Error('no page');
    const box = { rotation: 0, xUm: 0, yUm: 0, widthUm: 9_000, heightUm: 9_000 };
    const drawing = { kind: 'artwork', id: 'drawing', ...box, artworkId: 'olivia.1' } as const;
    const [text] = page.elements;
    if (!text) throw new Error('no text');
    const elements = [{ ...text, locked: true as const }, drawing, { ...drawing, id: 'free', slot: { allows: ['position' as const] } }];
    const areas = areasOf({ ...toolDesign, pages: [{ ...page, elements }] });
    expect(areas.map(({ element }) => element.id)).toEqual(['free']);
    expect(areasOf(withSlot('photo', { allows: [] })).map(({ element }) => element.id)).toEqual(['text', 'shape']);
  });

  test('a text is hit at its letters, an empty one at its box', () => {
    const text = toolDesign.pages[0]?.elements[0];
    if (!text) throw new Error('no text');
    const paint = { kind: 'process', c: 0, m: 0, y: 0, k: 100, hex: '#000000' } as const;
    const glyphs = [{ id: 1, xUm: 10_000, yUm: 12_000, text: 'a' }];
    const area = hitArea(text, [{ kind: 'glyphs', of: 'text', font: 'x', sizeUm: 1_000, paint, glyphs }]);
    expect(area).toEqual({ xUm: 10_000, yUm: 11_220, widthUm: 600, heightUm: 1_060 });
    expect(hitArea(text, [])).toEqual({ xUm: 0, yUm: 0, widthUm: 40_000, heightUm: 20_000 });
  });
});
