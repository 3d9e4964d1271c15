/** Inks of the tissue paper family. */

import { type Cmyk, inksOf, mixed, type Swatches } from '#designs/drawing/inks.ts';
import type { ColourwayRow } from '#designs/family.ts';
import { screen } from '#designs/screen.ts';

/** `third`: the sheet that lies on both. `core`: a single thin sheet, seeds. `onFruit`: letters on both sheets. */
type Palette = {
  ground: Cmyk;
  text: Cmyk;
  sheets: readonly [Cmyk, Cmyk];
  third: Cmyk;
  core: Cmyk;
  leaf: Cmyk;
  stalk: Cmyk;
  onFruit?: Cmyk;
  /** A leaf on red fruit, which would be brown. */
  leafOver?: Cmyk;
  /** Two sheets of what lies in the fruit. */
  peas?: readonly [Cmyk, Cmyk];
};

/** Two tinted sheets, one seen through the other. */
function through(one: Cmyk, other: Cmyk): Cmyk {
  const part = (i: 0 | 1 | 2 | 3) => Math.round(100 - ((100 - one[i]) * (100 - other[i])) / 100);
  return [part(0), part(1), part(2), part(3)];
}

function peaInks(one: Cmyk, other: Cmyk): Swatches {
  const pea = through(one, other);
  return { pea1: one, pea2: other, pea, 'pea-light': mixed(pea, [0, 0, 0, 0], 0.34), 'pea-dark': mixed(pea, through(pea, pea), 0.4) };
}

export function colourway(key: string, color: string, hex: string, palette: Palette): ColourwayRow {
  const { ground, text, sheets, third, core, leaf, stalk, onFruit, leafOver, peas } = palette;
  const both = through(...sheets);
  const swatches: Swatches = {
    ground,
    text,
    sheet1: sheets[0],
    sheet2: sheets[1],
    both,
    'both-light': mixed(both, [0, 0, 0, 0], 0.2),
    'both-dark': mixed(both, through(both, third), 0.34),
    third: through(both, third),
    lap: mixed(through(both, both), both, 0.2),
    core,
    'core-light': mixed(core, [0, 0, 0, 0], 0.4),
    leaf,
    'leaf-over': leafOver ?? through(leaf, sheets[0]),
    stalk,
    'on-fruit': onFruit ?? text,
    ...(peas ? peaInks(...peas) : {}),
  };
  return { key, color, hex, inks: inksOf(swatches, screen) };
}
