/** Collage designs: what a collage begins with. Ids are part of addresses and calls (Specification: 1 for cards, 13 for posters). */
import type { Collage, CollageShape } from '#core/design/collage/collage.ts';
import type { Channel } from '#core/values/channel.ts';

/** Inks of the page behind the photos, by their tokens in blank collages. */
export const collageGrounds = ['paper', 'linen', 'sand', 'sage', 'rose', 'night', 'black'] as const;
export type CollageGround = (typeof collageGrounds)[number];

export type CollageDesign = {
  id: number;
  /** Of its name: `collage.design.KEY`. */
  key: string;
  mode: Collage['mode'];
  /** With mode 'shape'. */
  shape?: CollageShape;
  gapMm: number;
  marginMm: number;
  cornerMm: number;
  ground: CollageGround;
};

/** Shapes that a sheet is ordered in, with the size of its drawing in millimetres. */
export const sheetShapes = {
  square: { widthMm: 350, heightMm: 350 },
  portrait: { widthMm: 300, heightMm: 400 },
  landscape: { widthMm: 400, heightMm: 300 },
} as const;
export type SheetShape = keyof typeof sheetShapes;

/** Numbers of photos that a collage takes. */
export const photoCounts = { min: 2, max: 60, initial: 9 } as const;

function design(
  id: number,
  key: string,
  mode: Collage['mode'],
  lengths: [gap: number, margin: number, corner: number],
  ground: CollageGround,
) {
  const [gapMm, marginMm, cornerMm] = lengths;
  return { id, key, mode, gapMm, marginMm, cornerMm, ground };
}

function shapeDesign(id: number, key: string, shape: CollageShape, lengths: [gap: number, margin: number], ground: CollageGround) {
  return { ...design(id, key, 'shape', [...lengths, 0], ground), shape };
}

export const collageDesigns: readonly CollageDesign[] = [
  design(1, 'raster', 'grid', [4, 10, 0], 'paper'),
  design(2, 'fine', 'grid', [2, 6, 0], 'paper'),
  design(3, 'gallery', 'grid', [10, 20, 0], 'paper'),
  design(4, 'window', 'grid', [12, 12, 0], 'paper'),
  design(5, 'wide', 'grid', [4, 30, 0], 'paper'),
  design(6, 'wall', 'grid', [16, 30, 0], 'linen'),
  design(7, 'soft', 'grid', [6, 12, 4], 'paper'),
  design(8, 'cushion', 'grid', [8, 16, 10], 'linen'),
  design(9, 'sand', 'grid', [6, 18, 0], 'sand'),
  design(10, 'sage', 'grid', [6, 18, 0], 'sage'),
  design(11, 'rose', 'grid', [6, 18, 4], 'rose'),
  design(12, 'night', 'grid', [6, 18, 0], 'night'),
  design(13, 'mosaic', 'grid', [0, 0, 0], 'paper'),
  design(14, 'mosaic-line', 'grid', [2, 0, 0], 'paper'),
  design(15, 'mosaic-black', 'grid', [3, 0, 0], 'black'),
  design(16, 'contact', 'grid', [3, 12, 0], 'black'),
  design(17, 'cinema', 'grid', [8, 24, 0], 'black'),
  design(18, 'evening', 'free', [0, 16, 0], 'night'),
  design(19, 'table', 'free', [0, 14, 0], 'linen'),
  design(20, 'snapshots', 'free', [0, 14, 0], 'paper'),
  shapeDesign(21, 'heart', 'heart', [3, 20], 'paper'),
  shapeDesign(22, 'circle', 'circle', [3, 20], 'linen'),
  shapeDesign(23, 'initial', { text: 'A' }, [3, 20], 'sage'),
  shapeDesign(24, 'birthday', { text: '30' }, [3, 20], 'night'),
];

export function findCollageDesign(id: number): CollageDesign | null {
  return collageDesigns.find((one) => one.id === id) ?? null;
}

/** What a visit begins with that names no design. */
export function defaultCollageDesign(channel: Channel): CollageDesign {
  return findCollageDesign(channel === 'myposter' ? 13 : 1) as CollageDesign;
}

/** The settings of a page that begins with a design. */
export function collageOf({ id, mode, shape, gapMm, marginMm, cornerMm }: CollageDesign): Collage {
  const lengths = { gapUm: gapMm * 1_000, marginUm: marginMm * 1_000, cornerUm: cornerMm * 1_000 };
  return { design: id, mode, ...(shape ? { shape } : {}), ...lengths, seed: 0, locked: [] };
}
