/** Fronts of catalogue designs as pixels, as their lists show them. */
import type { DesignTemplate } from '#core/catalogue/template.ts';
import type { Ink } from '#core/design/ink.ts';
import { layout } from '#core/layout/layout.ts';
import type { Sheet } from '#core/layout/sheet.ts';
import type { CardShape } from '#core/products/card/formats.ts';
import { artworksOf, blankDesign } from '#designs/blank.ts';
import { svgString } from '#paint/svg/node.ts';
import { paintSheet } from '#paint/svg/sheet.ts';
import { openFonts } from '#resources/fonts.ts';
import { type Pixels, svgPixels } from '#services/images/render-svg.ts';

export type Front = { row: DesignTemplate; shape: CardShape; colourway?: string };

const fonts = await openFonts();

/** Of a row in its first form, in each of its colourways. */
export function frontsOf(row: DesignTemplate): Front[] {
  const [shape] = row.forms;
  return shape ? row.colourways.map(({ key }) => ({ row, shape, colourway: key })) : [];
}

/** The page with the front, empty photo slots as their stand-ins. */
export function frontSheet({ row, shape: { form, format }, colourway }: Front, inks?: Record<string, Ink>): Sheet {
  const artworks = artworksOf(row, form, format);
  const foil = row.refinements.find((key) => key !== 'relief');
  const blank = blankDesign(row, form, format, colourway, inks ? 'none' : foil);
  const design = inks ? { ...blank, inks } : blank;
  const { sheets } = layout(design, { fonts, artwork: (id) => artworks.get(id) ?? null, photo: () => null });
  const sheet = sheets.find(({ panels }) => panels.some(({ id }) => id === 'front'));
  if (!sheet) throw new Error(`${row.id} has no front`);
  return sheet;
}

/** The front alone, on white paper. With `inks` of its own, and without foil and smoothed edges, each pixel names the ink it was drawn with. */
export function frontPixels(front: Front, widthPx: number, inks?: Record<string, Ink>): Pixels {
  const node = paintSheet(frontSheet(front, inks), { fonts, photoHref: () => null }, { view: { panel: 'front' } });
  const attrs = inks ? { ...node.attrs, 'shape-rendering': 'crispEdges' } : node.attrs;
  return svgPixels(svgString({ ...node, attrs }), widthPx, '#ffffff');
}
