/**
 * Caret and selection of one text: offsets of the typed text to places on the page and back. For the text that is edited only; layout
 * itself keeps no positions.
 */
import type { DesignDocument, TextElement } from '#core/design/document.ts';
import type { FontSet } from '#core/layout/resources.ts';
import { turnMatrix } from '#core/layout/rotation.ts';
import { type Matrix, transformPoint } from '#core/values/matrix.ts';
import { type CaretLine, type CaretOffset, caretLines, type Whole } from './caret-lines.ts';
import { through } from './spot.ts';

/** `isUpstream`: at the end of a line that was broken inside a word, not at the start of the next, which has the same offset. */
export type CaretPosition = { offset: number; isUpstream: boolean };

/** The upper end of the caret, its height, and the direction of the line (cosine and sine of its turn clockwise). */
export type CaretPlace = { xUm: number; yUm: number; heightUm: number; turn: readonly [cosine: number, sine: number] };

/** Corners of a selected piece of a line, in order around it. */
export type SelectionQuad = readonly (readonly [xUm: number, yUm: number])[];

export type CaretMap = {
  place(position: CaretPosition): CaretPlace;
  /** The position next to a point of the page. */
  hit(xUm: number, yUm: number): CaretPosition;
  lineStart(position: CaretPosition): CaretPosition;
  lineEnd(position: CaretPosition): CaretPosition;
  /**
   * One line up (-1) or down (1). `columnUm` is kept from the first of several steps, so that short lines do not lose it; beyond the first
   * and last line the text's start and end.
   */
  vertical(position: CaretPosition, by: 1 | -1, columnUm: number | null): { position: CaretPosition; columnUm: number };
  /** Pieces of lines between two offsets; a selected line end shows as a narrow piece. */
  selection(from: number, to: number): SelectionQuad[];
  /** Frames around the letters between two offsets, one a line. */
  frames(from: number, to: number): SelectionQuad[];
  /** Strokes along the baseline between two offsets. */
  underline(from: number, to: number): SelectionQuad[];
};

/** Width a selected line end shows with. */
const lineEndEm = 0.25;
const underlineEm = { top: 0.12, bottom: 0.17 };

type Context = ReturnType<typeof caretLines> & { isCurved: boolean; matrix: Matrix | null; inverse: Matrix | null; aboveEm: number };

/** The caret steps over each of `wholes` at once. Throws Fault 'bad-input' for a font that is not there. */
export function createCaretMap(design: DesignDocument, element: TextElement, fonts: FontSet, wholes: readonly Whole[] = []): CaretMap {
  const laidOut = caretLines(design, element, fonts, wholes);
  // The caret is one em high around the middle of the capitals, as the box of a single line is.
  const context: Context = {
    ...laidOut,
    isCurved: element.arcUm !== undefined,
    matrix: turnMatrix(element),
    inverse: turnMatrix({ ...element, rotation: -element.rotation }),
    aboveEm: (1 + laidOut.capEm) / 2,
  };
  return {
    place: (position) => placeOf(context, position),
    hit: (xUm, yUm) => hit(context, xUm, yUm),
    lineStart: (position) => positionOn(context, lineIndex(context, position), lineAt(context, position).stops[0]),
    lineEnd: (position) => positionOn(context, lineIndex(context, position), lineAt(context, position).stops.at(-1)),
    vertical: (position, by, columnUm) => vertical(context, position, by, columnUm),
    selection: (from, to) => selectionQuads(context, from, to),
    frames: (from, to) => quadsBetween(context, from, to, { top: -context.aboveEm, bottom: 1 - context.aboveEm }),
    underline: (from, to) => quadsBetween(context, from, to, underlineEm),
  };
}

/** The offset itself where it has a place of its own, else the one it shares its place with. */
function snapped({ boundaries, positions }: Context, offset: number): number {
  const position = positions[Math.max(0, Math.min(offset, positions.length - 1))] ?? 0;
  return boundaries.findLast((boundary) => boundary.position <= position)?.offset ?? 0;
}

function hasStops({ stops }: CaretLine): boolean {
  return stops.length > 0;
}

function hasStop({ stops }: CaretLine, offset: number): boolean {
  return stops.some((stop) => stop.offset === offset);
}

function lineIndex(context: Context, { offset, isUpstream }: CaretPosition): number {
  const own = snapped(context, offset);
  const has = (line: CaretLine) => hasStop(line, own);
  return Math.max(0, isUpstream ? context.lines.findIndex(has) : context.lines.findLastIndex(has));
}

function lineAt(context: Context, position: CaretPosition): CaretLine {
  const line = context.lines[lineIndex(context, position)];
  if (!line) throw new Error('a text has at least one line');
  return line;
}

function positionOn({ lines }: Context, index: number, stop: CaretOffset | undefined): CaretPosition {
  const offset = stop?.offset ?? 0;
  const following = lines[index + 1];
  return { offset, isUpstream: following !== undefined && hasStop(following, offset) };
}

function onPage({ matrix }: Context, point: readonly [number, number]): readonly [number, number] {
  return matrix ? transformPoint(matrix, ...point) : point;
}

function stopOf(context: Context, position: CaretPosition): { line: CaretLine; em: number } {
  const line = lineAt(context, position);
  const offset = snapped(context, position.offset);
  return { line, em: line.stops.find((stop) => stop.offset === offset)?.em ?? 0 };
}

