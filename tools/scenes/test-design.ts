/** A design that shows faults of a scene: areas, a dark border, thin lines, a saturated colour, white. */
import sharp from 'sharp';
import type { FoilPlate, PrintDesign } from '#services/images/product-scene/design-levels.ts';

/** Pixels of the longer side. */
const longest = 1400;

type Aspect = { widthMm: number; heightMm: number };

function drawing(width: number, height: number): string {
  const lines = Array.from({ length: 9 }, (_, at) => `<path d="M${8 + at * 10} 84l6 8"/>`).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 100 100" preserveAspectRatio="none">
    <rect width="100" height="100" fill="#efe3cc"/><circle cx="50" cy="40" r="24" fill="#d4502f"/><rect y="78" width="100" height="22" fill="#20455a"/>
    <g stroke="#e9b53b">${lines}</g><path d="M36 74c0-24 8-38 24-44-4 18-2 32 2 44z" fill="#1b2540"/><rect x="8" y="8" width="20" height="10" fill="#fff"/>
    <path d="M0 0h100v100H0z" fill="none" stroke="#1b2540" stroke-width="12"/></svg>`;
}

export async function testDesign({ widthMm, heightMm }: Aspect): Promise<{ design: PrintDesign; png: Buffer }> {
  const scale = longest / Math.max(widthMm, heightMm);
  const [width, height] = [Math.round(widthMm * scale), Math.round(heightMm * scale)];
  const png = await sharp(Buffer.from(drawing(width, height)))
    .removeAlpha()
    .png()
    .toBuffer();
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
