/** Own drawings: every file of svg-cases/ is drawn as a browser draws it, or refused with the name of what cannot be drawn. */
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cleanSvg } from '#services/images/own-file/svg/clean-svg.ts';
import { drawSvg } from '#services/images/own-file/svg/draw-svg.ts';
import { hasChromium, launchOptions } from '#tests/browser.ts';

const folder = join(import.meta.dirname, 'svg-cases');
const files = globSync('*.svg', { cwd: folder }).map((file) => basename(file, '.svg'));
/** What cannot be drawn, by file. */
const refused: Record<string, [problem: string, named: string]> = {
  'refused-animation': ['part', 'animate'],
  'refused-convolve': ['part', 'feConvolveMatrix'],
  'refused-filter-photo': ['image', 'feImage'],
  'refused-flowed-text': ['text', 'flowRoot'],
  'refused-html': ['part', 'foreignObject'],
  'refused-lighting': ['part', 'feDiffuseLighting'],
  'refused-media-query': ['part', '@media'],
  'refused-mesh': ['part', 'meshgradient'],
  'refused-morphology': ['part', 'feMorphology'],
  'refused-photo': ['image', 'image'],
  'refused-scaling-stroke': ['part', 'vector-effect'],
  'refused-shape-function': ['part', 'clip-path'],
  'refused-text': ['text', 'text'],
  'refused-text-on-path': ['text', 'textPath'],
  'refused-tile': ['part', 'feTile'],
  'refused-turbulence': ['part', 'feTurbulence'],
  'refused-variable': ['part', 'fill'],
  'refused-wide-colour': ['part', 'fill'],
};
const drawn = files.filter((file) => !Object.hasOwn(refused, file));
const longPx = 800;
/** Pixels a side of the squares whose mean colours are compared: edges of shapes are smoothed a little differently. */
const blockPx = 8;

function bytesOf(file: string): Buffer {
  return readFileSync(join(folder, `${file}.svg`));
}

test('there are sixty drawings, and three quarters of them are drawn', () => {
  expect(files.length).toBeGreaterThanOrEqual(60);
  expect(drawn.length).toBeGreaterThanOrEqual(45);
});

test.each(Object.entries(refused))('%s is refused, naming %j', (file, [problem, named]) => {
  expect(cleanSvg(bytesOf(file), 1e6)).toEqual({ problem, named });
});

type Picture = { pixels: Uint8Array; width: number; height: number; channels: number };

/** Largest difference of a channel between the means of squares of both pictures, and the mean difference of all pixels. */
function difference(a: Picture, b: Picture): { block: number; mean: number } {
  let block = 0;
  let sum = 0;
  for (let top = 0; top < a.height; top += blockPx) {
    for (let left = 0; left < a.width; left += blockPx) {
      for (let channel = 0; channel < 3; channel += 1) {
        const { signed, absolute, count } = blockDifference(a, b, { top, left, channel });
        block = Math.max(block, Math.abs(signed) / count);
        sum += absolute;
      }
    }
  }
  return { block, mean: sum / (a.width * a.height * 3) };
}

function blockDifference(a: Picture, b: Picture, { top, left, channel }: { top: number; left: number; channel: number }) {
  let signed = 0;
  let absolute = 0;
  let count = 0;
  for (let y = top; y < Math.min(top + blockPx, a.height); y += 1) {
    for (let x = left; x < Math.min(left + blockPx, a.width); x += 1) {
      const at = y * a.width + x;
      const change = (a.pixels[at * a.channels + channel] ?? 0) - (b.pixels[at * b.channels + channel] ?? 0);
      signed += change;
      absolute += Math.abs(change);
      count += 1;
    }
  }
  return { signed, absolute, count };
}

describe.skipIf(!hasChromium)('a drawing', () => {
  let browser: Browser;
  let page: Page;
  beforeAll(async () => {
    browser = await chromium.launch({ ...launchOptions, args: [...launchOptions.args, '--lang=de-DE', '--accept-lang=de-DE,de'] });
    page = await (await browser.newContext({ viewport: { width: longPx, height: longPx } })).newPage();
  });
  afterAll(() => browser.close());

  async function inBrowser(bytes: Buffer, { width, height }: { width: number; height: number }): Promise<Picture> {
    const source = `data:image/svg+xml;base64,${bytes.toString('base64')}`;
    await page.setContent(
      `<body style="margin:0;background:#fff"><img style="display:block" width="${width}" height="${height}" src="${source}">`,
    );
    await page.locator('img').evaluate((image: HTMLImageElement) => image.decode());
    const png = await page.screenshot({ clip: { x: 0, y: 0, width, height } });
    const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    return { pixels: data, width: info.width, height: info.height, channels: 3 };
  }

  test.each(drawn)('%s looks as in a browser', async (file) => {
    const clean = cleanSvg(bytesOf(file), 1e6);
    if (!('svg' in clean)) throw new Error(`${clean.problem} ${clean.named}`);
    const scale = longPx / Math.max(clean.width, clean.height);
    const size = { width: Math.round(clean.width * scale), height: Math.round(clean.height * scale) };
    const own = { ...drawSvg(clean.svg, size), channels: 4 };
    const other = await inBrowser(bytesOf(file), own);
    const { block, mean } = difference(own, other);
    expect(mean).toBeLessThanOrEqual(2);
    expect(block).toBeLessThanOrEqual(24);
  });
});
