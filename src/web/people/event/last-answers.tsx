/** The households of an event whose answers changed last. */
import type { LastAnswerRow } from '#api/people/event-calls.ts';
import { berlinTime, formatDate } from '#core/values/date.ts';
import { eventContentTexts } from '#texts/de/people/event/event-content.ts';
import { eventHostTexts } from '#texts/de/people/event/event-host.ts';
import { PageLink } from '#web/page/page-link.tsx';
import { useTextLocale, useTexts } from '#web/page/texts.ts';
import { answersPath, eventHouseholdPath } from './event-paths.ts';

const twoDigits = (number: number) => String(number).padStart(2, '0');

function Row({ event, row }: { event: string; row: LastAnswerRow }) {
  const t = useTexts(eventContentTexts);
  const host = useTexts(eventHostTexts);
  const locale = useTextLocale();
  const { day, secondOfDay } = berlinTime(Date.parse(row.lastAt));
  const minutes = Math.floor(secondOfDay / 60);
  const time = `${Math.floor(minutes / 60)}:${twoDigits(minutes % 60)}`;
  const dishes = row.menus.map(({ name, count }) => (count === 1 ? name : `${count} ${name}`)).join(', ');
  const change = row.kind === 'deleted' ? 'deleted' : row.by === 'host' ? 'host' : row.isFirst ? null : 'changed';
  const isDeleted = row.kind === 'deleted';
  return (
    <li className="border-b border-line">
      <PageLink
        to={eventHouseholdPath(event, row.household)}
        ahead="never"
        className="group grid grid-cols-[minmax(0,1fr)_auto] gap-x-6 py-3 md:grid-cols-[minmax(0,1fr)_auto_120px]"
      >
        <span className="min-w-0">
          <span className="block font-semibold wrap-anywhere group-hover:underline">{row.names || host('feier.nameless')}</span>
          <span className="block text-small wrap-anywhere text-ink-soft">
            {dishes === '' ? null : `${dishes}. `}
            {change === null ? null : <span className="text-ink">{t(`feier.last.${change}`)}</span>}
          </span>
        </span>
        <span className="figures self-center text-small">{isDeleted ? null : t('feier.last.coming', { count: row.coming })}</span>
        <span className="figures self-center text-small text-ink-soft max-md:col-span-2 md:text-right">
          {row.isToday ? t('feier.last.today', { time }) : formatDate(day, locale)}
        </span>
      </PageLink>
    </li>
  );
}

export function LastAnswers({ event, last }: { event: string; last: readonly LastAnswerRow[] }) {
  const t = useTexts(eventContentTexts);
  if (last.length === 0) return null;
  return (
    <section aria-labelledby="zuletzt" className="mt-11">
      <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 id="zuletzt" className="type-h3">
          {t('feier.last')}
        </h2>
        <PageLink to={answersPath(event)} ahead="never" className="text-link inline-block py-2 text-small">
          {t('feier.last.all')}
        </PageLink>
      </div>
      <ul className="border-t border-line">
        {last.map((row) => (
          <Row key={row.household} event={event} row={row} />
        ))}
      </ul>
    </section>
  );
}
