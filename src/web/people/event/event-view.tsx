/** What guests read of an event: its title, day and place, its programme, and what is good to know. */
import type { GuestPage, ShownPart } from '#api/people/event-calls.ts';
import { eventPageTexts } from '#texts/de/people/event-page.ts';
import { useTextLocale, useTexts } from '#web/page/texts.ts';
import { fittedTo } from '#web/ui/page-title.tsx';
import { longDay, mapUrl, timeOf } from './event-paths.ts';

type Facts = GuestPage['facts'];

export function EventFacts({ facts }: { facts: Facts }) {
  const t = useTexts(eventPageTexts);
  const locale = useTextLocale();
  const { title, firstDay, lastDay, daysLeft, details } = facts;
  const days = firstDay === lastDay ? longDay(firstDay, locale) : `${longDay(firstDay, locale)} – ${longDay(lastDay, locale)}`;
  return (
    <header className="text-center">
      <h1 className="type-title wrap-anywhere" style={{ ...fittedTo(title), fontFamily: 'var(--face-title, var(--face-display))' }}>
        {title}
      </h1>
      <p className="type-h3 mt-5 text-(--accent,var(--ink))">{days}</p>
      {details.place === '' ? null : <p className="type-h4 mt-1 wrap-anywhere">{details.place}</p>}
      {daysLeft === null ? null : <p className="mt-2 text-small text-ink-soft">{t('event.days', { days: daysLeft })}</p>}
    </header>
  );
}

function PartRow({ part, facts }: { part: ShownPart; facts: Facts }) {
  const t = useTexts(eventPageTexts);
  const locale = useTextLocale();
  const { name, startsAt, endsAt, place } = part;
  const day = startsAt.slice(0, 10);
  const end = endsAt === null ? '' : timeOf(endsAt);
  const time = [timeOf(startsAt), end].filter((text) => text !== '').join('–') || t('event.all-day');
  return (
    <li className="grid grid-cols-[minmax(0,84fr)_minmax(0,258fr)] gap-x-4 border-t border-line py-3">
      <span className="figures font-semibold">{time}</span>
      <span className="min-w-0 wrap-anywhere">
        {name}
        {place === '' ? null : `, ${place}`}
        {facts.firstDay === facts.lastDay ? null : <span className="block text-small text-ink-soft">{longDay(day, locale)}</span>}
        {place === '' ? null : (
          <a
            href={mapUrl(place)}
            rel="nofollow noopener noreferrer"
            aria-label={t('event.map.of', { place })}
            className="text-link block w-fit py-1 text-small"
          >
            {t('event.map')}
          </a>
        )}
      </span>
    </li>
  );
}

type Props = { parts: readonly ShownPart[]; facts: Facts; calendar: string | null };

export function Programme({ parts, facts, calendar }: Props) {
  const t = useTexts(eventPageTexts);
  const { address, info, contact } = facts.details;
  return (
    <>
      {parts.length > 0 ? (
        <section aria-labelledby="ablauf" className="mt-11">
          <h2 id="ablauf" className="type-h3 mb-3">
            {t('event.programme')}
          </h2>
          <ul className="border-b border-line">
            {parts.map((part) => (
              <PartRow key={part.id} part={part} facts={facts} />
            ))}
          </ul>
          <p className="flex flex-wrap gap-x-6">
            {calendar === null ? null : (
              <a href={calendar} rel="nofollow" className="text-link py-3 text-small">
                {t('event.calendar')}
              </a>
            )}
            {address === '' ? null : (
              <a
                href={mapUrl(address)}
                rel="nofollow noopener noreferrer"
                aria-label={t('event.map.of', { place: address })}
                className="text-link py-3 text-small wrap-anywhere"
              >
                {address}
              </a>
            )}
          </p>
        </section>
      ) : null}
      {info === '' ? null : (
        <section aria-labelledby="wissen" className="mt-9">
          <h2 id="wissen" className="type-h3 mb-2">
            {t('event.info')}
          </h2>
          <p className="wrap-anywhere whitespace-pre-line">{info}</p>
        </section>
      )}
      {contact === '' ? null : (
        <section aria-labelledby="fragen" className="mt-9">
          <h2 id="fragen" className="type-h3 mb-2">
            {t('event.contact')}
          </h2>
          <p className="wrap-anywhere">{contact}</p>
        </section>
      )}
    </>
  );
}
