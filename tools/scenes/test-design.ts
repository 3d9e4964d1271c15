/** Designs that show faults of a scene. */
import { join } from 'node:path';
import sharp from 'sharp';
import type { FoilPlate, PrintDesign } from '#services/images/product-scene/design-levels.ts';

/** Pixels of the longer side. */
const longest = 1400;

/** `mixed`: areas, a dark border, thin lines, a saturated colour, white. */
export const testDesigns = ['mixed', 'light', 'dark', 'photo'] as const;
export type TestDesign = (typeof testDesigns)[number];

const photo = join(import.meta.dirname, '../../src/resources/sample-photos/dogs.jpg');

type Aspect = { widthMm: number; heightMm: number };

/** Lines and a ring of one ink on plain paper. */
function lineDrawing(paper: string, ink: string): string {
  const lines = Array.from({ length: 7 }, (_, at) => `<path d="M${22 + at * 2} ${62 + at * 4}h${56 - at * 4}"/>`).join('');
  return `<rect width="100" height="100" fill="${paper}"/><g stroke="${ink}" fill="none"><circle cx="50" cy="34" r="16"/>${lines}</g>`;
}

function mixedDrawing(): string {
  const lines = Array.from({ length: 9 }, (_, at) => `<path d="M${8 + at * 10} 84l6 8"/>`).join('');
  return `<rect width="100" height="100" fill="#efe3cc"/><circle cx="50" cy="40" r="24" fill="#d4502f"/><rect y="78" width="100" height="22" fill="#20455a"/>
    <g stroke="#e9b53b">${lines}</g><path d="M36 74c0-24 8-38 24-44-4 18-2 32 2 44z" fill="#1b2540"/><rect x="8" y="8" width="20" height="10" fill="#fff"/>
    <path d="M0 0h100v100H0z" fill="none" stroke="#1b2540" stroke-width="12"/>`;
}

const drawings = { mixed: mixedDrawing, light: () => lineDrawing('#fffdf8', '#3a5a48'), dark: () => lineDrawing('#1b2540', '#f4ead8') };

function drawn(kind: keyof typeof drawings, width: number, height: number): Buffer {
  const size = `width="${width}" height="${height}" viewBox="0 0 100 100" preserveAspectRatio="none"`;
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${size}>${drawings[kind]()}</svg>`);
}

export async function testDesign({ widthMm, heightMm }: Aspect, kind: TestDesign = 'mixed'): Promise<{ design: PrintDesign; png: Buffer }> {
  const scale = longest / Math.max(widthMm, heightMm);
  const [width, height] = [Math.round(widthMm * scale), Math.round(heightMm * scale)];
  const source = kind === 'photo' ? sharp(photo).resize(width, height) : sharp(drawn(kind, width, height));
  const png = await source.removeAlpha().png().toBuffer();
  return { design: { width, height, rgb: await sharp(png).removeAlpha().toColourspace('srgb').raw().toBuffer() }, png };
}

/** A ring of gold. */
export function testPlate({ width, height }: PrintDesign): FoilPlate {
  const coverage = new Uint8Array(width * height);
  const radius = width * 0.32;
  for (let at = 0; at < coverage.length; at += 1) {
    const far = Math.hypot((at % width) - width / 2, Math.floor(at / width) - height / 2);
    if (Math.abs(far - radius) < width * 0.02) coverage[at] = 255;
  }
  return { width, height, coverage, foil: 'gold' };
}
