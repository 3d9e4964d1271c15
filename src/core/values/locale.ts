/** The 17 locales, how a locale code is read, and which language is a country's main one (D02). */
import { type Country, countries } from './channel.ts';

export const locales = [
  'de-AT',
  'de-CH',
  'de-DE',
  'de-IT',
  'de-LI',
  'de-LU',
  'en-GB',
  'en-US',
  'es-ES',
  'fr-BE',
  'fr-CH',
  'fr-FR',
  'fr-LU',
  'it-CH',
  'it-IT',
  'nl-BE',
  'nl-NL',
] as const;
export type Locale = (typeof locales)[number];
export const defaultLocale: Locale = 'de-DE';

export const languages = ['de', 'en', 'es', 'fr', 'it', 'nl'] as const;
export type Language = (typeof languages)[number];

/** Main language per country: it carries no prefix in addresses (D02). */
export const mainLanguage: Record<Country, Language> = {
  DE: 'de',
  AT: 'de',
  CH: 'de',
  LI: 'de',
  LU: 'de',
  IT: 'it',
  FR: 'fr',
  BE: 'nl',
  NL: 'nl',
  ES: 'es',
  GB: 'en',
  US: 'en',
};

/** A well-formed locale code split and normalised, or null: two letters, hyphen, two letters, in any case. */
export function parseLocale(code: unknown): { language: string; country: string; code: string } | null {
  if (typeof code !== 'string' || !/^[a-z]{2}-[a-z]{2}$/i.test(code)) return null;
  const language = code.slice(0, 2).toLowerCase();
  const country = code.slice(3).toUpperCase();
  return { language, country, code: `${language}-${country}` };
}

/** The supported locale for a code; de-DE whenever none or an unsupported one is given (F007). */
export function supportedLocale(code: unknown): Locale {
  const parsed = parseLocale(code);
  return locales.find((locale) => locale === parsed?.code) ?? defaultLocale;
}

/** The sub-locale of a locale code: its language; null for an invalid code (D02). */
export function subLocale(code: unknown): string | null {
  return parseLocale(code)?.language ?? null;
}

export function localeCountry(locale: Locale): Country {
  const code = locale.slice(3);
  return countries.find((country) => country === code) ?? 'DE';
}

export function localeLanguage(locale: Locale): Language {
  return locale.slice(0, 2) as Language;
}

/** The locale of a language where no country is known: of the country whose main language it is. */
export function localeOfLanguage(language: Language): Locale {
  const own = locales.filter((locale) => localeLanguage(locale) === language);
  return own.find((locale) => locale === `${language}-${language.toUpperCase()}`) ?? own[0] ?? defaultLocale;
}

/** The language prefix of this locale's addresses ('/fr'), or '' where it is the country's main language. */
export function localePrefix(locale: Locale): string {
  const sub = subLocale(locale);
  return sub === null || mainLanguage[localeCountry(locale)] === sub ? '' : `/${sub}`;
}
