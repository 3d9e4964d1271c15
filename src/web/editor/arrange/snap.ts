/** Lines that elements snap to while they are moved or resized. */
import type { Page } from '#core/design/document.ts';
import type { Box } from '#core/design/outlines/outline.ts';
import { pageGuides } from '#core/design/page-guides.ts';
import { boundsOf, middleOf } from './boxes.ts';
import { type Gap, movedSpacings, resizedSpacings, type Spacing, type SpacingAxis } from './spacing.ts';

/** A line on the page, vertical at an x, horizontal at a y; with `gap`, a distance along the axis that equals another one. */
export type Guide = { axis: SpacingAxis; atUm: number; gap?: Gap };
type AxisLines = { edges: readonly number[]; middles: readonly number[] };
/** `others` are the boxes that distances are taken from. */
export type SnapLines = { x: AxisLines; y: AxisLines; others: readonly Box[] };
export type Snapped = {
  /** What must be added to the box. */
  xUm: number;
  yUm: number;
  guides: Guide[];
};

type Panel = Page['panels'][number];

/** The panel without the distance that texts keep from trim and folds. */
export function safeArea(page: Page, panel: Panel): Box {
  const { safeUm, foldSafeUm } = pageGuides(page);
  const isFold = (folds: readonly number[] | undefined, atUm: number) => folds?.includes(atUm) === true;
  const left = isFold(page.foldsUm, panel.xUm) ? foldSafeUm : safeUm;
  const right = isFold(page.foldsUm, panel.xUm + panel.widthUm) ? foldSafeUm : safeUm;
  const top = isFold(page.foldsYUm, panel.yUm) ? foldSafeUm : safeUm;
  const bottom = isFold(page.foldsYUm, panel.yUm + panel.heightUm) ? foldSafeUm : safeUm;
  return {
    xUm: panel.xUm + left,
    yUm: panel.yUm + top,
    widthUm: panel.widthUm - left - right,
    heightUm: panel.heightUm - top - bottom,
  };
}

/** Lines of a panel and of the elements on it, but for those that move. */
export function snapLinesOf(page: Page, panel: Panel, moving: ReadonlySet<string>): SnapLines {
  const others = page.elements
    .filter(({ id, kind, slot }) => !moving.has(id) && (kind !== 'artwork' || slot !== undefined))
    .map(boundsOf)
    .filter((box) => middleOf(box).xUm >= panel.xUm && middleOf(box).xUm < panel.xUm + panel.widthUm);
  const bordered = [panel, safeArea(page, panel), ...others];
  const centred = [panel, ...others];
  return {
    others,
    x: { edges: bordered.flatMap(({ xUm, widthUm }) => [xUm, xUm + widthUm]), middles: centred.map((box) => middleOf(box).xUm) },
    y: { edges: bordered.flatMap(({ yUm, heightUm }) => [yUm, yUm + heightUm]), middles: centred.map((box) => middleOf(box).yUm) },
  };
}

/** The box moved to the nearest line of either axis: edges to edges, middles to middles. */
export function snapBox(box: Box, lines: SnapLines, toleranceUm: number): Snapped {
  const middle = middleOf(box);
  const x = nearest([box.xUm, box.xUm + box.widthUm], middle.xUm, lines.x, toleranceUm);
  const y = nearest([box.yUm, box.yUm + box.heightUm], middle.yUm, lines.y, toleranceUm);
  const spacings = (axis: SpacingAxis) => movedSpacings(box, lines.others, axis, toleranceUm);
  const across = nearer('x', x, box.xUm, spacings('x'));
  const down = nearer('y', y, box.yUm, spacings('y'));
  return { xUm: across.byUm, yUm: down.byUm, guides: [...across.guides, ...down.guides] };
}

/** A line or a spacing, whichever is nearer; equal distances are shown in any case where they hold. */
function nearer(axis: SpacingAxis, line: Near | null, fromUm: number, spacings: readonly Spacing[]): { byUm: number; guides: Guide[] } {
  const best = spacings.toSorted((a, b) => Math.abs(a.atUm - fromUm) - Math.abs(b.atUm - fromUm))[0];
  const isLine = line !== null && (!best || Math.abs(line.byUm) <= Math.abs(best.atUm - fromUm));
  const byUm = isLine ? line.byUm : best ? best.atUm - fromUm : 0;
  const held = spacings.filter(({ atUm }) => Math.abs(atUm - fromUm - byUm) <= 1);
  const gaps = held.flatMap((spacing) => spacing.gaps).map((gap): Guide => ({ axis, atUm: gap.fromUm, gap }));
  return { byUm, guides: [...(isLine ? guideOf(axis, line) : []), ...gaps] };
}

/** How far the dragged edge of a box is from the nearest line, middle or equal distance; `isFarEdge`: the right or lower one. */
export function snapEdge(
  box: Box,
  axis: SpacingAxis,
  isFarEdge: boolean,
  lines: SnapLines,
  toleranceUm: number,
): { byUm: number; guides: Guide[] } {
  const [from, size] = axis === 'x' ? [box.xUm, box.widthUm] : [box.yUm, box.heightUm];
  const atUm = isFarEdge ? from + size : from;
  return nearer(
    axis,
    nearest([atUm], atUm, lines[axis], toleranceUm),
    atUm,
    resizedSpacings(box, lines.others, axis, isFarEdge, toleranceUm),
  );
}

type Near = { byUm: number; atUm: number };

function guideOf(axis: Guide['axis'], near: Near | null): Guide[] {
  return near ? [{ axis, atUm: near.atUm }] : [];
}

function nearest(edges: readonly number[], middle: number, lines: AxisLines, toleranceUm: number): Near | null {
  const offers = [
    ...lines.middles.map((atUm) => ({ byUm: atUm - middle, atUm })),
    ...lines.edges.flatMap((atUm) => edges.map((edge) => ({ byUm: atUm - edge, atUm }))),
  ];
  let best: Near | null = null;
  for (const offer of offers) {
    if (Math.abs(offer.byUm) >= toleranceUm) continue;
    if (!best || Math.abs(offer.byUm) < Math.abs(best.byUm)) best = offer;
  }
  return best;
}
