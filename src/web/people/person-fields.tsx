/** Fields that a household and its persons both have. */
import { textLengths } from '#core/people/household.ts';
import { languages } from '#core/values/locale.ts';
import { guestListTexts } from '#texts/de/people/guest-list.ts';
import { useTexts } from '#web/page/texts.ts';
import { Field, SelectField } from '#web/ui/field.tsx';

export function LanguageField({ name, value }: { name: string; value: string | null }) {
  const t = useTexts(guestListTexts);
  return (
    <SelectField name={name} label={t('guests.language')} defaultValue={value ?? ''}>
      <option value="">{t('guests.language.list')}</option>
      {languages.map((language) => (
        <option key={language} value={language}>
          {t(`guests.language.${language}`)}
        </option>
      ))}
    </SelectField>
  );
}

type LinesProps = { name: string; label: string; hint?: string; value: string; rows?: number; max: number };

export function LinesField({ name, label, hint, value, rows = 3, max }: LinesProps) {
  return (
    <Field label={label} hint={hint}>
      {(wiring) => <textarea {...wiring} name={name} defaultValue={value} rows={rows} maxLength={max} className="input h-auto py-2" />}
    </Field>
  );
}

export function NoteField({ name, value, rows }: { name: string; value: string; rows?: number }) {
  const t = useTexts(guestListTexts);
  return <LinesField name={name} label={t('guests.note')} value={value} max={textLengths.note} {...(rows !== undefined && { rows })} />;
}
