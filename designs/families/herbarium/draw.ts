/** Herbarium sheets: a pressed plant held by paper tape, and a printed label that carries the words. Draws the whole card. */

import type { DesignTemplate } from '#core/catalogue/template.ts';
import { stemAt } from '#designs/drawing/branch.ts';
import { type CardBuilder, cardBuilder } from '#designs/drawing/card.ts';
import { line, polygon, rectangle } from '#designs/drawing/curve.ts';
import { fill, type Mark, moved, outline } from '#designs/drawing/drawing.ts';
import type { Face } from '#designs/drawing/face.ts';
import { leaf } from '#designs/drawing/leaf.ts';
import { cornflower, stem, umbel } from '#designs/drawing/meadow-plants.ts';
import { message } from '#designs/drawing/message.ts';
import { direction, type Point, polar, shift, turn, way } from '#designs/drawing/path.ts';
import { type Random, random } from '#designs/drawing/random.ts';
import { pen } from '#designs/drawing/stroke.ts';
import type { Family } from '#designs/family.ts';

const tones = ['leaf1', 'leaf2', 'leaf3'] as const;

/** One pinna of a fern: a pointed leaf with round teeth, its base at `base`. */
function pinna(rnd: Random, base: Point, angle: number, length: number, bend: number): Mark[] {
  const teeth = Math.max(4, Math.round(length / 1.5));
  const steps = teeth * 4;
  const left: Point[] = [];
  const right: Point[] = [];
  const middle: Point[] = [];
  let at = base;
  let heading = angle - bend * 0.4;
  for (let i = 0; i <= steps; i++) {
    const t = i / steps;
    const wide = length * 0.135 * Math.min(1, t * 9 + 0.35) * (1 - t) ** 0.72;
    const tooth = (shiftBy: number) => 0.5 + 0.5 * Math.abs(Math.sin(Math.PI * (t * teeth + shiftBy))) ** 0.6;
    middle.push(at);
    left.push(polar(at, heading + Math.PI / 2, wide * tooth(0) + 0.07));
    right.push(polar(at, heading - Math.PI / 2, wide * tooth(0.5) + 0.07));
    heading += bend / steps;
    at = polar(at, heading, length / steps);
  }
  const ink = rnd.pick(tones);
  const rib = middle.filter((_, i) => i % 4 === 0);
  return [
    fill(polygon([...left, ...[...right].reverse()]), ink),
    fill(polygon([...left, ...[...middle].reverse()]), `${ink}-dark`),
    fill(pen(rnd, rib.slice(0, -1), 0.3, 0.16, 1), `${ink}-rib`),
  ];
}

function fern(rnd: Random, points: readonly Point[], pairs: number, length: number): Mark[] {
  const marks: Mark[] = [];
  for (let i = 0; i < pairs; i++) {
    const t = i / (pairs - 1);
    const share = 0.15 + 0.83 * t ** 0.86;
    const { point, heading } = stemAt(points, share);
    const size = length * (t < 0.16 ? 0.68 + 2 * t : 1.02 * (1 - ((t - 0.16) / 0.84) ** 1.5) + 0.05);
    for (const side of [1, -1]) {
      const angle = heading + side * (1.32 - 0.42 * t + rnd.spread(0.05));
      marks.push(...pinna(rnd, point, angle, size * rnd.between(0.94, 1.05), -side * rnd.between(0.15, 0.4)));
    }
  }
  return [...marks, fill(pen(rnd, points, 1.1, 0.3), 'stem')];
}

