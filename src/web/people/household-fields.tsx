/** The fields of a household but for its persons. */
import type { HouseholdDetails } from '#api/people/calls.ts';
import { listBounds, textLengths, tones } from '#core/people/household.ts';
import { guestListTexts } from '#texts/de/people/guest-list.ts';
import { useTexts } from '#web/page/texts.ts';
import { SelectField, TextField } from '#web/ui/field.tsx';
import { LanguageField, LinesField, NoteField } from './person-fields.tsx';

type Props = {
  household: HouseholdDetails;
  countries: readonly { code: string; name: string }[];
  errors: Readonly<Record<string, string>>;
};

export function AddressPart({ household, countries, errors }: Props) {
  const t = useTexts(guestListTexts);
  const { row } = household;
  const note = (field: string) => errors[field] ?? row.problems.find((problem) => problem.field === field)?.message ?? null;
  const hint = (field: string) => row.hints.find((one) => one.field === field)?.message;
  return (
    <div className="grid gap-4 sm:grid-cols-6">
      <div className="sm:col-span-6">
        <TextField
          name="company"
          label={t('guests.company')}
          defaultValue={household.company}
          maxLength={textLengths.name}
          autoComplete="off"
        />
      </div>
      <div className="sm:col-span-6">
        <TextField name="extra" label={t('guests.extra')} defaultValue={household.extra} maxLength={textLengths.line} autoComplete="off" />
      </div>
      <div className="sm:col-span-6">
        <TextField
          name="street"
          label={t('guests.column.street')}
          error={note('street')}
          defaultValue={row.street}
          maxLength={textLengths.line}
          autoComplete="off"
        />
      </div>
      <div className="sm:col-span-2">
        <TextField
          name="postcode"
          label={t('guests.column.postcode')}
          error={note('postcode')}
          hint={hint('postcode')}
          defaultValue={row.postcode}
          maxLength={textLengths.code}
          autoComplete="off"
        />
      </div>
      <div className="sm:col-span-4">
        <TextField
          name="city"
          label={t('guests.column.city')}
          error={note('city')}
          defaultValue={row.city}
          maxLength={textLengths.name}
          autoComplete="off"
        />
      </div>
      <div className="sm:col-span-3">
        <SelectField name="country" label={t('guests.column.country')} defaultValue={household.countryCode}>
          {countries.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </SelectField>
      </div>
      <div className="sm:col-span-3">
        <TextField
          name="region"
          label={t('guests.region')}
          defaultValue={household.region}
          maxLength={textLengths.name}
          autoComplete="off"
        />
      </div>
    </div>
  );
}

export function ContactPart({ household, errors }: Pick<Props, 'household' | 'errors'>) {
  const t = useTexts(guestListTexts);
  const text = (name: 'label' | 'email' | 'phone' | 'side', label: string, hint?: string) => (
    <TextField name={name} label={label} hint={hint} error={errors[name] ?? null} defaultValue={household[name]} autoComplete="off" />
  );
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {text('label', t('guests.label'), t('guests.label.hint'))}
      {text('side', t('guests.side'), t('guests.side.hint'))}
      {text('email', t('guests.email'))}
      {text('phone', t('guests.phone'))}
      <SelectField name="tone" label={t('guests.settings.tone')} defaultValue={household.tone ?? ''}>
        <option value="">{t('guests.tone.list')}</option>
        {tones.map((tone) => (
          <option key={tone} value={tone}>
            {t(`guests.tone.${tone}`)}
          </option>
        ))}
      </SelectField>
      <LanguageField name="language" value={household.language} />
      <TextField
        name="plusOnes"
        type="number"
        min={0}
        max={listBounds.plusOnes}
        label={t('guests.plus-ones')}
        error={errors.plusOnes ?? null}
        defaultValue={household.plusOnes}
      />
      <div className="sm:col-span-2">
        <LinesField
          name="envelopeText"
          label={t('guests.envelope-text')}
          hint={t('guests.envelope-text.hint')}
          value={household.envelopeText}
          max={textLengths.envelope}
        />
      </div>
      <input type="hidden" name="openingText" value={household.openingText} />
      <div className="sm:col-span-2">
        <NoteField name="note" value={household.note} />
      </div>
    </div>
  );
}
