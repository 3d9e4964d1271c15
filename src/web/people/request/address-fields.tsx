/** The fields of an address, in the order and with the parts of its country. They work without a script. */
import type { AskedAddress } from '#api/people/address-calls.ts';
import { textLengths } from '#core/people/household.ts';
import { requestTerms } from '#core/people/request/terms.ts';
import { addressFormTexts } from '#texts/de/people/address-form.ts';
import { useTexts } from '#web/page/texts.ts';
import { SelectField, TextField } from '#web/ui/field.tsx';
import type { ShownForm } from './typed-address.ts';

type Props = { asked: AskedAddress; form: ShownForm; errors: Readonly<Record<string, string>> };

const { name: maxName, line: maxLine, code: maxCode } = textLengths;

function NamesField({ asked, form, errors }: Props) {
  const t = useTexts(addressFormTexts);
  const isGroup = asked.kind === 'group';
  return (
    <TextField
      name="names"
      label={t(isGroup ? 'address.names' : 'address.names.other')}
      hint={isGroup ? t('address.names.hint') : t('address.names.other.hint', { title: asked.title })}
      error={errors.names ?? null}
      defaultValue={form.address.names}
      maxLength={requestTerms.names}
      autoComplete={isGroup ? 'name' : 'off'}
      required={isGroup}
    />
  );
}

function CompanyFields({ form: { address } }: Props) {
  const t = useTexts(addressFormTexts);
  return (
    <details open={address.company !== '' || address.extra !== ''}>
      <summary className="text-link min-h-11 w-fit py-2 text-small">{t('address.more')}</summary>
      <div className="grid gap-4 pt-2">
        <TextField
          name="company"
          label={t('address.company')}
          defaultValue={address.company}
          maxLength={maxName}
          autoComplete="organization"
        />
        <TextField name="extra" label={t('address.extra')} defaultValue={address.extra} maxLength={maxLine} autoComplete="address-line2" />
      </div>
    </details>
  );
}

function ContactFields({ asked, form: { address }, errors }: Props) {
  const t = useTexts(addressFormTexts);
  return (
    <>
      {asked.asks.email ? (
        <TextField
          name="email"
          type="email"
          label={t('address.email')}
          error={errors.email ?? null}
          defaultValue={address.email}
          maxLength={maxLine}
          autoComplete="email"
        />
      ) : null}
      {asked.asks.phone ? (
        <TextField name="phone" type="tel" label={t('address.phone')} defaultValue={address.phone} maxLength={maxName} autoComplete="tel" />
      ) : null}
    </>
  );
}

export function AddressFields(props: Props) {
  const t = useTexts(addressFormTexts);
  const { asked, form, errors } = props;
  const { address, fields, hints } = form;
  const text = (field: 'street' | 'postcode' | 'city' | 'region') => ({
    name: field,
    label: t(`address.${field}`),
    error: errors[field] ?? null,
    hint: hints.find((hint) => hint.field === field)?.message,
    defaultValue: address[field],
  });
  return (
    <div className="grid content-start gap-3">
      <div className="grid gap-2">
        <SelectField name="country" label={t('address.country')} defaultValue={address.country} autoComplete="country">
          {asked.countries.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </SelectField>
        <button type="submit" name="intent" value="country" data-country-button="" className="text-link min-h-11 w-fit text-small">
          {t('address.country.button')}
        </button>
      </div>
      {asked.kind === 'group' ? <NamesField {...props} /> : null}
      <TextField {...text('street')} maxLength={maxLine} autoComplete="address-line1" required />
      {/* A sentence below the narrow field would be a word a line. */}
      <div className={`grid gap-3 ${errors.postcode ? '' : 'grid-cols-[minmax(0,120fr)_minmax(0,210fr)]'}`}>
        {fields.postcode ? <TextField {...text('postcode')} maxLength={maxCode} autoComplete="postal-code" required /> : null}
        <div className={fields.postcode ? '' : 'col-span-full'}>
          <TextField {...text('city')} maxLength={maxName} autoComplete="address-level2" required />
        </div>
      </div>
      {fields.region ? <TextField {...text('region')} maxLength={maxName} autoComplete="address-level1" /> : null}
    </div>
  );
}

/** What few guests need, below the envelope. */
export function MoreFields(props: Props) {
  return (
    <div className="grid content-start gap-3">
      <CompanyFields {...props} />
      {props.asked.kind === 'household' ? <NamesField {...props} /> : null}
      <ContactFields {...props} />
    </div>
  );
}
