/** Screen colours in CIE L*a*b* (D65), where distances are about as large as they look, and the distance CIEDE2000. */

export type Rgb = [red: number, green: number, blue: number];
export type Lab = [l: number, a: number, b: number];

/** Channels of '#rrggbb', 0 to 255. */
export function rgbOf(hex: string): Rgb {
  return [Number.parseInt(hex.slice(1, 3), 16), Number.parseInt(hex.slice(3, 5), 16), Number.parseInt(hex.slice(5, 7), 16)];
}

/** `rgb` from 0 to 255. Lightness 0 to 100. */
export function labOf(rgb: readonly number[]): Lab {
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

export function labOfHex(hex: string): Lab {
  return labOf(rgbOf(hex));
}

/** Linear red, green and blue of a colour, outside of 0 to 1 where no screen shows it. */
function linearOf([l, a, b]: Lab): [number, number, number] {
  const y = (l + 16) / 116;
  const unbend = (t: number) => (t > 0.206893 ? t ** 3 : (t - 16 / 116) / 7.787);
  const [x, z] = [unbend(y + a / 500) * 0.95047, unbend(y - b / 200) * 1.08883];
  const light = unbend(y);
  return [3.2406 * x - 1.5372 * light - 0.4986 * z, -0.9689 * x + 1.8758 * light + 0.0415 * z, 0.0557 * x - 0.204 * light + 1.057 * z];
}

/** The colour of a lightness and hue (degrees) that a screen shows, with as much of the wished chroma as it can, as '#rrggbb'. */
export function hexOfLight(l: number, chroma: number, hue: number): string {
  const [cosine, sine] = [Math.cos((hue * Math.PI) / 180), Math.sin((hue * Math.PI) / 180)];
  const isShown = (c: number) => linearOf([l, c * cosine, c * sine]).every((channel) => channel > -0.002 && channel < 1.002);
  let [low, high] = [0, chroma];
  if (isShown(chroma)) low = chroma;
  else
    for (let step = 0; step < 10; step += 1) [low, high] = isShown((low + high) / 2) ? [(low + high) / 2, high] : [low, (low + high) / 2];
  const bytes = linearOf([l, low * cosine, low * sine]).map((channel) => {
    const share = Math.min(1, Math.max(0, channel));
    return Math.round(255 * (share <= 0.0031308 ? 12.92 * share : 1.055 * share ** (1 / 2.4) - 0.055));
  });
  return `#${bytes.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

export function chromaOf([, a, b]: Lab): number {
  return Math.hypot(a, b);
}

/** In degrees, 0 to 360. */
export function hueOf([, a, b]: Lab): number {
  return ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360;
}

/** CIEDE2000 (Sharma, Wu, Dalal 2005): 1 is about the least difference that is seen side by side, 5 is another colour at a glance. */
export function colourDifference(one: Lab, other: Lab): number {
  const power = (chroma: number) => Math.sqrt(chroma ** 7 / (chroma ** 7 + 25 ** 7));
  const grey = 0.5 * (1 - power((chromaOf(one) + chromaOf(other)) / 2));
  const [first, second] = [one, other].map(([l, a, b]): Lab => [l, a * (1 + grey), b]) as [Lab, Lab];
  const [c1, c2] = [chromaOf(first), chromaOf(second)];
  const [h1, h2] = [c1 === 0 ? 0 : hueOf(first), c2 === 0 ? 0 : hueOf(second)];
  const light = second[0] - first[0];
  const chroma = c2 - c1;
  const around = ((h2 - h1 + 540) % 360) - 180;
  const turn = c1 * c2 === 0 ? 0 : around;
  const hue = 2 * Math.sqrt(c1 * c2) * sine(turn / 2);
  const middleLight = (first[0] + second[0]) / 2;
  const middleChroma = (c1 + c2) / 2;
  const middleHue = c1 * c2 === 0 ? h1 + h2 : (h1 + around / 2 + 360) % 360;
  const t =
    1 - 0.17 * cosine(middleHue - 30) + 0.24 * cosine(2 * middleHue) + 0.32 * cosine(3 * middleHue + 6) - 0.2 * cosine(4 * middleHue - 63);
  const fromHalf = (middleLight - 50) ** 2;
  const ofLight = 1 + (0.015 * fromHalf) / Math.sqrt(20 + fromHalf);
  const ofChroma = 1 + 0.045 * middleChroma;
  const ofHue = 1 + 0.015 * middleChroma * t;
  const blue = -2 * power(middleChroma) * sine(60 * Math.exp(-(((middleHue - 275) / 25) ** 2)));
  return Math.sqrt((light / ofLight) ** 2 + (chroma / ofChroma) ** 2 + (hue / ofHue) ** 2 + blue * (chroma / ofChroma) * (hue / ofHue));
}

function cosine(degrees: number): number {
  return Math.cos((degrees * Math.PI) / 180);
}

function sine(degrees: number): number {
  return Math.sin((degrees * Math.PI) / 180);
}
