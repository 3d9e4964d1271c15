import { expect, test } from 'vitest';
import { visibleText } from './visible-text.ts';

test('a text of invisible characters only is empty', () => {
  for (const text of ['\u200b', '\u2060\u200b', '\u200d\u200c', '\u3164', '\u2800', '\ufe0f', '\u00a0 \u3000', '\u{e0020}']) {
    expect(visibleText(text), escape(text)).toBe('');
  }
});

test('a text keeps its letters and inner spaces, and loses the white space around it', () => {
  expect(visibleText(' Haupt\u202estra\u00dfe\u200b 1 ')).toBe('Hauptstra\u00dfe 1');
  expect(visibleText('Anna  Lena')).toBe('Anna  Lena');
});

test.each([
  ['a joiner between letters that do not join', 'An\u200dna\u200c', 'Anna'],
  ['a soft hyphen', 'Donau\u00addampf', 'Donaudampf'],
  ['a word joiner and a space of no width', 'A\u2060n\u200bn\ufeffa', 'Anna'],
  ['marks of direction', '\u061cA\u200e\u200fnn\u202ba\u2066', 'Anna'],
  ['a selector behind a letter', 'Ann\ufe0fa\ufe00', 'Anna'],
  ['a selector behind a digit that is no key', '4\ufe0f2', '42'],
  ['tags without a flag', 'Anna\u{e0067}\u{e0062}', 'Anna'],
  ['fillers', 'A\u3164n\u115fn\uffa0a', 'Anna'],
  ['operators and deprecated marks', 'A\u2063n\u206an\ufffba', 'Anna'],
])('%s is removed', (_, text, shown) => {
  expect(visibleText(text)).toBe(shown);
});

test.each([
  ['a non-joiner in Persian', '\u0646\u0627\u0645\u200c\u062e\u0627'],
  ['a joiner behind a virama', '\u0915\u094d\u200d\u0937'],
  ['an emoji of two', '\u{1f469}\u200d\u{1f680}'],
  ['an emoji with a skin tone and a sign', '\u{1f926}\u{1f3fd}\u200d\u2640\ufe0f'],
  ['a flag of a rainbow', '\u{1f3f3}\ufe0f\u200d\u{1f308}'],
  ['a heart in colour', '\u2764\ufe0f'],
  ['a key', '1\ufe0f\u20e3'],
  ['the flag of Scotland', '\u{1f3f4}\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}'],
  ['a form of a Han character', '\u845b\u{e0100}'],
])('%s stays', (_, text) => {
  expect(visibleText(`x ${text}`)).toBe(`x ${text}`);
});

test('what comes together where an invisible character was is composed', () => {
  expect(visibleText('a\u034f\u0308')).toBe('\u00e4');
});
