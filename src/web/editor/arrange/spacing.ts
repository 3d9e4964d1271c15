/** Places where a box is as far from its neighbours as they are from each other, or as from the neighbour on its other side. */
import type { Box } from '#core/design/outlines/outline.ts';

export type SpacingAxis = 'x' | 'y';
/** A distance between two boxes, along an axis at a place across it. */
export type Gap = { fromUm: number; toUm: number; acrossUm: number };
/** Where the box, or its moved edge, must lie, and the equal distances it has there. */
export type Spacing = { atUm: number; gaps: Gap[] };

type Span = { from: number; to: number; low: number; high: number };

function spanOf({ xUm, yUm, widthUm, heightUm }: Box, axis: SpacingAxis): Span {
  const [across, down] = [
    { from: xUm, to: xUm + widthUm },
    { from: yUm, to: yUm + heightUm },
  ];
  const [along, beside] = axis === 'x' ? [across, down] : [down, across];
  return { ...along, low: beside.from, high: beside.to };
}

function gapOf(before: Span, after: Span): Gap {
  const acrossUm = Math.round((Math.max(before.low, after.low) + Math.min(before.high, after.high)) / 2);
  return { fromUm: before.to, toUm: after.from, acrossUm };
}

const lengthOf = ({ fromUm, toUm }: Gap) => toUm - fromUm;
const doMeet = (a: Span, b: Span) => a.low < b.high && b.low < a.high;

/** The two nearest on either side that stand in a row with the box. */
function neighbours(box: Span, others: readonly Span[], toleranceUm: number): { before: Span[]; after: Span[] } {
  const before = others.filter((one) => doMeet(one, box) && one.to <= box.from + toleranceUm).toSorted((a, b) => b.to - a.to);
  const after = others.filter((one) => doMeet(one, box) && one.from >= box.to - toleranceUm).toSorted((a, b) => a.from - b.from);
  const [left, right] = [before[0], after[0]];
  return {
    before: left ? [left, ...before.filter((one) => one.to < left.from).slice(0, 1)] : [],
    after: right ? [right, ...after.filter((one) => one.from > right.to).slice(0, 1)] : [],
  };
}

/** Spacings within reach of a box that is moved along an axis; `atUm` is its left or upper edge. */
export function movedSpacings(box: Box, others: readonly Box[], axis: SpacingAxis, toleranceUm: number): Spacing[] {
  const own = spanOf(box, axis);
  const size = own.to - own.from;
  const spans = others.map((one) => spanOf(one, axis));
  const { before, after } = neighbours(own, spans, toleranceUm);
  const [left, farLeft] = before;
  const [right, farRight] = after;
  const at = (from: number) => ({ ...own, from, to: from + size });
  const spacings: Spacing[] = [];
  if (left && right && right.from - left.to > size) {
    const moved = at(Math.round((left.to + right.from - size) / 2));
    spacings.push({ atUm: moved.from, gaps: [gapOf(left, moved), gapOf(moved, right)] });
  }
  if (left && farLeft) {
    const moved = at(left.to + left.from - farLeft.to);
    spacings.push({ atUm: moved.from, gaps: [gapOf(farLeft, left), gapOf(left, moved)] });
  }
  if (right && farRight) {
    const moved = at(right.from - (farRight.from - right.to) - size);
    spacings.push({ atUm: moved.from, gaps: [gapOf(moved, right), gapOf(right, farRight)] });
  }
  return spacings.filter(({ atUm }) => Math.abs(atUm - own.from) < toleranceUm);
}

/** Spacings within reach of the edge that is dragged while a box is resized; `atUm` is the place of that edge. */
export function resizedSpacings(box: Box, others: readonly Box[], axis: SpacingAxis, isFarEdge: boolean, toleranceUm: number): Spacing[] {
  const own = spanOf(box, axis);
  const { before, after } = neighbours(
    own,
    others.map((one) => spanOf(one, axis)),
    toleranceUm,
  );
  const [left, farLeft] = before;
  const [right, farRight] = after;
  const near = isFarEdge ? right : left;
  if (!near) return [];
  const models = isFarEdge
    ? [left && gapOf(left, own), right && farRight && gapOf(right, farRight)]
    : [right && gapOf(own, right), left && farLeft && gapOf(farLeft, left)];
  return models.flatMap((model): Spacing[] => {
    if (!model || lengthOf(model) <= 0) return [];
    const atUm = isFarEdge ? near.from - lengthOf(model) : near.to + lengthOf(model);
    const gap = isFarEdge ? gapOf({ ...own, to: atUm }, near) : gapOf(near, { ...own, from: atUm });
    return Math.abs(atUm - (isFarEdge ? own.to : own.from)) < toleranceUm ? [{ atUm, gaps: [model, gap] }] : [];
  });
}
