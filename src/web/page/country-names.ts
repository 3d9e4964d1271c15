/** Where a parcel goes, in the language of the page. */
import { countryName } from '#core/values/channel.ts';
import type { Locale } from '#core/values/locale.ts';
import type { PageTexts } from './texts.ts';

/** Countries with an article in German: a parcel goes "in die Schweiz". */
const withArticle = ['CH', 'NL'];

/** "nach Österreich", "in die Schweiz", "nach Deutschland, Österreich und in die Schweiz" */
export function whereTo(codes: readonly string[], locale: Locale, t: PageTexts): string {
  const [first, ...rest] = codes.filter((code) => !withArticle.includes(code)).map((code) => countryName(code, locale));
  const others = codes.filter((code) => withArticle.includes(code));
  const parts = [
    ...(first === undefined ? [] : [t('shared.to', { country: first }), ...rest]),
    ...others.map((code) => t('shared.to.article', { country: countryName(code, locale) })),
  ];
  return new Intl.ListFormat(locale).format(parts);
}
