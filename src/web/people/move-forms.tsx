/** Gives a household another place, and its persons another household. */
import type { HouseholdDetails } from '#api/people/calls.ts';
import { guestListTexts } from '#texts/de/people/guest-list.ts';
import { useTexts } from '#web/page/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { CheckField, TextField } from '#web/ui/field.tsx';

type Props = { household: HouseholdDetails; households: number; error: string | null };

export function MoveForms({ household: { row, guests }, households, error }: Props) {
  const t = useTexts(guestListTexts);
  return (
    <details className="mt-11 border-y border-line" open={error !== null || undefined}>
      <summary className="min-h-13 py-3 font-semibold">{t('guests.move')}</summary>
      <form method="post" className="grid max-w-130 gap-4 pb-7">
        <input type="hidden" name="intent" value="place" />
        <input type="hidden" name="version" value={row.version} />
        <TextField name="position" type="number" min={1} max={households} label={t('guests.place')} defaultValue={row.position} />
        <Button type="submit" kind="secondary" className="w-full sm:w-fit">
          {t('guests.place.button')}
        </Button>
      </form>
      <form method="post" className="grid max-w-130 gap-4 pb-7">
        <input type="hidden" name="intent" value="guests" />
        <input type="hidden" name="version" value={row.version} />
        <fieldset>
          <legend className="type-h4 mb-1">{t('guests.split')}</legend>
          <p className="mb-2 text-small text-ink-soft">{t('guests.split.lead')}</p>
          {guests.map(({ id, name }, at) => (
            <CheckField key={id} name="guest" value={id} label={name || t('guests.person', { number: at + 1 })} />
          ))}
        </fieldset>
        <TextField
          name="to"
          type="number"
          min={1}
          max={households}
          label={t('guests.split.to')}
          hint={t('guests.split.to.hint')}
          error={error}
        />
        <Button type="submit" kind="secondary" className="w-full sm:w-fit">
          {t('guests.split.button')}
        </Button>
      </form>
    </details>
  );
}
