/** What a household answered, for who cannot change it. */
import type { AskedHousehold, ShownPart } from '#api/people/event-calls.ts';
import { eventPageTexts } from '#texts/de/people/event-page.ts';
import { useTexts } from '#web/page/texts.ts';

export function Answered({ household, parts }: { household: AskedHousehold; parts: readonly ShownPart[] }) {
  const t = useTexts(eventPageTexts);
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
      {household.message === '' ? null : (
        <li className="border-t border-line py-4">
          <p className="font-semibold">{t('event.message')}</p>
          <p className="text-small wrap-anywhere whitespace-pre-line">{household.message}</p>
        </li>
      )}
    </ul>
  );
}
