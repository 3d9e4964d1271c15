/** The sizes from which faces hold as foil, measured on the letters of their files. */
import { describe, expect, test } from 'vitest';
import { glyphStroke } from '#core/preflight/glyph-ink.ts';
import { handHeld } from '#core/preflight/limits.ts';
import { openFonts } from '#resources/fonts.ts';
import { type FaceKey, faces } from './faces.ts';
import { foilPoints } from './foil-sizes.ts';

const fonts = await openFonts();
const letters = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz');

/** Share of letters that have a stroke finer than foil holds, in type of a size. */
function fineShare(key: FaceKey, points: number): number {
  const face = fonts.face(key);
  if (!face) throw new Error(`no face ${key}`);
  const sizeUm = (points * 25_400) / 72;
  const strokes = letters.flatMap((letter) => face.shape(letter, {}).map(({ id }) => glyphStroke(face, id) ?? Number.POSITIVE_INFINITY));
  return strokes.filter((stroke) => stroke * sizeUm < handHeld.refinementLineUm).length / strokes.length;
}

/** Of the requirement: size from which 90 % of all strokes are 0.25 mm and more. */
const required: Partial<Record<FaceKey, number>> = {
  'great-vibes': 45,
  'alex-brush': 37,
  montecarlo: 53,
  corinthia: 51,
  'corinthia-bold': 37,
  italianno: 53,
  ephesis: 41,
  script: 31,
  'script-bold': 19,
  caveat: 14,
  pinyon: 61,
  imperial: 118,
};

describe.each(Object.keys(faces) as FaceKey[])('%s', (key) => {
  const points = foilPoints[key];

  test('has no stroke that is too fine in nine of ten letters from its size on', () => {
    for (const size of [points, points + 6, 2 * points]) expect(fineShare(key, size)).toBeLessThanOrEqual(0.1);
    expect(points).toBeGreaterThanOrEqual(required[key] ?? 0);
  });

  test('has more of them below its size, unless the requirement asks for more', () => {
    if (points !== required[key]) expect(fineShare(key, points - 2)).toBeGreaterThan(0.1);
  });
});
