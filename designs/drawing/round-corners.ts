/** Rectangles with round corners. */
import type { Command, Path, Point } from './path.ts';

/** Clockwise. */
export function rounded(x: number, y: number, width: number, height: number, radius: number): Path {
  const k = radius * 0.4477;
  const [right, foot] = [x + width, y + height];
  const line = (to: Point): Command => ({ op: 'L', points: [to] });
  const bend = (...points: Point[]): Command => ({ op: 'C', points });
  return [
    { op: 'M', points: [[x + radius, y]] },
    line([right - radius, y]),
    bend([right - k, y], [right, y + k], [right, y + radius]),
    line([right, foot - radius]),
    bend([right, foot - k], [right - k, foot], [right - radius, foot]),
    line([x + radius, foot]),
    bend([x + k, foot], [x, foot - k], [x, foot - radius]),
    line([x, y + radius]),
    bend([x, y + k], [x + k, y], [x + radius, y]),
    { op: 'Z', points: [] },
  ];
}
