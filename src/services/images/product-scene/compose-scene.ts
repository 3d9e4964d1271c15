/** A scene with designs as pixels and as a file, in the width that a page shows. */
import sharp from 'sharp';
import { type PackedWidth, packedWidths } from '#core/catalogue/scenes/layers/layer-files.ts';
import { composeLayers, type Designs, type FoilPlates, type ReliefPlates, type SceneLayers, type ScenePixels } from './compose.ts';

/** Of WebP: 84 keeps the texture of cloth and paper. */
const quality = 84;
/** Small views are looked at from afar; the exact way to halve their colour channels takes three times as long. */
const smallWidth = 480;

/** The packed width whose layers a picture of this width is made from. */
export function packedWidthFor(width: number): PackedWidth {
  return packedWidths.find((packed) => packed >= width) ?? 1200;
}

/**
 * `designs` and plates by print of the scene. `width` is at most that of the layers: narrower pictures are scaled down after
 * they are composed, so that edges stay where they are. Throws as `composeLayers` does.
 */
export async function composeScene(
  layers: SceneLayers,
  designs: Designs,
  foilPlates: FoilPlates,
  width: number,
  reliefPlates: ReliefPlates = {},
): Promise<ScenePixels> {
  if (width > layers.width) throw new Error(`layers of ${layers.width} pixels give no picture of ${width}`);
  const composed = composeLayers(layers, designs, foilPlates, reliefPlates);
  if (width === composed.width) return composed;
  const raw = { width: composed.width, height: composed.height, channels: 3 as const };
  const { data, info } = await sharp(composed.rgb, { raw }).resize({ width }).raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, rgb: data };
}

/** For mails and previews of links, which show JPEG everywhere. */
export function sceneJpeg({ width, height, rgb }: ScenePixels): Promise<Buffer> {
  return sharp(rgb, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 82, progressive: true })
    .toBuffer();
}

export function sceneWebp({ width, height, rgb }: ScenePixels): Promise<Buffer> {
  return sharp(rgb, { raw: { width, height, channels: 3 } })
    .webp(width <= smallWidth ? { quality, effort: 2 } : { quality, smartSubsample: true })
    .toBuffer();
}
