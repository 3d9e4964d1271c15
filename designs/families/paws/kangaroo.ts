/** Mother's day: a kangaroo, and the passenger of all these years. */

import type { DesignTemplate } from '#core/catalogue/template.ts';
import { multiply } from '#core/values/matrix.ts';
import type { CardBuilder } from '#designs/drawing/card.ts';
import { rectangle } from '#designs/drawing/curve.ts';
import { fill, type Mark } from '#designs/drawing/drawing.ts';
import { drawn } from '#designs/drawing/layer.ts';
import { type Point, scale, shift } from '#designs/drawing/path.ts';
import { random } from '#designs/drawing/random.ts';
import { swell, tapered } from '#designs/drawing/stroke.ts';
import { backs } from './letters.ts';
import { brush, hairs } from './shapes.ts';

/** From the nose over the back to the root of the tail, and along the belly. */
const back = [93, 60.6, 90, 55, 84, 50.4, 77, 46.6, 70, 48, 64.6, 55, 59, 67, 47, 81, 35, 99, 26.6, 118, 23, 132, 27, 144];
const belly = [40, 150, 56, 147, 70, 138, 79, 124, 80, 108, 77, 92, 75.4, 78, 80, 69.6, 87, 66.4, 92.6, 64.6];

/** The young one's head; its neck is the origin. */
function joey([x, y]: Point, size: number): Mark[] {
  const b = brush(multiply(shift(x, y), scale(size)));
  return [
    b.soft('young', [-6, -12, -10.4, -20, -9, -24.4, -5, -21, -1.6, -13]),
    b.soft('young', [-1, -13, -1.6, -22, 1.4, -26, 4, -21, 4, -13]),
    b.soft('young', [-8, 6, -8.6, -4, -7, -11, -1, -14.6, 6, -13, 11, -8.6, 15.4, -5.4, 14.4, -1.6, 8, 0.4, 6, 6]),
    b.oval('dark', 14.4, -4.4, 1.5, 1.2),
    b.oval('dark', 5.6, -8.6, 0.9, 1),
  ];
}

