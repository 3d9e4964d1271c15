/** What metal does to light that falls straight on it. */
import type { FoilKey } from '#core/design/refinement.ts';

/** Linear reflection in red, green and blue. */
export const foilColours: Readonly<Record<Exclude<FoilKey, 'none'>, readonly [number, number, number]>> = {
  gold: [1, 0.74, 0.36],
  rosegold: [1, 0.66, 0.53],
  silver: [0.93, 0.94, 0.95],
};
