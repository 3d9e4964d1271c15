/** Which inks of a design go with the first and which with the second of two colours: by the two groups of hues that it was drawn in. */

import type { DesignDocument } from '#core/design/document.ts';
import { chromaOf, hueOf, type Lab, labOfHex } from '#core/design/own-inks/colour-space.ts';
import { isOwnInk } from '#core/design/own-inks/own-inks.ts';

type Inks = DesignDocument['inks'];

/** An ink of the design as it was drawn. */
export type Tone = { token: string; lab: Lab; light: number; chroma: number; hue: number };
/** `side` is the colour that an ink follows; 'still' inks stay as they are. */
export type Role = Tone & { side: 'first' | 'second' | 'still' };

/** With less chroma an ink is white, grey or black for everybody. */
const stillChroma = 4;
/** From here on an ink is a colour; what has less is paper, type or a shadow with a tinge. */
export const colourChroma = 12;
/** Two groups whose hues are nearer than this look like one colour. */
const minApart = 32;
/** Inks that cover whole pages and those of texts count for more than one shade of a leaf. */
const groundWeight = 6;
const typeWeight = 3;

export function toneOf(token: string, hex: string): Tone {
  const lab = labOfHex(hex);
  return { token, lab, light: lab[0], chroma: chromaOf(lab), hue: hueOf(lab) };
}

/** Degrees from one hue to another, -180 to 180. */
export function turnBetween(from: number, to: number): number {
  return ((((to - from) % 360) + 540) % 360) - 180;
}

type Weighed = { tone: Tone; weight: number };

/** Middle of the hues, and how far they spread about it, 0 (one hue) to 1. */
function spreadOf(group: readonly Weighed[]): { hue: number; spread: number; weight: number } {
  const sum = { x: 0, y: 0, weight: 0 };
  for (const { tone, weight } of group) {
    const pull = weight * Math.min(25, tone.chroma);
    sum.x += pull * Math.cos((tone.hue * Math.PI) / 180);
    sum.y += pull * Math.sin((tone.hue * Math.PI) / 180);
    sum.weight += pull;
  }
  const { x, y, weight } = sum;
  return { hue: ((Math.atan2(y, x) * 180) / Math.PI + 360) % 360, spread: weight === 0 ? 0 : 1 - Math.hypot(x, y) / weight, weight };
}

/** The circle of hues cut in two so that each part spreads least; null where there are not two colours. */
function twoGroups(colours: readonly Weighed[]): [Weighed[], Weighed[]] | null {
  const around = colours.toSorted((a, b) => a.tone.hue - b.tone.hue);
  let best: { cost: number; groups: [Weighed[], Weighed[]] } | null = null;
  for (let from = 0; from < around.length; from += 1) {
    for (let to = from + 1; to < around.length; to += 1) {
      const groups: [Weighed[], Weighed[]] = [around.slice(from, to), [...around.slice(to), ...around.slice(0, from)]];
      const [one, other] = [spreadOf(groups[0]), spreadOf(groups[1])];
      if (Math.abs(turnBetween(one.hue, other.hue)) < minApart) continue;
      const cost = one.spread * one.weight + other.spread * other.weight;
      if (!best || cost < best.cost) best = { cost, groups: one.weight >= other.weight ? groups : [groups[1], groups[0]] };
    }
  }
  return best?.groups ?? null;
}

/** 'leaf' of 'leaf2-dark': inks of one drawing are told by their first name. */
function familyOf(token: string): string {
  return /^[a-z]+/.exec(token)?.[0] ?? token;
}

/** Every second tone of a drawing in several numbered ones: 'leaf2' with its shades of 'leaf1' to 'leaf3'. */
function everySecond(tones: readonly Tone[]): Tone[] {
  return tones.filter(({ token }) => {
    const [, family, number] = /^([a-z]+)(\d)/.exec(token) ?? [];
    return family !== undefined && !isPhotoInk(token) && Number(number) % 2 === 0 && tones.some((one) => one.token === `${family}1`);
  });
}

/** Tints of empty places for photos: they go when a photo comes. */
export function isPhotoInk(token: string): boolean {
  return familyOf(token) === 'photo';
}

/** The second group of a design in one colour: every second tone, else coloured type, else the smallest drawing, else type. */
function secondOfOne(tones: readonly Tone[], typeInks: ReadonlySet<string>): Tone[] {
  const colours = tones.filter(({ chroma }) => chroma >= colourChroma);
  const second = everySecond(colours);
  if (second.length > 0) return second;
  const type = colours.filter(({ token, light }) => typeInks.has(token) && light > 28);
  if (type.length > 0 && type.length < colours.length) return type;
  const drawn = (colours.length > 1 ? colours : tones).filter(({ token }) => !isPhotoInk(token));
  const families = [...Map.groupBy(drawn, ({ token }) => familyOf(token)).values()];
  const [smallest] = families.toSorted((a, b) => a.length - b.length);
  return families.length > 1 && smallest ? smallest : tones.filter(({ token }) => typeInks.has(token));
}

/** A group this small beside the other one is a detail, such as a stem. */
const minShare = 0.16;

/**
 * Roles of the inks that print as process colours. `grounds` are the inks that cover pages, `typeInks` those of texts. Inks that become foil or
 * relief and own ones have no role.
 */
export function rolesOf(inks: Inks, grounds: ReadonlySet<string>, typeInks: ReadonlySet<string>): Role[] {
  const tones = Object.entries(inks).flatMap(([token, ink]) => (ink.finish || isOwnInk(token) ? [] : [toneOf(token, ink.hex)]));
  const moving = tones.filter(({ chroma }) => chroma >= stillChroma);
  const weightOf = ({ token }: Tone) =>
    isPhotoInk(token) ? 0.2 : grounds.has(token) ? groundWeight : typeInks.has(token) ? typeWeight : 1;
  const colours = moving.filter(({ chroma }) => chroma >= colourChroma).map((tone): Weighed => ({ tone, weight: weightOf(tone) }));
  const groups = twoGroups(colours);
  const [first, second] = groups ? [spreadOf(groups[0]), spreadOf(groups[1])] : [null, null];
  const isDetail = !first || !second || second.weight / (first.weight + second.weight) < minShare;
  const details = groups?.[1].map(({ tone }) => tone) ?? [];
  const inFirst = groups?.[0].map(({ tone }) => tone) ?? moving;
  const others = isDetail ? secondOfOne(inFirst.length > 1 ? inFirst : tones, typeInks) : [];
  const seconds = new Set([...details, ...others].map(({ token }) => token));
  return tones.map((tone): Role => {
    if (seconds.has(tone.token)) return { ...tone, side: 'second' };
    // In a design in black and white the greys follow the first colour.
    if (tone.chroma < stillChroma && moving.length > 1) return { ...tone, side: 'still' };
    // A dark tinge belongs to the group whose hue it has, paper and photos to the first.
    const isNearSecond =
      first &&
      second &&
      tone.chroma < colourChroma &&
      Math.abs(turnBetween(tone.hue, second.hue)) + 20 < Math.abs(turnBetween(tone.hue, first.hue));
    return { ...tone, side: isNearSecond && !isDetail && tone.light < 70 ? 'second' : 'first' };
  });
}
