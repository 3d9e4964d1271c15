/** An answer by the code for all: who it is from, what it says, whose it may be, and the buttons that decide. */
import type { InboxReply, InboxSearch, JoinCandidate } from '#api/people/event-inbox-calls.ts';
import { type HostRight, mayDo } from '#core/people/event/event.ts';
import { eventInboxTexts } from '#texts/de/people/event/event-inbox.ts';
import { useTexts } from '#web/page/texts.ts';
import { inboxPath } from '#web/people/event/event-paths.ts';
import { Button } from '#web/ui/button.tsx';
import { Effects } from './effects.tsx';
import { HouseholdSearch } from './household-search.tsx';

type InboxParts = readonly { id: string; name: string }[];

type Props = {
  event: string;
  right: HostRight;
  reply: InboxReply;
  parts: InboxParts;
  /** What was searched for this answer. */
  found?: InboxSearch | null;
  /** In a narrow place: what the page of the inbox says in full. */
  isShort?: boolean;
};

const namesOf = ({ names }: InboxReply) => names.join(', ');

/** "kommen" where all parts are answered alike, otherwise part by part. */
function useAnswerText() {
  const t = useTexts(eventInboxTexts);
  return ({ names, answers }: InboxReply, parts: InboxParts) => {
    const word = (answer: 'yes' | 'no' | 'open') =>
      answer === 'open' ? t('inbox.open') : t(names.length > 1 ? `inbox.${answer}` : `inbox.${answer}.one`);
    const given = parts.flatMap(({ id, name }) => answers.filter(({ part }) => part === id).map(({ answer }) => ({ name, answer })));
    const [first] = given;
    if (first && given.every(({ answer }) => answer === first.answer)) return word(first.answer);
    return given.map(({ name, answer }) => t('inbox.part', { part: name, answer: word(answer) })).join(', ');
  };
}

function Buttons({ reply, first, isShort }: { reply: InboxReply; first: JoinCandidate | undefined; isShort: boolean }) {
  const t = useTexts(eventInboxTexts);
  const names = namesOf(reply);
  const others = reply.candidates.filter((candidate) => candidate !== first);
  const narrow = isShort ? 'px-3' : '';
  return (
    <>
      <p className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-2">
        {first ? (
          <Button
            type="submit"
            small
            className={narrow}
            name="household"
            value={first.household}
            aria-label={t('inbox.join.named', { names: first.names })}
          >
            {t('inbox.join')}
          </Button>
        ) : null}
        <Button type="submit" small kind="secondary" className={narrow} name="do" value="add" aria-label={t('inbox.add.named', { names })}>
          {t('inbox.add')}
        </Button>
        <button
          type="submit"
          name="do"
          value="refuse"
          aria-label={t('inbox.refuse.named', { names })}
          className="text-link min-h-11 px-2 text-small"
        >
          {t('inbox.refuse')}
        </button>
      </p>
      {others.map((candidate) => (
        <p key={candidate.household} className="mt-1">
          <button
            type="submit"
            name="household"
            value={candidate.household}
            className="text-link min-h-11 text-left text-small wrap-anywhere"
          >
            {t('inbox.join.to', { names: candidate.names })}
          </button>
        </p>
      ))}
    </>
  );
}

export function InboxEntry({ event, right, reply, parts, found = null, isShort = false }: Props) {
  const t = useTexts(eventInboxTexts);
  const answerText = useAnswerText();
  const { id, version, isClear, candidates, message, email } = reply;
  const first = isClear ? candidates[0] : undefined;
  return (
    <div className={`bg-blotter-light px-4 ${isShort ? 'py-4' : 'py-5 md:px-6'}`}>
      <form method="post" action={inboxPath(event)}>
        <input type="hidden" name="reply" value={id} />
        <input type="hidden" name="version" value={version} />
        <h3 className="font-semibold wrap-anywhere">{namesOf(reply)}</h3>
        <p className="text-small text-ink-soft wrap-anywhere">
          {answerText(reply, parts)}, {t('inbox.via')}
        </p>
        {message === '' ? null : (
          <p className={`mt-2 border-l-2 border-line pl-3 text-small wrap-anywhere whitespace-pre-line ${isShort ? 'line-clamp-3' : ''}`}>
            {message}
          </p>
        )}
        {email === '' || isShort ? null : <p className="mt-2 text-small wrap-anywhere">{t('inbox.email', { email })}</p>}
        {first ? <p className="mt-2 wrap-anywhere">{t('inbox.ask', { names: first.names })}</p> : null}
        {first ? <Effects candidate={first} /> : null}
        {mayDo(right, 'edit') ? <Buttons reply={reply} first={first} isShort={isShort} /> : null}
      </form>
      {mayDo(right, 'edit') && !isShort ? <HouseholdSearch event={event} reply={reply} names={namesOf(reply)} found={found} /> : null}
    </div>
  );
}
