/** From the marks of an own drawing to what the library has of it. */

import type { OwnClipArt } from '#core/design/library/own-drawing.ts';
import { piecesOf } from '#core/preflight/outline.ts';
import { bounds, type Mark, moved } from '#designs/drawing/drawing.ts';
import { movedPath, type Path, pathData } from '#designs/drawing/path.ts';
import { reversed } from '#designs/drawing/trace.ts';
import { type CutShape, cutOf } from './cut.ts';
import { boardMm, boardOutlines, boardUnits, holds, passesPlate, thinnestUm, unitUm } from './measure.ts';
import { ownInks } from './palette.ts';

/** Inks an element has room for. */
const maxInks = 8;
/** Parts that would need a larger drawing to be wide enough for the press are left out. */
const largestMinMm = 34;
const lineUm = 250;
const droppedUm = (lineUm * boardMm) / largestMinMm;

type Shape = { d: string; ink: string; part: number; area: number; box: { left: number; top: number; right: number; bottom: number } };

const plainInk = (ink: string) => ink.replace('~', '').replace(/-rib$/, '');

/** Twice the signed area of the first ring, curves included: a leaf of two curves has no area between its ends. */
function signedArea(path: Path): number {
  return areaOf(boardOutlines(pathData(path))[0]?.xy ?? []);
}

/** One ring runs clockwise, so that rings of one ink may share a path. */
function oriented(path: Path): Path {
  return path.filter(({ op }) => op === 'M').length === 1 && signedArea(path) < 0 ? reversed(path) : path;
}

/** Strokes become nothing here: drawings of the library are made of fills. */
function shapesOf(marks: readonly Mark[], by: number, x: number, y: number): Shape[] {
  return marks.flatMap(({ path, ink, line }, part) => {
    if (line !== undefined || path.length === 0) return [];
    // Path data has a thousand units to the millimetre.
    const d = pathData(movedPath(oriented(path), [by / 1_000, 0, 0, by / 1_000, (-x * by) / 1_000, (-y * by) / 1_000]));
    const xs = bounds(movedPath(path, [by, 0, 0, by, -x * by, -y * by]));
    const area = piecesOf(boardOutlines(d)).reduce((sum, { outlines }) => sum + Math.abs(areaOf(outlines[0]?.xy ?? [])), 0);
    return [{ d, ink, part: part + 1, area, box: { left: xs.x, top: xs.y, right: xs.x + xs.width, bottom: xs.y + xs.height } }];
  });
}

function areaOf(xy: readonly number[]): number {
  let sum = 0;
  for (let i = 0; i < xy.length; i += 2)
    sum += (xy[i] ?? 0) * (xy[(i + 3) % xy.length] ?? 0) - (xy[(i + 2) % xy.length] ?? 0) * (xy[i + 1] ?? 0);
  return sum / 2;
}

function rgb(hex: string): number[] {
  return [1, 3, 5].map((from) => Number.parseInt(hex.slice(from, from + 2), 16));
}

/** Inks by area, the largest first; beyond eight the smallest become the nearest that stays. */
function inkPlan(shapes: readonly Shape[]): { inks: string[]; of: (ink: string) => number } {
  const areas = new Map<string, number>();
  for (const { ink, area } of shapes) areas.set(plainInk(ink), (areas.get(plainInk(ink)) ?? 0) + area);
  const all = [...areas].toSorted((a, b) => b[1] - a[1]).map(([ink]) => ink);
  const inks = all.slice(0, maxInks);
  const hex = (ink: string) => ownInks[ink] ?? missing(ink);
  const apart = (a: string, b: string) => Math.hypot(...rgb(hex(a)).map((value, i) => value - (rgb(hex(b))[i] ?? 0)));
  const of = (ink: string) => {
    const plain = plainInk(ink);
    const kept = inks.indexOf(plain);
    if (kept >= 0) return kept;
    return inks.indexOf(inks.toSorted((a, b) => apart(a, plain) - apart(b, plain))[0] ?? '');
  };
  return { inks: inks.map(hex), of };
}

function missing(ink: string): never {
  throw new RangeError(`no ink ${ink}`);
}

