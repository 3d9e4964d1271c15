/** Fir trees as one jagged outline each: drooping branches, uneven on both sides, with snow on some of them. */
import { fill, type Mark } from './drawing.ts';
import type { Command, Path, Point } from './path.ts';
import type { Random } from './random.ts';

/** `tier` is the distance of branches in mm; without `snow` the branches stay bare, as in the distance. */
export type FirLook = { ink: string; snow?: string; tier: number };

/** A tree with its foot at the point. Its width is about 0.4 of its height. */
export function fir(rnd: Random, [x, foot]: Point, height: number, look: FirLook): Mark[] {
  const top = foot - height;
  const trunk = Math.max(0.5, height * 0.022);
  const low = foot - height * 0.07;
  const tiers = Math.max(5, Math.round((low - top) / look.tier));
  const reach = height * 0.2 * rnd.between(0.9, 1.12);
  const snow: Path[] = [];
  const side = (sign: 1 | -1): Command[] => {
    const out: Command[] = [];
    for (let i = 1; i <= tiers; i++) {
      const share = i / tiers;
      const y = top + (low - top) * share ** 0.94;
      const length = reach * share ** 0.9 * rnd.between(0.76, 1.16);
      const droop = (0.28 + 0.22 * share) * length;
      const above = top + (low - top) * Math.max(0, (i - 1.15) / tiers) ** 0.94;
      const inner = Math.max(0.12, length * 0.3);
      const start: Point = [x + sign * inner * 0.55, above];
      const tip: Point = [x + sign * length, y + droop * 0.45];
      out.push({ op: 'L', points: [start] });
      out.push({
        op: 'C',
        points: [[x + sign * length * 0.45, above + (y - above) * 0.55], [x + sign * length * 0.8, y - droop * 0.1], tip],
      });
      out.push({ op: 'L', points: [[x + sign * inner, y + droop * 0.1]] });
      if (look.snow && length > 1.6 && rnd.chance(0.62)) {
        const from: Point = [x + sign * length * 0.3, above + (y - above) * 0.5];
        const thick = Math.min(0.75, 0.2 + length * 0.07);
        snow.push([
          { op: 'M', points: [from] },
          { op: 'C', points: [[x + sign * length * 0.5, above + (y - above) * 0.58], [x + sign * length * 0.8, y - droop * 0.16], tip] },
          {
            op: 'C',
            points: [[x + sign * length * 0.74, y + thick * 0.9], [x + sign * length * 0.46, above + (y - above) * 0.62 + thick], from],
          },
          { op: 'Z', points: [] },
        ]);
      }
    }
    return out;
  };
  const right = side(1);
  const left = side(-1);
  const outline: Path = [
    { op: 'M', points: [[x, top - height * 0.03]] },
    ...right,
    { op: 'L', points: [[x + trunk, low]] },
    { op: 'L', points: [[x + trunk, foot]] },
    { op: 'L', points: [[x - trunk, foot]] },
    { op: 'L', points: [[x - trunk, low]] },
    ...mirroredOrder(left),
    { op: 'Z', points: [] },
  ];
  const marks = [fill(outline, look.ink)];
  if (look.snow && snow.length > 0) marks.push(fill(snow.flat(), look.snow));
  return marks;
}

/** The left side was drawn from the top down; the outline runs up there. */
function mirroredOrder(side: readonly Command[]): Command[] {
  const ends = side.map(({ points }) => points[points.length - 1] as Point);
  const out: Command[] = [{ op: 'L', points: [ends[ends.length - 1] as Point] }];
  for (let i = side.length - 1; i > 0; i--) {
    const [first, second] = (side[i] as Command).points;
    const to = ends[i - 1] as Point;
    out.push(side[i]?.op === 'C' && first && second ? { op: 'C', points: [second, first, to] } : { op: 'L', points: [to] });
  }
  out.push({ op: 'L', points: [ends[0] as Point] });
  return out;
}
