/** What an event says: its names, days, place, and until when guests answer. */
import type { ShownFacts, ShownLook } from '#api/people/event-calls.ts';
import { eventBounds } from '#core/people/event/event.ts';
import { eventHostTexts } from '#texts/de/people/event/event-host.ts';
import { useTexts } from '#web/page/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Field, SelectField, TextField } from '#web/ui/field.tsx';

type Props = {
  facts: ShownFacts;
  version: number;
  occasions: readonly { key: string; name: string }[];
  looks: readonly ShownLook[];
  errors: Readonly<Record<string, string>>;
};

function LookField({ looks, look, error }: { looks: readonly ShownLook[]; look: ShownFacts['details']['look']; error: string | null }) {
  const t = useTexts(eventHostTexts);
  return (
    <SelectField
      name="look"
      label={t('feier.look')}
      hint={t('feier.look.hint')}
      defaultValue={look === null ? '' : `${look.design}/${look.colourway}`}
      error={error}
    >
      <option value="">{t('feier.look.none')}</option>
      {looks.map(({ design, name, colourways, isOwn }) => (
        <optgroup key={design} label={isOwn ? t('feier.look.own', { name }) : name}>
          {colourways.map((colourway) => (
            <option key={colourway.key} value={`${design}/${colourway.key}`}>
              {`${name}, ${colourway.name}`}
            </option>
          ))}
        </optgroup>
      ))}
    </SelectField>
  );
}

export function FactsForm({ facts, version, occasions, looks, errors }: Props) {
  const t = useTexts(eventHostTexts);
  const { details } = facts;
  const { title, name, place, text } = eventBounds;
  return (
    <form method="post" noValidate className="grid max-w-130 gap-5">
      <input type="hidden" name="intent" value="facts" />
      <input type="hidden" name="version" value={version} />
      <TextField
        name="title"
        label={t('feier.new.title')}
        error={errors.title ?? null}
        defaultValue={facts.title}
        maxLength={title}
        autoComplete="off"
        required
      />
      <SelectField name="occasion" label={t('feier.occasion')} defaultValue={facts.occasion} error={errors.occasion ?? null}>
        {occasions.map(({ key, name: of }) => (
          <option key={key} value={key}>
            {of}
          </option>
        ))}
      </SelectField>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField name="firstDay" type="date" label={t('feier.first-day')} defaultValue={facts.firstDay} required />
        <TextField name="lastDay" type="date" label={t('feier.last-day')} defaultValue={facts.lastDay} error={errors.lastDay ?? null} />
      </div>
      <TextField
        name="deadline"
        type="date"
        label={t('feier.deadline')}
        hint={t('feier.deadline.hint')}
        defaultValue={facts.deadline ?? ''}
        error={errors.deadline ?? null}
      />
      <TextField
        name="zone"
        label={t('feier.zone')}
        hint={t('feier.zone.hint')}
        defaultValue={facts.zone}
        maxLength={60}
        autoComplete="off"
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          name="first"
          label={t('feier.first')}
          error={errors.first ?? null}
          defaultValue={details.first}
          maxLength={name}
          autoComplete="off"
        />
        <TextField
          name="second"
          label={t('feier.second')}
          error={errors.second ?? null}
          defaultValue={details.second}
          maxLength={name}
          autoComplete="off"
        />
      </div>
      <TextField
        name="place"
        label={t('feier.place')}
        error={errors.place ?? null}
        defaultValue={details.place}
        maxLength={place}
        autoComplete="off"
      />
      <TextField
        name="address"
        label={t('feier.address')}
        error={errors.address ?? null}
        defaultValue={details.address}
        maxLength={place}
        autoComplete="off"
      />
      <Field label={t('feier.info')} hint={t('feier.info.hint')} error={errors.info ?? null}>
        {(wiring) => (
          <textarea {...wiring} name="info" defaultValue={details.info} rows={4} maxLength={text} className="input h-auto py-3" />
        )}
      </Field>
      <TextField
        name="contact"
        label={t('feier.contact')}
        hint={t('feier.contact.hint')}
        error={errors.contact ?? null}
        defaultValue={details.contact}
        maxLength={place}
        autoComplete="off"
      />
      <LookField looks={looks} look={details.look} error={errors.look ?? null} />
      <Button type="submit" kind="secondary" className="w-full sm:w-fit">
        {t('feier.facts.save')}
      </Button>
    </form>
  );
}
