/**
 * A whole design in two colours of the customer's: hues and strengths of its inks follow them, lightnesses keep their order, type keeps its
 * contrast. Foil, relief, white, black and own inks stay. Decision 135.
 */

import type { DesignDocument } from '#core/design/document.ts';
import type { Ink } from '#core/design/ink.ts';
import { chromaOf, colourDifference, hexOfLight, hueOf, type Lab, labOfHex } from '#core/design/own-inks/colour-space.ts';
import { maxInk, nearestInk, toneInk } from '#core/design/own-inks/nearest-ink.ts';
import { isOwnInk } from '#core/design/own-inks/own-inks.ts';
import { contrastOfLights, type Ladder, ladderFor, type ReadPair, standsFor } from './ladder.ts';
import { colourChroma, type Role, rolesOf, turnBetween } from './roles.ts';

type Inks = DesignDocument['inks'];

export type PaletteDesign = {
  /** Inks of the colouring that the design is in; own inks may be among them. */
  inks: Inks;
  /** Tokens of the inks that cover pages. */
  grounds: ReadonlySet<string>;
  pairs: readonly ReadPair[];
};

/**
 * A chosen colour as it is printed: `ink` is that of the token that stands for it, `apart` (CIEDE2000) how far it is from the wish. `token` is
 * null in a design that has no place for the colour.
 */
export type ShownColour = { wish: string; token: string | null; ink: Ink; apart: number };
export type Palette = { inks: Inks; colours: [ShownColour, ShownColour] };

type Colour = { wish: string; ink: Ink; apart: number; lab: Lab; chroma: number; hue: number };

function colourOf(wish: string, lut: Uint8Array, most: number): Colour {
  const { ink, apart } = nearestInk(wish, lut, most);
  const lab = labOfHex(ink.hex);
  return { wish, ink, apart, lab, chroma: chromaOf(lab), hue: hueOf(lab) };
}

/** How much of the difference of hues in a group stays. */
const keptTurn = 0.25;
const maxTurn = 12;
/** Shadows of yellow are brown; in the hue of the light they would be olive. */
const yellow = { from: 70, to: 112, brown: 62 };

function hueFor(role: Role, anchor: Role, colour: Colour, light: number): number {
  const own = Math.min(maxTurn, Math.max(-maxTurn, turnBetween(anchor.hue, role.hue) * keptTurn));
  const darker = Math.min(1, Math.max(0, (colour.lab[0] - light - 10) / 45));
  const isYellow = colour.hue > yellow.from && colour.hue < yellow.to;
  return (colour.hue + own + (isYellow ? turnBetween(colour.hue, yellow.brown) * darker : 0) + 360) % 360;
}

/** Paper keeps the tinge that it has: a stronger one would be another paper. */
const paper = { light: 84, chroma: 10 };

/** The strength that the ink has beside its anchor, in that of the colour. */
function chromaFor(role: Role, anchor: Role, colour: Colour): number {
  if (role.light > paper.light && role.chroma < paper.chroma) return Math.min(role.chroma, colour.chroma);
  const ratio = Math.min(2.2, colour.chroma / Math.max(colourChroma, anchor.chroma));
  return Math.min(role.chroma * ratio, Math.max(colour.chroma, 6) * 1.1);
}

/** What a printed ink may be lighter or darker than wished. */
const lightTolerance = 0.7;
const strengths = [1, 0.88, 0.76, 0.64, 0.52, 0.4, 0.28, 0.16, 0];

/** The ink of a lightness and hue, as strong as it can be printed in that lightness. */
function printed(light: number, chroma: number, hue: number, { lut, most }: Printer): Ink {
  let nearest: { ink: Ink; off: number } | null = null;
  for (const strength of strengths) {
    const { ink } = toneInk(hexOfLight(light, chroma * strength, hue), lut, most);
    const off = Math.abs(labOfHex(ink.hex)[0] - light);
    if (off <= lightTolerance) return ink;
    if (!nearest || off < nearest.off) nearest = { ink, off };
  }
  return nearest?.ink ?? toneInk(hexOfLight(light, 0, 0), lut, most).ink;
}

/** The two colours that a design is in now; `inks` are those of its colouring, `shown` those that it is printed in. */
export function coloursOf({ inks, grounds, pairs }: PaletteDesign, shown: Inks): [string, string] {
  const roles = rolesOf(inks, grounds, new Set(pairs.map(({ ink }) => ink)));
  const [first, second] = (['first', 'second'] as const).map((side) => shown[standsFor(roles, side, grounds) ?? '']?.hex);
  const any = first ?? second ?? '#7a9b8e';
  return [any, second ?? any];
}

/** In another order the two colours may fit a design much better, such as a light one and a dark one in a design of two inks. */
const swapCost = 14;

/** Of drawings in the ink of a plate to a ground. */
const plateContrast = 2.2;

const swapped = { first: 'second', second: 'first', still: 'still' } as const;

/**
 * `most` is the per cent of ink that the stock takes, `lut` the table of `screenRgb`. The tokens that stand for the two colours have the nearest
 * printable inks, or, where type would not be read or the order of lightness break, as near to them as the design allows: `apart` says so.
 */
