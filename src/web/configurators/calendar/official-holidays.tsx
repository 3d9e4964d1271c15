/** School holidays by decree, where the shop has rows of the calendar's region: written into the calendar as the customer's own. */
import { useEffect, useState } from 'react';
import type { Output } from '#api/call.ts';
import type { Calls } from '#api/calls.ts';
import { regions } from '#core/calendar/holidays/holidays.ts';
import { daysOfSpan, type SchoolHoliday, schoolHolidayInks, withOfficial } from '#core/products/calendar/school-holidays.ts';
import type { CalendarSettings } from '#core/products/calendar/settings.ts';
import { type Message, message } from '#core/values/message.ts';
import { calendarRegionTexts } from '#texts/de/calendar/regions.ts';
import { schoolHolidayTexts } from '#texts/de/calendar/school-holidays.ts';
import { call } from '#web/page/client.ts';
import { useSite } from '#web/page/page-context.ts';
import { textsHook } from '#web/page/texts-hook.ts';
import { useCalendarProduct } from './calendar-editor.tsx';

const useOfficialTexts = textsHook(schoolHolidayTexts, calendarRegionTexts);

type Official = Output<Calls['GET /web-api/school-holidays']>['holidays'];
type Props = { list: readonly SchoolHoliday[]; onTake: (list: readonly SchoolHoliday[], said: Message) => void };

/** Null where it says no region of a country that has some: decrees are those of regions. */
function areaOf({ country, region }: Pick<CalendarSettings, 'country' | 'region'>): string | null {
  if (country === null || (region === null && regions[country].length > 0)) return null;
  return region === null ? country : `${country}-${region}`;
}

export function OfficialHolidays({ list, onTake }: Props) {
  const t = useOfficialTexts();
  const site = useSite();
  const { settings, year, startMonth, months } = useCalendarProduct();
  const area = areaOf(settings);
  const { from, to } = daysOfSpan({ year, month: startMonth, months });
  const [found, setFound] = useState<{ area: string; holidays: Official } | null>(null);
  useEffect(() => {
    if (area === null) return;
    let isLate = false;
    call(site)('GET /web-api/school-holidays', { area, from, to }).then(
      ({ holidays }) => !isLate && setFound({ area, holidays }),
      // Without a network nothing is offered.
      () => undefined,
    );
    return () => {
      isLate = true;
    };
  }, [site, area, from, to]);
  if (found === null || found.area !== area) return null;
  const offered = withOfficial(list, found.holidays, schoolHolidayInks[0]);
  if (offered.added === 0) return null;
  const name = t({ key: `calendar.area.${area.replace('-', '.')}` });
  const sources = [...new Map(found.holidays.map((one) => [`${one.source} ${one.asOf}`, one])).values()];
  return (
    <section className="calendar-offer" aria-labelledby="calendar-official">
      <h4 id="calendar-official" className="style-label">
        {t('calendar.official.heading', { area: name })}
      </h4>
      <p className="figures">{found.holidays.map((one) => one.name).join(', ')}</p>
      <button
        type="button"
        className="button button-secondary button-small"
        onClick={() => onTake(offered.list, message('calendar.official.added', { count: offered.added }))}
      >
        {t('calendar.official.take', { count: offered.added })}
      </button>
      {sources.map(({ source, asOf }) => (
        <p key={`${source} ${asOf}`} className="field-note">
          {t(message('calendar.official.source', { source, day: { day: asOf, style: 'numeric' } }))}
        </p>
      ))}
    </section>
  );
}
