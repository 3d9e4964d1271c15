/** The shell of a brick house under its roof frame, and a crane that brings the wreath. */

import type { DesignTemplate } from '#core/catalogue/template.ts';
import type { CardBuilder } from '#designs/drawing/card.ts';
import { polygon, rectangle } from '#designs/drawing/curve.ts';
import { fill, type Mark } from '#designs/drawing/drawing.ts';
import type { Face } from '#designs/drawing/face.ts';
import { drawn } from '#designs/drawing/layer.ts';
import type { Path, Point } from '#designs/drawing/path.ts';
import { type Random, random } from '#designs/drawing/random.ts';
import { sliver } from '#designs/drawing/stroke.ts';
import { plane, timber, type Vector, type View, viewFrom } from './isometric.ts';
import { house, rafters } from './roof-frame.ts';
import { placeLetter } from './words.ts';
import { wreath } from './wreath.ts';

const { wide, deep, eaves } = house;

/** A wall of the house: `at` takes a length along it and a height. */
type Wall = { at(along: number, high: number): Vector; long: number; ink: string };

const gable: Wall = { at: (along, high) => [along, deep, high], long: wide, ink: 'brick' };
const front: Wall = { at: (along, high) => [wide, deep - along, high], long: deep, ink: 'brick-dark' };

/** Some bricks in two tones, in the courses of the wall. */
function bricks(rnd: Random, view: View, { at, long }: Wall): { light: Path; deep: Path } {
  const light: Path[] = [];
  const dark: Path[] = [];
  const [brick, course] = [0.62, 0.3];
  for (let j = 0; j * course < eaves - course; j++) {
    for (let i = 0; i * brick < long - brick; i++) {
      const from = i * brick + (j % 2 === 0 ? 0 : brick / 2);
      const chance = rnd.next();
      if (chance > 0.34 || from + brick > long) continue;
      const low = j * course;
      const path = plane(view, [
        at(from + 0.05, low + 0.05),
        at(from + brick - 0.05, low + 0.05),
        at(from + brick - 0.05, low + course - 0.05),
        at(from + 0.05, low + course - 0.05),
      ]);
      (chance < 0.15 ? light : dark).push(path);
    }
  }
  return { light: light.flat(), deep: dark.flat() };
}

/** An opening without a frame yet: its reveal and the dark behind. */
function opening(view: View, { at }: Wall, from: number, low: number, broad: number, tall: number): Mark[] {
  const box = (a: number, b: number, c: number, d: number) => plane(view, [at(a, b), at(c, b), at(c, d), at(a, d)]);
  return [
    fill(box(from - 0.12, low + tall, from + broad + 0.12, low + tall + 0.3), 'concrete'),
    fill(box(from, low, from + broad, low + tall), 'inside'),
    fill(box(from, low, from + 0.24, low + tall), 'reveal'),
  ];
}

function shell(rnd: Random, view: View): Mark[] {
  const slab = (from: number, to: number, low: number, high: number): Mark[] => [
    fill(
      plane(view, [
        [from, to, high],
        [to + wide - deep, to, high],
        [to + wide - deep, to, low],
        [from, to, low],
      ]),
      'concrete-dark',
    ),
    fill(
      plane(view, [
        [to + wide - deep, from, high],
        [to + wide - deep, to, high],
        [to + wide - deep, to, low],
        [to + wide - deep, from, low],
      ]),
      'concrete-deep',
    ),
    fill(
      plane(view, [
        [from, from, high],
        [to + wide - deep, from, high],
        [to + wide - deep, to, high],
        [from, to, high],
      ]),
      'concrete',
    ),
  ];
  const wall = (side: Wall): Mark[] => {
    const { light, deep: low } = bricks(rnd, view, side);
    const { at, long, ink } = side;
    return [
      fill(plane(view, [at(0, 0), at(long, 0), at(long, eaves), at(0, eaves)]), ink),
      fill(light, `${ink}-light`),
      fill(low, `${ink}-deep`),
    ];
  };
  const top: Mark = fill(
    plane(view, [
      [0, 0, eaves],
      [wide, 0, eaves],
      [wide, deep, eaves],
      [0, deep, eaves],
    ]),
    'floor',
  );
  return [
    ...slab(-0.7, deep + 0.7, -0.5, 0),
    ...wall(gable),
    ...wall(front),
    top,
    ...opening(view, gable, 1.2, 1.3, 1.6, 1.7),
    ...opening(view, gable, 5, 0, 1.6, 2.9),
    ...opening(view, front, 1.3, 1.3, 1.9, 1.7),
    ...opening(view, front, 4.6, 1.3, 1.9, 1.7),
    ...opening(view, front, 7.9, 1.3, 1.9, 1.7),
  ];
}

const tones = { up: 'wood-light', right: 'wood-dark', left: 'wood' } as const;

function roof(view: View): Mark[] {
  return timber(rafters(9, 0.7), view).flatMap((sides) => sides.map(({ corners, facing }) => fill(polygon(corners), tones[facing])));
}

