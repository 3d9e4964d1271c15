/** A birth: a poppy of four sheets, opened overnight, and a bud. */

import type { DesignTemplate } from '#core/catalogue/template.ts';
import { multiply } from '#core/values/matrix.ts';
import type { CardBuilder } from '#designs/drawing/card.ts';
import { movedPoints } from '#designs/drawing/crop.ts';
import { dot, polygon } from '#designs/drawing/curve.ts';
import { fill, type Mark } from '#designs/drawing/drawing.ts';
import { drawn } from '#designs/drawing/layer.ts';
import { direction, type Path, type Point, polar, scale, shift, turn, way } from '#designs/drawing/path.ts';
import { random } from '#designs/drawing/random.ts';
import { pen, swell } from '#designs/drawing/stroke.ts';
import { berry } from './fruit.ts';
import { backs } from './letters.ts';
import { closed, shared, torn } from './tissue.ts';

/** From the middle of the flower to the rim, 100 long. */
const petals = [
  closed(way(-8, 2, 8, -30, 36, -60, 70, -66, 92, -44, 96, -16, 104, 10, 92, 42, 66, 60, 32, 54, 8, 28)),
  closed(way(-8, -2, 10, -34, 40, -58, 74, -58, 98, -34, 98, -4, 90, 24, 88, 50, 60, 66, 28, 56, 6, 28)),
] as const;

/** A poppy seen from above; `k` is how far its petals reach. */
export function poppy(seed: number, at: Point, k: number, angle: number): Mark[] {
  const rnd = random(seed);
  const sheets = [0, 0.1, -0.06, 0.05].map((off, i) => {
    const place = multiply(multiply(shift(...at), turn(angle + (i * Math.PI) / 2 + off)), scale((k / 100) * (i % 2 ? 1 : 0.94)));
    return torn(rnd, movedPoints(i % 2 ? petals[1] : petals[0], place), k > 30 ? 0.6 : 0.3);
  });
  const laps = sheets.map((sheet, i) => {
    const from = polar(at, angle + (i + 0.5) * (Math.PI / 2), k * 0.4);
    return polygon(shared([sheet, sheets[(i + 1) % 4] as Point[]], from, 110));
  });
  const veins = (count: number): Path =>
    Array.from({ length: count }, () => {
      const to = rnd.next() * Math.PI * 2;
      const [near, far] = [rnd.between(0.34, 0.56), rnd.between(0.6, 0.82)];
      return swell(
        rnd,
        [polar(at, to, k * near), polar(at, to + rnd.spread(0.05), k * (near + far) * 0.5), polar(at, to + rnd.spread(0.08), k * far)],
        rnd.between(0.18, 0.42),
        3,
        0.05,
      );
    }).flat();
  const blots = [0, 1, 2, 3].map((i) => {
    const to = angle + (i * Math.PI) / 2;
    return polygon(torn(rnd, berry(polar(at, to, k * 0.2), k * 0.15, to, 0.8), 0.4));
  });
  const count = k > 30 ? 44 : 20;
  const tips = Array.from({ length: count }, (_, i) =>
    polar(at, (i / count) * Math.PI * 2 + rnd.spread(0.06), k * rnd.between(0.25, 0.36)),
  );
  const filaments = tips.map((tip) =>
    pen(rnd, [polar(at, direction(at, tip), k * 0.12), tip], Math.max(0.2, k * 0.006), Math.max(0.2, k * 0.006)),
  );
  const anthers = tips.map((tip) => dot(tip, Math.max(0.35, k * 0.017)));
  const rays: Path[] = Array.from({ length: 9 }, (_, i) => {
    const to = angle + (i / 9) * Math.PI * 2;
    return pen(rnd, [polar(at, to, k * 0.015), polar(at, to, k * 0.1)], Math.max(0.2, k * 0.012), Math.max(0.2, k * 0.018));
  });
  return [
    ...sheets.map((sheet, i) => fill(polygon(sheet), i % 2 ? 'sheet2' : 'sheet1')),
    fill(laps.flat(), 'both'),
    ...(k > 30 ? [fill(veins(26), 'both-dark'), fill(veins(14), 'both-light')] : []),
    fill(blots.flat(), 'third'),
    fill(filaments.flat(), 'stalk'),
    fill(anthers.flat(), 'stalk'),
    fill(polygon(torn(rnd, berry(at, k * 0.125), 0.3)), 'core'),
    fill(rays.flat(), 'stalk'),
  ];
}

/** A bud that hangs on its bent stalk. */
function bud(seed: number, points: readonly Point[], size: number): Mark[] {
  const rnd = random(seed);
  const [x, y] = points.at(-1) as Point;
  const half = closed(way(0, -10, 5, -7, 7.4, 0, 6, 8, 0.6, 13, -5, 8, -7, 0, -5, -7));
  const whole = movedPoints(half, multiply(multiply(shift(x, y + size * 8), turn(0.2)), scale(size)));
  const slit = movedPoints(
    closed(way(1, -4, 3.4, 2, 3, 8, 0.6, 12.6, -0.6, 7, -0.2, 1)),
    multiply(multiply(shift(x, y + size * 8), turn(0.2)), scale(size)),
  );
  return [
    fill(pen(rnd, points, size * 1.1, size * 1.1), 'leaf'),
    fill(polygon(torn(rnd, whole, 0.3)), 'leaf'),
    fill(polygon(torn(rnd, slit, 0.2)), 'sheet1'),
  ];
}

const layouts = {
  square: {
    at: [112, 46],
    k: 63,
    angle: 0.5,
    stem: [
      [158, 160],
      [136, 138],
      [112, 124],
      [98, 122],
      [92, 128],
    ],
    bud: 0.8,
  },
  a6: {
    at: [66, 111],
    k: 57,
    angle: 0.36,
    stem: [
      [112, 30],
      [100, 14],
      [90, 9],
      [82, 12],
      [79, 18],
    ],
    bud: 0.9,
  },
} as const;

export function poppyCard(card: CardBuilder, row: DesignTemplate): void {
  const { format } = card;
  const isSquare = format === 'square';
  const front = card.face('front');
  const layout = isSquare ? layouts.square : layouts.a6;
  front.place(
    drawn(front, [{ marks: [...bud(row.seed + 1, layout.stem, layout.bud), ...poppy(row.seed, layout.at, layout.k, layout.angle)] }]),
    'fruit',
  );
  front.text({
    id: 'front-heading',
    role: 'heading',
    font: 'gloock',
    size: isSquare ? 13.6 : 11,
    minSize: 7,
    leading: 1,
    align: 'left',
    vertical: 'top',
    x: isSquare ? 10.5 : 8.6,
    y: isSquare ? 88 : 17,
    width: 60,
    ink: 'text',
  });
  front.text({
    id: 'front-facts',
    role: 'birth-facts',
    personal: true,
    font: 'jost',
    size: isSquare ? 4.4 : 3.8,
    minSize: 2.8,
    leading: 1.4,
    align: 'left',
    vertical: isSquare ? 'bottom' : 'top',
    x: isSquare ? 11 : 9,
    y: isSquare ? 127 : 47.4,
    width: isSquare ? 60 : 42,
    ink: 'text',
  });
  backs(card, row, ({ width, height }, isLarge) =>
    isLarge
      ? poppy(row.seed + 2, [width * 0.44, height * 0.56], width * 0.5, 0.2)
      : poppy(row.seed + 3, [width - 23, height - 24], 15, 0.7),
  );
}
