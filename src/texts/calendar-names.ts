/** Names of months and weekdays as printed calendars write them, by language. Own tables: engines differ in theirs, and a preview must be the print. */
import type { CalendarNames } from '#core/layout/resources.ts';
import { type Language, type Locale, localeLanguage } from '#core/values/locale.ts';

/** Months from January, weekdays from Sunday. */
function names(month: [long: string, short: string, narrow: string], weekday: [long: string, short: string, narrow: string], week: string) {
  const [monthsLong, monthsShort, monthsNarrow] = month.map((list) => list.split(' '));
  const [daysLong, daysShort, daysNarrow] = weekday.map((list) => list.split(' '));
  return {
    months: { long: monthsLong ?? [], short: monthsShort ?? [], narrow: monthsNarrow ?? [] },
    weekdays: { long: daysLong ?? [], short: daysShort ?? [], narrow: daysNarrow ?? [] },
    week,
  } satisfies CalendarNames;
}

const byLanguage: Readonly<Record<Language, CalendarNames>> = {
  de: names(
    [
      'Januar Februar März April Mai Juni Juli August September Oktober November Dezember',
      'Jan Feb März Apr Mai Juni Juli Aug Sep Okt Nov Dez',
      'J F M A M J J A S O N D',
    ],
    ['Sonntag Montag Dienstag Mittwoch Donnerstag Freitag Samstag', 'So Mo Di Mi Do Fr Sa', 'S M D M D F S'],
    'KW',
  ),
  en: names(
    [
      'January February March April May June July August September October November December',
      'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec',
      'J F M A M J J A S O N D',
    ],
    ['Sunday Monday Tuesday Wednesday Thursday Friday Saturday', 'Sun Mon Tue Wed Thu Fri Sat', 'S M T W T F S'],
    'Wk',
  ),
  es: names(
    [
      'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre',
      'ene feb mar abr may jun jul ago sept oct nov dic',
      'E F M A M J J A S O N D',
    ],
    ['domingo lunes martes miércoles jueves viernes sábado', 'dom lun mar mié jue vie sáb', 'D L M X J V S'],
    'Sem',
  ),
  fr: names(
    [
      'janvier février mars avril mai juin juillet août septembre octobre novembre décembre',
      'janv. févr. mars avr. mai juin juil. août sept. oct. nov. déc.',
      'J F M A M J J A S O N D',
    ],
    ['dimanche lundi mardi mercredi jeudi vendredi samedi', 'dim. lun. mar. mer. jeu. ven. sam.', 'D L M M J V S'],
    'Sem.',
  ),
  it: names(
    [
      'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre',
      'gen feb mar apr mag giu lug ago set ott nov dic',
      'G F M A M G L A S O N D',
    ],
    ['domenica lunedì martedì mercoledì giovedì venerdì sabato', 'dom lun mar mer gio ven sab', 'D L M M G V S'],
    'Sett.',
  ),
  nl: names(
    [
      'januari februari maart april mei juni juli augustus september oktober november december',
      'jan feb mrt apr mei jun jul aug sep okt nov dec',
      'J F M A M J J A S O N D',
    ],
    ['zondag maandag dinsdag woensdag donderdag vrijdag zaterdag', 'zo ma di wo do vr za', 'Z M D W D V Z'],
    'Wk',
  ),
};

/** The first month has a name of its own in Austria and South Tyrol. */
const january: CalendarNames = {
  ...byLanguage.de,
  months: {
    long: byLanguage.de.months.long.with(0, 'Jänner'),
    short: byLanguage.de.months.short.with(0, 'Jän'),
    narrow: byLanguage.de.months.narrow,
  },
};

const grids: Readonly<Record<Language, string>> = {
  de: 'Kalendarium',
  en: 'Calendar',
  es: 'Calendario',
  fr: 'Calendrier',
  it: 'Calendario',
  nl: 'Kalender',
};

/**
 * "Kalendarium Mai 2027": the label of a grid of days, as editors and findings name it.
 */
export function calendarGridLabel({ locale, year, month }: { locale: Locale; year: number; month: number }): string {
  return `${grids[localeLanguage(locale)]} ${calendarNames(locale).months.long[month - 1]} ${year}`;
}

export function calendarNames(locale: Locale): CalendarNames {
  return locale === 'de-AT' || locale === 'de-IT' ? january : byLanguage[localeLanguage(locale)];
}