/** Mast and jib of a crane as lattices, its cabin and counterweight. The jib runs from `mast` to the right. */
function crane(mast: number, foot: number, jib: number, from: number, to: number, size: number): Mark[] {
  const bars: Path[] = [];
  const half = 1.7 * size;
  const bar = (a: Point, b: Point, broad = 0.5) => bars.push(sliver(a, b, broad * size, broad * size));
  for (const side of [-1, 1]) bar([mast + side * half, foot], [mast + side * half, jib], 0.75);
  let left = true;
  for (let y = jib; y < foot; y += half * 2) {
    bar([mast + (left ? -half : half), y], [mast + (left ? half : -half), Math.min(foot, y + half * 2)]);
    left = !left;
  }
  const under = jib - 3 * size;
  bar([from, jib], [to, jib], 0.75);
  bar([mast, under], [to - 4 * size, under], 0.6);
  bar([to - 4 * size, under], [to, jib], 0.6);
  let isUp = true;
  for (let x = mast; x < to - 4 * size; x += 3.2 * size) {
    bar([x, isUp ? jib : under], [x + 3.2 * size, isUp ? under : jib], 0.42);
    isUp = !isUp;
  }
  const peak: Point = [mast, jib - 9.5 * size];
  bar([mast - half, jib], peak, 0.6);
  bar([mast + half, jib], peak, 0.6);
  bar(peak, [from + 2 * size, jib], 0.34);
  bar(peak, [mast + (to - mast) * 0.66, under], 0.34);
  return [
    fill(rectangle(mast - 4.4 * size, foot - 0.8, 8.8 * size, 2.4 * size), 'concrete-deep'),
    fill(bars.flat(), 'crane'),
    fill(rectangle(from, jib - 0.4 * size, 6 * size, 5.4 * size), 'concrete-deep'),
    fill(
      polygon([
        [mast + half, jib + 0.6 * size],
        [mast + half + 3.6 * size, jib + 0.6 * size],
        [mast + half + 4.4 * size, jib + 5 * size],
        [mast + half, jib + 5 * size],
      ]),
      'crane',
    ),
    fill(rectangle(mast + half + 1.2 * size, jib + 1.4 * size, 2 * size, 1.8 * size), 'sky'),
  ];
}

type Scene = {
  origin: Point;
  unit: number;
  mast: number;
  jib: number;
  from: number;
  to: number;
  foot: number;
  hook: readonly [number, number];
  size: number;
};

const scenes = {
  a6: { origin: [61, 72], unit: 4.5, mast: 13, jib: 17, from: -4, to: 99, foot: 107, hook: [58, 26], size: 1 },
  square: { origin: [94, 73], unit: 4.9, mast: 34, jib: 17, from: 12, to: 138, foot: 106, hook: [91, 26.6], size: 1.08 },
  'din-long': { origin: [56.5, 118], unit: 4.35, mast: 11.5, jib: 54, from: -4, to: 94, foot: 160, hook: [54, 63], size: 1 },
} as const satisfies Record<CardBuilder['format'], Scene>;

function placeSite(face: Face, row: DesignTemplate, { origin, unit, mast, jib, from, to, foot, hook, size }: Scene, ground: number): void {
  const rnd = random(row.seed);
  const view = viewFrom(origin, unit);
  const [hx, hy] = hook;
  face.place(
    drawn(face, [
      {
        marks: [
          fill(rectangle(-3, ground, face.width + 6, face.height + 3 - ground), 'earth'),
          ...crane(mast, foot, jib, from, to, size),
          ...shell(rnd, view),
          ...roof(view),
          fill(rectangle(hx - 0.2, jib, 0.4, hy - jib - 4.6), 'crane'),
          ...wreath(rnd, [hx, hy], 4.6, 'green-deep'),
        ],
      },
    ]),
    'house',
  );
}

export function drawBrickHouse(card: CardBuilder, row: DesignTemplate): void {
  const { width: w, height: h, format } = card;
  const face = card.face('front');
  const ground = { a6: 88, square: 92, 'din-long': 134 }[format];
  placeSite(face, row, scenes[format], ground);
  const isSquare = format === 'square';
  const isTall = format === 'din-long';
  const size = { a6: 9.2, square: 12, 'din-long': 8.6 }[format];
  const left = isSquare ? 11 : 9;
  face.text({
    id: 'front-heading',
    role: 'heading',
    font: 'fraunces-semibold',
    size,
    leading: 1,
    room: 1.04,
    x: left,
    width: w - left * 2,
    y: { a6: 120.8, square: 123.6, 'din-long': 23 }[format],
    align: 'left',
    ink: isTall ? 'title' : 'text',
    ...(isTall ? {} : { lines: 1 }),
  });
  face.text({
    id: 'front-details',
    role: 'date-place',
    personal: true,
    font: 'barlow-condensed',
    size: 4.6,
    leading: 1.26,
    x: left,
    width: w - left * 2,
    y: { a6: 130.4, square: 133.4, 'din-long': 184 }[format],
    align: 'left',
    ink: 'text',
  });
  placeLetter(card, row);
  if (!card.folded) {
    const plain = card.face('back');
    plain.place(drawn(plain, [{ marks: wreath(random(row.seed), [w - 20, h - 34], 5.4, 'green-deep') }]), 'wreath');
    return;
  }
  const inside = card.face('inside-left');
  const marks = wreath(random(row.seed), [w / 2, h * 0.4], 13, 'green-deep');
  inside.place(drawn(inside, [{ marks }]), 'wreath');
  const back = card.face('back');
  back.place(drawn(back, [{ marks: wreath(random(row.seed), [w / 2, h * 0.78], 4, 'green-deep') }]), 'wreath');
}
