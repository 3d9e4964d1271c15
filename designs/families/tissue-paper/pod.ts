/** A baby shower: an open pod with a pea for every week that is left; the last is an outline. */

import type { DesignTemplate } from '#core/catalogue/template.ts';
import type { CardBuilder } from '#designs/drawing/card.ts';
import { polygon, sampled } from '#designs/drawing/curve.ts';
import { fill, type Mark } from '#designs/drawing/drawing.ts';
import { drawn } from '#designs/drawing/layer.ts';
import { direction, distance, type Path, type Point, polar } from '#designs/drawing/path.ts';
import { type Random, random } from '#designs/drawing/random.ts';
import { swell } from '#designs/drawing/stroke.ts';
import { berry, leaf, leafOver, stalk } from './fruit.ts';
import { backs } from './letters.ts';
import { pair } from './tissue.ts';

/** Half widths of a sheet left and right of the axis, in mm, where `along` is 0 at the tip and 1 at the stalk. */
type Edge = (along: number) => number;

const belly: Edge = (along) => Math.sin(Math.PI * Math.min(1, Math.max(0, along))) ** 0.62;

/** Strays by less than a millimetre and has short fibres. */
function ragged(rnd: Random, count: number): number[] {
  const phases = [rnd.next() * 6, rnd.next() * 6];
  return Array.from(
    { length: count },
    (_, i) => phases.reduce((sum, phase, k) => sum + Math.sin(phase + i * (0.34 + k * 0.5)) * 0.24, 0) + rnd.spread(0.22),
  );
}

function strip(axis: readonly Point[], left: readonly number[], right: readonly number[]): Point[] {
  const at = (i: number, off: number): Point => {
    const way = direction(axis[Math.max(0, i - 1)] as Point, axis[Math.min(axis.length - 1, i + 1)] as Point);
    return polar(axis[i] as Point, way - Math.PI / 2, off);
  };
  const inside = axis.map((_, i) => i).filter((i) => (left[i] as number) + (right[i] as number) > 0);
  return [...inside.map((i) => at(i, left[i] as number)), ...inside.reverse().map((i) => at(i, -(right[i] as number)))];
}

/** Dashes around a pea that is not there yet. */
function dashes(at: Point, radius: number): Path {
  const count = 14;
  const thick = radius * 0.06;
  const shares = [0, 0.14, 0.28, 0.42, 0.56];
  return Array.from({ length: count }, (_, i) => {
    const arc = (r: number) => shares.map((share) => polar(at, ((i + share) / count) * Math.PI * 2, r));
    return polygon([...arc(radius + thick), ...arc(radius - thick).reverse()]);
  }).flat();
}

/** Radii of the peas, as shares of the half width of the pod. */
const sizes = [0.39, 0.5, 0.58, 0.6, 0.56, 0.45] as const;

/** A point on the axis, at a share of its length. */
function spotOn(axis: readonly Point[], share: number): Point {
  const ways: number[] = [0];
  axis.slice(1).forEach((point, i) => {
    ways.push((ways[i] as number) + distance(axis[i] as Point, point));
  });
  const far = share * (ways.at(-1) as number);
  return axis[ways.findIndex((way) => way >= far)] as Point;
}

type Pod = { axis: readonly Point[]; half: number };

