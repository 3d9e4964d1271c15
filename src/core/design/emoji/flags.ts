/**
 * Flags of countries as emoji, drawn here: those of bands, crosses, discs and stars. Flags with coats of arms are not among them. Lengths are in
 * the 30 × 20 units of a flag.
 */
import type { EmojiDrawing } from '#core/design/artwork.ts';
import { ellipsePath, rectPath } from '#core/design/outlines/outline.ts';

type Shape = EmojiDrawing['shapes'][number];
type Point = readonly [x: number, y: number];

/** Found with tools/swatch.ts; black is that of the pictures. */
const inks = {
  black: { c: 49, m: 41, y: 36, k: 100, hex: '#000000' },
  white: { c: 0, m: 0, y: 0, k: 0, hex: '#ffffff' },
  red: { c: 0, m: 97, y: 100, k: 5, hex: '#db1008' },
  maroon: { c: 32, m: 98, y: 58, k: 31, hex: '#8a1538' },
  gold: { c: 0, m: 19, y: 94, k: 0, hex: '#ffce00' },
  orange: { c: 0, m: 55, y: 78, k: 0, hex: '#f28941' },
  green: { c: 82, m: 6, y: 88, k: 11, hex: '#009246' },
  blue: { c: 91, m: 42, y: 3, k: 15, hex: '#006aa7' },
  navy: { c: 94, m: 75, y: 10, k: 7, hex: '#21468b' },
  sky: { c: 83, m: 12, y: 1, k: 0, hex: '#00a1de' },
  edge: { c: 0, m: 0, y: 0, k: 30, hex: '#c6c6c6' },
} as const;
type Ink = keyof typeof inks;

const [width, height] = [30, 20];
/** A unit of the board of a drawing, and where the flag lies on it. */
const unit = 1_000;
const [left, top] = [1, 6];

function x(value: number): number {
  return Math.round((left + value) * unit);
}

function y(value: number): number {
  return Math.round((top + value) * unit);
}

function box(ink: Ink, atX: number, atY: number, w: number, h: number): Shape {
  const [fromX, fromY] = [x(atX), y(atY)];
  return { d: rectPath({ xUm: fromX, yUm: fromY, widthUm: x(atX + w) - fromX, heightUm: y(atY + h) - fromY }), ink: inks[ink] };
}

function polygon(ink: Ink, points: readonly Point[]): Shape {
  return { d: `M ${points.map(([atX, atY]) => `${x(atX)} ${y(atY)}`).join(' L ')} Z`, ink: inks[ink] };
}

function disc(ink: Ink, atX: number, atY: number, radius: number): Shape {
  const side = 2 * radius * unit;
  return { d: ellipsePath({ xUm: x(atX - radius), yUm: y(atY - radius), widthUm: side, heightUm: side }), ink: inks[ink] };
}

/** A star of five points, the first one up, in a circle of radius 1. */
const starPoints: readonly Point[] = [
  [0, -1],
  [0.225, -0.309],
  [0.951, -0.309],
  [0.363, 0.118],
  [0.588, 0.809],
  [0, 0.382],
  [-0.588, 0.809],
  [-0.363, 0.118],
  [-0.951, -0.309],
  [-0.225, -0.309],
];

function star(ink: Ink, atX: number, atY: number, radius: number): Shape {
  return polygon(
    ink,
    starPoints.map(([dx, dy]): Point => [atX + dx * radius, atY + dy * radius]),
  );
}

/** Bands of equal or given shares, one below the other. */
function rows(colours: readonly Ink[], shares: readonly number[] = colours.map(() => 1)): Shape[] {
  const all = shares.reduce((sum, share) => sum + share, 0);
  let from = 0;
  return colours.map((ink, at) => {
    const part = ((shares[at] ?? 1) * height) / all;
    const band = box(ink, 0, from, width, part);
    from += part;
    return band;
  });
}

/** Bands of equal width, beside each other. */
function columns(...colours: Ink[]): Shape[] {
  const part = width / colours.length;
  return colours.map((ink, at) => box(ink, at * part, 0, part, height));
}

/** A cross whose upright arm stands left of the middle, as in the north; `inner` lies on it. */
function northern(ground: Ink, arm: Ink, inner?: Ink): Shape[] {
  const cross = (ink: Ink, thick: number) => [
    box(ink, 11 - thick / 2, 0, thick, height),
    box(ink, 0, height / 2 - thick / 2, width, thick),
  ];
  return [box(ground, 0, 0, width, height), ...cross(arm, inner ? 5 : 4), ...(inner ? cross(inner, 2.5) : [])];
}

/** Corners written as "x,y x,y". */
function pointsOf(numbers: string): Point[] {
  return numbers.split(' ').map((pair): Point => {
    const [atX = 0, atY = 0] = pair.split(',').map(Number);
    return [atX, atY];
  });
}

/** The Union Flag on a sheet of 640 × 480, its diagonal arms as polygons. */
function union(): Shape[] {
  const on = (ink: Ink, numbers: string) =>
    polygon(
      ink,
      pointsOf(numbers).map(([atX, atY]): Point => [(atX * width) / 640, (atY * height) / 480]),
    );
  return [
    box('navy', 0, 0, width, height),
    on('white', '75,0 319,181 562,0 640,0 640,62 400,241 640,419 640,480 560,480 320,301 81,480 0,480 0,420 239,242 0,64 0,0'),
    on('red', '424,281 640,440 640,480 369,281'),
    on('red', '240,301 246,336 54,480 0,480'),
    on('red', '640,0 640,3 391,191 393,147 590,0'),
    on('red', '0,0 239,176 179,176 0,42'),
    box('white', 11.25, 0, 7.5, height),
    box('white', 0, 6.65, width, 6.7),
    box('red', 12.75, 0, 4.5, height),
    box('red', 0, 8, width, 4),
  ];
}

