/** Contrast of colours after WCAG 2: which ink can be read on which ground. Colours are #rrggbb. */

/** Least contrast of text. */
export const textContrast = 4.5;

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** From 1 (the same) to 21 (black on white). */
export function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** The wished ink where it can be read on the ground, otherwise the better of the dark and the white one. '' wishes nothing. */
export function readableInk(ground: string, wish: string, dark: string): string {
  if (wish !== '' && contrast(ground, wish) >= textContrast) return wish;
  return contrast(ground, dark) >= contrast(ground, '#ffffff') ? dark : '#ffffff';
}
