/** Shades of one hue, as a sample picture is painted in. */

/** Lightness (OKLCH, 0..1) to '#rrggbb'. */
export type Tone = (lightness: number) => string;

/** Shades of one hue by lightness (OKLCH, 0..1), a little warmer in the light; a gray slot stays gray. */
export function tonesOf(hex: string): Tone {
  const linear = [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  const [r = 0, g = 0, b = 0] = linear;
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const aOk = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const bOk = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  const own = Math.hypot(aOk, bOk);
  // Slots are pale: a hint of colour becomes a muted one.
  const chroma = Math.min(0.075, Math.max(own, Math.min(0.048, own * 2.4)));
  const hue = Math.atan2(bOk, aOk);
  return (lightness) => {
    // Full colour in the middle tones, almost none in the light.
    const strength = chroma * Math.min(1, Math.max(0.12, (1 - lightness) * 3.2));
    return oklchHex(Math.min(1, lightness), strength, hue);
  };
}

function oklchHex(lightness: number, chroma: number, hue: number): string {
  const [a, b] = [chroma * Math.cos(hue), chroma * Math.sin(hue)];
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const channels = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  return `#${channels
    .map((value) => {
      const clamped = Math.min(1, Math.max(0, value));
      const encoded = clamped <= 0.0031308 ? clamped * 12.92 : 1.055 * clamped ** (1 / 2.4) - 0.055;
      return Math.round(encoded * 255)
        .toString(16)
        .padStart(2, '0');
    })
    .join('')}`;
}
