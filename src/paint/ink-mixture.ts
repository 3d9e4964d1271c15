/** Photos that let a colour through: the press mixes shares of ink, screens mix light. */
import type { SeenThrough } from '#core/layout/sheet.ts';

/**
 * Shares of ink mix darker than shares of light, since dots of ink grow. Against the output condition (ISO Coated v2) the power mean with
 * this exponent of the two sRGB values fits the mixture within four of 255 steps on average, at shares from 20 to 90 %.
 */
const exponent = 0.65;

/**
 * For red, green and blue: which value a photo needs in place of 0 to 255, so that its ink, printed at that share over the colour, looks
 * like the mixture on the screen.
 */
export function mixtureTables({ opacity, hex }: SeenThrough): Uint8Array[] {
  return [1, 3, 5].map((at) => {
    const below = Number.parseInt(hex.slice(at, at + 2), 16);
    return Uint8Array.from({ length: 256 }, (_, value) => {
      const seen = opacity * value + (1 - opacity) * below;
      const share = (seen ** exponent - (1 - opacity) * below ** exponent) / opacity;
      return Math.min(255, Math.round(Math.max(0, share) ** (1 / exponent)));
    });
  });
}

/** Changes RGB pixels in place. */
export function applyMixture(pixels: Uint8Array, seenThrough: SeenThrough): void {
  const tables = mixtureTables(seenThrough);
  for (const [channel, table] of tables.entries())
    for (let at = channel; at < pixels.length; at += 3) pixels[at] = table[pixels[at] ?? 0] ?? 0;
}
