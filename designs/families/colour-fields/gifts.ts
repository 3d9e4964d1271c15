/** Seven bands of colour with wavering edges, one for each gift of the Spirit. */
import { curve } from '#designs/drawing/curve.ts';
import { type Box, fill, type Mark } from '#designs/drawing/drawing.ts';
import type { Point } from '#designs/drawing/path.ts';
import { random } from '#designs/drawing/random.ts';

export const giftCount = 7;

/** From the first band down, each over the one before; `step` is the height of a band and the last one ends at `foot`. */
export function bands(seed: number, box: Box, foot: number, step: number): Mark[] {
  const rnd = random(seed);
  const phase = rnd.next() * 6;
  return Array.from({ length: giftCount + 1 }, (_, i): Mark => {
    const top = i === 0 ? box.y : foot - step * (giftCount - i);
    const sway = i === 0 ? 0 : step * 0.13;
    const points = Array.from({ length: 9 }, (__, at): Point => {
      const x = box.x + (box.width * at) / 8;
      return [x, top + sway * Math.sin(x / 15 + phase + i * 0.9)];
    });
    return fill(
      [
        ...curve(points),
        { op: 'L', points: [[box.x + box.width, box.y + box.height]] },
        { op: 'L', points: [[box.x, box.y + box.height]] },
        { op: 'Z', points: [] },
      ],
      i === giftCount ? 'ground' : `field${i + 1}`,
    );
  });
}
