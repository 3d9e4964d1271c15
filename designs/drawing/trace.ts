/** Traced outlines and shapes with holes. Foil needs holes, because it lies above every ink and cannot be covered. */
import type { Command, Path, Point } from './path.ts';

/** A path of absolute M, L, H, V, C, Z in millimetres; several segments may follow one letter. */
export function traced(d: string): Path {
  const path: Command[] = [];
  let at: Point = [0, 0];
  for (const [, letter = '', rest = ''] of d.matchAll(/([MLHVCZ])([^MLHVCZ]*)/g)) {
    const numbers = [...rest.matchAll(/-?\d*\.?\d+/g)].map(([number]) => Number(number));
    if (letter === 'Z') path.push({ op: 'Z', points: [] });
    const step = letter === 'C' ? 6 : letter === 'H' || letter === 'V' ? 1 : 2;
    for (let i = 0; i + step <= numbers.length; i += step) {
      const points = pointsOf(letter, numbers.slice(i, i + step), at);
      path.push({ op: letter === 'C' ? 'C' : letter === 'M' && i === 0 ? 'M' : 'L', points });
      at = points.at(-1) ?? at;
    }
  }
  return path;
}

function pointsOf(letter: string, numbers: readonly number[], at: Point): Point[] {
  const [first = 0] = numbers;
  if (letter === 'H') return [[first, at[1]]];
  if (letter === 'V') return [[at[0], first]];
  const points: Point[] = [];
  for (let i = 0; i + 1 < numbers.length; i += 2) points.push([numbers[i] ?? 0, numbers[i + 1] ?? 0]);
  return points;
}

/** The same closed outlines run the other way round. */
export function reversed(path: Path): Path {
  const out: Command[] = [];
  for (const ring of rings(path)) {
    const end = (i: number) => ring[i]?.points.at(-1) ?? [0, 0];
    out.push({ op: 'M', points: [end(ring.length - 1)] });
    for (let i = ring.length - 1; i > 0; i--) {
      const [first, second] = ring[i]?.points ?? [];
      out.push(
        ring[i]?.op === 'C' && first && second ? { op: 'C', points: [second, first, end(i - 1)] } : { op: 'L', points: [end(i - 1)] },
      );
    }
    out.push({ op: 'Z', points: [] });
  }
  return out;
}

/** `outer` without `holes`: each hole is turned to run against the outer outline. Holes must lie inside and apart. */
export function cutOut(outer: Path, holes: readonly Path[]): Path {
  const side = Math.sign(area(outer));
  return [...outer, ...holes.flatMap((hole) => rings(hole).flatMap((ring) => turned([...ring, { op: 'Z', points: [] }], -side)))];
}

function turned(path: Path, side: number): Path {
  return Math.sign(area(path)) === side ? path : reversed(path);
}

function rings(path: Path): Command[][] {
  const list: Command[][] = [];
  for (const command of path) {
    if (command.op === 'M') list.push([]);
    if (command.op !== 'Z') list.at(-1)?.push(command);
  }
  return list;
}

/** Twice the signed area of the polygon of all end points; the sign is the direction. */
function area(path: Path): number {
  const points = path.flatMap(({ points: list }) => list.slice(-1));
  return points.reduce((sum, [x, y], i) => {
    const [nextX = x, nextY = y] = points[(i + 1) % points.length] ?? [];
    return sum + x * nextY - nextX * y;
  }, 0);
}
