/** The households of an event, page by page, with what each answered. */
import type { Output } from '#api/call.ts';
import type { Calls } from '#api/calls.ts';
import type { AnsweredRow } from '#api/people/event-calls.ts';
import { type AnswerFilter, answerFilters } from '#core/people/event/event.ts';
import { berlinTime, formatDate } from '#core/values/date.ts';
import { eventHostTexts } from '#texts/de/people/event-host.ts';
import { PageLink } from '#web/page/page-link.tsx';
import { useTextLocale, useTexts } from '#web/page/texts.ts';
import { answersPath, eventHouseholdPath } from './event-paths.ts';

type Answers = Output<Calls['GET /web-api/events/:id/answers']>;

function Row({ row, event }: { row: AnsweredRow; event: string }) {
  const t = useTexts(eventHostTexts);
  const locale = useTextLocale();
  const { yes, no, open, invited, lastAt } = row;
  return (
    <li className="border-b border-line">
      <PageLink to={eventHouseholdPath(event, row.household)} ahead="never" className="group flex flex-wrap justify-between gap-x-5 py-3">
        <span className="min-w-0 font-semibold wrap-anywhere group-hover:underline">{row.names || t('feier.nameless')}</span>
        <span className="figures text-small text-ink-soft">
          {invited === 0 ? t('feier.row.none') : t('feier.row', { yes, no, open }).replace(/^, /, '')}
          {lastAt === null ? null : ` · ${formatDate(berlinTime(Date.parse(lastAt)).day, locale)}`}
        </span>
      </PageLink>
    </li>
  );
}

export function EventHouseholds({ answers, filter }: { answers: Answers; filter: AnswerFilter }) {
  const t = useTexts(eventHostTexts);
  const {
    head: { id },
    rows,
    page,
    pages,
  } = answers;
  const path = (of: AnswerFilter, at: number) => {
    const query = new URLSearchParams([...(of === 'all' ? [] : [['zeigen', of]]), ...(at > 1 ? [['seite', String(at)]] : [])]).toString();
    return `${answersPath(id)}${query === '' ? '' : `?${query}`}`;
  };
  const to = (at: number, text: string) => (
    <PageLink to={path(filter, at)} ahead="never" className="text-link py-2">
      {text}
    </PageLink>
  );
  return (
    <section aria-labelledby="haushalte">
      <div className="mb-3 flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
        <h2 id="haushalte" className="type-h3">
          {t('feier.households')}
        </h2>
        <nav aria-label={t('feier.filter')}>
          <ul className="flex flex-wrap gap-2">
            {answerFilters.map((of) => (
              <li key={of}>
                <PageLink
                  to={path(of, 1)}
                  ahead="never"
                  aria-current={of === filter ? 'true' : undefined}
                  className={`inline-flex min-h-9 items-center px-3 text-small ${of === filter ? 'on-ink bg-ink text-on-ink' : 'bg-ground'}`}
                >
                  {t(`feier.filter.${of}`)}
                </PageLink>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      {rows.length === 0 ? <p>{t('feier.households.none')}</p> : null}
      <ul>
        {rows.map((row) => (
          <Row key={row.household} row={row} event={id} />
        ))}
      </ul>
      {pages > 1 ? (
        <nav aria-label={t('feier.pages')} className="mt-4 flex flex-wrap items-center gap-5 text-small">
          {page > 1 ? to(page - 1, t('feier.page.before')) : null}
          <span className="figures">{t('feier.page', { page, pages })}</span>
          {page < pages ? to(page + 1, t('feier.page.next')) : null}
        </nav>
      ) : null}
    </section>
  );
}
