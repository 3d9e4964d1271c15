/** What became of the mails to each household, page by page. */

import type { MailRow } from '#api/people/event-mail-calls.ts';
import type { MailFilter } from '#core/people/event/mailing.ts';
import { mailFilters } from '#core/people/event/mailing.ts';
import { berlinTime, formatDate } from '#core/values/date.ts';
import { eventHostTexts } from '#texts/de/people/event/event-host.ts';
import { eventMailsTexts } from '#texts/de/people/event/event-mails.ts';
import { PageLink } from '#web/page/page-link.tsx';
import { useTextLocale, useTexts } from '#web/page/texts.ts';
import { eventHouseholdPath, mailsPath } from './event-paths.ts';
import type { EventMails } from './mail-form.tsx';

function Row({ row, event }: { row: MailRow; event: string }) {
  const t = useTexts(eventMailsTexts);
  const host = useTexts(eventHostTexts);
  const locale = useTextLocale();
  const { household, names, email, phone, state, at } = row;
  const isBounced = state === 'bounced';
  return (
    <li className="grid gap-x-6 border-b border-line py-3 sm:grid-cols-[minmax(0,1fr)_auto]">
      <p className="min-w-0">
        <PageLink to={eventHouseholdPath(event, household)} ahead="never" className="font-semibold wrap-anywhere hover:underline">
          {names || host('feier.nameless')}
        </PageLink>
        {email === '' ? null : <span className="block text-small wrap-anywhere text-ink-soft">{email}</span>}
      </p>
      <p className={`figures text-small sm:text-right ${isBounced ? 'text-seal' : state === 'answered' ? 'text-moss' : 'text-ink-soft'}`}>
        {t(`mails.state.${state}`)}
        {at === null || isBounced ? null : `, ${formatDate(berlinTime(Date.parse(at)).day, locale)}`}
        {isBounced && phone !== '' ? (
          <a href={`tel:${phone.replace(/[^+\d]/g, '')}`} className="text-link block py-1 text-ink sm:ml-auto sm:w-fit">
            {t('mails.call', { phone })}
          </a>
        ) : null}
      </p>
    </li>
  );
}

export function MailStates({ mails, filter }: { mails: EventMails; filter: MailFilter }) {
  const t = useTexts(eventMailsTexts);
  const host = useTexts(eventHostTexts);
  const { head, rows, counts, page, pages } = mails;
  const to = (at: number, text: string) => (
    <PageLink to={mailsPath(head.id, { filter, page: at })} ahead="never" className="text-link py-2">
      {text}
    </PageLink>
  );
  return (
    <section aria-labelledby="stand">
      <h2 id="stand" className="type-h3 mb-3">
        {t('mails.households')}
      </h2>
      <nav aria-label={host('feier.filter')}>
        <ul className="flex flex-wrap gap-2">
          {mailFilters
            .filter((name) => name === 'all' || name === filter || counts[name] > 0)
            .map((name) => (
              <li key={name}>
                <PageLink
                  to={mailsPath(head.id, { filter: name })}
                  ahead="never"
                  aria-current={name === filter ? 'true' : undefined}
                  className={`figures inline-flex min-h-11 items-center gap-2 px-3 text-small ${name === filter ? 'on-ink bg-ink text-on-ink' : 'bg-ground'}`}
                >
                  {t(`mails.filter.${name}`)} <span>{counts[name]}</span>
                </PageLink>
              </li>
            ))}
        </ul>
      </nav>
      {rows.length === 0 ? <p className="mt-4">{host('feier.households.none')}</p> : null}
      <ul className="mt-4 border-t border-line empty:hidden">
        {rows.map((row) => (
          <Row key={row.household} row={row} event={head.id} />
        ))}
      </ul>
      {pages > 1 ? (
        <nav aria-label={host('feier.pages')} className="mt-4 flex flex-wrap items-center gap-5 text-small">
          {page > 1 ? to(page - 1, host('feier.page.before')) : null}
          <span className="figures">{host('feier.page', { page, pages })}</span>
          {page < pages ? to(page + 1, host('feier.page.next')) : null}
        </nav>
      ) : null}
    </section>
  );
}
