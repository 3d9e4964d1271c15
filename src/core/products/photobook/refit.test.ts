import { describe, expect, test } from 'vitest';
import { firstRecord } from '#core/auto-layout/layout-record.ts';
import type { Element, PhotoElement, TextElement } from '#core/design/document.ts';
import { geometryOf } from '#core/products/document.ts';
import { serverTexts } from '#texts/server-texts.ts';
import { blankPhotobook, type PhotobookDocument, spineTitleId, titleId } from './blank.ts';
import { completePhotobook } from './complete.ts';
import { photobookPages } from './pages.ts';
import { withPhotobook } from './refit.ts';
import { photobookOptionsRow } from './rows.ts';

const t = serverTexts({ locale: 'de-DE' });
const choose = (given: Record<string, unknown>) => completePhotobook(given, { rows: photobookOptionsRow });
const blankOf = (given: Record<string, unknown>) => blankPhotobook(choose(given), t);

const photo: PhotoElement = {
  kind: 'photo',
  id: 'photo',
  role: 'photo',
  xUm: -3_000,
  yUm: -3_000,
  widthUm: 303_000,
  heightUm: 108_000,
  rotation: 0,
  photoId: null,
  shape: 'rect',
  crop: { zoom: 1, focusX: 0.5, focusY: 0.5 },
  ink: 'slot',
};

/** With elements on pages by their id. */
function filled(design: PhotobookDocument, content: Record<string, Element[]>): PhotobookDocument {
  return { ...design, pages: design.pages.map((page) => ({ ...page, elements: [...page.elements, ...(content[page.id] ?? [])] })) };
}

function moved(design: PhotobookDocument, given: Record<string, unknown>) {
  return withPhotobook(design, choose({ ...design.product, ...given }), t);
}

function elementsOf({ pages }: PhotobookDocument, page: string): Element[] {
  return pages.find(({ id }) => id === page)?.elements ?? [];
}

function onPage(design: PhotobookDocument, page: string, element: string): Element {
  return elementsOf(design, page).find(({ id }) => id === element) ?? expect.fail(`no ${element}`);
}

test('a book keeps the record of its layout when it becomes another book', () => {
  const design = blankOf({ size: 'a4-quer' });
  const known = { ...design, product: { ...design.product, autoLayout: firstRecord } };
  expect(moved(known, { size: '200-200' }).document.product).toEqual({ ...choose({ size: '200-200' }), autoLayout: firstRecord });
  expect(moved(design, { size: '200-200' }).document.product).toEqual(choose({ size: '200-200' }));
});

/** Where the photo is. */
function pagesWithPhoto({ pages }: PhotobookDocument): string[] {
  return pages.filter(({ elements }) => elements.some(({ id }) => id === 'photo')).map(({ id }) => id);
}

describe('a blank book', () => {
  test('has a cover with its titles, and as many empty pages as were chosen', () => {
    const design = blankOf({ pageCount: 24, designGroupSetId: 9 });
    expect(design.pages).toHaveLength(25);
    expect(elementsOf(design, 'cover').map(({ id }) => id)).toEqual([titleId, spineTitleId]);
    expect(design.pages.slice(1).every(({ elements }) => elements.length === 0)).toBe(true);
    expect(design.pages[0]?.background).toBe('night');
    expect(design.pages.map(geometryOf)).toEqual(photobookPages(design.product).map(geometryOf));
  });

  test('has its title in the middle of the front', () => {
    for (const given of [{}, { cover: 'soft', pageCount: 48 }, { type: 'fotoheft' }, { type: 'echtfotobuch', size: '200-200' }]) {
      const design = blankOf(given);
      const title = onPage(design, 'cover', titleId);
      const front = design.pages[0]?.panels.find(({ id }) => id === 'front') ?? expect.fail('no front');
      expect(Math.abs(title.xUm + title.widthUm / 2 - (front.xUm + front.widthUm / 2))).toBeLessThanOrEqual(1);
    }
  });
});