function doMeet(a: Shape['box'], b: Shape['box']): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

/** Shapes of one ink share a part where nothing between them would be covered. */
function partsOf(shapes: readonly Shape[], of: (ink: string) => number): OwnClipArt['parts'] {
  const parts: { ink: number; ds: string[]; boxes: Shape['box'][] }[] = [];
  for (const { d, ink, box } of shapes) {
    const number = of(ink);
    const isPlain = d.split('M').length === 2;
    let home: (typeof parts)[number] | null = null;
    for (const part of parts.toReversed()) {
      if (part.ink === number && isPlain) home = part;
      if (part.ink === number && isPlain) break;
      if (part.boxes.some((other) => doMeet(other, box))) break;
    }
    if (home?.ds.every((one) => one.split('M').length === 2)) {
      home.ds.push(d);
      home.boxes.push(box);
    } else parts.push({ ink: number, ds: [d], boxes: [box] });
  }
  return parts.map(({ ink, ds }) => ({ d: ds.join(' '), ink }));
}

function roleOf(ink: string): CutShape['role'] {
  if (ink.endsWith('-dark')) return 'shade';
  return ink === 'paper' || ink.endsWith('-rib') ? 'open' : 'solid';
}

/** A shade that lies on nothing of its own ink is drawn, so that it stands for itself. */
function cutShapes(shapes: readonly Shape[]): CutShape[] {
  const tokens = [...new Set(shapes.map(({ ink }) => ink))];
  return shapes.map(({ d, ink, part, box }, at) => {
    const base = ink.replace(/-dark$/, '');
    const isShade = base !== ink && shapes.slice(0, at).some((other) => plainInk(other.ink) === base && doMeet(other.box, box));
    const role = base !== ink && !isShade ? 'solid' : roleOf(ink);
    return { d, role, part: ink.includes('~') ? 1_000 + part : 1 + tokens.indexOf(ink) };
  });
}

const sizes = [10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30, 32, 34, 36, 38, 40, 44, 48, 52, 56, 60];

/** The drawing on a board 2,000 units long. Throws a RangeError where the press cannot hold it at any size of a card. */
export function ownClipArt(id: string, marks: readonly Mark[]): OwnClipArt {
  const box = boundsOf(marks);
  const by = boardUnits / Math.max(box.width, box.height);
  const shapes = shapesOf(moved(marks, [1, 0, 0, 1, 0, 0]), by, box.x, box.y).filter(({ d }) => holds(d, droppedUm));
  const [width, height] = [Math.ceil(box.width * by), Math.ceil(box.height * by)];
  const { inks, of } = inkPlan(shapes);
  const cut = cutOf(cutShapes(shapes), width, height, (d) => holds(d, droppedUm));
  const thinnest = Math.min(...shapes.map(({ d }) => thinnestUm(d, 1_000)));
  const least = Math.max(10, Math.ceil((lineUm * boardMm) / thinnest));
  const minMm = sizes.find((size) => size >= least && passesPlate(cut, size));
  if (minMm === undefined) throw new RangeError(`${id}: no size that a plate holds`);
  return { id, width, height, minMm, inks, parts: partsOf(shapes, of), cut };
}

/** Box of what is drawn; a curve may leave its points, never its control points. */
function boundsOf(marks: readonly Mark[]): { x: number; y: number; width: number; height: number } {
  const boxes = marks.filter(({ path }) => path.length > 0).map(({ path }) => tightBounds(path));
  const [x, y] = [Math.min(...boxes.map((one) => one.left)), Math.min(...boxes.map((one) => one.top))];
  return { x, y, width: Math.max(...boxes.map((one) => one.right)) - x, height: Math.max(...boxes.map((one) => one.bottom)) - y };
}

function tightBounds(path: Path): Shape['box'] {
  const points = piecePoints(path);
  const [xs, ys] = [points.filter((_, i) => i % 2 === 0), points.filter((_, i) => i % 2 === 1)];
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}

function piecePoints(path: Path): number[] {
  return boardOutlines(pathData(path)).flatMap(({ xy }) => xy.map((value) => value / (1_000 * unitUm)));
}
