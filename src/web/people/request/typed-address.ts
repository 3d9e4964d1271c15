/** Reads the posted form of an address, and shows it on its envelope. Server only. */
import type { AskedAddress } from '#api/people/address-calls.ts';
import { isGuestCountry } from '#core/people/countries.ts';
import { countryLine } from '#core/people/country-line.ts';
import { newHousehold, withTypedRow } from '#core/people/edit-household.ts';
import { addressLines, envelopeLines, townLine } from '#core/people/envelope.ts';
import { textLengths } from '#core/people/household.ts';
import { addressFields, checkAnswer, tidyAnswer, withAnswer } from '#core/people/request/answer.ts';
import type { TypedAddress } from '#core/people/request/request-schema.ts';
import { requestTerms } from '#core/people/request/terms.ts';
import type { Locale } from '#core/values/locale.ts';
import { serverTexts, textLanguage } from '#texts/server-texts.ts';
import { textOf } from '#web/page/form-input.ts';

const { name, line, code } = textLengths;

export function postedAddress(form: FormData, listCountry: string): TypedAddress {
  const text = (field: string, max: number) => textOf(form, field).slice(0, max);
  const country = text('country', 2);
  return {
    names: text('names', requestTerms.names),
    company: text('company', name),
    street: text('street', line),
    extra: text('extra', line),
    postcode: text('postcode', code),
    city: text('city', name),
    region: text('region', name),
    country: isGuestCountry(country) ? country : listCountry,
    email: text('email', line),
    phone: text('phone', name),
  };
}

export function emptyAddress(country: string): TypedAddress {
  return { names: '', company: '', street: '', extra: '', postcode: '', city: '', region: '', country, email: '', phone: '' };
}

/** The envelope as it will be printed, and how a script writes it while the form is filled in. */
export type ShownEnvelope = { lines: string[]; street: string; town: string; townSign: string; townRegion: string; country: string };
export type ShownForm = {
  address: TypedAddress;
  fields: { postcode: boolean; region: boolean };
  hints: { field: string; message: string }[];
  envelope: ShownEnvelope;
};

export function shownForm(asked: Pick<AskedAddress, 'list' | 'nameLines' | 'kind'>, typed: TypedAddress, locale: Locale): ShownForm {
  const { list, nameLines, kind } = asked;
  const language = textLanguage(locale);
  const t = serverTexts({ locale });
  const address = tidyAnswer(typed);
  let id = 0;
  const newId = () => String(id++);
  const empty = newHousehold(newId, list.country, 1);
  const named =
    kind === 'household'
      ? { ...empty, envelopeText: nameLines.join('\n') }
      : withTypedRow(empty, { names: address.names }, { country: list.country, newId }).household;
  const { country } = address;
  const pattern = (region: string) => townLine({ postcode: '1', city: 'a', region, country });
  const isEmpty = `${address.street}${address.postcode}${address.city}` === '';
  return {
    address,
    fields: addressFields(country),
    hints: isEmpty ? [] : checkAnswer(address, kind === 'group').hints.map(({ field, message }) => ({ field, message: t(message) })),
    envelope: {
      lines: envelopeLines(withAnswer(named, address), { ...list, language }),
      street: addressLines({ ...empty, street: 'a', country }, country)[0] ?? '',
      town: pattern(''),
      // Italian lines have the sign of a province, and no name of a region.
      townSign: pattern('bb'),
      townRegion: pattern('bbb'),
      country: country === list.country ? '' : countryLine(country, list.country),
    },
  };
}
