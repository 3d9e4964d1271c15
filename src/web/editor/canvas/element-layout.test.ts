import { expect, test } from 'vitest';
import { applyEdit, type Edit } from '#core/design/edit.ts';
import { layout } from '#core/layout/layout.ts';
import { openFonts } from '#resources/fonts.ts';
import { fixtureDesign, fixtureResources } from '#tests/render/fixture-design.ts';
import { createElementLayout, createPartPainter } from './element-layout.ts';

const fonts = await openFonts();
const resources = fixtureResources(fonts);

test('element by element gives the very layout of the whole, before and after edits', () => {
  const lay = createElementLayout();
  expect(lay(fixtureDesign, resources, 1).layout).toEqual(layout(fixtureDesign, resources));
  const places = fixtureDesign.pages.flatMap((page) =>
    page.elements.map((element) => ({ page: page.id, element: element.id, kind: element.kind })),
  );
  const edits: Edit[] = [
    ...places
      .filter(({ kind }) => kind === 'text')
      .map(({ page, element }): Edit => ({ kind: 'setText', page, element, text: 'Größe 😀 Łódź' })),
    ...places.map(({ page, element }): Edit => ({ kind: 'moveElement', page, element, xUm: 12_345, yUm: 23_456 })),
    { kind: 'setRefinement', refinement: 'gold' },
    {
      kind: 'setInks',
      colourway: 'x',
      inks: Object.fromEntries(Object.entries(fixtureDesign.inks).map(([key, ink]) => [key, { ...ink, c: 7 }])),
    },
  ];
  let design = fixtureDesign;
  for (const edit of edits) {
    design = applyEdit(design, edit)?.design ?? design;
    expect(lay(design, resources, 1).layout).toEqual(layout(design, resources));
  }
});

test('an edit of one text leaves the paint of every other part as it is', () => {
  const lay = createElementLayout();
  const paint = createPartPainter();
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
      expect(paint(sheet.sheet, part, picture, 'stage') === paint(now.sheet, nowPart, picture, 'stage')).toBe(!isEdited);
    }
  }
});
