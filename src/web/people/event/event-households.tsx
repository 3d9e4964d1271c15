/** The households of an event, page by page, with what each answered. */
import type { Output } from '#api/call.ts';
import type { Calls } from '#api/calls.ts';
import type { AnsweredRow } from '#api/people/event-calls.ts';
import { type AnswerFilter, answerFilters } from '#core/people/event/event.ts';
import { berlinTime, formatDate } from '#core/values/date.ts';
import { eventContentTexts } from '#texts/de/people/event/event-content.ts';
import { eventHostTexts } from '#texts/de/people/event/event-host.ts';
import { eventPageTexts } from '#texts/de/people/event/event-page.ts';
import { PageLink } from '#web/page/page-link.tsx';
import { useTextLocale, useTexts } from '#web/page/texts.ts';
import { type AnswerQuery, answerListPath, answersPath, eventHouseholdPath } from './event-paths.ts';

type Answers = Output<Calls['GET /web-api/events/:id/answers']>;

function Row({ row, event }: { row: AnsweredRow; event: string }) {
  const t = useTexts(eventHostTexts);
  const page = useTexts(eventPageTexts);
  const locale = useTextLocale();
  const { yes, no, open, invited, lastAt, matching } = row;
  return (
    <li className="border-b border-line">
      <PageLink to={eventHouseholdPath(event, row.household)} ahead="never" className="group flex flex-wrap justify-between gap-x-5 py-3">
        <span className="min-w-0 font-semibold wrap-anywhere group-hover:underline">
          {row.names || t('feier.nameless')}
          {matching.length === 0 ? null : (
            <span className="block text-small font-normal text-ink-soft">
              {matching.map((name) => name || page('event.person')).join(', ')}
            </span>
          )}
        </span>
        <span className="figures text-small text-ink-soft">
          {invited === 0 ? t('feier.row.none') : t('feier.row', { yes, no, open }).replace(/^, /, '')}
          {lastAt === null ? null : ` · ${formatDate(berlinTime(Date.parse(lastAt)).day, locale)}`}
        </span>
      </PageLink>
    </li>
  );
}

/** Whom the list is about, where it is not about whole households. */
function About({ event, persons: { persons, part, menu, count } }: { event: string; persons: NonNullable<Answers['persons']> }) {
  const t = useTexts(eventContentTexts);
  const what = [part, t(`feier.persons.${persons}`), menu === 'none' ? t('feier.persons.undecided') : menu].filter((text) => text !== null);
  return (
    <p className="mb-3 flex flex-wrap items-baseline gap-x-6 bg-ground px-4 py-2">
      <span className="figures wrap-anywhere">
        <span className="font-semibold">{what.join(', ')}</span>: {t('feier.persons', { count })}
      </span>
      <PageLink to={answersPath(event)} ahead="never" className="text-link inline-block py-2 text-small">
        {t('feier.persons.all')}
      </PageLink>
    </p>
  );
}

type Props = {
  answers: Answers;
  filter: AnswerFilter;
  /** What of the address says whom the list is about. */
  about: Pick<AnswerQuery, 'persons' | 'part' | 'menu'>;
};

export function EventHouseholds({ answers, filter, about }: Props) {
  const t = useTexts(eventHostTexts);
  const {
    head: { id },
    rows,
    page,
    pages,
    persons,
  } = answers;
  const path = (of: AnswerFilter, at: number) => answerListPath(id, { filter: of, page: at, ...(of === filter ? about : {}) });
  const isShown = (of: AnswerFilter) => of === filter && !persons;
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
                  to={answerListPath(id, { filter: of })}
                  ahead="never"
                  aria-current={isShown(of) ? 'true' : undefined}
                  className={`inline-flex min-h-9 items-center px-3 text-small ${isShown(of) ? 'on-ink bg-ink text-on-ink' : 'bg-ground'}`}
                >
                  {t(`feier.filter.${of}`)}
                </PageLink>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      {persons ? <About event={id} persons={persons} /> : null}
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
