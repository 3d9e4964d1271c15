/** `useTexts()` gives a component `t` in the language and address form of its page. */
import { createContext, use, useMemo } from 'react';
import type { Formality } from '#core/values/formality.ts';
import { defaultLocale, type Locale, localeLanguage } from '#core/values/locale.ts';
import type { FormattedValue } from '#core/values/message.ts';
import { sharedTexts } from '#texts/de/shared.ts';
import { textsOfLanguage } from '#texts/languages.ts';
import { createTexts, type Texts, type Translate } from '#texts/translate.ts';

/** Values that need no formatting: money and days reach the browser as text. */
type PlainValues = Readonly<Record<string, string | number>>;
/** `t` of a page: texts that every page may show, and those of one further file. */
export type PageTexts<Key extends string = never> = Translate<keyof typeof sharedTexts | Key, PlainValues>;

type PageLanguage = { locale: Locale; address: Formality };
type Match = { loaderData?: unknown } | undefined;

/** Address form of the page that `matches` show: a loader that says Sie returns `address: 'Sie'`. */
export function pageLanguage(locale: Locale, matches: readonly Match[]): PageLanguage {
  const isFormal = matches.some((match) => (match?.loaderData as { address?: unknown } | null | undefined)?.address === 'Sie');
  return { locale, address: isFormal ? 'Sie' : 'du' };
}

/** `source`: the German texts beyond the shared ones that the page brings along. With `formatValue` for messages that hold more than text and numbers. */
export function pageTexts<Key extends string = never>(language: PageLanguage, source?: Record<Key, string>): PageTexts<Key>;
export function pageTexts<Key extends string>(
  language: PageLanguage,
  source: Record<Key, string>,
  formatValue: (value: FormattedValue) => string,
): Translate<keyof typeof sharedTexts | Key>;
export function pageTexts<Key extends string = never>(
  { locale, address }: PageLanguage,
  source?: Record<Key, string>,
  formatValue?: (value: FormattedValue) => string,
): Translate<keyof typeof sharedTexts | Key> {
  const language = localeLanguage(locale);
  const translation = textsOfLanguage(language);
  const sources = [translation, source as Texts | undefined, sharedTexts].filter((texts) => texts !== null && texts !== undefined);
  return createTexts<keyof typeof sharedTexts | Key>(sources, {
    language: translation ? language : 'de',
    address,
    formatValue,
  });
}

export const PageLanguageContext = createContext<PageLanguage>({ locale: defaultLocale, address: 'du' });

/** The locale that values in texts are written in: the page's, or the German one where its language has no texts. */
export function useTextLocale(): Locale {
  const { locale } = use(PageLanguageContext);
  const language = localeLanguage(locale);
  return language === 'de' || textsOfLanguage(language) ? locale : defaultLocale;
}

export function useTexts<Key extends string = never>(source?: Record<Key, string>): PageTexts<Key> {
  const page = use(PageLanguageContext);
  return useMemo(() => pageTexts(page, source), [page, source]);
}
