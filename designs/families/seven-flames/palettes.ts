/** Colourways of the modern church signs. */

import { type Cmyk, inksOf, mixed, type Swatches } from '#designs/drawing/inks.ts';
import { photoInks } from '#designs/drawing/photo-inks.ts';
import type { ColourwayRow } from '#designs/family.ts';
import { screen } from '#designs/screen.ts';

/** Two inks over each other: what of the paper neither lets through. */
function over(one: Cmyk, two: Cmyk): Cmyk {
  const part = (i: 0 | 1 | 2 | 3) => Math.round(100 - ((100 - one[i]) * (100 - two[i])) / 100);
  return [part(0), part(1), part(2), part(3)];
}

type Seven = readonly [Cmyk, Cmyk, Cmyk, Cmyk, Cmyk, Cmyk, Cmyk];

export function doveWay(key: string, color: string, hex: string, ground: Cmyk, body: Cmyk, flames: Seven, accent = body): ColourwayRow {
  const swatches: Swatches = { ground, body, ink: body, accent, ...photoInks('photo', mixed(ground, flames[3], 0.3), body) };
  flames.forEach((flame, i) => {
    swatches[`flame${i + 1}`] = flame;
    const before = flames[i - 1];
    if (before) swatches[`both${i}`] = mixed(over(before, flame), flame, 0.3);
  });
  return { key, color, hex, inks: inksOf(swatches, screen) };
}

type Sail = Record<'ground' | 'sky' | 'sea' | 'light' | 'hull' | 'wind' | 'ink' | 'accent', Cmyk> & {
  sails: readonly [Cmyk, Cmyk, Cmyk, Cmyk, Cmyk, Cmyk];
};

export function sailWay(key: string, color: string, hex: string, { sails, light, ...flat }: Sail): ColourwayRow {
  const swatches: Swatches = {
    ...flat,
    'sea-light': light,
    mast: flat.ink,
    foam: sails[0],
    ...photoInks('photo', mixed(flat.ground, flat.sky, 0.5), flat.sea),
  };
  sails.forEach((sail, i) => {
    swatches[`sail${i + 1}`] = sail;
  });
  return { key, color, hex, inks: inksOf(swatches, screen) };
}

type Land = Record<'sun' | 'bush' | 'way' | 'wayDark' | 'tree' | 'treeDark' | 'ink', Cmyk> & {
  sky: readonly [Cmyk, Cmyk, Cmyk, Cmyk];
  hills: readonly [Cmyk, Cmyk, Cmyk, Cmyk, Cmyk, Cmyk, Cmyk];
};

const white: Cmyk = [2, 3, 8, 0];

export function landWay(key: string, color: string, hex: string, { sky, hills, wayDark, treeDark, ...flat }: Land): ColourwayRow {
  const swatches: Swatches = {
    ...flat,
    ground: white,
    edge: mixed(white, flat.ink, 0.16),
    accent: flat.ink,
    'way-dark': wayDark,
    'tree-dark': treeDark,
    ...photoInks('photo', mixed(sky[1], white, 0.3), hills[1]),
  };
  sky.forEach((tone, i) => {
    swatches[`sky${i + 1}`] = tone;
  });
  hills.forEach((tone, i) => {
    swatches[`hill${i + 2}`] = tone;
  });
  return { key, color, hex, inks: inksOf(swatches, screen) };
}

type Rings = Record<'ground' | 'bread' | 'cup' | 'ink' | 'accent', Cmyk>;

export function ringWay(key: string, color: string, hex: string, palette: Rings): ColourwayRow {
  const { ground, bread, cup } = palette;
  const swatches: Swatches = {
    ...palette,
    ear: bread,
    'cup-line': mixed(cup, ground, 0.3),
    ...photoInks('photo', mixed(ground, bread, 0.4), cup),
  };
  return { key, color, hex, inks: inksOf(swatches, screen, ['bread']) };
}
