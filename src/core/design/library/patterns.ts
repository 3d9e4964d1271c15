/** Patterns that customers may lay under a page, drawn here from numbers. A tile is repeated to the right and downwards without a seam. */

import { heartPath, polygonPath } from '#core/design/outlines/outline.ts';
import { sineCosine } from '#core/values/sine.ts';
import { box, type ClipArtPart, disc, each, leafPath, polar } from './parts.ts';

/** `widthUm` and `heightUm` are the size of a tile on paper at a scale of 100 per cent. Parts may reach beyond the tile. */
export type Pattern = { id: string; widthUm: number; heightUm: number; parts: readonly ClipArtPart[] };

function fill(d: string | readonly string[], ink = 0): ClipArtPart {
  return { d: typeof d === 'string' ? d : d.join(' '), ink };
}

function line(d: string | readonly string[], stroke: number, ink = 0): ClipArtPart {
  return { ...fill(d, ink), stroke };
}

function pattern(id: string, widthUm: number, heightUm: number, ...parts: ClipArtPart[]): Pattern {
  return { id, widthUm, heightUm, parts };
}

function segment(x1: number, y1: number, x2: number, y2: number): string {
  return `M ${x1} ${y1} L ${x2} ${y2}`;
}

function polygon(...points: (readonly [number, number])[]): string {
  return `${points.map(([x, y], at) => `${at === 0 ? 'M' : 'L'} ${x} ${y}`).join(' ')} Z`;
}

function bar(x: number, y: number, width: number, height: number): string {
  return polygon([x, y], [x + width, y], [x + width, y + height], [x, y + height]);
}

/** Bars reach so far into the next tile: on screens, edges that only meet show a light line. */
const overlap = 1_000;

/** The same motif in the corner and in the middle of a tile, as on fabric. */
function offset(tile: number, motif: (x: number, y: number) => string): string[] {
  return [motif(tile / 4, tile / 4), motif((tile * 3) / 4, (tile * 3) / 4)];
}

function dash(x: number, y: number, angle: number, length: number): string {
  const [from, to] = [polar(x, y, angle, length / 2), polar(x, y, angle + 180, length / 2)];
  return segment(...from, ...to);
}

function star(x: number, y: number, radius: number, corners = 5, inner = 42): string {
  return polygonPath(box(x - radius, y - radius, 2 * radius, 2 * radius), corners, inner);
}

function flower(x: number, y: number, radius: number, petals: number): string[] {
  return each(petals, (petal) => {
    const from = polar(x, y, (petal * 360) / petals, radius * 0.2);
    const to = polar(x, y, (petal * 360) / petals, radius);
    return leafPath(...from, ...to, 2.6 / petals);
  });
}

function flake(x: number, y: number, radius: number): string {
  return each(6, (arm) => {
    const tip = polar(x, y, arm * 60, radius);
    const fork = polar(x, y, arm * 60, radius * 0.55);
    const twigs = [-45, 45].map((turn) => segment(...fork, ...polar(...fork, arm * 60 + turn, radius * 0.36)));
    return [segment(x, y, ...tip), ...twigs].join(' ');
  }).join(' ');
}

function fir(x: number, y: number, height: number): string {
  const tier = (top: number, foot: number, half: number) => polygon([x, y + top], [x + half, y + foot], [x - half, y + foot]);
  const [h, w] = [height, height * 0.36];
  return [tier(0, h * 0.42, w * 0.6), tier(h * 0.22, h * 0.68, w * 0.8), tier(h * 0.46, h, w)]
    .join(' ')
    .replace(/-?\d{1,9}\.\d{1,20}/g, (number) => String(Math.round(Number(number))));
}

function twig(x: number, y: number, angle: number, length: number): { stem: string; leaves: string[] } {
  const at = (along: number) => polar(x, y, angle, length * along);
  const leaves = each(3, (pair) => {
    const foot = at(0.25 + pair * 0.25);
    return [-48, 48].map((turn) => leafPath(...foot, ...polar(...foot, angle + turn, length * 0.34), 0.5)).join(' ');
  });
  return { stem: segment(x, y, ...at(0.95)), leaves: [...leaves, leafPath(...at(0.8), ...at(1.15), 0.5)] };
}

