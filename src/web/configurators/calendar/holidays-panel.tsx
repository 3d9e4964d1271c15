/** Whose holidays the calendar has, and which of them it shows under which name. */
import { regions } from '#core/calendar/holidays/holidays.ts';
import { knownDays } from '#core/products/calendar/marks.ts';
import type { CalendarSettings } from '#core/products/calendar/settings.ts';
import { monthsFrom } from '#core/products/calendar/start.ts';
import { type Country, countries } from '#core/values/channel.ts';
import { formatDay } from '#core/values/date.ts';
import { calendarRegionTexts } from '#texts/de/calendar/regions.ts';
import { useSite } from '#web/page/page-context.ts';
import { useTexts } from '#web/page/texts.ts';
import { useCalendarEditor, useCalendarProduct, useChange } from './calendar-editor.tsx';
import { wordsOf } from './changes.ts';
import { SchoolHolidays } from './school-holidays.tsx';
import { useCalendarTexts } from './texts.ts';

/** Names of countries and regions. */
function useRegionName(): (country: Country, region?: string) => string {
  const t = useTexts(calendarRegionTexts);
  return (country, region) => t({ key: `calendar.area.${country}${region === undefined ? '' : `.${region}`}` });
}

export function HolidaysPanel() {
  const t = useCalendarTexts();
  const { settings } = useCalendarProduct();
  const change = useChange();
  const nameOf = useRegionName();
  const set = (next: Partial<CalendarSettings>, key?: string) => change({ settings: { ...settings, ...next } }, key);
  const { country, region, observances } = settings;
  const { locale } = useSite();
  const areas = country === null ? [] : regions[country].map((code) => ({ code, name: nameOf(country, code) }));
  const chooseCountry = (next: string) => set({ country: countries.find((one) => one === next) ?? null, region: null });
  return (
    <>
      <h2 className="panel-legend">{t('calendar.holidays.heading')}</h2>
      <label className="calendar-field">
        <span>{t('calendar.holidays.country')}</span>
        <select className="input input-editor" value={country ?? ''} onChange={({ target }) => chooseCountry(target.value)}>
          <option value="">{t('calendar.holidays.none')}</option>
          {countries.map((one: Country) => (
            <option key={one} value={one}>
              {nameOf(one)}
            </option>
          ))}
        </select>
      </label>
      {country === null || areas.length === 0 ? null : (
        <label className="calendar-field">
          <span>{t('calendar.holidays.region')}</span>
          <select className="input input-editor" value={region ?? ''} onChange={({ target }) => set({ region: target.value || null })}>
            <option value="">{t('calendar.holidays.whole')}</option>
            {areas
              .toSorted((a, b) => a.name.localeCompare(b.name, locale))
              .map(({ code, name }) => (
                <option key={code} value={code}>
                  {name}
                </option>
              ))}
          </select>
        </label>
      )}
      {country === null ? null : (
        <label className="calendar-check">
          <input type="checkbox" checked={observances} onChange={({ target }) => set({ observances: target.checked })} />
          <span>{t('calendar.holidays.observances')}</span>
        </label>
      )}
      <List set={set} />
      <SchoolHolidays />
    </>
  );
}

/** Days from the first month to the last, each name once. */
function List({ set }: { set: (next: Partial<CalendarSettings>, key?: string) => void }) {
  const t = useCalendarTexts();
  const { locale } = useSite();
  const { speech } = useCalendarEditor();
  const words = wordsOf(speech);
  const { settings, year, startMonth, months: count } = useCalendarProduct();
  const { off, names } = settings;
  const months = monthsFrom({ year, month: startMonth, months: count });
  const years = [...new Set(months.map((month) => month.year))];
  const shown = new Set(months.map(({ year: of, month }) => `${of}-${String(month).padStart(2, '0')}`));
  const days = years.flatMap((of) => knownDays(settings, of)).filter(({ day }) => shown.has(day.slice(0, 7)));
  const listed = days
    .filter(({ key }, at) => days.findIndex((other) => other.key === key) === at)
    .toSorted((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0));
  if (listed.length === 0) return null;
  const rename = (key: string, name: string, usual: string) => {
    const { [key]: _, ...others } = names;
    set({ names: name.trim() === '' || name === usual ? others : { ...others, [key]: name.slice(0, 60) } }, `holiday ${key}`);
  };
  return (
    <>
      <h3 className="style-label">{t('calendar.holidays.list')}</h3>
      <ul className="calendar-lines">
        {listed.map((one) => {
          const { key, day } = one;
          const usual = words.holiday(one);
          const isOn = !off.includes(key);
          return (
            <li key={key} className={isOn ? undefined : 'calendar-off'}>
              <input
                type="checkbox"
                aria-label={t('calendar.holidays.show', { name: usual })}
                checked={isOn}
                onChange={() => set({ off: isOn ? [...off, key] : off.filter((other) => other !== key) })}
              />
              <input
                className="input input-editor"
                aria-label={t('calendar.holidays.rename', { name: usual })}
                defaultValue={names[key] ?? usual}
                maxLength={60}
                disabled={!isOn}
                onBlur={({ target }) => rename(key, target.value, usual)}
              />
              <time dateTime={day} className="figures">
                {formatDay(day, locale, 'short')}
              </time>
            </li>
          );
        })}
      </ul>
    </>
  );
}
