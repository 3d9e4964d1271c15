/** Collage designs: what a collage begins with. Ids are part of addresses and calls (Specification: 1 for cards, 13 for posters). */
import type { Collage } from '#core/design/collage.ts';
import type { Channel } from '#core/values/channel.ts';

/** Inks of the page behind the photos, by their tokens in blank collages. */
export const collageGrounds = ['paper', 'linen', 'sand', 'sage', 'rose', 'night', 'black'] as const;
export type CollageGround = (typeof collageGrounds)[number];

export type CollageDesign = {
  id: number;
  /** Of its name: `collage.design.KEY`. */
  key: string;
  mode: Collage['mode'];
  gapMm: number;
  marginMm: number;
  cornerMm: number;
  ground: CollageGround;
};

/** Shapes that a sheet is ordered in, with the size of its drawing in millimetres. */
export const collageShapes = {
  square: { widthMm: 350, heightMm: 350 },
  portrait: { widthMm: 300, heightMm: 400 },
  landscape: { widthMm: 400, heightMm: 300 },
} as const;
export type CollageShape = keyof typeof collageShapes;

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
  design(18, 'mosaic-sand', 'grid', [4, 0, 0], 'sand'),
  design(19, 'table', 'free', [0, 14, 0], 'linen'),
  design(20, 'snapshots', 'free', [0, 14, 0], 'paper'),
  design(21, 'pinboard', 'free', [0, 20, 0], 'sand'),
  design(22, 'meadow', 'free', [0, 18, 4], 'sage'),
  design(23, 'evening', 'free', [0, 16, 0], 'night'),
  design(24, 'confetti', 'free', [0, 10, 8], 'rose'),
];

export function findCollageDesign(id: number): CollageDesign | null {
  return collageDesigns.find((one) => one.id === id) ?? null;
}

/** What a visit begins with that names no design. */
export function defaultCollageDesign(channel: Channel): CollageDesign {
  return findCollageDesign(channel === 'myposter' ? 13 : 1) as CollageDesign;
}

/** The settings of a page that begins with a design. */
export function collageOf({ id, mode, gapMm, marginMm, cornerMm }: CollageDesign): Collage {
  return { design: id, mode, gapUm: gapMm * 1_000, marginUm: marginMm * 1_000, cornerUm: cornerMm * 1_000, seed: 0, locked: [] };
}
