/** The parts of an event, each with what it offers to eat, and a row for a new one. */
import { eventBounds } from '#core/people/event/event.ts';
import { eventHostTexts } from '#texts/de/people/event/event-host.ts';
import { useTexts } from '#web/page/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { CheckField, Field, TextField } from '#web/ui/field.tsx';
import { partField } from './part-fields.ts';
import type { PartCells } from './posted-event.ts';

type RowProps = { at: number; part: PartCells; errors: Readonly<Record<string, string>> };

function PartRow({ at, part, errors }: RowProps) {
  const t = useTexts(eventHostTexts);
  const { id } = part;
  const { name, place } = eventBounds;
  const dishes = (field: 'options' | 'childOptions', label: string, hint?: string) => (
    <Field label={label} hint={hint} error={field === 'options' ? (errors[`parts.${at}.options`] ?? null) : null}>
      {(wiring) => <textarea {...wiring} name={partField(at, field)} defaultValue={part[field]} rows={3} className="input h-auto py-3" />}
    </Field>
  );
  return (
    <fieldset className="border-t border-line pt-5">
      <legend className="float-left mb-3 w-full font-semibold">
        {id === '' ? t('feier.part.new') : t('feier.part', { number: at + 1 })}
      </legend>
      <input type="hidden" name={partField(at, 'id')} value={id} />
      <div className="clear-both grid gap-4 sm:grid-cols-2">
        <TextField
          name={partField(at, 'name')}
          label={t('feier.part.name')}
          error={errors[`parts.${at}.name`] ?? null}
          defaultValue={part.name}
          maxLength={name}
          autoComplete="off"
        />
        <TextField
          name={partField(at, 'place')}
          label={t('feier.part.place')}
          error={errors[`parts.${at}.place`] ?? null}
          defaultValue={part.place}
          maxLength={place}
          autoComplete="off"
        />
        <TextField name={partField(at, 'day')} type="date" label={t('feier.part.day')} defaultValue={part.day} />
        <div className="grid grid-cols-2 gap-4">
          <TextField
            name={partField(at, 'from')}
            type="time"
            label={t('feier.part.from')}
            hint={t('feier.part.time.hint')}
            defaultValue={part.from}
          />
          <TextField
            name={partField(at, 'to')}
            type="time"
            label={t('feier.part.to')}
            defaultValue={part.to}
            error={errors[`parts.${at}.endsAt`] ?? null}
          />
        </div>
        {dishes('options', t('feier.part.options'), t('feier.part.options.hint'))}
        {dishes('childOptions', t('feier.part.child-options'))}
      </div>
      {id === '' ? null : <CheckField name={partField(at, 'remove')} label={t('feier.part.remove')} />}
    </fieldset>
  );
}

type Props = { parts: readonly PartCells[]; version: number; newDay: string; errors: Readonly<Record<string, string>> };

export function ProgrammeForm({ parts, version, newDay, errors }: Props) {
  const t = useTexts(eventHostTexts);
  const empty: PartCells = {
    id: '',
    name: '',
    day: parts.length === 0 ? newDay : '',
    from: '',
    to: '',
    place: '',
    options: '',
    childOptions: '',
  };
  const rows = parts.length < eventBounds.parts && parts.every(({ id }) => id !== '') ? [...parts, empty] : parts;
  return (
    <form method="post" noValidate className="grid max-w-180 gap-7">
      <input type="hidden" name="intent" value="programme" />
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="parts" value={rows.length} />
      {rows.map((part, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a new part has no identity but its place
        <PartRow key={`${part.id}${at}`} at={at} part={part} errors={errors} />
      ))}
      <Button type="submit" className="w-full sm:w-fit">
        {t('feier.programme.save')}
      </Button>
    </form>
  );
}
