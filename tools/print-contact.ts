/** Contact sheets of the catalogue's designs: fronts side by side in one scale, each with its id. Writes nothing. */
import { fileURLToPath } from 'node:url';
import sharp, { type Sharp } from 'sharp';
import type { DesignTemplate } from '#core/catalogue/template.ts';
import { layout } from '#core/layout/layout.ts';
import type { Sheet } from '#core/layout/sheet.ts';
import type { CardForm, CardFormat } from '#core/products/card/formats.ts';
import { artworksOf, blankDesign } from '#designs/blank.ts';
import { svgString } from '#paint/svg/node.ts';
import { paintSheet } from '#paint/svg/sheet.ts';
import { openFonts } from '#resources/fonts.ts';
import { drawCardPanel, type PanelDrawing } from '#services/images/draw-card.ts';
import { svgPixels } from '#services/images/render-svg.ts';

/** One picture of a contact sheet: the front, or the whole of a page. */
type ContactTile = { row: DesignTemplate; form: CardForm; format: CardFormat; colourway: string; panel?: 'front'; page?: number };

const cellPx = 190;
const heightPx = 270;
const labelPx = 22;
const gapPx = 14;
const background = '#d9d7d1';
const labelFont = fileURLToPath(new URL('../fonts/jost.ttf', import.meta.url));

/** The front of each row, in its first form and colourway. */
export function frontTiles(rows: readonly DesignTemplate[]): ContactTile[] {
  return rows.flatMap((row): ContactTile[] => {
    const [shape] = row.forms;
    const [colourway] = row.colourways;
    return shape && colourway ? [{ row, ...shape, colourway: colourway.key, panel: 'front' }] : [];
  });
}

/** Each row in all colourways, and all pages of all its forms in the first one. */
export function wholeTiles(rows: readonly DesignTemplate[]): ContactTile[] {
  return rows.flatMap((row) => {
    const [first] = row.colourways;
    const fronts = frontTiles([row]).flatMap((tile) => row.colourways.map(({ key }) => ({ ...tile, colourway: key })));
    const pages = row.forms.flatMap(({ form, format }) =>
      blankDesign(row, form, format, first?.key, undefined).pages.map((_, page) => ({
        row,
        form,
        format,
        colourway: first?.key ?? '',
        page,
      })),
    );
    return [...fronts, ...pages];
  });
}

async function sheetsOf({ row, form, format, colourway }: ContactTile): Promise<readonly Sheet[]> {
  const artworks = artworksOf(row, form, format);
  const foil = row.refinements.find((key) => key !== 'relief');
  const design = blankDesign(row, form, format, colourway, foil);
  return layout(design, { fonts: await openFonts(), artwork: (id) => artworks.get(id) ?? null, photo: () => null }).sheets;
}

/** The front as the catalogue shows it, with sample pictures in its photo slots; a page as it comes, its slots empty. */
async function drawingOf(tile: ContactTile): Promise<PanelDrawing | { sheet: Sheet; panel: null; photos: Record<string, string> } | null> {
  const { row, form, format, colourway, panel, page } = tile;
  if (panel) return drawCardPanel(row, { card: row.id, form, format, colourway, panel }, await openFonts());
  const sheet = (await sheetsOf(tile))[page ?? 0];
  return sheet ? { sheet, panel: null, photos: {} } : null;
}

/** Shown in the cell: as wide as it, or as high. Null for a form without such a page. */
async function picture(tile: ContactTile): Promise<{ input: Buffer; width: number; height: number } | null> {
  const drawing = await drawingOf(tile);
  if (!drawing) return null;
  const { sheet, panel, photos } = drawing;
  const box = sheet.panels.find(({ id }) => id === panel) ?? sheet;
  const width = Math.floor(Math.min(cellPx, (heightPx * box.widthUm) / box.heightUm));
  const node = paintSheet(
    sheet,
    { fonts: await openFonts(), photoHref: (id) => photos[id] ?? null },
    { view: panel === null ? 'trim' : { panel } },
  );
  const svg = svgString(node, { width: box.widthUm / 1000, height: box.heightUm / 1000 });
  const pixels = svgPixels(svg, width * 2, '#ffffff');
  const raw = { width: pixels.width, height: pixels.height, channels: 4 as const };
  const bytes = Buffer.from(pixels.pixels.buffer, pixels.pixels.byteOffset, pixels.pixels.byteLength);
  const { data, info } = await sharp(bytes, { raw })
    .resize({ width, height: heightPx, fit: 'inside' })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { input: data, width: info.width, height: info.height };
}

async function label(text: string): Promise<Buffer> {
  return sharp({ text: { text, fontfile: labelFont, font: 'Jost 10', rgba: true, dpi: 90 } })
    .png()
    .toBuffer();
}

function labelOf({ row, form, format, colourway, page }: ContactTile): string {
  return page === undefined ? `${row.id} · ${colourway}` : `${row.id} · ${form} ${format} ${page + 1}`;
}

/** All tiles side by side, in as many columns as are given. */
export async function designContactSheet(tiles: readonly ContactTile[], columns = 10): Promise<Sharp> {
  const composed: { input: Buffer; left: number; top: number }[] = [];
  for (const [at, tile] of tiles.entries()) {
    const shown = await picture(tile);
    const left = gapPx + (at % columns) * (cellPx + gapPx);
    const top = gapPx + Math.floor(at / columns) * (heightPx + labelPx + gapPx);
    if (shown) {
      const [inX, inY] = [Math.floor((cellPx - shown.width) / 2), Math.floor((heightPx - shown.height) / 2)];
      composed.push({ input: shown.input, left: left + inX, top: top + inY });
    }
    composed.push({ input: await label(labelOf(tile)), left, top: top + heightPx + 3 });
  }
  const width = gapPx + Math.min(columns, tiles.length) * (cellPx + gapPx);
  const height = gapPx + Math.ceil(tiles.length / columns) * (heightPx + labelPx + gapPx);
  return sharp({ create: { width, height, channels: 3, background } }).composite(composed);
}
