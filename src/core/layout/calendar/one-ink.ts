/** Small type in one ink: the plates of several inks do not meet closely enough for its strokes. */
import type { Paint } from '#core/layout/sheet.ts';

/** Tints of black, the darkest first, with the screen colours of the output profile. */
const blacks = [
  [100, '#181715'],
  [92, '#343332'],
  [84, '#4b4b4a'],
  [76, '#605f5f'],
] as const;

/** 0 to 255, as bright as the screen colour looks. */
function brightness(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Light type, which stands on a dark ground. */
export function isLight(hex: string): boolean {
  return brightness(hex) > 140;
}

/** The lightest tint of black that is as dark as the paint; paints of one ink, of foil and light ones as they are. */
export function oneInk(paint: Paint): Paint {
  if (paint.kind === 'finish' || isLight(paint.hex)) return paint;
  if ([paint.c, paint.m, paint.y, paint.k].filter((ink) => ink > 0).length < 2) return paint;
  const wanted = brightness(paint.hex);
  const [k, hex] = blacks.findLast(([, one]) => brightness(one) <= wanted) ?? blacks[0];
  return { kind: 'process', c: 0, m: 0, y: 0, k, hex };
}
