/** Births: a strawberry from the market for a girl; three blueberries and a small fourth one for a boy. */

import type { DesignTemplate } from '#core/catalogue/template.ts';
import { multiply } from '#core/values/matrix.ts';
import type { CardBuilder } from '#designs/drawing/card.ts';
import { movedPoints } from '#designs/drawing/crop.ts';
import { polygon } from '#designs/drawing/curve.ts';
import { fill, type Mark } from '#designs/drawing/drawing.ts';
import { drawn } from '#designs/drawing/layer.ts';
import { distance, type Path, type Point, polar, scale, shift, turn } from '#designs/drawing/path.ts';
import { type Random, random } from '#designs/drawing/random.ts';
import { berry, leaf, leafOver, stalk, strawberry } from './fruit.ts';
import { backs } from './letters.ts';
import { closed, pair, shared, torn } from './tissue.ts';

/** A drop-shaped seed. */
function seed(rnd: Random, at: Point, size: number, angle: number): Path {
  const points = [
    [0, -1.7],
    [1, 0.2],
    [0.5, 1.5],
    [-0.5, 1.5],
    [-1, 0.2],
  ].map(([x = 0, y = 0]): Point => [x + rnd.spread(0.1), y + rnd.spread(0.1)]);
  return polygon(movedPoints(closed(points), multiply(multiply(shift(...at), turn(angle)), scale(size))));
}

/** Direction and length of the leaves around the stalk. */
const crownLeaves = [
  [-2.75, 22],
  [-0.3, 21],
  [-2.2, 17],
  [-0.95, 18],
  [2.62, 19],
  [0.42, 20],
  [-1.6, 14],
] as const;

/** A strawberry with its crown, 66 mm wide at k = 1. */
export function wholeStrawberry(seedOf: number, at: Point, k: number, angle: number): Mark[] {
  const rnd = random(seedOf);
  const place = multiply(multiply(shift(...at), turn(angle)), scale(k));
  const on = (x: number, y: number): Point => movedPoints([[x, y]], place)[0] as Point;
  const outlines = [strawberry(on(1.2, -0.8), k, angle + 0.05), strawberry(on(-1, 0.8), k * 1.02, angle - 0.04)] as const;
  const { marks, one } = pair(rnd, outlines, on(0, -4), { inks: ['sheet1', 'sheet2', 'both'], folds: k > 0.8 ? 40 : 10 });
  const seeds: Path[] = [];
  for (let row = 0; row < 7; row++) {
    const y = -19 + row * 8.2;
    const half = [25, 27, 25, 21, 15.4, 9, 2][row] as number;
    const count = [4, 5, 4, 4, 3, 2, 1][row] as number;
    for (let i = 0; i < count; i++) {
      const x = count === 1 ? 0.6 : -half + (i / (count - 1)) * half * 2;
      seeds.push(seed(rnd, on(x + rnd.spread(0.8), y + rnd.spread(0.9)), k * 0.95, angle + x * -0.012));
    }
  }
  const crown = crownLeaves.flatMap(([way, length]) =>
    leafOver(rnd, leaf(on(0, -33), polar(on(0, -33), way + angle, k * length), k * 9.4), [one]),
  );
  return [...marks, fill(seeds.flat(), 'core'), ...crown, stalk(rnd, [on(0, -32), on(1.6, -40), on(6, -49)], 2.2 * k, 3 * k)];
}

export function strawberryCard(card: CardBuilder, row: DesignTemplate): void {
  const { width: w, height: h, format } = card;
  const front = card.face('front');
  const [at, k, angle] = ({ square: [[39, 57], 1.6, -0.2], a6: [[51, 51], 1.22, -0.14], 'din-long': [[44, 76], 1.5, -0.16] } as const)[
    format
  ];
  front.place(drawn(front, [{ marks: wholeStrawberry(row.seed, at, k, angle) }]), 'fruit');
  const isRight = format === 'square';
  const x = { square: w - 11, a6: 9, 'din-long': 9 }[format];
  const size = { square: 14.2, a6: 13.4, 'din-long': 15.4 }[format];
  const align = isRight ? 'right' : 'left';
  const base = { square: 111, a6: 114, 'din-long': 160 }[format];
  front.text({
    id: 'front-heading',
    role: 'heading',
    font: 'gloock',
    size,
    minSize: 7,
    leading: 1,
    align,
    vertical: 'bottom',
    x,
    y: base,
    width: { square: 66, a6: w - 18, 'din-long': w - 18 }[format],
    ink: 'text',
  });
  front.text({
    id: 'front-facts',
    role: 'birth-facts',
    personal: true,
    font: 'jost',
    size: { square: 4.4, a6: 4, 'din-long': 4.4 }[format],
    minSize: 2.8,
    leading: 1.4,
    lines: 2,
    align,
    vertical: 'top',
    x,
    y: base + size + { square: 10, a6: 9, 'din-long': 11 }[format],
    width: { square: 76, a6: w - 18, 'din-long': w - 18 }[format],
    ink: 'text',
  });
  backs(card, row, (face, isLarge) =>
    isLarge
      ? wholeStrawberry(row.seed + 2, [face.width * 0.42, h * 0.46], face.width / 105, 0.2)
      : wholeStrawberry(row.seed + 3, [face.width - 22, face.height - 24], 0.34, 0.24),
  );
}

