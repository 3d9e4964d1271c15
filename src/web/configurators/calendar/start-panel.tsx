/** The first month of a calendar, or the first week of a planner. */

import { monthCountOf } from '#core/products/calendar/kinds.ts';
import { monthPageId } from '#core/products/calendar/pages.ts';
import { mondayOf, startDateOf, startMonthOf } from '#core/products/calendar/start.ts';
import { formatDay } from '#core/values/date.ts';
import { calendarNames } from '#texts/calendar-names.ts';
import { useDesign } from '#web/editor/context.ts';
import { useSite } from '#web/page/page-context.ts';
import { StartFields } from '#web/product/calendar/start-fields.tsx';
import { calendarDocument } from './calendar-content.ts';
import { useCalendarProduct, useChange } from './calendar-editor.tsx';
import { useSlotNames } from './slot-names.ts';
import { useCalendarTexts } from './texts.ts';

export function StartPanel({ startMonths }: { startMonths: readonly string[] }) {
  const t = useCalendarTexts();
  const { locale } = useSite();
  const { year, startMonth, startDate, months, settings } = useCalendarProduct();
  const change = useChange();
  const names = useSlotNames(calendarDocument(useDesign()));
  const choose = (start: { year: number; month: number }) => {
    const begun = startDate === undefined ? null : startDateOf(start);
    change({ year: start.year, startMonth: start.month, ...(begun ? { startDate: begun } : {}) }, 'start');
  };
  const chooseDay = (day: string) => {
    const monday = mondayOf(day);
    const begun = startMonthOf(monday);
    change({ startDate: monday, year: begun.year, startMonth: begun.month }, 'start');
  };
  return (
    <>
      <h2 className="panel-legend">{t('calendar.start.heading')}</h2>
      <p className="panel-note">{t(months === undefined ? 'calendar.start.lead' : 'calendar.start.lead.eighteen')}</p>
      <StartFields
        label={t('calendar.start.month')}
        year={year}
        month={startMonth}
        names={calendarNames(locale).months.long}
        startMonths={startMonths}
        onChoose={choose}
      />
      {startDate === undefined ? (
        <p className="calendar-span figures">
          {t('calendar.start.span', { from: names(monthPageId(1)), to: names(monthPageId(monthCountOf({ months }))) })}
        </p>
      ) : (
        <label className="calendar-field">
          <span>{t('calendar.start.week')}</span>
          <input
            type="date"
            className="input input-editor"
            value={startDate}
            onChange={({ target }) => target.value && chooseDay(target.value)}
          />
          <small>{t('calendar.start.monday', { day: formatDay(startDate, locale, 'long') })}</small>
        </label>
      )}
      <label className="calendar-check">
        <input
          type="checkbox"
          checked={settings.weekNumbers}
          onChange={({ target }) => change({ settings: { ...settings, weekNumbers: target.checked } })}
        />
        <span>{t('calendar.start.weeks')}</span>
      </label>
      <label className="calendar-check">
        <input
          type="checkbox"
          checked={settings.moon}
          onChange={({ target }) => change({ settings: { ...settings, moon: target.checked } })}
        />
        <span>{t('calendar.start.moon')}</span>
      </label>
    </>
  );
}
