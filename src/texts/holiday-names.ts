/** Names of holidays and of other known days as printed calendars write them. Days of one country have names in its language and in German. */
import type { HolidayKey } from '#core/calendar/holidays/keys.ts';
import type { MoonPhaseKind } from '#core/design/calendar/grid-element.ts';
import { type Language, type Locale, localeLanguage } from '#core/values/locale.ts';
import { regionalDayNames } from './regional-day-names.ts';

/** By language; a language without a name takes the first one, which is that of the people who keep the day. */
export type DayNames = Readonly<Partial<Record<Language, string>>>;

function all(de: string, en: string, fr: string, it: string, es: string, nl: string): DayNames {
  return { de, en, fr, it, es, nl };
}

const names = {
  'new-year': all('Neujahr', 'New Year’s Day', 'Jour de l’An', 'Capodanno', 'Año Nuevo', 'Nieuwjaarsdag'),
  epiphany: all('Heilige Drei Könige', 'Epiphany', 'Épiphanie', 'Epifania', 'Epifanía del Señor', 'Driekoningen'),
  'st-joseph': all('Josefstag', 'St Joseph’s Day', 'Saint-Joseph', 'San Giuseppe', 'San José', 'Sint-Jozef'),
  'maundy-thursday': all('Gründonnerstag', 'Maundy Thursday', 'Jeudi saint', 'Giovedì santo', 'Jueves Santo', 'Witte Donderdag'),
  'good-friday': all('Karfreitag', 'Good Friday', 'Vendredi saint', 'Venerdì santo', 'Viernes Santo', 'Goede Vrijdag'),
  'easter-sunday': all('Ostersonntag', 'Easter Sunday', 'Pâques', 'Pasqua', 'Domingo de Pascua', 'Eerste paasdag'),
  'easter-monday': all('Ostermontag', 'Easter Monday', 'Lundi de Pâques', 'Lunedì dell’Angelo', 'Lunes de Pascua', 'Tweede paasdag'),
  'labour-day': all('Tag der Arbeit', 'Labour Day', 'Fête du Travail', 'Festa del lavoro', 'Fiesta del Trabajo', 'Dag van de Arbeid'),
  ascension: all('Christi Himmelfahrt', 'Ascension Day', 'Ascension', 'Ascensione', 'Ascensión', 'Hemelvaartsdag'),
  'whit-sunday': all('Pfingstsonntag', 'Whit Sunday', 'Pentecôte', 'Pentecoste', 'Pentecostés', 'Eerste pinksterdag'),
  'whit-monday': all(
    ...([
      'Pfingstmontag',
      'Whit Monday',
      'Lundi de Pentecôte',
      'Lunedì di Pentecoste',
      'Lunes de Pentecostés',
      'Tweede pinksterdag',
    ] as const),
  ),
  'corpus-christi': all('Fronleichnam', 'Corpus Christi', 'Fête-Dieu', 'Corpus Domini', 'Corpus Christi', 'Sacramentsdag'),
  'peter-paul': all(
    'Peter und Paul',
    'St Peter and Paul',
    'Saints Pierre et Paul',
    'Santi Pietro e Paolo',
    'San Pedro y San Pablo',
    'Petrus en Paulus',
  ),
  assumption: all('Mariä Himmelfahrt', 'Assumption Day', 'Assomption', 'Assunzione di Maria', 'Asunción de la Virgen', 'Maria-Hemelvaart'),
  'nativity-of-mary': all(
    ...(['Mariä Geburt', 'Nativity of Mary', 'Nativité de Marie', 'Natività di Maria', 'Natividad de María', 'Maria-Geboorte'] as const),
  ),
  'all-saints': all('Allerheiligen', 'All Saints’ Day', 'Toussaint', 'Ognissanti', 'Todos los Santos', 'Allerheiligen'),
  'immaculate-conception': all(
    ...(['Mariä Empfängnis', 'Immaculate Conception', 'Immaculée Conception'] as const),
    ...(['Immacolata Concezione', 'Inmaculada Concepción', 'Onbevlekte Ontvangenis'] as const),
  ),
  'christmas-eve': all('Heiligabend', 'Christmas Eve', 'Réveillon de Noël', 'Vigilia di Natale', 'Nochebuena', 'Kerstavond'),
  christmas: all('1. Weihnachtstag', 'Christmas Day', 'Noël', 'Natale', 'Navidad', 'Eerste kerstdag'),
  'second-christmas-day': all(
    '2. Weihnachtstag',
    'Second Christmas Day',
    'Lendemain de Noël',
    'Santo Stefano',
    'San Esteban',
    'Tweede kerstdag',
  ),
  'st-stephen': all('Stephanstag', 'St Stephen’s Day', 'Saint-Étienne', 'Santo Stefano', 'San Esteban', 'Tweede kerstdag'),
  'boxing-day': all('2. Weihnachtstag', 'Boxing Day', 'Boxing Day', 'Santo Stefano', 'San Esteban', 'Tweede kerstdag'),
  'new-years-eve': all('Silvester', 'New Year’s Eve', 'Saint-Sylvestre', 'San Silvestro', 'Nochevieja', 'Oudejaarsavond'),
  berchtold: all('Berchtoldstag', 'Berchtold’s Day', 'Saint-Berchtold', 'San Bertoldo', 'San Bertoldo', 'Berchtoldsdag'),
  'st-john': all('Johannistag', 'Midsummer Day', 'Saint-Jean', 'San Giovanni', 'San Juan', 'Sint-Jan'),
  armistice: all(
    'Waffenstillstand 1918',
    'Armistice Day',
    'Armistice 1918',
    'Armistizio 1918',
    'Armisticio de 1918',
    'Wapenstilstand 1918',
  ),
  'womens-day': all(...(['Frauentag', 'Women’s Day', 'Journée des femmes', 'Festa della donna', 'Día de la Mujer', 'Vrouwendag'] as const)),
  'europe-day': all('Europatag', 'Europe Day', 'Journée de l’Europe', 'Festa dell’Europa', 'Día de Europa', 'Dag van Europa'),
  valentine: all('Valentinstag', 'Valentine’s Day', 'Saint-Valentin', 'San Valentino', 'San Valentín', 'Valentijnsdag'),
  'womens-carnival': all('Weiberfastnacht', 'Fat Thursday', 'Jeudi gras', 'Giovedì grasso', 'Jueves Lardero', 'Vette donderdag'),
  'carnival-monday': all('Rosenmontag', 'Shrove Monday', 'Lundi gras', 'Lunedì grasso', 'Lunes de Carnaval', 'Carnavalsmaandag'),
  'carnival-tuesday': all('Faschingsdienstag', 'Shrove Tuesday', 'Mardi gras', 'Martedì grasso', 'Martes de Carnaval', 'Vastenavond'),
  'ash-wednesday': all(
    'Aschermittwoch',
    'Ash Wednesday',
    'Mercredi des Cendres',
    'Mercoledì delle Ceneri',
    'Miércoles de Ceniza',
    'Aswoensdag',
  ),
  'palm-sunday': all('Palmsonntag', 'Palm Sunday', 'Rameaux', 'Domenica delle Palme', 'Domingo de Ramos', 'Palmzondag'),
  'mothers-day': all('Muttertag', 'Mother’s Day', 'Fête des mères', 'Festa della mamma', 'Día de la Madre', 'Moederdag'),
  'fathers-day': all('Vatertag', 'Father’s Day', 'Fête des pères', 'Festa del papà', 'Día del Padre', 'Vaderdag'),
  'summer-time': all(
    ...([
      'Beginn der Sommerzeit',
      'Clocks go forward',
      'Heure d’été',
      'Inizio dell’ora legale',
      'Horario de verano',
      'Begin zomertijd',
    ] as const),
  ),
  'winter-time': all(
    ...([
      'Ende der Sommerzeit',
      'Clocks go back',
      'Heure d’hiver',
      'Fine dell’ora legale',
      'Horario de invierno',
      'Einde zomertijd',
    ] as const),
  ),
  halloween: all('Halloween', 'Halloween', 'Halloween', 'Halloween', 'Halloween', 'Halloween'),
  'all-souls': all('Allerseelen', 'All Souls’ Day', 'Jour des Morts', 'Commemorazione dei defunti', 'Día de los Difuntos', 'Allerzielen'),
  'st-martin': all('Martinstag', 'St Martin’s Day', 'Saint-Martin', 'San Martino', 'San Martín', 'Sint-Maarten'),
  'advent-1': all(
    '1. Advent',
    'First Sunday of Advent',
    '1er dimanche de l’Avent',
    'Prima domenica d’Avvento',
    '1.º de Adviento',
    'Eerste advent',
  ),
  'advent-2': all(
    '2. Advent',
    'Second Sunday of Advent',
    '2e dimanche de l’Avent',
    'Seconda domenica d’Avvento',
    '2.º de Adviento',
    'Tweede advent',
  ),
  'advent-3': all(
    '3. Advent',
    'Third Sunday of Advent',
    '3e dimanche de l’Avent',
    'Terza domenica d’Avvento',
    '3.º de Adviento',
    'Derde advent',
  ),
  'advent-4': all(
    '4. Advent',
    'Fourth Sunday of Advent',
    '4e dimanche de l’Avent',
    'Quarta domenica d’Avvento',
    '4.º de Adviento',
    'Vierde advent',
  ),
  'st-nicholas': all('Nikolaus', 'St Nicholas’ Day', 'Saint-Nicolas', 'San Nicola', 'San Nicolás', 'Sinterklaas'),
  ...regionalDayNames,
} as const satisfies Record<HolidayKey, DayNames>;

