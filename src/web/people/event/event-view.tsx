/** What guests read of an event: its title, day and place, its programme, and what is good to know. */
import type { ShownPart } from '#api/people/event-calls.ts';
import type { GuestPage } from '#api/people/event-page-calls.ts';
import { eventPageTexts } from '#texts/de/people/event/event-page.ts';
import { useTextLocale, useTexts } from '#web/page/texts.ts';
import { fittedTo } from '#web/ui/page-title.tsx';
import { longDay, mapUrl, timeOf } from './event-paths.ts';

type Facts = GuestPage['facts'];

/** `isPicture`: it shows what the page looks like, and its title is no heading. */
export function EventFacts({ facts, isPicture = false }: { facts: Facts; isPicture?: boolean }) {
  const t = useTexts(eventPageTexts);
  const locale = useTextLocale();
  const Title = isPicture ? 'p' : 'h1';
  const { title, firstDay, lastDay, daysLeft, details } = facts;
  const days = firstDay === lastDay ? longDay(firstDay, locale) : `${longDay(firstDay, locale)} – ${longDay(lastDay, locale)}`;
  return (
    <header className="text-center">
      <Title className="type-title wrap-anywhere" style={{ ...fittedTo(title), fontFamily: 'var(--face-title, var(--face-display))' }}>
        {title}
      </Title>
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

/** `calendar`: null where there is no file to fetch. */
type Props = { parts: readonly ShownPart[]; facts: Facts; calendar: string | null; isPicture?: boolean };

export function Programme({ parts, facts, calendar, isPicture = false }: Props) {
  const t = useTexts(eventPageTexts);
  const Heading = isPicture ? 'p' : 'h2';
  const { address, info, contact } = facts.details;
  return (
    <>
      {parts.length > 0 ? (
        <section {...(isPicture ? {} : { 'aria-labelledby': 'ablauf' })} className="mt-11">
          <Heading {...(isPicture ? {} : { id: 'ablauf' })} className="type-h3 mb-3">
            {t('event.programme')}
          </Heading>
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
