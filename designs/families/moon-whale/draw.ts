/** Birth cards with a mother whale crossing the moon above the clouds; her calf swims on the other pages. Draws the whole card. */

import { type Matrix, multiply } from '#core/values/matrix.ts';
import { type CardBuilder, cardBuilder } from '#designs/drawing/card.ts';
import { circle, curve, ellipse, rectangle, sampled, star } from '#designs/drawing/curve.ts';
import { fill, type Mark, moved } from '#designs/drawing/drawing.ts';
import type { Face } from '#designs/drawing/face.ts';
import { drawn, type Layer } from '#designs/drawing/layer.ts';
import { leaf } from '#designs/drawing/leaf.ts';
import { mirror, movedPath, type Path, type Point, polar, scale, shift, turn } from '#designs/drawing/path.ts';
import { random } from '#designs/drawing/random.ts';
import { tapered } from '#designs/drawing/stroke.ts';
import { traced } from '#designs/drawing/trace.ts';
import type { Family } from '#designs/family.ts';

/** About 85 × 40 mm, head to the left; the eye looks out at 31, 57. */
const body = traced(
  'M19 58C18 47 28 40 43 40C60 40 71 49 80 53C84.5 55 87.5 52.5 88 47.5C83 46.5 79.5 42 79.5 37.5C85 37 89.5 39.5 91.6 43.2C93.5 39 98 36 103.5 36.4C103.6 42 99.5 46.6 94.6 47.8C95 57 88 67.5 74 71.5C60 75.5 40 76.5 29.5 71.5C23 68.4 19.5 64 19 58Z',
);
const belly = traced('M17 62C26 60 36 64 47 65.5C58 67 68 66.5 76 63C72 72 60 78 44 78C28 78 17 72 17 62Z');
const middle: Point = [56, 56];

/** The whale in its own 105 mm space, moved by `place`. `plain` leaves out what would fall below the printable line when small. */
function whale(seed: number, place: Matrix, size: number, plain = false): Layer[] {
  const rnd = random(seed);
  const inside: Mark[] = [fill(belly, 'belly')];
  const grooves = plain ? 4 : 6;
  for (let k = 0; k < grooves; k++) {
    const step = k * (6 / grooves);
    const line: Point[] = [
      [21 + step * 2.5, 63.5 + step * 2.3],
      [38, 66.6 + step * 2],
      [66 - step * 3, 67.6 + step * 1.7],
    ];
    const least = 0.16 / size;
    inside.push(
      fill(
        tapered(sampled(line, 8), (t) => least + 0.34 * Math.sin(Math.PI * t)),
        'groove',
      ),
    );
  }
  if (!plain) {
    for (let i = 0; i < 34; i++) {
      const at: Point = [rnd.between(30, 84), rnd.between(42, 58)];
      inside.push(fill(circle(at, rnd.between(0.22, 0.46)), 'groove'));
    }
  }
  const over: Mark[] = [
    fill(leaf([46, 64], 1.05, 16, 4.2, { bend: 0.7, widest: 0.45, lopsided: 0.2 }).outline, 'fin'),
    fill(circle([31, 57.5], plain ? 1.5 : 1.15), 'belly'),
    fill(
      tapered(
        sampled(
          [
            [21.5, 62.3],
            [26, 63.2],
            [30.5, 61.4],
          ],
          6,
        ),
        () => 0.24 / size + 0.1,
      ),
      'belly',
    ),
  ];
  const clip = movedPath(body, place);
  return [{ marks: moved([fill(body, 'whale')], place) }, { marks: moved(inside, place), clip }, { marks: moved(over, place) }];
}

/** Bring the whale's middle to a point: `size` 1 is 85 mm long. */
function at(point: Point, size: number, angle = 0, flipped = false): Matrix {
  const placed = multiply(shift(point[0] - middle[0], point[1] - middle[1]), multiply(turn(angle, middle), scale(size, middle)));
  return flipped ? multiply(placed, mirror(middle[0])) : placed;
}

const cloudOutline = traced('M0 0C-7 0 -7 -8.5 1 -8.8C2.6 -16.8 14 -17.2 16.5 -10.8C24 -14.8 30.5 -9.6 28.5 -5.6C34 -4.8 33.5 0 28.5 0Z');

/** A cloud with its foot at the point, 40 mm wide at size 1, with a shaded lower side. */
function cloud([x, y]: Point, size: number, flipped = false): Layer[] {
  const place = multiply(shift(x, y), flipped ? multiply(scale(size), mirror(14)) : scale(size));
  const shape = movedPath(cloudOutline, place);
  const shade = movedPath(
    curve(
      [
        [-9, 2],
        [-8, -3.2],
        [0, -2.6],
        [6, -4.4],
        [13, -2.4],
        [20, -3.9],
        [27, -2],
        [36, -3],
        [36, 2],
      ],
      { closed: true },
    ),
    place,
  );
  return [{ marks: [fill(shape, 'cloud')] }, { marks: [fill(shade, 'cloud-shade')], clip: shape }];
}

