/** Baptism and confirmation cards with a dove built feather by feather: flying with an olive twig, or descending over rays. */

import { type Matrix, multiply } from '#core/values/matrix.ts';
import { branch } from '#designs/drawing/branch.ts';
import { type CardBuilder, cardBuilder } from '#designs/drawing/card.ts';
import { circle } from '#designs/drawing/curve.ts';
import { fill, type Mark, moved } from '#designs/drawing/drawing.ts';
import type { Face } from '#designs/drawing/face.ts';
import { leaf } from '#designs/drawing/leaf.ts';
import { message } from '#designs/drawing/message.ts';
import { mirror, type Point, polar, scale, shift, turn, way } from '#designs/drawing/path.ts';
import { type Random, random } from '#designs/drawing/random.ts';
import { pen, sliver } from '#designs/drawing/stroke.ts';
import { traced } from '#designs/drawing/trace.ts';
import { wash } from '#designs/drawing/wash.ts';
import type { Family } from '#designs/family.ts';

const washInks = Array.from({ length: 7 }, (_, i) => `wash${i + 1}`);

function feather(rnd: Random, base: Point, angle: number, length: number, width: number, ink: string, bend: number): Mark[] {
  const shape = leaf(base, angle, length, width, { widest: 0.62, tip: 0.62, bend });
  return [
    fill(shape.outline, ink),
    fill(shape.half, 'feather-shade'),
    fill(pen(rnd, shape.middle.slice(1, 8), 0.24, 0.14, 2), 'feather-rib'),
  ];
}

const list = <T>(count: number, make: (i: number) => T[]): T[] => Array.from({ length: count }, (_, i) => make(i)).flat();

/** In flight to the right, about 62 × 54 mm around 52, 50; the beak holds the twig at 85, 46.6. */
function flying(rnd: Random): Mark[] {
  return [
    ...list(7, (i) => feather(rnd, [56 + i * 0.5, 52 - i * 0.3], -1.15 - i * 0.17, 31 - i * 1.9, 3.1, 'feather-far', 0.25)),
    ...list(5, (i) => feather(rnd, [40, 66], 2.62 + i * 0.17, 22 - Math.abs(i - 2) * 1.6, 2.5, 'feather', -0.1)),
    fill(
      traced(
        'M82 44.5C78.6 39.6 70.5 39.8 67 45.5C62 52.5 52 53 44 59C37 64 36.5 70 40 71.5C47 75 62 72 69.5 62C73.5 56.5 75.8 51.5 78.6 49.5C80 48.5 81.2 47.6 84.6 46.8C84.4 45.6 83.4 44.8 82 44.5Z',
      ),
      'feather',
    ),
    ...list(9, (k) => {
      const i = 8 - k;
      return feather(rnd, [60 - i * 0.9, 55 + i * 0.7], -2 - i * 0.155, 35 - i * 2.1, 3.2, 'feather', -0.22);
    }),
    ...list(6, (k) => {
      const i = 5 - k;
      return feather(rnd, [61 - i * 1.1, 56 + i * 0.6], -1.95 - i * 0.2, 17 - i * 1.2, 2.5, 'feather', -0.2);
    }),
    fill(circle([77.6, 44.4], 0.8), 'ink'),
    fill(traced('M82 44.4C83.6 44.4 85.6 45.4 86.4 46.9C84.6 46.5 83.2 47 81.8 47.6Z'), 'beak'),
  ];
}

function twig(rnd: Random, points: readonly Point[], leaves: number, length: number): Mark[] {
  return branch(rnd, points, {
    leaves,
    length,
    width: 0.22,
    inks: ['leaf1', 'leaf2'],
    shade: true,
    rib: true,
    stem: 'stem',
    stemWidth: [0.5, 0.26],
  });
}

const carried = way(85, 46.6, 88, 51, 89, 58, 86.5, 65);

