/** A dandelion that is a firework: half of its seeds still stand, the others fly off as sparks. */

import type { DesignTemplate } from '#core/catalogue/template.ts';
import type { CardBuilder } from '#designs/drawing/card.ts';
import { circle, dot, sampled } from '#designs/drawing/curve.ts';
import { fill } from '#designs/drawing/drawing.ts';
import type { Face } from '#designs/drawing/face.ts';
import { drawn, type Layer } from '#designs/drawing/layer.ts';
import { type Path, type Point, polar } from '#designs/drawing/path.ts';
import { type Random, random } from '#designs/drawing/random.ts';
import { sliver, tapered } from '#designs/drawing/stroke.ts';
import { grain, halftone, plates } from './plates.ts';
import { placeLetter } from './words.ts';

/** The rays of a seed's umbrella about `at`, opening towards `angle`, and the dots at their ends. */
function umbrella(rnd: Random, at: Point, angle: number, size: number): { rays: Path; sparks: Path } {
  const count = 7;
  const ends = Array.from({ length: count }, (_, i) => {
    const lean = angle + ((i - (count - 1) / 2) / count) * 2.5 + rnd.spread(0.06);
    return polar(at, lean, size * rnd.between(0.85, 1.1));
  });
  return { rays: ends.flatMap((end) => sliver(at, end, 0.42, 0.3)), sparks: ends.flatMap((end) => dot(end, size * 0.13)) };
}

type Clock = { stalks: Path; sparks: Path };

/** Seeds on two spheres about the head; those towards the wind have gone. */
function clock(rnd: Random, head: Point, radius: number): Clock {
  const stalks: Path[] = [];
  const sparks: Path[] = [];
  for (const [count, share, size] of [
    [15, 0.56, 0.2],
    [25, 0.86, 0.24],
  ] as const) {
    for (let i = 0; i < count; i++) {
      const angle = (i / count) * Math.PI * 2 + rnd.spread(0.07);
      const isBlown = Math.cos(angle + 0.5) > 0.45;
      if (isBlown) continue;
      const end = polar(head, angle, radius * share * rnd.between(0.95, 1.05));
      const { rays, sparks: ends } = umbrella(rnd, end, angle, radius * size);
      stalks.push(sliver(polar(head, angle, radius * 0.12), end, 0.7, 0.5), rays);
      sparks.push(ends);
    }
  }
  return { stalks: stalks.flat(), sparks: sparks.flat() };
}

/** Seeds on their way, larger the farther they are: at the end each is a burst of its own. */
function flying(rnd: Random, head: Point, radius: number, reach: readonly Point[]): Clock {
  const stalks: Path[] = [];
  const sparks: Path[] = [];
  reach.forEach(([along, across], i) => {
    const at: Point = [head[0] + along * radius, head[1] + across * radius];
    const angle = Math.atan2(across, along) - 0.3;
    const size = radius * (0.2 + 0.07 * i);
    const foot = polar(at, angle + Math.PI, size * 1.1);
    stalks.push(sliver(foot, at, 0.75, 0.5), dot(foot, 0.85));
    const arms = 11 + i;
    for (let j = 0; j < arms; j++) {
      const turn = angle + (j / arms) * Math.PI * 2 + rnd.spread(0.08);
      const gap = i < 2 && Math.cos(turn - angle) < -0.3;
      if (gap) continue;
      const end = polar(at, turn, size * rnd.between(0.86, 1.12));
      stalks.push(sliver(polar(at, turn, size * 0.2), polar(at, turn, size * 0.84), 0.3, 0.62));
      sparks.push(dot(end, size * 0.115), dot(polar(at, turn + 0.12, size * 0.62), size * 0.075));
    }
  });
  return { stalks: stalks.flat(), sparks: sparks.flat() };
}

const flights: readonly Point[] = [
  [0.98, -0.66],
  [1.14, 0.24],
  [0.74, -1.26],
  [1.56, -0.98],
];

function layers(face: Face, rnd: Random, head: Point, radius: number, stem: readonly Point[], reach: readonly Point[]): Layer[] {
  const still = clock(rnd, head, radius);
  const gone = flying(rnd, head, radius, reach);
  const stemPath = tapered(sampled(stem, 8), (t) => 1.1 + t * 1.1);
  const [x, y] = head;
  const core = radius * 0.17;
  const glow = halftone({ x: x - radius, y: y - radius, width: radius * 2, height: radius * 2 }, 0.3, 2.3, ([px, py]) => {
    const away = Math.hypot(px - x, py - y) / radius;
    return away > 0.99 ? 0 : 0.5 * (1 - away) + 0.04;
  });
  const clip = face.bleedPath;
  const [under, over] = plates([...still.stalks, ...gone.stalks, ...stemPath, ...circle(head, core)], [...still.sparks, ...gone.sparks]);
  return [
    { marks: [fill(glow, 'ink2')] },
    { ...(under as Layer), clip },
    { marks: [fill(circle([x + 0.4, y - 0.36], core * 0.8), 'both')] },
    ...(face.side === 'front' ? [{ ...(over as Layer) }] : []),
  ];
}

const scenes = {
  a6: { head: [40, 85], radius: 27, title: 23, size: 12.4, left: 9, details: 134 },
  'din-long': { head: [37, 104], radius: 28, title: 33, size: 12.4, left: 8.6, details: 193 },
  square: { head: [54, 70], radius: 33, title: 106, size: 13, left: 80, details: 117 },
} as const satisfies Record<
  CardBuilder['format'],
  { head: Point; radius: number; title: number; size: number; left: number; details: number }
>;

export function drawDandelion(card: CardBuilder, row: DesignTemplate): void {
  const { width: w, height: h, format } = card;
  const { head, radius, title, size, left, details } = scenes[format];
  const front = card.face('front');
  const rnd = random(row.seed);
  const [x, y] = head;
  const stem: Point[] = [
    [x, y],
    [x - 3, y + (h - y) * 0.35],
    [x - 2, y + (h - y) * 0.7],
    [x - 9, h + 5],
  ];
  front.place(drawn(front, [...layers(front, rnd, head, radius, stem, flights), grain(front, rnd, 160, h)]), 'blossom');
  const isSquare = format === 'square';
  front.text({
    id: 'front-heading',
    role: 'heading',
    font: 'dela-gothic',
    size,
    leading: 1.1,
    room: 1.04,
    x: left,
    width: w - left - 6,
    y: title,
    align: 'left',
    ink: 'both',
  });
  front.text({
    id: 'front-details',
    role: 'greeting',
    personal: true,
    font: 'jost-medium',
    size: 4.1,
    leading: 1.36,
    x: isSquare ? left : w - 9,
    width: isSquare ? 62 : 56,
    y: isSquare ? h - 17 : details,
    align: isSquare ? 'left' : 'right',
    ink: 'both',
  });
  placeLetter(card, row);
  if (!card.folded) return;
  const inside = card.face('inside-left');
  const low: Point[] = [
    [w * 0.44, h * 0.42],
    [w * 0.42, h * 0.7],
    [w * 0.4, h + 4],
  ];
  inside.place(drawn(inside, layers(inside, random(row.seed + 4), [w * 0.44, h * 0.42], w * 0.25, low, [[1, -0.7]])), 'blossom');
}
