import { describe, expect, test } from 'vitest';
import { emojiInks } from '#core/design/emoji/pictures.ts';
import { emojiByKey } from '#resources/emoji.ts';
import { openFonts } from '#resources/fonts.ts';
import { setText } from '#tests/render/set-text.ts';
import { emojiOf } from './runs.ts';

const fonts = await openFonts();
const left = { xUm: 0, yUm: 0, heightUm: 10_000, sizeUm: 5_000, font: 'jost', align: 'left' } as const;

function bounds(paths: string[]) {
  const numbers = paths.flatMap((d) => d.match(/-?\d+/g) ?? []).map(Number);
  const xs = numbers.filter((_, index) => index % 2 === 0);
  const ys = numbers.filter((_, index) => index % 2 === 1);
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}

describe('emoji', () => {
  test('an emoji is drawn in process inks beside the words, whatever ink they have [E015]', () => {
    const { fills, glyphs, findings } = setText(fonts, 'Ja ❤️ 🎉', { ...left, ink: 'gold' });
    expect(findings).toEqual([]);
    expect(glyphs.map((glyph) => glyph.text).join('')).toBe('Ja  ');
    expect(fills.length).toBeGreaterThan(5);
    for (const { paint } of fills) {
      if (paint.kind !== 'process') throw new Error('an emoji on a plate');
      expect(paint.c + paint.m + paint.y + paint.k).toBeLessThanOrEqual(300);
    }
  });

  test('it is about an em large, on the line, and takes 1.2 em', () => {
    const { fills } = setText(fonts, '😀', left);
    const { left: from, right, top, bottom } = bounds(fills.map((fill) => fill.d));
    expect(from).toBeGreaterThanOrEqual(500);
    expect(right).toBeLessThanOrEqual(5_500);
    const baseline = setText(fonts, 'x', left).glyphs[0]?.yUm ?? 0;
    expect(bottom).toBeGreaterThan(baseline);
    expect(top).toBeLessThan(baseline - 3_500);
    const [a, b] = setText(fonts, 'H😀H', left).glyphs.map((glyph) => glyph.xUm);
    const [c, d] = setText(fonts, 'HH', left).glyphs.map((glyph) => glyph.xUm);
    expect((b ?? 0) - (a ?? 0) - ((d ?? 0) - (c ?? 0))).toBeCloseTo(6_000, -1);
  });

  test('skin, hair and joined people are one picture', () => {
    for (const one of ['👩🏽', '👩‍🚀', '👨🏻‍🦰', '❤️‍🔥', '1️⃣']) {
      const { fills, glyphs, findings } = setText(fonts, one, left);
      expect([one, findings, glyphs.length, fills.length > 0]).toEqual([one, [], 0, true]);
    }
  });

  test('people joined into a family that has no picture are its members, as large and in the same order', () => {
    const { findings, fills, glyphs } = setText(fonts, '👨‍👩‍👧‍👧', left);
    const members = ['👨', '👩', '👧', '👧'].map((one) => setText(fonts, one, left).fills.length);
    expect([findings, glyphs, fills.length]).toEqual([[], [], members.reduce((sum, count) => sum + count, 0)]);
    const { right } = bounds(fills.map((fill) => fill.d));
    expect(right).toBeLessThanOrEqual(4 * 6_000);
    expect(right).toBeGreaterThan(3 * 6_000);
  });

  test('flags are pictures inside the space of an emoji, each unlike the others', () => {
    const letters = (region: string) => Array.from(region, (letter) => String.fromCodePoint(0x1f1e6 + letter.charCodeAt(0) - 65)).join('');
    const regions = ['AT', 'CH', 'CZ', 'DE', 'DK', 'EU', 'FR', 'GB', 'GR', 'IT', 'JP', 'NL', 'PL', 'TR', 'UA', 'US'];
    const drawn = regions.map((region) => {
      const { fills, findings } = setText(fonts, letters(region), left);
      expect([region, findings]).toEqual([region, []]);
      const box = bounds(fills.map(({ d }) => d));
      expect(box.left).toBeGreaterThanOrEqual(500);
      expect(box.right).toBeLessThanOrEqual(5_500);
      return JSON.stringify(fills.map(({ d, paint }) => [d, paint]));
    });
    expect(new Set(drawn).size).toBe(regions.length);
  });

  test('what no picture shows is named whole', () => {
    const { findings, fills } = setText(fonts, '🏴‍☠️ 🏴󠁧󠁢󠁥󠁮󠁧󠁿', left);
    expect(findings).toEqual([{ kind: 'missing-glyph', page: 'outside', element: 'text', characters: ['🏴󠁧󠁢󠁥󠁮󠁧󠁿'] }]);
    expect(fills.length).toBeGreaterThan(0);
  });

  test('signs of a face stay signs unless colour is asked for', () => {
    expect(setText(fonts, '© ®', { ...left, font: 'eb-garamond' }).fills).toEqual([]);
    expect(setText(fonts, '©️', { ...left, font: 'eb-garamond' }).fills.length).toBeGreaterThan(0);
  });

  test('a text wraps and shrinks with its emoji like with letters', () => {
    const { box, findings } = setText(fonts, '🎄'.repeat(30), { ...left, widthUm: 60_000, heightUm: 13_000, leading: 1.2 });
    expect(findings).toEqual([]);
    expect(box?.lines).toBeGreaterThan(1);
  });

  test('the editor asks for the drawings of just these', () => {
    const face = fonts.face('eb-garamond');
    if (!face) throw new Error('no face');
    expect(emojiOf('Ja © 1 ❤️ 🎉 🎉 – é', face)).toEqual(['❤️', '🎉']);
  });

  test('every ink of a drawing is in the table of separations, and its paths are those of a sheet', () => {
    const hexes = new Set(emojiInks.map(([, , , , , hex]) => hex));
    for (const key of ['2764', '1f389', '1f469-1f3fd', '1f9d1-200d-1f692']) {
      for (const { d, ink } of emojiByKey(key)?.shapes ?? []) {
        expect(hexes).toContain(ink.hex);
        expect(d).toMatch(/^M -?\d+ -?\d+( ([ML] -?\d+ -?\d+|C( -?\d+){6}|Z))*$/);
      }
      expect(emojiByKey(key)?.shapes.length).toBeGreaterThan(0);
    }
    expect(emojiByKey('constructor')).toBeNull();
    expect(emojiByKey('1f47d-1f47d')).toBeNull();
  });
});
