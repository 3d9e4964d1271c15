import { describe, expect, test } from 'vitest';
import { openFonts } from '#resources/fonts.ts';
import { setText, squareFace } from '#tests/render/set-text.ts';
import { germanBoundWords } from '#texts/bound-words.ts';

const fonts = await openFonts();
const square = squareFace('square');
const squares = { face: () => square, emoji: () => null, boundWords: germanBoundWords };
const box = { xUm: 0, yUm: 0, widthUm: 80_000, heightUm: 40_000, sizeUm: 4_000, font: 'square', align: 'center' } as const;

/** Middles of the letters' baselines. */
function middles(text: string, change: object = {}) {
  return setText(squares, text, { ...box, arcUm: 30_000, ...change }).glyphs.map(({ xUm, yUm, turn: [cosine, sine] = [1, 0] }) => ({
    x: xUm + 1_000 * cosine,
    y: yUm + 1_000 * sine,
    sine,
  }));
}

describe('text on a curve', () => {
  test('the middle of every letter stands on the circle [E013]', () => {
    const points = middles('GOLDENE HOCHZEIT');
    const apex = Math.min(...points.map(({ y }) => y));
    const [first] = points;
    if (!first) throw new Error('no letters');
    // Through the middle of the box; the centre lies a radius below the highest point of the circle.
    const centreY = first.y + Math.sqrt(30_000 ** 2 - (first.x - 40_000) ** 2);
    for (const { x, y } of points) expect(Math.hypot(x - 40_000, y - centreY)).toBeCloseTo(30_000, -1);
    expect(apex).toBeGreaterThan(centreY - 30_001);
  });

  test('letters turn with the curve: an arch rises to its middle, a bowl sinks to it', () => {
    const arch = middles('ABCDE');
    expect(arch[2]?.sine).toBe(0);
    expect(arch[0]?.sine).toBeCloseTo(-(arch[4]?.sine ?? 0), 6);
    expect(arch[0]?.sine).toBeLessThan(0);
    expect(arch[0]?.y).toBeGreaterThan(arch[2]?.y ?? 0);
    const bowl = middles('ABCDE', { arcUm: -30_000 });
    expect(bowl[0]?.sine).toBeGreaterThan(0);
    expect(bowl[0]?.y).toBeLessThan(bowl[2]?.y ?? 0);
    expect(bowl.map(({ x }) => Math.round(x))).toEqual(arch.map(({ x }) => Math.round(x)));
  });

  test('letter spacing is kept along the curve', () => {
    const angle = (tracking: number) =>
      Math.asin(middles('AB', { tracking })[1]?.sine ?? 0) - Math.asin(middles('AB', { tracking })[0]?.sine ?? 0);
    expect(angle(0) * 30_000).toBeCloseTo(2_000, 0);
    expect(angle(500) * 30_000).toBeCloseTo(4_000, 0);
  });

  test('alignment moves the words along the curve', () => {
    const x = (align: 'left' | 'center' | 'right') => middles('ABC', { align }).map((point) => point.x);
    expect(Math.max(...x('left'))).toBeLessThan(40_000);
    expect(Math.min(...x('right'))).toBeGreaterThan(40_000);
  });

  test('text longer than half the circle shrinks, and at the floor it is reported', () => {
    const long = setText(squares, 'A'.repeat(60), { ...box, heightUm: 60_000, arcUm: 30_000 });
    expect(long.findings).toEqual([]);
    expect(long.box?.sizeUm).toBeLessThan(4_000);
    expect((60 * (long.box?.sizeUm ?? 0)) / 2).toBeLessThanOrEqual(Math.PI * 30_000);
    const more = setText(squares, 'A'.repeat(200), { ...box, arcUm: 30_000 });
    expect(more.findings).toEqual([{ kind: 'overflow', page: 'outside', element: 'text' }]);
    expect(more.glyphs.every((glyph) => Number.isSafeInteger(glyph.xUm) && Number.isSafeInteger(glyph.yUm))).toBe(true);
  });

  test('a curve higher than its box is reported', () => {
    const flatBox = { ...box, heightUm: 6_000, minSizeUm: 4_000 };
    expect(setText(squares, 'A'.repeat(30), { ...flatBox, arcUm: 30_000 }).findings.map(({ kind }) => kind)).toEqual(['overflow']);
    expect(setText(squares, 'A'.repeat(30), { ...flatBox, arcUm: 3_000_000 }).findings).toEqual([]);
  });

  test('lines lie on circles about one centre', () => {
    const { glyphs } = setText(squares, 'AAA\nBBB', { ...box, arcUm: 30_000, leading: 1.5 });
    const [a, b] = [glyphs[1], glyphs[4]];
    expect((b?.yUm ?? 0) - (a?.yUm ?? 0)).toBe(6_000);
    expect(Math.abs(glyphs[3]?.turn?.[1] ?? 0)).toBeGreaterThan(Math.abs(glyphs[0]?.turn?.[1] ?? 1));
  });

  test('an accent keeps to its letter', () => {
    const { glyphs } = setText(fonts, 'x\u0304y', { ...box, font: 'eb-garamond', arcUm: 30_000 });
    expect(glyphs[1]?.turn).toEqual(glyphs[0]?.turn);
  });
});
