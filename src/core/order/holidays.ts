/** Public holidays: of Bavaria, where cards are made, and of the countries they go to. Days off in a whole country only. */
import type { DeliveryCountry } from '#core/values/channel.ts';
import { addDays, type Day, easterSunday } from '#core/values/date.ts';

type Calendar = {
  /** 'MM-DD' of every year. */
  fixed: readonly string[];
  /** Days counted from Easter Sunday. */
  easter: readonly number[];
};

const goodFriday = -2;
const easterMonday = 1;
const ascension = 39;
const whitMonday = 50;
const corpusChristi = 60;

/** Holidays on which a parcel is not delivered. Regional ones (half of Germany's, Swiss cantons) cannot be known from a country. */
const calendars: Record<DeliveryCountry | 'Bavaria', Calendar> = {
  Bavaria: {
    fixed: ['01-01', '01-06', '05-01', '08-15', '10-03', '11-01', '12-25', '12-26'],
    easter: [goodFriday, easterMonday, ascension, whitMonday, corpusChristi],
  },
  DE: { fixed: ['01-01', '05-01', '10-03', '12-25', '12-26'], easter: [goodFriday, easterMonday, ascension, whitMonday] },
  AT: {
    fixed: ['01-01', '01-06', '05-01', '08-15', '10-26', '11-01', '12-08', '12-25', '12-26'],
    easter: [easterMonday, ascension, whitMonday, corpusChristi],
  },
  CH: { fixed: ['01-01', '01-02', '08-01', '12-25', '12-26'], easter: [goodFriday, easterMonday, ascension, whitMonday] },
  LI: {
    fixed: ['01-01', '01-02', '01-06', '05-01', '08-15', '09-08', '11-01', '12-08', '12-25', '12-26'],
    easter: [goodFriday, easterMonday, ascension, whitMonday, corpusChristi],
  },
  LU: { fixed: ['01-01', '05-01', '05-09', '06-23', '08-15', '11-01', '12-25', '12-26'], easter: [easterMonday, ascension, whitMonday] },
  FR: { fixed: ['01-01', '05-01', '05-08', '07-14', '08-15', '11-01', '11-11', '12-25'], easter: [easterMonday, ascension, whitMonday] },
  IT: {
    fixed: ['01-01', '01-06', '04-25', '05-01', '06-02', '08-15', '10-04', '11-01', '12-08', '12-25', '12-26'],
    easter: [easterMonday],
  },
  BE: { fixed: ['01-01', '05-01', '07-21', '08-15', '11-01', '11-11', '12-25'], easter: [easterMonday, ascension, whitMonday] },
  NL: { fixed: ['01-01', '04-27', '12-25', '12-26'], easter: [easterMonday, ascension, whitMonday] },
  ES: { fixed: ['01-01', '01-06', '05-01', '08-15', '10-12', '11-01', '12-06', '12-08', '12-25'], easter: [goodFriday] },
};

/** True when a day is a public holiday of the place. */
export function isHoliday(day: Day, place: DeliveryCountry | 'Bavaria'): boolean {
  const { fixed, easter } = calendars[place];
  if (fixed.includes(day.slice(5))) return true;
  const sunday = easterSunday(Number(day.slice(0, 4)));
  return easter.some((offset) => addDays(sunday, offset) === day);
}
