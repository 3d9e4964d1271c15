import { expect, test } from 'vitest';
import { applyEdit, type Edit } from '#core/design/edit.ts';
import { openFonts } from '#resources/fonts.ts';
import { fixtureDesign, fixtureResources } from '#tests/render/fixture-design.ts';
import { createCachedLayout } from './cached-layout.ts';
import { layout } from './layout.ts';

const resources = fixtureResources(await openFonts());

test('the cached layout equals the layout of the whole, before and after edits', () => {
  const lay = createCachedLayout();
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
