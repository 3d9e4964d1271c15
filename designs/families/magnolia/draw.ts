/** A magnolia branch in bloom that crosses the card from foot to shoulder; the words stand in the two free corners. */

import type { DesignTemplate } from '#core/catalogue/template.ts';
import { multiply } from '#core/values/matrix.ts';
import { leafMarks, stemAt } from '#designs/drawing/branch.ts';
import { type CardBuilder, cardBuilder } from '#designs/drawing/card.ts';
import { blob } from '#designs/drawing/curve.ts';
import { fill, type Mark, moved } from '#designs/drawing/drawing.ts';
import type { Face } from '#designs/drawing/face.ts';
import { drawn } from '#designs/drawing/layer.ts';
import { leaf } from '#designs/drawing/leaf.ts';
import { letter } from '#designs/drawing/letter.ts';
import { type Point, polar, scale, shift, turn, way } from '#designs/drawing/path.ts';
import { type Random, random } from '#designs/drawing/random.ts';
import { pen, sliver, tapered } from '#designs/drawing/stroke.ts';
import type { Family } from '#designs/family.ts';

type Petal = readonly [turned: number, length: number, width: number, ink: string];

/** One petal: deeper colour from the base upwards, two fine veins, a shaded side. */
function petal(rnd: Random, base: Point, angle: number, length: number, width: number, ink: string): Mark[] {
  const shape = leaf(base, angle, length, width, {
    widest: 0.62,
    tip: 0.52,
    bend: rnd.spread(0.3),
    lopsided: rnd.spread(0.12),
    ripple: 0.02,
  });
  const flush = leaf(base, angle, length * 0.62, width * 0.46, { widest: 0.4, tip: 1.3 });
  const veins = [-0.13, 0.02, 0.15].map((apart) =>
    fill(
      sliver(polar(base, angle + apart, length * 0.2), polar(base, angle + apart * 1.1, length * rnd.between(0.66, 0.84)), 0.22, 0.15),
      'vein',
    ),
  );
  return [fill(shape.outline, ink), fill(shape.half, `${ink}-dark`), fill(flush.outline, 'flush'), ...veins];
}

/** An open flower seen from the side: nine petals, the back ones first, with its cone of stamens. */
function bloom(rnd: Random, base: Point, angle: number, size: number): Mark[] {
  const back: Petal[] = [
    [-0.95, 0.9, 0.25, 'petal3'],
    [0.98, 0.88, 0.25, 'petal3'],
    [-0.36, 1, 0.27, 'petal2'],
    [0.4, 0.98, 0.27, 'petal2'],
    [0.02, 1.04, 0.28, 'petal3'],
  ];
  const front: Petal[] = [
    [-0.72, 0.86, 0.27, 'petal1'],
    [0.76, 0.84, 0.27, 'petal1'],
    [-1.42, 0.74, 0.24, 'petal2'],
    [1.46, 0.7, 0.24, 'petal2'],
  ];
  const open = (list: readonly Petal[]) =>
    list.flatMap(([turned, length, width, ink]) =>
      petal(rnd, base, angle + turned + rnd.spread(0.05), size * length * rnd.between(0.95, 1.05), size * width, ink),
    );
  const stamens = Array.from({ length: 13 }, (_, i) =>
    fill(
      sliver(polar(base, angle, size * 0.08), polar(base, angle - 0.62 + (i / 12) * 1.24, size * rnd.between(0.26, 0.36)), 0.42, 0.24),
      'heart',
    ),
  );
  const cone = leaf(base, angle, size * 0.42, size * 0.07, { widest: 0.4, tip: 0.8 });
  return [...open(back), ...stamens, fill(cone.outline, 'heart-light'), ...open(front), ...sepal(rnd, base, angle, size * 0.2)];
}

function sepal(rnd: Random, base: Point, angle: number, length: number): Mark[] {
  return [-0.5, 0.5, 0].map((side) =>
    fill(
      leaf(polar(base, angle + Math.PI, length * 0.35), angle + side, length, length * 0.3, { tip: 1, bend: rnd.spread(0.2) }).outline,
      'bark-light',
    ),
  );
}

