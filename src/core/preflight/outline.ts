/** Outlines as polygons: a Sheet's path flattened and put through its matrices, and what can be asked of it. Lengths are micrometres. */
import { readPath } from '#core/layout/path.ts';
import { type Matrix, scaleFactor, transformPoint } from '#core/values/matrix.ts';

export type Bounds = { left: number; top: number; right: number; bottom: number };

/** One subpath: x and y in turn. A closed one does not repeat its first point. */
export type PagePolygon = { xy: number[]; isClosed: boolean };

export const nowhere: Bounds = {
  left: Number.POSITIVE_INFINITY,
  top: Number.POSITIVE_INFINITY,
  right: Number.NEGATIVE_INFINITY,
  bottom: Number.NEGATIVE_INFINITY,
};

/** Points looked at on a curve; between them it leaves the polygon by less than a hundredth of its size. */
const samples = 8;

/** Subpaths of a path of absolute M, L, C and Z, in the path's own units. */
export function outlinesOf(d: string): PagePolygon[] {
  if (d === '') return [];
  const outlines: PagePolygon[] = [];
  let xy: number[] = [];
  let isCurve = false;
  const controls: number[] = [];
  readPath(
    d,
    (command) => {
      isCurve = command === 'C';
      const last = outlines.at(-1);
      if (command === 'Z' && last) last.isClosed = true;
      if (command !== 'M') return;
      xy = [];
      outlines.push({ xy, isClosed: false });
    },
    (x, y) => {
      if (!isCurve) return void xy.push(x, y);
      controls.push(x, y);
      if (controls.length < 6) return;
      addCurve(xy, controls);
      controls.length = 0;
    },
  );
  for (const outline of outlines) {
    const { xy: points } = outline;
    if (outline.isClosed && points.length > 2 && points[0] === points.at(-2) && points[1] === points.at(-1)) points.length -= 2;
  }
  return outlines;
}

function addCurve(xy: number[], [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0]: readonly number[]): void {
  const [x, y] = [xy.at(-2) ?? 0, xy.at(-1) ?? 0];
  for (let step = 1; step <= samples; step++) {
    const t = step / samples;
    const u = 1 - t;
    const [first, second, third, fourth] = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t];
    xy.push(first * x + second * a + third * c + fourth * e, first * y + second * b + third * d + fourth * f);
  }
}

/** Through the innermost matrix first. */
export function throughAll(matrices: readonly Matrix[], x: number, y: number): readonly [number, number] {
  let point: readonly [number, number] = [x, y];
  for (const matrix of matrices) point = transformPoint(matrix, point[0], point[1]);
  return point;
}

/** How much longer a length becomes, as the square root of what areas grow by. */
export function matrixScale(matrices: readonly Matrix[]): number {
  return matrices.reduce((scale, matrix) => scale * scaleFactor(matrix), 1);
}

export function placedPolygon(outlines: PagePolygon[], matrices: readonly Matrix[]): PagePolygon[] {
  if (matrices.length === 0) return outlines;
  return outlines.map(({ xy, isClosed }) => {
    const moved: number[] = [];
    for (let at = 0; at < xy.length; at += 2) {
      const [x, y] = throughAll(matrices, xy[at] ?? 0, xy[at + 1] ?? 0);
      moved.push(x, y);
    }
    return { xy: moved, isClosed };
  });
}

export function polygonBounds(outlines: readonly PagePolygon[]): Bounds {
  const found = { ...nowhere };
  for (const { xy } of outlines) {
    for (let at = 0; at < xy.length; at += 2) {
      const [x = 0, y = 0] = [xy[at], xy[at + 1]];
      if (x < found.left) found.left = x;
      if (x > found.right) found.right = x;
      if (y < found.top) found.top = y;
      if (y > found.bottom) found.bottom = y;
    }
  }
  return found;
}

export function union(a: Bounds, b: Bounds): Bounds {
  return {
    left: Math.min(a.left, b.left),
    top: Math.min(a.top, b.top),
    right: Math.max(a.right, b.right),
    bottom: Math.max(a.bottom, b.bottom),
  };
}

