import { describe, expect, test } from 'vitest';
import type { DesignDocument, Element, PhotoElement, TextElement } from '#core/design/document.ts';
import { blankPhotoframe } from '#core/products/photoframe/blank.ts';
import { completePhotoframe } from '#core/products/photoframe/complete.ts';
import { photoframeOptionsRow } from '#core/products/photoframe/rows.ts';
import { withOwnElements } from './resize-elements.ts';

const blankOf = (given: Record<string, unknown>) =>
  blankPhotoframe(completePhotoframe(given, { rows: photoframeOptionsRow })) as DesignDocument;

const text: TextElement = {
  kind: 'text',
  id: 'text',
  role: 'text',
  xUm: 450_000,
  yUm: 300_000,
  widthUm: 120_000,
  heightUm: 40_000,
  rotation: 0,
  text: 'Sommer',
  sample: '',
  personal: false,
  font: 'jost',
  sizeUm: 24_000,
  minSizeUm: 3_000,
  leading: 1.2,
  tracking: 0,
  align: 'left',
  vertical: 'top',
  ink: 'text',
  figures: 'lining',
};

function withAdded(design: DesignDocument, ...added: Element[]): DesignDocument {
  return { ...design, pages: design.pages.map((page) => ({ ...page, elements: [...page.elements, ...added] })) };
}

function added(design: DesignDocument): Element[] {
  return design.pages.flatMap(({ elements }) => elements).filter(({ id }) => id !== 'photo');
}

describe('what a customer added to a picture', () => {
  test('is twice as large, letters too, on a sheet of twice the size, at the same place', () => {
    const design = withAdded(blankOf({ format: '600x400' }), text);
    const [moved] = added(withOwnElements(blankOf({ format: '1200x800' }), design));
    expect(moved).toMatchObject({ xUm: 900_000, yUm: 600_000, widthUm: 240_000, heightUm: 80_000, sizeUm: 48_000, text: 'Sommer' });
  });

  test('keeps its form where the sheet changes its own, and never leaves it', () => {
    const design = withAdded(blankOf({ format: '600x400' }), text);
    const [moved] = added(withOwnElements(blankOf({ format: '400x600' }), design)) as [TextElement];
    expect(moved.widthUm / moved.heightUm).toBeCloseTo(3, 3);
    expect(moved.xUm + moved.widthUm).toBeLessThanOrEqual(400_000);
    expect(moved.yUm + moved.heightUm).toBeLessThanOrEqual(600_000);
  });

  test('lies on the front of a canvas as it lay on a poster', () => {
    const design = withAdded(blankOf({ format: '600x400' }), text);
    const canvas = blankOf({ format: '600x400', material: 'leinwand', edge: 'wrap' });
    const front = canvas.pages[0]?.panels[0];
    expect(front).toMatchObject({ id: 'front', xUm: 30_000, yUm: 30_000 });
    expect(added(withOwnElements(canvas, design))).toMatchObject([{ xUm: 480_000, yUm: 330_000, widthUm: 120_000, sizeUm: 24_000 }]);
  });

  test('comes back to the micrometre when the size does', () => {
    const design = withAdded(blankOf({ format: '600x400' }), text);
    const there = withOwnElements(blankOf({ format: '900x600' }), design);
    expect(added(withOwnElements(blankOf({ format: '600x400' }), there))).toEqual([text]);
  });

  test('leaves the photo of the sheet to the blank document', () => {
    const moved = withOwnElements(blankOf({ format: '900x600' }), withAdded(blankOf({ format: '600x400' }), text));
    const photos = moved.pages.flatMap(({ elements }) => elements).filter((one): one is PhotoElement => one.kind === 'photo');
    expect(photos.map(({ widthUm }) => widthUm)).toEqual([906_000]);
  });
});
