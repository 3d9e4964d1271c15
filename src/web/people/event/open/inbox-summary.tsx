/** What waits in the inbox, beside the counts of an event: the oldest, and the way to the others. */
import type { Output } from '#api/call.ts';
import type { Calls } from '#api/calls.ts';
import { eventInboxTexts } from '#texts/de/people/event/event-inbox.ts';
import { PageLink } from '#web/page/page-link.tsx';
import { useTexts } from '#web/page/texts.ts';
import { inboxPath } from '#web/people/event/event-paths.ts';
import { InboxEntry } from './inbox-entry.tsx';

export type Inbox = Output<Calls['GET /web-api/events/:id/inbox']>;

export function InboxSummary({ inbox }: { inbox: Inbox }) {
  const t = useTexts(eventInboxTexts);
  const { head, waiting, parts } = inbox;
  const [first] = waiting;
  if (!first) return null;
  return (
    <section aria-labelledby="posteingang">
      <h2 id="posteingang" className="type-h4 mb-2">
        {t('inbox.title')} <span className="figures text-ink-soft">{head.waiting}</span>
      </h2>
      <InboxEntry event={head.id} right={head.right} reply={first} parts={parts} isShort />
      {head.waiting > 1 ? (
        <p className="mt-2">
          <PageLink to={inboxPath(head.id)} ahead="never" className="text-link inline-block py-2 text-small">
            {t('inbox.more', { count: head.waiting - 1 })}
          </PageLink>
        </p>
      ) : null}
    </section>
  );
}