/** Wild carrot, cornflowers and a blade of oat, bound by nothing but the tape. */
function meadowPress(rnd: Random, size: number): Mark[] {
  const inks = { stem: 'stem', bloom: 'bloom1', bloomLight: 'bloom2', bloomDark: 'bloom3', heart: 'bloom3', tick: 'leaf3' };
  const ways = [
    way(0, 104, -1, 74, -5, 44, -3, 26),
    way(3, 104, 7, 76, 16, 54, 21, 45),
    way(-3, 104, -9, 82, -19, 66, -24, 60),
    way(1.5, 104, 6, 70, 12, 36, 10, 16),
  ];
  const [carrot = [], blue = [], second = [], oat = []] = ways.map((points) => points.map(([x, y]): Point => [x * size, y * size]));
  const head = (points: readonly Point[]) => direction(points.at(-2) as Point, points.at(-1) as Point);
  const spikes = Array.from({ length: 15 }, (_, i): Mark[] => {
    const { point, heading } = stemAt(oat, 0.5 + i * 0.033);
    const side = i % 2 === 0 ? 1 : -1;
    const reach = polar(point, heading + side * 0.7, (5.5 - i * 0.22) * size);
    const grain = leaf(reach, heading + side * 0.5 + rnd.spread(0.12), 5.4 * size, 0.8 * size, { widest: 0.35, bend: -side * 0.3 });
    return [fill(pen(rnd, [point, reach], 0.2, 0.16, 2), 'stem'), fill(grain.outline, i % 3 === 0 ? 'leaf2' : 'leaf3')];
  }).flat();
  const ferny = (
    [
      [carrot, 0.24, 1],
      [carrot, 0.42, -1],
      [carrot, 0.58, 1],
    ] as const
  ).flatMap(([points, share, side]) => {
    const { point, heading } = stemAt(points, share);
    const angle = heading + side * 0.75;
    const tip = polar(point, angle - side * 0.2, 21 * size);
    return fern(rnd, [point, polar(point, angle, 8 * size), tip], 7, 6 * size).filter(({ ink }) => !ink.endsWith('-rib'));
  });
  const slender = (
    [
      [blue, 0.3, 1],
      [blue, 0.52, -1],
      [second, 0.34, -1],
      [second, 0.56, 1],
    ] as const
  ).flatMap(([points, share, side]) => {
    const { point, heading } = stemAt(points, share);
    const blade = leaf(point, heading + side * 0.5, 17 * size, 0.95 * size, { bend: -side * 0.4 });
    return [fill(blade.outline, 'leaf1'), fill(blade.half, 'leaf1-dark')];
  });
  return [
    ...[oat, carrot, blue, second].map((points) => stem(rnd, points, 0.95 * size, 'stem')),
    ...spikes,
    ...ferny,
    ...slender,
    ...umbel(rnd, carrot.at(-1) as Point, 19 * size, head(carrot), 'stem', 'bloom4'),
    ...moved(cornflower(rnd, blue.at(-1) as Point, 9.4 * size, inks), turn(0.5, blue.at(-1) as Point)),
    ...moved(cornflower(rnd, second.at(-1) as Point, 8 * size, inks), turn(-0.6, second.at(-1) as Point)),
  ];
}

/** One cornflower on a cut stem, 22 mm high around the origin. */
function singleFlower(rnd: Random): Mark[] {
  const inks = { stem: 'stem', bloom: 'bloom1', bloomLight: 'bloom2', bloomDark: 'bloom3', heart: 'bloom3', tick: 'leaf3' };
  const blade = leaf([-0.6, 5], -Math.PI / 2 + 0.5, 9, 0.7, { bend: -0.4 });
  return [
    stem(rnd, way(-1.5, 11, -0.8, 4, 0.8, -5), 0.6, 'stem'),
    fill(blade.outline, 'leaf1'),
    ...moved(cornflower(rnd, [0.8, -6], 5.6, inks), turn(0.15, [0.8, -6])),
  ];
}

/** A strip of gummed paper across a stem. */
function tape(rnd: Random, at: Point, angle: number, length = 13, width = 3.6): Mark[] {
  const corner = (x: number, y: number): Point => {
    const [px, py] = [x + rnd.spread(0.18), y + rnd.spread(0.12)];
    return [at[0] + px * Math.cos(angle) - py * Math.sin(angle), at[1] + px * Math.sin(angle) + py * Math.cos(angle)];
  };
  const [l, w] = [length / 2, width / 2];
  const strip = polygon([
    corner(-l, -w),
    corner(0, -w),
    corner(l, -w),
    corner(l, 0),
    corner(l, w),
    corner(0, w),
    corner(-l, w),
    corner(-l, 0),
  ]);
  return [
    fill(moved([fill(strip, 'tape')], shift(0.35, 0.45))[0]?.path ?? strip, 'shadow'),
    fill(strip, 'tape'),
    outline(line(corner(-l, w * 0.82), corner(l, w * 0.82)), 'tape-edge', 0.16),
  ];
}

