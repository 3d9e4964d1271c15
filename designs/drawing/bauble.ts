/** Baubles as pure foil: balls on printed threads, no two patterns alike. What is left open is cut out, never painted over. */
import { circle, curve, polygon, rectangle, ring, sampled, star } from './curve.ts';
import { fill, type Mark } from './drawing.ts';
import type { Layer } from './layer.ts';
import { leaf } from './leaf.ts';
import { type Path, type Point, polar } from './path.ts';
import { tapered } from './stroke.ts';
import { cutOut } from './trace.ts';

type Pattern = 'bands' | 'meridians' | 'rose' | 'stars' | 'sprig' | 'drops';
/** Millimetres. `from`: where the thread begins; without it at the upper edge. */
export type Bauble = readonly [x: number, y: number, radius: number, pattern: Pattern, from?: number];

/** The ink of a bauble, and that of its thread: it runs off the trim, where foil would chip, so it is printed in the foil's colour. */
export const foil = 'gold';
const thread = 'thread';

/** Thread, ring and cap above the ball. */
function hook([x, y]: Point, r: number, from: number): Mark[] {
  const top = y - r;
  return [
    fill(rectangle(x - 0.15, from, 0.3, top - 3.5 - from), thread),
    fill(ring([x, top - 2.5], 1.05, 0.65), foil),
    fill(
      polygon([
        [x - 1.7, top - 1.35],
        [x + 1.7, top - 1.35],
        [x + 2, top - 0.35],
        [x - 2, top - 0.35],
      ]),
      foil,
    ),
  ];
}

/** Lens-shaped strips between curved latitudes, clipped to the ball; widths alternate. */
function bands([x, y]: Point, r: number): Layer {
  const marks: Mark[] = [];
  const sag = r * 0.3;
  const latitude = (h: number): Point[] =>
    sampled(
      [
        [x - r - 1, h - sag],
        [x, h + sag * 0.45],
        [x + r + 1, h - sag],
      ],
      8,
    );
  const edges = [-1.4, -0.66, -0.56, -0.47, -0.37, 0.02, 0.12, 0.22, 0.32, 0.42, 0.52, 1.4];
  for (let i = 0; i + 1 < edges.length; i += 2) {
    const upper = latitude(y + (edges[i] ?? 0) * r);
    const lower = latitude(y + (edges[i + 1] ?? 0) * r);
    marks.push(fill(polygon([...upper, ...lower.reverse()]), foil));
  }
  return { marks, clip: circle([x, y], r) };
}

function meridians([x, y]: Point, r: number): Mark[] {
  const marks = [fill(ring([x, y], r, r - 0.65), foil)];
  for (const share of [-0.78, -0.52, -0.26, 0, 0.26, 0.52, 0.78]) {
    const reach = r - 1.2;
    const points: Point[] = [];
    for (let i = 0; i <= 12; i++) {
      const a = -Math.PI / 2 + (Math.PI * i) / 12;
      points.push([x + share * reach * Math.cos(a), y + reach * Math.sin(a) * 0.985]);
    }
    marks.push(
      fill(
        tapered(points.slice(1, -1), () => 0.34),
        foil,
      ),
    );
  }
  marks.push(
    fill(
      tapered(
        sampled(
          [
            [x - r + 1.2, y - r * 0.08],
            [x, y + r * 0.16],
            [x + r - 1.2, y - r * 0.08],
          ],
          8,
        ),
        () => 0.34,
      ),
      foil,
    ),
  );
  return marks;
}

/** A solid ball with a many-leaved rose cut out of the foil. */
function rose(centre: Point, r: number): Mark[] {
  const holes: Path[] = [];
  for (let i = 0; i < 16; i++) {
    const angle = (i / 16) * Math.PI * 2 - Math.PI / 2;
    const long = i % 2 === 0;
    const from = long ? 0.2 : 0.46;
    holes.push(leaf(polar(centre, angle, r * from), angle, r * (long ? 0.62 : 0.26), r * (long ? 0.085 : 0.05), { widest: 0.55 }).outline);
    if (!long) holes.push(circle(polar(centre, angle, r * 0.85), r * 0.05));
  }
  holes.push(circle(centre, r * 0.1));
  return [fill(cutOut(circle(centre, r), holes), foil)];
}

