/** A search over all households of the list, to join an answer to one that was not proposed. It works by the address, without a script. */
import type { InboxReply, InboxSearch } from '#api/people/event-inbox-calls.ts';
import { eventInboxTexts } from '#texts/de/people/event/event-inbox.ts';
import { useTexts } from '#web/page/texts.ts';
import { inboxPath } from '#web/people/event/event-paths.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { Effects } from './effects.tsx';
import { inboxSearchNames, maxInboxSearch } from './open-names.ts';

type Props = { event: string; reply: InboxReply; names: string; found: InboxSearch | null };

function Results({ event, reply: { id, version }, found: { candidates, count } }: Omit<Props, 'names' | 'found'> & { found: InboxSearch }) {
  const t = useTexts(eventInboxTexts);
  if (candidates.length === 0) return <p className="mt-3 text-small">{t('inbox.search.none')}</p>;
  return (
    <form method="post" action={inboxPath(event)} className="mt-3">
      <input type="hidden" name="reply" value={id} />
      <input type="hidden" name="version" value={version} />
      <ul className="border-t border-line">
        {candidates.map((candidate) => (
          <li key={candidate.household} className="border-b border-line py-2">
            <button
              type="submit"
              name="household"
              value={candidate.household}
              className="text-link min-h-11 text-left text-small wrap-anywhere"
            >
              {t('inbox.join.to', { names: candidate.names })}
            </button>
            <Effects candidate={candidate} />
          </li>
        ))}
      </ul>
      {count > candidates.length ? (
        <p className="mt-2 text-small text-ink-soft">{t('inbox.search.more', { count: count - candidates.length })}</p>
      ) : null}
    </form>
  );
}

export function HouseholdSearch({ event, reply, names, found }: Props) {
  const t = useTexts(eventInboxTexts);
  const place = `haushalt-${reply.id}`;
  return (
    <details id={place} open={found !== null} className="mt-2">
      <summary className="text-link min-h-11 w-fit py-2 text-small">{t('inbox.search')}</summary>
      <form action={`${inboxPath(event)}#${place}`} className="flex flex-wrap items-end gap-3">
        <input type="hidden" name={inboxSearchNames.reply} value={reply.id} />
        <div className="min-w-0 grow">
          <TextField
            name={inboxSearchNames.search}
            label={t('inbox.search.label', { names })}
            defaultValue={found?.search ?? ''}
            maxLength={maxInboxSearch}
            autoComplete="off"
          />
        </div>
        <Button type="submit" kind="secondary" small>
          {t('inbox.search.button')}
        </Button>
      </form>
      {found ? <Results event={event} reply={reply} found={found} /> : null}
    </details>
  );
}
