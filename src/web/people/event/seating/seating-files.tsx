/** Buttons that fetch the files of an event, for its owner only. Each makes a link that is valid for ten minutes, so that none on the page is ever over. */
import { eventSeatingTexts } from '#texts/de/people/event/event-seating.ts';
import { useTexts } from '#web/page/texts.ts';
import { answersPath } from '#web/people/event/event-paths.ts';
import { type FileName, fileFields } from './file-fields.ts';

type Fetched = readonly [file: FileName, text: string];

function Files({ event, part, files }: { event: string; part?: string; files: readonly Fetched[] }) {
  return (
    <form method="post" action={answersPath(event)}>
      {part === undefined ? null : <input type="hidden" name={fileFields.part} value={part} />}
      <ul className="flex flex-wrap gap-x-6 text-small">
        {files.map(([file, text]) => (
          <li key={file}>
            <button type="submit" name={fileFields.file} value={file} className="text-link cursor-pointer py-2 text-left">
              {text}
            </button>
          </li>
        ))}
      </ul>
    </form>
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
      <Files
        event={event}
        files={[
          ['all.xlsx', t('feier.files.all')],
          ['caterer.xlsx', t('feier.files.caterer')],
          ['answers.csv', t('feier.files.answers')],
          ['guests.csv', t('feier.files.guests')],
        ]}
      />
    </section>
  );
}

/** The seating plan on paper. */
export function SeatingPapers({ event, part }: { event: string; part: string }) {
  const t = useTexts(eventSeatingTexts);
  return (
    <Files
      event={event}
      part={part}
      files={[
        ['table.pdf', t('feier.seating.print.table')],
        ['name.pdf', t('feier.seating.print.name')],
      ]}
    />
  );
}
