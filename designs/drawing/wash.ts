/** Watercolour look from opaque tints: a ragged shape in steps from light to dark, each smaller and displaced anew. */
import { polygon } from './curve.ts';
import { fill, type Mark } from './drawing.ts';
import { direction, distance, type Point } from './path.ts';
import type { Random } from './random.ts';

type Edge = { at: Point; rough: number };

function displaced(rnd: Random, edges: readonly Edge[], force: number): Edge[] {
  return edges.flatMap((edge, i) => {
    const next = edges[(i + 1) % edges.length] as Edge;
    const t = rnd.between(0.35, 0.65);
    const rough = ((edge.rough + next.rough) / 2) * rnd.between(0.75, 1.2);
    const angle = direction(edge.at, next.at) - Math.PI / 2 + rnd.normal(0.5);
    const push = Math.max(-0.3, Math.min(0.5, 0.05 + rnd.normal(0.3))) * distance(edge.at, next.at) * rough * force;
    const middle: Point = [
      edge.at[0] + (next.at[0] - edge.at[0]) * t + Math.cos(angle) * push,
      edge.at[1] + (next.at[1] - edge.at[1]) * t + Math.sin(angle) * push,
    ];
    return [edge, { at: middle, rough }];
  });
}

/** `inks` run from the outer, lightest tint to the inner, darkest; 5 to 10 near tones look like one wet wash. */
export function wash(
  rnd: Random,
  centre: Point,
  rx: number,
  ry: number,
  inks: readonly string[],
  look: { rotation?: number; force?: number; shrink?: number } = {},
): Mark[] {
  const { rotation = 0, force = 0.9, shrink = 0.5 } = look;
  let edges: Edge[] = [];
  for (let i = 0; i < 11; i++) {
    const a = (i / 11) * Math.PI * 2;
    const [x, y] = [Math.cos(a) * rx, Math.sin(a) * ry];
    edges.push({
      at: [centre[0] + x * Math.cos(rotation) - y * Math.sin(rotation), centre[1] + x * Math.sin(rotation) + y * Math.cos(rotation)],
      rough: rnd.between(0.4, 1.25),
    });
  }
  for (let i = 0; i < 3; i++) edges = displaced(rnd, edges, force);
  return inks.map((ink, i) => {
    const share = inks.length === 1 ? 0 : i / (inks.length - 1);
    const size = 1 - shrink * share;
    const [dx, dy] = [rnd.spread(rx * 0.12 * share), rnd.spread(ry * 0.12 * share)];
    let copy = edges.map(({ at, rough }) => ({
      at: [centre[0] + (at[0] - centre[0]) * size + dx, centre[1] + (at[1] - centre[1]) * size + dy] as Point,
      rough,
    }));
    for (let k = 0; k < 2; k++) copy = displaced(rnd, copy, force);
    return fill(polygon(copy.map(({ at }) => at)), ink);
  });
}
