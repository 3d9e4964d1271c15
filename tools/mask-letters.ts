/**
 * Makes src/core/design/library/mask-letters.json: capital letters and digits of Familjen Grotesk Bold as outlines of masks. Run it after the
 * face changed: node tools/mask-letters.ts
 */
import { writeFileSync } from 'node:fs';
import { mapPath } from '#core/layout/path.ts';
import { openFonts } from '#resources/fonts.ts';

const signs = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';
const face = (await openFonts()).face('familjen-bold');
if (!face) throw new Error('the face is missing');

function maskOf(sign: string): { d: string; ratio: number } {
  const [glyph] = face?.shape(sign, { lnum: 1 }) ?? [];
  const outline = face?.outline(glyph?.id ?? 0) ?? '';
  const [xs, ys]: [number[], number[]] = [[], []];
  mapPath(outline, (x, y) => {
    xs.push(x);
    ys.push(y);
    return [x, y];
  });
  const [left, right, low, high] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const d = mapPath(outline, (x, y) => [((x - left) / (right - left)) * 1000, ((high - y) / (high - low)) * 1000]);
  return { d, ratio: Math.round(((right - left) / (high - low)) * 1000) / 1000 };
}

const masks = Object.fromEntries([...signs].map((sign) => [sign.toLowerCase(), maskOf(sign)]));
writeFileSync('src/core/design/library/mask-letters.json', `${JSON.stringify(masks, null, 2)}\n`);
