/** Where an element lies, in words: beside which other one and how far from the left edge of its panel. */
import type { Element, Page } from '#core/design/document.ts';
import type { Box } from '#core/design/outlines/outline.ts';
import { boundsOf, doOverlap, middleOf } from './boxes.ts';

export type Where = 'above' | 'below' | 'left' | 'right' | 'over' | 'under';
export type Description = {
  /** The nearest other element and how the first one lies to it; null where it is alone. */
  beside: { where: Where; kind: Element['kind'] } | null;
  /** Millimetres from the left edge of the panel. */
  distanceMm: number;
};

/** `others` are in drawing order and may hold the element. */
export function describeElement(element: Element, panel: Pick<Page['panels'][number], 'xUm'>, others: readonly Element[]): Description {
  const own = boundsOf(element);
  const nearest = others
    .filter((other) => other.id !== element.id)
    .map((other) => ({ other, box: boundsOf(other) }))
    .toSorted((a, b) => distanceOf(own, a.box) - distanceOf(own, b.box))[0];
  const distanceMm = Math.round((own.xUm - panel.xUm) / 1000);
  if (!nearest) return { beside: null, distanceMm };
  const isAbove = others.indexOf(element) > others.indexOf(nearest.other);
  return { beside: { where: whereOf(own, nearest.box, isAbove), kind: nearest.other.kind }, distanceMm };
}

/** Gap between two boxes; boxes that overlap are told apart by their middles. */
function distanceOf(a: Box, b: Box): number {
  const x = Math.max(0, b.xUm - a.xUm - a.widthUm, a.xUm - b.xUm - b.widthUm);
  const y = Math.max(0, b.yUm - a.yUm - a.heightUm, a.yUm - b.yUm - b.heightUm);
  const [from, to] = [middleOf(a), middleOf(b)];
  return Math.hypot(x, y) + Math.hypot(to.xUm - from.xUm, to.yUm - from.yUm) / 100;
}

function whereOf(own: Box, other: Box, isAbove: boolean): Where {
  if (doOverlap(own, other) && !isApart(own, other)) return isAbove ? 'over' : 'under';
  const [from, to] = [middleOf(own), middleOf(other)];
  const x = (from.xUm - to.xUm) / (own.widthUm + other.widthUm);
  const y = (from.yUm - to.yUm) / (own.heightUm + other.heightUm);
  if (Math.abs(y) >= Math.abs(x)) return y < 0 ? 'above' : 'below';
  return x < 0 ? 'left' : 'right';
}

/** The boxes overlap by their edges only. */
function isApart(a: Box, b: Box): boolean {
  const width = Math.min(a.xUm + a.widthUm, b.xUm + b.widthUm) - Math.max(a.xUm, b.xUm);
  const height = Math.min(a.yUm + a.heightUm, b.yUm + b.heightUm) - Math.max(a.yUm, b.yUm);
  return width * height < 0.25 * Math.min(a.widthUm * a.heightUm, b.widthUm * b.heightUm);
}