/** A closed bud of four petals in its furry scales. */
function bud(rnd: Random, base: Point, angle: number, size: number): Mark[] {
  return [
    ...petal(rnd, base, angle - 0.14, size, size * 0.2, 'petal3'),
    ...petal(rnd, base, angle + 0.15, size * 0.96, size * 0.2, 'petal2'),
    ...petal(rnd, base, angle, size * 0.88, size * 0.19, 'petal1'),
    ...sepal(rnd, base, angle, size * 0.42),
  ];
}

/** Wood grows in short straight lengths with a knot at every turn. */
function wood(rnd: Random, points: readonly Point[], from: number, to: number): Mark[] {
  const path: Point[] = points.flatMap((point, i): Point[] => {
    const next = points[i + 1];
    if (!next) return [point];
    return [point, [(point[0] + next[0]) / 2 + rnd.spread(0.5), (point[1] + next[1]) / 2 + rnd.spread(0.5)]];
  });
  const knots = points
    .slice(1, -1)
    .map((point, i) => fill(blob(rnd, point, (from + (to - from) * ((i + 1) / points.length)) * 0.66, 0.14, 7), 'bark'));
  const light = path.map(([x, y]): Point => [x - from * 0.14, y - from * 0.16]);
  return [
    fill(
      tapered(path, (t) => from + (to - from) * t),
      'bark',
    ),
    ...knots,
    fill(pen(rnd, light, from * 0.24, 0.2, 2), 'bark-light'),
  ];
}

function youngLeaf(rnd: Random, points: readonly Point[], share: number, side: number, length: number): Mark[] {
  const { point, heading } = stemAt(points, share);
  return leafMarks(
    rnd,
    point,
    heading + side * 0.7,
    length,
    length * 0.24,
    { widest: 0.55, tip: 0.8, bend: -side * 0.4 },
    rnd.pick(['leaf1', 'leaf2']),
    {
      shade: true,
      rib: true,
    },
  );
}

/** The branch in the space of an A6 front; `at` maps it onto the format. */
export function crossing(rnd: Random, at: (...numbers: number[]) => Point[], k: number): Mark[] {
  const main = at(-6, 139, 12, 126, 26, 110, 45, 98, 60, 80, 79, 69, 93, 50);
  const low = at(26, 110, 40, 113, 52, 116, 63, 112);
  const high = at(60, 80, 65, 73, 63, 67);
  const shoot = at(12, 126, 14, 108, 10, 97);
  const end = (points: readonly Point[]) => points.at(-1) as Point;
  return [
    ...youngLeaf(rnd, low, 0.55, -1, 13 * k),
    ...youngLeaf(rnd, main, 0.9, 1, 14 * k),
    ...youngLeaf(rnd, shoot, 0.4, -1, 10 * k),
    ...youngLeaf(rnd, low, 0.8, 1, 11 * k),
    ...wood(rnd, low, 1.5 * k, 0.8 * k),
    ...wood(rnd, high, 1.4 * k, 0.8 * k),
    ...wood(rnd, shoot, 1.3 * k, 0.7 * k),
    ...wood(rnd, main, 3 * k, 0.9 * k),
    ...bud(rnd, end(shoot), -1.5, 14 * k),
    ...bloom(rnd, end(low), -0.5, 16.5 * k),
    ...bud(rnd, end(main), -0.75, 19 * k),
    ...bloom(rnd, end(high), -1.8, 21 * k),
    ...bloom(rnd, (at(36, 101)[0] ?? [0, 0]) as Point, -1.95, 30 * k),
    ...youngLeaf(rnd, main, 0.74, 1, 12 * k),
  ];
}

