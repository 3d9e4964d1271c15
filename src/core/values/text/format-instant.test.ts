import { expect, test } from 'vitest';
import { formatInstant } from './format-instant.ts';

test('an instant is written in the language of the locale, on the clock of Berlin', () => {
  const summer = new Date('2026-07-01T22:04:05Z');
  expect(formatInstant(summer, 'de-DE', 'exact')).toBe('02.07.2026, 00:04:05');
  expect(formatInstant(summer, 'de-DE', 'day')).toBe('2. Juli 2026');
  expect(formatInstant(summer, 'de-DE', 'time')).toBe('00:04');
  expect(formatInstant(summer, 'fr-FR', 'day')).toBe('2 juillet 2026');
  expect(formatInstant(summer, 'fr-FR', 'exact')).toBe('2 juil. 2026, 00:04:05');
  expect(formatInstant(new Date('2026-11-23T09:04:05Z'), 'en-US', 'time')).toMatch(/^10:04\sAM$/u);
});