export function paletteOf(
  { inks, grounds, pairs: read }: PaletteDesign,
  wishes: readonly [string, string],
  lut: Uint8Array,
  most = maxInk,
): Palette {
  const fixed = new Map(
    Object.entries(inks).flatMap(([token, ink]) => (ink.finish || isOwnInk(token) ? [[token, labOfHex(ink.hex)[0]] as const] : [])),
  );
  const colours: [Colour, Colour] = [colourOf(wishes[0], lut, most), colourOf(wishes[1], lut, most)];
  const given = rolesOf(inks, grounds, new Set(read.map(({ ink }) => ink)));
  const pairs = [...read, ...platePairs(inks, grounds)];
  const turned = given.map((role): Role => ({ ...role, side: swapped[role.side] }));
  const lights = [colours[0].lab[0], colours[1].lab[0]] as const;
  const straight = { roles: given, ladder: ladderFor({ roles: given, fixed, pairs, grounds }, lights) };
  const other = { roles: turned, ladder: ladderFor({ roles: turned, fixed, pairs, grounds }, lights) };
  const { roles, ladder } = other.ladder.cost + swapCost < straight.ladder.cost ? other : straight;
  const about: About = { roles, ladder, colours, inks, printer: { lut, most } };
  const mapped = new Map(roles.map((role) => [role.token, inkFor(role, about)]));
  restoreContrast(mapped, pairs, about);
  const next = Object.fromEntries(Object.entries(inks).map(([token, ink]) => [token, mapped.get(token) ?? ink]));
  return { inks: next, colours: [shownAs(colours[0], ladder.first, next), shownAs(colours[1], ladder.second, next)] };
}

/** What is drawn in the ink of a plate is told from the grounds of pages as long as no plate is chosen. A tone on its own tone may stay one. */
function platePairs(inks: Inks, grounds: ReadonlySet<string>): ReadPair[] {
  const plates = Object.entries(inks).filter(([, { finish }]) => finish);
  return plates.flatMap(([token, ink]) =>
    [...grounds].flatMap((ground): ReadPair[] => {
      const own = contrastOfLights(labOfHex(ink.hex)[0], labOfHex(inks[ground]?.hex ?? '#ffffff')[0]);
      return own < 1.5 ? [] : [{ ink: token, ground, least: Math.min(own, plateContrast) }];
    }),
  );
}

function shownAs({ wish, ink, apart }: Colour, token: string | null, inks: Inks): ShownColour {
  const shown = (token === null ? null : inks[token]) ?? ink;
  return { wish, token, ink: shown, apart: shown.hex === ink.hex ? apart : colourDifference(labOfHex(shown.hex), labOfHex(wish)) };
}

/** Whole per cents of ink leave a lightness a little off: types and grounds that would not be told apart any more are moved on in small steps. */
function restoreContrast(mapped: Map<string, Ink>, pairs: readonly ReadPair[], about: About): void {
  const lightOf = (token: string | null) => {
    const ink = token === null ? null : (mapped.get(token) ?? about.inks[token]);
    return ink ? labOfHex(ink.hex)[0] : 100;
  };
  for (let round = 0; round < 12; round += 1) {
    let isRead = true;
    for (const { ink, ground, least } of pairs) {
      const [type, below] = [lightOf(ink), lightOf(ground)];
      if (contrastOfLights(type, below) >= least * 1.003) continue;
      isRead = false;
      const isLighter = type >= below;
      const moved =
        about.roles.find(({ token, side }) => token === ink && side !== 'still') ?? about.roles.find(({ token }) => token === ground);
      if (!moved) continue;
      const up = (moved.token === ink) === isLighter;
      const light = Math.min(100, Math.max(0, lightOf(moved.token) + (up ? 0.8 : -0.8) * (1 + round / 3)));
      mapped.set(moved.token, inkAt(moved, light, about));
    }
    if (isRead) return;
  }
}

type Printer = { lut: Uint8Array; most: number };
type About = { roles: readonly Role[]; ladder: Ladder; colours: readonly [Colour, Colour]; inks: Inks; printer: Printer };

function inkFor(role: Role, about: About): Ink {
  const { ladder, colours, inks } = about;
  const own = inks[role.token];
  const [anchor, colour] = role.side === 'second' ? [ladder.second, colours[1]] : [ladder.first, colours[0]];
  const light = ladder.lights.get(role.token) ?? role.light;
  if (own && role.side === 'still') return own;
  return role.token === anchor && Math.abs(light - colour.lab[0]) <= lightTolerance ? colour.ink : inkAt(role, light, about);
}

/** The ink of a role in another lightness. */
function inkAt(role: Role, light: number, { roles, ladder, colours, printer }: About): Ink {
  const [token, colour] = role.side === 'second' ? [ladder.second, colours[1]] : [ladder.first, colours[0]];
  const anchor = roles.find((one) => one.token === token) ?? role;
  const chroma = role === anchor ? colour.chroma : chromaFor(role, anchor, colour);
  return printed(light, chroma, hueFor(role, anchor, colour, light), printer);
}