/** A cut twig of 40 mm about the origin, for backs and insides. */
export function cutTwig(rnd: Random): Mark[] {
  const points = way(-20, 9, -10, 5, -1, 4, 8, -1);
  return [
    ...youngLeaf(rnd, points, 0.45, 1, 9),
    ...youngLeaf(rnd, points, 0.3, -1, 8),
    ...wood(rnd, points, 1.5, 0.8),
    ...bud(rnd, [-1, 4], -1.3, 9),
    ...bloom(rnd, [8, -1], -0.5, 15),
  ];
}

function front(card: CardBuilder, row: DesignTemplate): void {
  const { width: w, height: h, format } = card;
  const face = card.face('front');
  const k = { a6: 1, 'din-long': 1.08, square: 1.16 }[format];
  const lift = { a6: 0, 'din-long': 4, square: -2 }[format];
  const at = (...numbers: number[]) => way(...numbers).map(([x, y]): Point => [(x * w) / 105, (y * h) / 148 + lift]);
  face.place(drawn(face, [{ marks: crossing(random(row.seed), at, k) }]), 'magnolia-twig');
  const left = w * 0.11;
  const size = { a6: 13, 'din-long': 13, square: 17 }[format];
  const top = { a6: 25, 'din-long': 34, square: 24 }[format];
  face.text({
    id: 'front-names',
    role: 'names',
    personal: true,
    font: 'libre-caslon-display',
    size,
    minSize: 5.4,
    x: left,
    y: top,
    width: w * 0.7,
    align: 'left',
    vertical: 'top',
    leading: 1.08,
    ink: 'ink',
  });
  const right = { x: w - left, align: 'right', width: w * 0.58, ink: 'ink' } as const;
  const foot = h - { a6: 12.5, 'din-long': 18, square: 14 }[format];
  face.text({
    ...right,
    id: 'front-heading',
    role: 'heading',
    font: 'josefin',
    size: 3.3,
    tracking: 0.22,
    y: foot - 6.4,
    ink: 'accent',
    vertical: 'bottom',
  });
  face.text({ ...right, id: 'front-date', role: 'date', personal: true, font: 'cormorant-italic', size: 5.6, minSize: 3.6, y: foot });
}

function others(card: CardBuilder, row: DesignTemplate): void {
  const { width: w, height: h, format, folded } = card;
  const rnd = random(row.seed + 5);
  const inner = card.face(folded ? 'inside-right' : 'back');
  const left = w * 0.13;
  letter(inner, row.texts, {
    heading: { font: 'libre-caslon-display', size: 9, minSize: 5.4, ink: 'accent', leading: 1.12 },
    body: { font: 'cormorant-semibold', size: 4.9, ink: 'ink', leading: 1.38, figures: 'oldstyle' },
    date: { font: 'josefin', size: 3.3, tracking: 0.18, ink: 'ink', leading: 1.7 },
    reply: { font: 'cormorant-italic', size: 4.9, ink: 'ink', leading: 1.38 },
    x: left,
    width: w - left - 10,
    align: 'left',
    middle: h * (folded ? 0.45 : 0.41),
  });
  const quote = (face: Face, x: number, y: number, k: number, turned = 0) =>
    face.place(drawn(face, [{ marks: moved(cutTwig(rnd), multiply(multiply(shift(x, y), turn(turned)), scale(k))) }]), 'magnolia-twig');
  if (!folded) {
    quote(inner, w - 23, h - (format === 'din-long' ? 24 : 14), 0.82);
    return;
  }
  const face = card.face('inside-left');
  const margin = w * 0.115;
  face.photo({
    id: 'inside-photo',
    role: 'inside-photo',
    x: margin,
    y: margin,
    width: w - 2 * margin,
    height: h - 2 * margin - 24,
    ink: 'photo',
  });
  quote(face, w - margin - 19, h - margin - 17, 0.95);
  quote(card.face('back'), w / 2 + 4, h - 21, 0.66);
}

export const family: Family = {
  draw(row, form, format) {
    const card = cardBuilder(row, form, format);
    card.ground('paper');
    front(card, row);
    others(card, row);
    return card.finish();
  },
};
