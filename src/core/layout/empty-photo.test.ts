import { describe, expect, test } from 'vitest';
import { type DesignDocument, documentVersion, type PhotoElement } from '#core/design/document.ts';
import { rectPath } from '#core/design/outlines/outline.ts';
import { emptyPhoto } from './empty-photo.ts';

const ink = { c: 10, m: 5, y: 5, k: 0, hex: '#e0e6ea' };
const slot: PhotoElement = {
  kind: 'photo',
  id: 'front-photo',
  role: 'photo',
  xUm: 10_000,
  yUm: 20_000,
  widthUm: 50_000,
  heightUm: 40_000,
  rotation: 0,
  photoId: null,
  shape: 'rect',
  crop: { zoom: 1, focusX: 0.5, focusY: 0.5 },
  ink: 'photo',
};

function design(inks: DesignDocument['inks']): DesignDocument {
  return { version: documentVersion, product: { type: 'card' }, inks, pages: [] };
}

describe('an empty photo slot', () => {
  test('shows its plain tint when the design has no tones for a landscape', () => {
    expect(emptyPhoto(design({ photo: ink }), slot, rectPath(slot))).toMatchObject({ kind: 'fill', d: rectPath(slot) });
  });

  test('shows a sun and four hills inside the slot when it has them', () => {
    const names = ['photo', 'photo-sun', 'photo-hill1', 'photo-hill2', 'photo-hill3', 'photo-hill4'];
    const item = emptyPhoto(design(Object.fromEntries(names.map((name) => [name, ink]))), slot, rectPath(slot));
    expect(item.kind).toBe('group');
    if (item.kind !== 'group') return;
    expect(item.items).toHaveLength(6);
    for (const child of item.items) {
      const numbers =
        child.kind === 'fill'
          ? child.d
              .split(' ')
              .filter((part) => /\d/.test(part))
              .map(Number)
          : [];
      expect(numbers.every(Number.isInteger)).toBe(true);
      expect(Math.min(...numbers.filter((_, i) => i % 2 === 0))).toBeGreaterThanOrEqual(10_000);
      expect(Math.max(...numbers.filter((_, i) => i % 2 === 1))).toBeLessThanOrEqual(60_000);
    }
  });
});