/** The mother stands on y = 151; her tail ends at `tailEnd`. */
export function kangaroo(seed: number, [x, y]: Point, size: number, tailEnd: number): Mark[] {
  const b = brush(multiply(shift(x, y), scale(size)));
  const rnd = random(seed);
  const spots: Point[] = [];
  for (let i = 0; i < 16; i++) {
    const t = i / 15;
    spots.push([62 - 26 * t + rnd.spread(4), 74 + 42 * t + rnd.spread(2)]);
  }
  return [
    b.path(
      'fur',
      tapered(
        [
          [44, 132],
          [27, 142],
          [(tailEnd + 22) / 2, 147.6],
          [tailEnd, 148],
        ],
        (t) => 20 - 13 * t,
      ),
    ),
    b.soft('fur', [66, 50, 58.4, 38, 58.6, 28.4, 63.6, 31, 69, 39, 72, 48]),
    b.soft('fur-dark', [72, 48.6, 69.6, 37, 72.6, 27, 76.4, 33, 78, 47.6]),
    b.soft('fur-dark', [62.4, 36, 61, 32.2, 64, 34.4, 68, 43, 66.4, 44]),
    b.soft('fur-dark', [70, 80, 80, 86, 88, 88, 92.6, 85.6, 94.4, 88.6, 89.4, 93, 78, 93.4, 68, 88]),
    b.soft('fur-dark', [44, 142, 62, 141.6, 84, 145, 95, 148.6, 93, 151.4, 60, 151.4]),
    b.soft('fur', [...back, ...belly]),
    ...joey([79.4, 117], 1).map((mark) => ({ ...mark, path: b.path('young', mark.path).path })),
    b.soft('belly', [60, 113, 68, 118.4, 79, 118.6, 89.6, 112.6, 91.6, 122, 87.4, 132.4, 78, 139, 68, 138, 61, 128]),
    b.path(
      'fur',
      tapered(
        [
          [60, 112.4],
          [69, 118.2],
          [80, 118],
          [89.8, 112],
        ],
        () => 2,
      ),
    ),
    b.soft('young', [82.4, 114.4, 85.4, 112.6, 88, 114.4, 87.8, 119.6, 84.6, 120.6, 82.2, 118]),
    b.soft('fur', [26, 142, 30, 126, 40, 114, 54, 112, 64, 120, 65, 132, 58, 143, 48, 149, 34, 150]),
    b.path(
      'fur-dark',
      swell(
        rnd,
        [
          [35, 119],
          [44, 112.6],
          [55, 112.4],
          [63.6, 119.4],
          [65.4, 130],
        ],
        0.8,
      ),
    ),
    b.soft('fur', [30, 143, 46, 141, 62, 144.6, 80, 147, 86, 150, 83, 152.6, 56, 152.6, 34, 152.4]),
    b.soft('fur', [62, 82, 69, 79, 79, 86, 88, 91.6, 92.4, 90.4, 94.4, 93.4, 91.4, 97.4, 85, 97.4, 74, 93.4, 64.6, 90]),
    b.path(
      'fur-dark',
      swell(
        rnd,
        [
          [65.4, 90.6],
          [74, 94],
          [84.6, 97.8],
        ],
        0.6,
      ),
    ),
    b.oval('dark', 92, 60.4, 2.2, 1.9),
    b.oval('dark', 81.4, 55.6, 1.25, 1.4),
    b.path(
      'fur-dark',
      swell(
        rnd,
        [
          [78.4, 53.4],
          [81.4, 51.9],
          [84.4, 53],
        ],
        0.55,
      ),
    ),
    b.path('fur-dark', hairs(rnd, spots, 2.1, 3)),
  ];
}

export function kangarooCard(card: CardBuilder, row: DesignTemplate): void {
  const { width: w, height: h, format } = card;
  const front = card.face('front');
  const [at, size] = ({ square: [[61, 22], 0.79], a6: [[15, 27], 0.75], 'din-long': [[10, 66], 0.82] } as const)[format];
  const floor = at[1] + 148 * size;
  const land = fill(rectangle(-3, floor, w + 6, h + 3 - floor), 'land');
  front.place(drawn(front, [{ marks: [land, ...kangaroo(row.seed, at, size, -(at[0] + 12) / size)] }]), 'ornament');
  const x = format === 'square' ? 11 : 9;
  const title = { square: 19.4, a6: 13.6, 'din-long': 12.7 }[format];
  const base = { square: 42, a6: 20, 'din-long': 29 }[format];
  front.text({
    id: 'front-heading',
    role: 'heading',
    ...(format === 'square' ? { text: (row.texts['front-heading'] ?? '').replaceAll(' ', '\n') } : {}),
    font: 'dm-serif',
    size: title,
    minSize: 7,
    leading: 1,
    align: 'left',
    vertical: 'top',
    x: x - 0.4,
    y: base,
    width: { square: 70, a6: w - x * 2, 'din-long': w - x * 2 }[format],
    ink: 'text',
  });
  front.text({
    id: 'front-line',
    role: 'text-line',
    font: 'jost-medium',
    size: { square: 4.8, a6: 4.2, 'din-long': 4.6 }[format],
    minSize: 2.8,
    leading: 1.36,
    align: 'left',
    vertical: 'top',
    x,
    y: base + title * (format === 'square' ? 3 : 1) + { square: 13, a6: 9.4, 'din-long': 12 }[format],
    width: { square: 60, a6: 44, 'din-long': 46 }[format],
    ink: 'text',
  });
  backs(card, row, (face, isLarge) => (isLarge ? joey([w * 0.38, h - w / 40], w / 31) : joey([face.width - 27, h - 3], 1.7)));
}
