/** Coloured paper cut with scissors: curves become a few straight cuts, each sheet has a darker edge and a shadow. */
import { polygon } from '#designs/drawing/curve.ts';
import { fill, type Mark } from '#designs/drawing/drawing.ts';
import { distance, type Path, type Point } from '#designs/drawing/path.ts';
import type { Random } from '#designs/drawing/random.ts';

function away(point: Point, from: Point, to: Point): number {
  const length = distance(from, to);
  if (length === 0) return distance(point, from);
  return Math.abs((to[0] - from[0]) * (from[1] - point[1]) - (from[0] - point[0]) * (to[1] - from[1])) / length;
}

/** The points that a line needs so that it stays within `tolerance` mm of all. */
function simplified(points: readonly Point[], tolerance: number): Point[] {
  const [from, to] = [points[0] as Point, points.at(-1) as Point];
  let farthest = 0;
  let most = 0;
  points.forEach((point, i) => {
    const off = away(point, from, to);
    if (off > most) [farthest, most] = [i, off];
  });
  if (most <= tolerance) return [from, to];
  return [...simplified(points.slice(0, farthest + 1), tolerance).slice(0, -1), ...simplified(points.slice(farthest), tolerance)];
}

/** A closed outline as scissors follow it. */
export function snipped(rnd: Random, points: readonly Point[], tolerance = 0.26): Point[] {
  const half = Math.floor(points.length / 2);
  const one = simplified(points.slice(0, half + 1), tolerance).slice(0, -1);
  const other = simplified([...points.slice(half), points[0] as Point], tolerance).slice(0, -1);
  return [...one, ...other].map(([x, y]): Point => [x + rnd.spread(0.11), y + rnd.spread(0.11)]);
}

const shifted = (points: readonly Point[], x: number, y: number): Path => polygon(points.map(([px, py]): Point => [px + x, py + y]));

/** A sheet of `ink` above one of `under`: its shadow, its edge and its face. `lift` is how far it stands off, in mm. */
export function sheet(points: readonly Point[], ink: string, under = 'ground', lift = 0.8): Mark[] {
  return [
    fill(shifted(points, lift * 0.8, lift * 1.2), `${under}-edge`),
    fill(shifted(points, 0.2, 0.3), `${ink}-edge`),
    fill(polygon(points), ink),
  ];
}

/** The shadow of a sheet on the ground, for one that lies partly on its own colour. */
export function shade(points: readonly Point[], lift = 0.8): Mark {
  return fill(shifted(points, lift * 0.8, lift * 1.2), 'ground-edge');
}

/** A sheet that is glued flat on another. */
export function glued(points: readonly Point[], ink: string): Mark[] {
  return [fill(shifted(points, 0.2, 0.32), `${ink}-edge`), fill(polygon(points), ink)];
}

/** Corners of a round piece. */
export function round([x, y]: Point, rx: number, ry = rx, corners = 40): Point[] {
  return Array.from({ length: corners }, (_, i): Point => {
    const angle = (i / corners) * Math.PI * 2;
    return [x + Math.cos(angle) * rx, y + Math.sin(angle) * ry];
  });
}
