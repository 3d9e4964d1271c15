/** A door post with the pencil marks of a child's height, and the last of them, which runs on over the wall. */
import { rectangle } from '#designs/drawing/curve.ts';
import { fill, type Mark } from '#designs/drawing/drawing.ts';
import type { Point } from '#designs/drawing/path.ts';
import { random } from '#designs/drawing/random.ts';
import { swell } from '#designs/drawing/stroke.ts';

type Box = { x: number; y: number; width: number; height: number };

/** The left edge of the post and its width. */
export type Post = { left: number; width: number };

/** The wall is the ground; behind the post is what the open door shows: sky and a hill. */
export function post(box: Box, { left, width }: Post, hill: number): Mark[] {
  const right = box.x + box.width;
  const inner = left + width;
  return [
    fill(rectangle(inner, box.y, right - inner, box.height), 'sky'),
    fill(
      [
        { op: 'M', points: [[inner, hill + 9]] },
        {
          op: 'C',
          points: [
            [inner + (right - inner) * 0.4, hill + 2],
            [inner + (right - inner) * 0.7, hill],
            [right, hill + 1],
          ],
        },
        { op: 'L', points: [[right, box.y + box.height]] },
        { op: 'L', points: [[inner, box.y + box.height]] },
        { op: 'Z', points: [] },
      ],
      'hill',
    ),
    fill(rectangle(left, box.y, width, box.height), 'post'),
    fill(rectangle(left - 1.8, box.y, 1.8, box.height), 'shade'),
    fill(rectangle(inner - 2.6, box.y, 2.6, box.height), 'edge'),
  ];
}

/** Pencil lines across the post at these heights; the first, the newest, begins at `from`. */
export function pencilled(seed: number, { left, width }: Post, heights: readonly number[], from: number): Mark[] {
  const rnd = random(seed);
  return heights.map((y, i) => {
    const [start, end] = [i === 0 ? from : left + rnd.between(0.8, 2.4), left + width - rnd.between(3.4, 5.4)];
    const unsteady = Math.min(i === 0 ? 0.16 : 0.3, (end - start) * 0.01);
    const line = [0, 0.34, 0.68, 1].map((t): Point => [start + (end - start) * t, y + rnd.spread(unsteady)]);
    return fill(swell(rnd, line, i === 0 ? 1 : 0.5, 8, 0.3), i === 0 ? 'mark' : 'pencil');
  });
}