/** A foil star on a thread from the upper edge, or free without one. The thread runs off the trim, so it is printed in the foil's colour. */
function hanging([x, y]: Point, radius: number, thread = true): Mark[] {
  const marks = [fill(star([x, y], radius, 5, 0.42, 0.06), 'gold')];
  if (thread) marks.push(fill(rectangle(x - 0.15, -3, 0.3, y - radius + 3 - 0.4), 'thread'));
  return marks;
}

/** The foil crescent beside the moon: an open ring that swells, so that it never has to pass behind whale or clouds. */
function crescent(centre: Point, radius: number, from: number, to: number, widest: number): Path {
  const points: Point[] = [];
  for (let i = 0; i <= 40; i++) points.push(polar(centre, from + ((to - from) * i) / 40, radius));
  return tapered(points, (t) => 0.32 + widest * Math.sin(Math.PI * t) ** 2);
}

function craters([x, y]: Point, r: number): Layer {
  const spots: [number, number, number, number][] = [
    [-0.43, -0.5, 0.17, 0.15],
    [0.46, -0.6, 0.1, 0.085],
    [0.06, -0.8, 0.06, 0.05],
    [0.3, 0.6, 0.2, 0.16],
    [-0.68, -0.06, 0.07, 0.06],
    [0.72, -0.2, 0.08, 0.07],
  ];
  return {
    marks: spots.map(([dx, dy, rx, ry]) => fill(ellipse([x + dx * r, y + dy * r], rx * r, ry * r), 'crater')),
    clip: circle([x, y], r),
  };
}

type Star = readonly [x: number, y: number, radius: number, thread?: 'thread'];
type Scene = { centre: Point; radius: number; name: number; stars: Star[] };

const scenes: Record<'portrait' | 'square', Scene> = {
  portrait: {
    centre: [52.5, 54],
    radius: 33,
    name: 118.5,
    stars: [
      [13.5, 25, 2, 'thread'],
      [24.5, 12, 1.4, 'thread'],
      [92, 19, 1.9, 'thread'],
      [82, 9.5, 1.2, 'thread'],
      [8.5, 44, 1],
      [97, 73, 1.2],
      [10, 101, 1],
      [95, 101.5, 1.3],
      [39, 8.5, 0.8],
      [67, 12.5, 0.9],
    ],
  },
  square: {
    centre: [74, 54],
    radius: 36,
    name: 119.5,
    stars: [
      [17, 34, 2.4, 'thread'],
      [31, 17, 1.7, 'thread'],
      [131, 26, 2.3, 'thread'],
      [118, 13, 1.5, 'thread'],
      [12, 62, 1.2],
      [136, 84, 1.4],
      [20, 106, 1.2],
      [127, 104, 1.6],
      [54, 9, 0.9],
      [96, 10, 1.1],
    ],
  },
};

function sky(stars: readonly Star[]): Layer {
  return { marks: stars.flatMap(([x, y, r, thread]) => hanging([x, y], r, thread === 'thread')) };
}

function front(face: Face, square: boolean, seed: number): void {
  const { centre, radius, stars, name } = scenes[square ? 'square' : 'portrait'];
  const [x, y] = centre;
  const k = radius / 34;
  face.place(
    drawn(face, [
      { marks: [fill(circle(centre, radius), 'moon')] },
      craters(centre, radius),
      { marks: [fill(crescent(centre, radius + 3.3 * k, 2.68, 5.72, 2 * k), 'gold')] },
      ...whale(seed, at([x + 4 * k, y + 3 * k], 0.95 * k), 0.95 * k),
      ...cloud([x - 46.5 * k, y + 36 * k], 1.18 * k),
      ...cloud([x + 12 * k, y + 32 * k], 0.98 * k, true),
      ...cloud([x - 15 * k, y + 41 * k], 0.8 * k),
      sky(stars),
    ]),
    'whale-moon',
  );
  const size = square ? 15 : 13;
  face.text({
    id: 'front-name',
    role: 'name',
    personal: true,
    font: 'fraunces',
    size,
    minSize: 6,
    x: face.width / 2,
    y: name,
    width: face.width - 18,
    ink: 'text',
    leading: 1.05,
  });
  face.text({
    id: 'front-facts',
    role: 'birth-facts',
    personal: true,
    font: 'jost',
    size: square ? 4 : 3.6,
    minSize: 2.5,
    x: face.width / 2,
    y: name + 9.8,
    width: face.width - 18,
    leading: 1.75,
    tracking: 0.13,
    lines: 2,
    vertical: 'top',
    ink: 'text',
  });
}

