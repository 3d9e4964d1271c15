/** Lengths, sizes, weights and plain numbers as people of a locale read them. Money is in money.ts. */

import type { Locale } from './locale.ts';
import { keyedCache } from './memoize.ts';

/** Times in milliseconds (Specification 9). */
export const minuteMs = 60_000;
export const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;
export const yearMs = 365 * dayMs;

export type SizeMm = { widthMm: number; heightMm: number };

const maxMm = 100_000;

/** "210x297" as millimetres; 0 x 0 for everything that is not exactly number, lower-case x, number (Specification 5, D05). */
export function parseFormatString(text: unknown): SizeMm {
  const match = typeof text === 'string' ? /^([1-9]\d*)x([1-9]\d*)$/.exec(text) : null;
  const widthMm = Number(match?.[1] ?? 0);
  const heightMm = Number(match?.[2] ?? 0);
  if (!match || text !== match[0] || widthMm > maxMm || heightMm > maxMm) return { widthMm: 0, heightMm: 0 };
  return { widthMm, heightMm };
}

/** Standard paper sizes, upright (Specification 3, D05). */
export const namedSizes = {
  a8: { widthMm: 52, heightMm: 74 },
  a7: { widthMm: 74, heightMm: 105 },
  a6: { widthMm: 105, heightMm: 148 },
  a5: { widthMm: 148, heightMm: 210 },
  a4: { widthMm: 210, heightMm: 297 },
  a3: { widthMm: 297, heightMm: 420 },
  a2: { widthMm: 420, heightMm: 594 },
  a1: { widthMm: 594, heightMm: 841 },
  a0: { widthMm: 841, heightMm: 1189 },
} as const satisfies Record<string, SizeMm>;

/** The size of "A4" or "a4", or null. */
export function namedSize(name: string): SizeMm | null {
  const key = name.toLowerCase();
  return Object.hasOwn(namedSizes, key) ? namedSizes[key as keyof typeof namedSizes] : null;
}

export type LengthUnit = 'cm' | 'inch';

/** Inch for en-US, otherwise centimetres (Specification 3). */
export function lengthUnitOf(locale: Locale): LengthUnit {
  return locale === 'en-US' ? 'inch' : 'cm';
}

const cachedFormat = keyedCache<Intl.NumberFormat>();

/** A number in the locale's form with exactly `decimals` digits after the comma. */
export function formatNumber(value: number, locale: Locale, decimals = 0): string {
  const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
  return cachedFormat(`${locale} ${decimals}`, () => new Intl.NumberFormat(locale, digits)).format(value);
}

/** "21 × 29,7 cm", en-US "8.3 × 11.7 in": one decimal at most, a whole number without it. Spaces are no-break. */
export function formatSize(size: { widthUm: number; heightUm: number }, locale: Locale): string {
  const inch = lengthUnitOf(locale) === 'inch';
  const [width, height] = [size.widthUm, size.heightUm].map((um) => {
    const tenths = Math.round(inch ? um / 2_540 : um / 1_000);
    return formatNumber(tenths / 10, locale, tenths % 10 === 0 ? 0 : 1);
  });
  return `${width}\u00a0×\u00a0${height}\u00a0${inch ? 'in' : 'cm'}`;
}

/** `formatSize` for millimetres, for example of a parsed format string. */
export function formatSizeMm(size: SizeMm, locale: Locale): string {
  return formatSize({ widthUm: size.widthMm * 1_000, heightUm: size.heightMm * 1_000 }, locale);
}

/** Milligrams as "12,4 g". */
export function formatWeight(weightMg: number, locale: Locale): string {
  return `${formatNumber(Math.round(weightMg / 100) / 10, locale, 1)}\u00a0g`;
}
