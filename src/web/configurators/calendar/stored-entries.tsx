/** Birthdays and dates of the customer's other calendars: all or some of them are taken into this one. */
import { useEffect, useState } from 'react';
import type { CalendarEntry } from '#core/calendar/entries.ts';
import { withoutEntries } from '#core/products/calendar/with-entries.ts';
import { calendarNames } from '#texts/calendar-names.ts';
import { call } from '#web/page/client.ts';
import { useSite } from '#web/page/page-context.ts';
import { useCalendarProduct } from './calendar-editor.tsx';
import { entryKey } from './entry-key.ts';
import { useEntryTexts } from './entry-texts.ts';

/** "14. März 1947" */
export function dateOf({ day, month, year }: Pick<CalendarEntry, 'day' | 'month' | 'year'>, months: readonly string[]): string {
  return `${day}. ${months[month - 1] ?? ''}${year === undefined ? '' : ` ${year}`}`;
}

type Props = { own: readonly CalendarEntry[]; onTake: (entries: readonly CalendarEntry[]) => void };

export function StoredEntries({ own, onTake }: Props) {
  const t = useEntryTexts();
  const site = useSite();
  const { settings } = useCalendarProduct();
  const months = calendarNames(settings.locale).months.long;
  const [stored, setStored] = useState<readonly CalendarEntry[]>([]);
  useEffect(() => {
    call(site)('GET /web-api/calendar-entries', {}).then(
      ({ entries }) => setStored(entries),
      // Without a network nothing is offered.
      () => undefined,
    );
  }, [site]);
  const fresh = withoutEntries(stored, own);
  if (fresh.length === 0) return null;
  function remove(entry: CalendarEntry) {
    const entries = withoutEntries(stored, [entry]);
    call(site)('PUT /web-api/calendar-entries', { entries }).then(
      (answer) => setStored(answer.entries),
      // Without a network the entry stays.
      () => undefined,
    );
  }
  return (
    <section className="calendar-offer" aria-labelledby="calendar-stored">
      <h3 id="calendar-stored" className="style-label">
        {t('calendar.stored.heading')}
      </h3>
      <p className="figures">{t('calendar.stored.lead', { count: fresh.length })}</p>
      <button type="button" className="button button-secondary button-small" onClick={() => onTake(fresh)}>
        {t('calendar.stored.all', { count: fresh.length })}
      </button>
      <details>
        <summary>{t('calendar.stored.choose')}</summary>
        <ul className="calendar-lines">
          {fresh.map((entry) => (
            <li key={entryKey(entry)}>
              <time className="figures">{dateOf(entry, months)}</time>
              <span>{entry.name}</span>
              <button
                type="button"
                className="text-link"
                aria-label={t('calendar.stored.take.name', { name: entry.name })}
                onClick={() => onTake([entry])}
              >
                {t('calendar.stored.take')}
              </button>
              <button
                type="button"
                className="text-link"
                aria-label={t('calendar.stored.delete', { name: entry.name })}
                onClick={() => remove(entry)}
              >
                ×
              </button>
            </li>
          ))}
        </ul>
      </details>
    </section>
  );
}