/** Where its flower was: a ragged star. */
function crownOf(rnd: Random, at: Point, radius: number, angle: number): Mark[] {
  const points = Array.from({ length: 12 }, (_, i) =>
    polar(at, angle + (i / 12) * Math.PI * 2, radius * (i % 2 ? 0.52 : 1) + rnd.spread(radius * 0.06)),
  );
  return [fill(polygon(torn(rnd, points, 0.16)), 'third'), fill(polygon(torn(rnd, berry(at, radius * 0.36), 0.12)), 'stalk')];
}

type Berry = { at: Point; r: number; crown: number };

/** Berries that lie on each other; the last is of one sheet only. */
function handful(seedOf: number, berries: readonly Berry[]): Mark[] {
  const rnd = random(seedOf);
  const old = berries.slice(0, -1);
  const made = old.map(({ at: [x, y], r }, i) =>
    pair(rnd, [berry([x + r * 0.05, y - r * 0.04], r), berry([x - r * 0.05, y + r * 0.05], r * 0.99, 0.3)], [x, y], {
      inks: i % 2 ? ['sheet2', 'sheet1', 'both'] : ['sheet1', 'sheet2', 'both'],
      folds: Math.round(r * 0.8),
    }),
  );
  const laps = old.flatMap((one, i) =>
    old.slice(i + 1).flatMap((other, j) => {
      const apart = distance(one.at, other.at);
      if (apart > one.r + other.r - 3) return [];
      const share = (apart + one.r - other.r) / 2 / apart;
      const from: Point = [one.at[0] + (other.at[0] - one.at[0]) * share, one.at[1] + (other.at[1] - one.at[1]) * share];
      const [a, b] = [made[i], made[i + 1 + j]];
      return a && b ? [fill(polygon(shared([a.both, b.both], from, 80)), 'lap')] : [];
    }),
  );
  const young = berries.at(-1) as Berry;
  return [
    ...made.flatMap(({ marks }) => marks),
    ...laps,
    ...old.flatMap(({ at, r, crown }) => crownOf(rnd, polar(at, crown, r * 0.5), r * 0.27, crown)),
    fill(polygon(torn(rnd, berry(young.at, young.r), 0.5)), 'core'),
    ...crownOf(rnd, polar(young.at, young.crown, young.r * 0.44), young.r * 0.3, 0.4),
  ];
}

export function blueberryCard(card: CardBuilder, row: DesignTemplate): void {
  const { width: w, height: h, format } = card;
  const front = card.face('front');
  const berries: readonly Berry[] = (
    {
      square: [
        { at: [43, 30], r: 38, crown: 0.7 },
        { at: [102, 20], r: 31, crown: 1.9 },
        { at: [140, 52], r: 18, crown: 2.2 },
        { at: [88, 65], r: 9.5, crown: 1.4 },
      ],
      a6: [
        { at: [79, 104], r: 31, crown: -2.1 },
        { at: [25, 118], r: 28, crown: -1.1 },
        { at: [65, 143], r: 15, crown: -1.5 },
        { at: [39, 80], r: 8.5, crown: -1.2 },
      ],
      'din-long': [
        { at: [68, 128], r: 33, crown: -2.1 },
        { at: [30, 170], r: 30, crown: -1.1 },
        { at: [82, 188], r: 18, crown: -1.5 },
        { at: [26, 128], r: 9, crown: -1.2 },
      ],
    } as const
  )[format];
  front.place(drawn(front, [{ marks: handful(row.seed, berries) }]), 'fruit');
  const x = { square: 11, a6: 9, 'din-long': 9 }[format];
  const size = { square: 19, a6: 15, 'din-long': 15 }[format];
  const top = { square: 100, a6: 24, 'din-long': 30 }[format];
  front.text({
    id: 'front-heading',
    role: 'heading',
    font: 'gloock',
    size,
    minSize: 8,
    leading: 1,
    align: 'left',
    vertical: 'top',
    x: x - 0.5,
    y: top,
    width: w - x * 2,
    ink: 'text',
  });
  front.text({
    id: 'front-facts',
    role: 'birth-facts',
    personal: true,
    font: 'jost',
    size: { square: 4.6, a6: 4.1, 'din-long': 4.4 }[format],
    minSize: 2.8,
    leading: 1.4,
    align: 'left',
    vertical: 'top',
    x,
    y: top + size + { square: 12, a6: 10, 'din-long': 11 }[format],
    width: { square: 90, a6: 80, 'din-long': 80 }[format],
    ink: 'text',
  });
  backs(card, row, (face, isLarge) => {
    const { width: fw } = face;
    const k = isLarge ? fw / 105 : 0.34;
    const on = (px: number, py: number): Point =>
      isLarge ? [px * k, h * 0.5 + (py - 90) * k] : [fw - 44 + px * k, face.height - 32 + (py - 76) * k];
    return handful(row.seed + 4, [
      { at: on(66, 92), r: 30 * k, crown: -2.1 },
      { at: on(24, 106), r: 23 * k, crown: -1.1 },
      { at: on(92, 124), r: 15 * k, crown: -1.5 },
      { at: on(34, 70), r: 8.5 * k, crown: -1.2 },
    ]);
  });
}
