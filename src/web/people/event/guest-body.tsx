/** The page of an event as guests read it: the drawing of the card, what is celebrated, its programme, wishes and pictures. Without script. */
import type { ReactNode } from 'react';
import type { GuestPage } from '#api/people/event-page-calls.ts';
import { formatDate } from '#core/values/date.ts';
import { eventContentTexts } from '#texts/de/people/event/event-content.ts';
import { eventPageTexts } from '#texts/de/people/event/event-page.ts';
import { useTextLocale, useTexts } from '#web/page/texts.ts';
import { EventFacts, Programme } from './event-view.tsx';

function Wishes({ wishes: { text, links } }: Pick<GuestPage, 'wishes'>) {
  const t = useTexts(eventContentTexts);
  if (text === '' && links.length === 0) return null;
  return (
    <section aria-labelledby="wuensche" className="mt-9">
      <h2 id="wuensche" className="type-h3 mb-2">
        {t('event.wishes')}
      </h2>
      {text === '' ? null : <p className="wrap-anywhere whitespace-pre-line">{text}</p>}
      <ul className="mt-1">
        {links.map(({ name, url, host }) => (
          <li key={url}>
            <a href={url} rel="nofollow noopener noreferrer" className="text-link inline-block py-2 wrap-anywhere">
              {name === '' ? host : t('event.wishes.link', { name, host })}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Gallery({ pictures }: Pick<GuestPage, 'pictures'>) {
  const t = useTexts(eventContentTexts);
  if (pictures.length === 0) return null;
  return (
    <section aria-labelledby="bilder" className="mt-9">
      <h2 id="bilder" className="type-h3 mb-3">
        {t('event.gallery')}
      </h2>
      <ul className="columns-2 gap-2">
        {pictures.map(({ path, alt, width, height }, at) => (
          <li key={path} className="mb-2 break-inside-avoid">
            <img
              src={path}
              alt={alt === '' ? t('event.picture', { number: at + 1, count: pictures.length }) : alt}
              width={width}
              height={height}
              loading="lazy"
              decoding="async"
              className="block h-auto w-full"
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

type Props = {
  page: GuestPage;
  /** Address of the calendar file; null where there is none. */
  calendar: string | null;
  /** Below the names and days: whom the page is for, and the way to the answers. */
  lead?: ReactNode;
  answers: ReactNode;
};

export function GuestBody({ page, calendar, lead = null, answers }: Props) {
  const t = useTexts(eventPageTexts);
  const locale = useTextLocale();
  const { facts, parts, wishes, pictures } = page;
  return (
    <>
      <EventFacts facts={facts} />
      {lead}
      <Programme parts={parts} facts={facts} calendar={calendar} />
      <Wishes wishes={wishes} />
      <Gallery pictures={pictures} />
      {answers}
      <p className="mt-9 text-caption text-ink-soft">{t('event.privacy', { day: formatDate(facts.expiresOn, locale) })}</p>
    </>
  );
}
