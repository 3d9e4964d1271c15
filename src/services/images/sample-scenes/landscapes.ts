/** Landscapes without people: hills, a lake, mountains. */
import type { Random } from '#designs/drawing/random.ts';
import { fir, ridge, through } from './brush.ts';
import { across, one, type Scene } from './scene.ts';
import type { Tone } from './tones.ts';

/** Lightness of sky, light, and four depths of land, far to near. */
const depths = { skyTop: 0.83, sky: 0.93, glow: 0.985, land: [0.78, 0.67, 0.54, 0.41] } as const;

type Landscape = { defs: string; shapes: string };

/** What a crop keeps of a landscape: its middle. */
const middle = { x: 0.25, y: 0.25, width: 0.5, height: 0.5 };

export const landscapes: readonly Scene[] = Object.entries({ hills, lake, peaks }).map(([key, paint]) => ({
  key,
  dpi: 300,
  people: false,
  paint({ high, tone, rnd }) {
    const { defs, shapes } = paint(rnd, high, tone);
    const above = gradient('sky', tone(depths.skyTop), tone(depths.sky));
    const blur = '<filter id="glow" x="-100%" y="-100%" width="300%" height="300%"><feGaussianBlur stdDeviation="55"/></filter>';
    return { defs: above + blur + defs, shapes: `<rect width="${across}" height="${high}" fill="url(#sky)"/>${shapes}`, subject: middle };
  },
}));

/** Rolling hills with mist between them, a tree on the third. */
function hills(rnd: Random, high: number, tone: Tone): Landscape {
  const sunX = rnd.between(300, 700);
  let defs = '';
  let shapes = sun(sunX, high * 0.4, 120, tone);
  depths.land.forEach((lightness, depth) => {
    const level = high * (0.5 + depth * 0.125);
    const points = ridge(rnd, level, Math.min(high, across) * (0.07 - 0.008 * depth), 9);
    defs += mist(`land${depth}`, lightness, tone, level - 80, level + high * 0.26) + softness(`soft${depth}`, 3 - depth * 0.7);
    shapes += land(points, high, `land${depth}`, `soft${depth}`);
    if (depth === 2) shapes += tree(rnd, points, 0.22 + (sunX < 500 ? 0.5 : 0), Math.min(high, across) * 0.17, tone(0.4), high);
  });
  return { defs, shapes: shapes + birds(rnd, sunX < 500 ? 690 : 260, high * 0.22, tone(0.55)) };
}

/** Water with a far shore, the sun low above it and its light on the waves. */
function lake(rnd: Random, high: number, tone: Tone): Landscape {
  const shore = high * 0.56;
  const sunX = rnd.between(380, 620);
  const far = ridge(rnd, shore - high * 0.045, high * 0.03, 12);
  const mid = ridge(rnd, shore - high * 0.012, high * 0.02, 9);
  let waves = '';
  for (let row = 0; row < 26; row += 1) {
    const t = row / 26;
    const y = shore + (high - shore) * (0.03 + 0.9 * t ** 1.6);
    const spread = 60 + t * 300;
    for (let count = 0; count < 2; count += 1) {
      const length = rnd.between(30, 120) * (0.5 + t);
      const x = sunX + rnd.normal(spread * 0.5) - length / 2;
      waves += leaf(x, y + rnd.spread(6), length, 2.5 + t * 6, tone(depths.sky));
    }
  }
  const near = ridge(rnd, high * 0.955, high * 0.02, 7);
  const defs =
    gradient('water', tone(0.86), tone(0.6)) +
    mist('far', 0.74, tone, shore - high * 0.1, shore) +
    mist('mid', 0.6, tone, shore - high * 0.05, shore + 10) +
    softness('soft', 2.5);
  const shapes =
    sun(sunX, shore - high * 0.2, 95, tone) +
    land(far, shore, 'far', 'soft') +
    land(mid, shore, 'mid', 'soft') +
    `<rect y="${one(shore)}" width="${across}" height="${one(high - shore)}" fill="url(#water)"/>${waves}` +
    `<path d="${through(near)}L${across + 60} ${high + 60}L-60 ${high + 60}Z" fill="${tone(0.4)}"/>` +
    reeds(rnd, high, tone);
  return { defs, shapes };
}

