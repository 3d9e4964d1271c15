/** Fetches and decodes the layers of a scene. */
import { layerPath, type PackedWidth } from '#core/catalogue/scenes/layers/layer-files.ts';
import type { SceneFacts } from '#core/catalogue/scenes/layers/scene-schema.ts';
import type { SceneName } from '#core/catalogue/scenes/product-scenes.ts';

export type LoadedLayers = { facts: SceneFacts; base: ImageBitmap; light: ImageBitmap; foil: ImageBitmap | null; covers: ImageBitmap[] };

/** Samples as they are stored. */
const asStored: ImageBitmapOptions = { colorSpaceConversion: 'none', premultiplyAlpha: 'none' };

async function fetched(address: string, signal: AbortSignal): Promise<Response> {
  const response = await fetch(address, { signal });
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response;
}

async function fetchLayer(
  address: string,
  { width, height }: { width: number; height: number },
  signal: AbortSignal,
): Promise<ImageBitmap> {
  const picture = await createImageBitmap(await (await fetched(address, signal)).blob(), asStored);
  if (picture.width === width && picture.height === height) return picture;
  picture.close();
  throw new Error(`${address} has ${picture.width} × ${picture.height} pixels instead of ${width} × ${height}`);
}

/** Frees what the pictures take. */
export function closeLayers({ base, light, foil, covers }: LoadedLayers): void {
  for (const picture of [base, light, foil, ...covers]) picture?.close();
}

/** Rejects where a layer does not come, is torn or has another size than the scene says. `mark`: of the scene's layers. */
export async function loadLayers(scene: SceneName, mark: string, width: PackedWidth, signal: AbortSignal): Promise<LoadedLayers> {
  const address = (name: string) => layerPath(scene, mark, width, name);
  const facts = (await (await fetched(address('scene.json'), signal)).json()) as SceneFacts;
  const { crop, surfaces } = facts;
  const names = ['light.webp', ...(facts.hasFoil ? ['foil.webp'] : [])];
  // Three surfaces a file.
  const covers = Array.from({ length: Math.ceil(surfaces.length / 3) }, (_, file) => `cover-${file}.webp`);
  const settled = await Promise.allSettled([
    fetchLayer(address('base.webp'), facts, signal),
    ...[...names, ...covers].map((name) => fetchLayer(address(name), crop, signal)),
  ]);
  const pictures = settled.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  const failed = settled.find((one) => one.status === 'rejected');
  if (failed || signal.aborted) {
    for (const picture of pictures) picture.close();
    throw failed ? failed.reason : signal.reason;
  }
  const [base, light] = pictures as [ImageBitmap, ImageBitmap];
  return { facts, base, light, foil: facts.hasFoil ? (pictures[2] ?? null) : null, covers: pictures.slice(1 + names.length) };
}
