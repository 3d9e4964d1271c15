import { describe, expect, test } from 'vitest';
import type { DesignDocument, Element, Ground } from '#core/design/document.ts';
import { applyEdit } from '#core/design/edit.ts';
import { mergePage } from '#core/design/merge/merge-page.ts';
import { createCachedLayout } from '#core/layout/cached-layout.ts';
import { layout } from '#core/layout/layout.ts';
import type { Resources } from '#core/layout/resources.ts';
import type { PhotoItem } from '#core/layout/sheet.ts';
import { blankPhotobook } from '#core/products/photobook/blank.ts';
import { completePhotobook } from '#core/products/photobook/complete.ts';
import { photobookOptionsRow } from '#core/products/photobook/rows.ts';
import { openFonts } from '#resources/fonts.ts';
import { acrossPhoto } from '#tests/render/spread-fixture.ts';
import { originOf } from './origin.ts';
import { copyId, spreadPages } from './spread-pages.ts';

const fonts = await openFonts();
const resources: Resources = { fonts, artwork: () => null, photo: (id) => ({ id, width: 4000, height: 2000 }) };

/** A book with these elements on page 2, at the left of a spread, and these on page 3. */
function book(given: Record<string, unknown>, left: Element[], right: Element[] = [], ground?: Ground): DesignDocument {
  const blank = blankPhotobook(completePhotobook(given, { rows: photobookOptionsRow }), ({ key }) => key);
  const content: Record<string, Element[]> = { 'page-2': left, 'page-3': right };
  const pages = blank.pages.map((page) => ({
    ...page,
    elements: content[page.id] ?? [],
    ...(ground && page.id === 'page-2' ? { ground } : {}),
  }));
  return { ...blank, pages };
}

const layflat = { type: 'echtfotobuch' };

describe('what lies across a spread', () => {
  test('continues on the right page where what is seen of that begins, and is laid out once', () => {
    for (const [given, shiftUm] of [
      [layflat, 297_000],
      [{ type: 'echtfotobuch', binding: 'pur' }, 287_000],
      [{}, 287_000],
    ] as const) {
      const design = book(given, [acrossPhoto()], [{ ...acrossPhoto(), id: 'own' }]);
      const pages = spreadPages(design.pages);
      expect(pages[3]?.elements.map(({ id, xUm }) => [id, xUm])).toEqual([
        [copyId('photo'), acrossPhoto().xUm - shiftUm],
        ['own', acrossPhoto().xUm],
      ]);
      const again = spreadPages([...design.pages]);
      expect(again[3]?.elements[0]).toBe(pages[3]?.elements[0]);
      expect(originOf(design.pages, 'page-3')).toEqual({ left: design.pages[2], byUm: shiftUm });
    }
  });

  test('says nothing on a right page, on a page that lies alone and on a cover', () => {
    const design = book(layflat, [], [acrossPhoto()]);
    const last = design.pages.length - 1;
    const pages = design.pages.map((page, at) => (at === 0 || at === last ? { ...page, elements: [acrossPhoto()] } : page));
    expect(spreadPages(pages)).toEqual(pages);
    const plain = book(layflat, []);
    expect(spreadPages(plain.pages)).toBe(plain.pages);
  });

  test('keeps the place of its picture to the micrometre on both pages, as a photo and as a ground', () => {
    const crop = { zoom: 1.3, focusX: 0.4, focusY: 0.5 };
    const ground: Ground = { kind: 'photo', photoId: 'photo-of-a-ground-01', crop, across: true };
    const { sheets } = layout(book({}, [acrossPhoto({ crop })], [], ground), resources);
    const photosOf = (at: number) => (sheets[at]?.items ?? []).filter((item): item is PhotoItem => item.kind === 'photo');
    const [left, right] = [photosOf(2), photosOf(3)];
    expect([left.length, right.length]).toEqual([2, 2]);
    for (const [at, { matrix }] of left.entries())
      expect(right[at]?.matrix).toEqual([...matrix.slice(0, 4), matrix[4] - 287_000, matrix[5]]);
    expect(right.map(({ of }) => of)).toEqual([copyId('background'), copyId('photo')]);
    // The ground of each page ends at its own bleed.
    expect(right[0]?.clip).toBe('M -3000 -3000 L 300000 -3000 L 300000 213000 L -3000 213000 Z');
  });

  test('is laid out by an editor as by the shop, and again when only its left page changes', () => {
    const cached = createCachedLayout();
    const design = book({}, [acrossPhoto()]);
    cached(design, resources, 1);
    const moved = applyEdit(design, { kind: 'moveElement', page: 'page-2', element: 'photo', xUm: 20_000, yUm: 0 });
    if (!moved) throw new Error('not moved');
    expect(cached(moved.design, resources, 1).layout).toEqual(layout(moved.design, resources));
    expect(cached(moved.design, resources, 1).sheets[3]?.page).toBe(design.pages[3]);
  });
});

test('laying a photo or a ground across a spread is undone to the byte', () => {
  const { across: _, ...photo } = acrossPhoto();
  const design = book({}, [photo]);
  const text = JSON.stringify(design);
  const ground: Ground = { kind: 'photo', photoId: 'photo-of-a-ground-01', crop: photo.crop, across: true };
  for (const edit of [
    { kind: 'setProperties', page: 'page-2', element: 'photo', properties: { across: true } },
    { kind: 'setGround', page: 'page-2', background: null, ground },
  ] as const) {
    const applied = applyEdit(design, edit);
    expect(applied && JSON.stringify(applied.design)).not.toBe(text);
    expect(applied && JSON.stringify(applyEdit(applied.design, applied.inverse)?.design)).toBe(text);
  }
});

test('a text and a code are not laid across a spread', () => {
  const design = book({}, [{ ...acrossPhoto(), kind: 'qr', content: 'x', ink: 'text' } as unknown as Element]);
  expect(applyEdit(design, { kind: 'setProperties', page: 'page-2', element: 'photo', properties: { across: true } })).toBeNull();
});

test('of two changes of the place of a photo across a spread one is kept whole', () => {
  const [base] = book({}, [acrossPhoto()]).pages.slice(2);
  if (!base) throw new Error('no page');
  const { across: _, ...single } = acrossPhoto();
  const mine = { ...base, elements: [{ ...single, xUm: 0, widthUm: 100_000 }] };
  const theirs = { ...base, elements: [{ ...acrossPhoto(), yUm: 5_000 }] };
  const { content } = mergePage({ base, mine, theirs, sent: [] });
  expect([mine.elements, theirs.elements]).toContainEqual(content.elements);
});