/** Mountains one behind the other, firs in front. */
function peaks(rnd: Random, high: number, tone: Tone): Landscape {
  const reach = Math.min(high, across * 1.1);
  let defs = '';
  let shapes = sun(rnd.between(250, 750), high * 0.3, 90, tone);
  [0.8, 0.68, 0.55].forEach((lightness, depth) => {
    const level = high * (0.56 + depth * 0.13);
    const points = jagged(rnd, level, reach * (0.24 - depth * 0.06));
    const line = points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${one(x)} ${one(y)}`).join('');
    defs += mist(`peak${depth}`, lightness, tone, level - reach * 0.2, level + high * 0.2) + softness(`soft${depth}`, 2 - depth * 0.7);
    shapes += `<path d="${line}L${across + 60} ${high + 60}L-60 ${high + 60}Z" fill="url(#peak${depth})" filter="url(#soft${depth})"/>`;
  });
  const ground = ridge(rnd, high * 0.93, high * 0.02, 7);
  shapes += `<path d="${through(ground)}L${across + 60} ${high + 60}L-60 ${high + 60}Z" fill="${tone(0.38)}"/>`;
  for (let x = -30; x < across + 40; x += rnd.between(22, 60)) {
    const size = reach * rnd.between(0.05, 0.15) * (0.65 + 0.5 * Math.abs(x / across - 0.45));
    shapes += `<path d="${fir(rnd, x, high * 0.95, size)}" fill="${tone(rnd.between(0.36, 0.44))}"/>`;
  }
  return { defs, shapes: shapes + birds(rnd, rnd.between(300, 650), high * 0.2, tone(0.55)) };
}

function sun(x: number, y: number, radius: number, tone: Tone): string {
  return `<circle cx="${one(x)}" cy="${one(y)}" r="${radius * 1.7}" fill="${tone(depths.glow)}" filter="url(#glow)"/><circle cx="${one(x)}" cy="${one(y)}" r="${one(radius * 0.62)}" fill="${tone(depths.glow)}"/>`;
}

/** Mountain line: summits and saddles, broken up twice. */
function jagged(rnd: Random, level: number, height: number): [number, number][] {
  let points: [number, number][] = [];
  for (let x = -80, up = rnd.chance(0.5); x < across + 240; x += rnd.between(120, 230), up = !up)
    points.push([x, level - (up ? height * rnd.between(0.55, 1) : height * rnd.between(-0.1, 0.2))]);
  for (let round = 0; round < 3; round += 1) {
    const swing = (height * 0.13) / (round + 1);
    points = points.flatMap(([x, y], index): [number, number][] => {
      const next = points[index + 1];
      return next
        ? [
            [x, y],
            [(x + next[0]) / 2 + rnd.spread(swing * 0.5), (y + next[1]) / 2 + rnd.spread(swing)],
          ]
        : [[x, y]];
    });
  }
  return points;
}

function land(points: [number, number][], foot: number, fill: string, filter: string): string {
  return `<path d="${through(points)}L${across + 90} ${one(foot)}L-90 ${one(foot)}Z" fill="url(#${fill})" filter="url(#${filter})"/>`;
}

/** A round crown of many leaves on a short trunk, standing on the line at share `at` of the width. */
function tree(rnd: Random, line: [number, number][], at: number, size: number, fill: string, high: number): string {
  const x = across * at;
  const after = line.findIndex(([px]) => px > x);
  const end: [number, number] = [x, high];
  const [a, b] = [line[after - 1] ?? end, line[after] ?? end];
  const y = a[1] + ((b[1] - a[1]) * (x - a[0])) / Math.max(1, b[0] - a[0]) + size * 0.03;
  let shapes = `<path d="M${one(x - size * 0.045)} ${one(y)}L${one(x - size * 0.02)} ${one(y - size * 0.5)}L${one(x + size * 0.02)} ${one(y - size * 0.5)}L${one(x + size * 0.05)} ${one(y)}Z" fill="${fill}"/>`;
  for (let count = 0; count < 70; count += 1) {
    const angle = rnd.between(0, Math.PI * 2);
    const away = Math.sqrt(rnd.next());
    const cx = x + Math.cos(angle) * away * size * 0.33;
    const cy = y - size * 0.64 + Math.sin(angle) * away * size * 0.3;
    shapes += `<circle cx="${one(cx)}" cy="${one(cy)}" r="${one(size * rnd.between(0.06, 0.12))}" fill="${fill}"/>`;
  }
  return shapes;
}

function reeds(rnd: Random, high: number, tone: Tone): string {
  let shapes = '';
  const middle = rnd.chance(0.5) ? 130 : 870;
  for (let count = 0; count < 26; count += 1) {
    const x = middle + rnd.normal(90);
    const length = Math.min(high, across) * rnd.between(0.1, 0.3);
    const lean = rnd.spread(length * 0.25);
    const foot = high + 10;
    shapes += `<path d="M${one(x - 4)} ${foot}Q${one(x)} ${one(foot - length * 0.6)} ${one(x + lean)} ${one(foot - length)}Q${one(x + 5)} ${one(foot - length * 0.5)} ${one(x + 5)} ${foot}Z" fill="${tone(0.36)}"/>`;
  }
  return shapes;
}

function birds(rnd: Random, x: number, y: number, fill: string): string {
  return Array.from({ length: 3 }, (_, index) => {
    const [bx, by, s] = [x + index * rnd.between(34, 52), y + rnd.spread(26), rnd.between(12, 18)];
    return `<path d="M${one(bx - s)} ${one(by - s * 0.5)}Q${one(bx - s * 0.3)} ${one(by - s * 0.55)} ${one(bx)} ${one(by)}Q${one(bx + s * 0.3)} ${one(by - s * 0.6)} ${one(bx + s)} ${one(by - s * 0.35)}Q${one(bx + s * 0.3)} ${one(by - s * 0.25)} ${one(bx)} ${one(by + s * 0.16)}Q${one(bx - s * 0.3)} ${one(by - s * 0.2)} ${one(bx - s)} ${one(by - s * 0.5)}Z" fill="${fill}"/>`;
  }).join('');
}

/** A lens, thin at both ends: light on water. */
function leaf(x: number, y: number, length: number, thick: number, fill: string): string {
  const end = one(x + length);
  const middle = one(x + length / 2);
  return `<path d="M${one(x)} ${one(y)}Q${middle} ${one(y - thick)} ${end} ${one(y)}Q${middle} ${one(y + thick)} ${one(x)} ${one(y)}Z" fill="${fill}" opacity="0.8"/>`;
}

function gradient(id: string, from: string, to: string): string {
  return `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${from}"/><stop offset="0.6" stop-color="${to}"/><stop offset="1" stop-color="${to}"/></linearGradient>`;
}

/** Land that grows paler towards its foot, where the mist lies. */
function mist(id: string, lightness: number, tone: Tone, from: number, to: number): string {
  return `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="0" y1="${one(from)}" x2="0" y2="${one(to)}"><stop offset="0" stop-color="${tone(lightness)}"/><stop offset="1" stop-color="${tone(lightness + 0.11)}"/></linearGradient>`;
}

function softness(id: string, deviation: number): string {
  return `<filter id="${id}" x="-5%" y="-5%" width="110%" height="110%"><feGaussianBlur stdDeviation="${one(Math.max(0.4, deviation))}"/></filter>`;
}
