import { expect, test } from 'vitest';
import { visibleText } from './visible-text.ts';

test('a text of invisible characters only is empty', () => {
  for (const text of ['\u200b', '\u2060\u200b', '\u200d\u200c', '\u3164', '\u2800', '\ufe0f', '\u00a0 \u3000', '\u{e0020}']) {
    expect(visibleText(text), escape(text)).toBe('');
  }
});

test('a text keeps its letters, joiners and inner spaces, and loses invisible marks and the white space around it', () => {
  expect(visibleText(' Haupt\u202estra\u00dfe\u200b 1 ')).toBe('Hauptstra\u00dfe 1');
  for (const text of ['\u0646\u0627\u0645\u200c\u062e\u0627', '\ud83d\udc69\u200d\ud83d\ude80', 'Anna  Lena'])
    expect(visibleText(text)).toBe(text);
});
