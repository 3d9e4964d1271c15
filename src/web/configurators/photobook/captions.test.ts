import { describe, expect, test } from 'vitest';
import { findPhotobookSet, photobookSets } from '#core/catalogue/photobook-sets.ts';
import type { Page } from '#core/design/document.ts';
import type { PhotoElement } from '#core/design/photo-element.ts';
import { blankPhotobook } from '#core/products/photobook/blank.ts';
import { photobook } from '#core/products/photobook/product.ts';
import { photobookOptionsRow } from '#core/products/photobook/rows.ts';
import { addCaption, captionOf, removeCaption, withCaptions } from './captions.ts';

const words = 'Was zu sehen ist';
const album = findPhotobookSet(7) ?? photobookSets[0];
if (!album) throw new Error('no set');

/** Page 1 of a book, at the right of the spine. */
function emptyPage(): Page {
  const [, page] = blankPhotobook(photobook.complete({}, { template: null, rows: photobookOptionsRow }), ({ key }) => key).pages;
  if (!page) throw new Error('a book without pages');
  return page;
}

function photo(changes: Partial<PhotoElement> = {}): PhotoElement {
  return {
    kind: 'photo',
    id: 'photo-1',
    role: 'photo',
    number: 1,
    rotation: 0,
    photoId: 'picture-1',
    shape: 'rect',
    ink: 'slot',
    xUm: 30_000,
    yUm: 20_000,
    widthUm: 120_000,
    heightUm: 80_000,
    crop: { zoom: 1, focusX: 0.5, focusY: 0.5 },
    ...changes,
  };
}

function pageWith(...elements: PhotoElement[]): Page {
  return { ...emptyPage(), elements };
}

/** Throws where there is no room. */
function captioned(page: Page, id = 'photo-1'): Page {
  const next = addCaption(page, id, album as NonNullable<typeof album>, words);
  if (!next) throw new Error('no room');
  return next;
}

describe('a caption', () => {
  test('lies below its photo, which makes room for it', () => {
    const page = captioned(pageWith(photo()));
    const [shrunk, caption] = page.elements;
    expect(caption).toMatchObject({ kind: 'text', text: words, personal: true, xUm: 30_000, widthUm: 120_000 });
    expect((shrunk?.yUm ?? 0) + (shrunk?.heightUm ?? 0)).toBeLessThan(caption?.yUm ?? 0);
    expect((caption?.yUm ?? 0) + (caption?.heightUm ?? 0)).toBe(100_000);
  });

  test('of a photo that runs beyond the paper keeps the safe distances of the page and of the spine', () => {
    const empty = emptyPage();
    const box = { xUm: -3_000, yUm: -3_000, widthUm: empty.widthUm + 6_000, heightUm: empty.heightUm + 6_000 };
    const page = captioned(pageWith(photo(box)));
    const caption = page.elements[1];
    if (!caption || !page.gutter) throw new Error('no caption at a spine');
    expect(caption.xUm).toBe(page.gutter.safeUm);
    expect(page.widthUm - caption.xUm - caption.widthUm).toBe(page.safeUm);
    expect(page.heightUm - caption.yUm - caption.heightUm).toBe(page.safeUm);
    expect(removeCaption(page, 'photo-1').elements).toEqual([photo(box)]);
  });

  test('is removed with its room', () => {
    expect(removeCaption(captioned(pageWith(photo())), 'photo-1').elements).toEqual([photo()]);
  });

  test('is refused where it would take most of the photo, where words do not fit beside the spine, and a second time', () => {
    for (const small of [{ heightUm: 20_000 }, { widthUm: 12_000 }, { xUm: 0, widthUm: 14_000 }])
      expect(addCaption(pageWith(photo(small)), 'photo-1', album, words)).toBeNull();
    expect(addCaption(captioned(pageWith(photo())), 'photo-1', album, words)).toBeNull();
  });

  test('follows its photo into another arrangement, with its words and style', () => {
    const before = captioned(pageWith(photo(), photo({ id: 'photo-2', photoId: 'picture-2', yUm: 110_000 })));
    const written = {
      ...before,
      elements: before.elements.map((element) => (element.kind === 'text' ? { ...element, text: 'Am See', ink: 'gold' } : element)),
    };
    const arranged = pageWith(photo({ photoId: 'picture-2' }), photo({ id: 'photo-2', photoId: 'picture-1', xUm: 160_000 }));
    const page = withCaptions(arranged, written, album);
    const [first, second] = page.elements.flatMap((element) => (element.kind === 'photo' ? [captionOf(page, element)] : []));
    expect(first).toBeNull();
    expect(second).toMatchObject({ text: 'Am See', ink: 'gold', xUm: 160_000 });
  });
});
