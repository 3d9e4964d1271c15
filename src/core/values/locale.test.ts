import { describe, expect, test } from 'vitest';
import { defaultLocale, localePrefix, locales, parseLocale, subLocale, supportedLocale } from './locale.ts';

describe('locale', () => {
  test('seventeen locales are accepted as they are [F006]', () => {
    expect(locales).toHaveLength(17);
    for (const locale of locales) expect(supportedLocale(locale)).toBe(locale);
  });

  test('none and unsupported ones become de-DE [F007, F466]', () => {
    expect(defaultLocale).toBe('de-DE');
    for (const code of ['pl-PL', 'de', 'de_DE', 'deu-DE', 'de-D', '', null, undefined, 7]) expect(supportedLocale(code)).toBe('de-DE');
  });

  test('a code is two letters, hyphen, two letters: five characters in any case [F297, F497]', () => {
    expect(parseLocale('DE-at')).toEqual({ language: 'de', country: 'AT', code: 'de-AT' });
    expect(parseLocale('pl-PL')?.code).toHaveLength(5);
    for (const code of ['de', 'de_DE', 'deu-DE', 'de-D', '', null, 'de-DE\n', ' de-DE']) expect(parseLocale(code)).toBeNull();
  });

  test('the sub-locale is the language of a well-formed code, none of an invalid one [F298]', () => {
    expect(subLocale('fr-CH')).toBe('fr');
    expect(subLocale('pl-PL')).toBe('pl');
    for (const code of ['de', 'de_DE', 'de-D', '', null]) expect(subLocale(code)).toBeNull();
  });

  test.each([
    ['de-DE', ''],
    ['de-CH', ''],
    ['fr-CH', '/fr'],
    ['it-CH', '/it'],
    ['de-IT', '/de'],
    ['it-IT', ''],
    ['fr-BE', '/fr'],
    ['nl-BE', ''],
    ['de-LU', ''],
    ['fr-LU', '/fr'],
    ['en-US', ''],
  ] as const)('%s has the address prefix "%s"', (locale, prefix) => {
    expect(localePrefix(locale)).toBe(prefix);
  });
});