type Box = { x: number; y: number; width: number; height: number };

/** A label with a double frame and ruled lines at the given heights. */
function label(face: Face, { x, y, width, height }: Box, rules: readonly number[], angle = 0): void {
  const picture = face.drawing();
  const marks = [
    fill(rectangle(x + 0.45, y + 0.55, width, height), 'shadow'),
    fill(rectangle(x, y, width, height), 'label'),
    outline(rectangle(x + 1.5, y + 1.5, width - 3, height - 3), 'print', 0.4),
    outline(rectangle(x + 2.3, y + 2.3, width - 4.6, height - 4.6), 'print', 0.16),
    ...rules.map((at) => outline(line([x + 6, y + at], [x + width - 6, y + at]), 'print', 0.16)),
  ];
  picture.add(angle ? moved(marks, turn(angle, [x + width / 2, y + height / 2])) : marks);
  face.place(picture, 'label');
}

function fernFront(card: CardBuilder, face: Face, row: DesignTemplate): void {
  const { width: w, height: h } = face;
  const rnd = random(row.seed);
  const square = card.format === 'square';
  const tall = card.format === 'din-long';
  const k = square ? 1.14 : 1;
  const points: Point[] = square
    ? [
        [32, h - 9],
        [46, h * 0.66],
        [52, h * 0.36],
        [70, 12],
      ]
    : [
        [w * 0.23, h - (tall ? 50 : 12)],
        [w * 0.38, h * 0.64],
        [w * 0.43, h * 0.36],
        [w * 0.6, tall ? 24 : 11],
      ];
  const picture = face.drawing();
  picture.add(fern(rnd, points, square ? 25 : tall ? 27 : 24, square ? 33 : 27));
  for (const share of [0.06, 0.46]) {
    const { point, heading } = stemAt(points, share);
    picture.add(tape(rnd, point, heading + Math.PI / 2 + rnd.spread(0.14), share < 0.1 ? 12 : 15));
  }
  face.place(picture, 'fern');
  const box = { width: 60 * k, height: 38 * k, x: w - 60 * k - 8, y: h - 38 * k - (tall ? 14 : 9) };
  label(face, box, [12.4 * k]);
  const x = box.x + box.width / 2;
  const width = box.width - 11;
  face.text({
    id: 'front-head',
    role: 'head-line',
    font: 'josefin',
    size: 2.9 * k,
    minSize: 2.3,
    x,
    y: box.y + 9 * k,
    width,
    tracking: 0.2,
    ink: 'print',
  });
  face.text({
    id: 'front-heading',
    role: 'heading',
    font: 'old-standard',
    size: 11.4 * k,
    minSize: 6,
    x,
    y: box.y + 23.6 * k,
    width,
    ink: 'print',
  });
  face.text({
    id: 'front-sign',
    role: 'sender',
    personal: true,
    font: 'eb-garamond-italic',
    size: 4.5 * k,
    minSize: 3,
    x,
    y: box.y + 31.6 * k,
    width,
    ink: 'print',
  });
}

