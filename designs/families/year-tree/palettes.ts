/** Colourways of the year of a firm. */

import { type Cmyk, inksOf, mixed, type Swatches } from '#designs/drawing/inks.ts';
import { photoInks } from '#designs/drawing/photo-inks.ts';
import type { ColourwayRow } from '#designs/family.ts';
import { screen } from '#designs/screen.ts';

/** An empty place for a logo is one quiet tint. */
function logoInks(tint: Cmyk): Swatches {
  return Object.fromEntries(['logo', 'logo-sun', 'logo-hill1', 'logo-hill2', 'logo-hill3', 'logo-hill4'].map((token) => [token, tint]));
}

type Plain = { paper: Cmyk; cover?: Cmyk; ink: Cmyk; soft: Cmyk; accent?: Cmyk; inside?: Cmyk };

/** The inks of every card: `cover` is the ground of its outside and `inside` the ink of the words within, where they differ. */
function plainInks({ paper, cover = paper, ink, soft, inside = ink, accent = inside }: Plain): Swatches {
  return { paper, cover, 'cover-ink': ink, 'cover-soft': soft, ink: inside, soft, accent, ...logoInks(mixed(paper, soft, 0.2)) };
}

type Firs = Plain & Record<'bar' | 'barDark' | 'light' | 'lightDark' | 'december' | 'decemberDark' | 'gold', Cmyk>;

export function firWay(key: string, color: string, hex: string, { barDark, light, lightDark, decemberDark, ...one }: Firs): ColourwayRow {
  const { bar, december, gold, paper, soft } = one;
  const swatches: Swatches = {
    ...plainInks(one),
    bar,
    december,
    gold,
    'bar-dark': barDark,
    'bar-light': light,
    'bar-light-dark': lightDark,
    'december-dark': decemberDark,
    leader: mixed(soft, paper, 0.5),
  };
  return { key, color, hex, inks: inksOf(swatches, screen, ['gold']) };
}

type Diamonds = Plain & { tones: readonly [Cmyk, Cmyk, Cmyk, Cmyk]; shade: Cmyk; bright: Cmyk; brightDark: Cmyk };

export function diamondWay(key: string, color: string, hex: string, { tones, shade, bright, brightDark, ...one }: Diamonds): ColourwayRow {
  const swatches: Swatches = { ...plainInks(one), bright, 'bright-dark': brightDark };
  tones.forEach((tone, i) => {
    swatches[`tone${i + 1}`] = tone;
    swatches[`tone${i + 1}-dark`] = mixed(tone, shade, 0.3);
  });
  return { key, color, hex, inks: inksOf(swatches, screen, ['bright']) };
}

export function starWay(key: string, color: string, hex: string, one: Plain & { gold: Cmyk }): ColourwayRow {
  return { key, color, hex, inks: inksOf({ ...plainInks(one), gold: one.gold, thread: one.gold }, screen, ['gold', 'thread']) };
}

export function flakeWay(key: string, color: string, hex: string, one: Plain & Record<'steel' | 'steelDark' | 'gold', Cmyk>): ColourwayRow {
  const { steel, steelDark, gold } = one;
  return { key, color, hex, inks: inksOf({ ...plainInks(one), steel, 'steel-dark': steelDark, gold }, screen, ['gold']) };
}

type Rings = Plain & Record<'bark' | 'early' | 'light' | 'late' | 'bright', Cmyk>;

export function ringWay(key: string, color: string, hex: string, { light, ...one }: Rings): ColourwayRow {
  const { bark, early, late, bright } = one;
  const swatches = {
    ...plainInks(one),
    bark,
    'bark-light': mixed(bark, early, 0.4),
    early,
    'early-light': light,
    late,
    bright,
    ...photoInks('photo', early, bark),
  };
  return { key, color, hex, inks: inksOf(swatches, screen) };
}

export const gold: Cmyk = [24, 41, 82, 15];
