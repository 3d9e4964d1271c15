import { describe, expect, test } from 'vitest';
import { collageDesigns, collageGrounds, collageOf, findCollageDesign } from '#core/catalogue/collage-designs.ts';
import type { Page } from '#core/design/document.ts';
import type { PhotoElement } from '#core/design/photo-element.ts';
import { blankCollage } from '#core/products/collage/blank.ts';
import { collage } from '#core/products/collage/product.ts';
import { photoframeOptionsRow } from '#core/products/photoframe/rows.ts';
import { arrangeNow, maxPhotosOn } from './arrange-page.ts';
import { arrangedCells, newCell } from './cells.ts';

const rows = photoframeOptionsRow;
const settings = (id: number) => collageOf(findCollageDesign(id) ?? expect.fail('no design'));

function pageOf(format: string, id: number, more: object = {}): Page {
  const product = collage.complete({ format, ...more }, { template: null, rows });
  return blankCollage(product, settings(id), 'paper').pages[0] ?? expect.fail('no page');
}

const pictures = [
  { id: 'picture-lying-0001', width: 3000, height: 2000 },
  { id: 'picture-standing-1', width: 2000, height: 3000 },
  { id: 'picture-square-001', width: 2400, height: 2400 },
  { id: 'picture-wide-00001', width: 4000, height: 2250 },
];

function cells(count: number) {
  const made: PhotoElement[] = [];
  for (let at = 0; at < count; at += 1) made.push(newCell(made, at + 1, pictures[at % pictures.length]?.id ?? null));
  return made;
}

