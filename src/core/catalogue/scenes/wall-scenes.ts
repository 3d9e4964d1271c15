/** Product scenes of wall art, by what hangs on the wall and by its shape. */
import type { PosterShape } from '#core/catalogue/poster.ts';
import type { FrameKey } from '#core/products/photoframe/frames.ts';
import type { MaterialKey } from '#core/products/photoframe/materials.ts';

/** Rooms have 1200 pixels; edges from near have 600 (`sceneWidthsOf`). */
export const wallSceneNames = [
  'framed-50x70',
  'framed-70x50',
  'framed-50x50',
  'framed-70x100',
  'canvas-corner-50x70',
  'acrylic-corner-50x70',
  'hahnemuehle-edge-50x70',
  'dibond-edge-50x70',
  'forex-edge-50x70',
  'gallery-bond-edge-50x70',
  'glass-edge-50x70',
  'wallpaper-350x250',
  'alu-frame-50x70',
  'plastic-frame-50x70',
  'artbox-edge-50x70',
  'canvas-frame-edge-50x70',
  'panel-frame-edge-50x70',
] as const;
export type WallSceneName = (typeof wallSceneNames)[number];

/** `shape`: of the picture that is printed. */
export type WallSceneProduct =
  | { type: 'poster'; shape: PosterShape }
  | { type: 'material'; material: MaterialKey; shape: PosterShape }
  | { type: 'frame'; frame: FrameKey; shape: PosterShape };

const ofPoster: Record<PosterShape, readonly WallSceneName[]> = {
  portrait: ['framed-50x70', 'canvas-corner-50x70', 'acrylic-corner-50x70', 'framed-70x100'],
  landscape: ['framed-70x50'],
  square: ['framed-50x50'],
};

/** Foils and banners have none. */
const ofMaterial: Partial<Record<MaterialKey, WallSceneName>> = {
  poster: 'framed-50x70',
  hahnemuehle: 'hahnemuehle-edge-50x70',
  leinwand: 'canvas-corner-50x70',
  forexplatte: 'forex-edge-50x70',
  aludibond: 'dibond-edge-50x70',
  acrylglas: 'acrylic-corner-50x70',
  gallerybond: 'gallery-bond-edge-50x70',
  echtglas: 'glass-edge-50x70',
  fototapete: 'wallpaper-350x250',
};

const ofFrame: Partial<Record<FrameKey, WallSceneName>> = {
  holzrahmen: 'framed-50x70',
  alurahmen: 'alu-frame-50x70',
  kunststoffrahmen: 'plastic-frame-50x70',
  artbox: 'artbox-edge-50x70',
  'schattenfuge-leinwand': 'canvas-frame-edge-50x70',
  'schattenfuge-platte': 'panel-frame-edge-50x70',
};

/** Scenes with a print of another shape than upright. */
const turned: Partial<Record<WallSceneName, PosterShape>> = {
  'framed-70x50': 'landscape',
  'framed-50x50': 'square',
  'wallpaper-350x250': 'landscape',
};

/** Whether the print of a scene has this shape. */
export function hasShape(scene: WallSceneName, shape: PosterShape): boolean {
  return (turned[scene] ?? 'portrait') === shape;
}

/** The scenes that show a piece on its material or in its frame. */
export function scenesOfWallArt(product: WallSceneProduct): WallSceneName[] {
  if (product.type === 'poster') return [...ofPoster[product.shape]];
  const scene = product.type === 'material' ? ofMaterial[product.material] : ofFrame[product.frame];
  return scene && hasShape(scene, product.shape) ? [scene] : [];
}

/** Whether a poster may be drawn in a scene: a page of a material or frame shows a poster in its scene. */
export function canShowPoster(scene: string, shape: PosterShape): boolean {
  const found = wallSceneNames.find((name) => name === scene);
  return found !== undefined && hasShape(found, shape);
}
