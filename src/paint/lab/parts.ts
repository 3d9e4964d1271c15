/** The items of a page in drawing order, as the lab painter draws them: in pixels, without groups that only clip or turn. */
import { mapPath } from '#core/layout/path.ts';
import type { FontSet } from '#core/layout/resources.ts';
import type { GroupItem, Item, PhotoItem } from '#core/layout/sheet.ts';
import { Fault } from '#core/values/fault.ts';
import { type Matrix, multiply, scaleFactor, transformPoint } from '#core/values/matrix.ts';
import { glyphsPath } from '#paint/svg/glyphs.ts';
import { type Area, overlap } from './raster.ts';

/** An outline in micrometres of the page. `area` holds it; `inside` is all covered, where the outline is an upright rectangle. */
export type Clip = { d: string; area: Area; inside: Area | null };
/** Fills, lines and letters, the path of each in the coordinates of its group. */
export type Vector = { item: Exclude<Item, PhotoItem | GroupItem>; matrix: Matrix; area: Area };
/** `area` is where something may be seen of it. */
export type Part = { area: Area; clips: readonly Clip[] } & (
  | { kind: 'vectors'; vectors: Vector[] }
  | { kind: 'photo'; photo: PhotoItem; matrix: Matrix }
  /** Is mixed before it is laid down. */
  | { kind: 'group'; opacity: number; parts: Part[] }
);
/** `toPixels` maps micrometres of the page to pixels, whose limits are `area`. */
type Frame = { fonts: FontSet; toPixels: Matrix; area: Area };
type Place = { matrix: Matrix; area: Area; clips: readonly Clip[] };

/** `matrix` maps the items to the page. What lies beyond the frame is left out. Throws Fault 'bad-input' for an unknown font. */
export function partsOf(items: readonly Item[], frame: Frame, matrix: Matrix): Part[] {
  return collect(items, frame, { matrix, area: frame.area, clips: [] });
}

function collect(items: readonly Item[], frame: Frame, place: Place): Part[] {
  const parts: Part[] = [];
  for (const item of items) {
    if (item.kind === 'photo') {
      const within = clipped(item.clip, place, frame);
      if (within) parts.push({ kind: 'photo', photo: item, ...within });
    } else if (item.kind === 'group') {
      parts.push(...groupParts(item, frame, place));
    } else {
      const area = overlap(place.area, vectorArea(item, place.matrix, frame));
      if (!area) continue;
      const vector = { item, matrix: place.matrix, area };
      const last = parts.at(-1);
      if (last?.kind === 'vectors') {
        last.vectors.push(vector);
        last.area = union(last.area, area);
      } else parts.push({ kind: 'vectors', vectors: [vector], area, clips: place.clips });
    }
  }
  return parts;
}

function groupParts({ matrix: own, clip, opacity, items }: GroupItem, frame: Frame, place: Place): Part[] {
  const turned = own ? { ...place, matrix: multiply(place.matrix, own) } : place;
  const within = clip === null ? turned : clipped(clip, turned, frame);
  if (!within) return [];
  if (opacity === undefined) return collect(items, frame, within);
  const parts = collect(items, frame, { ...within, clips: [] });
  const area = parts.map((part) => part.area).reduce<Area | null>((all, one) => (all ? union(all, one) : one), null);
  return area ? [{ kind: 'group', opacity, parts, area, clips: within.clips }] : [];
}

/** The place within an outline; null where nothing is seen through it. */
function clipped(outline: string, { matrix, area, clips }: Place, { toPixels }: Frame): Place | null {
  const d = mapPath(outline, (x, y) => transformPoint(matrix, x, y));
  const points = pointsOf(d, toPixels);
  const around = areaOf(points);
  const seen = overlap(area, around);
  return seen
    ? { matrix, area: seen, clips: [...clips, { d, area: around, inside: isRectangle(points) ? insideOf(points) : null }] }
    : null;
}

function vectorArea(item: Vector['item'], matrix: Matrix, { fonts, toPixels }: Frame): Area {
  const toPage = multiply(toPixels, matrix);
  if (item.kind === 'glyphs') {
    const face = fonts.face(item.font);
    if (!face) throw new Fault('bad-input', `unknown font ${item.font}`);
    return areaOf(pointsOf(glyphsPath(item, face), toPage));
  }
  // Corners of a line reach at most four times half its width (mitre limit).
  return areaOf(pointsOf(item.d, toPage), item.kind === 'stroke' ? 2 * item.widthUm * scaleFactor(toPage) : 0);
}

type Point = readonly [x: number, y: number];

function pointsOf(d: string, matrix: Matrix): Point[] {
  const points: Point[] = [];
  if (d === '') return points;
  mapPath(d, (x, y) => {
    points.push(transformPoint(matrix, x, y));
    return [x, y];
  });
  return points;
}

function limits(values: readonly number[]): [number, number] {
  return values.reduce<[number, number]>(
    ([least, most], value) => [Math.min(least, value), Math.max(most, value)],
    [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY],
  );
}

/** Whole pixels around the points, and one more for what is rounded. */
function areaOf(points: readonly Point[], reach = 0): Area {
  const [left, right] = limits(points.map(([x]) => x));
  const [top, foot] = limits(points.map(([, y]) => y));
  const more = reach + 1;
  const [x, y] = [Math.floor(left - more), Math.floor(top - more)];
  return { left: x, top: y, width: Math.ceil(right + more) - x, height: Math.ceil(foot + more) - y };
}

/** Whole pixels within an upright rectangle; what is not seen at 8 bits of coverage counts as none. */
function insideOf(points: readonly Point[]): Area {
  const [left, right] = limits(points.map(([x]) => x));
  const [top, foot] = limits(points.map(([, y]) => y));
  const [x, y] = [Math.ceil(left - 1 / 512), Math.ceil(top - 1 / 512)];
  return { left: x, top: y, width: Math.floor(right + 1 / 512) - x, height: Math.floor(foot + 1 / 512) - y };
}

/** Four corners whose sides are upright and level in turn. */
function isRectangle(points: readonly Point[]): boolean {
  if (points.length !== 4) return false;
  const same = (axis: 0 | 1, one: number) => Math.abs((points[one]?.[axis] ?? 0) - (points[(one + 1) % 4]?.[axis] ?? 0)) < 1e-6;
  return (
    [0, 1, 2, 3].every((side) => same(side % 2 === 0 ? 0 : 1, side)) || [0, 1, 2, 3].every((side) => same(side % 2 === 0 ? 1 : 0, side))
  );
}

function union(one: Area, other: Area): Area {
  const [left, top] = [Math.min(one.left, other.left), Math.min(one.top, other.top)];
  return {
    ...{ left, top },
    width: Math.max(one.left + one.width, other.left + other.width) - left,
    height: Math.max(one.top + one.height, other.top + other.height) - top,
  };
}
