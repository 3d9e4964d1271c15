/** Colourways of posters from screen colours, and series of tones between two of them. */

import type { colours } from '#core/catalogue/colours.ts';
import type { PosterColourway } from '#core/catalogue/poster.ts';
import { posterInks } from './poster.ts';

type CatalogueColour = keyof typeof colours;

/** A colourway: key, name, the colour it is filtered by, its swatch, and its inks as '#rrggbb' by token. */
export function colourway(
  key: string,
  name: string,
  color: CatalogueColour,
  hex: string,
  inks: Readonly<Record<string, string>>,
): PosterColourway {
  return { key, name, color, hex, inks: posterInks(inks) };
}

function channels(hex: string): [number, number, number] {
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as [number, number, number];
}

/** The colour at a share 0..1 of the way from one to another. */
export function mixed(from: string, to: string, share: number): string {
  const [a, b] = [channels(from), channels(to)];
  const parts = a.map((value, at) => Math.round(value + ((b[at] ?? 0) - value) * share));
  return `#${parts.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** `count` steps from one colour to the other, both included: sky1, sky2 … */
export function tones(prefix: string, from: string, to: string, count: number): Record<string, string> {
  return Object.fromEntries(Array.from({ length: count }, (_, i) => [`${prefix}${i + 1}`, mixed(from, to, i / (count - 1))]));
}