/** Seen from above while it descends, head down; about 84 × 56 mm around the point between the wings. */
function descending(rnd: Random): Mark[] {
  const wing = (lean: number): Mark[] => [
    ...list(9, (k) => {
      const i = 8 - k;
      return feather(rnd, [8 + i * 0.55, -3 + i * 0.75], -0.98 + lean + i * 0.155, 36 - i * 2.35, 3.3, 'feather', 0.26);
    }),
    ...list(7, (k) => {
      const i = 6 - k;
      return feather(rnd, [6 + i * 0.4, -2 + i * 1], -0.86 + lean + i * 0.2, 19.5 - i * 1.25, 2.7, 'feather', 0.26);
    }),
    ...list(5, (k) => {
      const i = 4 - k;
      return feather(rnd, [3.5 + i * 0.4, -1 + i * 1.4], -0.7 + lean + i * 0.26, 11 - i * 0.8, 2.1, 'feather', 0.2);
    }),
  ];
  const tail = [3, -3, 2, -2, 1, -1, 0].flatMap((i) =>
    feather(rnd, [i * 0.7, -8], -Math.PI / 2 + i * 0.15, 22 - Math.abs(i) * 1.5, 2.5, 'feather', i * 0.05),
  );
  return [
    ...tail,
    ...moved(wing(0.05), mirror(0)),
    ...wing(-0.04),
    fill(traced('M-4.7 17.4C-6 18.6 -7.2 20 -7.7 21.6C-6 21.6 -4.4 21.2 -3.1 20.3Z'), 'beak'),
    fill(
      traced(
        'M0 -11C5 -9 7.2 -3 6.5 3C5.9 8 3.4 10.6 3 14.4C3 18 1.4 20.7 -1.5 20.8C-4 20.8 -5.3 18.8 -5 16.6C-4.7 14 -5.8 11 -6.7 5C-7.5 -2 -5 -9 0 -11Z',
      ),
      'feather',
    ),
    fill(circle([-2.3, 17], 0.62), 'eye'),
    ...list(3, (i) => [
      fill(pen(rnd, way(-2.6 + i * 2.4, 2 + i * 0.6, -2.2 + i * 2.2, 4.4, -1.4 + i * 1.9, 6.4), 0.24, 0.16, 2), 'feather-rib'),
    ]),
  ];
}

/** Rays of foil between two circles; they keep away from the bird and the trim. */
function rays(rnd: Random, centre: Point, inner: number, outer: number, from: number, to: number, count: number): Mark[] {
  return list(count, (i) => {
    const angle = from + ((to - from) * i) / (count - 1);
    const long = i % 3 === 0 ? 1 : i % 3 === 1 ? 0.62 : 0.8;
    const start = inner + (i % 2) * 0.8;
    return [
      fill(
        sliver(polar(centre, angle, start), polar(centre, angle, start + (outer - inner) * long * rnd.between(0.95, 1.05)), 0.3, 0.95),
        'gold',
      ),
    ];
  });
}

const at = (x: number, y: number, size: number, angle = 0): Matrix => multiply(multiply(shift(x, y), turn(angle)), scale(size));
const flyingAt = (x: number, y: number, size: number): Matrix => multiply(at(x, y, size), shift(-57, -50));

function blueFront(card: CardBuilder, face: Face, seed: number): void {
  const rnd = random(seed);
  const { width: w, height: h } = face;
  const tall = card.format === 'din-long';
  const size = card.format === 'square' ? 1.1 : tall ? 0.98 : 1;
  const y = tall ? h * 0.36 : h * 0.34;
  const place = flyingAt(w / 2 - 2, y, size);
  const picture = face.drawing();
  picture.add(wash(rnd, [w / 2 - 1, y + 2], 39 * size, 28 * size, washInks, { shrink: 0.42 }));
  picture.add(moved([...flying(rnd), ...twig(rnd, carried, 9, 6.2)], place));
  face.place(picture, 'dove');
  const foot = tall ? h - 62 : h - 47;
  const k = card.format === 'square' ? 1.15 : 1;
  face.text({
    id: 'front-intro',
    role: 'occasion',
    font: 'cormorant-italic',
    size: 6.4 * k,
    x: w / 2,
    y: foot,
    width: w - 24,
    ink: 'accent',
  });
  face.text({
    id: 'front-name',
    role: 'name',
    personal: true,
    font: 'cormorant',
    size: 13.4 * k,
    minSize: 7,
    x: w / 2,
    y: foot + 15 * k,
    width: w - 16,
    leading: 1.02,
    ink: 'ink',
  });
  face.text({
    id: 'front-facts',
    role: 'date-place',
    personal: true,
    font: 'josefin',
    size: 3.4 * k,
    x: w / 2,
    y: foot + 26.6 * k,
    width: w - 18,
    tracking: 0.18,
    leading: 1.85,
    vertical: 'top',
    ink: 'ink',
  });
}

