/** What became of a file that was taken over: its numbers, and taking it back. */
import type { ImportPreview } from '#api/people/import-calls.ts';
import { listImportTexts } from '#texts/de/people/list-import.ts';
import { useTexts } from '#web/page/texts.ts';
import { importPath, listPath } from '#web/people/list-query.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { PageTitle } from '#web/ui/page-title.tsx';

/** `kept`: names of households that an undo left as they are; ''. */
export function Taken({ preview: { list, fileName, state, taken }, kept }: { preview: ImportPreview; kept: string }) {
  const t = useTexts(listImportTexts);
  const isUndone = state === 'undone';
  const { households = 0, guests = 0, same = 0, errors = 0, updated = 0, asked = 0 } = taken ?? {};
  const text = t(isUndone ? 'list-import.undone.text' : 'list-import.taken.text', { households, guests, same, errors, updated, asked });
  return (
    <>
      <PageTitle className="wrap-anywhere">
        {t(isUndone ? 'list-import.undone.title' : 'list-import.taken.title', { name: fileName })}
      </PageTitle>
      <p role="status" className="figures mt-4 max-w-[60ch]">
        {kept === '' ? text : t('list-import.undone.kept', { names: kept })}
      </p>
      <div className="mt-7 flex flex-wrap gap-4">
        <ButtonLink to={listPath(list.id)} ahead="never" className="max-sm:w-full">
          {t('list-import.to-list')}
        </ButtonLink>
        {isUndone || !taken || taken.change === null ? null : (
          <form method="post" className="max-sm:w-full">
            <input type="hidden" name="intent" value="undo" />
            <Button type="submit" kind="secondary" className="max-sm:w-full">
              {t('list-import.undo')}
            </Button>
          </form>
        )}
        <ButtonLink to={importPath(list.id)} ahead="never" kind="third" className="max-sm:w-full">
          {t('list-import.again')}
        </ButtonLink>
      </div>
    </>
  );
}
