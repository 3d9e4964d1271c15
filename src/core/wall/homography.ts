/** The plane of a wall in a photo: from four points whose places on the wall are known, a homography (projective map) between millimetres and pixels. */

export type PlanePoint = { x: number; y: number };
/** Upper left, upper right, lower right, lower left. */
export type Quad = readonly [PlanePoint, PlanePoint, PlanePoint, PlanePoint];
/** Rows of a 3 × 3 matrix whose last entry is 1: x' = (a·x + b·y + c) / (g·x + h·y + 1), y' = (d·x + e·y + f) / (g·x + h·y + 1). */
export type Homography = readonly [a: number, b: number, c: number, d: number, e: number, f: number, g: number, h: number];

/** What makes four corners useless as those of a sheet; null for corners that can be used. */
export type CornersIssue = 'crossed' | 'straight' | 'tiny' | null;

/** Twice the signed area of a triangle; positive where the corners go round clockwise, y down. */
function turn(a: PlanePoint, b: PlanePoint, c: PlanePoint): number {
  return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
}

/** Sine of the angle at a corner below which three corners lie on a line. */
const minSine = 0.09;

/** `leastSide`: shortest side, in the unit of the corners, from which a wall can be measured. */
export function cornersIssue(corners: Quad, leastSide: number): CornersIssue {
  const at = (index: number): PlanePoint => corners[(index + 4) % 4] ?? corners[0];
  const sides = [0, 1, 2, 3].map((index) => Math.hypot(at(index + 1).x - at(index).x, at(index + 1).y - at(index).y));
  if (Math.min(...sides) < leastSide) return 'tiny';
  const sines = sides.map((side, index) => turn(at(index - 1), at(index), at(index + 1)) / (side * (sides[(index + 3) % 4] ?? 1)));
  if (sines.some((sine) => Math.abs(sine) < minSine)) return 'straight';
  return sines.some((sine) => sine < 0) ? 'crossed' : null;
}

/** Solves rows of coefficients with the right side as last entry (Gauss, largest pivot first); null for a singular system. */
function solve(rows: number[][]): number[] | null {
  const size = rows.length;
  for (let column = 0; column < size; column++) {
    const below = rows.slice(column);
    const best =
      column + below.reduce((most, row, at) => (Math.abs(row[column] ?? 0) > Math.abs(below[most]?.[column] ?? 0) ? at : most), 0);
    const [pivot, other] = [rows[best], rows[column]];
    if (!pivot || !other || Math.abs(pivot[column] ?? 0) < 1e-12) return null;
    rows[best] = other;
    rows[column] = pivot;
    for (const row of rows) {
      if (row === pivot) continue;
      const factor = (row[column] ?? 0) / (pivot[column] ?? 1);
      for (let k = column; k <= size; k++) row[k] = (row[k] ?? 0) - factor * (pivot[k] ?? 0);
    }
  }
  return rows.map((row, at) => (row[size] ?? 0) / (row[at] ?? 1));
}

/** The map that takes each point of `from` to its point of `to`; null where three points of a side lie on a line. */
export function homographyOf(from: Quad, to: Quad): Homography | null {
  const rows = from.flatMap(({ x, y }, at) => {
    const { x: u, y: v } = to[at] ?? to[0];
    return [
      [x, y, 1, 0, 0, 0, -u * x, -u * y, u],
      [0, 0, 0, x, y, 1, -v * x, -v * y, v],
    ];
  });
  const solved = solve(rows);
  if (!solved || solved.some((value) => !Number.isFinite(value))) return null;
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = solved;
  return [a, b, c, d, e, f, g, h];
}

/** Null for a point on the horizon of the plane or behind the camera. */
export function project([a, b, c, d, e, f, g, h]: Homography, { x, y }: PlanePoint): PlanePoint | null {
  const depth = g * x + h * y + 1;
  return depth > 1e-9 ? { x: (a * x + b * y + c) / depth, y: (d * x + e * y + f) / depth } : null;
}

/** The point of the plane that is seen at `pixel`; null beyond the horizon. */
export function unproject([a, b, c, d, e, f, g, h]: Homography, { x: u, y: v }: PlanePoint): PlanePoint | null {
  const [p, q, r, s] = [a - u * g, b - u * h, d - v * g, e - v * h];
  const scale = p * s - q * r;
  if (Math.abs(scale) < 1e-12) return null;
  const [x, y] = [((u - c) * s - q * (v - f)) / scale, (p * (v - f) - (u - c) * r) / scale];
  return g * x + h * y + 1 > 1e-9 ? { x, y } : null;
}

/** `transform` of an element whose CSS pixels are units of the plane, with its origin in the upper left corner. */
export function matrix3d([a, b, c, d, e, f, g, h]: Homography): string {
  return `matrix3d(${[a, d, 0, g, b, e, 0, h, 0, 0, 1, 0, c, f, 0, 1].join(', ')})`;
}

/** The corners of a sheet on the wall, whose upper left corner is the wall's origin, in millimetres. */
export function sheetCorners(widthMm: number, heightMm: number): Quad {
  return [
    { x: 0, y: 0 },
    { x: widthMm, y: 0 },
    { x: widthMm, y: heightMm },
    { x: 0, y: heightMm },
  ];
}
