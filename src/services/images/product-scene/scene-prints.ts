/** A drawn panel as the compositor takes it: the printed page in pixels, and its refinement as a plate: relief in every scene, foil where the scene shows foil. */
import type { FontSet } from '#core/layout/resources.ts';
import type { Sheet } from '#core/layout/sheet.ts';
import { printedItems, refinementItems } from '#paint/svg/foil-layer.ts';
import { svgString } from '#paint/svg/node.ts';
import { refinementOf } from '#paint/svg/refinement-of.ts';
import { paintSheet } from '#paint/svg/sheet.ts';
import type { PanelDrawing } from '#services/images/draw-card.ts';
import { type Pixels, svgPixels } from '#services/images/render-svg.ts';
import type { FoilPlate, PrintDesign } from './design-levels.ts';
import type { ReliefPlate } from './relief.ts';

export type ScenePrint = { design: PrintDesign; plate: FoilPlate | null; relief: ReliefPlate | null };

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
 * The panel `width` pixels wide. Plates are null where they cover nothing. Foil is a plate with `hasFoil`; without, it is drawn as catalogue
 * pictures draw it. Throws as `paintSheet` does.
 */
export function scenePrint(drawing: PanelDrawing, width: number, fonts: FontSet, hasFoil: boolean): ScenePrint {
  const { sheet } = drawing;
  const found = refinementOf(sheet.items);
  const refinement = found === 'relief' || hasFoil ? found : null;
  const printed = refinement ? { ...sheet, items: printedItems(sheet.items) } : sheet;
  const page = pixelsOf(drawing, printed, width, fonts, false);
  const design = { width: page.width, height: page.height, rgb: channelsOf(page, 3) };
  if (!refinement) return { design, plate: null, relief: null };
  const drawn = pixelsOf(drawing, { ...sheet, items: refinementItems(sheet.items) }, width, fonts, true);
  const coverage = channelsOf(drawn, 1);
  if (coverage.every((value) => value === 0)) return { design, plate: null, relief: null };
  const plate = { width: drawn.width, height: drawn.height, coverage };
  return refinement === 'relief' ? { design, plate: null, relief: plate } : { design, plate: { ...plate, foil: refinement }, relief: null };
}

/** A drawing that has no refinement. */
export function svgPrint(svg: string, width: number): ScenePrint {
  const page = svgPixels(svg, width, '#ffffff');
  return { design: { width: page.width, height: page.height, rgb: channelsOf(page, 3) }, plate: null, relief: null };
}

/** The middle of a higher design in the shape of a print; one that is not higher stays whole. Without its plates. */
export function cutPrint({ design }: ScenePrint, { widthMm, heightMm }: { widthMm: number; heightMm: number }): ScenePrint {
  const { width, height, rgb } = design;
  const kept = Math.min(height, Math.round((width * heightMm) / widthMm));
  const top = Math.floor((height - kept) / 2) * width * 3;
  return { design: { width, height: kept, rgb: rgb.slice(top, top + kept * width * 3) }, plate: null, relief: null };
}
