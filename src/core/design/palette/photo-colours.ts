/** The two colours that a photo is remembered by. One pass over its pixels; the same pixels give the same colours. */
import { chromaOf, colourDifference, hexOfLight, hueOf, type Lab, labOf } from '#core/design/own-inks/colour-space.ts';

/** Bits of each channel by which colours are counted: 4,096 boxes. */
const bits = 4;
/** Two colours nearer than this look like one. */
const minApart = 22;
/** What is darker or lighter is hardly seen as a colour. */
const lights = { least: 22, most: 88 };
/** Chroma counts: a red dress is remembered, the wall behind it is not. */
const chromaWeight = 1 / 14;

type Box = { red: number; green: number; blue: number; count: number };

/**
 * `pixels` are red, green, blue and opacity of each pixel, 0 to 255, of a small copy. Null for a picture without an opaque pixel. A photo in one
 * colour gives a darker or lighter tone of it as the second.
 */
export function photoColours(pixels: ArrayLike<number>): [string, string] | null {
  const boxes = new Map<number, Box>();
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    if ((pixels[at + 3] ?? 0) < 128) continue;
    const [red, green, blue] = [pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0];
    const shift = 8 - bits;
    const key = ((red >> shift) << (2 * bits)) | ((green >> shift) << bits) | (blue >> shift);
    const box = boxes.get(key) ?? { red: 0, green: 0, blue: 0, count: 0 };
    boxes.set(key, { red: box.red + red, green: box.green + green, blue: box.blue + blue, count: box.count + 1 });
  }
  const colours = [...boxes]
    .sort(([a], [b]) => a - b)
    .map(([, { red, green, blue, count }]) => {
      const lab = labOf([red / count, green / count, blue / count]);
      return { lab, weight: count ** 0.75 * (0.25 + chromaOf(lab) * chromaWeight) };
    });
  const [first] = colours.toSorted((a, b) => b.weight - a.weight);
  if (!first) return null;
  const others = colours.filter(({ lab }) => colourDifference(lab, first.lab) >= minApart);
  const [second] = others.toSorted((a, b) => b.weight - a.weight);
  return [hexOf(first.lab), second ? hexOf(second.lab) : otherTone(first.lab)];
}

function hexOf(lab: Lab): string {
  return hexOfLight(Math.min(lights.most, Math.max(lights.least, lab[0])), chromaOf(lab), hueOf(lab));
}

function otherTone(lab: Lab): string {
  return hexOfLight(lab[0] > 55 ? lab[0] - 30 : lab[0] + 30, chromaOf(lab) * 0.8, hueOf(lab));
}
