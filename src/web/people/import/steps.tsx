/** The way of a file into a list: what was read, its columns, rows and households; and the bar that goes on. */
import type { ReactNode } from 'react';
import type { ImportPreview } from '#api/people/import-calls.ts';
import { listImportTexts } from '#texts/de/people/list-import.ts';
import { PageLink } from '#web/page/page-link.tsx';
import { useTexts } from '#web/page/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { checkIcon } from '#web/ui/icons.ts';
import { type PreviewQuery, previewPath, views } from './preview-query.ts';

export type ViewProps = { preview: ImportPreview; query: PreviewQuery };

/** A file of which the list has nobody has no such step. */
export function hasMatches({ counts: { matches, absent } }: ImportPreview): boolean {
  return matches + absent > 0;
}

export function Steps({ preview, query }: ViewProps) {
  const t = useTexts(listImportTexts);
  const { id, list, counts } = preview;
  const count = { columns: 0, rows: counts.errors + counts.looks, matches: counts.asked, households: counts.questions };
  const steps = views.filter((view) => view !== 'matches' || view === query.view || hasMatches(preview));
  return (
    <nav aria-label={t('list-import.steps')} className="my-5">
      <ol className="flex flex-wrap items-center gap-x-7 gap-y-1">
        <li className="flex items-center gap-2 text-moss">
          <Icon svg={checkIcon} small />
          {t('list-import.step.file')}
        </li>
        {steps.map((view, at) => (
          <li key={view}>
            <PageLink
              to={previewPath(list.id, id, { view, page: 1 })}
              ahead="never"
              aria-current={view === query.view ? 'step' : undefined}
              className={`flex min-h-11 items-baseline gap-2.5 py-2 ${view === query.view ? 'font-semibold' : 'text-ink-soft'}`}
            >
              <span className="type-h4 font-normal">{at + 2}</span>
              {t(`list-import.step.${view}`, { count: count[view] })}
            </PageLink>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** `children`: what goes on. */
export function Bar({ preview: { counts }, children }: Pick<ViewProps, 'preview'> & { children: ReactNode }) {
  const t = useTexts(listImportTexts);
  const { households, guests, same, changed, asked } = counts;
  return (
    <div className="mt-9 flex flex-wrap items-center justify-between gap-x-9 gap-y-4 border-t border-line pt-5">
      <div className="max-w-[64ch]">
        <p className="figures">{t('list-import.summary', { households, guests, same, changed, asked })}</p>
        <p className="text-small text-ink-soft">{t('list-import.nothing-saved')}</p>
      </div>
      <div className="flex flex-wrap gap-4 max-sm:w-full max-sm:flex-col-reverse">
        <form method="post">
          <input type="hidden" name="intent" value="cancel" />
          <Button type="submit" kind="secondary" className="max-sm:w-full">
            {t('list-import.cancel')}
          </Button>
        </form>
        {children}
      </div>
    </div>
  );
}

/** What needs no decision. A page that was turned to is there to be read. */
export function Folded({ summary, query, children }: { summary: string; query: PreviewQuery; children: ReactNode }) {
  return (
    <details open={query.page > 1} className="border-t border-line last:border-b">
      <summary className="figures min-h-13 py-3 font-semibold">{summary}</summary>
      {children}
    </details>
  );
}

export function Pages({ preview: { id, list, page, pages }, query }: ViewProps) {
  const t = useTexts(listImportTexts);
  if (pages <= 1) return null;
  const link = (to: number, text: string) => (
    <PageLink to={previewPath(list.id, id, { ...query, page: to })} ahead="never" className="text-link py-2">
      {text}
    </PageLink>
  );
  return (
    <nav aria-label={t('list-import.pages')} className="mt-5 flex flex-wrap items-center gap-5 text-small">
      {page > 1 ? link(page - 1, t('list-import.page.before')) : null}
      <span className="figures">{t('list-import.page', { page, pages })}</span>
      {page < pages ? link(page + 1, t('list-import.page.next')) : null}
    </nav>
  );
}
