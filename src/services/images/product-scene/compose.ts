/**
 * Puts designs into a scene, in linear light: base + coverage × light × design. Where foil lies, the paper under it and its gloss are
 * hidden: base × (1 - foil) + coverage × (1 - foil) × light × design + coverage × foil × reflection × colour of the foil. On the slopes of
 * embossed paper and at the edges of foil, light and reflection are those of relief.ts.
 */
import { blurPlace, defocusAt } from '#core/catalogue/scenes/layers/defocus.ts';
import { foilColours } from '#core/catalogue/scenes/layers/foil-colours.ts';
import { placeInPrint } from '#core/catalogue/scenes/layers/homography.ts';
import { hasAspectOf } from '#core/catalogue/scenes/layers/print-size.ts';
import { addResidual, type ResidualGrid } from '#core/catalogue/scenes/layers/residual-grid.ts';
import type { SceneFacts } from '#core/catalogue/scenes/layers/scene-schema.ts';
import { layerLight, toSample } from '#core/catalogue/scenes/layers/tone.ts';
import { type DesignLevels, designLevels, type FoilPlate, type PrintDesign, sampleDesign } from './design-levels.ts';
import { embossed, isFlatAt, lightOnSlope, type ReliefPlate, type Slopes, slopeLevels, stamped } from './relief.ts';

type Crop = SceneFacts['crop'];
export type SceneSurface = Omit<SceneFacts['surfaces'][number], 'grid'> & {
  grid: ResidualGrid | null;
  /** Coverage of 0 to 255, one sample a pixel of the crop. */
  cover: Uint8Array;
};
/** Layers of three samples a pixel, stored as in `tone.ts`; light and foil are as large as the crop. */
export type SceneLayers = {
  width: number;
  height: number;
  crop: Crop;
  base: Uint8Array;
  light: Uint8Array;
  foil: Uint8Array | null;
  surfaces: readonly SceneSurface[];
};
/** By print of the scene. */
export type Designs = Readonly<Record<string, PrintDesign>>;
export type FoilPlates = Readonly<Record<string, FoilPlate>>;
export type ReliefPlates = Readonly<Record<string, ReliefPlate>>;
/** sRGB, three samples a pixel. */
export type ScenePixels = { width: number; height: number; rgb: Uint8Array };

type Print = { levels: DesignLevels; foil: readonly [number, number, number] | null; slopes: Slopes | null };
/** Light of the prints by pixel of the crop, and the share of foil. */
type Sums = { added: Float32Array; hidden: Float32Array; isPrint: Uint8Array };

/** Throws for a print that the scene has not, for a design of another aspect, and for foil in a scene without it. */
function readPrints({ surfaces, foil }: SceneLayers, designs: Designs, plates: FoilPlates, reliefs: ReliefPlates): Map<string, Print> {
  const prints = new Map<string, Print>();
  for (const key of Object.keys({ ...plates, ...reliefs })) if (!designs[key]) throw new Error(`print '${key}' has a plate and no design`);
  for (const [key, design] of Object.entries(designs)) {
    const surface = surfaces.find(({ print }) => print === key);
    if (!surface) throw new Error(`the scene has no print '${key}'`);
    if (!hasAspectOf(surface, design))
      throw new Error(
        `print '${key}' is ${surface.widthMm} × ${surface.heightMm} mm, its design has ${design.width} × ${design.height} pixels`,
      );
    const plate = plates[key] ?? null;
    if (plate && !foil) throw new Error('the scene has no layer of foil');
    const relief = reliefs[key];
    if (plate && relief) throw new Error(`print '${key}' has foil and relief; a sheet has one of them`);
    const slopes = relief ? slopeLevels(relief, surface.widthMm, embossed) : plate && slopeLevels(plate, surface.widthMm, stamped);
    prints.set(key, { levels: designLevels(design, plate), foil: plate && foilColours[plate.foil], slopes });
  }
  return prints;
}

function addSurface(layers: SceneLayers, surface: SceneSurface, print: Print | undefined, { added, hidden, isPrint }: Sums): void {
  const { width, crop, light, foil } = layers;
  const [left, top, right, bottom] = surface.box;
  const perPixel = 1 / width;
  const place = new Float64Array(6);
  const seen = Float64Array.of(1, 1, 1, 0);
  const slope = new Float64Array(4);
  const aspect = surface.heightMm / surface.widthMm;
  const tint = print?.foil ?? null;
  let share = 1;
  for (let y = top; y < bottom; y += 1) {
    for (let x = left; x < right; x += 1) {
      const at = (y - crop.top) * crop.width + x - crop.left;
      const cover = (surface.cover[at] as number) / 255;
      if (cover === 0) continue;
      if (print) {
        placeInPrint(surface.homography, (x + 0.5) * perPixel, (y + 0.5) * perPixel, perPixel, place);
        if (surface.grid) addResidual(surface.grid, x + 0.5 - left, y + 0.5 - top, place);
        if (surface.defocus) blurPlace(defocusAt(surface.defocus, (x + 0.5) * perPixel, (y + 0.5) * perPixel) * width, place);
        sampleDesign(print.levels, place, seen);
        share = 1;
        if (print.slopes && !isFlatAt(print.slopes, place[0] as number, place[1] as number)) {
          sampleDesign(print.slopes.levels, place, slope);
          share = lightOnSlope(slope, place, aspect);
        }
      }
      const stamped = tint && foil ? cover * (seen[3] as number) : 0;
      const printed = cover - stamped;
      isPrint[at] = 1;
      hidden[at] = (hidden[at] as number) + stamped;
      for (let channel = 0; channel < 3; channel += 1) {
        const slot = at * 3 + channel;
        let sum = printed * (layerLight[light[slot] as number] as number) * (seen[channel] as number);
        if (stamped > 0 && foil && tint) sum += stamped * (layerLight[foil[slot] as number] as number) * (tint[channel] as number);
        added[slot] = (added[slot] as number) + sum * share;
      }
    }
  }
}

/** The scene with its designs, in the size of its layers. A print without a design stays white paper. */
export function composeLayers(layers: SceneLayers, designs: Designs, plates: FoilPlates, reliefs: ReliefPlates = {}): ScenePixels {
  const { width, height, crop, base } = layers;
  const prints = readPrints(layers, designs, plates, reliefs);
  const pixels = crop.width * crop.height;
  const sums = { added: new Float32Array(pixels * 3), hidden: new Float32Array(pixels), isPrint: new Uint8Array(pixels) };
  for (const surface of layers.surfaces) addSurface(layers, surface, prints.get(surface.print), sums);
  const rgb = Uint8Array.from(base);
  for (let at = 0; at < pixels; at += 1) {
    if (!sums.isPrint[at]) continue;
    const kept = 1 - (sums.hidden[at] as number);
    const to = ((crop.top + Math.floor(at / crop.width)) * width + crop.left + (at % crop.width)) * 3;
    for (let channel = 0; channel < 3; channel += 1) {
      const ground = layerLight[base[to + channel] as number] as number;
      rgb[to + channel] = toSample(ground * kept + (sums.added[at * 3 + channel] as number));
    }
  }
  return { width, height, rgb };
}
