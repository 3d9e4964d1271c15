/** A child's birthday: an octopus with all hands full. */

import type { DesignTemplate } from '#core/catalogue/template.ts';
import type { Matrix } from '#core/values/matrix.ts';
import { multiply } from '#core/values/matrix.ts';
import type { CardBuilder } from '#designs/drawing/card.ts';
import { croppedTo, movedPoints } from '#designs/drawing/crop.ts';
import { sampled } from '#designs/drawing/curve.ts';
import { fill, type Mark } from '#designs/drawing/drawing.ts';
import { drawn } from '#designs/drawing/layer.ts';
import { letter } from '#designs/drawing/letter.ts';
import { type Point, polar, scale, shift, turn, way } from '#designs/drawing/path.ts';
import { type Random, random } from '#designs/drawing/random.ts';
import { sliver } from '#designs/drawing/stroke.ts';
import { glued, round, shade, sheet, snipped } from './paper.ts';
import { partyHat, slice } from './reptile.ts';

const dome = sampled(
  way(...[-25, 18, -27, 4, -26, -10, -20, -26, -8, -35, 4, -35.6, 17, -29, 25, -13, 27, 3, 25, 18, 12, 23, -12, 23, -25, 18]),
);

type Held = 'gift' | 'cake' | 'hat' | 'balloon' | 'pennant' | 'star' | 'none';

/** An arm from the head to its tip and what it holds there. */
type Arm = { way: readonly Point[]; held: Held; angle?: number };

/** Both sides of an arm that grows thinner, and the places of its suckers. */
function armShape(points: readonly Point[], size: number): { outline: Point[]; suckers: Point[] } {
  const line = sampled(points, 9);
  const left: Point[] = [];
  const right: Point[] = [];
  const suckers: Point[] = [];
  line.forEach((at, i) => {
    const [before, after] = [line[Math.max(0, i - 1)] as Point, line[Math.min(line.length - 1, i + 1)] as Point];
    const angle = Math.atan2(after[1] - before[1], after[0] - before[0]) + Math.PI / 2;
    const half = (6.6 - 4.6 * (i / (line.length - 1)) ** 0.8) * size;
    left.push(polar(at, angle, half));
    right.push(polar(at, angle, -half));
    if (i > 9 && i % 4 === 1 && i < line.length - 4) suckers.push(polar(at, angle, -half * 0.4));
  });
  return { outline: [...left, ...right.reverse()], suckers };
}

function thing(rnd: Random, held: Held, place: Matrix): Mark[] {
  const cut = (points: readonly Point[], tolerance = 0.1) => snipped(rnd, movedPoints(points, place), tolerance);
  const on = (x: number, y: number): Point => movedPoints([[x, y]], place)[0] as Point;
  const string = (to: Point) => fill(sliver(on(0, 2), to, 0.4, 0.4), 'thread');
  switch (held) {
    case 'gift':
      return [
        ...sheet(cut(way(-10, 0, 10, 0.4, 9.6, -16, -9.6, -16.4)), 'paper2'),
        ...glued(cut(way(-2, 0, 2, 0, 2, -16, -2, -16)), 'dot'),
        ...glued(cut(way(-11, -14, 11, -13.6, 11, -18, -11, -18.4)), 'paper2'),
        ...sheet(cut(way(0, -18, -9, -24, -8, -16.6)), 'dot', 'ground', 0.4),
        ...sheet(cut(way(0, -18, 9, -24.6, 8.4, -17)), 'dot', 'ground', 0.4),
      ];
    case 'cake':
      return slice(rnd, place);
    case 'hat':
      return partyHat(rnd, place);
    case 'balloon':
      return [
        string(on(2, -22)),
        ...sheet(cut(way(-0.4, -20.6, 4.4, -20.6, 2, -24)), 'paper1', 'ground', 0.4),
        ...sheet(cut(sampled(way(2, -22.6, -7, -30, -10.6, -40, -7, -49, 2, -52.4, 11, -49, 14.6, -40, 11, -30, 2, -22.6)), 0.3), 'paper1'),
      ];
    case 'pennant':
      return [
        ...sheet(cut(way(-0.9, 6, 0.9, 6, 0.9, -26, -0.9, -26)), 'wood'),
        ...sheet(cut(way(0.6, -25.6, 19, -19, 0.6, -12)), 'paper3'),
        ...glued(cut(round([6, -18.8], 1.9), 0.14), 'paper1'),
      ];
    case 'star':
      return sheet(
        cut(Array.from({ length: 10 }, (_, i) => polar([0, -7], (i / 10) * Math.PI * 2 - Math.PI / 2, i % 2 ? 4.6 : 10))),
        'dot',
      );
    case 'none':
      return [];
  }
}

