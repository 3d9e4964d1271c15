/** Texts on the server: every key, in the language of a locale. */
import { type Locale, localeLanguage } from '#core/values/locale.ts';
import type { AddressForm } from '#core/values/text.ts';
import { germanTexts } from './de/all.ts';
import { formatValue } from './format-value.ts';
import { textsOfLanguage } from './languages.ts';
import { createTexts, type Translate } from './translate.ts';

export type TextKey = keyof typeof germanTexts;

export function serverTexts({ locale, address = 'du' }: { locale: Locale; address?: AddressForm }): Translate<TextKey> {
  const translation = textsOfLanguage(localeLanguage(locale));
  return createTexts<TextKey>(translation ? [translation, germanTexts] : [germanTexts], {
    language: translation ? localeLanguage(locale) : 'de',
    address,
    formatValue: (value) => formatValue(value, locale),
  });
}