function pod(seed: number, { axis: through, half }: Pod): Mark[] {
  const rnd = random(seed);
  const axis = sampled(through, 24);
  const along = (i: number) => i / (axis.length - 1);
  const edges = (early: number, late: number, left: number, right: number) => {
    const [a, b] = [ragged(rnd, axis.length), ragged(rnd, axis.length)];
    const width = (i: number) => half * belly((along(i) - early) / (1 - early - late));
    const isOn = (i: number) => along(i) > early && along(i) < 1 - late;
    return {
      left: axis.map((_, i) => (isOn(i) ? width(i) * left + (a[i] as number) : -half)),
      right: axis.map((_, i) => (isOn(i) ? width(i) * right + (b[i] as number) : -half)),
    };
  };
  const one = edges(0, 0.02, 1.06, 0.95);
  const other = edges(0.025, 0, 0.94, 1.08);
  const least = (a: readonly number[], b: readonly number[]) => a.map((value, i) => Math.min(value, b[i] as number));
  const mouth = edges(0.02, 0.06, 0.68, 0.64);
  const folds: Path[] = Array.from({ length: 30 }, () => {
    const i = Math.round(axis.length * rnd.between(0.12, 0.8));
    const way = direction(axis[i - 1] as Point, axis[i] as Point);
    const side = rnd.next() > 0.5 ? 1 : -1;
    const at = polar(axis[i] as Point, way + (side * Math.PI) / 2, half * belly(along(i)) * rnd.between(0.74, 0.86));
    return swell(rnd, [at, polar(at, way + rnd.spread(0.3), rnd.between(3, 8))], rnd.between(0.18, 0.4), 2, 0.05);
  });
  const peas = sizes.map((size, i) => {
    const before = sizes.slice(0, i).reduce((sum, other, k) => sum + other + (sizes[k + 1] as number), 0);
    return { at: spotOn(axis, 0.19 + (before / 5.27) * 0.655), radius: half * size };
  });
  return [
    fill(polygon(strip(axis, one.left, one.right)), 'sheet1'),
    fill(polygon(strip(axis, other.left, other.right)), 'sheet2'),
    fill(polygon(strip(axis, least(one.left, other.left), least(one.right, other.right))), 'both'),
    fill(folds.slice(0, 18).flat(), 'both-light'),
    fill(folds.slice(18).flat(), 'both-dark'),
    fill(polygon(strip(axis, mouth.left, mouth.right)), 'third'),
    ...peas.flatMap(({ at, radius }, i): Mark[] => {
      if (i === 0) return [fill(dashes(at, radius), 'core')];
      const shift = radius * 0.06;
      const outlines = [berry([at[0] + shift, at[1] - shift], radius), berry([at[0] - shift, at[1] + shift], radius * 0.98, 0.5)] as const;
      return pair(rnd, outlines, at, { inks: i % 2 ? ['pea1', 'pea2', 'pea'] : ['pea2', 'pea1', 'pea'], folds: Math.round(radius * 0.7) })
        .marks;
    }),
  ];
}

/** The pod with its stalk and the leaves where it grew. */
export function wholePod(seed: number, one: Pod): Mark[] {
  const rnd = random(seed + 1);
  const end = one.axis.at(-1) as Point;
  const way = direction(one.axis.at(-2) as Point, end);
  const { half } = one;
  const foot = polar(end, way + Math.PI, half * 0.14);
  const sepals = [
    [2.5, 1.15],
    [-2.5, 1.1],
    [2.95, 0.8],
  ].map(([off = 0, length = 1]) => leaf(foot, polar(foot, way + off, half * length), half * 0.4));
  return [
    stalk(rnd, [foot, polar(end, way, half * 0.4), polar(end, way - 0.24, half * 1.2)], half * 0.15, half * 0.2),
    ...pod(seed, one),
    ...sepals.flatMap((shape) => leafOver(rnd, shape, [])),
  ];
}

const layouts = {
  square: {
    axis: [
      [166, 112],
      [122, 98],
      [72, 66],
      [38, 32],
      [22, 4],
    ],
    half: 26,
  },
  a6: {
    axis: [
      [60, 170],
      [76, 126],
      [80, 84],
      [74, 44],
      [62, 14],
    ],
    half: 19.5,
  },
} as const;

export function podCard(card: CardBuilder, row: DesignTemplate): void {
  const { width: w, height: h, format } = card;
  const isSquare = format === 'square';
  const front = card.face('front');
  front.place(drawn(front, [{ marks: wholePod(row.seed, isSquare ? layouts.square : layouts.a6) }]), 'fruit');
  front.text({
    id: 'front-heading',
    role: 'heading',
    font: 'gloock',
    size: isSquare ? 15 : 11.4,
    minSize: 7,
    leading: 1,
    align: 'left',
    vertical: 'top',
    x: isSquare ? 10.5 : 8.6,
    y: isSquare ? 106 : 50,
    width: isSquare ? 72 : 43,
    ink: 'text',
  });
  front.text({
    id: 'front-date',
    role: 'date-place',
    personal: true,
    font: 'jost',
    size: isSquare ? 4.4 : 3.6,
    minSize: 2.8,
    leading: 1.4,
    align: isSquare ? 'right' : 'left',
    vertical: isSquare ? 'top' : 'bottom',
    x: isSquare ? w - 11 : 9,
    y: isSquare ? 18 : h - 10 - 2 * 3.6 * 1.4,
    width: isSquare ? 60 : 40,
    ink: 'text',
  });
  backs(card, row, ({ width, height }, isLarge) => {
    const on = (x: number, y: number): Point => (isLarge ? [width * x, height * y] : [width - 40 + x * 36, height - 40 + y * 36]);
    return wholePod(row.seed + 3, {
      axis: [on(0.02, 0.88), on(0.34, 0.78), on(0.66, 0.52), on(0.86, 0.14)],
      half: isLarge ? width * 0.15 : 6.6,
    });
  });
}
