/** Inks of an empty photo slot: a hazy landscape in five tones, so that a card shows its mood before the customer's picture is in it. */
import { type Cmyk, mixed, type Swatches } from './inks.ts';

/** The slot's tint under `token`, a lighter sun, and four hills running from the tint to `depth`. */
export function photoInks(token: string, tint: Cmyk, depth: Cmyk): Swatches {
  return {
    [token]: mixed(tint, [0, 0, 0, 0], 0.45),
    [`${token}-sun`]: mixed(tint, [0, 2, 8, 0], 0.88),
    [`${token}-hill1`]: tint,
    [`${token}-hill2`]: mixed(tint, depth, 0.3),
    [`${token}-hill3`]: mixed(tint, depth, 0.6),
    [`${token}-hill4`]: mixed(tint, depth, 0.88),
  };
}

/** The same landscape with a sky and a sun of their own: morning, dusk, night or snow. */
export function sceneInks(token: string, scene: { sky: Cmyk; sun: Cmyk; far: Cmyk; near: Cmyk }): Swatches {
  return { ...photoInks(token, scene.far, scene.near), [token]: scene.sky, [`${token}-sun`]: scene.sun };
}
