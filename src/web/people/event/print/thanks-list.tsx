/** Gifts of an event and whom its hosts thanked. Plain forms: they need no script. */
import type { ThanksRow } from '#api/people/event-print-calls.ts';
import { eventThanksTexts } from '#texts/de/people/event/event-thanks.ts';
import { useTexts } from '#web/page/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { SelectField, TextField } from '#web/ui/field.tsx';

export const maxGift = 200;

export function NewGift({ households }: { households: readonly { id: string; names: string }[] }) {
  const t = useTexts(eventThanksTexts);
  return (
    <section aria-labelledby="neu" className="bg-ground px-5 py-5">
      <h3 id="neu" className="type-h4 mb-3">
        {t('feier.thanks.new')}
      </h3>
      <form method="post" className="grid gap-4">
        <input type="hidden" name="intent" value="add" />
        <SelectField name="household" label={t('feier.thanks.household')}>
          {households.map(({ id, names }) => (
            <option key={id} value={id}>
              {names}
            </option>
          ))}
          <option value="">{t('feier.thanks.household.none')}</option>
        </SelectField>
        <TextField
          name="text"
          label={t('feier.thanks.text')}
          hint={t('feier.thanks.text.hint')}
          maxLength={maxGift}
          required
          autoComplete="off"
        />
        <Button type="submit">{t('feier.thanks.add')}</Button>
      </form>
    </section>
  );
}

function Gift({ id, text, names }: { id: string; text: string; names: string }) {
  const t = useTexts(eventThanksTexts);
  return (
    <form method="post" className="flex gap-2">
      <input type="hidden" name="intent" value="change" />
      <input type="hidden" name="gift" value={id} />
      <input
        name="text"
        defaultValue={text}
        maxLength={maxGift}
        autoComplete="off"
        aria-label={t('feier.thanks.text.of', { names })}
        className="input min-w-0 flex-1"
      />
      <Button type="submit" kind="secondary" small className="min-h-12">
        {t('feier.thanks.save')}
      </Button>
    </form>
  );
}

function Row({ row }: { row: ThanksRow }) {
  const t = useTexts(eventThanksTexts);
  const { household, gifts, isThanked } = row;
  const names = row.names === '' ? t('feier.thanks.household.none') : row.names;
  const state = isThanked ? 'no' : 'yes';
  return (
    <li className="grid items-center gap-x-6 gap-y-2 border-b border-line py-3 sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)_auto]">
      <p className="min-w-0 wrap-anywhere">
        <span className="font-semibold">{names}</span>
        {isThanked ? <span className="block text-small text-moss">{t('feier.thanks.done')}</span> : null}
      </p>
      <div className="grid gap-2">
        {gifts.map((gift) => (
          <Gift key={`${gift.id} ${gift.text}`} {...gift} names={names} />
        ))}
      </div>
      <form method="post">
        <input type="hidden" name="intent" value="thanks" />
        <input type="hidden" name="household" value={household ?? ''} />
        <input type="hidden" name="gift" value={gifts[0]?.id ?? ''} />
        <button
          type="submit"
          name="thanked"
          value={isThanked ? '' : 'ja'}
          className="text-link min-h-11 py-2"
          aria-label={t(`feier.thanks.${state}.of`, { names })}
        >
          {t(`feier.thanks.${state}`)}
        </button>
      </form>
    </li>
  );
}

export function ThanksList({ rows }: { rows: readonly ThanksRow[] }) {
  const t = useTexts(eventThanksTexts);
  if (rows.length === 0) return <p className="max-w-[60ch]">{t('feier.thanks.none')}</p>;
  return (
    <ul className="border-t border-line">
      {rows.map((row) => (
        <Row key={row.household ?? row.gifts[0]?.id} row={row} />
      ))}
    </ul>
  );
}
