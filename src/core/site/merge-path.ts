/** Path of the page on which a design is printed with a list: its records, its proof, and the approval. */
import { type Locale, localeLanguage } from '#core/values/locale.ts';
import { pathTo } from './paths.ts';

/** '/gaeste/<list>/drucke/<design>/'. Language prefix and slash rule are applied where a link is rendered. */
export function mergePath({ locale }: { locale: Locale }, list: string, design: string): string {
  return `${pathTo('guest-lists', {}, localeLanguage(locale))}${list}/drucke/${design}/`;
}
