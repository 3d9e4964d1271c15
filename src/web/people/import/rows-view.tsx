/** The rows of a file, those with a problem first. A wrong row is named and left out; the others are taken over. */
import type { ImportRow } from '#api/people/import-calls.ts';
import { listImportTexts } from '#texts/de/people/list-import.ts';
import { useTexts } from '#web/page/texts.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { checkIcon, warningIcon } from '#web/ui/icons.ts';
import { previewPath } from './preview-query.ts';
import { Bar, Folded, hasMatches, Pages, type ViewProps } from './steps.tsx';

const looks = { new: 'text-moss', same: 'text-ink-soft', asked: 'text-amber', error: 'text-seal' } as const;

function Row({ row: { line, names, address, outcome, problems, guesses } }: { row: ImportRow }) {
  const t = useTexts(listImportTexts);
  const isDoubtful = outcome === 'new' && problems.length > 0;
  return (
    <li className="border-b border-line py-3 md:grid md:grid-cols-[64px_minmax(0,2fr)_minmax(0,3fr)_190px] md:gap-x-4">
      <p className="figures text-small text-ink-soft">
        {t('list-import.row.line')} {line}
      </p>
      <p className="font-semibold wrap-anywhere">{names || '–'}</p>
      <p className="wrap-anywhere">{address}</p>
      <p className={`flex items-center gap-1.5 text-small ${isDoubtful ? 'text-amber' : looks[outcome]}`}>
        {outcome === 'same' ? null : <Icon svg={outcome === 'new' && !isDoubtful ? checkIcon : warningIcon} small />}
        {t(`list-import.row.${outcome}`)}
      </p>
      {problems.length + guesses.length > 0 ? (
        <ul className="mt-1 text-small md:col-span-3 md:col-start-2">
          {problems.map((text) => (
            <li key={text} className={`wrap-anywhere ${outcome === 'error' ? 'text-seal' : 'text-amber'}`}>
              {text}
            </li>
          ))}
          {guesses.length > 0 ? <li className="text-ink-soft">{guesses.join(' · ')}</li> : null}
        </ul>
      ) : null}
    </li>
  );
}

function Rows({ label, rows }: { label: string; rows: readonly ImportRow[] }) {
  return (
    <ul aria-label={label} className="border-t border-line">
      {rows.map((row) => (
        <Row key={row.line} row={row} />
      ))}
    </ul>
  );
}

export function RowsView({ preview, query }: ViewProps) {
  const t = useTexts(listImportTexts);
  const { id, list, rows, counts, pages } = preview;
  const isOpen = ({ outcome, problems }: ImportRow) => outcome === 'error' || outcome === 'asked' || problems.length > 0;
  const [open, fine] = [rows.filter(isOpen), rows.filter((row) => !isOpen(row))];
  const next = hasMatches(preview) ? 'matches' : 'households';
  return (
    <>
      <p className="mb-4 max-w-[80ch]">{t('list-import.rows.lead', { errors: counts.errors })}</p>
      {open.length > 0 ? <Rows label={t('list-import.rows')} rows={open} /> : null}
      {fine.length > 0 ? (
        <Folded summary={t('list-import.rows.fine', { count: fine.length, isPaged: String(pages > 1) })} query={query}>
          <Rows label={t('list-import.rows')} rows={fine} />
        </Folded>
      ) : null}
      <Pages preview={preview} query={query} />
      <Bar preview={preview}>
        <ButtonLink to={previewPath(list.id, id, { view: next, page: 1 })} ahead="never">
          {t(next === 'matches' ? 'list-import.rows.matches' : 'list-import.rows.next')}
        </ButtonLink>
      </Bar>
    </>
  );
}
