/** The best layouts of every few consecutive photos, each worked out once for all pages of the same size. Without their cells, which are many. */
import type { PageFrame } from './book-input.ts';
import { faceAreaOf } from './face-area.ts';
import { bestLayouts, insetLayouts, type PageLayout, type PagePhoto, type PageStyle, placedTrees } from './page-layout.ts';

/** Layouts that are kept, so that neighbouring pages can have different ones. */
const kept = 4;

export type RankedLayout = Pick<PageLayout, 'cost' | 'layout'>;

export type LayoutTable = {
  /** Of `count` photos from index `first` on, best first. Empty where the page has no room for them. */
  layoutsOf(first: number, count: number, frame: PageFrame): readonly RankedLayout[];
};

function frameKey({ side, widthUm, heightUm, live, hiddenUm }: PageFrame): string {
  return [side, widthUm, heightUm, live.xUm, live.yUm, live.widthUm, live.heightUm, hiddenUm].join(' ');
}

/** `frames`: the pages that layouts are asked for. */
export function createLayoutTable(photos: readonly PagePhoto[], frames: readonly PageFrame[], style: PageStyle): LayoutTable {
  const keys = new Map(frames.map((frame) => [frame, frameKey(frame)]));
  const distinct = [...new Map(frames.map((frame) => [frameKey(frame), frame])).entries()];
  const known = new Map<string, readonly RankedLayout[]>();

  /** Pages differ by their spine more often than by their size, and placing the trees is most of the work. */
  function fill(first: number, count: number, { live }: PageFrame): void {
    const own = photos.slice(first, first + count);
    const trees = placedTrees(own, live, style);
    for (const [key, frame] of distinct) {
      if (frame.live.widthUm !== live.widthUm || frame.live.heightUm !== live.heightUm) continue;
      const best = bestLayouts(trees, own, { origin: frame.live, faceAreas: [faceAreaOf(frame)], style, max: kept });
      const layouts = best.length > 0 ? best : insetLayouts(own, frame, style, kept);
      known.set(
        `${first} ${count} ${key}`,
        layouts.map(({ cost, layout }) => ({ cost, layout })),
      );
    }
  }

  return {
    layoutsOf(first, count, frame) {
      const key = `${first} ${count} ${keys.get(frame) ?? frameKey(frame)}`;
      if (!known.has(key)) fill(first, count, frame);
      return known.get(key) ?? [];
    },
  };
}
