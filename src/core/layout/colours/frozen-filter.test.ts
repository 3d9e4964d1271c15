import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Item, PhotoItem, Sheet } from '#core/layout/sheet.ts';
import { applyColours } from './apply-colours.ts';
import { type FrozenFilter, withFrozenColours } from './frozen-filter.ts';
import { photoColours } from './photo-colours.ts';

const page = { widthUm: 10, heightUm: 10, bleedUm: 0, safeUm: 0, foldSafeUm: 0, panels: [], foldsUm: [] };

function photo(filter?: FrozenFilter): PhotoItem {
  const picture = { kind: 'photo', of: 'p', photoId: 'p', clip: 'M 0 0 L 1 0 Z', matrix: [10, 0, 0, 10, 0, 0], ppi: 300 } as const;
  return { ...picture, matrix: [...picture.matrix], ...(filter ? { filter } : {}) } as PhotoItem;
}

function sheetOf(...items: Item[]): Sheet {
  return { id: 'page', ...page, items };
}

/** What printed a Sheet with a filter when it was frozen. */
function firstPrint(pixels: Uint8Array, { tone, brightness = 0, contrast = 0 }: FrozenFilter): void {
  const gain = contrast >= 0 ? 1 + contrast / 100 : 1 + (contrast / 100) * 0.8;
  const offset = 0.5 - 0.5 * gain + brightness / 200;
  const six = (value: number) => Math.round(value * 1e6) / 1e6 + 0;
  const rows = {
    none: [
      [1, 0, 0],
      [0, 1, 0],
      [0, 0, 1],
    ],
    bw: Array.from({ length: 3 }, () => [0.2126, 0.7152, 0.0722]),
    sepia: [
      [0.393, 0.769, 0.189],
      [0.349, 0.686, 0.168],
      [0.272, 0.534, 0.131],
    ],
  }[tone ?? 'none'];
  for (let at = 0; at < pixels.length; at += 3) {
    const [red = 0, green = 0, blue = 0] = pixels.subarray(at, at + 3);
    rows.forEach(([r = 0, g = 0, b = 0], row) => {
      const value = six(r * gain) * red + six(g * gain) * green + six(b * gain) * blue + (six(offset) * 255 + 0.5);
      pixels[at + row] = value < 0 ? 0 : value > 255 ? 255 : Math.floor(value);
    });
  }
}

test('a frozen filter becomes colours that give the very bytes of the first print', () => {
  const percent = fc.integer({ min: -100, max: 100 });
  const tone = fc.constantFrom('bw' as const, 'sepia' as const);
  const filter = fc.record({ tone, brightness: percent, contrast: percent }, { requiredKeys: [] });
  fc.assert(
    fc.property(filter, fc.uint8Array({ minLength: 300, maxLength: 300 }), (frozen, pixels) => {
      const [item] = withFrozenColours(sheetOf(photo(frozen))).items;
      const [now, before] = [Uint8Array.from(pixels), Uint8Array.from(pixels)];
      applyColours(now, 3, (item as PhotoItem).colours ?? {});
      firstPrint(before, frozen);
      expect(now).toEqual(before);
      expect(item).not.toHaveProperty('filter');
    }),
  );
});

test('a tone has the same numbers in a frozen Sheet and in one of today', () => {
  for (const tone of ['bw', 'sepia'] as const)
    expect(withFrozenColours(sheetOf(photo({ tone }))).items).toEqual([{ ...photo(), colours: photoColours({ tone }) }]);
});

test('filters within groups become colours, and a Sheet without filters stays the same object', () => {
  const inGroups = (item: Item): Item => ({ kind: 'group', of: 'g', clip: null, matrix: null, items: [item] });
  const plain = sheetOf(inGroups(inGroups(photo())), photo());
  expect(withFrozenColours(plain)).toBe(plain);
  const [nested, other] = withFrozenColours(sheetOf(inGroups(inGroups(photo({ tone: 'bw' }))), photo())).items;
  expect(nested).toEqual(inGroups(inGroups({ ...photo(), colours: photoColours({ tone: 'bw' }) as object })));
  expect(other).toEqual(photo());
});