/** A quarter arc from one point to another about a corner of the tile. */
function arch(x: number, y: number, radius: number): string {
  const k = Math.round(radius * 0.5523);
  return [
    `M ${x - radius} ${y} C ${x - radius} ${y - k} ${x - k} ${y - radius} ${x} ${y - radius}`,
    `C ${x + k} ${y - radius} ${x + radius} ${y - k} ${x + radius} ${y}`,
  ].join(' ');
}

function wave(width: number, y: number, rise: number): string {
  const q = width / 4;
  return `M 0 ${y} C ${q} ${y - rise} ${q} ${y - rise} ${2 * q} ${y} C ${3 * q} ${y + rise} ${3 * q} ${y + rise} ${width} ${y}`;
}

function cloud(x: number, y: number, size: number): string[] {
  const at = (dx: number, dy: number, radius: number) =>
    disc(Math.round(x + dx * size), Math.round(y + dy * size), Math.round(radius * size));
  return [at(-0.55, 0.1, 0.34), at(0, -0.12, 0.5), at(0.58, 0.08, 0.36), at(0.1, 0.2, 0.3), at(-0.25, 0.2, 0.26)];
}

/** Places of scattered motifs: x, y and angle, at fixed seeming randomness. */
const scattered = [
  [2_600, 3_000, 20],
  [9_400, 1_900, 75],
  [16_200, 4_200, 140],
  [21_200, 9_000, 35],
  [5_600, 9_600, 110],
  [12_600, 9_900, 5],
  [18_000, 14_700, 95],
  [2_700, 15_900, 160],
  [9_300, 16_900, 50],
  [14_600, 20_600, 125],
  [21_000, 21_000, 15],
  [5_400, 21_400, 80],
] as const;

const even = scattered.filter((_, at) => at % 2 === 0);
const odd = scattered.filter((_, at) => at % 2 === 1);

function shard(x: number, y: number, angle: number, radius: number): string {
  const corners = [0, 62, 140, 205, 290].map((turn, at) => polar(x, y, angle + turn, radius * (0.7 + (at % 3) * 0.18)));
  return polygon(...corners);
}

