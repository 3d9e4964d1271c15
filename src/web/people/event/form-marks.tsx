/** What a form carries that no person fills in: its stamp, and a field that stays empty. */
import { eventOpenTexts } from '#texts/de/people/event/event-open.ts';
import { useTexts } from '#web/page/texts.ts';
import { openNames } from '#web/people/event/open/open-names.ts';

export function FormMarks({ stamp }: { stamp: string }) {
  const t = useTexts(eventOpenTexts);
  return (
    <>
      <input type="hidden" name={openNames.stamp} value={stamp} />
      <div className="unseen" aria-hidden="true">
        <label>
          {t('open.trap')}
          <input name={openNames.trap} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
    </>
  );
}
