import { describe, expect, test } from 'vitest';
import type { PhotoElement } from '#core/design/document.ts';
import { handHeld } from '#core/preflight/limits.ts';
import { finestPlace, sharpnessOf } from './sharpness.ts';

const element = {
  kind: 'photo',
  id: 'photo',
  role: 'photo',
  xUm: 0,
  yUm: 0,
  widthUm: 101_600,
  heightUm: 76_200,
  rotation: 0,
  photoId: 'picture',
  shape: 'rect',
  crop: { zoom: 1, focusX: 0.5, focusY: 0.5 },
  ink: 'paper',
} as unknown as PhotoElement;
const picture = (width: number, height: number) => ({ id: 'picture', width, height });

describe('the resolution of a photo at its printed size', () => {
  test.each([
    [1200, 900, 300, 'fine'],
    [800, 600, 200, 'fine'],
    [799, 600, 199, 'fair'],
    [480, 360, 120, 'fair'],
    [476, 357, 119, 'soft'],
    [280, 210, 70, 'soft'],
    [276, 207, 69, 'coarse'],
  ])('of %i × %i pixels on 4 × 3 inches is %i dpi, %s [E018]', (width, height, ppi, level) => {
    expect(sharpnessOf(element, picture(width, height), handHeld.ppi)).toMatchObject({ ppi, level });
  });

  test('names the largest size at which it is sharp, which a zoom makes smaller [E018]', () => {
    const { sharpTo } = sharpnessOf(element, picture(1200, 900), handHeld.ppi);
    expect(sharpTo).toEqual({ widthUm: 152_400, heightUm: 114_300 });
    const zoomed = { ...element, crop: { ...element.crop, zoom: 2 } };
    expect(sharpnessOf(zoomed, picture(1200, 900), handHeld.ppi)).toMatchObject({ ppi: 150, sharpTo: { widthUm: 76_200 } });
  });

  test('follows the picture that is turned in its slot [E018]', () => {
    const turned = { ...element, turn: 90 as const };
    expect(sharpnessOf(turned, picture(900, 1200), handHeld.ppi).ppi).toBe(300);
  });
});

test('the place to look at is where detail is finest, within what is printed', () => {
  const values = new Uint8Array(100 * 100).fill(120);
  for (let y = 70; y < 80; y += 1) for (let x = 20; x < 30; x += 1) values[y * 100 + x] = (x + y) % 2 === 0 ? 0 : 255;
  const [x, y] = finestPlace({ values, width: 100, height: 100 }, [0, 0], [1, 1]);
  expect([Math.abs(x - 0.25) < 0.09, Math.abs(y - 0.75) < 0.09]).toEqual([true, true]);
  expect(finestPlace({ values, width: 100, height: 100 }, [0.5, 0], [1, 0.5])).toEqual(
    [0.745, 0.255].map((share) => expect.closeTo(share, 1)),
  );
});
