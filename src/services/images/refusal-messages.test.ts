import { expect, test } from 'vitest';
import { shownName } from './refusal-messages.ts';

test('of a file name the last part is shown, composed and without what cannot be seen', () => {
  expect(shownName('C:\\\\fakepath\\\\u\u0308ber\u202egpj.\u200bexe')).toBe('\u00fcbergpj.exe');
  expect(shownName('/tmp/\u{1f469}\u200d\u{1f680}\n\u2028.jpg')).toBe('\u{1f469}\u200d\u{1f680}.jpg');
  expect(shownName('\u200b')).toBe('');
});

test('a name of marks and a long one are cut', () => {
  expect(shownName(`a${'\u0300\u0316'.repeat(5_000)}`).length).toBeLessThan(32);
  expect(Array.from(shownName(`${'\u00e4'.repeat(300)}.jpg`))).toHaveLength(57);
});
