/** Who comes to an event, part by part, and what they eat. */

import type { Output } from '#api/call.ts';
import type { Calls } from '#api/calls.ts';
import type { CountedPart } from '#api/people/event-calls.ts';
import { mayDo } from '#core/people/event/event.ts';
import { eventContentTexts } from '#texts/de/people/event/event-content.ts';
import { eventHostTexts } from '#texts/de/people/event/event-host.ts';
import { PageLink } from '#web/page/page-link.tsx';
import { useTexts } from '#web/page/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { answerListPath, eventPath, programmePath, timeOf } from './event-paths.ts';

export type HostedEventData = Output<Calls['GET /web-api/events/:id']>;

/** How many come, do not come, and have not answered. The numbers beside it say the same. */
function Bar({ invited, yes, no }: CountedPart) {
  const share = (count: number) => `${invited === 0 ? 0 : (100 * count) / invited}%`;
  return (
    <div aria-hidden="true" className="flex h-2 w-full border border-ink">
      <span className="bg-ink" style={{ width: share(yes) }} />
      <span className="bg-[repeating-linear-gradient(135deg,var(--color-ink)_0_1px,transparent_1px_4px)]" style={{ width: share(no) }} />
    </div>
  );
}

/** A number that opens the list of what it counts; nobody is no list. */
function Count({ count, label, to }: { count: number; label: string; to: string }) {
  if (count === 0) return 0;
  return (
    <PageLink to={to} ahead="never" aria-label={label} className="text-link -my-2 inline-block min-w-6 py-2 text-right">
      {count}
    </PageLink>
  );
}

const columns = ['invited', 'yes', 'no', 'open'] as const;

function Parts({ event, parts }: { event: string; parts: readonly CountedPart[] }) {
  const t = useTexts(eventHostTexts);
  return (
    <table className="w-full border-collapse text-left max-sm:text-small">
      <thead>
        <tr className="border-b border-line text-small text-ink-soft">
          <th scope="col" className="py-2 font-normal">
            <span className="unseen">{t('feier.counts.part')}</span>
          </th>
          {columns.map((column) => (
            <th key={column} scope="col" className="py-2 pl-3 text-right font-normal">
              {t(`feier.counts.${column}`)}
            </th>
          ))}
          <td className="w-60 max-lg:hidden" />
        </tr>
      </thead>
      <tbody>
        {parts.map((part) => (
          <tr key={part.id} className="border-b border-line">
            <th scope="row" className="py-3 font-semibold wrap-anywhere">
              {part.name} <span className="figures font-normal text-ink-soft">{timeOf(part.startsAt)}</span>
            </th>
            {columns.map((column) => (
              <td key={column} className={`figures py-3 pl-3 text-right ${column === 'yes' ? 'font-semibold' : ''}`}>
                <Count
                  count={part[column]}
                  label={`${part.name}, ${t(`feier.counts.${column}`)}: ${part[column]}`}
                  to={answerListPath(event, { persons: column, part: part.id })}
                />
              </td>
            ))}
            <td className="w-60 pl-6 max-lg:hidden">
              <Bar {...part} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Menu({ event, part, isOnly }: { event: string; part: CountedPart; isOnly: boolean }) {
  const t = useTexts(eventHostTexts);
  const content = useTexts(eventContentTexts);
  const undecided = { id: 'none', name: t('feier.menus.undecided'), count: part.undecided };
  const rows = [...part.menus, ...(part.undecided > 0 ? [undecided] : [])];
  return (
    <section aria-labelledby={`essen-${part.id}`} className="min-w-0">
      <h3 id={`essen-${part.id}`} className="type-h4 mb-2 wrap-anywhere">
        {isOnly ? content('feier.menus.title') : t('feier.menus', { name: part.name })}
      </h3>
      <ul className="border-t border-line">
        {rows.map(({ id, name, count }) => (
          <li key={id} className="flex justify-between gap-4 border-b border-line py-2">
            <span className="min-w-0 wrap-anywhere">{name}</span>
            <span className="figures">
              <Count count={count} label={`${name}: ${count}`} to={answerListPath(event, { persons: 'yes', part: part.id, menu: id })} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Food({ event, count }: { event: string; count: number }) {
  const t = useTexts(eventContentTexts);
  return (
    <section aria-labelledby="unvertraegliches" className="min-w-0">
      <h3 id="unvertraegliches" className="type-h4 mb-2">
        {t('feier.menus.food')}
      </h3>
      <p className="flex justify-between gap-4 border-y border-line py-2">
        {t('feier.menus.food.guests')}
        <span className="figures">
          <Count count={count} label={`${t('feier.menus.food')}: ${count}`} to={answerListPath(event, { persons: 'food' })} />
        </span>
      </p>
    </section>
  );
}

export function EventCounts({ event }: { event: HostedEventData }) {
  const t = useTexts(eventHostTexts);
  const content = useTexts(eventContentTexts);
  const { parts, counts, uninvited } = event;
  const { id, right } = event.head;
  const eating = parts.filter(({ menus }) => menus.length > 0);
  return (
    <section aria-labelledby="wer-kommt">
      <h2 id="wer-kommt" className="type-h3">
        {t('feier.counts')}
      </h2>
      <p className="figures mb-4 text-small text-ink-soft">
        {t('feier.counts.attending', { count: counts.attending })}{' '}
        {t('feier.counts.lead', { persons: counts.persons, households: counts.households, answered: counts.answeredHouseholds })}
      </p>
      {parts.length === 0 ? (
        <p className="max-w-[60ch]">
          {t('feier.parts.none')}{' '}
          {mayDo(right, 'edit') ? (
            <PageLink to={programmePath(id)} ahead="never" className="text-link py-2">
              {t('feier.edit')}
            </PageLink>
          ) : null}
        </p>
      ) : (
        <Parts event={id} parts={parts} />
      )}
      {parts
        .filter(({ children, infants }) => children + infants > 0)
        .map(({ id: part, name, children, infants }) => (
          <p key={part} className="figures mt-3 text-small wrap-anywhere">
            {t('feier.counts.kinds', { name, children, infants })}
          </p>
        ))}
      {counts.companions > 0 ? (
        <p className="figures mt-3 text-small">
          {content('feier.companions', { count: counts.companions, named: counts.namedCompanions })}{' '}
          {counts.namedCompanions < counts.companions ? (
            <PageLink to={answerListPath(id, { filter: 'unnamed' })} ahead="never" className="text-link inline-block py-1">
              {content('feier.companions.link')}
            </PageLink>
          ) : null}
        </p>
      ) : null}
      {uninvited > 0 && parts.length > 0 && mayDo(right, 'edit') ? (
        <form method="post" action={eventPath(id)} className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-2 bg-ground px-4 py-3">
          <p className="figures text-small">{t('feier.uninvited', { count: uninvited })}</p>
          <Button type="submit" kind="secondary" small>
            {t('feier.invite.all')}
          </Button>
        </form>
      ) : null}
      {eating.length > 0 || counts.foodNotes > 0 ? (
        <div className="mt-9 grid gap-x-14 gap-y-7 md:grid-cols-2">
          {eating.map((part) => (
            <Menu key={part.id} event={id} part={part} isOnly={eating.length === 1} />
          ))}
          <Food event={id} count={counts.foodNotes} />
        </div>
      ) : null}
    </section>
  );
}
