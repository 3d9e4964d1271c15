import { expect, test } from 'vitest';
import { readDesign } from '#core/products/document.ts';
import { fixtureDesign, photoElement } from '#tests/render/fixture-design.ts';
import { type Ground, newestVersion } from './document.ts';
import type { PhotoFilter } from './photo-element.ts';
import { documentJson } from './stored-version.ts';

const photoId = 'p'.repeat(16);
type Design = typeof fixtureDesign;

function withPhoto(filter: PhotoFilter): Design {
  const [page, ...others] = fixtureDesign.pages;
  if (!page) throw new Error('no page');
  return { ...fixtureDesign, pages: [{ ...page, elements: [...page.elements, photoElement({ id: 'corrected', filter })] }, ...others] };
}

function withGround(filter: PhotoFilter): Design {
  const ground: Ground = { kind: 'photo', photoId, crop: { zoom: 1, focusX: 0.5, focusY: 0.5 }, filter };
  return { ...fixtureDesign, pages: fixtureDesign.pages.map((page, at) => (at === 0 ? { ...page, ground } : page)) };
}

test.each([{}, { tone: 'bw' }, { tone: 'sepia', warmth: 0, brightness: 0 }] satisfies PhotoFilter[])(
  'a document with the filter %j is stored to the byte as it is in programs',
  (filter) => {
    for (const design of [withPhoto(filter), withGround(filter)]) {
      expect(documentJson(design)).toBe(JSON.stringify(design));
    }
  },
);

test.each([{ warmth: 1 }, { saturation: -100 }, { brightness: 10 }, { tone: 'bw', contrast: -1 }] satisfies PhotoFilter[])(
  'a document with the filter %j is stored under the newest version, and read again as it was',
  (filter) => {
    for (const design of [withPhoto(filter), withGround(filter)]) {
      const stored = JSON.parse(documentJson(design));
      expect(stored).toEqual({ ...design, version: newestVersion });
      expect(readDesign(stored)).toEqual({ ok: true, design });
    }
  },
);

test.each([5, 6, 7, 8])('a document of version %i without corrections and masks opens as the same document', (version) => {
  expect(readDesign({ ...fixtureDesign, version })).toEqual({ ok: true, design: fixtureDesign });
});

test.each([{ warmth: 101 }, { saturation: -101 }, { warmth: 0.5 }, { saturation: '1' }, { hue: 1 }])(
  'the filter %j is refused',
  (filter) => {
    expect(readDesign(withPhoto(filter as PhotoFilter))).toMatchObject({ ok: false, reason: 'invalid' });
  },
);

test('a document with a mask is stored under the newest version, and read again as it was, even where another shape hides the mask', () => {
  for (const shape of ['mask', 'rect'] as const) {
    const design = changed({ shape, maskId: 'star' }) as Design;
    const stored = JSON.parse(documentJson(design));
    expect(stored).toEqual({ ...design, version: newestVersion });
    expect(readDesign(stored)).toEqual({ ok: true, design });
  }
});

test('a mask without a name, a name that is none, and a text across a spread are refused', () => {
  for (const element of [
    { shape: 'mask' },
    { shape: 'mask', maskId: '' },
    { maskId: 'star\n' },
    { across: false },
    { kind: 'text', across: true },
  ])
    expect(readDesign(changed(element))).toMatchObject({ ok: false, reason: 'invalid' });
});

test('a document with a photo or a ground across a spread is stored under the newest version, and read again as it was', () => {
  const photo = changed({ across: true }) as Design;
  const ground: Ground = { kind: 'photo', photoId, crop: { zoom: 1, focusX: 0.5, focusY: 0.5 }, across: true };
  for (const design of [
    photo,
    { ...fixtureDesign, pages: fixtureDesign.pages.map((page, at) => (at === 0 ? { ...page, ground } : page)) },
  ]) {
    const stored = JSON.parse(documentJson(design));
    expect(stored).toEqual({ ...design, version: newestVersion });
    expect(readDesign(stored)).toEqual({ ok: true, design });
  }
});

function changed(element: object): unknown {
  const design = withPhoto({});
  return {
    ...design,
    pages: design.pages.map((page, at) =>
      at ? page : { ...page, elements: page.elements.map((one) => (one.id === 'corrected' ? { ...one, ...element } : one)) },
    ),
  };
}
