/**
 * What "automatic" sets the sliders of a photo to, from its tones. It inverts the curve and the gains of photo-colours.ts: of all sliders in
 * their ranges those whose curve brings three luminances nearest to where they are wanted.
 */
import type { PhotoFilter } from '#core/design/photo-element.ts';
import { curveAt } from './photo-colours.ts';

/** Most of each slider. A dark, flat or warm photo may be meant so. */
const most = { warmth: 30, brightness: 35, contrast: 40 } as const;

/** Luminances from 0 to 255 of a photo that has all its contrast. */
const [black, white] = [28, 255];
/** Where the middle of a photo lies that is neither dark nor pale. */
const middle = { least: 76, most: 120 } as const;
/** Share of the way to what is wanted. */
const way = 0.4;
/** How much the stretched range says of the middle; the rest says where it lies now. */
const stretched = 0.8;
/** What a distance of the middle counts against one of black or white. */
const middleCounts = 2;
/** What a step of a slider costs, in squares of luminance: small changes are not made. */
const costs = { brightness: 1.2, contrast: 0.2 } as const;

/** Sliders of warmth for each hundredth of cast beyond what light has of itself. */
const warmthByCast = 0.7;
const usualCast = 2;

/** As core/photos/tones.ts measures a photo. */
type Tones = { p1: number; p50: number; p99: number; cast: number };

type AutomaticCorrection = Required<Pick<PhotoFilter, 'warmth' | 'brightness' | 'contrast'>>;

/** Whole numbers for the filter, 0 for those that stay: the same ones for the same tones, with a bounded cost. */
export function automaticCorrection({ p1, p50, p99, cast }: Tones): AutomaticCorrection {
  return { warmth: warmthFor(cast), ...curveFor(p1, p50, p99) };
}

function warmthFor(cast: number): number {
  const size = Math.max(0, Math.abs(cast) - usualCast) * warmthByCast;
  return Math.round(Math.sign(cast) * Math.min(most.warmth, size)) + 0;
}

/** A middle in the range of good photos stays where it is; haze, which lifts black and the middle alike, is told by the stretched range. */
function wantedMiddle(p1: number, p50: number, p99: number): number {
  const full = black + ((p50 - p1) / Math.max(1, p99 - p1)) * (white - black);
  return Math.min(middle.most, Math.max(middle.least, stretched * full + (1 - stretched) * p50));
}

function curveFor(p1: number, p50: number, p99: number): Pick<AutomaticCorrection, 'brightness' | 'contrast'> {
  const points = [
    { from: p1, to: p1 + way * (black - p1), counts: 1 },
    { from: p50, to: p50 + way * (wantedMiddle(p1, p50, p99) - p50), counts: middleCounts },
    { from: p99, to: p99 + way * (white - p99), counts: 1 },
  ];
  let best = { brightness: 0, contrast: 0, cost: Number.POSITIVE_INFINITY };
  for (let brightness = -most.brightness; brightness <= most.brightness; brightness += 1)
    for (let contrast = 0; contrast <= most.contrast; contrast += 1) {
      const sliders = costs.brightness * brightness ** 2 + costs.contrast * contrast ** 2;
      const cost = points.reduce(
        (sum, { from, to, counts }) => sum + counts * (255 * curveAt(from / 255, brightness, contrast) - to) ** 2,
        sliders,
      );
      if (cost < best.cost) best = { brightness, contrast, cost };
    }
  return { brightness: best.brightness + 0, contrast: best.contrast };
}