function stars([x, y]: Point, r: number): Mark[] {
  const marks = [fill(ring([x, y], r, r - 0.65), foil)];
  const pitch = r * 0.36;
  for (let row = -3; row <= 3; row++) {
    for (let column = -3; column <= 3; column++) {
      const at: Point = [x + (column + (row % 2 === 0 ? 0 : 0.5)) * pitch, y + row * pitch * 0.86];
      if (Math.hypot(at[0] - x, at[1] - y) < r - 1.9) marks.push(fill(star(at, r * 0.125, 4, 0.34), foil));
    }
  }
  return marks;
}

/** Two solid caps and a twig on the bare belt between them. */
function sprig([x, y]: Point, r: number): Layer[] {
  const clip = circle([x, y], r);
  const cap = (side: 1 | -1): Mark => {
    const edge = sampled(
      [
        [x - r - 1, y + side * r * 0.22],
        [x, y + side * r * 0.4 + r * 0.1],
        [x + r + 1, y + side * r * 0.22],
      ],
      8,
    );
    const far = y + side * r * 1.3;
    return fill(polygon([...edge, [x + r + 1, far], [x - r - 1, far]]), foil);
  };
  const twig: Mark[] = [];
  const stem: Point[] = [
    [x - r * 0.78, y + r * 0.02],
    [x, y + r * 0.12],
    [x + r * 0.78, y + r * 0.02],
  ];
  const path = sampled(stem, 8);
  for (let i = 1; i < path.length - 1; i += 2) {
    const [px, py] = path[i] as Point;
    for (const side of [-1, 1])
      twig.push(fill(leaf([px + 0.1, py + side * 0.2], side * 0.85, r * 0.24, r * 0.052, { bend: -side * 0.5 }).outline, foil));
  }
  return [
    { marks: [cap(-1), cap(1)], clip },
    {
      marks: [
        fill(
          tapered(path, () => 0.32),
          foil,
        ),
        ...twig,
      ],
      clip,
    },
  ];
}

/** A solid drop-shaped ornament with a row of drops left open and a point below. */
function drops([x, y]: Point, r: number): Mark[] {
  const outline = curve(
    [
      [x, y - r],
      [x + r * 0.72, y - r * 0.62],
      [x + r * 0.86, y],
      [x + r * 0.42, y + r * 0.8],
      [x, y + r * 1.6],
      [x - r * 0.42, y + r * 0.8],
      [x - r * 0.86, y],
      [x - r * 0.72, y - r * 0.62],
    ],
    { closed: true },
  );
  const holes: Path[] = [];
  for (let i = -2; i <= 2; i++) {
    holes.push(
      leaf([x + i * r * 0.27, y - r * 0.5 + Math.abs(i) * r * 0.05], Math.PI / 2, r * (0.72 - Math.abs(i) * 0.1), r * 0.075, {
        widest: 0.62,
        tip: 0.6,
      }).outline,
    );
  }
  for (let i = -1; i <= 1; i++) holes.push(circle([x + i * r * 0.24, y + r * 0.52 - Math.abs(i) * r * 0.04], r * 0.065));
  holes.push(circle([x, y + r * 0.86], r * 0.055));
  return [fill(cutOut(outline, holes), foil)];
}

/** Thread, cap and ball. */
export function bauble([x, y, r, pattern, from = -3]: Bauble): Layer[] {
  const at: Point = [x, y];
  const base: Layer = { marks: hook(at, r, from) };
  if (pattern === 'bands') return [base, bands(at, r)];
  if (pattern === 'sprig') return [base, ...sprig(at, r)];
  const marks = { meridians, rose, stars, drops }[pattern](at, r);
  return [base, { marks }];
}
