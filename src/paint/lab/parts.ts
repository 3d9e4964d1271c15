/** The items of a page in drawing order, as the lab painter draws them: in pixels, without groups that only clip or turn. */
import { mapPath } from '#core/layout/path.ts';
import type { FontSet } from '#core/layout/resources.ts';
import type { GroupItem, Item, PhotoItem } from '#core/layout/sheet.ts';
import { Fault } from '#core/values/fault.ts';
import { type Matrix, multiply, scaleFactor, transformPoint } from '#core/values/matrix.ts';
import { glyphsPath } from '#paint/svg/glyphs.ts';
import { type Area, overlap } from './raster.ts';
import { type RasterPoint, type Strip, stripsOf } from './strips.ts';

/** `d` is in micrometres of the page, `area` holds it. A rectangle, turned or not, also has the `strips` whose common part it is. */
export type PartOutline = { d: string; area: Area; strips: readonly Strip[] | null };
type Vector = Exclude<Item, PhotoItem | GroupItem>;

/** What is drawn in one go. `area` is where something may be seen of it, through all of the `clips`. */
export type Part = { area: Area; clips: readonly PartOutline[] } & (
  | { kind: 'colour'; hex: string }
  /** Fills, lines and letters, each in a group with the matrix to the page. */
  | { kind: 'vectors'; items: Item[] }
  | { kind: 'photo'; photo: PhotoItem; matrix: Matrix }
  /** Is mixed before it is laid down. */
  | { kind: 'group'; opacity: number; parts: Part[] }
);
/** `toPixels` maps micrometres of the page to pixels, whose limits are `area`. */
type Frame = { fonts: FontSet; toPixels: Matrix; area: Area };
/** `matrix` maps items to the page. */
type Place = { matrix: Matrix; area: Area; clips: readonly PartOutline[] };

/** What lies beyond the frame is left out. Throws Fault 'bad-input' for an unknown font. */
export function labParts(items: readonly Item[], frame: Frame, place: Place): Part[] {
  const parts: Part[] = [];
  for (const item of items) {
    if (item.kind === 'group') parts.push(...groupParts(item, frame, place));
    else if (item.kind === 'photo') {
      const within = clipped(place, outlineOf(item.clip, place.matrix, frame));
      if (within) parts.push({ kind: 'photo', photo: item, ...within });
    } else addVector(parts, item, frame, place);
  }
  return parts;
}

function groupParts({ matrix, clip, opacity, items }: GroupItem, frame: Frame, place: Place): Part[] {
  const moved = matrix ? { ...place, matrix: multiply(place.matrix, matrix) } : place;
  const within = clip === null ? moved : clipped(moved, outlineOf(clip, moved.matrix, frame));
  if (!within) return [];
  if (opacity === undefined) return labParts(items, frame, within);
  const parts = labParts(items, frame, { ...within, clips: [] });
  const [first, ...others] = parts.map(({ area }) => area);
  return first ? [{ kind: 'group', opacity, parts, area: others.reduce(union, first), clips: within.clips }] : [];
}

/** A rectangle of one colour by itself, anything else together with its neighbours as long as they do not lie apart. */
function addVector(parts: Part[], item: Vector, frame: Frame, place: Place): void {
  const outline = item.kind === 'fill' ? outlineOf(item.d, place.matrix, frame) : null;
  if (item.kind === 'fill' && outline?.strips) {
    const within = clipped(place, outline);
    if (within) parts.push({ kind: 'colour', hex: item.paint.hex, area: within.area, clips: within.clips });
    return;
  }
  const area = overlap(place.area, outline?.area ?? inkArea(item, place.matrix, frame));
  if (!area) return;
  const group: Item = { kind: 'group', of: item.of, clip: null, matrix: place.matrix, items: [item] };
  const last = parts.at(-1);
  if (last?.kind === 'vectors' && last.clips === place.clips && lieTogether(last.area, area)) {
    last.items.push(group);
    last.area = union(last.area, area);
  } else parts.push({ kind: 'vectors', items: [group], area, clips: place.clips });
}

/** The place within an outline; null where nothing is seen through it. */
function clipped(place: Place, outline: PartOutline): Place | null {
  const area = overlap(place.area, outline.area);
  return area ? { ...place, area, clips: [...place.clips, { ...outline, area }] } : null;
}

function outlineOf(path: string, matrix: Matrix, { toPixels }: Frame): PartOutline {
  const d = path === '' ? '' : mapPath(path, (x, y) => transformPoint(matrix, x, y));
  const points = pointsOf(d, toPixels);
  return { d, area: areaOf(points), strips: stripsOf(d, points) };
}

function inkArea(item: Vector, matrix: Matrix, { fonts, toPixels }: Frame): Area {
  const place = multiply(toPixels, matrix);
  if (item.kind !== 'glyphs') {
    // Corners of a line reach at most four times half its width (mitre limit).
    const reach = item.kind === 'stroke' ? 2 * item.widthUm * scaleFactor(place) : 0;
    return areaOf(pointsOf(item.d, place), reach);
  }
  const face = fonts.face(item.font);
  if (!face) throw new Fault('bad-input', `unknown font ${item.font}`);
  return areaOf(pointsOf(glyphsPath(item, face), place));
}

function pointsOf(d: string, matrix: Matrix): RasterPoint[] {
  const points: RasterPoint[] = [];
  if (d === '') return points;
  mapPath(d, (x, y) => {
    points.push(transformPoint(matrix, x, y));
    return [x, y];
  });
  return points;
}

/** Whole pixels around, and one more for what is rounded. */
function areaOf(points: readonly RasterPoint[], reach = 0): Area {
  let [left, top, right, foot] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const [x, y] of points) {
    [left, right] = [Math.min(left, x), Math.max(right, x)];
    [top, foot] = [Math.min(top, y), Math.max(foot, y)];
  }
  const [x, y] = [Math.floor(left - reach) - 1, Math.floor(top - reach) - 1];
  return { left: x, top: y, width: Math.ceil(right + reach) + 1 - x, height: Math.ceil(foot + reach) + 1 - y };
}

function lieTogether(one: Area, other: Area): boolean {
  const [both, first, second] = [union(one, other), one, other].map(({ width, height }) => width * height) as [number, number, number];
  return both <= first + second;
}

function union(one: Area, other: Area): Area {
  const [left, top] = [Math.min(one.left, other.left), Math.min(one.top, other.top)];
  const width = Math.max(one.left + one.width, other.left + other.width) - left;
  const height = Math.max(one.top + one.height, other.top + other.height) - top;
  return { left, top, width, height };
}
