/** How many of those who come have a seat, for the overview of an event. */
import type { Output } from '#api/call.ts';
import type { Calls } from '#api/calls.ts';
import { eventSeatingTexts } from '#texts/de/people/event/event-seating.ts';
import { PageLink } from '#web/page/page-link.tsx';
import { useTexts } from '#web/page/texts.ts';
import { seatingPath } from './seating-path.ts';

export type SeatingCounts = Output<Calls['GET /web-api/events/:id/seating-counts']>['parts'];

/** Nothing while there is no table. */
export function SeatingSummary({ event, parts }: { event: string; parts: SeatingCounts }) {
  const t = useTexts(eventSeatingTexts);
  if (parts.length === 0) return null;
  return (
    <section aria-labelledby="sitzplan">
      <h2 id="sitzplan" className="type-h4 mb-2">
        {t('feier.seating')}
      </h2>
      {parts.map(({ part, name, coming, seated }) => (
        <p key={part} className="figures text-small wrap-anywhere">
          {parts.length > 1 ? `${name}: ` : null}
          {t('feier.seating.seated', { seated, coming })} {t('feier.seating.without', { count: coming - seated })}
        </p>
      ))}
      <PageLink to={seatingPath(event)} ahead="never" className="text-link inline-block py-2 text-small">
        {t('feier.seating.to')}
      </PageLink>
    </section>
  );
}
