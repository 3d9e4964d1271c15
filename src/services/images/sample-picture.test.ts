/** The landscape of an empty photo slot. */
import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { samplePicture } from './sample-picture.ts';

async function mean(svg: string): Promise<[number, number, number]> {
  const { channels } = await sharp(
    new Resvg(svg, { fitTo: { mode: 'width', value: 120 }, font: { loadSystemFonts: false } }).render().asPng(),
  ).stats();
  return [channels[0]?.mean ?? 0, channels[1]?.mean ?? 0, channels[2]?.mean ?? 0];
}

test('the same slot has the same picture, the next one another', () => {
  expect(samplePicture('#c98a86', 75, 88, 3)).toBe(samplePicture('#c98a86', 75, 88, 3));
  expect(samplePicture('#c98a86', 75, 88, 4)).not.toBe(samplePicture('#c98a86', 75, 88, 3));
});

test.each([0, 1, 2])('landscape %i takes the hue of its slot, and a gray slot stays gray', async (seed) => {
  const [r, , b] = await mean(samplePicture('#c98a86', 75, 88, seed));
  expect(r).toBeGreaterThan(b + 10);
  const [r2, , b2] = await mean(samplePicture('#6e98b8', 50, 45, seed));
  expect(b2).toBeGreaterThan(r2 + 10);
  const gray = await mean(samplePicture('#b0b0b0', 100, 216, seed));
  expect(Math.max(...gray) - Math.min(...gray)).toBeLessThan(2);
});
