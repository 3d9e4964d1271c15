/** What a household answered, for who cannot change it. */
import type { AskedHousehold, ShownPart } from '#api/people/event-calls.ts';
import { eventContentTexts } from '#texts/de/people/event/event-content.ts';
import { eventPageTexts } from '#texts/de/people/event/event-page.ts';
import { useTexts } from '#web/page/texts.ts';

export function Answered({ household, parts }: { household: AskedHousehold; parts: readonly ShownPart[] }) {
  const t = useTexts(eventPageTexts);
  const content = useTexts(eventContentTexts);
  const said = household.questions.filter(({ answer }) => answer !== '').map(({ id, text, answer }) => ({ id, text, answer }));
  if (household.message !== '') said.push({ id: 'message', text: t('event.message'), answer: household.message });
  const wordOf = (answer: string) => (answer === 'yes' || answer === 'no' ? content(`event.asked.${answer}`) : answer);
  const textOfReply = ({ part, answer, menu }: AskedHousehold['replies'][number]) => {
    const of = parts.find(({ id }) => id === part);
    const option = of?.options.find(({ id }) => id === menu)?.name;
    return `${of?.name ?? ''}: ${t(`event.${answer}`)}${option ? `, ${option}` : ''}`;
  };
  return (
    <ul>
      {household.guests.map(({ id, name, food }) => (
        <li key={id} className="border-t border-line py-4">
          <p className="font-semibold wrap-anywhere">{name || t('event.person')}</p>
          {household.replies
            .filter(({ guest }) => guest === id)
            .map((reply) => (
              <p key={reply.part} className="text-small wrap-anywhere">
                {textOfReply(reply)}
              </p>
            ))}
          {food === '' ? null : <p className="text-small wrap-anywhere">{t('event.food.is', { food })}</p>}
        </li>
      ))}
      {said.map(({ id, text, answer }) => (
        <li key={id} className="border-t border-line py-4">
          <p className="font-semibold wrap-anywhere">{text}</p>
          <p className="text-small wrap-anywhere whitespace-pre-line">{wordOf(answer)}</p>
        </li>
      ))}
    </ul>
  );
}
