/** A product scene made of plain areas for tests: its prints lie side by side, all in the same light, with nothing before them. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { packedWidths } from '#core/catalogue/scenes/layers/layer-files.ts';
import { encodeTone } from '#core/catalogue/scenes/layers/tone.ts';

export type DrawnPrint = { print: string; widthMm: number; heightMm: number };

/** Linear light of the surroundings, on paper and on metal. */
export const sceneLight = { ground: 0.2, paper: 0.8, metal: 0.5 } as const;

const sample = (light: number) => Math.round(255 * encodeTone(light));

function grey(width: number, height: number, light: number): Promise<Buffer> {
  const value = sample(light);
  return sharp({ create: { width, height, channels: 3, background: { r: value, g: value, b: value } } })
    .webp({ lossless: true })
    .toBuffer();
}

/** Each print is 48 % of the picture high. Writes `root`/`name` in all packed widths; pictures are 4:3. */
export async function writeDrawnScene(
  root: string,
  name: string,
  prints: readonly DrawnPrint[],
  { hasFoil = false }: { hasFoil?: boolean } = {},
): Promise<void> {
  for (const width of packedWidths) {
    const folder = join(root, name, String(width));
    mkdirSync(folder, { recursive: true });
    const height = (width * 3) / 4;
    const high = Math.round(height * 0.48);
    const top = Math.round(height * 0.26);
    let left = Math.round(width * 0.1);
    const surfaces = prints.map(({ print, widthMm, heightMm }) => {
      const wide = Math.round((high * widthMm) / heightMm);
      const box = [left, top, left + wide, top + high] as const;
      // u = (x - left) / wide, v = (bottom - y) / high; x and y are shares of the picture's width.
      const homography = [width / wide, 0, -left / wide, 0, -width / high, (top + high) / high, 0, 0];
      left += wide + Math.round(width * 0.04);
      return { key: print, print, widthMm, heightMm, box: [...box], homography };
    });
    const crop = { left: 0, top: 0, width, height };
    writeFileSync(join(folder, 'scene.json'), JSON.stringify({ width, height, crop, hasFoil, surfaces }));
    const base = Buffer.alloc(width * height * 3, sample(sceneLight.ground));
    const cover = Buffer.alloc(width * height * 3);
    for (const [at, { box }] of surfaces.entries()) {
      const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = box;
      for (let y = y0; y < y1; y += 1) {
        base.fill(0, (y * width + x0) * 3, (y * width + x1) * 3);
        for (let x = x0; x < x1; x += 1) cover[(y * width + x) * 3 + at] = 255;
      }
    }
    const raw = { width, height, channels: 3 as const };
    writeFileSync(join(folder, 'base.webp'), await sharp(base, { raw }).webp({ lossless: true }).toBuffer());
    writeFileSync(join(folder, 'cover-0.webp'), await sharp(cover, { raw }).webp({ lossless: true }).toBuffer());
    writeFileSync(join(folder, 'light.webp'), await grey(width, height, sceneLight.paper));
    if (hasFoil) writeFileSync(join(folder, 'foil.webp'), await grey(width, height, sceneLight.metal));
  }
}

/** Two cards of upright A6. */
export const twoCards: readonly DrawnPrint[] = ['front', 'second'].map((print) => ({ print, widthMm: 105, heightMm: 148 }));
/** A print of 50 × 70 cm. */
export const onePoster: readonly DrawnPrint[] = [{ print: 'front', widthMm: 500, heightMm: 700 }];

/** The front of something, in millimetres. */
export function onePrint(widthMm: number, heightMm: number): DrawnPrint {
  return { print: 'front', widthMm, heightMm };
}
