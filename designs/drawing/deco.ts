/** Ornaments of the nineteen-twenties: rays, fans, stepped corners. All may be foil, so nothing covers anything: hidden parts are left out. */
import { circle, line, polygon, rectangle, star } from './curve.ts';
import { fill, type Mark, outline } from './drawing.ts';
import { distance, type Path, type Point, polar } from './path.ts';
import { sliver } from './stroke.ts';

/** A rectangle without its corners; clockwise unless `counter`. */
export function octagon(x: number, y: number, width: number, height: number, cut: number, counter = false): Path {
  const [right, foot] = [x + width, y + height];
  const points: Point[] = [
    [x + cut, y],
    [right - cut, y],
    [right, y + cut],
    [right, foot - cut],
    [right - cut, foot],
    [x + cut, foot],
    [x, foot - cut],
    [x, y + cut],
  ];
  return polygon(counter ? points.reverse() : points);
}

/** Rows of fish-scale fans from the foot upwards. `rows` counts rows with full fans; `radius` is that of a fan. */
export function scales(left: number, right: number, foot: number, radius: number, rows: number, ink: string): Mark[] {
  const marks: Mark[] = [];
  const count = Math.round((right - left) / (radius * 2));
  const r = (right - left) / count / 2;
  for (let row = 0; row <= rows; row++) {
    const y = foot - (row * r) / 2 + r * 0.25;
    const odd = row % 2 === 1;
    for (let i = 0; i < count + (odd ? 1 : 0); i++) {
      const centre: Point = [left + (odd ? i * 2 : i * 2 + 1) * r, y];
      const front: Point[] = row === 0 ? [] : [-1, 1].map((side): Point => [centre[0] + side * r, y + r / 2]);
      const hidden = (p: Point) =>
        p[0] < left ||
        p[0] > right ||
        p[1] > foot ||
        front.some((f) => distance(p, f) < r + 0.01) ||
        (row > 1 && distance(p, [centre[0], y + r]) < r);
      for (const share of [0.97, 0.74, 0.5]) marks.push(...arcs(centre, r * share, hidden, ink, share > 0.9 ? 0.42 : 0.3));
      if (row > 0) marks.push(...arcs(centre, r * 0.26, hidden, ink, 0.6));
    }
  }
  return marks;
}

/** The parts of an upper half circle that are not hidden. */
function arcs(centre: Point, radius: number, hidden: (point: Point) => boolean, ink: string, width: number): Mark[] {
  const runs: Point[][] = [[]];
  const steps = 40;
  for (let i = 0; i <= steps; i++) {
    const point = polar(centre, Math.PI + (i / steps) * Math.PI, radius);
    if (hidden(point)) {
      if ((runs.at(-1) ?? []).length > 0) runs.push([]);
    } else runs.at(-1)?.push(point);
  }
  return runs
    .filter((run) => run.length > 2)
    .map((run) =>
      outline(
        run.map((point, i) => ({ op: i === 0 ? ('M' as const) : ('L' as const), points: [point] })),
        ink,
        width,
      ),
    );
}

/** A quarter of a fan in a corner: `angle` is its middle, `reach` its radius. */
export function cornerFan(corner: Point, angle: number, reach: number, ink: string): Mark[] {
  const marks: Mark[] = [];
  const from = angle - Math.PI / 4;
  const arc = (radius: number, width: number) => {
    const points = Array.from({ length: 25 }, (_, i) => polar(corner, from + ((i / 24) * Math.PI) / 2, radius));
    marks.push(
      outline(
        points.map((point, i) => ({ op: i === 0 ? ('M' as const) : ('L' as const), points: [point] })),
        ink,
        width,
      ),
    );
  };
  arc(reach * 0.2, 0.9);
  arc(reach * 0.29, 0.3);
  const blades = 7;
  for (let i = 0; i < blades; i++) {
    const a = from + ((i + 0.5) / blades) * (Math.PI / 2);
    marks.push(fill(sliver(polar(corner, a, reach * 0.36), polar(corner, a, reach * 0.86), reach * 0.022, reach * 0.12), ink));
    marks.push(fill(circle(polar(corner, a, reach * 0.925), reach * 0.034), ink));
  }
  arc(reach, 0.45);
  arc(reach + 1.5, 0.3);
  return marks;
}

/** Two steps of angles set into the upper corners of a frame. */
export function stepCorners(x: number, y: number, width: number, ink: string): Mark[] {
  const marks: Mark[] = [];
  for (const side of [1, -1])
    for (const [inset, arm, thick] of [
      [0, 11, 1.1],
      [2.1, 6.4, 0.55],
    ] as const) {
      const at = (dx: number, dy: number): Point => [(side > 0 ? x : x + width) + side * (inset + dx), y + inset + dy];
      marks.push(fill(polygon([at(0, 0), at(arm, 0), at(arm, thick), at(thick, thick), at(thick, arm), at(0, arm)]), ink));
    }
  return marks;
}

/** Rays from a point; every third is a wedge that runs to `far`, the others are hairlines that end in a star at `reach(angle)`. */
export function sunRays(centre: Point, count: number, far: number, reach: (angle: number) => number, ink: string): Mark[] {
  const marks: Mark[] = [];
  for (let i = 0; i < count; i++) {
    const a = ((i + 0.5) / count) * Math.PI * 2 - Math.PI / 2;
    if (i % 3 === 1) {
      marks.push(fill(sliver(centre, polar(centre, a, far), 0.2, far * 0.026), ink));
      continue;
    }
    const length = reach(a);
    marks.push(
      outline(line(centre, polar(centre, a, length)), ink, 0.3),
      fill(star(polar(centre, a, length + 0.6), 1.15, 4, 0.26, a), ink),
    );
  }
  return marks;
}

export function frame(margin: number, width: number, height: number, ink: string, thick = 0.5): Mark {
  return outline(rectangle(margin, margin, width - margin * 2, height - margin * 2), ink, thick);
}
