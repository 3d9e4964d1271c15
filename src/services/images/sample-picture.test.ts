/** The picture of an empty photo slot: whole and inside in any proportion, in the slot's hue, and fit for the occasion. */
import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { occasions, registerOf } from '#core/catalogue/occasions.ts';
import { paintScene, sampleHref, samplePicture } from './sample-picture.ts';
import { scenes, scenesOf } from './sample-scenes/choice.ts';
import type { Scene } from './sample-scenes/scene.ts';

const rose = { hex: '#c98a86', widthUm: 75_000, heightUm: 88_000 };
const wedding = { occasion: 'hochzeit', isThanks: false, seed: 3 };
const ratios = [
  [30, 90],
  [50, 75],
  [60, 60],
  [90, 67],
  [100, 50],
  [90, 30],
] as const;

function slotOf([width, height]: readonly [number, number], hex = rose.hex) {
  return { hex, widthUm: width * 1_000, heightUm: height * 1_000 };
}

function pixelsOf(svg: string) {
  const picture = new Resvg(svg, { fitTo: { mode: 'width', value: 120 }, font: { loadSystemFonts: false } }).render();
  return sharp(picture.asPng());
}

async function mean(scene: Scene, hex: string): Promise<[number, number, number]> {
  const { channels } = await pixelsOf(paintScene(scene, slotOf([75, 88], hex), 1).svg).stats();
  return [channels[0]?.mean ?? 0, channels[1]?.mean ?? 0, channels[2]?.mean ?? 0];
}

test('the same slot has the same picture, another design of the same scene another one', () => {
  const [one, other] = [samplePicture(rose, wedding, 0), samplePicture(rose, wedding, 0)];
  expect(one).toEqual(other);
  const [scene] = scenes as [Scene];
  expect(paintScene(scene, rose, 4).svg).not.toBe(paintScene(scene, rose, 3).svg);
});

test('a picture counts as a photograph of 300 dpi in the size of its slot', () => {
  expect(samplePicture({ ...rose, widthUm: 25_400, heightUm: 50_800 }, wedding, 0)).toMatchObject({ width: 300, height: 600 });
});

describe.each(scenes.map((scene) => [scene.key, scene] as const))('%s', (_, scene) => {
  const fitting = ratios.filter(([width, height]) => scene.fits?.(width / height) ?? true);

  test.each(fitting)('%i × %i is drawn, its subject and faces inside and near the middle', async (...ratio) => {
    const { svg, subject, faces, width, height } = paintScene(scene, slotOf(ratio), 5);
    expect(/NaN|undefined|Infinity/.test(svg.replace(/href="[^"]*"/, ''))).toBe(false);
    const { channels, isOpaque } = await pixelsOf(svg).stats();
    expect(isOpaque).toBe(true);
    expect(channels[0]?.stdev).toBeGreaterThan(8);
    for (const box of [subject, ...faces]) {
      expect(Math.min(box.x, box.y)).toBeGreaterThanOrEqual(0);
      expect(Math.max(box.x + box.width, box.y + box.height)).toBeLessThanOrEqual(1);
      expect(Math.min(box.width * width, box.height * height)).toBeGreaterThan(10);
    }
    expect(Math.abs(subject.x + subject.width / 2 - 0.5)).toBeLessThan(0.2);
    expect(Math.abs(subject.y + subject.height / 2 - 0.5)).toBeLessThan(0.2);
  });

  test('takes the hue of its slot, and a gray slot stays gray', async () => {
    const [r, , b] = await mean(scene, '#c98a86');
    expect(r).toBeGreaterThan(b + 8);
    const [r2, , b2] = await mean(scene, '#6e98b8');
    expect(b2).toBeGreaterThan(r2 + 8);
    const gray = await mean(scene, '#b0b0b0');
    expect(Math.max(...gray) - Math.min(...gray)).toBeLessThan(2);
  });

  test('a drawing fits any proportion, a photograph most of them', () => {
    expect(fitting.length).toBeGreaterThanOrEqual(scene.isPhotograph ? 4 : 6);
  });

  test('only people have faces', () => {
    expect(scene.people).toBe(paintScene(scene, rose, 1).faces.length > 0);
  });
});

describe.each(occasions.map((occasion) => [occasion]))('%s', (occasion) => {
  const seeds = [0, 1, 2, 7, 1_000_003];

  test('nine slots show nine pictures', () => {
    for (const seed of seeds) {
      const owner = { occasion, isThanks: false, seed };
      const pictures = Array.from({ length: 9 }, (_, number) => samplePicture(rose, owner, number));
      expect(new Set(pictures.map(({ key }) => key)).size).toBe(Math.min(9, scenesOf(owner).length));
      expect(new Set(pictures.map(({ svg }) => svg)).size).toBe(9);
    }
  });

  test('mourning has landscapes only', () => {
    const shown = seeds.flatMap((seed) => scenesOf({ occasion, isThanks: true, seed }));
    const landscapes = ['hills', 'lake', 'peaks', 'mountains', 'sunset', 'meadow'];
    if (registerOf(occasion) === 'mourning') expect(shown.filter(({ key }) => !landscapes.includes(key))).toEqual([]);
    else expect(shown.some(({ key }) => !landscapes.includes(key))).toBe(true);
  });
});

test('what fits an occasion comes first, whatever the seed', () => {
  const firstOf = (occasion: string) =>
    [...new Set(Array.from({ length: 40 }, (_, seed) => scenesOf({ occasion, isThanks: false, seed })[0]?.key))].sort();
  expect(firstOf('geburtstag-70')).toEqual(firstOf('geburtstag'));
  expect(firstOf('umzug')).toContain('door');
  expect(firstOf('hochzeit')).toContain('couple');
  expect(firstOf('hochzeit')).not.toContain('cradle');
  expect(firstOf('geburt').length).toBeGreaterThan(3);
});

test('a drawing is sent as it is, a photograph in pixels', () => {
  const hrefOf = (key: string) => sampleHref(paintScene(scenes.find((scene) => scene.key === key) as Scene, rose, 1));
  expect(hrefOf('couple')).toMatch(/^data:image\/svg\+xml;base64,/);
  expect(hrefOf('mountains')).toMatch(/^data:image\/png;base64,/);
});
