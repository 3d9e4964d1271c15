/** Links to the files of an event, for its host only. */
import { eventSeatingTexts } from '#texts/de/people/event/event-seating.ts';
import { useTexts } from '#web/page/texts.ts';
import { eventFilePath, seatingPaperPath } from './seating-path.ts';

type Link = readonly [path: string, text: string];

function Links({ links }: { links: readonly Link[] }) {
  return (
    <ul className="flex flex-wrap gap-x-6 text-small">
      {links.map(([path, text]) => (
        <li key={path}>
          <a href={path} className="text-link inline-block py-2" download>
            {text}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Tables for spreadsheets. */
export function EventFiles({ event }: { event: string }) {
  const t = useTexts(eventSeatingTexts);
  return (
    <section aria-labelledby="dateien" className="mt-11 border-t border-line pt-5">
      <h2 id="dateien" className="type-h4">
        {t('feier.files')}
      </h2>
      <p className="max-w-[60ch] text-small text-ink-soft">{t('feier.files.lead')}</p>
      <Links
        links={[
          [eventFilePath(event, 'all', 'xlsx'), t('feier.files.all')],
          [eventFilePath(event, 'caterer', 'xlsx'), t('feier.files.caterer')],
          [eventFilePath(event, 'answers', 'csv'), t('feier.files.answers')],
          [eventFilePath(event, 'guests', 'csv'), t('feier.files.guests')],
        ]}
      />
    </section>
  );
}

/** The seating plan on paper. */
export function SeatingPapers({ event, part }: { event: string; part: string }) {
  const t = useTexts(eventSeatingTexts);
  return (
    <Links
      links={[
        [seatingPaperPath(event, part, 'table'), t('feier.seating.print.table')],
        [seatingPaperPath(event, part, 'name'), t('feier.seating.print.name')],
      ]}
    />
  );
}