function greek(): Shape[] {
  const stripe = height / 9;
  return [
    ...rows(['blue', 'white', 'blue', 'white', 'blue', 'white', 'blue', 'white', 'blue']),
    box('blue', 0, 0, 5 * stripe, 5 * stripe),
    box('white', 2 * stripe, 0, stripe, 5 * stripe),
    box('white', 0, 2 * stripe, 5 * stripe, stripe),
  ];
}

function american(): Shape[] {
  const stripe = height / 13;
  const canton = { width: 12, height: 7 * stripe };
  const stars = Array.from({ length: 9 }, (_, row) =>
    Array.from({ length: row % 2 === 0 ? 6 : 5 }, (_, column) =>
      star('white', (canton.width * (2 * column + (row % 2 === 0 ? 1 : 2))) / 12, (canton.height * (row + 1)) / 10, 0.48),
    ),
  ).flat();
  const bands = Array.from({ length: 13 }, (_, at): Ink => (at % 2 === 0 ? 'red' : 'white'));
  return [...rows(bands), box('navy', 0, 0, canton.width, canton.height), ...stars];
}

/** Twelve stars, as the hours of a clock. */
function european(): Shape[] {
  const hours: readonly Point[] = [
    [0, 1],
    [0.5, 0.866],
    [0.866, 0.5],
  ];
  const places = hours.flatMap(([a, b]): Point[] => [
    [a, -b],
    [b, a],
    [-a, b],
    [-b, -a],
  ]);
  return [box('navy', 0, 0, width, height), ...places.map(([dx, dy]) => star('gold', 15 + dx * 6.67, 10 + dy * 6.67, 1.1))];
}

/** By the letters of their region (ISO 3166). */
const flags: Readonly<Record<string, () => Shape[]>> = {
  AM: () => rows(['red', 'navy', 'orange']),
  AT: () => rows(['red', 'white', 'red']),
  BE: () => columns('black', 'gold', 'red'),
  BG: () => rows(['white', 'green', 'red']),
  CH: () => [box('red', 5, 0, 20, 20), box('white', 8.75, 8.1, 12.5, 3.8), box('white', 13.1, 3.75, 3.8, 12.5)],
  CI: () => columns('orange', 'white', 'green'),
  CO: () => rows(['gold', 'navy', 'red'], [2, 1, 1]),
  CZ: () => [
    ...rows(['white', 'red']),
    polygon('navy', [
      [0, 0],
      [15, 10],
      [0, 20],
    ]),
  ],
  DE: () => rows(['black', 'red', 'gold']),
  DK: () => northern('red', 'white'),
  EE: () => rows(['blue', 'black', 'white']),
  ES: () => rows(['red', 'gold', 'red'], [1, 2, 1]),
  EU: european,
  FI: () => northern('white', 'navy'),
  FR: () => columns('navy', 'white', 'red'),
  GB: union,
  GN: () => columns('red', 'gold', 'green'),
  GR: greek,
  HU: () => rows(['red', 'white', 'green']),
  ID: () => rows(['red', 'white']),
  IE: () => columns('green', 'white', 'orange'),
  IS: () => northern('navy', 'white', 'red'),
  IT: () => columns('green', 'white', 'red'),
  JP: () => [box('white', 0, 0, width, height), disc('red', 15, 10, 6)],
  LT: () => rows(['gold', 'green', 'red']),
  LU: () => rows(['red', 'white', 'sky']),
  LV: () => rows(['maroon', 'white', 'maroon'], [2, 1, 2]),
  MC: () => rows(['red', 'white']),
  ML: () => columns('green', 'gold', 'red'),
  NG: () => columns('green', 'white', 'green'),
  NL: () => rows(['red', 'white', 'navy']),
  NO: () => northern('red', 'white', 'navy'),
  PE: () => columns('red', 'white', 'red'),
  PL: () => rows(['white', 'red']),
  RO: () => columns('navy', 'gold', 'red'),
  RU: () => rows(['white', 'navy', 'red']),
  SE: () => northern('blue', 'gold'),
  TD: () => columns('navy', 'gold', 'red'),
  TR: () => [box('red', 0, 0, width, height), disc('white', 10.5, 10, 5), disc('red', 11.75, 10, 4), star('white', 17, 10, 2.5)],
  UA: () => rows(['blue', 'gold']),
  US: american,
};

/** Code points of the letters A to Z that spell a region. */
const firstLetter = 0x1f1e6;

function regionOf(key: string): string {
  const letters = key.split('-').map((code) => Number.parseInt(code, 16) - firstLetter);
  return letters.length === 2 && letters.every((at) => at >= 0 && at < 26) ? String.fromCharCode(...letters.map((at) => 65 + at)) : '';
}

/** The flag of an emoji's key with a fine edge, which tells white from paper; null for a flag that is not drawn here, and for what is none. */
export function flagDrawing(key: string): EmojiDrawing | null {
  const region = regionOf(key);
  if (!Object.hasOwn(flags, region)) return null;
  const shapes = flags[region]?.() ?? [];
  const whole = region === 'CH' ? box('edge', 5, 0, 20, 20) : box('edge', 0, 0, width, height);
  return { shapes: [...shapes, { ...whole, strokeWidth: 150 }] };
}
