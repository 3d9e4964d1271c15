/**
 * Prints swatches as JSON. `node tools/swatch.ts 12 6 18 0` gives the screen colour of inks; `node tools/swatch.ts '#7a8b6f'` finds the
 * inks nearest to a screen colour. Several arguments give several lines. A tool for drawing palettes; the shop never converts RGB to inks.
 */
import { readFileSync } from 'node:fs';
import { type Cmyk, screenColour, screenRgb } from '#core/design/colour.ts';
import { profileFile, transicc } from './icc.ts';

const lut = new Uint8Array(readFileSync(new URL('../icc/cmyk-srgb-17.bin', import.meta.url)));
const inkLimit = 300;
const channels = ['c', 'm', 'y', 'k'] as const;

type Lab = readonly [number, number, number];

function lab(rgb: readonly number[]): Lab {
  const [r = 0, g = 0, b = 0] = rgb.map((value) => (value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4));
  const f = (t: number) => (t > 216 / 24389 ? Math.cbrt(t) : (24389 / 27) * (t / 116) + 16 / 116);
  const x = f((0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / 0.95047);
  const y = f(0.2126729 * r + 0.7151522 * g + 0.072175 * b);
  const z = f((0.0193339 * r + 0.119192 * g + 0.9503041 * b) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

/** CIE94 with a little plain Lab distance, which keeps colours that no press reaches from turning pale. */
function difference(one: Lab, two: Lab): number {
  const chroma = Math.hypot(one[1], one[2]);
  const chroma2 = Math.hypot(two[1], two[2]);
  const hue2 = Math.max(0, (one[1] - two[1]) ** 2 + (one[2] - two[2]) ** 2 - (chroma - chroma2) ** 2);
  const light2 = (one[0] - two[0]) ** 2;
  const seen = Math.sqrt(light2 + ((chroma - chroma2) / (1 + 0.045 * chroma)) ** 2 + hue2 / (1 + 0.015 * chroma) ** 2);
  return seen + 0.15 * Math.sqrt(light2 + (chroma - chroma2) ** 2 + hue2);
}

/** What a printer would not like: traces of ink below the first printable dot, black in light tints, more ink than needed. */
function dislike(ink: Cmyk, lightness: number): number {
  const traces = channels.filter((channel) => ink[channel] > 0 && ink[channel] < 3).length;
  const blackInTint = lightness > 60 ? (ink.k * (lightness - 60)) / 400 : 0;
  const grey = Math.min(ink.c, ink.m, ink.y);
  const muddy = ink.k === 0 && lightness < 60 ? grey / 200 : 0;
  const over = Math.max(0, ink.c + ink.m + ink.y + ink.k - inkLimit);
  return traces * 0.25 + blackInTint + muddy + (ink.c + ink.m + ink.y + ink.k) / 1000 + over * 10;
}

/** The whole-per-cent inks whose screen colour is nearest to `rgb`, starting from the profile's own separation. */
export function nearest(rgb: readonly number[], separation: readonly number[]): Cmyk {
  const target = lab(rgb);
  const cost = (ink: Cmyk) => difference(target, lab(screenRgb(ink, lut))) + dislike(ink, target[0]);
  const clamp = (value: number) => Math.min(100, Math.max(0, Math.round(value)));
  const [c = 0, m = 0, y = 0, k = 0] = separation.map(clamp);
  const withoutBlack = { c: clamp(c + k * 0.7), m: clamp(m + k * 0.6), y: clamp(y + k * 0.6), k: 0 };
  const starts = [{ c, m, y, k }, withoutBlack, { c, m, y, k: clamp(k / 2) }];
  const results = starts.map((start) => descend(start, cost));
  return results.reduce((best, ink) => (cost(ink) < cost(best) ? ink : best));
}

function descend(start: Cmyk, cost: (ink: Cmyk) => number): Cmyk {
  let best = start;
  let bestCost = cost(start);
  for (const step of [8, 4, 2, 1, 1]) {
    for (let moved = true; moved; ) {
      moved = false;
      for (let direction = 1; direction < 81; direction++) {
        const moves = [direction % 3, Math.floor(direction / 3) % 3, Math.floor(direction / 9) % 3, Math.floor(direction / 27)];
        const ink = { ...best };
        channels.forEach((channel, index) => {
          ink[channel] += [0, step, -step][moves[index] ?? 0] ?? 0;
        });
        if (channels.some((channel) => ink[channel] < 0 || ink[channel] > 100)) continue;
        const inkCost = cost(ink);
        if (inkCost < bestCost - 1e-9) {
          best = ink;
          bestCost = inkCost;
          moved = true;
        }
      }
    }
  }
  return best;
}

/** Splits the command line: a '#rrggbb' stands alone, numbers come in fours. */
function requests(args: string[]): (string | Cmyk)[] {
  const list: (string | Cmyk)[] = [];
  const words = args.flatMap((arg) => arg.split(/[\s,]+/)).filter(Boolean);
  for (let at = 0; at < words.length; ) {
    const word = words[at] ?? '';
    if (/^#[0-9a-f]{6}$/i.test(word)) {
      list.push(word.toLowerCase());
      at += 1;
    } else {
      const [c, m, y, k] = words.slice(at, at + 4).map(Number);
      if (c === undefined || m === undefined || y === undefined || k === undefined)
        throw new Error(`expected '#rrggbb' or c m y k: ${word}`);
      list.push({ c, m, y, k });
      at += 4;
    }
  }
  return list;
}

export function rgbOf(hex: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
}

if (import.meta.main) {
  for (const request of requests(process.argv.slice(2))) {
    if (typeof request === 'string') {
      const rgb = rgbOf(request);
      const ink = nearest(rgb, transicc('*sRGB', profileFile, [rgb])[0] ?? []);
      const hex = screenColour(ink, lut);
      const off = difference(lab(rgb), lab(rgbOf(hex)));
      console.log(JSON.stringify({ ...ink, hex, wanted: request, difference: Number(off.toFixed(1)) }));
    } else {
      console.log(JSON.stringify({ ...request, hex: screenColour(request, lut) }));
    }
  }
}
