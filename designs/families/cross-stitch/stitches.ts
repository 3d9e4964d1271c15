/** Counted cross-stitch: cells of a cloth, each two threads, the lower dark and the upper light. */
import { line } from '#designs/drawing/curve.ts';
import { type Box, fill, type Mark, outline } from '#designs/drawing/drawing.ts';
import type { Path, Point } from '#designs/drawing/path.ts';
import type { Random } from '#designs/drawing/random.ts';
import { sliver } from '#designs/drawing/stroke.ts';

/** A cell of the cloth and the thread in it, by the letter of a pattern. */
export type Stitch = { x: number; y: number; thread: string };

/** Inks of the threads by the letter that stands for them in a pattern. */
const threads: Readonly<Record<string, string>> = { r: 'red', b: 'blue', g: 'green', y: 'yellow', w: 'white', k: 'dark' };

/** The stitches of a pattern, a line for each row of cells; a full stop is bare cloth. */
export function pattern(rows: readonly string[], x: number, y: number, isTurned = false): Stitch[] {
  return rows.flatMap((row, j) =>
    [...row].flatMap((thread, i): Stitch[] => (thread === '.' ? [] : [{ x: x + (isTurned ? row.length - 1 - i : i), y: y + j, thread }])),
  );
}

/** The threads of all stitches: two paths for each colour. A stitch replaces what was in its cell before. */
export function stitched(rnd: Random, stitches: readonly Stitch[], cell: number, [left, top]: Point = [0, 0]): Mark[] {
  const cells = new Map(stitches.map((stitch) => [`${stitch.x},${stitch.y}`, stitch]));
  const lower = new Map<string, Path[number][]>();
  const upper = new Map<string, Path[number][]>();
  const jitter = cell * 0.035;
  const thread = (paths: Map<string, Path[number][]>, ink: string, from: Point, to: Point) => {
    const path = paths.get(ink) ?? [];
    const at = ([px, py]: Point): Point => [px + rnd.spread(jitter), py + rnd.spread(jitter)];
    const width = cell * rnd.between(0.34, 0.4);
    path.push(...sliver(at(from), at(to), width, width * 0.9));
    paths.set(ink, path);
  };
  for (const { x, y, thread: letter } of cells.values()) {
    const ink = threads[letter] ?? 'dark';
    const [x0, y0] = [left + (x + 0.1) * cell, top + (y + 0.1) * cell];
    const [x1, y1] = [left + (x + 0.9) * cell, top + (y + 0.9) * cell];
    thread(lower, ink, [x0, y0], [x1, y1]);
    thread(upper, ink, [x0, y1], [x1, y0]);
  }
  return [...lower.keys()].flatMap((ink) => [fill(lower.get(ink) ?? [], ink), fill(upper.get(ink) ?? [], `${ink}-light`)]);
}

/** The weave of the cloth: its threads as fine lines between the cells. */
export function weave(box: Box, cell: number): Mark {
  const lines: Path[number][] = [];
  for (let x = Math.floor(box.x / cell) * cell; x <= box.x + box.width; x += cell)
    if (x >= box.x) lines.push(...line([x, box.y], [x, box.y + box.height]));
  for (let y = Math.floor(box.y / cell) * cell; y <= box.y + box.height; y += cell)
    if (y >= box.y) lines.push(...line([box.x, y], [box.x + box.width, y]));
  return outline(lines, 'weave', 0.2);
}

/** A border about a rectangle of cells: a zigzag whose bays hold buds. Width and height less one are multiples of six. */
export function zigzagFrame(x: number, y: number, width: number, height: number): Stitch[] {
  const side = (length: number, at: (along: number, across: number) => readonly [number, number]): Stitch[] =>
    Array.from({ length }, (_, i): Stitch[] => {
      const one = (across: number, thread: string): Stitch => {
        const [px, py] = at(i, across);
        return { x: px, y: py, thread };
      };
      const depth = Math.abs((i % 6) - 3);
      const isInner = i > 0 && i < length - 1;
      return [one(depth, 'r'), ...(i % 6 === 0 && isInner ? [one(0, 'g'), one(-1, 'g')] : []), ...(i % 6 === 3 ? [one(3, 'y')] : [])];
    }).flat();
  return [
    ...side(width, (i, j) => [x + i, y + j]),
    ...side(width, (i, j) => [x + i, y + height - 1 - j]),
    ...side(height, (i, j) => [x + j, y + i]),
    ...side(height, (i, j) => [x + width - 1 - j, y + i]),
  ];
}

/** A rectangle in one thread. */
export function block(x: number, y: number, width: number, height: number, thread: string): Stitch[] {
  return Array.from({ length: width * height }, (_, i) => ({ x: x + (i % width), y: y + Math.floor(i / width), thread }));
}
