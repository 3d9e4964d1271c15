/**
 * The numbers by which a photo's pixels are changed, from the filter of its element. They stand in the Sheet: screens give them to SVG filters,
 * print files get pixels that went through `applyColours` (apply-colours.ts). Values are sRGB as it is encoded, from 0 to 1.
 */
import type { PhotoFilter } from '#core/design/photo-element.ts';

/** Three rows for red, green, blue: shares of red, green and blue, and an offset. */
export type ColourMatrix = readonly (readonly [number, number, number, number])[];

/** First the matrix, rounded to bytes, then the curve: values at even distances from 0 to 1, with straight lines between them. Absent: no change. */
export type PhotoColours = { matrix?: ColourMatrix; curve?: readonly number[] };

/** Luminance of Rec. 709. */
const luma = [0.2126, 0.7152, 0.0722] as const;

/** The usual sepia toning, and luminance. */
export const tones = {
  none: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  bw: [luma, luma, luma],
  sepia: [
    [0.393, 0.769, 0.189],
    [0.349, 0.686, 0.168],
    [0.272, 0.534, 0.131],
  ],
} as const;

export function rounded(value: number, unit: number): number {
  return Math.round(value * unit) / unit + 0;
}

/** Undefined where every pixel stays as it is; such a photo keeps its own bytes in the print file. */
export function photoColours({ tone, warmth = 0, saturation = 0, brightness = 0, contrast = 0 }: PhotoFilter): PhotoColours | undefined {
  const hasMatrix = tone || warmth || saturation;
  const hasCurve = brightness || contrast;
  if (!hasMatrix && !hasCurve) return undefined;
  return {
    ...(hasMatrix ? { matrix: tones[tone ?? 'none'].map((row) => matrixRow(row, warmth, 1 + saturation / 100)) } : {}),
    ...(hasCurve ? { curve: Array.from({ length: 33 }, (_, at) => rounded(curveAt(at / 32, brightness, contrast), 1e4)) } : {}),
  };
}

/** A row of tone · saturation · warmth. Warmth gives red what it takes from blue, and keeps the luminance of grey. */
function matrixRow([r, g, b]: readonly [number, number, number], warmth: number, kept: number): ColourMatrix[number] {
  const [red, blue] = [1 + (0.18 * warmth) / 100, 1 - (0.18 * warmth) / 100];
  const green = (1 - luma[0] * red - luma[2] * blue) / luma[1];
  const grey = (1 - kept) * (r + g + b);
  const share = (own: number, of: number, gain: number) => rounded((kept * own + grey * of) * gain, 1e6);
  return [share(r, luma[0], red), share(g, luma[1], green), share(b, luma[2], blue), 0];
}

/** Brightness, then contrast. It rises from 0 to 1 over the whole range, and keeps both ends unless contrast is taken away. */
export function curveAt(x: number, brightness: number, contrast: number): number {
  const lit = x + 0.008 * brightness * x * (1 - x);
  return contrast < 0 ? 0.5 + (lit - 0.5) * (1 + 0.006 * contrast) : lit + 0.01 * contrast * lit * (1 - lit) * (2 * lit - 1);
}
