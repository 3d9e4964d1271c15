/** A fir of twelve bars, one for each month: four tiers are the quarters, and December is red. */
import { multiply } from '#core/values/matrix.ts';
import { dot, polygon, rectangle, star } from '#designs/drawing/curve.ts';
import { fill, type Mark, moved } from '#designs/drawing/drawing.ts';
import { type Path, type Point, scale, shift } from '#designs/drawing/path.ts';

/** Half lengths of the bars as shares of the longest. */
const halves = [0.15, 0.27, 0.39, 0.3, 0.44, 0.58, 0.46, 0.61, 0.76, 0.64, 0.81, 1];

export type Fir = {
  /** The middle of the trunk, and the top of the first bar. */
  at: Point;
  /** Half the length of the longest bar. */
  half: number;
  /** Distance from bar to bar. */
  step: number;
};

export function fir({ at: [x, y], half, step }: Fir): Mark[] {
  const tall = step * 0.8;
  const bevel = tall * 0.46;
  const foot = y + step * 12 - (step - tall);
  const trunk = half * 0.066;
  const bars = halves.flatMap((share, i): Mark[] => {
    const [top, long] = [y + i * step, half * share];
    const ink = i === 11 ? 'december' : Math.floor(i / 3) % 2 === 0 ? 'bar' : 'bar-light';
    const part = (sign: number): Path =>
      polygon([
        [x, top],
        [x + sign * (long - bevel), top],
        [x + sign * long, top + tall],
        [x, top + tall],
      ]);
    return [fill(part(-1), ink), fill(part(1), `${ink}-dark`)];
  });
  return [
    fill(rectangle(x - trunk, foot, trunk * 2, step * 1.5), 'gold'),
    ...bars,
    fill(star([x, y - step * 1.5], step * 1.16, 4, 0.24), 'gold'),
  ];
}

/** Dots from the names of the months at `from` to the bars, in one path. */
export function leaders({ at: [x, y], half, step }: Fir, from: number): Mark {
  const dots: Path[number][] = [];
  halves.forEach((share, i) => {
    const end = x - half * share - 2.4;
    const height = y + i * step + step * 0.4;
    for (let px = from; px < end; px += 1.9) dots.push(...dot([px, height], 0.2));
  });
  return fill(dots, 'leader');
}

/** The fir alone, 24 mm high about the origin, for small pieces. */
export function smallFir(size: number): Mark[] {
  const whole = fir({ at: [0, 0], half: 24, step: 5 });
  return moved(whole, multiply(scale(size), shift(0, -30)));
}
