/** Texts on the server: every key, in the language of a locale. */

import { defaultLocale, type Language, type Locale, localeLanguage } from '#core/values/locale.ts';
import { allTexts, type germanTexts } from './de/all.ts';
import { textsOfLanguage } from './languages.ts';
import { libraryNames } from './library-names.ts';
import { type Speech, textsFor } from './texts-for.ts';
import type { Translate } from './translate.ts';

export type TextKey = keyof typeof germanTexts;

/** The language of the texts for a locale: German where there is no translation. */
export function textLanguage(locale: Locale): Language {
  return textsOfLanguage(localeLanguage(locale)) ? localeLanguage(locale) : 'de';
}

/** True for a locale whose pages are in its own language. */
export function isTranslated(locale: Locale): boolean {
  return textLanguage(locale) === localeLanguage(locale);
}

/** Texts for operators: they have no locale of their own. */
export const operatorText = serverTexts({ locale: defaultLocale });

export function serverTexts(speech: Speech): Translate<TextKey> {
  return textsFor<TextKey>([allTexts, libraryNames], speech);
}