describe('photos of a collage', () => {
  test('reach into the bleed without a margin, and stay inside the margin with one [F467]', () => {
    const page = pageOf('600x400', 13);
    const edge = arrangeNow(page, settings(13), cells(4), pictures, 'best');
    const bleedUm = page.bleedUm ?? 0;
    expect(bleedUm).toBeGreaterThan(0);
    expect(Math.min(...edge.elements.map(({ xUm }) => xUm))).toBe(-bleedUm);
    expect(Math.max(...edge.elements.map(({ yUm, heightUm }) => yUm + heightUm))).toBe(page.heightUm + bleedUm);

    const inner = arrangeNow(pageOf('600x400', 1), settings(1), cells(4), pictures, 'best');
    expect(Math.min(...inner.elements.map(({ xUm }) => xUm))).toBeGreaterThanOrEqual(10_000);
    expect(Math.max(...inner.elements.map(({ xUm, widthUm }) => xUm + widthUm))).toBeLessThanOrEqual(590_000);
  });

  test('lie on the front of a canvas whose edge they do not run around, and around it without a margin', () => {
    const canvas = pageOf('600x400', 13, { material: 'leinwand', edge: 'wrap' });
    const front = canvas.panels.find(({ id }) => id === 'front') ?? expect.fail('no front');
    const around = arrangeNow(canvas, settings(13), cells(4), pictures, 'best');
    expect(Math.min(...around.elements.map(({ xUm }) => xUm))).toBe(0);
    expect(Math.max(...around.elements.map(({ xUm, widthUm }) => xUm + widthUm))).toBe(canvas.widthUm);
    const framed = arrangeNow(canvas, settings(1), cells(4), pictures, 'best');
    expect(Math.min(...framed.elements.map(({ xUm }) => xUm))).toBeGreaterThanOrEqual(front.xUm + 10_000);
  });

  test('give the same page for the same seed, whatever was shown between', () => {
    const page = pageOf('400x300', 1);
    const first = arrangeNow(page, settings(1), cells(8), pictures, 'best');
    const other = arrangeNow(first, { ...settings(1), seed: 4 }, arrangedCells(first), pictures, 'best');
    expect(other.elements).not.toEqual(first.elements);
    const again = arrangeNow(other, settings(1), arrangedCells(other), pictures, 'best');
    expect(again).toEqual(first);
  });

  test('keep their place while they are locked', () => {
    const page = pageOf('600x400', 1);
    const first = arrangeNow(page, settings(1), cells(9), pictures, 'best');
    const locked = first.elements.find(({ id }) => id === 'cell-3') ?? expect.fail('no cell');
    for (let seed = 1; seed < 6; seed += 1) {
      const next = arrangeNow(first, { ...settings(1), seed, locked: ['cell-3'] }, arrangedCells(first), pictures, 'best');
      expect(next.elements.find(({ id }) => id === 'cell-3')).toEqual(locked);
    }
  });

  test('leave what the customer added above them', () => {
    const page = pageOf('600x400', 1);
    const text = {
      kind: 'shape',
      id: 'added-shape',
      role: 'circle',
      xUm: 0,
      yUm: 0,
      widthUm: 10_000,
      heightUm: 10_000,
      rotation: 0,
    } as const;
    const own = { ...text, outline: { as: 'ellipse' }, fill: 'text' } as const;
    const arranged = arrangeNow({ ...page, elements: [own] }, settings(1), cells(3), pictures, 'best');
    expect(arranged.elements.at(-1)).toEqual(own);
    expect(arranged.elements).toHaveLength(4);
  });

  test.each([0, 4_000, 15_000])('lie %i µm apart, as the gap says [E008]', (gapUm) => {
    const { elements } = arrangeNow(pageOf('600x400', 1), { ...settings(1), gapUm }, cells(6), pictures, 'best');
    /** Distances of photos that lie side by side: they share a part of their height. */
    const distances = elements.flatMap((one) =>
      elements.flatMap((other) => {
        const isBeside = one.yUm < other.yUm + other.heightUm && other.yUm < one.yUm + one.heightUm;
        const between = other.xUm - one.xUm - one.widthUm;
        return one !== other && isBeside && other.xUm > one.xUm ? [between] : [];
      }),
    );
    expect(elements).toHaveLength(6);
    expect(Math.abs(Math.min(...distances) - gapUm)).toBeLessThanOrEqual(2);
  });

  test.each(collageGrounds)('lie on the ground %s that was chosen [E008]', (ground) => {
    const product = collage.complete({ format: '600x400' }, { template: null, rows });
    const page = blankCollage(product, settings(1), ground).pages[0] ?? expect.fail('no page');
    expect(arrangeNow(page, settings(1), cells(3), pictures, 'best').background).toBe(ground);
  });

  test('are as many as have 25 mm on a sheet, and more are refused with that number [E008]', () => {
    const small = pageOf('200x200', 1);
    const most = maxPhotosOn(small, settings(1));
    expect(most).toBeGreaterThan(10);
    expect(most).toBeLessThan(60);
    expect(maxPhotosOn(pageOf('900x600', 1), settings(1))).toBe(60);
    expect(() => arrangeNow(small, settings(1), cells(most + 1), pictures, 'first')).toThrow(
      expect.objectContaining({
        code: 'bad-input',
        details: expect.objectContaining({ text: { key: 'collage.photos.too-many', values: { max: most } } }),
      }),
    );
  });

  test('in a shape follow another sheet, keep their place while they are locked, and have no round corners', () => {
    const number = { ...settings(24), cornerUm: 8_000 };
    const page = pageOf('600x400', 24);
    const first = arrangeNow(page, number, cells(14), pictures, 'best');
    expect(first.elements.every((element) => element.kind === 'photo' && element.shape === 'rect')).toBe(true);
    const right = Math.max(...first.elements.map(({ xUm, widthUm }) => xUm + widthUm));
    expect(right).toBeLessThanOrEqual(580_000);
    const small = arrangeNow({ ...pageOf('300x200', 24), elements: first.elements }, number, arrangedCells(first), pictures, 'best');
    expect(Math.max(...small.elements.map(({ xUm, widthUm }) => xUm + widthUm))).toBeLessThanOrEqual(280_000);
    const locked = { ...number, locked: ['cell-5'] };
    for (let seed = 1; seed < 5; seed += 1) {
      const next = arrangeNow(first, { ...locked, seed }, arrangedCells(first), pictures, 'best');
      expect(next.elements.find(({ id }) => id === 'cell-5')).toEqual(first.elements.find(({ id }) => id === 'cell-5'));
      expect(next.elements).not.toEqual(first.elements);
    }
  });

  test('in a shape are fewer than on the whole sheet', () => {
    const page = pageOf('300x200', 1);
    const heart = { ...settings(1), mode: 'shape', shape: 'heart' } as const;
    expect(maxPhotosOn(page, heart)).toBeLessThan(maxPhotosOn(page, settings(1)));
    expect(() => arrangeNow(page, heart, cells(maxPhotosOn(page, heart) + 1), pictures, 'first')).toThrow(
      expect.objectContaining({ code: 'bad-input' }),
    );
  });

  test.each(collageDesigns.map(({ id, key }) => [id, key] as const))('fit design %i, %s, with two and with twenty photos', (id) => {
    for (const count of [2, 20]) {
      const page = arrangeNow(pageOf('600x400', id), settings(id), cells(count), pictures, 'first');
      expect(arrangedCells(page)).toHaveLength(count);
      for (const { widthUm, heightUm } of page.elements) expect(Math.min(widthUm, heightUm)).toBeGreaterThanOrEqual(20_000);
    }
  });
});
