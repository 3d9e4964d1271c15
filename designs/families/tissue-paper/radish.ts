/** A birth: a radish with a shock of leaves on its head. */

import type { DesignTemplate } from '#core/catalogue/template.ts';
import { multiply } from '#core/values/matrix.ts';
import type { CardBuilder } from '#designs/drawing/card.ts';
import { cropped, movedPoints } from '#designs/drawing/crop.ts';
import { polygon } from '#designs/drawing/curve.ts';
import { fill, type Mark } from '#designs/drawing/drawing.ts';
import { drawn } from '#designs/drawing/layer.ts';
import { type Point, polar, scale, shift, turn, way } from '#designs/drawing/path.ts';
import { random } from '#designs/drawing/random.ts';
import { pen } from '#designs/drawing/stroke.ts';
import { berry } from './fruit.ts';
import { backs } from './letters.ts';
import { closed, pair, torn } from './tissue.ts';

const bulb = closed(
  way(
    0,
    -27,
    10,
    -28,
    21,
    -23,
    28,
    -12,
    30,
    1,
    25.6,
    14,
    15,
    25,
    5,
    31,
    0,
    36,
    -5,
    31,
    -16,
    24.6,
    -26,
    14,
    -30,
    1,
    -28.4,
    -12,
    -21,
    -23,
    -10,
    -28,
  ),
);

/** Direction, length and width of the leaves, and how far their stalk is bare. */
const shock = [
  [-2.5, 58, 23],
  [-0.62, 62, 23],
  [-2.04, 80, 28],
  [-1.1, 74, 26],
  [-1.57, 90, 29],
] as const;

/** A leaf that is widest beyond its middle. */
function blade(foot: Point, angle: number, length: number, width: number): Point[] {
  const side = (sign: number) =>
    Array.from({ length: 13 }, (_, i): Point => [(i / 12) * length, sign * (width / 2) * Math.sin(Math.PI * (i / 12) ** 1.35) ** 0.8]);
  return movedPoints([...side(-1), ...side(1).reverse().slice(1, -1)], multiply(shift(...foot), turn(angle)));
}

/** A radish 60 mm wide at k = 1; its leaves reach up 110. */
export function radish(seed: number, at: Point, k: number, angle: number): Mark[] {
  const rnd = random(seed);
  const place = multiply(multiply(shift(...at), turn(angle)), scale(k));
  const on = (x: number, y: number): Point => movedPoints([[x, y]], place)[0] as Point;
  const moved = (by: number, dx: number, dy: number) =>
    movedPoints(bulb, multiply(multiply(shift(...on(dx, dy)), turn(angle + by)), scale(k)));
  const body = pair(rnd, [moved(0.05, 1.2, -1), moved(-0.04, -1, 0.8)], on(0, 0), {
    inks: ['sheet1', 'sheet2', 'both'],
    folds: k > 0.6 ? 34 : 8,
  });
  const crown = on(0, -24);
  const stray = k > 0.6 ? 0.5 : 0.24;
  const leaves = shock.map(([off, length, width]) => {
    const to = off + angle;
    const foot = polar(crown, to, k * 17);
    return { vein: polar(crown, to, k * (length * 0.8 + 3)), shape: blade(foot, to, k * (length - 17), k * width) };
  });
  const nib = (mm: number) => Math.max(0.3, mm * k);
  return [
    fill(pen(rnd, [on(0, 30), on(1, 42), on(7, 54), on(18, 61)], 3.4 * k, nib(0.6)), 'sheet1'),
    ...leaves.map(({ shape }) => fill(polygon(torn(rnd, shape, stray)), 'leaf')),
    ...leaves.flatMap(({ shape }, i) =>
      leaves.slice(i + 1).flatMap((other) => {
        const lap = cropped(shape, other.shape);
        return lap.length > 2 ? [fill(polygon(lap), 'leaf-over')] : [];
      }),
    ),
    ...leaves.map(({ vein }) => fill(pen(rnd, [crown, vein], nib(2.8), nib(0.6)), 'stalk')),
    ...body.marks,
    fill(polygon(cropped(body.both, berry(on(30, 0), 25 * k, angle + 1.44, 0.5))), 'third'),
    fill(polygon(cropped(body.both, berry(on(0, 37), 13 * k))), 'sheet1'),
  ];
}

export function radishCard(card: CardBuilder, row: DesignTemplate): void {
  const { height: h, format } = card;
  const isSquare = format === 'square';
  const front = card.face('front');
  const [at, k, angle] = isSquare ? ([[104, 96], 1.12, 0.06] as const) : ([[77, 101], 0.92, 0.04] as const);
  front.place(drawn(front, [{ marks: radish(row.seed, at, k, angle) }]), 'fruit');
  front.text({
    id: 'front-heading',
    role: 'heading',
    font: 'gloock',
    size: isSquare ? 14.6 : 10,
    minSize: 6,
    leading: 1.02,
    align: 'left',
    vertical: 'bottom',
    x: isSquare ? 10.5 : 8.6,
    y: isSquare ? 66 : 67,
    width: isSquare ? 56 : 36,
    ink: 'text',
  });
  front.text({
    id: 'front-facts',
    role: 'birth-facts',
    personal: true,
    font: 'jost',
    size: isSquare ? 4.4 : 3.6,
    minSize: 2.8,
    leading: 1.4,
    align: 'left',
    vertical: 'top',
    x: isSquare ? 11 : 9,
    y: h - (isSquare ? 23 : 21),
    width: isSquare ? 46 : 44,
    ink: 'text',
  });
  backs(card, row, ({ width, height }, isLarge) =>
    isLarge
      ? radish(row.seed + 2, [width * 0.46, height * 0.66], (width / 105) * 0.9, -0.1)
      : radish(row.seed + 3, [width - 22, height - 24], 0.3, 0.2),
  );
}
