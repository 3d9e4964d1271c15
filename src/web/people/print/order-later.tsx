/** Ordering a design by a number of pieces, whose names follow until a day. A plain form: it needs no script. */
import { maxRecordsDays } from '#core/order/later/records-days.ts';
import { orderLaterTexts } from '#texts/de/people/order-later.ts';
import { useTexts } from '#web/page/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';

/** Section of the form, as an anchor. */
const id = 'namen-folgen';

/** `isFolded`: beside a list, which is the other way. */
export function OrderLater({ isFolded }: { isFolded: boolean }) {
  const t = useTexts(orderLaterTexts);
  if (!isFolded)
    return (
      <section id={id} aria-labelledby="spaeter" className="mt-9 border-t border-line pt-6">
        <h2 id="spaeter" className="type-h4 mb-3">
          {t('merge.later')}
        </h2>
        <LaterForm />
      </section>
    );
  return (
    <details id={id} className="border-b border-line">
      <summary className="min-h-13 py-3 font-semibold">{t('merge.later')}</summary>
      <div className="pb-6">
        <LaterForm />
      </div>
    </details>
  );
}

function LaterForm() {
  const t = useTexts(orderLaterTexts);
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