/** Empty (left beyond right, or top below bottom) where the two do not meet. */
export function polygonOverlap(a: Bounds, b: Bounds): Bounds {
  return {
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  };
}

export function isEmpty({ left, top, right, bottom }: Bounds): boolean {
  return !(left <= right && top <= bottom);
}

/** Bounds of outlines that points were looked up in: a drawing has hundreds, and a point lies beside nearly all of them. */
const knownBounds = new WeakMap<PagePolygon, Bounds>();

function boundsOfOne(outline: PagePolygon): Bounds {
  let bounds = knownBounds.get(outline);
  if (!bounds) {
    bounds = polygonBounds([outline]);
    knownBounds.set(outline, bounds);
  }
  return bounds;
}

/** Inside by the non-zero rule, as both painters fill. */
export function isInsidePolygon(outlines: readonly PagePolygon[], x: number, y: number): boolean {
  let winding = 0;
  for (const outline of outlines) {
    if (!isWithin(boundsOfOne(outline), x, y)) continue;
    const { xy } = outline;
    let [fromX, fromY] = [xy.at(-2) ?? 0, xy.at(-1) ?? 0];
    for (let at = 0; at < xy.length; at += 2) {
      const [toX = 0, toY = 0] = [xy[at], xy[at + 1]];
      if (fromY <= y !== toY <= y) {
        const crossing = fromX + ((y - fromY) / (toY - fromY)) * (toX - fromX);
        if (crossing > x) winding += toY > fromY ? 1 : -1;
      }
      fromX = toX;
      fromY = toY;
    }
  }
  return winding !== 0;
}

/** Signed area and length all around. */
function measure({ xy }: PagePolygon): { area: number; around: number } {
  let [area, around] = [0, 0];
  let [fromX = 0, fromY = 0] = xy.slice(-2);
  for (let at = 0; at < xy.length; at += 2) {
    const [toX = 0, toY = 0] = [xy[at], xy[at + 1]];
    area += fromX * toY - toX * fromY;
    around += Math.hypot(toX - fromX, toY - fromY);
    fromX = toX;
    fromY = toY;
  }
  return { area: area / 2, around };
}

export type Piece = { outlines: PagePolygon[]; widthUm: number };

/**
 * The separate pieces of a filled path, each with its holes. `widthUm` is that of the rectangle with its area and circumference, or the
 * diameter of a round piece: a hairline counts with its width, a tapering leaf with its middle.
 */
export function piecesOf(outlines: readonly PagePolygon[]): Piece[] {
  const measured = outlines.map((outline) => ({ ...measure(outline), outline, bounds: polygonBounds([outline]) }));
  const pieces: { area: number; around: number; sign: number; outlines: PagePolygon[]; bounds: Bounds }[] = [];
  for (const one of measured.filter(({ area }) => area !== 0).toSorted((a, b) => Math.abs(b.area) - Math.abs(a.area))) {
    const [x = 0, y = 0] = one.outline.xy;
    const home = pieces.findLast(
      ({ sign, bounds, outlines: [outer] }) =>
        sign !== Math.sign(one.area) && outer !== undefined && isWithin(bounds, x, y) && isInsidePolygon([outer], x, y),
    );
    if (home) {
      home.area -= Math.abs(one.area);
      home.around += one.around;
      home.outlines.push(one.outline);
    } else {
      pieces.push({ ...one, area: Math.abs(one.area), sign: Math.sign(one.area), outlines: [one.outline] });
    }
  }
  return pieces.map(({ area, around, outlines: own }) => {
    const half = around / 2;
    const root = half * half - 4 * area;
    return { outlines: own, widthUm: root < 0 ? (4 * area) / around : (half - Math.sqrt(root)) / 2 };
  });
}

export function isWithin({ left, top, right, bottom }: Bounds, x: number, y: number): boolean {
  return x >= left && x <= right && y >= top && y <= bottom;
}
