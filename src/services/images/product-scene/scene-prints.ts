/** A drawn panel as the compositor takes it: the printed page in pixels, and its foil as a plate where the scene shows foil. */
import type { FontSet } from '#core/layout/resources.ts';
import type { Sheet } from '#core/layout/sheet.ts';
import { printedItems, refinementItems } from '#paint/svg/foil-layer.ts';
import { foilOf } from '#paint/svg/foil-of.ts';
import { svgString } from '#paint/svg/node.ts';
import { paintSheet } from '#paint/svg/sheet.ts';
import type { PanelDrawing } from '#services/images/draw-card.ts';
import { type Pixels, svgPixels } from '#services/images/render-svg.ts';
import type { FoilPlate, PrintDesign } from './design-levels.ts';

export type ScenePrint = { design: PrintDesign; plate: FoilPlate | null };

function pixelsOf(drawing: PanelDrawing, sheet: Sheet, width: number, fonts: FontSet, isPlate: boolean): Pixels {
  const { panel, photos } = drawing;
  const face = sheet.panels.find(({ id }) => id === panel);
  const resources = { fonts, photoHref: (id: string) => photos[id] ?? null };
  const node = paintSheet(sheet, resources, { view: { panel }, foil: isPlate ? 'flat' : 'ramp' });
  const size = { width: (face?.widthUm ?? 0) / 100, height: (face?.heightUm ?? 0) / 100 };
  return svgPixels(svgString(node, size), width, isPlate ? null : '#ffffff');
}

/** `samples` is 1 for alpha, else red, green and blue. */
function channelsOf({ pixels, width, height }: Pixels, samples: 1 | 3): Uint8Array {
  const made = new Uint8Array(width * height * samples);
  for (let at = 0; at < width * height; at += 1) {
    if (samples === 1) made[at] = pixels[at * 4 + 3] as number;
    else for (let channel = 0; channel < 3; channel += 1) made[at * 3 + channel] = pixels[at * 4 + channel] as number;
  }
  return made;
}

/**
 * The panel `width` pixels wide. With `hasFoil` foil is a plate, which is null where it covers nothing; without, it is drawn as catalogue
 * pictures draw it. Throws as `paintSheet` does.
 */
export function scenePrint(drawing: PanelDrawing, width: number, fonts: FontSet, hasFoil: boolean): ScenePrint {
  const { sheet } = drawing;
  const foil = hasFoil ? foilOf(sheet.items) : null;
  const printed = foil ? { ...sheet, items: printedItems(sheet.items) } : sheet;
  const page = pixelsOf(drawing, printed, width, fonts, false);
  const design = { width: page.width, height: page.height, rgb: channelsOf(page, 3) };
  if (!foil) return { design, plate: null };
  const stamped = pixelsOf(drawing, { ...sheet, items: refinementItems(sheet.items) }, width, fonts, true);
  const coverage = channelsOf(stamped, 1);
  const isEmpty = coverage.every((value) => value === 0);
  return { design, plate: isEmpty ? null : { width: stamped.width, height: stamped.height, coverage, foil } };
}

/** A drawing that has no foil. */
export function svgPrint(svg: string, width: number): ScenePrint {
  const page = svgPixels(svg, width, '#ffffff');
  return { design: { width: page.width, height: page.height, rgb: channelsOf(page, 3) }, plate: null };
}

/** The middle of a higher design in the shape of a print; one that is not higher stays whole. Without its plate. */
export function cutPrint({ design }: ScenePrint, { widthMm, heightMm }: { widthMm: number; heightMm: number }): ScenePrint {
  const { width, height, rgb } = design;
  const kept = Math.min(height, Math.round((width * heightMm) / widthMm));
  const top = Math.floor((height - kept) / 2) * width * 3;
  return { design: { width, height: kept, rgb: rgb.slice(top, top + kept * width * 3) }, plate: null };
}