function placeOf(context: Context, position: CaretPosition): CaretPlace {
  const { line, em } = stopOf(context, position);
  const spot = line.spotAt(em);
  const [xUm, yUm] = onPage(context, through(spot, 0, -context.aboveEm));
  const [cosine, sine] = [spot.cosine, spot.sine];
  const { matrix } = context;
  const turn = matrix
    ? ([matrix[0] * cosine - matrix[1] * sine, matrix[1] * cosine + matrix[0] * sine] as const)
    : ([cosine, sine] as const);
  return { xUm, yUm, heightUm: context.sizeUm, turn };
}

/** The middle of a caret, before the element is turned. */
function middleOf({ aboveEm }: Context, line: CaretLine, em: number): [number, number] {
  return through(line.spotAt(em), 0, 0.5 - aboveEm);
}

function nearest<T>(all: readonly T[], distance: (one: T) => number): T | undefined {
  let best: { one: T; distance: number } | null = null;
  for (const one of all) {
    const far = distance(one);
    if (!best || far < best.distance) best = { one, distance: far };
  }
  return best?.one;
}

function hit(context: Context, xUm: number, yUm: number): CaretPosition {
  const { lines, isCurved, inverse } = context;
  const [x, y] = inverse ? transformPoint(inverse, xUm, yUm) : [xUm, yUm];
  const indices = lines.flatMap((line, index) => (hasStops(line) ? [index] : []));
  const distanceY = (index: number) => {
    const line = lines[index];
    return line ? Math.abs(middleOf(context, line, 0)[1] - y) : Number.POSITIVE_INFINITY;
  };
  const near = isCurved ? indices : [nearest(indices, distanceY) ?? 0];
  const candidates = near.flatMap((index) => (lines[index]?.stops ?? []).map((stop) => ({ index, stop })));
  const best = nearest(candidates, ({ index, stop }) => {
    const line = lines[index];
    if (!line) return Number.POSITIVE_INFINITY;
    const [atX, atY] = middleOf(context, line, stop.em);
    return isCurved ? Math.hypot(atX - x, atY - y) : Math.abs(atX - x);
  });
  return best ? positionOn(context, best.index, best.stop) : { offset: 0, isUpstream: false };
}

function vertical(context: Context, position: CaretPosition, by: 1 | -1, columnUm: number | null) {
  const { lines } = context;
  const index = lineIndex(context, position);
  const { line, em } = stopOf(context, position);
  const column = columnUm ?? middleOf(context, line, em)[0];
  // A line within what is stepped over as a whole has no place for the caret.
  const step = by < 0 ? lines.slice(0, index).findLastIndex(hasStops) : lines.findIndex((one, at) => at > index && hasStops(one));
  const target = lines[step];
  if (!target) {
    const last = lines.findLastIndex(hasStops);
    const end = by < 0 ? lines[0]?.stops[0] : lines[last]?.stops.at(-1);
    return { position: positionOn(context, by < 0 ? 0 : last, end), columnUm: column };
  }
  const stop = nearest(target.stops, (one) => Math.abs(middleOf(context, target, one.em)[0] - column));
  return { position: positionOn(context, step, stop), columnUm: column };
}

function quad(context: Context, line: CaretLine, [left, right]: readonly [number, number], topEm: number, bottomEm: number): SelectionQuad {
  const [from, to] = [line.spotAt(left), line.spotAt(right)];
  return [through(from, 0, topEm), through(to, 0, topEm), through(to, 0, bottomEm), through(from, 0, bottomEm)].map((point) =>
    onPage(context, point),
  );
}

/** Selected stretches of a line from left to right; neighbours are one. On a curve every character stays apart. */
function stretches({ trackingEm, isCurved }: Context, line: CaretLine, from: number, to: number): [left: number, right: number][] {
  const parts = line.cells.filter(({ offset }) => offset >= from && offset < to).toSorted((a, b) => a.leftEm - b.leftEm);
  const gapEm = Math.max(0, trackingEm) + 0.01;
  const joined: [number, number][] = [];
  for (const { leftEm, rightEm } of parts) {
    const last = joined.at(-1);
    if (last && leftEm - last[1] <= gapEm) {
      if (isCurved) joined.push([last[1], Math.max(last[1], rightEm)]);
      else last[1] = Math.max(last[1], rightEm);
    } else joined.push([leftEm, rightEm]);
  }
  return joined;
}

function selectionQuads(context: Context, from: number, to: number): SelectionQuad[] {
  const { lines, leadingUm, sizeUm, aboveEm } = context;
  const spareEm = Math.max(0, leadingUm / sizeUm - 1) / 2;
  return lines.flatMap((line, index) => {
    const parts = stretches(context, line, from, to);
    const end = line.stops.at(-1);
    const isEndSelected = line.isParagraphEnd && index < lines.length - 1 && end !== undefined && end.offset >= from && end.offset < to;
    if (isEndSelected) parts.push([end.em, end.em + lineEndEm]);
    return parts.map((part) => quad(context, line, part, -aboveEm - spareEm, 1 - aboveEm + spareEm));
  });
}

function quadsBetween(context: Context, from: number, to: number, { top, bottom }: typeof underlineEm): SelectionQuad[] {
  return context.lines.flatMap((line) => stretches(context, line, from, to).map((part) => quad(context, line, part, top, bottom)));
}