const geometric: Pattern[] = [
  pattern('dots', 8_000, 8_000, fill(disc(4_000, 4_000, 900))),
  pattern('polka', 14_000, 14_000, fill(offset(14_000, (x, y) => disc(x, y, 2_100)))),
  pattern('dots-two', 9_000, 9_000, fill(disc(2_250, 2_250, 700)), fill(disc(6_750, 6_750, 1_300), 1)),
  pattern('stripes', 8_000, 8_000, fill(bar(2_000, 0, 4_000, 8_000 + overlap))),
  pattern('pinstripes', 4_000, 8_000, line(segment(2_000, 0, 2_000, 8_000 + overlap), 250)),
  pattern('awning', 18_000, 8_000, fill(bar(0, 0, 6_000, 8_000 + overlap)), fill(bar(9_000, 0, 1_200, 8_000 + overlap), 1)),
  pattern('bands', 8_000, 8_000, fill(bar(0, 2_000, 8_000 + overlap, 4_000))),
  pattern(
    'diagonal',
    6_000,
    6_000,
    line([segment(-600, 6_600, 6_600, -600), segment(-600, 600, 600, -600), segment(5_400, 6_600, 6_600, 5_400)], 1_600),
  ),
  pattern(
    'gingham',
    10_000,
    10_000,
    fill([bar(0, 0, 5_000, 10_000 + overlap), bar(0, 0, 10_000 + overlap, 5_000)], 1),
    fill(bar(0, 0, 5_000, 5_000)),
  ),
  pattern('grid', 7_000, 7_000, line([segment(3_500, 0, 3_500, 7_000 + overlap), segment(0, 3_500, 7_000 + overlap, 3_500)], 250)),
  pattern(
    'tartan',
    16_000,
    16_000,
    fill([bar(3_000, 0, 5_000, 16_000 + overlap), bar(0, 3_000, 16_000 + overlap, 5_000)]),
    line(
      [11_500, 13_000].flatMap((at) => [segment(at, 0, at, 16_000 + overlap), segment(0, at, 16_000 + overlap, at)]),
      350,
      1,
    ),
  ),
  pattern('chevron', 10_000, 6_000, line('M -500 5000 L 0 4500 L 5000 1000 L 10000 4500 L 10500 5000', 1_300)),
  pattern('herringbone', 8_000, 4_000, line([segment(600, 3_400, 3_400, 600), segment(7_400, 3_400, 4_600, 600)], 800)),
  pattern('diamonds', 8_000, 12_000, fill(polygon([4_000, 1_200], [7_200, 6_000], [4_000, 10_800], [800, 6_000]))),
  pattern(
    'triangles',
    10_000,
    17_000,
    fill([polygon([2_500, 1_200], [4_600, 7_300], [400, 7_300]), polygon([7_500, 9_700], [9_600, 15_800], [5_400, 15_800])]),
    fill([polygon([5_400, 1_200], [9_600, 1_200], [7_500, 7_300]), polygon([400, 9_700], [4_600, 9_700], [2_500, 15_800])], 1),
  ),
  pattern(
    'honeycomb',
    10_392,
    18_000,
    line(
      [
        'M 0 3000 L 5196 0 L 10392 3000 L 10392 9000 L 5196 12000 L 0 9000 Z',
        segment(5_196, 12_000, 5_196, 18_000 + overlap),
        segment(5_196, 0, 5_196, -overlap),
      ],
      350,
    ),
  ),
  pattern(
    'scales',
    12_000,
    12_000,
    line(
      [6_000, 4_000, 2_000].flatMap((radius) => [arch(6_000, 6_000, radius), arch(0, 12_000, radius), arch(12_000, 12_000, radius)]),
      300,
    ),
  ),
  pattern('waves', 12_000, 6_000, line(wave(12_000, 3_000, 3_200), 500)),
  pattern(
    'rings',
    12_000,
    12_000,
    line([disc(6_000, 6_000, 5_200), disc(0, 0, 5_200), disc(12_000, 0, 5_200), disc(0, 12_000, 5_200), disc(12_000, 12_000, 5_200)], 280),
  ),
  pattern(
    'fans',
    16_000,
    16_000,
    line(
      [8_000, 5_400].flatMap((radius) => [arch(8_000, 8_000, radius), arch(0, 16_000, radius), arch(16_000, 16_000, radius)]),
      320,
    ),
    line(
      [
        [8_000, 8_000],
        [0, 16_000],
        [16_000, 16_000],
      ].flatMap(([x = 0, y = 0]) =>
        [-60, -30, 0, 30, 60].map((angle) => segment(...polar(x, y, angle, 1_200), ...polar(x, y, angle, 5_400))),
      ),
      280,
      1,
    ),
  ),
  pattern(
    'plus',
    10_000,
    10_000,
    line(
      offset(10_000, (x, y) => `${segment(x - 1_000, y, x + 1_000, y)} ${segment(x, y - 1_000, x, y + 1_000)}`),
      500,
    ),
  ),
];

const twigs = [twig(...polar(4_500, 4_500, 215, 3_000), 35, 5_400), twig(...polar(13_500, 13_500, 145, 3_000), -35, 5_400)];
const { sine: sine45 } = sineCosine(45);

