/** From a render made for the test to a packed scene and back into a picture. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { composeLayers } from '#services/images/product-scene/compose.ts';
import { loadSceneLayers } from '#services/images/product-scene/layers.ts';
import { type Developed, halved } from './develop.ts';
import { exposureOf } from './exposure.ts';
import { withoutFireflies, withoutNoise } from './filter.ts';
import { smoothOutOfFocus } from './focus.ts';
import { packScene } from './pack.ts';
import { spread } from './spread.ts';
import { fringesOf, limits } from './verify.ts';

const root = mkdtempSync(join(tmpdir(), 'packed-'));
afterAll(() => rmSync(root, { recursive: true }));

const [width, height] = [600, 150];
/** Of the surroundings, and of the print's light. */
const [ground, light] = [0.1, 1];

/** A print with slanted sides, so that its edge pixels are covered by all shares. */
function rendered(): Developed {
  const pixels = width * height;
  const places = new Float32Array(pixels * 3);
  const [combined, lights] = [new Float32Array(pixels * 3), new Float32Array(pixels * 3)];
  for (let at = 0; at < pixels; at += 1) {
    const [x, y] = [at % width, Math.floor(at / width)];
    const slant = y * 0.1;
    const cover = y < 25 || y >= 125 ? 0 : Math.min(1, Math.max(0, Math.min(x - 150 - slant, 450 + slant - x) + 0.5));
    const wide = 300 + 2 * slant;
    places.set([((x + 0.5 - 150 - slant) / wide) * cover, ((125 - y - 0.5) / 100) * cover, cover], at * 3);
    for (let channel = 0; channel < 3; channel += 1) {
      combined[at * 3 + channel] = cover * light * 0.86 + (1 - cover) * ground;
      lights[at * 3 + channel] = cover > 0.5 ? light : 0.3;
    }
  }
  const gloss = new Float32Array(pixels * 3).fill(0.01);
  return {
    width,
    height,
    combined,
    light: lights,
    gloss,
    surfaces: [{ key: 'front', print: 'front', widthMm: 300, heightMm: 100, places, defocus: null }],
  };
}

function coverOf({ surfaces }: Developed): Float32Array {
  return Float32Array.from({ length: width * height }, (_, at) => surfaces[0]?.places[at * 3 + 2] as number);
}

test('a packed scene shows paper as bright as intended, and a dark design without a bright fringe', async () => {
  const neutral = rendered();
  const packed = await packScene(neutral, null, exposureOf(neutral), join(root, 'slanted/600'));
  expect(packed.bytes).toBeLessThan(60_000);
  const layers = await loadSceneLayers('slanted', 600, () => {}, root);
  if (!layers) throw new Error('the packed scene is not read');
  const paper = composeLayers(layers, {}, {});
  expect(Math.abs((paper.rgb[(75 * width + 300) * 3] as number) - 238)).toBeLessThanOrEqual(4);
  const dark = composeLayers(layers, { front: { width: 300, height: 100, rgb: new Uint8Array(90_000).fill(15) } }, {});
  const fringes = fringesOf(dark, coverOf(neutral));
  expect(fringes.length).toBeGreaterThan(100);
  expect(Math.max(...fringes)).toBeLessThanOrEqual(limits.fringe);
});

test('half a render has half the sides and the mean of coverage', () => {
  const small = halved(rendered());
  expect([small.width, small.height, small.combined.length]).toEqual([300, 75, 300 * 75 * 3]);
  expect(small.surfaces[0]?.places[(37 * 300 + 150) * 3 + 2]).toBeCloseTo(1, 5);
});

test('a scene without a print is refused', async () => {
  const blank = rendered();
  const none = { ...blank, surfaces: blank.surfaces.map((surface) => ({ ...surface, places: new Float32Array(width * height * 3) })) };
  expect(() => exposureOf(none)).toThrow('no pixel lies wholly on a print');
  await expect(packScene(none, null, [1, 1, 1], join(root, 'none'))).rejects.toThrow('shows no print');
});

test('samples are carried over mixed pixels from the valid side', () => {
  const source = Float32Array.from({ length: 5 * 3 * 3 }, (_, slot) => (Math.floor(slot / 3) % 5 < 2 ? 1 : 9));
  const made = spread(
    source,
    { width: 5, height: 3 },
    (at) => at % 5 < 2,
    (at) => at % 5 < 4,
  );
  expect([...made.subarray(0, 15)]).toEqual([1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 9, 9, 9]);
});

test('noise is smoothed on a face and an edge between two depths is kept', () => {
  const pixels = 40 * 20;
  const step = Float32Array.from({ length: pixels * 3 }, (_, slot) => {
    const at = Math.floor(slot / 3);
    return (at % 40 < 20 ? 0.2 : 0.8) * (1 + 0.1 * Math.sin(at * 12.9898));
  });
  const guides = {
    width: 40,
    height: 20,
    normal: new Float32Array(pixels * 3),
    albedo: new Float32Array(pixels * 3),
    depth: Float32Array.from({ length: pixels }, (_, at) => (at % 40 < 20 ? 1 : 2)),
    cover: new Float32Array(pixels),
  };
  const clean = withoutNoise(withoutFireflies(step, 40, 20), guides, { passes: 3, sigma: 0.35 });
  const row = (from: number, to: number) => Array.from({ length: to - from }, (_, at) => clean[(10 * 40 + from + at) * 3] as number);
  expect(Math.max(...row(0, 20))).toBeLessThan(0.25);
  expect(Math.min(...row(20, 40))).toBeGreaterThan(0.7);
  expect(Math.max(...row(2, 18)) - Math.min(...row(2, 18))).toBeLessThan(0.02);
});

test('what is out of focus is smoothed, prints and sharp pictures are not', () => {
  const pixels = 60 * 20;
  const noisy = Float32Array.from({ length: pixels * 3 }, (_, slot) => (Math.floor(slot / 3) % 2 ? 0.6 : 0.4));
  const guides = {
    width: 60,
    height: 20,
    normal: new Float32Array(pixels * 3),
    albedo: new Float32Array(pixels * 3),
    depth: new Float32Array(pixels).fill(20),
    cover: Float32Array.from({ length: pixels }, (_, at) => (at % 60 < 10 ? 1 : 0)),
  };
  const made = smoothOutOfFocus(noisy, guides, { lens: 50, fstop: 0.1, focus: 4 });
  expect([made[(10 * 60 + 4) * 3], made[(10 * 60 + 5) * 3]]).toEqual([noisy[(10 * 60 + 4) * 3], noisy[(10 * 60 + 5) * 3]]);
  expect(Math.abs((made[(10 * 60 + 40) * 3] as number) - 0.5)).toBeLessThan(0.02);
  expect(smoothOutOfFocus(noisy, guides, { lens: 50, fstop: 0, focus: 4 })).toBe(noisy);
});
