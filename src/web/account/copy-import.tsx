/** Reading in the copy of a customer's data: the form, and what became of the file. The page's action answers it; no script is needed. */
import type { CopyReport } from '#api/customer-privacy.ts';
import { copyImportTexts } from '#texts/de/customer/copy-import.ts';
import { FormNotice } from '#web/customer/form-notice.tsx';
import { useTexts } from '#web/page/texts.ts';
import { Button } from '#web/ui/button.tsx';

export type CopyAnswer = { report: CopyReport } | { notice: string };

/** Says after the form was sent what was taken and what was not. */
export function CopyImported({ answer }: { answer: CopyAnswer | undefined }) {
  const t = useTexts(copyImportTexts);
  if (!answer) return null;
  if ('notice' in answer)
    return (
      <div className="mt-7 max-w-[60ch]">
        <FormNotice text={answer.notice} />
      </div>
    );
  const { designs, pictures, known, refused } = answer.report;
  return (
    <div role="status" className="mt-7 max-w-[60ch] border-l-3 border-moss bg-ground px-5 py-4">
      <p>{t('import.done', { count: designs.length, pictures })}</p>
      {known > 0 ? <p>{t('import.known', { count: known })}</p> : null}
      {refused.length > 0 ? (
        <>
          <p className="mt-4 font-semibold">{t('import.refused')}</p>
          <ul className="list-disc pl-5">
            {refused.map(({ name, reason }) => (
              <li key={`${name} ${reason}`} className="mt-2 wrap-anywhere">
                {name}: {reason}
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </div>
  );
}

export function CopyImport() {
  const t = useTexts(copyImportTexts);
  return (
    <section aria-labelledby="einlesen" className="mt-14 max-w-130">
      <h2 id="einlesen" className="type-h3 mb-2">
        {t('import.title')}
      </h2>
      <p className="mb-5">{t('import.lead')}</p>
      <form method="post" encType="multipart/form-data" className="grid gap-5">
        <label className="grid gap-2">
          <span>{t('import.file')}</span>
          <input
            type="file"
            name="file"
            accept=".zip,application/zip"
            required
            className="w-full file:mr-4 file:cursor-pointer file:rounded-xs file:border file:border-ink file:bg-transparent file:px-5 file:py-2.5 file:font-semibold file:text-ink"
          />
        </label>
        <Button type="submit" kind="secondary" className="w-full sm:w-fit">
          {t('import.button')}
        </Button>
      </form>
    </section>
  );
}