/** Other names in one country, by locale and key. */
const local: Readonly<Record<string, string>> = {
  'de-AT christmas': 'Christtag',
  'de-AT st-stephen': 'Stefanitag',
  'de-CH ascension': 'Auffahrt',
  'de-LI ascension': 'Auffahrt',
  'de-CH christmas': 'Weihnachten',
  'de-LI christmas': 'Weihnachten',
  'en-US winter-time': 'Daylight Saving Time ends',
  'en-US summer-time': 'Daylight Saving Time begins',
};

const substitutes: Readonly<Record<Language, string>> = {
  de: 'Ersatztag',
  en: 'substitute day',
  es: 'sustituto',
  fr: 'jour de remplacement',
  it: 'giorno sostitutivo',
  nl: 'vervangende dag',
};

/** "Christi Himmelfahrt", "Christmas Day (substitute day)". */
export function holidayName({ key, isSubstitute }: { key: HolidayKey; isSubstitute: boolean }, locale: Locale): string {
  const language = localeLanguage(locale);
  const known: DayNames = names[key];
  const name = local[`${locale} ${key}`] ?? known[language] ?? Object.values(known)[0] ?? key;
  if (!isSubstitute) return name;
  return `${name} (${locale === 'en-US' ? 'observed' : substitutes[language]})`;
}

const phases: Readonly<Record<Language, Readonly<Record<MoonPhaseKind, string>>>> = {
  de: { new: 'Neumond', 'first-quarter': 'Erstes Viertel', full: 'Vollmond', 'last-quarter': 'Letztes Viertel' },
  en: { new: 'New moon', 'first-quarter': 'First quarter', full: 'Full moon', 'last-quarter': 'Last quarter' },
  es: { new: 'Luna nueva', 'first-quarter': 'Cuarto creciente', full: 'Luna llena', 'last-quarter': 'Cuarto menguante' },
  fr: { new: 'Nouvelle lune', 'first-quarter': 'Premier quartier', full: 'Pleine lune', 'last-quarter': 'Dernier quartier' },
  it: { new: 'Luna nuova', 'first-quarter': 'Primo quarto', full: 'Luna piena', 'last-quarter': 'Ultimo quarto' },
  nl: { new: 'Nieuwe maan', 'first-quarter': 'Eerste kwartier', full: 'Volle maan', 'last-quarter': 'Laatste kwartier' },
};

export function moonPhaseName(phase: MoonPhaseKind, locale: Locale): string {
  return phases[localeLanguage(locale)][phase];
}
