/** How a phone sees a printed QR code: a grey bitmap drawn from its modules at their printed size, spoiled in the ways of print and camera. */

/** What differs from a sharp print in front of a still camera. Lengths are millimetres on paper. */
export type Degradation = {
  name: string;
  /** Resolution of the camera on the paper, 10 by default: a phone at 30 cm. */
  pixelsPerMm?: number;
  /** Standard deviation of blur. */
  blurMm?: number;
  /** By how much dark modules grow on each side; negative: they shrink. */
  gainMm?: number;
  /** Turn of the camera in degrees. */
  turn?: number;
  /** Grey of code and paper, 0 to 1. */
  dark?: number;
  light?: number;
  /** Share of the way from dark to light that a band of reflection lifts the code's foil. */
  glare?: number;
};

/** Twenty ways, each in three to four strengths. */
export const degradations: readonly Degradation[] = [
  { name: 'blur of 0.06 mm', blurMm: 0.06 },
  { name: 'blur of 0.10 mm', blurMm: 0.1 },
  { name: 'blur of 0.14 mm', blurMm: 0.14 },
  { name: 'blur of 0.18 mm', blurMm: 0.18 },
  { name: 'dot gain of 0.03 mm', gainMm: 0.03 },
  { name: 'dot gain of 0.06 mm', gainMm: 0.06 },
  { name: 'dot gain of 0.09 mm', gainMm: 0.09 },
  { name: 'dot loss of 0.06 mm', gainMm: -0.06 },
  { name: 'turned by 7 degrees', turn: 7 },
  { name: 'turned by 30 degrees', turn: 30 },
  { name: 'turned by 45 degrees', turn: 45 },
  { name: 'contrast of 0.6', dark: 0.2, light: 0.8 },
  { name: 'contrast of 0.4', dark: 0.3, light: 0.7 },
  { name: 'contrast of 0.25', dark: 0.35, light: 0.6 },
  { name: 'foil glare of a third', glare: 0.33 },
  { name: 'foil glare of a half', glare: 0.5 },
  { name: 'foil glare of two thirds', glare: 0.66 },
  { name: '8 pixels per millimetre', pixelsPerMm: 8 },
  { name: '7 pixels per millimetre', pixelsPerMm: 7 },
  { name: '6 pixels per millimetre', pixelsPerMm: 6 },
];

const quietZoneModules = 4;
const stillPixels = 10;
/** Points looked at across and down a millimetre, at least. */
const samplesPerMm = 20;
const noise = 0.02;

type Grey = { width: number; pixels: Float32Array };

/** A code as bytes, 1 for dark, with its quiet zone; and its ink as a still camera sees it, drawn once. */
export type Code = { side: number; dark: Uint8Array; moduleMm: number; still: Grey | null };

/** `modules` are rows of dark and light without quiet zone, `moduleMm` their printed side. */
export function codeOf(modules: readonly (readonly boolean[])[], moduleMm: number): Code {
  const side = modules.length + 2 * quietZoneModules;
  const dark = new Uint8Array(side * side);
  modules.forEach((row, y) => {
    row.forEach((isDark, x) => {
      if (isDark) dark[(y + quietZoneModules) * side + x + quietZoneModules] = 1;
    });
  });
  return { side, dark, moduleMm, still: null };
}

/** Ink at a point of the code, in modules. Modules whose ink grows take a strip of `reach` from their light neighbours, or lose one. */
function inkAt({ side, dark }: Code, x: number, y: number, reach: number, grows: boolean): number {
  const column = Math.floor(x);
  const row = Math.floor(y);
  if (column < 1 || row < 1 || column >= side - 1 || row >= side - 1) return 0;
  const at = row * side + column;
  const own = dark[at] ?? 0;
  if (reach === 0 || (own === 1) === grows) return own;
  const other = 1 - own;
  const isTaken =
    (x - column < reach && dark[at - 1] === other) ||
    (column + 1 - x < reach && dark[at + 1] === other) ||
    (y - row < reach && dark[at - side] === other) ||
    (row + 1 - y < reach && dark[at + side] === other);
  return isTaken ? other : own;
}