function octopus(rnd: Random, at: Point, size: number, arms: readonly Arm[]): Mark[] {
  const place = multiply(shift(...at), scale(size));
  const cut = (points: readonly Point[], tolerance = 0.3) => snipped(rnd, movedPoints(points, place), tolerance);
  const shapes = arms.map(({ way: points }) => armShape(points, size));
  const cuts = shapes.map(({ outline }) => snipped(rnd, outline, 0.24));
  const head = cut(dome);
  const eye = (x: number, tilt: number): Mark[] => {
    const lid = croppedTo(round([x, -2], 7.4, 7.4), { x: -40, y: -20, width: 80, height: 14.6 });
    return [
      ...glued(cut(round([x, -2], 6.6), 0.14), 'paper4'),
      ...glued(cut(way(x - 3.6, 0.2, x + 3.6, 0, x + 3.6, 2.8, x - 3.6, 3)), 'night'),
      ...glued(cut(movedPoints(lid, turn(tilt, [x, -2])), 0.1), 'body'),
    ];
  };
  return [
    ...arms.flatMap(({ way: points, held, angle = 0 }) =>
      thing(rnd, held, multiply(multiply(shift(...(points.at(-1) as Point)), turn(angle)), scale(size))),
    ),
    ...cuts.map((points) => shade(points)),
    shade(head),
    ...cuts.flatMap((points) => glued(points, 'body')),
    ...shapes.flatMap(({ suckers }) =>
      suckers.flatMap((point, i) => glued(snipped(rnd, round(point, (1.7 - i * 0.13) * size), 0.1), 'belly')),
    ),
    ...glued(head, 'body'),
    ...[
      [-13, -22, 2.6],
      [-5, -28, 1.8],
      [14, -21, 2.2],
    ].flatMap(([x = 0, y = 0, r = 1]) => glued(cut(round([x, y], r), 0.14), 'belly')),
    ...eye(-9, -0.2),
    ...eye(9, 0.2),
    ...glued(cut(way(-3.4, 11, 3.6, 10.6, 3.2, 13.2, -3, 13.4), 0.05), 'night'),
    ...glued(cut(sampled(way(25, -23, 22.6, -17.6, 25, -15, 27.6, -17.6, 25, -23)), 0.08), 'paper2'),
  ];
}

type Layout = { at: Point; size: number; arms: readonly Arm[] };

const layouts: Record<'square' | 'a6' | 'din-long', Layout> = {
  square: {
    at: [103, 116],
    size: 1,
    arms: [
      {
        way: way(98, 132, 72, 142, 42, 138, 24, 126, 21, 112),
        held: 'gift',
      },
      {
        way: way(92, 126, 72, 126, 54, 118, 52, 104),
        held: 'cake',
        angle: -0.06,
      },
      {
        way: way(86, 112, 76, 102, 74, 90),
        held: 'hat',
        angle: -0.2,
      },
      {
        way: way(92, 94, 89, 82, 95, 72),
        held: 'balloon',
        angle: 0.06,
      },
      {
        way: way(116, 92, 125, 80, 124, 66),
        held: 'pennant',
        angle: 0.1,
      },
      {
        way: way(124, 112, 138, 106, 139, 94),
        held: 'star',
      },
      {
        way: way(122, 130, 136, 136, 156, 128),
        held: 'none',
      },
      {
        way: way(112, 134, 116, 146, 128, 156),
        held: 'none',
      },
    ],
  },
  a6: {
    at: [60, 116],
    size: 0.84,
    arms: [
      {
        way: way(54, 130, 38, 140, 20, 134, 15, 122),
        held: 'gift',
      },
      {
        way: way(44, 118, 30, 110, 33, 92),
        held: 'cake',
        angle: -0.1,
      },
      {
        way: way(46, 102, 42, 92, 46, 82),
        held: 'hat',
        angle: -0.12,
      },
      {
        way: way(62, 96, 62, 88, 68, 80),
        held: 'none',
      },
      {
        way: way(74, 100, 84, 92, 86, 80),
        held: 'balloon',
        angle: 0.04,
      },
      {
        way: way(78, 116, 92, 116, 95, 106),
        held: 'star',
      },
      {
        way: way(76, 128, 90, 136, 112, 130),
        held: 'none',
      },
      {
        way: way(66, 132, 72, 144, 86, 154),
        held: 'none',
      },
    ],
  },
  'din-long': {
    at: [54, 168],
    size: 0.9,
    arms: [
      {
        way: way(46, 182, 30, 194, 16, 188, 13, 174),
        held: 'gift',
      },
      {
        way: way(40, 168, 24, 158, 26, 144),
        held: 'cake',
        angle: -0.1,
      },
      {
        way: way(42, 150, 38, 136, 44, 122),
        held: 'hat',
        angle: -0.12,
      },
      {
        way: way(56, 146, 58, 134, 64, 124),
        held: 'none',
      },
      {
        way: way(66, 152, 78, 142, 78, 122),
        held: 'balloon',
        angle: 0.04,
      },
      {
        way: way(72, 168, 86, 168, 88, 156),
        held: 'star',
      },
      {
        way: way(70, 180, 84, 190, 106, 184),
        held: 'none',
      },
      {
        way: way(60, 184, 66, 200, 80, 216),
        held: 'none',
      },
    ],
  },
};

