/** SVG into pixels and pixels into WebP, for worker threads: resvg works synchronously and would stop a process. It knows no cards. */
import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';
import type { FontSet } from '#core/layout/resources.ts';
import type { Sheet } from '#core/layout/sheet.ts';
import type { Piece } from '#core/products/piece.ts';
import { svgString } from '#paint/svg/node.ts';
import { paintPiece } from '#paint/svg/piece/piece.ts';
import { paintSheet } from '#paint/svg/sheet.ts';
import type { PanelDrawing } from './draw-card.ts';

/** `pixels` are RGBA rows from the upper left, alpha not multiplied in. */
export type Pixels = { pixels: Uint8Array; width: number; height: number };
export type WebpFile = { width: number; bytes: Uint8Array };

/** `widthPx` wide, on `background` or, where it is null, on nothing. Documents hold paths only, so no fonts are loaded. Throws for what is no SVG. */
export function svgPixels(svg: string, widthPx: number, background: string | null): Pixels {
  const fitTo = { mode: 'width', value: widthPx } as const;
  const picture = new Resvg(svg, { fitTo, ...(background ? { background } : {}), font: { loadSystemFonts: false } }).render();
  const pixels = new Uint8Array(picture.pixels);
  if (background === null) divideByAlpha(pixels);
  return { pixels, width: picture.width, height: picture.height };
}

/** resvg multiplies colours by their alpha; everybody else here does not. */
function divideByAlpha(pixels: Uint8Array): void {
  for (let at = 3; at < pixels.length; at += 4) {
    const alpha = pixels[at] ?? 0;
    if (alpha === 0 || alpha === 255) continue;
    for (let channel = at - 3; channel < at; channel += 1)
      pixels[channel] = Math.min(255, Math.round(((pixels[channel] ?? 0) * 255) / alpha));
  }
}

/** Pictures of one panel, one a width: drawn once at the largest width, the others scaled down from it. */
export async function panelWebps({ sheet, panel, photos }: PanelDrawing, widths: readonly number[], fonts: FontSet): Promise<WebpFile[]> {
  const face = sheet.panels.find(({ id }) => id === panel);
  const node = paintSheet(sheet, { fonts, photoHref: (id) => photos[id] ?? null }, { view: { panel }, foil: 'ramp' });
  const size = { width: (face?.widthUm ?? 0) / 100, height: (face?.heightUm ?? 0) / 100 };
  const { pixels, width, height } = svgPixels(svgString(node, size), Math.max(...widths), '#ffffff');
  const files: WebpFile[] = [];
  for (const target of [...widths].sort((a, b) => a - b)) {
    const picture = sharp(pixels, { raw: { width, height, channels: 4 } }).removeAlpha();
    const scaled = target === width ? picture : picture.resize({ width: target });
    files.push({ width: target, bytes: new Uint8Array(await scaled.webp(webpOptions(target)).toBuffer()) });
  }
  return files;
}

/** WebP keeps the ground clear; JPEG, which every mail program shows, has white in its place. */
export type PieceFormat = 'webp' | 'jpeg';

/** A square picture of a finished piece. Throws an Error where a panel of the piece is on none of the Sheets. */
export async function pieceFile(
  { form, panels }: Piece,
  sheets: readonly Sheet[],
  photos: Readonly<Record<string, string>>,
  { width, format, fonts }: { width: number; format: PieceFormat; fonts: FontSet },
): Promise<Uint8Array> {
  const seen = panels.map((panel) => {
    const sheet = sheets.find((one) => one.panels.some(({ id }) => id === panel));
    if (!sheet) throw new Error(`no page has the panel ${panel}`);
    return { sheet, panel };
  });
  const node = paintPiece(form, seen, { fonts, photoHref: (id) => photos[id] ?? null });
  const background = format === 'jpeg' ? '#ffffff' : null;
  const { pixels, ...size } = svgPixels(svgString(node, { width: 1_000, height: 1_000 }), width, background);
  const picture = sharp(pixels, { raw: { ...size, channels: 4 } });
  const file = format === 'jpeg' ? picture.removeAlpha().jpeg({ quality: 85 }) : picture.webp(webpOptions(width));
  return new Uint8Array(await file.toBuffer());
}

/** Small pictures come in their dozens and are looked at from afar; the exact way to halve their colour channels takes three times as long. */
function webpOptions(width: number) {
  return width <= 480 ? { quality: 85, effort: 2 } : { quality: 85, smartSubsample: true };
}

/** A picture as a data address that the rasteriser reads: a JPEG, not wider than twice the drawing. */
export async function jpegHref(file: Uint8Array, widthPx: number): Promise<string> {
  const jpeg = await sharp(file)
    .resize({ width: 2 * widthPx, withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 88 })
    .toBuffer();
  return `data:image/jpeg;base64,${jpeg.toString('base64')}`;
}

/** Of a copy for screens. */
export async function rgbPixels(file: Uint8Array): Promise<{ data: Uint8Array; channels: 3 }> {
  const data = await sharp(file).removeAlpha().toColourspace('srgb').raw().toBuffer();
  return { data, channels: 3 };
}
