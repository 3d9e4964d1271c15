/**
 * Parser of SVG path data into absolute cubic outlines; arcs become curves. The npm package svgpath splits arcs differently: with it 2,151
 * of 6,348 emoji drawings change, and with them print files that were stored before.
 */

export type PathPoint = readonly [x: number, y: number];
/** A curve from the point before it; `controls` are missing on straight lines. */
export type Segment = { controls: readonly [PathPoint, PathPoint] | null; to: PathPoint };
export type Subpath = { from: PathPoint; segments: Segment[]; closed: boolean };

const counts: Record<string, number> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 };

/** Commands with their numbers; repeated arguments repeat the command. Flags of arcs may stand without a separator. Null for anything else. */
function commandsOf(d: string): { command: string; numbers: number[] }[] | null {
  const commands: { command: string; numbers: number[] }[] = [];
  for (const [, letter = '', list = ''] of d.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const count = counts[letter.toUpperCase()];
    if (count === undefined) return null;
    const numbers =
      letter.toUpperCase() === 'A' ? arcNumbers(list) : (list.match(/[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?/gi) ?? []).map(Number);
    if (count === 0) commands.push({ command: letter, numbers: [] });
    for (let at = 0; count > 0 && at < numbers.length; at += count) {
      if (at + count > numbers.length) return null;
      const repeated = at === 0 ? letter : letter === 'M' ? 'L' : letter === 'm' ? 'l' : letter;
      commands.push({ command: repeated, numbers: numbers.slice(at, at + count) });
    }
  }
  return commands;
}

function arcNumbers(list: string): number[] {
  const number = '([+-]?(?:\\d+\\.?\\d*|\\.\\d+)(?:e[+-]?\\d+)?)';
  const gap = '[\\s,]*';
  const pattern = new RegExp([number, number, number, '([01])', '([01])', number, number].join(gap), 'gi');
  return Array.from(list.matchAll(pattern), (match) => match.slice(1).map(Number)).flat();
}

/** The outline, or null for data that is not a path. */
export function readSvgPath(d: string): Subpath[] | null {
  const commands = commandsOf(d);
  if (!commands) return null;
  const subpaths: Subpath[] = [];
  let pen: PathPoint = [0, 0];
  let lastControl: { point: PathPoint; kind: 'C' | 'Q' } | null = null;
  for (const { command, numbers } of commands) {
    const kind = command.toUpperCase();
    const [dx, dy] = command === kind ? [0, 0] : pen;
    const point = (at: number): PathPoint => [(numbers[at] ?? 0) + dx, (numbers[at + 1] ?? 0) + dy];
    if (kind === 'M') {
      pen = point(0);
      subpaths.push({ from: pen, segments: [], closed: false });
      lastControl = null;
      continue;
    }
    let path = subpaths.at(-1);
    if (!path) return null;
    if (kind === 'Z') {
      path.closed = true;
      pen = path.from;
      lastControl = null;
      continue;
    }
    if (path.closed) {
      path = { from: pen, segments: [], closed: false };
      subpaths.push(path);
    }
    const reflected = (kind: 'C' | 'Q'): PathPoint =>
      lastControl?.kind === kind ? [2 * pen[0] - lastControl.point[0], 2 * pen[1] - lastControl.point[1]] : pen;
    const cubic = (one: PathPoint, two: PathPoint, to: PathPoint) => path.segments.push({ controls: [one, two], to });
    const quadratic = (control: PathPoint, to: PathPoint) => cubic(between(pen, control, 2 / 3), between(to, control, 2 / 3), to);
    let control: { point: PathPoint; kind: 'C' | 'Q' } | null = null;
    let to: PathPoint = point(0);
    if (kind === 'H') to = [(numbers[0] ?? 0) + dx, pen[1]];
    if (kind === 'V') to = [pen[0], (numbers[0] ?? 0) + dy];
    if (kind === 'L' || kind === 'H' || kind === 'V') path.segments.push({ controls: null, to });
    if (kind === 'C' || kind === 'S') {
      const [one, two] = kind === 'C' ? [point(0), point(2)] : [reflected('C'), point(0)];
      to = point(kind === 'C' ? 4 : 2);
      cubic(one, two, to);
      control = { point: two, kind: 'C' };
    }
    if (kind === 'Q' || kind === 'T') {
      const one = kind === 'Q' ? point(0) : reflected('Q');
      to = point(kind === 'Q' ? 2 : 0);
      quadratic(one, to);
      control = { point: one, kind: 'Q' };
    }
    if (kind === 'A') {
      to = point(5);
      path.segments.push(...arcSegments(pen, numbers, to));
    }
    pen = to;
    lastControl = control;
  }
  return subpaths;
}

function between(one: PathPoint, two: PathPoint, share: number): PathPoint {
  return [one[0] + (two[0] - one[0]) * share, one[1] + (two[1] - one[1]) * share];
}

/** An elliptical arc as curves of at most a quarter turn, by the conversion of the SVG specification (appendix B.2). */
function arcSegments(from: PathPoint, numbers: number[], to: PathPoint): Segment[] {
  const [rx0 = 0, ry0 = 0, degrees = 0, large = 0, sweep = 0] = numbers;
  if (rx0 === 0 || ry0 === 0) return [{ controls: null, to }];
  if (from[0] === to[0] && from[1] === to[1]) return [];
  const turn = (degrees * Math.PI) / 180;
  const [cosine, sine] = [Math.cos(turn), Math.sin(turn)];
  const [hx, hy] = [(from[0] - to[0]) / 2, (from[1] - to[1]) / 2];
  const [x, y] = [cosine * hx + sine * hy, -sine * hx + cosine * hy];
  const grow = Math.max(1, Math.sqrt((x / rx0) ** 2 + (y / ry0) ** 2));
  const [rx, ry] = [Math.abs(rx0) * grow, Math.abs(ry0) * grow];
  const rest = Math.max(0, (rx * rx * ry * ry - rx * rx * y * y - ry * ry * x * x) / (rx * rx * y * y + ry * ry * x * x));
  const factor = Math.sqrt(rest) * (large === sweep ? -1 : 1);
  const [cx, cy] = [(factor * rx * y) / ry, (-factor * ry * x) / rx];
  const start = Math.atan2((y - cy) / ry, (x - cx) / rx);
  let sweepAngle = Math.atan2((-y - cy) / ry, (-x - cx) / rx) - start;
  if (sweep === 1 && sweepAngle < 0) sweepAngle += 2 * Math.PI;
  if (sweep === 0 && sweepAngle > 0) sweepAngle -= 2 * Math.PI;
  const onPage = (px: number, py: number): PathPoint => [
    cosine * (px + cx) - sine * (py + cy) + (from[0] + to[0]) / 2,
    sine * (px + cx) + cosine * (py + cy) + (from[1] + to[1]) / 2,
  ];
  const parts = Math.max(1, Math.ceil(Math.abs(sweepAngle) / (Math.PI / 2) - 1e-9));
  const step = sweepAngle / parts;
  const handle = (4 / 3) * Math.tan(step / 4);
  return Array.from({ length: parts }, (_, index): Segment => {
    const [a, b] = [start + index * step, start + (index + 1) * step];
    return {
      controls: [
        onPage(rx * (Math.cos(a) - handle * Math.sin(a)), ry * (Math.sin(a) + handle * Math.cos(a))),
        onPage(rx * (Math.cos(b) + handle * Math.sin(b)), ry * (Math.sin(b) - handle * Math.cos(b))),
      ],
      to: index === parts - 1 ? to : onPage(rx * Math.cos(b), ry * Math.sin(b)),
    };
  });
}

/** The subpath as corners, curves cut into eighths. */
export function polygon(path: Subpath): PathPoint[] {
  const points: PathPoint[] = [path.from];
  let [x, y] = path.from;
  for (const { controls, to } of path.segments) {
    if (controls) {
      const [[ax, ay], [bx, by]] = controls;
      for (let step = 1; step < 8; step += 1) {
        const t = step / 8;
        const u = 1 - t;
        points.push([
          u * u * u * x + 3 * u * u * t * ax + 3 * u * t * t * bx + t * t * t * to[0],
          u * u * u * y + 3 * u * u * t * ay + 3 * u * t * t * by + t * t * t * to[1],
        ]);
      }
    }
    points.push(to);
    [x, y] = to;
  }
  return points;
}

/** Even-odd rule. */
function contains(corners: PathPoint[], [x, y]: PathPoint): boolean {
  let inside = false;
  for (let index = 0, last = corners.length - 1; index < corners.length; last = index, index += 1) {
    const [ax, ay] = corners[index] ?? [0, 0];
    const [bx, by] = corners[last] ?? [0, 0];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  }
  return inside;
}

function area(corners: PathPoint[]): number {
  return corners.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = corners[(index + 1) % corners.length] ?? [x, y];
    return sum + x * nextY - nextX * y;
  }, 0);
}

function reversed(path: Subpath): Subpath {
  const points = [path.from, ...path.segments.map((segment) => segment.to)];
  const segments = path.segments.map(({ controls }, index): Segment => {
    const to = points[index] ?? path.from;
    return { controls: controls ? [controls[1], controls[0]] : null, to };
  });
  return { from: points.at(-1) ?? path.from, segments: segments.reverse(), closed: path.closed };
}

/** True where a point lies in the shape, by the even-odd rule. */
export function pathContains(paths: Subpath[], point: PathPoint): boolean {
  return paths.filter((path) => contains(polygon(path), point)).length % 2 === 1;
}

/** An even-odd shape turned so that the nonzero rule fills the same: outlines in outlines run in opposite directions. Right for outlines that do not cross. */
export function nonzeroPaths(paths: Subpath[]): Subpath[] {
  const corners = paths.map(polygon);
  return paths.map((path, index) => {
    const own = corners[index] ?? [];
    const probe = own[Math.floor(own.length / 2)] ?? path.from;
    const depth = corners.filter((other, at) => at !== index && contains(other, probe)).length;
    return area(own) > 0 === (depth % 2 === 0) ? path : reversed(path);
  });
}