function redFront(card: CardBuilder, face: Face, seed: number): void {
  const rnd = random(seed);
  const { width: w, height: h } = face;
  const square = card.format === 'square';
  const tall = card.format === 'din-long';
  const size = square ? 1.26 : tall ? 1.02 : 1.1;
  const centre: Point = [w * 0.58, square ? 41 : tall ? 54 : 38];
  const picture = face.drawing();
  const turned = 0.16;
  picture.add(rays(rnd, centre, 34.5 * size, 34.5 * size + (square ? 17 : 22), 1, 2.48, 23));
  picture.add(moved(descending(rnd), at(centre[0], centre[1], size, turned)));
  face.place(picture, 'dove');
  const left = w * 0.115;
  const foot = h - (tall ? 22 : 16);
  const k = square ? 1.18 : 1;
  face.text({
    id: 'front-intro',
    role: 'occasion',
    font: 'libre-caslon-display',
    size: 11.5 * k,
    x: left,
    y: foot - 13.5 * k,
    width: w - 2 * left,
    align: 'left',
    ink: 'ink',
  });
  face.text({
    id: 'front-name',
    role: 'name',
    personal: true,
    font: 'libre-caslon-display',
    size: 6.6 * k,
    minSize: 4,
    x: left,
    y: foot - 5 * k,
    width: w - 2 * left,
    align: 'left',
    ink: 'accent',
  });
  face.text({
    id: 'front-facts',
    role: 'date',
    personal: true,
    font: 'jost',
    size: 3.3 * k,
    x: left,
    y: foot + 2 * k,
    width: w - 2 * left,
    align: 'left',
    tracking: 0.15,
    ink: 'ink',
  });
}

function words(card: CardBuilder, face: Face, row: { texts: Record<string, string>; variant: string }): void {
  const k = card.format === 'square' ? 1.12 : 1;
  const red = row.variant === 'descending';
  const left = face.width * 0.13;
  message(face, row.texts, {
    heading: red ? 'libre-caslon-display' : 'cormorant-italic',
    headingSize: (red ? 8 : 9.5) * k,
    body: red ? 'eb-garamond' : 'cormorant-semibold',
    bodySize: (red ? 4.2 : 4.7) * k,
    facts: red ? 'jost' : 'josefin',
    factsSize: 3.3 * k,
    factsTracking: 0.14,
    sign: red ? 'eb-garamond-italic' : 'cormorant-italic',
    signSize: 5 * k,
    ink: 'ink',
    accent: 'accent',
    align: red ? 'left' : 'center',
    x: red ? left : face.width / 2,
    width: red ? face.width - left - 8 : face.width - 18,
    middle: face.height * 0.47,
  });
}

function corner(face: Face, seed: number): void {
  const rnd = random(seed);
  const { width: w, height: h } = face;
  const picture = face.drawing();
  picture.add(twig(rnd, way(w + 5, h - 24, w - 9, h - 17, w - 24, h - 13, w - 40, h - 12.5), 11, 8.4));
  face.place(picture, 'oil-twig');
}

export const family: Family = {
  draw(row, form, format) {
    const card = cardBuilder(row, form, format);
    card.ground('ground');
    const red = row.variant === 'descending';
    (red ? redFront : blueFront)(card, card.face('front'), row.seed);
    if (!card.folded) {
      const back = card.face('back');
      if (!red) corner(back, row.seed + 3);
      words(card, back, row);
      return card.finish();
    }
    const rnd = random(row.seed + 5);
    const { width: w, height: h } = card;
    const left = card.face('inside-left');
    const size = format === 'square' ? 5.8 : 5.2;
    const verse = h * 0.46;
    const mark = left.drawing();
    mark.add(
      red
        ? rays(rnd, [w / 2, verse - 29], 7, 17, 0.5, Math.PI - 0.5, 13)
        : moved(twig(rnd, way(-15, 3, -5, 1, 6, -1.5, 14, -4), 10, 6.4), shift(w / 2, verse - 17)),
    );
    left.place(mark, red ? 'rays' : 'oil-twig');
    left.text({
      id: 'inside-verse',
      role: 'verse',
      font: red ? 'eb-garamond-italic' : 'cormorant-italic',
      size,
      x: w / 2,
      y: verse,
      width: w - 20,
      leading: 1.42,
      lines: 5,
      vertical: 'top',
      ink: 'accent',
    });
    const right = card.face('inside-right');
    if (!red) corner(right, row.seed + 3);
    words(card, right, row);
    const back = card.face('back');
    const quote = back.drawing();
    quote.add(red ? moved(descending(rnd), at(w / 2, h * 0.8, 0.3, 0.12)) : moved(flying(rnd), flyingAt(w / 2, h * 0.8, 0.3)));
    back.place(quote, 'dove');
    return card.finish();
  },
};
