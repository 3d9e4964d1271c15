/** Twins: two cherries on one stalk, a name in each. */

import type { DesignTemplate } from '#core/catalogue/template.ts';
import type { CardBuilder } from '#designs/drawing/card.ts';
import { polygon } from '#designs/drawing/curve.ts';
import { fill, type Mark } from '#designs/drawing/drawing.ts';
import { drawn } from '#designs/drawing/layer.ts';
import type { Point } from '#designs/drawing/path.ts';
import { random } from '#designs/drawing/random.ts';
import { cherry, leaf, leafOver, stalk } from './fruit.ts';
import { backs } from './letters.ts';
import { pair, shared } from './tissue.ts';

type Layout = {
  one: Point;
  other: Point;
  radii: readonly [number, number];
  knot: Point /** End of the twig, beyond the upper edge when not given. */;
  end?: Point;
  leaf: readonly [Point, Point, number];
};

const layouts: Record<'square' | 'a6' | 'din-long', Layout> = {
  square: { one: [61, 96], other: [117, 110], radii: [34, 38], knot: [126, 10], leaf: [[125, 12], [89, 20], 15] },
  a6: { one: [36, 85], other: [72, 113], radii: [27, 28], knot: [86, 14], leaf: [[86, 16], [60, 21], 12] },
  'din-long': { one: [38, 128], other: [64, 170], radii: [29, 31], knot: [78, 20], leaf: [[78, 24], [54, 38], 13] },
};

/** Two cherries, the one on the left with its middle at `at`; `k` is about a radius. */
export function smallTwins(at: Point, k: number, seed: number): Mark[] {
  return twins(
    {
      one: at,
      other: [at[0] + k * 1.3, at[1] + k * 0.42],
      radii: [k * 0.9, k * 0.95],
      knot: [at[0] + k * 1.7, at[1] - k * 2.2],
      end: [at[0] + k * 1.9, at[1] - k * 2.7],
      leaf: [[at[0] + k * 1.68, at[1] - k * 2.14], [at[0] + k * 0.8, at[1] - k * 1.96], k * 0.4],
    },
    seed,
  );
}

function twins({ one, other, radii, knot, end, leaf: [foot, tip, width] }: Layout, seed: number): Mark[] {
  const rnd = random(seed);
  const cherries = [one, other].map((at, i) => {
    const r = radii[i] as number;
    const isFree = ([x, y]: Point) => Math.abs(y - at[1]) > 10 || Math.abs(x - at[0]) > r * 0.84;
    const outlines = [cherry([at[0] + 1.6, at[1] - 1.2], r, 0.1), cherry([at[0] - 1.4, at[1] + 1.4], r * 0.99, -0.12)] as const;
    return pair(rnd, outlines, at, { inks: i === 0 ? ['sheet1', 'sheet2', 'both'] : ['sheet2', 'sheet1', 'both'], folds: 26, isFree });
  });
  const [a, b] = cherries as [(typeof cherries)[number], (typeof cherries)[number]];
  const reach = (radii[0] - radii[1] + Math.hypot(other[0] - one[0], other[1] - one[1])) / 2;
  const share = reach / Math.hypot(other[0] - one[0], other[1] - one[1]);
  const between: Point = [one[0] + (other[0] - one[0]) * share, one[1] + (other[1] - one[1]) * share];
  const foot1: Point = [one[0] + 0.5, one[1] - radii[0] * 0.84];
  const foot2: Point = [other[0] + 0.5, other[1] - radii[1] * 0.84];
  const top: Point = end ?? [knot[0] + 6, -6];
  return [
    ...a.marks,
    ...b.marks,
    fill(polygon(shared([a.both, b.both], between, 90)), 'third'),
    stalk(rnd, [foot1, [foot1[0] + 6, foot1[1] - 16], [knot[0] - 22, knot[1] + 18], knot], 1.5, 1.5),
    stalk(rnd, [foot2, [foot2[0] + 3, foot2[1] - 14], [knot[0] + 1, knot[1] + 20], knot], 1.5, 1.5),
    stalk(rnd, [[knot[0] - 0.6, knot[1] + 1], [knot[0] + 3, knot[1] - 6], top], 2, 3.4),
    ...leafOver(rnd, leaf(foot, tip, width), []),
  ];
}

export function cherryCard(card: CardBuilder, row: DesignTemplate): void {
  const { height: h, format } = card;
  const front = card.face('front');
  const layout = layouts[format];
  front.place(drawn(front, [{ marks: twins(layout, row.seed) }]), 'fruit');
  const x = { square: 11, a6: 9, 'din-long': 9 }[format];
  const size = { square: 20, a6: 15.6, 'din-long': 17 }[format];
  front.text({
    id: 'front-heading',
    role: 'heading',
    font: 'gloock',
    size,
    minSize: 8,
    leading: 0.98,
    align: 'left',
    vertical: 'top',
    x: x - 0.6,
    y: { square: 28, a6: 22, 'din-long': 30 }[format],
    width: { square: 64, a6: 48, 'din-long': 52 }[format],
    ink: 'text',
  });
  const name = { personal: true, font: 'gloock', minSize: 3, lines: 2, leading: 1, ink: 'on-fruit' } as const;
  const nameSize = { square: 14, a6: 11.6, 'din-long': 12 }[format];
  const spots = [
    { id: 'front-name-1', role: 'first-name', at: layout.one, r: layout.radii[0], shiftX: -3.4 },
    { id: 'front-name-2', role: 'second-name', at: layout.other, r: layout.radii[1], shiftX: 1 },
  ] as const;
  for (const { id, role, at, r, shiftX } of spots)
    front.text({ ...name, id, role, size: nameSize, x: at[0] + shiftX, y: at[1] + nameSize * 0.36, width: r * 1.24 });
  front.text({
    id: 'front-date',
    role: 'date',
    personal: true,
    font: 'jost',
    size: { square: 4.4, a6: 4, 'din-long': 4.4 }[format],
    minSize: 2.8,
    align: 'left',
    vertical: 'bottom',
    x,
    y: h - { square: 11, a6: 9, 'din-long': 12 }[format],
    width: { square: 36, a6: 38, 'din-long': 60 }[format],
    lines: 1,
    ink: 'text',
  });
  backs(card, row, (face, isLarge) => {
    const { width: w, height: tall } = face;
    const k = isLarge ? 0.26 * w : 10;
    const at: Point = isLarge ? [w * 0.34, tall * 0.62] : [w - 38, tall - 24];
    return smallTwins(at, k, row.seed + 3);
  });
}
