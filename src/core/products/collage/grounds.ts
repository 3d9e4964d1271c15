/** Inks of the page behind the photos of a collage. */
import type { CollageGround } from '#core/catalogue/collage-designs.ts';
import type { Ink } from '#core/design/ink.ts';

export const collageGroundInks: Record<CollageGround, Ink> = {
  paper: { c: 0, m: 0, y: 0, k: 0, hex: '#ffffff' },
  linen: { c: 5, m: 6, y: 10, k: 0, hex: '#f1ece2' },
  sand: { c: 12, m: 18, y: 30, k: 0, hex: '#e0cdb0' },
  sage: { c: 30, m: 15, y: 32, k: 5, hex: '#adb9a1' },
  rose: { c: 8, m: 28, y: 22, k: 0, hex: '#e3bfb4' },
  night: { c: 85, m: 68, y: 40, k: 40, hex: '#22324a' },
  black: { c: 60, m: 50, y: 50, k: 100, hex: '#141312' },
};
