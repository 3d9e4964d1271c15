import { describe, expect, test } from 'vitest';
import type { Collage } from '#core/design/collage/collage.ts';
import type { Element, Page } from '#core/design/document.ts';
import type { PhotoElement } from '#core/design/photo-element.ts';
import { openFonts } from '#resources/fonts.ts';
import { createCachedLayout } from './cached-layout.ts';
import { layout } from './layout.ts';
import type { Item } from './sheet.ts';

const fonts = await openFonts();
const settings: Collage = { design: 1, mode: 'shape', shape: 'circle', gapUm: 0, marginUm: 20_000, cornerUm: 0, seed: 0, locked: [] };
const photoFacts = { id: 'picture-of-a-test', width: 3000, height: 2000 };

function cell(id: string, xUm: number, yUm: number, more: Partial<PhotoElement> = {}): PhotoElement {
  const box = { xUm, yUm, widthUm: 60_000, heightUm: 40_000, rotation: 0 };
  const crop = { zoom: 1, focusX: 0.5, focusY: 0.5 };
  return { kind: 'photo', id, role: 'photo', ...box, photoId: photoFacts.id, shape: 'rect', crop, ink: 'text', ...more };
}

function designOf(elements: Element[], collage: Collage | undefined = settings) {
  const page: Page = {
    id: 'page',
    widthUm: 400_000,
    heightUm: 400_000,
    foldsUm: [],
    background: null,
    panels: [{ id: 'front', xUm: 0, yUm: 0, widthUm: 400_000, heightUm: 400_000 }],
    ...(collage ? { collage } : {}),
    elements,
  };
  return { version: 8, product: { type: 'collage' }, inks: { text: { c: 0, m: 0, y: 0, k: 100, hex: '#000000' } }, pages: [page] } as const;
}

const resources = { fonts, artwork: () => null, photo: () => photoFacts };

function itemsOf(elements: Element[], collage: Collage | undefined = settings): Item[] {
  const design = designOf(elements, collage);
  return layout({ ...design, pages: [...design.pages] }, resources).sheets[0]?.items ?? [];
}

describe('photos of a collage in a shape', () => {
  test('are cut by the outline at its rim and left as they are in its middle', () => {
    const [rim, middle] = itemsOf([cell('cell-1', 20_000, 20_000), cell('cell-2', 170_000, 180_000)]);
    expect(rim).toMatchObject({ kind: 'group', clip: 'M 20000 20000 L 80000 20000 L 80000 60000 L 20000 60000 Z' });
    expect(rim?.kind === 'group' && rim.items[0]).toMatchObject({ kind: 'photo', clip: expect.stringMatching(/^M 20000 200000 C/) });
    expect(middle).toMatchObject({ kind: 'photo', clip: 'M 170000 180000 L 230000 180000 L 230000 220000 L 170000 220000 Z' });
    expect(middle).toEqual(itemsOf([cell('cell-2', 170_000, 180_000)], { ...settings, mode: 'grid', shape: undefined })[0]);
  });

  test('stay in the outline when they are turned or have a line around them', () => {
    for (const more of [{ rotation: 10 }, { frame: { ink: 'text', widthUm: 2_000 } }]) {
      const [item] = itemsOf([cell('cell-1', 20_000, 20_000, more)]);
      expect(item).toMatchObject({ kind: 'group', matrix: null, clip: expect.stringMatching(/^M 20000 200000 C/) });
    }
  });

  test('are cut, and what the customer adds is not', () => {
    expect(itemsOf([cell('photo-1', 20_000, 20_000)])[0]).toMatchObject({ kind: 'photo' });
  });

  test('are not shown while the code of shapes is not at hand', () => {
    const { clipToShape: _, ...bare } = fonts;
    const design = designOf([cell('cell-1', 20_000, 20_000)]);
    expect(layout({ ...design, pages: [...design.pages] }, { ...resources, fonts: bare }).sheets[0]?.items).toEqual([]);
  });

  test('are laid out anew by the cache of an editor when the shape changes', () => {
    const lay = createCachedLayout();
    const elements = [cell('cell-1', 20_000, 20_000), cell('cell-2', 170_000, 180_000)];
    for (const shape of ['circle', 'heart', { text: '30' }] as const) {
      const { pages, ...rest } = designOf(elements, { ...settings, shape });
      const design = { ...rest, pages: [...pages] };
      expect(lay(design, resources, 1).layout).toEqual(layout(design, resources));
    }
  });
});
