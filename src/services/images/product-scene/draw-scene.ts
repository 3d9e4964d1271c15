/** The render pool's side of pictures of product scenes: what is printed is drawn, composed into the layers, and written as WebP. */
import type { CardPicture } from '#core/catalogue/picture.ts';
import type { PosterTemplate } from '#core/catalogue/poster.ts';
import type { PackedWidth } from '#core/catalogue/scenes/layers/layer-files.ts';
import { neededWidth } from '#core/catalogue/scenes/layers/print-size.ts';
import type { SceneName } from '#core/catalogue/scenes/product-scenes.ts';
import type { DesignTemplate } from '#core/catalogue/template.ts';
import type { FontSet } from '#core/layout/resources.ts';
import { drawCardPanel, type PanelDrawing } from '#services/images/draw-card.ts';
import { drawPosterPanel, type ShownPoster } from '#services/images/posters/draw-poster.ts';
import type { WebpFile } from '#services/images/render-svg.ts';
import type { Designs, FoilPlates, SceneLayers } from './compose.ts';
import { composeScene, packedWidthFor, sceneWebp } from './compose-scene.ts';
import { loadSceneLayers } from './layers.ts';
import { scenePrint } from './scene-prints.ts';

export type SceneDesign =
  | { kind: 'card'; row: DesignTemplate; picture: CardPicture }
  | { kind: 'poster'; template: PosterTemplate; shown: ShownPoster };

/** `root`: the folder of the scenes. Plain data: it goes to another thread. */
export type SceneToDraw = { scene: SceneName; root: string; of: SceneDesign; widths: readonly number[] };

/** `unreadable` says what is wrong with the layers; then there are no files. */
export type DrawnScene = { files: WebpFile[]; unreadable: string | null };

/** Prints of `framed-50x70` and its like. */
const posterFormat = '500x700';

/** The layers that were read last: pictures of one scene often follow each other. */
let kept: { key: string; layers: SceneLayers } | null = null;

async function layersOf(scene: SceneName, width: PackedWidth, root: string): Promise<SceneLayers | string> {
  const key = `${root} ${scene} ${width}`;
  if (kept?.key === key) return kept.layers;
  kept = null;
  let problem = '';
  const layers = await loadSceneLayers(scene, width, (_level, _event, details) => (problem = `${width}: ${details?.message}`), root);
  if (!layers) return problem;
  kept = { key, layers };
  return layers;
}

/** What is on a print of the scene: the front on the first, the back of a card on the second. */
function drawingOf(of: SceneDesign, print: string, fonts: FontSet): PanelDrawing {
  if (of.kind === 'poster') return drawPosterPanel(of.template, { ...of.shown, format: posterFormat }, fonts);
  return drawCardPanel(of.row, { ...of.picture, panel: print === 'second' ? 'back' : 'front' }, fonts);
}

async function compose(layers: SceneLayers, of: SceneDesign, widths: readonly number[], fonts: FontSet): Promise<WebpFile[]> {
  const designs: Record<string, Designs[string]> = {};
  const plates: Record<string, FoilPlates[string]> = {};
  for (const [print, surfaces] of Map.groupBy(layers.surfaces, (surface) => surface.print)) {
    const { design, plate } = scenePrint(drawingOf(of, print, fonts), neededWidth(surfaces, layers.width), fonts, layers.foil !== null);
    designs[print] = design;
    if (plate) plates[print] = plate;
  }
  const files: WebpFile[] = [];
  for (const width of widths)
    files.push({ width, bytes: new Uint8Array(await sceneWebp(await composeScene(layers, designs, plates, width))) });
  return files;
}

/** Pictures in these widths, each from the layers next to it. Throws as `composeScene` does. */
export async function drawScene({ scene, root, of, widths }: SceneToDraw, fonts: FontSet): Promise<DrawnScene> {
  const files: WebpFile[] = [];
  for (const [packed, some] of Map.groupBy(widths, packedWidthFor)) {
    const layers = await layersOf(scene, packed, root);
    if (typeof layers === 'string') return { files: [], unreadable: layers };
    files.push(...(await compose(layers, of, some, fonts)));
  }
  return { files, unreadable: null };
}
