/** A German name for a colour, so that swatches can be told apart by those who do not see them. */

const hues: readonly [upTo: number, name: string][] = [
  [14, 'Rot'],
  [40, 'Orange'],
  [66, 'Gelb'],
  [165, 'Grün'],
  [195, 'Türkis'],
  [255, 'Blau'],
  [290, 'Violett'],
  [340, 'Rosa'],
  [361, 'Rot'],
];

/** "Dunkelgrün", "Hellblau", "Grau", "Schwarz". `hex` is "#rrggbb". */
export function colourName(hex: string): string {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  const most = Math.max(r, g, b);
  const least = Math.min(r, g, b);
  const light = (most + least) / 2;
  const chroma = most - least;
  if (light < 0.12) return 'Schwarz';
  if (light > 0.94) return 'Weiß';
  if (chroma < 0.07) return light < 0.35 ? 'Dunkelgrau' : light > 0.7 ? 'Hellgrau' : 'Grau';
  const turn = most === r ? ((g - b) / chroma + 6) % 6 : most === g ? (b - r) / chroma + 2 : (r - g) / chroma + 4;
  const hue = turn * 60;
  const name = hues.find(([upTo]) => hue < upTo)?.[1] ?? 'Rot';
  const warm = hue >= 14 && hue < 50;
  if (warm && light < 0.45 && chroma < 0.55) return light < 0.25 ? 'Dunkelbraun' : 'Braun';
  if (warm && light > 0.7 && chroma < 0.3) return 'Beige';
  if (light < 0.32) return `Dunkel${name.toLowerCase()}`;
  if (light > 0.68) return `Hell${name.toLowerCase()}`;
  return name;
}
