/** The fields of one person of a household. */
import type { HouseholdDetails } from '#api/people/calls.ts';
import { genders, guestKinds, textLengths } from '#core/people/household.ts';
import { guestListTexts } from '#texts/de/people/guest-list.ts';
import { useTexts } from '#web/page/texts.ts';
import { CheckField, SelectField, TextField } from '#web/ui/field.tsx';
import { guestField } from './grid-rows.ts';
import { LanguageField, NoteField } from './person-fields.tsx';

type Guest = HouseholdDetails['guests'][number];

/** Null: a person to be added. */
export function GuestFields({ guest, at }: { guest: Guest | null; at: number }) {
  const t = useTexts(guestListTexts);
  const title = guest ? guest.name || t('guests.person', { number: at + 1 }) : t('guests.person.add');
  const text = (name: 'title' | 'given' | 'noble' | 'family' | 'suffix' | 'nick', label: string) => (
    <TextField
      name={guestField(at, name)}
      label={label}
      defaultValue={guest?.[name] ?? ''}
      maxLength={textLengths.name}
      autoComplete="off"
    />
  );
  return (
    <fieldset className="border-t border-line pt-4">
      <legend className="type-h4 float-left mb-3 w-full wrap-anywhere">{title}</legend>
      <input type="hidden" name={guestField(at, 'id')} value={guest?.id ?? ''} />
      <div className="clear-both grid gap-4 sm:grid-cols-2">
        {text('given', t('guests.given'))}
        {text('family', t('guests.family'))}
        <SelectField name={guestField(at, 'kind')} label={t('guests.kind')} defaultValue={guest?.kind ?? 'adult'}>
          {guestKinds.map((kind) => (
            <option key={kind} value={kind}>
              {t(`guests.kind.${kind}`)}
            </option>
          ))}
        </SelectField>
        <SelectField name={guestField(at, 'gender')} label={t('guests.gender')} defaultValue={guest?.gender ?? ''}>
          <option value="">{t('guests.gender.none')}</option>
          {genders.map((gender) => (
            <option key={gender} value={gender}>
              {t(`guests.gender.${gender}`)}
            </option>
          ))}
        </SelectField>
      </div>
      <CheckField name={guestField(at, 'invited')} value="on" defaultChecked={guest?.isInvited ?? true} label={t('guests.invited')} />
      <details>
        <summary className="text-link min-h-11 w-fit py-2 text-small">{t('guests.more')}</summary>
        <div className="grid gap-4 pt-2 pb-4 sm:grid-cols-2">
          {text('title', t('guests.person.title'))}
          {text('noble', t('guests.noble'))}
          {text('suffix', t('guests.suffix'))}
          {text('nick', t('guests.nick'))}
          <TextField
            name={guestField(at, 'email')}
            type="email"
            label={t('guests.email')}
            defaultValue={guest?.email ?? ''}
            autoComplete="off"
          />
          <LanguageField name={guestField(at, 'language')} value={guest?.language ?? null} />
          <div className="sm:col-span-2">
            <NoteField name={guestField(at, 'note')} value={guest?.note ?? ''} rows={2} />
          </div>
        </div>
      </details>
      {guest ? <CheckField name={guestField(at, 'remove')} value="on" label={t('guests.person.remove')} /> : null}
    </fieldset>
  );
}
