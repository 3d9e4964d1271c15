/**
 * The inks whose screen colour, by the shop's output profile, comes nearest to a wished one. A wish is a colour on a screen: what is kept
 * and printed are the inks, and every screen shows those (`screenRgb`).
 */
import { type Cmyk, screenColour, screenRgb } from '#core/design/colour.ts';
import { black, type Ink } from '#core/design/ink.ts';
import { chromaOf, colourDifference, hexOfLight, hueOf, type Lab, labOf, labOfHex } from './colour-space.ts';

/** Below the profile's 300, so that colours that meet on an edge stay below it, too. */
export const maxInk = 280;

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

export type Swatch = [c: number, m: number, y: number, k: number];

function cmykOf([c, m, y, k]: Swatch): Cmyk {
  return { c, m, y, k };
}

/** Distance of the colours (CIE 1976) and a little for ink, most of all for grey made of three. */
function costOf(swatch: Swatch, wanted: Lab, most: number, lut: Uint8Array): number {
  const sum = swatch[0] + swatch[1] + swatch[2] + swatch[3];
  if (sum > most || swatch.some((ink) => ink < 0 || ink > 100)) return Number.POSITIVE_INFINITY;
  const made = labOf(screenRgb(cmykOf(swatch), lut));
  const apart = Math.hypot(made[0] - wanted[0], made[1] - wanted[1], made[2] - wanted[2]);
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

/** In at most `most` per cent of ink together, as little of it as gives the colour. `lut` as of `screenRgb`. */
export function nearestSwatch(hex: string, lut: Uint8Array, most = maxInk): Swatch {
  const wanted = labOfHex(hex);
  const ends = starts.map((start) => {
    let best = { swatch: start, cost: costOf(start, wanted, most, lut) };
    for (const step of [16, 8, 4, 2, 1]) {
      for (let isBetter = true; isBetter; ) {
        isBetter = false;
        for (const swatch of neighbours(best.swatch, step)) {
          const cost = costOf(swatch, wanted, most, lut);
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

/** Colours with less chroma are greys, which one ink prints without a tinge. */
const greyChroma = 4;
/** Darker than this and hardly coloured: type black. */
const blackText = { light: 20, chroma: 9 };

/** Black alone, in the share whose lightness is the wished one. */
function greySwatch(light: number, lut: Uint8Array): Swatch {
  const lightnessOf = (k: number) => labOf(screenRgb({ c: 0, m: 0, y: 0, k }, lut))[0];
  const shares = Array.from({ length: 101 }, (_, k) => k);
  const best = shares.reduce((one, k) => (Math.abs(lightnessOf(k) - light) < Math.abs(lightnessOf(one) - light) ? k : one));
  return [0, 0, 0, best];
}

function swatchOf(hex: string, lut: Uint8Array, most: number): Swatch {
  const wanted = labOfHex(hex);
  const chroma = chromaOf(wanted);
  return chroma < greyChroma ? greySwatch(wanted[0], lut) : nearestSwatch(hex, lut, most);
}

/** From this distance on, the wished colour is shown beside the printed one. */
export const seenDistance = 5;

/** `apart`: how far (CIEDE2000) the printed colour is from the wished one. Never a finish. */
export type NearestInk = { ink: Ink; apart: number };

/** Shares of the chroma of a colour that no press prints; with less of it, its lightness and hue are kept better. */
const dulled = [0.85, 0.7, 0.55];

function printed(hex: string, wanted: Lab, lut: Uint8Array, most: number): NearestInk {
  return inkOf(swatchOf(hex, lut, most), wanted, lut);
}

function inkOf(swatch: Swatch, wanted: Lab, lut: Uint8Array): NearestInk {
  const cmyk = cmykOf(swatch);
  const shown = screenColour(cmyk, lut);
  return { ink: { ...cmyk, hex: shown }, apart: colourDifference(labOfHex(shown), wanted) };
}

/** As `nearestInk`, of one tone among others of a design: what is dark keeps its place among them. */
export function toneInk(hex: string, lut: Uint8Array, most = maxInk): NearestInk {
  const wanted = labOfHex(hex);
  const limit = Math.min(most, maxInk);
  const best = printed(hex, wanted, lut, limit);
  if (best.apart < seenDistance) return best;
  const duller = dulled.map((share) => hexOfLight(wanted[0], chromaOf(wanted) * share, hueOf(wanted)));
  return duller.map((one) => printed(one, wanted, lut, limit)).reduce((least, one) => (one.apart < least.apart ? one : least), best);
}

/**
 * The ink for a wished screen colour '#rrggbb': whole per cent, at most `most` together; greys in black alone, and what is as dark as type
 * in full black. Its `hex` is what the output profile shows for it.
 */
export function nearestInk(hex: string, lut: Uint8Array, most = maxInk): NearestInk {
  const wanted = labOfHex(hex);
  const isBlack = wanted[0] < blackText.light && chromaOf(wanted) < blackText.chroma;
  return isBlack ? inkOf([0, 0, 0, black.k], wanted, lut) : toneInk(hex, lut, most);
}
