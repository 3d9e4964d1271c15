/** `t` over some tables of German texts, in the language of a locale where it has them. */

import type { Formality } from '#core/values/formality.ts';
import { type Locale, localeLanguage } from '#core/values/locale.ts';
import { formatValue } from './format-value.ts';
import { textsOfLanguage } from './languages.ts';
import { createTexts, type Texts, type Translate } from './translate.ts';

export type Speech = { locale: Locale; address?: Formality };

export function textsFor<Key extends string>(
  german: readonly (Readonly<Record<Key, string>> | Texts)[],
  { locale, address = 'du' }: Speech,
): Translate<Key> {
  const translation = textsOfLanguage(localeLanguage(locale));
  return createTexts<Key>(translation ? [translation, ...german] : german, {
    language: translation ? localeLanguage(locale) : 'de',
    address,
    formatValue: (value) => formatValue(value, locale),
  });
}
