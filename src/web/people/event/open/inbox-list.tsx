/** Everything that came by the code for all of an event: what waits, and what was decided. */
import type { InboxReply } from '#api/people/event-inbox-calls.ts';
import { mayDo } from '#core/people/event/event.ts';
import { berlinTime, formatDate } from '#core/values/date.ts';
import { eventInboxTexts } from '#texts/de/people/event/event-inbox.ts';
import { PageLink } from '#web/page/page-link.tsx';
import { useTextLocale, useTexts } from '#web/page/texts.ts';
import { eventHouseholdPath, inboxPath } from '#web/people/event/event-paths.ts';
import { InboxEntry } from './inbox-entry.tsx';
import type { Inbox } from './inbox-summary.tsx';

function DecidedRow({ reply, event, canChange }: { reply: InboxReply; event: string; canChange: boolean }) {
  const t = useTexts(eventInboxTexts);
  const { id, version, state, household } = reply;
  const names = reply.names.join(', ');
  const became = state === 'refused' ? t('inbox.decided.refused') : household ? null : t('inbox.decided.gone');
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-5 border-b border-line py-2">
      <p className="min-w-0 wrap-anywhere">
        <span className="font-semibold">{names}</span>{' '}
        <span className="text-small text-ink-soft">
          {became}
          {household && state !== 'refused' ? (
            <PageLink to={eventHouseholdPath(event, household.id)} ahead="never" className="text-link inline-block py-2">
              {t(state === 'added' ? 'inbox.decided.added' : 'inbox.decided.joined', { names: household.names })}
            </PageLink>
          ) : null}
        </span>
      </p>
      {state === 'refused' && canChange ? (
        <form method="post" action={inboxPath(event)}>
          <input type="hidden" name="reply" value={id} />
          <input type="hidden" name="version" value={version} />
          <button
            type="submit"
            name="do"
            value="back"
            aria-label={t('inbox.back.named', { names })}
            className="text-link min-h-11 px-2 text-small"
          >
            {t('inbox.back')}
          </button>
        </form>
      ) : null}
    </li>
  );
}

export function InboxList({ inbox }: { inbox: Inbox }) {
  const t = useTexts(eventInboxTexts);
  const locale = useTextLocale();
  const { head, waiting, decided, parts, pausedUntil, found } = inbox;
  const until = pausedUntil === null ? null : berlinTime(Date.parse(pausedUntil));
  const clock = (seconds: number) => `${Math.floor(seconds / 3600)}:${String(Math.floor(seconds / 60) % 60).padStart(2, '0')}`;
  return (
    <section aria-labelledby="posteingang" className="max-w-180">
      <h2 id="posteingang" className="type-h3">
        {t('inbox.title')}
      </h2>
      {until ? (
        <p className="my-4 border-l-4 border-seal bg-ground px-4 py-3">
          {t('inbox.paused', { day: formatDate(until.day, locale), time: clock(until.secondOfDay) })}
        </p>
      ) : null}
      {waiting.length > 0 ? (
        <p className="mb-5 max-w-[60ch] text-small text-ink-soft">{t('inbox.lead')}</p>
      ) : (
        <p className="mt-2 max-w-[60ch]">
          {t('inbox.none')} {t('inbox.none.text')}
        </p>
      )}
      <ul className="grid gap-4">
        {waiting.map((reply) => (
          <li key={`${reply.id}${reply.version}`}>
            <InboxEntry event={head.id} right={head.right} reply={reply} parts={parts} found={found?.reply === reply.id ? found : null} />
          </li>
        ))}
      </ul>
      {decided.length > 0 ? (
        <>
          <h3 className="type-h4 mt-11 mb-2">{t('inbox.decided')}</h3>
          <ul className="border-t border-line">
            {decided.map((reply) => (
              <DecidedRow key={reply.id} reply={reply} event={head.id} canChange={mayDo(head.right, 'edit')} />
            ))}
          </ul>
        </>
      ) : null}
    </section>
  );
}
