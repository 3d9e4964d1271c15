/** A jetty in the evening, a pair of shoes at its end: work is over. Words at the upper left. */

import type { DesignTemplate } from '#core/catalogue/template.ts';
import type { CardBuilder } from '#designs/drawing/card.ts';
import { curve, polygon, rectangle } from '#designs/drawing/curve.ts';
import { fill, type Mark } from '#designs/drawing/drawing.ts';
import type { Face } from '#designs/drawing/face.ts';
import { type Point, way } from '#designs/drawing/path.ts';
import { type Random, random } from '#designs/drawing/random.ts';
import { farShores } from './fog.ts';
import { reedBank } from './reeds.ts';
import { placedAt, ripples } from './water.ts';

type Planks = { near: readonly [number, number]; far: readonly [number, number]; foot: number; head: number };

/** Planks from the lower edge to the far end, each seen shorter than the one before it. */
function planks(rnd: Random, { near, far, foot, head }: Planks): Mark[] {
  const at = (y: number, side: 0 | 1) => {
    const t = (y - head) / (foot - head);
    return far[side] + (near[side] - far[side]) * t;
  };
  const marks: Mark[] = [];
  const posts: Mark[] = [];
  let y = head;
  for (let i = 0; y < foot; i++) {
    const t = (y - head) / (foot - head);
    const high = 1.1 + 5.2 * t;
    const [l, r] = [rnd.spread(0.5) * (0.3 + t), rnd.spread(0.5) * (0.3 + t)];
    marks.push(
      fill(
        polygon([
          [at(y, 0) + l, y],
          [at(y, 1) + r, y],
          [at(y + high, 1) + r, y + high],
          [at(y + high, 0) + l, y + high],
        ]),
        `plank${(i % 3) + 1}`,
      ),
    );
    if (i % 5 === 0)
      for (const side of [0, 1] as const) {
        const wide = 1.3 + 2.6 * t;
        const x = at(y, side) - (side === 0 ? wide * 0.8 : wide * 0.2);
        posts.push(fill(rectangle(x, y - 2.2 - 5 * t, wide, 6 + 17 * t), 'post'));
      }
    y += high + 0.16 + 0.5 * t;
  }
  const shade = fill(
    polygon([
      [far[0] - 0.4, head],
      [far[1] + 0.4, head],
      [near[1] + 3, foot],
      [near[0] - 3, foot],
    ]),
    'post',
  );
  return [shade, ...marks, ...posts];
}

/** Upper, opening and sole of a shoe that points to the right, its heel at the origin. */
const upper = way(0, -0.4, 0.1, -3.6, 1.6, -4.5, 4, -4.3, 5.2, -2.9, 7.6, -2.3, 9.8, -1.5, 10.2, -0.3, 5, -0.2);
const opening = way(0.9, -4, 2.2, -4.6, 4, -4.3, 3.2, -3.6, 1.6, -3.4);
const sole = way(-0.2, -0.7, 10.4, -0.7, 10.4, 0.2, 9.8, 0.5, 0.2, 0.5, -0.2, 0.2);

function shoe(at: Point, size: number): Mark[] {
  return [
    fill(curve(placedAt(upper, at, size), { closed: true }), 'shoe'),
    fill(curve(placedAt(opening, at, size), { closed: true }), 'post'),
    fill(polygon(placedAt(sole, at, size)), 'sole'),
  ];
}

export function jettyFront(card: CardBuilder, face: Face, row: DesignTemplate): void {
  const { width: w, height: h } = face;
  const square = card.format === 'square';
  const tall = card.format === 'din-long';
  const rnd = random(row.seed);
  const k = square ? 1.2 : 1;
  const level = h * (tall ? 0.55 : 0.535);
  const head = level + (square ? 13 : 11);
  const end = w * (square ? 0.56 : 0.54);
  const half = square ? 12.5 : 10;
  const walk: Planks = { near: [w * 0.1, w * 0.7], far: [end - half, end + half], foot: h + 5, head };
  const picture = face.drawing();
  picture.add([fill(rectangle(-3, level - 0.4, w + 6, h - level + 4), 'water'), ...farShores(rnd, w, level, square ? 1.3 : 1)]);
  picture.add(ripples(rnd, { width: w, top: level, foot: h + 2 }, square ? 80 : 62, ['light', 'light', 'mist1', 'mist2']));
  picture.add(planks(rnd, walk));
  const size = square ? 1.5 : 1.2;
  const stand: Point = [end - half * 0.68, head + 7.4 * size];
  picture.add([...shoe([stand[0] + 3.4 * size, stand[1] - 3.1 * size], size * 0.92), ...shoe(stand, size)]);
  picture.add(reedBank(rnd, { from: w * 0.85, to: w + 6, foot: h + 4, size: square ? 0.9 : 0.74 }));
  face.place(picture, 'jetty');
  const left = w * 0.11;
  const title = (tall ? 14.6 : 15.6) * k;
  const top = tall ? 40 : square ? 30 : 29;
  const common = { x: left, align: 'left', ink: 'ink', vertical: 'top' } as const;
  face.text({ ...common, id: 'front-title', role: 'title', font: 'eb-garamond', size: title, minSize: 7, y: top, width: w - 2 * left });
  face.text({
    ...common,
    id: 'front-line',
    role: 'sentence',
    personal: true,
    font: 'eb-garamond-italic',
    size: 5.2 * k,
    minSize: 3.2,
    y: top + 10.6 * k,
    width: w - 2 * left,
    leading: 1.34,
    lines: 2,
  });
}
