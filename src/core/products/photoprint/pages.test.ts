import { assert, constantFrom, integer, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Page } from '#core/design/document.ts';
import { placePhoto } from '#core/layout/photo.ts';
import { type PrintFit, printPhotoOf } from '#core/products/photo-set/print-page.ts';
import { blankPhotoprint, withPrints } from './blank.ts';
import type { PhotoprintChoice, PrintRow } from './choice.ts';
import { fittingFormat, type PrintFormat, printFormatKeys, printFormats } from './formats.ts';
import { photoprintPages } from './pages.ts';
import { photoprintLabFile } from './product.ts';

const photoId = 'p'.repeat(20);

function set(rows: Partial<PrintRow>[], border = 0): PhotoprintChoice {
  const full = rows.map((row, at) => ({
    id: `print-${at + 1}`,
    format: '10x15',
    isLying: false,
    fit: 'fill' as PrintFit,
    copies: 1,
    ...row,
  }));
  return { type: 'photoprint', paper: 'matt', border, rows: full };
}

/** The print of a picture. */
function printed(row: Partial<PrintRow>, picture: { width: number; height: number }, border = 0): Page {
  const product = set([row], border);
  const blank = blankPhotoprint(product);
  const replaced = new Map(
    blank.pages.map((page) => [page.id, { ...page, elements: page.elements.map((one) => ({ ...one, photoId })) } as Page]),
  );
  const [page] = withPrints(blank, product, { find: () => picture, replaced }).pages;
  return page ?? expect.fail('no page');
}

function photoOf(page: Page) {
  return printPhotoOf(page) ?? expect.fail('no photo');
}

describe('pages of photo prints', () => {
  test('a row is a page of its trimmed size, lying or standing', () => {
    const pages = photoprintPages(set([{}, { isLying: true }, { format: '13x13', isLying: true }, { format: '30x45' }]));
    expect(pages.map(({ id, widthUm, heightUm }) => [id, widthUm, heightUm])).toEqual([
      ['print-1', 102_000, 152_000],
      ['print-2', 152_000, 102_000],
      ['print-3', 127_000, 127_000],
      ['print-4', 305_000, 457_000],
    ]);
    expect(pages[0]).toMatchObject({ bleedUm: 2_000, panels: [{ id: 'print-1', widthUm: 102_000, heightUm: 152_000 }] });
  });

  test('a photo that fills its print reaches the bleed, or the border', () => {
    const photo = { width: 3_000, height: 2_000 };
    expect(photoOf(printed({}, photo))).toMatchObject({ xUm: -2_000, yUm: -2_000, widthUm: 106_000, heightUm: 156_000 });
    expect(photoOf(printed({}, photo, 3))).toMatchObject({ xUm: 3_000, yUm: 3_000, widthUm: 96_000, heightUm: 146_000 });
    expect(photoOf(printed({}, photo, 5))).toMatchObject({ xUm: 5_000, yUm: 5_000, widthUm: 92_000, heightUm: 142_000 });
  });

  test('a retro print has its foot at the bottom, whichever way its photo lies', () => {
    for (const [width, height] of [
      [4_000, 3_000],
      [3_000, 4_000],
    ] as const)
      for (const isLying of [false, true])
        for (const border of [0, 5]) {
          const page = printed({ format: 'retro', isLying }, { width, height }, border);
          expect([page.widthUm, page.heightUm]).toEqual([88_000, 107_000]);
          const { xUm, yUm, widthUm, heightUm } = photoOf(page);
          expect({ xUm, yUm, widthUm, heightUm }).toEqual({ xUm: 4_500, yUm: 4_000, widthUm: 79_000, heightUm: 79_000 });
          expect(page.heightUm - yUm - heightUm).toBe(24_000);
        }
  });

  test('a whole photo shows all of its pixels inside what is left after the cut, on every format', () => {
    const sides = integer({ min: 200, max: 12_000 });
    const formats = constantFrom(...printFormatKeys);
    assert(
      property(sides, sides, formats, constantFrom(0, 3, 5), constantFrom(true, false), (width, height, format, border, isLying) => {
        const page = printed({ format, fit: 'whole', isLying }, { width, height }, border);
        const photo = photoOf(page);
        const place = placePhoto(photo, { id: photoId, width, height });
        // Nothing of the picture lies outside its window but what rounding takes: less than half a printed pixel of 1/300 inch.
        expect(Math.max(place.widthUm - photo.widthUm, place.heightUm - photo.heightUm)).toBeLessThan(42);
        const [right, bottom] = [photo.xUm + photo.widthUm, photo.yUm + photo.heightUm];
        expect(Math.min(photo.xUm, photo.yUm, page.widthUm - right, page.heightUm - bottom)).toBeGreaterThanOrEqual(3_000);
      }),
    );
  });

  test('a whole photo touches two sides of its window', () => {
    expect(photoOf(printed({ fit: 'whole', isLying: true }, { width: 3_000, height: 3_000 }))).toMatchObject({
      xUm: 28_000,
      yUm: 3_000,
      widthUm: 96_000,
      heightUm: 96_000,
      crop: { zoom: 1, focusX: 0.5, focusY: 0.5 },
    });
  });

  test('photos stay with their rows when rows come, go and change places', () => {
    const first = set([{}, {}, {}]);
    const blank = blankPhotoprint(first);
    const [a, , c] = first.rows;
    if (!a || !c) expect.fail('no rows');
    const next = { ...first, rows: [c, a, { ...c, id: 'print-4', format: '20x30' }] };
    const { pages, product } = withPrints(blank, next, { find: () => null });
    expect(pages.map(({ id }) => id)).toEqual(['print-3', 'print-1', 'print-4']);
    expect(pages[1]).toBe(blank.pages[0]);
    expect(photoOf(pages[2] ?? expect.fail('no page')).photoId).toBeNull();
    expect(product).toBe(next);
  });
});

describe('the format that fits a photo', () => {
  test.each<[string, number, number, PrintFormat, boolean, boolean]>([
    ['4:3', 4_032, 3_024, '10x13', true, true],
    ['3:4', 3_024, 4_032, '10x13', false, true],
    ['3:2', 6_000, 4_000, '10x15', true, true],
    ['2:3', 4_000, 6_000, '10x15', false, true],
    ['1:1', 3_024, 3_024, '10x10', false, true],
    ['16:9', 1_920, 1_080, '10x15', true, false],
  ])('%s', (_, width, height, format, isLying, isClose) => {
    expect(fittingFormat({ width, height })).toEqual({ format, isLying, isClose });
  });
});

describe('files of photo prints', () => {
  test('a file is named by format, number and copies, and its size is that of the print', () => {
    const product = set([{ copies: 2 }, { format: '13x18', isLying: true, fit: 'whole', copies: 12 }], 3);
    expect(photoprintLabFile(product, 0)).toMatchObject({ part: '10x15-001-x2', copies: 2, dpi: 300, bleedUm: 2_000, widthMm: 102 });
    expect(photoprintLabFile(product, 1)).toMatchObject({
      part: '13x18-002-x12',
      copies: 12,
      widthMm: 178,
      heightMm: 127,
      piece: '13x18',
      facts: { format: '13x18', fit: 'whole', border: 3 },
    });
    for (const format of printFormatKeys) {
      const { part = '' } = photoprintLabFile(set([{ format, copies: 500 }]), 0);
      expect(part).toMatch(/^[a-z0-9-]{1,40}$/);
      expect(printFormats[format].widthMm).toBeGreaterThan(0);
    }
  });
});
