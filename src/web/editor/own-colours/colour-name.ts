/** Names of colours for those who do not see them. */

type Hue = 'red' | 'orange' | 'yellow' | 'green' | 'turquoise' | 'blue' | 'violet' | 'pink';
type Shade = '' | 'dark-' | 'light-';
type ColourName = `${Shade}${Hue}` | 'black' | 'white' | `${Shade}grey` | 'brown' | 'dark-brown' | 'beige';

const hues: readonly [upTo: number, name: Hue][] = [
  [14, 'red'],
  [40, 'orange'],
  [66, 'yellow'],
  [165, 'green'],
  [195, 'turquoise'],
  [255, 'blue'],
  [290, 'violet'],
  [340, 'pink'],
  [361, 'red'],
];

/** Names a colour, so that swatches can be told apart without seeing them. The names are keys of texts. `hex` is "#rrggbb". */
export function colourName(hex: string): ColourName {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  const max = Math.max(r, g, b);
  const min = Math.min(r, g, b);
  const lightness = (max + min) / 2;
  const chroma = max - min;
  if (lightness < 0.12) return 'black';
  if (lightness > 0.94) return 'white';
  if (chroma < 0.07) return lightness < 0.35 ? 'dark-grey' : lightness > 0.7 ? 'light-grey' : 'grey';
  const sixth = max === r ? ((g - b) / chroma + 6) % 6 : max === g ? (b - r) / chroma + 2 : (r - g) / chroma + 4;
  const hue = sixth * 60;
  const name = hues.find(([upTo]) => hue < upTo)?.[1] ?? 'red';
  const isWarm = hue >= 14 && hue < 50;
  if (isWarm && lightness < 0.45 && chroma < 0.55) return lightness < 0.25 ? 'dark-brown' : 'brown';
  if (isWarm && lightness > 0.7 && chroma < 0.3) return 'beige';
  if (lightness < 0.32) return `dark-${name}`;
  if (lightness > 0.68) return `light-${name}`;
  return name;
}
