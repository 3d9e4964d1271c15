/** What a page says to visitors whose language has no texts yet: it is in German. In their language. */
import { type Language, type Locale, localeLanguage } from '#core/values/locale.ts';
import { isTranslated } from './server-texts.ts';

const notices: Record<Exclude<Language, 'de'>, string> = {
  en: 'This page is only available in German.',
  es: 'Esta página solo está disponible en alemán.',
  fr: 'Cette page n’est disponible qu’en allemand.',
  it: 'Questa pagina è disponibile solo in tedesco.',
  nl: 'Deze pagina is alleen in het Duits beschikbaar.',
};

/** Null for a locale whose pages are in its own language. */
export function germanNotice(locale: Locale): { lang: Language; text: string } | null {
  const lang = localeLanguage(locale);
  return lang === 'de' || isTranslated(locale) ? null : { lang, text: notices[lang] };
}
