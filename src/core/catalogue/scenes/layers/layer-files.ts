/** Layers of product scenes as browsers fetch them: their addresses and their files. */
import { type SceneName, sceneNames } from '#core/catalogue/scenes/product-scenes.ts';

/** Widths in which scenes are packed, in pixels; those that are shown small, in the first alone. */
export const packedWidths = [600, 1200] as const;
export type PackedWidth = (typeof packedWidths)[number];

export const layerRoot = '/scenes/';
/** The scenes that can be shown now, with the marks of their layers. */
export const sceneListPath = `${layerRoot}list.json`;
/** Marks by scene. */
export type SceneList = Partial<Record<SceneName, string>>;

const file = /^(?:(?:base|light|foil|cover-[0-2])\.webp|scene\.json)$/;

/** `mark` is another one for other layers, so that what is below the address never changes. */
export function layerPath(scene: SceneName, mark: string, width: PackedWidth, name: string): string {
  return `${layerRoot}${scene}/${mark}/${width}/${name}`;
}

/**
 * The address of a file below the folder of scenes, without `layerRoot`; null for one that browsers do not fetch, and for scenes that no
 * product has. `path`: "flat-cards-a6/600/base.webp".
 */
export function servedLayer(path: string, marks: ReadonlyMap<string, string>): string | null {
  const [name, folder, layer = '', ...more] = path.split('/');
  const scene = sceneNames.find((one) => one === name);
  const width = packedWidths.find((one) => String(one) === folder);
  const mark = scene && marks.get(scene);
  if (!scene || !width || !mark || more.length > 0 || !file.test(layer)) return null;
  return layerPath(scene, mark, width, layer).slice(layerRoot.length);
}
