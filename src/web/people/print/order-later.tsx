/** Ordering a design by a number of pieces, whose names follow until a day. A plain form: it needs no script. */
import { maxRecordsDays } from '#core/order/later/records-days.ts';
import { mergeTexts } from '#texts/de/people/merge.ts';
import { useTexts } from '#web/page/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';

/** Section of the form, as an anchor. */
export const orderLaterId = 'namen-folgen';

export function OrderLater() {
  const t = useTexts(mergeTexts);
  return (
    <form method="post" className="grid gap-5">
      <input type="hidden" name="intent" value="later" />
      <p>{t('merge.later.lead')}</p>
      <TextField name="pieces" type="number" inputMode="numeric" min={1} required label={t('merge.later.pieces')} />
      <TextField
        name="until"
        type="date"
        required
        label={t('merge.later.until')}
        hint={t('merge.later.until.hint', { days: maxRecordsDays })}
      />
      <Button type="submit" kind="secondary" className="w-full sm:w-fit">
        {t('merge.later.button')}
      </Button>
    </form>
  );
}