const pictures: Pattern[] = [
  pattern('hearts', 16_000, 16_000, fill(offset(16_000, (x, y) => heartPath(box(x - 1_900, y - 1_750, 3_800, 3_500))))),
  pattern(
    'hearts-two',
    14_000,
    14_000,
    fill(heartPath(box(1_600, 1_800, 4_200, 3_850))),
    fill(heartPath(box(9_200, 9_200, 2_600, 2_400)), 1),
  ),
  pattern('stars', 16_000, 16_000, fill(offset(16_000, (x, y) => star(x, y, 2_100)))),
  pattern(
    'night-sky',
    24_000,
    24_000,
    fill(even.map(([x, y], at) => star(x, y, 900 + (at % 3) * 450, 4, 26))),
    fill(
      odd.map(([x, y], at) => disc(x, y, 260 + (at % 2) * 140)),
      1,
    ),
  ),
  pattern(
    'snow',
    18_000,
    18_000,
    line(
      offset(18_000, (x, y) => flake(x, y, 3_000)),
      320,
    ),
    fill([disc(13_500, 4_500, 420), disc(4_500, 13_500, 420)], 1),
  ),
  pattern(
    'confetti',
    24_000,
    24_000,
    line(
      even.map(([x, y, angle]) => dash(x, y, angle, 2_200)),
      800,
    ),
    fill(
      odd.map(([x, y]) => disc(x, y, 620)),
      1,
    ),
  ),
  pattern(
    'rain',
    24_000,
    24_000,
    line(
      scattered.map(([x, y]) => dash(x, y, 20, 1_900)),
      400,
    ),
  ),
  pattern(
    'terrazzo',
    24_000,
    24_000,
    fill(even.map(([x, y, angle], at) => shard(x, y, angle, 1_500 + (at % 3) * 500))),
    fill(
      odd.map(([x, y, angle], at) => shard(x, y, angle, 1_000 + (at % 2) * 500)),
      1,
    ),
  ),
  pattern(
    'leaves',
    24_000,
    24_000,
    fill(scattered.map(([x, y, angle]) => leafPath(...polar(x, y, angle, 1_700), ...polar(x, y, angle + 180, 1_700), 0.45))),
  ),
  pattern(
    'twigs',
    18_000,
    18_000,
    fill(twigs.flatMap(({ leaves }) => leaves)),
    line(
      twigs.map(({ stem }) => stem),
      260,
      1,
    ),
  ),
  pattern(
    'blossoms',
    24_000,
    24_000,
    fill(even.flatMap(([x, y]) => flower(x, y, 2_300, 5))),
    fill([...even.map(([x, y]) => disc(x, y, 520)), ...odd.map(([x, y]) => disc(x, y, 320))], 1),
  ),
  pattern(
    'daisies',
    16_000,
    16_000,
    fill(offset(16_000, (x, y) => flower(x, y, 2_600, 9).join(' '))),
    fill(
      offset(16_000, (x, y) => disc(x, y, 800)),
      1,
    ),
  ),
  pattern(
    'vines',
    14_000,
    20_000,
    line('M 7000 0 C 3000 2500 3000 7500 7000 10000 C 11000 12500 11000 17500 7000 20000 L 7000 20040', 320, 1),
    fill([
      leafPath(4_050, 4_200, 1_000, 2_000, 0.5),
      leafPath(4_050, 5_800, 7_500, 5_000, 0.5),
      leafPath(9_950, 14_200, 13_000, 12_000, 0.5),
      leafPath(9_950, 15_800, 6_500, 15_000, 0.5),
    ]),
  ),
  pattern('firs', 14_000, 14_000, fill(offset(14_000, (x, y) => fir(x, y - 2_600, 4_600)))),
  pattern('clouds', 22_000, 16_000, fill(cloud(5_500, 4_000, 2_600)), fill(cloud(16_000, 12_000, 2_000), 1)),
  pattern(
    'drops',
    12_000,
    12_000,
    fill(
      offset(12_000, (x, y) => {
        const [side, top] = [Math.round(1_500 * sine45), y - 2_000];
        return `M ${x} ${top} C ${x + side} ${y - 400} ${x + 1_300} ${y + 200} ${x + 1_300} ${y + 700} C ${x + 1_300} ${y + 2_400} ${x - 1_300} ${y + 2_400} ${x - 1_300} ${y + 700} C ${x - 1_300} ${y + 200} ${x - side} ${y - 400} ${x} ${top} Z`;
      }),
    ),
  ),
];

export const patterns: ReadonlyMap<string, Pattern> = new Map([...geometric, ...pictures].map((one) => [one.id, one]));
