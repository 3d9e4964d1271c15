import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { locales } from './locale.ts';
import {
  dayMs,
  formatNumber,
  formatSizeMm,
  formatWeight,
  hourMs,
  lengthUnitOf,
  minuteMs,
  namedSize,
  namedSizes,
  parseFormatString,
  yearMs,
} from './unit.ts';

describe('unit', () => {
  test('a format string is width x height in millimetres [F213]', () => {
    expect(parseFormatString('210x297')).toEqual({ widthMm: 210, heightMm: 297 });
    expect(parseFormatString('1x1')).toEqual({ widthMm: 1, heightMm: 1 });
    expect(parseFormatString('100000x100000')).toEqual({ widthMm: 100_000, heightMm: 100_000 });
  });

  test.each([
    '0210x297',
    '0x5',
    '-2x3',
    '21.0x29.7',
    '210X297',
    '210×297',
    '210 x 297',
    '210x',
    'x297',
    'a4',
    '',
    null,
    undefined,
    210,
    '100001x1',
    '210x297\n',
    ' 210x297',
    '0x10x5',
    '1e3x5',
    '٢x٣',
  ])('%j is 0 x 0 [F296]', (text) => {
    expect(parseFormatString(text)).toEqual({ widthMm: 0, heightMm: 0 });
  });

  test('every other string is either exactly two whole numbers or 0 x 0', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^-?[0-9]{0,4}[xX ]{0,2}[0-9]{0,4}$/)), (text) => {
        const { widthMm, heightMm } = parseFormatString(text);
        if (widthMm === 0) expect(heightMm).toBe(0);
        else expect(text).toBe(`${widthMm}x${heightMm}`);
      }),
    );
  });

  test('paper sizes A8 to A0 are known by name [F214]', () => {
    expect(Object.keys(namedSizes)).toEqual(['a8', 'a7', 'a6', 'a5', 'a4', 'a3', 'a2', 'a1', 'a0']);
    expect(namedSize('A8')).toEqual({ widthMm: 52, heightMm: 74 });
    expect(namedSize('a4')).toEqual({ widthMm: 210, heightMm: 297 });
    expect(namedSize('A0')).toEqual({ widthMm: 841, heightMm: 1189 });
    expect(namedSize('a9')).toBeNull();
    expect(namedSize('toString')).toBeNull();
  });

  test('lengths are centimetres, for en-US inches [F151] [E002]', () => {
    for (const locale of locales) expect(lengthUnitOf(locale)).toBe(locale === 'en-US' ? 'inch' : 'cm');
    expect(formatSizeMm({ widthMm: 210, heightMm: 297 }, 'de-DE')).toBe('21\u00a0×\u00a029,7\u00a0cm');
    expect(formatSizeMm({ widthMm: 210, heightMm: 297 }, 'en-US')).toBe('8.3\u00a0×\u00a011.7\u00a0in');
    expect(formatSizeMm({ widthMm: 105, heightMm: 148 }, 'de-CH')).toBe('10.5\u00a0×\u00a014.8\u00a0cm');
  });

  test('numbers and weights are written in the form of the locale', () => {
    expect(formatNumber(1234.5, 'de-DE', 1)).toBe('1.234,5');
    expect(formatNumber(5000, 'en-US')).toBe('5,000');
    expect(formatWeight(12_380, 'de-DE')).toBe('12,4\u00a0g');
  });

  test('minute, hour, day and year have their milliseconds [F498]', () => {
    expect([minuteMs, hourMs, dayMs, yearMs]).toEqual([60_000, 3_600_000, 86_400_000, 31_536_000_000]);
  });
});
