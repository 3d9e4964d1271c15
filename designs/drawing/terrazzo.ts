/** Chips of stone as in a terrazzo floor: big ones first, small ones between them, never touching. */
import { bounds, fill, type Mark } from './drawing.ts';
import { type Path, type Point, polar } from './path.ts';
import type { Random } from './random.ts';

type Chip = { at: Point; radius: number };

/** A broken stone: five to seven corners, each a little rounded. */
function chip(rnd: Random, { at, radius }: Chip): Path {
  const corners = 5 + Math.floor(rnd.next() * 3);
  const start = rnd.next() * Math.PI * 2;
  const stretch = rnd.between(0.72, 1);
  const lean = rnd.next() * Math.PI;
  const points = Array.from({ length: corners }, (_, i): Point => {
    const [x, y] = polar([0, 0], start + ((i + rnd.spread(0.28)) / corners) * Math.PI * 2, radius * rnd.between(0.78, 1.06));
    const along = x * Math.cos(lean) + y * Math.sin(lean);
    const across = (-x * Math.sin(lean) + y * Math.cos(lean)) * stretch;
    return [at[0] + along * Math.cos(lean) - across * Math.sin(lean), at[1] + along * Math.sin(lean) + across * Math.cos(lean)];
  });
  const between = (a: Point, b: Point, t: number): Point => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
  const path: { op: 'M' | 'L' | 'C' | 'Z'; points: Point[] }[] = [];
  points.forEach((corner, i) => {
    const before = points[(i + corners - 1) % corners] as Point;
    const after = points[(i + 1) % corners] as Point;
    path.push({ op: i === 0 ? 'M' : 'L', points: [between(corner, before, 0.18)] });
    path.push({ op: 'C', points: [between(corner, before, 0.07), between(corner, after, 0.07), between(corner, after, 0.18)] });
  });
  return [...path, { op: 'Z', points: [] }];
}

export type Bed = {
  box: { x: number; y: number; width: number; height: number };
  /** Chips whose middle and radius fall here are left out: texts and what lies outside a shape. */
  free?: (at: Point, radius: number) => boolean;
  inks: readonly string[];
  /** How many of each size are tried, as a share of the usual crowd. */
  density?: number;
  scale?: number;
};

/** Fills a box with chips; neighbours never share an ink. */
export function terrazzo(rnd: Random, { box, free, inks, density = 1, scale = 1 }: Bed): Mark[] {
  const chips: (Chip & { ink: string })[] = [];
  const area = (box.width * box.height) / (scale * scale);
  const sizes: [number, number, number][] = [
    [3.2, 4.7, area / 300],
    [1.5, 2.6, area / 90],
    [0.55, 1.15, area / 30],
  ];
  for (const [low, high, share] of sizes) {
    const tries = Math.round(share * 5 * density);
    for (let i = 0; i < tries; i++) {
      const at: Point = [box.x + rnd.next() * box.width, box.y + rnd.next() * box.height];
      const radius = rnd.between(low, high) * scale;
      const pick = rnd.next();
      if (free?.(at, radius)) continue;
      const near = chips.filter((other) => Math.hypot(other.at[0] - at[0], other.at[1] - at[1]) < radius + other.radius + 6 * scale);
      if (near.some((other) => Math.hypot(other.at[0] - at[0], other.at[1] - at[1]) < (radius + other.radius) * 0.97 + 0.7 * scale))
        continue;
      const taken = new Set(near.map(({ ink }) => ink));
      const open = inks.filter((ink) => !taken.has(ink));
      const list = open.length > 0 ? open : inks;
      chips.push({ at, radius, ink: list[Math.floor(pick * list.length)] as string });
    }
  }
  return chips.map((one) => fill(chip(rnd, one), one.ink)).filter(({ path }) => bounds(path).width > 0.5);
}