/** Share of ink, 0 to 1, on each pixel of a square that holds the code with its quiet zone. */
function inkOf(code: Code, { pixelsPerMm = stillPixels, gainMm = 0, turn = 0 }: Omit<Degradation, 'name'>): Grey {
  const { side, moduleMm } = code;
  const cosine = Math.cos((turn * Math.PI) / 180) / (pixelsPerMm * moduleMm);
  const sine = Math.sin((turn * Math.PI) / 180) / (pixelsPerMm * moduleMm);
  const width = Math.ceil(side * (Math.abs(cosine) + Math.abs(sine)) * (pixelsPerMm * moduleMm) ** 2);
  const pixels = new Float32Array(width * width);
  const samples = Math.ceil(samplesPerMm / pixelsPerMm);
  const reach = Math.abs(gainMm) / moduleMm;
  for (let row = 0; row < width; row += 1) {
    for (let column = 0; column < width; column += 1) {
      let ink = 0;
      for (let part = 0; part < samples * samples; part += 1) {
        const x = column + ((part % samples) + 0.5) / samples - width / 2;
        const y = row + (Math.floor(part / samples) + 0.5) / samples - width / 2;
        ink += inkAt(code, cosine * x + sine * y + side / 2, cosine * y - sine * x + side / 2, reach, gainMm > 0);
      }
      pixels[row * width + column] = ink / (samples * samples);
    }
  }
  return { width, pixels };
}

/** One direction of a Gaussian blur, with rows and columns exchanged; beyond the edge lies paper. */
function blurredAcross({ width, pixels }: Grey, weights: readonly number[]): Grey {
  const reach = (weights.length - 1) / 2;
  const turned = new Float32Array(pixels.length);
  for (let row = 0; row < width; row += 1) {
    for (let column = 0; column < width; column += 1) {
      const first = Math.max(0, column - reach);
      const last = Math.min(width - 1, column + reach);
      let value = 0;
      for (let at = first; at <= last; at += 1) value += (pixels[row * width + at] ?? 0) * (weights[at - column + reach] ?? 0);
      turned[column * width + row] = value;
    }
  }
  return { width, pixels: turned };
}

function blurred(grey: Grey, sigma: number): Grey {
  const reach = Math.ceil(sigma * 3);
  const bell = Array.from({ length: 2 * reach + 1 }, (_, at) => Math.exp(-((at - reach) ** 2) / (2 * sigma * sigma)));
  const sum = bell.reduce((all, weight) => all + weight, 0);
  const weights = bell.map((weight) => weight / sum);
  return blurredAcross(blurredAcross(grey, weights), weights);
}

/** Numbers from -1 to 1 that are the same in every run. */
function noiseFrom(seed: number): () => number {
  let state = seed >>> 0 || 1;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 31 - 1;
  };
}

/** The optics of the best camera: a tenth of a millimetre is never quite sharp. */
const minBlurMm = 0.04;

export type Picture = { width: number; height: number; data: Uint8ClampedArray };

function isStill({ pixelsPerMm, gainMm, turn }: Degradation): boolean {
  return pixelsPerMm === undefined && gainMm === undefined && turn === undefined;
}

/** What the camera gives to a decoder, as RGBA. The same `seed` gives the same noise. */
export function photographed(code: Code, degradation: Degradation, seed: number): Picture {
  const { pixelsPerMm = stillPixels, blurMm = minBlurMm, dark = 0.1, light = 0.92, glare = 0 } = degradation;
  if (isStill(degradation)) code.still ??= inkOf(code, {});
  const sharp = isStill(degradation) && code.still ? code.still : inkOf(code, degradation);
  const { width, pixels } = blurred(sharp, blurMm * pixelsPerMm);
  const random = noiseFrom(seed);
  const data = new Uint8ClampedArray(width * width * 4);
  for (let row = 0; row < width; row += 1) {
    for (let column = 0; column < width; column += 1) {
      const at = row * width + column;
      // A soft band of light across the code, a quarter of its width.
      const across = (column + row) / (2 * width) - 0.5;
      const lift = glare === 0 ? 0 : glare * Math.exp(-((across / 0.12) ** 2));
      const own = dark + (light - dark) * lift;
      const value = 255 * (light + (own - light) * (pixels[at] ?? 0) + noise * random());
      data.fill(value, at * 4, at * 4 + 3);
      data[at * 4 + 3] = 255;
    }
  }
  return { width, height: width, data };
}
