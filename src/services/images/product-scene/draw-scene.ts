/** The render pool's side of pictures of product scenes: what is printed is drawn, composed into the layers, and written as WebP. */
import { shownRefinement } from '#core/catalogue/list.ts';
import type { CardPicture } from '#core/catalogue/picture.ts';
import type { PosterTemplate } from '#core/catalogue/poster.ts';
import type { BookPicture } from '#core/catalogue/scenes/book-picture.ts';
import type { PackedWidth } from '#core/catalogue/scenes/layers/layer-files.ts';
import { neededWidth } from '#core/catalogue/scenes/layers/print-size.ts';
import { panelsOfPrints } from '#core/catalogue/scenes/print-panels.ts';
import type { SceneName } from '#core/catalogue/scenes/product-scenes.ts';
import type { DesignTemplate } from '#core/catalogue/template.ts';
import type { Refinement } from '#core/design/refinement.ts';
import type { FontSet } from '#core/layout/resources.ts';
import type { Sheet } from '#core/layout/sheet.ts';
import type { CardForm } from '#core/products/card/formats.ts';
import { cardRefinementIssue } from '#core/products/card/options.ts';
import { drawCardPanel, type PanelDrawing } from '#services/images/draw-card.ts';
import { drawPosterPanel, type ShownPoster } from '#services/images/posters/draw-poster.ts';
import type { PieceFormat, WebpFile } from '#services/images/render-svg.ts';
import type { Designs, FoilPlates, ReliefPlates, SceneLayers, SceneSurface } from './compose.ts';
import { composeScene, packedWidthFor, sceneJpeg, sceneWebp } from './compose-scene.ts';
import { bookPages } from './draw-book-page.ts';
import { loadSceneLayers } from './layers.ts';
import { cutPrint, type ScenePrint, scenePrint, svgPrint } from './scene-prints.ts';

export type SceneDesign =
  | { kind: 'card'; row: DesignTemplate; picture: CardPicture }
  /** `isCut`: to the shape of the print, as photos on photo gifts are; else it is drawn in its size. */
  | { kind: 'poster'; template: PosterTemplate; shown: ShownPoster; isCut: boolean }
  | { kind: 'book'; picture: BookPicture }
  /** Of a customer, laid out. `front`: the panel that stands for it as a whole; `photos` as of a drawing. */
  | { kind: 'sheets'; sheets: readonly Sheet[]; front: string; photos: PanelDrawing['photos'] };

/** `root`: the folder of the scenes. `format`: WebP where nothing else is said. */
export type SceneToDraw = { scene: SceneName; root: string; of: SceneDesign; widths: readonly number[]; format?: PieceFormat };

/** `unreadable` says what is wrong with the layers; then there are no files. */
export type DrawnScene = { files: WebpFile[]; unreadable: string | null };

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

/** Light shows relief, which drawn pictures have no colour for. Foil comes first, as in them. */
function refinementInScene(row: DesignTemplate, form: CardForm): Refinement {
  const foil = shownRefinement(row, form);
  return foil === 'none' && row.refinements.includes('relief') && !cardRefinementIssue(form, 'relief') ? 'relief' : foil;
}

function panelOfSheets({ sheets, photos }: Extract<SceneDesign, { kind: 'sheets' }>, panel: string): PanelDrawing {
  const sheet = sheets.find(({ panels }) => panels.some(({ id }) => id === panel));
  if (!sheet) throw new Error(`no page has the panel ${panel} of a scene`);
  return { sheet, panel, photos };
}

/** What is on a print of the scene: the front on the first, the back of a card on the second. */
function drawingOf(of: Exclude<SceneDesign, { kind: 'book' }>, { print, widthMm, heightMm }: SceneSurface, fonts: FontSet): PanelDrawing {
  if (of.kind === 'sheets') return panelOfSheets(of, panelsOfPrints[print] ?? of.front);
  if (of.kind === 'poster')
    return drawPosterPanel(of.template, of.isCut ? of.shown : { ...of.shown, format: `${widthMm}x${heightMm}` }, fonts);
  const picture = { ...of.picture, panel: print === 'second' ? ('back' as const) : ('front' as const) };
  return drawCardPanel(of.row, picture, fonts, null, refinementInScene(of.row, picture.form));
}

type Printing = { width: number; fonts: FontSet; hasFoil: boolean };

function printOf(of: SceneDesign, surface: SceneSurface, { width, fonts, hasFoil }: Printing): ScenePrint {
  if (of.kind === 'book') return svgPrint(bookPages(of.picture)[surface.print === 'left' ? 'left' : 'right'], width);
  const print = scenePrint(drawingOf(of, surface, fonts), width, fonts, hasFoil);
  return of.kind === 'poster' && of.isCut ? cutPrint(print, surface) : print;
}

type Wanted = Pick<SceneToDraw, 'of' | 'widths' | 'format'>;

async function compose(layers: SceneLayers, { of, widths, format }: Wanted, fonts: FontSet): Promise<WebpFile[]> {
  const designs: Record<string, Designs[string]> = {};
  const plates: Record<string, FoilPlates[string]> = {};
  const reliefs: Record<string, ReliefPlates[string]> = {};
  for (const [print, surfaces] of Map.groupBy(layers.surfaces, (surface) => surface.print)) {
    const width = neededWidth(surfaces, layers.width);
    const { design, plate, relief } = printOf(of, surfaces[0] as SceneSurface, { width, fonts, hasFoil: layers.foil !== null });
    designs[print] = design;
    if (plate) plates[print] = plate;
    if (relief) reliefs[print] = relief;
  }
  const fileOf = format === 'jpeg' ? sceneJpeg : sceneWebp;
  const files: WebpFile[] = [];
  for (const width of widths)
    files.push({ width, bytes: new Uint8Array(await fileOf(await composeScene(layers, designs, plates, width, reliefs))) });
  return files;
}

/** Pictures in these widths, each from the layers next to it. Throws as `composeScene` does. */
export async function drawScene({ scene, root, widths, ...wanted }: SceneToDraw, fonts: FontSet): Promise<DrawnScene> {
  const files: WebpFile[] = [];
  for (const [packed, some] of Map.groupBy(widths, packedWidthFor)) {
    const layers = await layersOf(scene, packed, root);
    if (typeof layers === 'string') return { files: [], unreadable: layers };
    files.push(...(await compose(layers, { ...wanted, widths: some }, fonts)));
  }
  return { files, unreadable: null };
}
