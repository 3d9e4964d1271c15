/**
 * Generates designs/posters/press-colours.json: for every screen colour of a poster the swatch whose screen colour, by the shop's output
 * profile, comes nearest, in as little ink as possible. Run it after changing a poster's colours.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { type Cmyk, screenRgb } from '#core/design/colour.ts';
import { posters } from '#designs/posters/registry.ts';

const lut = new Uint8Array(readFileSync(new URL('../icc/cmyk-srgb-17.bin', import.meta.url)));
/** Below the profile's 300, so that colours that meet on an edge stay below it, too. */
const maxInk = 280;
/** The search begins in several corners, since colours have several recipes. */
const starts: readonly Swatch[] = [
  [10, 10, 10, 0],
  [60, 40, 20, 40],
  [90, 70, 10, 10],
  [10, 80, 80, 10],
  [70, 50, 70, 50],
  [5, 25, 70, 0],
  [50, 40, 40, 60],
];

type Swatch = [c: number, m: number, y: number, k: number];
type Lab = [l: number, a: number, b: number];

function labOf(rgb: readonly number[]): Lab {
  const [r = 0, g = 0, b = 0] = rgb.map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  const bend = (t: number) => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116);
  const x = bend((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.95047);
  const y = bend(0.2126 * r + 0.7152 * g + 0.0722 * b);
  const z = bend((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

function cmykOf([c, m, y, k]: Swatch): Cmyk {
  return { c, m, y, k };
}

/** Distance of the colours (CIE 1976) and a little for ink, most of all for grey made of three. */
function costOf(swatch: Swatch, wanted: Lab): number {
  const sum = swatch.reduce((all, ink) => all + ink, 0);
  if (sum > maxInk || swatch.some((ink) => ink < 0 || ink > 100)) return Number.POSITIVE_INFINITY;
  const made = labOf(screenRgb(cmykOf(swatch), lut));
  const apart = Math.hypot(...made.map((value, at) => value - (wanted[at] ?? 0)));
  return apart + 0.004 * sum + 0.012 * Math.min(swatch[0], swatch[1], swatch[2]);
}

/** The swatch with one or two of its inks moved by a step. */
function neighbours(swatch: Swatch, step: number): Swatch[] {
  const moves = [0, 1, 2, 3].flatMap((at) => [step, -step].map((by) => [at, by] as const));
  const moved = (from: Swatch, [at, by]: readonly [number, number]) => from.map((ink, one) => (one === at ? ink + by : ink)) as Swatch;
  return moves.flatMap((first) => {
    const one = moved(swatch, first);
    return [one, ...moves.filter(([at]) => at > first[0]).map((second) => moved(one, second))];
  });
}

function nearest(hex: string): Swatch {
  const wanted = labOf([1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)));
  const ends = starts.map((start) => {
    let best = { swatch: start, cost: costOf(start, wanted) };
    for (const step of [16, 8, 4, 2, 1]) {
      for (let isBetter = true; isBetter; ) {
        isBetter = false;
        for (const swatch of neighbours(best.swatch, step)) {
          const cost = costOf(swatch, wanted);
          if (cost >= best.cost) continue;
          best = { swatch, cost };
          isBetter = true;
        }
      }
    }
    return best;
  });
  return ends.reduce((best, one) => (one.cost < best.cost ? one : best)).swatch;
}

const colours = new Set(
  posters.flatMap(({ template }) => template.colourways.flatMap(({ inks }) => Object.values(inks).map(({ hex }) => hex))),
);
const lines = [...colours].sort().map((hex) => `  "${hex}": [${nearest(hex).join(', ')}]`);
writeFileSync(new URL('../designs/posters/press-colours.json', import.meta.url), `{\n${lines.join(',\n')}\n}\n`);
console.log(`${colours.size} colours`);