describe('a book that changes', () => {
  test('has every page of its new geometry, whatever it was before', () => {
    const givens = [{}, { cover: 'soft', pageCount: 40 }, { type: 'fotoheft', size: 'a6-quer' }, { type: 'echtfotobuch', size: 'a3-quer' }];
    for (const from of givens)
      for (const to of givens) {
        const { document } = withPhotobook(blankOf(from), choose(to), t);
        expect(document.pages.map(geometryOf)).toEqual(photobookPages(choose(to)).map(geometryOf));
      }
  });

  test('has a wider spine with more pages, and its title on it; front and back keep what they show', () => {
    const before = blankOf({ pageCount: 24 });
    const { document } = moved(before, { pageCount: 160 });
    const spine = document.pages[0]?.panels.find(({ id }) => id === 'spine');
    expect(onPage(document, 'cover', spineTitleId)).toMatchObject({ xUm: spine?.xUm, widthUm: 19_400 });
    const [title, own] = [onPage(document, 'cover', titleId), onPage(before, 'cover', titleId)] as [TextElement, TextElement];
    // The front begins 12.2 mm further to the right, by as much as the spine is wider than 7.2 mm.
    expect(title).toEqual({ ...own, xUm: own.xUm + 12_200 });
    expect(moved(document, { pageCount: 24 }).document).toEqual(before);
  });

  test('keeps the words of its spine while it has none', () => {
    const before = filled(blankOf({ size: 'a5-quer' }), {});
    const cover = before.pages[0] ?? expect.fail('no cover');
    const elements = cover.elements.map((one) => (one.kind === 'spine-title' ? { ...one, text: 'Sommer' } : one));
    const design = { ...before, pages: [{ ...cover, elements }, ...before.pages.slice(1)] };
    const stapled = moved(design, { photobookType: 'fotoheft' }).document;
    expect(stapled.pages[0]?.panels.map(({ id }) => id)).toEqual(['back', 'front']);
    const { document } = withPhotobook(stapled, design.product, t);
    expect(onPage(document, 'cover', spineTitleId)).toMatchObject({ text: 'Sommer', widthUm: 7_900 });
  });

  test('keeps photos to the bleed of a page that has another form', () => {
    const design = filled(blankOf({ pageCount: 24 }), { 'page-1': [photo] });
    const { document } = moved(design, { size: '200-200' });
    expect(onPage(document, 'page-1', 'photo')).toMatchObject({ xUm: -3_000, yUm: -3_000, widthUm: 206_000, heightUm: 103_000 });
    const lab = withPhotobook(design, choose({ type: 'echtfotobuch' }), t).document;
    expect(onPage(lab, 'page-1', 'photo')).toMatchObject({ xUm: -5_000, widthUm: 307_000 });
  });

  test('keeps a photo around a hard cover to the edges of a soft one', () => {
    const hard = blankOf({ pageCount: 48 });
    const { widthUm, heightUm } = hard.pages[0] ?? expect.fail('no cover');
    const { document } = moved(filled(hard, { cover: [{ ...photo, xUm: 0, yUm: 0, widthUm, heightUm }] }), { cover: 'soft' });
    const cover = document.pages[0] ?? expect.fail('no cover');
    expect(onPage(document, 'cover', 'photo')).toMatchObject({
      xUm: -3_000,
      yUm: -3_000,
      widthUm: cover.widthUm + 6_000,
      heightUm: cover.heightUm + 6_000,
    });
  });

  test('loses empty spreads before pages with content, and says which found no place', () => {
    const design = filled(blankOf({ pageCount: 32 }), { 'page-1': [photo], 'page-30': [photo], 'page-32': [photo] });
    const fewer = moved(design, { pageCount: 24 });
    expect(fewer.left).toEqual([]);
    expect(pagesWithPhoto(fewer.document)).toEqual(['page-1', 'page-22', 'page-24']);
    const full = filled(blankOf({ pageCount: 32 }), Object.fromEntries(design.pages.slice(1).map(({ id }) => [id, [photo]])));
    const cut = moved(full, { pageCount: 24 });
    expect(cut.left.map(({ id }) => id)).toEqual(['page-25', 'page-26', 'page-27', 'page-28', 'page-29', 'page-30', 'page-31', 'page-32']);
    expect(pagesWithPhoto(moved(design, { pageCount: 40 }).document)).toEqual(['page-1', 'page-30', 'page-32']);
  });
});
