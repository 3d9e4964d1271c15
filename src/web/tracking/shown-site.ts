/** The site of the page that is shown, for code that runs outside of its components. */
import type { Channel } from '#core/values/channel.ts';
import { localeCountry, supportedLocale } from '#core/values/locale.ts';
import type { SiteView } from '#web/page/page-context.ts';

export function shownSite(): SiteView {
  const { lang, dataset } = document.documentElement;
  const locale = supportedLocale(lang);
  return { channel: dataset.channel as Channel, country: localeCountry(locale), locale };
}
