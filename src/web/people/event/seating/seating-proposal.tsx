/** A proposal of who sits where with its reasons, taken as a whole or person by person. */
import type { ShownSeating } from '#api/people/event-seating-calls.ts';
import { eventSeatingTexts } from '#texts/de/people/event/event-seating.ts';
import { useTexts } from '#web/page/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { PlanFields } from './seating-lists.tsx';

type Props = { seating: ShownSeating };

/** Asks for a proposal. A second one begins somewhere else and may be another. */
function Ask({ seating }: Props) {
  const t = useTexts(eventSeatingTexts);
  const { coming, seated, proposal, tables } = seating;
  const hasFree = coming > seated;
  const places = tables.reduce((sum, { seats }) => sum + seats, 0);
  return (
    <form method="post" className="grid gap-2">
      <PlanFields seating={seating} intent="propose" />
      {places < coming ? <p className="figures text-small">{t('feier.seating.places', { places, coming })}</p> : null}
      {hasFree ? (
        <Button type="submit" name="keeping" value="seated" kind={proposal ? 'secondary' : 'primary'} className="w-full">
          {t(proposal ? 'feier.seating.propose.again' : 'feier.seating.propose')}
        </Button>
      ) : null}
      {seated > 0 ? (
        <Button type="submit" name="keeping" value="fixed" kind="third" small className="w-fit">
          {t('feier.seating.propose.all')}
        </Button>
      ) : null}
    </form>
  );
}

const shownAtOnce = 8;

export function Proposal({ seating }: Props) {
  const t = useTexts(eventSeatingTexts);
  const { proposal, tables, coming } = seating;
  if (tables.length === 0 || coming === 0) return null;
  if (proposal === null) return <Ask seating={seating} />;
  const tableName = (id: string) => tables.find((table) => table.id === id)?.name ?? '';
  return (
    <section aria-labelledby="vorschlag" className="bg-ground px-4 pt-4 pb-5">
      <h3 id="vorschlag" className="type-h3">
        {t('feier.seating.proposal')}
      </h3>
      <form method="post" className="mt-3">
        <PlanFields seating={seating} intent="take" />
        <Button type="submit" name="guest" value="" className="w-full">
          {t('feier.seating.take.all', { count: proposal.seats.length })}
        </Button>
        {proposal.left > 0 ? <p className="figures mt-2 text-small">{t('feier.seating.left', { count: proposal.left })}</p> : null}
        <details open={proposal.seats.length <= shownAtOnce} className="mt-3 border-t border-line">
          <summary className="min-h-11 py-2 text-small font-semibold">{t('feier.seating.reasons')}</summary>
          <ul className="border-t border-line">
            {proposal.seats.map(({ id, name, table, reason }) => (
              <li key={id} className="flex items-center justify-between gap-3 border-b border-line py-2">
                <p className="min-w-0">
                  <span className="block font-semibold wrap-anywhere">{name}</span>
                  <span className="block text-caption wrap-anywhere">
                    {tableName(table)}
                    {reason === '' ? null : `, ${reason}`}
                  </span>
                </p>
                <button
                  type="submit"
                  name="guest"
                  value={id}
                  className="text-link py-2 text-small whitespace-nowrap"
                  aria-label={t('feier.seating.take.named', { name, table: tableName(table) })}
                >
                  {t('feier.seating.take')}
                </button>
              </li>
            ))}
          </ul>
        </details>
      </form>
      <div className="mt-4">
        <Ask seating={seating} />
      </div>
    </section>
  );
}