/** The calf between two small clouds. */
function calf(seed: number, [x, y]: Point, size: number, flipped = false): Layer[] {
  return [
    ...whale(seed, at([x, y], size, flipped ? 0.1 : -0.1, flipped), size, true),
    ...cloud([x - 44 * size, y + 31 * size], 1.3 * size),
    ...cloud([x + 8 * size, y + 30 * size], 1.05 * size, true),
    ...cloud([x - 14 * size, y + 37 * size], 0.9 * size),
  ];
}

function back(face: Face, seed: number): void {
  const { width: w, height: h } = face;
  face.place(
    drawn(face, [
      sky([
        [w / 2 - 17, h * 0.3, 1.7, 'thread'],
        [w / 2 + 14, h * 0.22, 1.2, 'thread'],
      ]),
      ...calf(seed, [w / 2, h * 0.45], 0.42),
    ]),
    'whale-calf',
  );
  face.text({
    id: 'back-note',
    role: 'sender',
    personal: true,
    font: 'jost',
    size: 3.6,
    minSize: 2.6,
    x: w / 2,
    y: h * 0.72,
    width: w - 28,
    lines: 3,
    leading: 1.6,
    vertical: 'top',
    ink: 'text',
  });
}

function greeting(face: Face, square: boolean, seed: number): void {
  const { width: w, height: h } = face;
  const width = w - (square ? 48 : 24);
  const top = h / 2 - (square ? 43 : 45);
  const common = { x: w / 2, width, ink: 'text' } as const;
  face.place(
    drawn(face, [
      sky([
        [w * 0.88, h * 0.14, 1.8, 'thread'],
        [w * 0.79, h * 0.07, 1.2, 'thread'],
        [w * 0.11, h * 0.1, 1.4, 'thread'],
      ]),
      ...calf(seed, [w / 2 + 1, h - 22], 0.31, true),
    ]),
    'whale-calf',
  );
  face.text({
    ...common,
    id: 'inside-heading',
    role: 'inside-heading',
    font: 'fraunces',
    size: 8,
    minSize: 5,
    y: top + 17,
    leading: 1.2,
    lines: 2,
  });
  face.text({
    ...common,
    id: 'inside-text',
    role: 'inside-text',
    personal: true,
    font: 'fraunces',
    size: 4.1,
    minSize: 3,
    y: top + 42,
    leading: 1.6,
    lines: 5,
    vertical: 'top',
    figures: 'oldstyle',
  });
  face.text({
    ...common,
    id: 'inside-parents',
    role: 'parents',
    personal: true,
    font: 'jost',
    size: 3.6,
    minSize: 2.5,
    y: top + 78,
    tracking: 0.13,
  });
}

function keepsake(face: Face, square: boolean): void {
  const { width: w, height: h } = face;
  const radius = square ? 42 : 34;
  const centre: Point = [w / 2, h / 2 - 5];
  const k = radius / 34;
  face.photo({
    id: 'inside-photo',
    role: 'inside-photo',
    shape: 'circle',
    x: centre[0] - radius,
    y: centre[1] - radius,
    width: radius * 2,
    height: radius * 2,
    ink: 'photo',
  });
  face.place(
    drawn(face, [
      { marks: [fill(crescent(centre, radius + 3.3 * k, 2.57, 5.72, 2 * k), 'gold')] },
      ...cloud([centre[0] - 43 * k, centre[1] + 37 * k], k),
      ...cloud([centre[0] + 13 * k, centre[1] + 33 * k], 0.8 * k, true),
      sky([
        [w * 0.13, h * 0.14, 1.7, 'thread'],
        [w * 0.23, h * 0.07, 1.2, 'thread'],
        [w * 0.9, h * 0.1, 1.5, 'thread'],
        [w * 0.1, h * 0.78, 1],
        [w * 0.93, h * 0.62, 1.1],
        [w * 0.78, h * 0.86, 1.3],
      ]),
    ]),
    'clouds-stars',
  );
}

function page(card: CardBuilder, seed: number): void {
  const square = card.format === 'square';
  front(card.face('front'), square, seed);
  if (card.folded) {
    back(card.face('back'), seed);
    keepsake(card.face('inside-left'), square);
  }
  greeting(card.face(card.folded ? 'inside-right' : 'back'), square, seed);
}

export const family: Family = {
  draw(row, form, format) {
    const card = cardBuilder(row, form, format);
    card.ground('ground');
    page(card, row.seed);
    return card.finish();
  },
};