function meadowFront(card: CardBuilder, face: Face, row: DesignTemplate): void {
  const { width: w, height: h } = face;
  const rnd = random(row.seed);
  const square = card.format === 'square';
  const tall = card.format === 'din-long';
  const k = square ? 1.1 : 1;
  const size = square ? 0.98 : tall ? 1.12 : 0.88;
  const x0 = w * (square ? 0.5 : 0.5);
  const y0 = tall ? 32 : square ? 0 : -1;
  const picture = face.drawing();
  picture.add(moved(meadowPress(rnd, size), shift(x0, y0)));
  const at: Point = [x0 + 0.5, y0 + 88 * size];
  picture.add(tape(rnd, at, 0.06, 21, 4.4));
  face.place(picture, 'pressed-flowers');
  const wide = square ? 112 : w - 22;
  const high = 37 * k;
  const box = { width: wide, height: high, x: (w - wide) / 2, y: h - high - (tall ? 16 : square ? 8 : 9) };
  label(face, box, [25 * k]);
  const x = w / 2;
  const width = box.width - 12;
  face.text({
    id: 'front-head',
    role: 'head-line',
    font: 'josefin',
    size: 2.9 * k,
    minSize: 2.3,
    x,
    y: box.y + 8.6 * k,
    width,
    tracking: 0.18,
    ink: 'print',
  });
  face.text({
    id: 'front-name',
    role: 'name',
    personal: true,
    font: 'libre-caslon-display',
    size: 10.6 * k,
    minSize: 5,
    x,
    y: box.y + 20.4 * k,
    width,
    ink: 'print',
  });
  face.text({
    id: 'front-facts',
    role: 'date-place',
    personal: true,
    font: 'eb-garamond-italic',
    size: 4.4 * k,
    minSize: 3,
    x,
    y: box.y + 31.2 * k,
    width,
    ink: 'print',
  });
}

export const family: Family = {
  draw(row, form, format) {
    const card = cardBuilder(row, form, format);
    const { width: w, height: h } = card;
    const green = row.variant === 'fern';
    const k = format === 'square' ? 1.12 : 1;
    card.ground('paper');
    (green ? fernFront : meadowFront)(card, card.face('front'), row);
    const rnd = random(row.seed + 6);
    const inner = card.face(card.folded ? 'inside-right' : 'back');
    const edge = w * 0.13;
    message(inner, row.texts, {
      heading: green ? 'old-standard' : 'libre-caslon-display',
      headingSize: 8 * k,
      body: 'eb-garamond',
      bodySize: 4.2 * k,
      facts: 'josefin',
      factsSize: 3.2 * k,
      factsTracking: 0.15,
      sign: 'eb-garamond-italic',
      signSize: 4.7 * k,
      ink: 'print',
      align: green ? 'left' : 'center',
      x: green ? edge : w / 2,
      width: green ? w - edge - 8 : w - 18,
      middle: h * 0.45,
    });
    const foot = inner.drawing();
    const sprig = way(-13, 2, -5, 0.6, 4, -1.4, 13, -5);
    foot.add(moved([...fern(rnd, sprig, 11, 7.4), ...tape(rnd, [-11, 1.6], 1.4, 6, 2.4)], shift(green ? edge + 14 : w / 2, h - 15)));
    inner.place(foot, 'fern');
    if (!card.folded) return card.finish();
    const left = card.face('inside-left');
    const m = w * 0.12;
    const box = { x: m, y: m * 1.1, width: w - 2 * m, height: h - m * 2.2 - 14 };
    left.photo({ id: 'inside-photo', role: 'inside-photo', ...box, ink: 'photo' });
    const tapes = left.drawing();
    tapes.add([
      ...tape(rnd, [box.x + 1, box.y + 1], -0.74, 17, 5),
      ...tape(rnd, [box.x + box.width - 1, box.y + box.height - 1], -0.8, 17, 5),
    ]);
    left.place(tapes, 'paper-strips');
    left.text({
      id: 'inside-caption',
      role: 'caption',
      font: 'eb-garamond-italic',
      size: 4.2 * k,
      x: w / 2,
      y: box.y + box.height + 10,
      width: w - 24,
      ink: 'print',
    });
    const back = card.face('back');
    const quote = back.drawing();
    quote.add(moved(green ? fern(rnd, sprig, 11, 7.4) : singleFlower(rnd), shift(w / 2, h * 0.82)));
    back.place(quote, green ? 'fern' : 'flowers');
    return card.finish();
  },
};