export function octopusCard(card: CardBuilder, row: DesignTemplate): void {
  const { width: w, height: h, format } = card;
  const front = card.face('front');
  const { at, size, arms } = layouts[format];
  front.place(drawn(front, [{ marks: octopus(random(row.seed), at, size, arms) }]), 'ornament');
  const x = { square: 12, a6: 9, 'din-long': 9 }[format];
  const title = { square: 21, a6: 16, 'din-long': 21 }[format];
  const base = { square: 29, a6: 22, 'din-long': 34 }[format];
  front.text({
    id: 'front-name',
    role: 'name',
    personal: true,
    font: 'jost-bold',
    size: title,
    minSize: 7,
    leading: 0.96,
    align: 'left',
    vertical: 'top',
    x: x - title * 0.05,
    y: base,
    width: { square: 76, a6: 54, 'din-long': w - x * 2 }[format],
    ink: 'text',
  });
  front.text({
    id: 'front-line',
    role: 'text-line',
    font: 'jost-medium',
    size: { square: 5, a6: 4.2, 'din-long': 4.7 }[format],
    minSize: 2.9,
    leading: 1.34,
    align: 'left',
    vertical: 'top',
    x,
    y: base + title + { square: 11, a6: 8, 'din-long': 11 }[format],
    width: { square: 62, a6: 48, 'din-long': 60 }[format],
    ink: 'text',
  });
  const face = card.face(card.folded ? 'inside-right' : 'back');
  const margin = format === 'square' ? 16 : 11;
  letter(face, row.texts, {
    heading: { font: 'jost-bold', size: 9.6, minSize: 6, ink: 'text', leading: 1.06 },
    body: { font: 'jost', size: 4.2, ink: 'text', leading: 1.5 },
    date: { font: 'jost-medium', size: 4.2, ink: 'text', leading: 1.5 },
    align: 'left',
    x: margin,
    width: w - margin * 2,
    middle: h * 0.4,
  });
  const tip: Point = [w - 17, h - { square: 26, a6: 26, 'din-long': 34 }[format]];
  const low: readonly Arm[] = [{ way: [[w - 50, h + 6], [w - 38, h - 8], [w - 22, h - 10], tip], held: 'star' }];
  face.place(drawn(face, [{ marks: lone(random(row.seed + 1), low, 0.9) }]), 'ornament');
  if (!card.folded) return;
  const left = card.face('inside-left');
  const high: readonly Arm[] = [
    {
      way: way(w * 0.2, h + 8, w * 0.26, h * 0.74, w * 0.18, h * 0.56, w * 0.26, h * 0.42),
      held: 'cake',
    },
    {
      way: way(w * 0.66, h + 8, w * 0.6, h * 0.8, w * 0.7, h * 0.66, w * 0.66, h * 0.54),
      held: 'balloon',
    },
  ];
  left.place(drawn(left, [{ marks: lone(random(row.seed + 2), high, 1.2) }]), 'ornament');
}

/** Arms that reach in from below. */
function lone(rnd: Random, arms: readonly Arm[], size: number): Mark[] {
  return arms.flatMap(({ way: points, held }) => {
    const { outline, suckers } = armShape(points, size);
    return [
      ...thing(rnd, held, multiply(shift(...(points.at(-1) as Point)), scale(size))),
      ...sheet(snipped(rnd, outline, 0.24), 'body'),
      ...suckers.flatMap((point) => glued(snipped(rnd, round(point, 1.3 * size), 0.1), 'belly')),
    ];
  });
}
