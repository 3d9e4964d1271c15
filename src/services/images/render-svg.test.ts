import { expect, test } from 'vitest';
import { svgPixels } from './render-svg.ts';

const half = '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="2"><path fill="#c86432" fill-opacity="0.5" d="M0 0h2v2H0z"/></svg>';

test('on nothing, colours are their own and alpha says how much of them there is', () => {
  const { pixels, width, height } = svgPixels(half, 4, null);
  expect([width, height]).toEqual([4, 2]);
  const [red = 0, green = 0, blue = 0, alpha] = pixels;
  expect(alpha).toBe(128);
  [red - 0xc8, green - 0x64, blue - 0x32].forEach((off) => {
    expect(Math.abs(off)).toBeLessThanOrEqual(1);
  });
  expect([...pixels.subarray(12, 16)]).toEqual([0, 0, 0, 0]);
});

test('on a background everything is opaque', () => {
  const { pixels } = svgPixels(half, 8, '#ffffff');
  expect(pixels.filter((_, at) => at % 4 === 3).every((alpha) => alpha === 255)).toBe(true);
  expect([...pixels.subarray(28, 32)]).toEqual([255, 255, 255, 255]);
});
