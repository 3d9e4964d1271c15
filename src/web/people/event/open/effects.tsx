/** What joining an answer to a household would do. */
import type { JoinCandidate } from '#api/people/event-inbox-calls.ts';
import { eventInboxTexts } from '#texts/de/people/event/event-inbox.ts';
import { useTexts } from '#web/page/texts.ts';

export function Effects({ candidate }: { candidate: JoinCandidate }) {
  const t = useTexts(eventInboxTexts);
  const { persons, companions, others, isAnswered } = candidate;
  const lines = [
    persons.length === 0 ? t('inbox.nobody') : null,
    isAnswered ? t('inbox.answered') : null,
    companions.length > 0 ? t('inbox.companions', { names: companions.join(', ') }) : null,
    others.length > 0 && persons.length > 0 ? t('inbox.others', { names: others.join(', ') }) : null,
  ].filter((line) => line !== null);
  return lines.map((line) => (
    <p key={line} className="text-small text-ink-soft wrap-anywhere">
      {line}
    </p>
  ));
}
