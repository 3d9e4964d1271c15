/** The drawing of a card as a file for the top of a page, for worker threads: ornaments of an edge stay at it and fade below, others stand in the middle. */
import sharp from 'sharp';
import type { FontSet } from '#core/layout/resources.ts';
import { drawingSize } from '#core/site/card-drawing.ts';
import { svgString } from '#paint/svg/node.ts';
import { paintSheet } from '#paint/svg/sheet.ts';
import type { PanelDrawing } from '#services/images/draw-card.ts';
import { type Pixels, svgPixels } from '#services/images/render-svg.ts';

/** Alpha below which a pixel counts as bare. */
const bare = 8;
/** Of the height, over which a drawing that goes on below fades. */
const fadeShare = 0.3;
/** Of the box, that a drawing in the middle takes at most. */
const middleShare = 0.92;

type Box = { left: number; top: number; right: number; bottom: number };

/** What is painted; null where nothing is. */
function paintedBox({ pixels, width, height }: Pixels): Box | null {
  const box = { left: width, top: height, right: -1, bottom: -1 };
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      if ((pixels[(y * width + x) * 4 + 3] ?? 0) < bare) continue;
      box.left = Math.min(box.left, x);
      box.right = Math.max(box.right, x);
      box.top = Math.min(box.top, y);
      box.bottom = y;
    }
  return box.right < 0 ? null : box;
}

/** Rows from `from` on become fainter, down to nothing in the last one. */
function faded({ pixels, width, height }: Pixels, from: number): void {
  for (let y = from; y < height; y += 1) {
    const share = 1 - (y - from) / Math.max(1, height - 1 - from);
    for (let x = 0; x < width; x += 1) {
      const at = (y * width + x) * 4 + 3;
      pixels[at] = Math.round((pixels[at] ?? 0) * share);
    }
  }
}

/** A part of the card in its width: from where the drawing begins. */
function partOf({ pixels, width, height }: Pixels, begin: number): Pixels {
  const rows = Math.min(height, drawingSize.height);
  const from = Math.min(begin, height - rows);
  const top = { pixels: new Uint8Array(width * drawingSize.height * 4), width, height: drawingSize.height };
  top.pixels.set(pixels.subarray(from * width * 4, (from + rows) * width * 4));
  const cut = (rows - 1) * width * 4;
  const goesOn = top.pixels.subarray(cut, cut + width * 4).some((value, at) => at % 4 === 3 && value >= bare);
  if (goesOn) faded(top, Math.round(rows * (1 - fadeShare)));
  return top;
}

const raw = ({ pixels, width, height }: Pixels) => sharp(pixels, { raw: { width, height, channels: 4 } });

export async function drawingFile({ sheet, panel }: PanelDrawing, fonts: FontSet): Promise<Uint8Array> {
  const face = sheet.panels.find(({ id }) => id === panel);
  const node = paintSheet(sheet, { fonts, photoHref: () => null }, { view: { panel }, foil: 'ramp' });
  const size = { width: (face?.widthUm ?? 0) / 100, height: (face?.heightUm ?? 0) / 100 };
  const whole = svgPixels(svgString(node, size), drawingSize.width, null);
  const box = paintedBox(whole);
  const webp = { quality: 82, alphaQuality: 80, effort: 4 };
  const margin = Math.round(whole.width * 0.02);
  const isAtEdge = box && (box.left <= margin || box.right >= whole.width - margin || box.top <= margin);
  if (!box || isAtEdge) {
    const begin = !box || box.top <= margin ? 0 : box.top - margin;
    return new Uint8Array(await raw(partOf(whole, begin)).webp(webp).toBuffer());
  }
  const { left, top, right, bottom } = box;
  const inner = { width: Math.round(drawingSize.width * middleShare), height: Math.round(drawingSize.height * middleShare) };
  const { data, info } = await raw(whole)
    .extract({ left, top, width: right - left + 1, height: bottom - top + 1 })
    .resize({ ...inner, fit: 'inside' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const [x, y] = [Math.round((drawingSize.width - info.width) / 2), drawingSize.height - info.height];
  const canvas = sharp({ create: { ...drawingSize, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } });
  const placed = canvas.composite([{ input: data, raw: { width: info.width, height: info.height, channels: 4 }, left: x, top: y }]);
  return new Uint8Array(await placed.webp(webp).toBuffer());
}
