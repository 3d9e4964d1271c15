import { describe, expect, test } from 'vitest';
import { openFonts } from '#resources/fonts.ts';
import { setText } from '#tests/render/set-text.ts';

const fonts = await openFonts();
const box = { xUm: 0, widthUm: 40_000, heightUm: 60_000, sizeUm: 4_000, font: 'eb-garamond', align: 'left' } as const;

describe('lists', () => {
  test('every paragraph with words gets its marker, and its lines hang behind it [E013]', () => {
    const { runs, read } = setText(fonts, 'Trauung im Standesamt am Markt\n\nEssen', { ...box, list: 'bullet' });
    expect(read).toEqual(['•', 'Trauung im Standesamt', 'am Markt', '', '•', 'Essen'].filter((line) => line !== ''));
    const [bullet, first, second] = runs.map((run) => run.glyphs[0]?.xUm ?? 0);
    expect(bullet).toBe(0);
    expect(second).toBe(first);
    expect(first).toBeGreaterThan(bullet ?? 0);
  });

  test('numbers count items, not empty lines, and stand with their points below each other', () => {
    const { runs, read } = setText(fonts, Array.from({ length: 11 }, (_, index) => `Punkt${index === 4 ? '\n' : ''}`).join('\n'), {
      ...box,
      list: 'number',
    });
    expect(read.filter((line) => line.endsWith('.'))).toEqual(Array.from({ length: 11 }, (_, index) => `${index + 1}.`));
    const points = runs.filter((run) => run.glyphs.at(-1)?.text === '.').map((run) => run.glyphs.at(-1)?.xUm ?? 0);
    expect(Math.max(...points) - Math.min(...points)).toBeLessThanOrEqual(1);
  });

  test('a list needs its indent: what just fits without one wraps with it', () => {
    const lastUm = setText(fonts, 'Trauung im Standesamt', { ...box, widthUm: 90_000 }).glyphs.at(-1)?.xUm ?? 0;
    const widthUm = lastUm + 2_000;
    expect(setText(fonts, 'Trauung im Standesamt', { ...box, widthUm }).box?.lines).toBe(1);
    expect(setText(fonts, 'Trauung im Standesamt', { ...box, widthUm, list: 'number' }).box?.lines).toBe(2);
  });
});

describe('hyphenation', () => {
  const narrow = { ...box, widthUm: 23_000, minSizeUm: 4_000 };
  test('a word wider than its box is parted where German allows it, if the text may be', () => {
    const { read, findings } = setText(fonts, 'Zur Donaudampfschifffahrt', { ...narrow, hyphens: true });
    expect(findings).toEqual([]);
    expect(read).toEqual(['Zur', 'Donaudampf-', 'schifffahrt']);
  });

  test('it stays whole and is reported where it may not, in other languages and in script faces', () => {
    const kinds = (change: object, language?: 'de' | 'fr') =>
      setText(fonts, 'Donaudampfschifffahrt', { ...narrow, ...change }, language).findings.map(({ kind }) => kind);
    expect(kinds({})).toEqual(['overflow']);
    expect(kinds({ hyphens: true }, 'fr')).toEqual(['overflow']);
    expect(kinds({ hyphens: true, font: 'pinyon', sizeUm: 6_000, minSizeUm: 6_000 })).toEqual(['overflow']);
  });

  test('words that fit are never parted', () => {
    const { read } = setText(fonts, 'Wir feiern Hochzeit', { ...narrow, hyphens: true });
    expect(read.join(' ')).toBe('Wir feiern Hochzeit');
  });

  test('at least three letters stand on either side', () => {
    const { read } = setText(fonts, 'Abendessen', { ...narrow, widthUm: 9_000, hyphens: true });
    expect(read.every((part) => part.replace('-', '').length >= 3)).toBe(true);
  });
});
