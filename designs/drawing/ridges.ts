/** Mountain ridges: set peaks roughened by halving, shaded flanks, snow, forest teeth. Lengths mm. */
import { polygon } from './curve.ts';
import { fill, type Mark } from './drawing.ts';
import type { Path, Point } from './path.ts';
import type { Random } from './random.ts';

/** A jagged line through the given points: each halving displaces by `force`, shrinking by `decay`. */
export function ridgeLine(rnd: Random, points: readonly Point[], force: number, decay: number, count: number): Point[] {
  let line = [...points];
  for (let amount = force; line.length < count; amount *= decay) {
    const next: Point[] = [];
    for (let i = 0; i < line.length - 1; i++) {
      const [a, b] = [line[i] as Point, line[i + 1] as Point];
      next.push(a, [(a[0] + b[0]) / 2 + rnd.spread(0.12) * (b[0] - a[0]), (a[1] + b[1]) / 2 + rnd.spread(amount)]);
    }
    line = [...next, line.at(-1) as Point];
  }
  return line;
}

export function below(line: readonly Point[], foot: number): Path {
  const [first, last] = [line[0] as Point, line.at(-1) as Point];
  return polygon([...line, [last[0], foot], [first[0], foot]]);
}

/** The side of each peak that lies away from the light, down to its valley, with a torn inner edge. */
export function flanks(rnd: Random, line: readonly Point[], peaks: readonly Point[], depth: number, ink: string): Mark[] {
  return peaks.flatMap((peak) => {
    const start = line.reduce(
      (best, [x, y], i) => (Math.abs(x - peak[0]) < 5 && y < (line[best]?.[1] ?? 999) ? i : best),
      nearest(line, peak[0]),
    );
    let end = start;
    while (
      end < line.length - 2 &&
      (line[end]?.[0] ?? 0) < peak[0] + depth * 1.5 &&
      (line[end + 1]?.[1] ?? 0) > (line[start]?.[1] ?? 0) - 0.1
    )
      end += 1;
    const top = line[start];
    if (!top || end - start < 3) return [];
    const outer = line.slice(start, end + 1);
    const [right] = [outer.at(-1) as Point];
    const inner: Point[] = [];
    const wide = right[0] - top[0];
    const foot = Math.max(right[1], top[1] + depth * 0.7) + depth * 0.12;
    const steps = 10;
    for (let i = 1; i < steps; i++) {
      const t = i / steps;
      const zigzag = (i % 2 === 0 ? 0.09 : -0.04) * wide * (1.2 - t) * rnd.between(0.5, 1.2);
      inner.push([top[0] + wide * 0.2 * (1 - t) + zigzag, foot - (foot - top[1]) * t]);
    }
    return [fill(polygon([...outer, [right[0] - wide * 0.36, foot - depth * 0.06], ...inner]), ink)];
  });
}

function nearest(line: readonly Point[], x: number): number {
  return line.reduce((best, point, i) => (Math.abs(point[0] - x) < Math.abs((line[best]?.[0] ?? 0) - x) ? i : best), 0);
}

/** Streaks of snow below the crest, falling to the left of each point. */
export function streaks(rnd: Random, line: readonly Point[], longest: number, chance: number, ink: string): Mark {
  const path: Path[] = [];
  for (const [i, [x, y]] of line.entries()) {
    const [before, after] = [line[i - 1], line[i + 1]];
    if (!before || !after) continue;
    const high = y < before[1] && y < after[1];
    const keep = rnd.next();
    const long = longest * rnd.between(0.25, 1) * (high ? 1 : 0.6);
    if (!high && keep > chance) continue;
    const lean = rnd.between(0.25, 0.6);
    path.push(
      polygon([
        [x, y + 0.15],
        [x - long * lean * 0.5, y + long * 0.55],
        [x - long * lean, y + long],
        [x - long * lean * 0.3, y + long * 0.6],
        [x + 0.35, y + long * 0.22],
      ]),
    );
  }
  return fill(path.flat(), ink);
}

/** Spruces along a line, as one shape. */
export function forest(rnd: Random, line: readonly Point[], height: number, gap: number, ink: string): Mark {
  const path: Path[] = [];
  const [first, last] = [line[0] as Point, line.at(-1) as Point];
  for (let x = first[0]; x < last[0]; x += gap * rnd.between(0.45, 1.5)) {
    const y = (line[nearest(line, x)] as Point)[1];
    const h = height * rnd.between(0.5, 1.15);
    const w = h * rnd.between(0.15, 0.21);
    const tiers: Point[] = [];
    for (const t of [0.3, 0.55, 0.8]) tiers.push([w * t * 1.15, -h * (1 - t)], [w * t * 0.7, -h * (1 - t) + h * 0.02]);
    path.push(
      polygon([
        [x, y - h],
        ...tiers.map(([dx, dy]): Point => [x + dx, y + dy]),
        [x + w, y + 1],
        [x - w, y + 1],
        ...[...tiers].reverse().map(([dx, dy]): Point => [x - dx * rnd.between(0.85, 1.1), y + dy]),
      ]),
    );
  }
  return fill(path.flat(), ink);
}
