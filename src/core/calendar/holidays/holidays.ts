/** Holidays and other known days of a year by country and region. Their words: src/texts/holiday-names.ts. */
import type { Country } from '#core/values/channel.ts';
import { type Day, weekday } from '#core/values/date.ts';
import { greatBritain } from './british-rows.ts';
import { austria, germany, liechtenstein, luxembourg, switzerland } from './german-rows.ts';
import type { HolidayKey } from './keys.ts';
import { observances } from './observance-rows.ts';
import { belgium, france, italy, netherlands, spain } from './romance-rows.ts';
import { dayOfRule, type HolidayRow } from './rule.ts';
import { states, unitedStates } from './us-rows.ts';

/** `isSubstitute`: the day off in place of a holiday that falls on a weekend. */
export type Holiday = { day: Day; key: HolidayKey; isSubstitute: boolean };

const holidays: Readonly<Record<Country, readonly HolidayRow[]>> = {
  DE: germany,
  AT: austria,
  CH: switzerland,
  LI: liechtenstein,
  LU: luxembourg,
  FR: france,
  IT: italy,
  BE: belgium,
  NL: netherlands,
  ES: spain,
  GB: greatBritain,
  US: [...unitedStates, ...states],
};

/**
 * Codes of ISO 3166-2 without the country; countries that have the same holidays everywhere have none. AM: Alsace and Moselle.
 */
export const regions: Readonly<Record<Country, readonly string[]>> = {
  DE: 'BW BY BE BB HB HH HE MV NI NW RP SL SN ST SH TH'.split(' '),
  AT: '1 2 3 4 5 6 7 8 9'.split(' '),
  CH: 'AG AI AR BE BL BS FR GE GL GR JU LU NE NW OW SG SH SO SZ TG TI UR VD VS ZG ZH'.split(' '),
  ES: 'AN AR AS CB CE CL CM CN CT EX GA IB MC MD ML NC PV RI VC'.split(' '),
  FR: ['AM', 'GF', 'GP', 'MQ', 'RE', 'YT'],
  GB: ['ENG', 'NIR', 'SCT', 'WLS'],
  IT: ['BZ'],
  US: [
    ...'AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT'.split(' '),
    ...'NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY'.split(' '),
  ],
  LI: [],
  LU: [],
  BE: [],
  NL: [],
};

/** Without a region: what the whole country has, and what all but the named regions have. */
function holdsIn({ regions: only, except }: HolidayRow, region: string | null): boolean {
  if (only !== undefined) return region !== null && only.split(' ').includes(region);
  return region === null || !except?.split(' ').includes(region);
}

function daysOf(rows: readonly HolidayRow[], region: string | null, year: number): Holiday[] {
  const found = rows
    .filter((row) => holdsIn(row, region))
    .flatMap(({ key, rule, from, until, weekdays, cycle }): Holiday[] => {
      const isValid = (ruled: number) =>
        (from === undefined || ruled >= from) &&
        (until === undefined || ruled <= until) &&
        (!cycle || cycle.at.includes(ruled % cycle.years));
      // The substitute of 1 January may lie in the year before.
      const days = [year, year + 1].filter(isValid).flatMap((ruled) => dayOfRule(rule, ruled) ?? []);
      return days
        .filter((day) => Number(day.slice(0, 4)) === year && (weekdays === undefined || weekdays.includes(weekday(day))))
        .map((day) => ({ day, key, isSubstitute: rule.kind === 'substitute' }));
    });
  return found.toSorted((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0));
}

/** Public holidays of a year in the order of the calendar. `region` is one of `regions`; another one adds nothing. */
export function holidaysOf(country: Country, region: string | null, year: number): Holiday[] {
  return daysOf(holidays[country], region, year);
}

/** Known days that are no holidays there. */
export function observancesOf(country: Country, region: string | null, year: number): Holiday[] {
  const off = new Set(holidaysOf(country, region, year).map(({ day, key }) => `${day} ${key}`));
  return daysOf(observances[country], region, year).filter(({ day, key }) => !off.has(`${day} ${key}`));
}
