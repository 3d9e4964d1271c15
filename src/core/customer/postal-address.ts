/**
 * A postal address: its fields, the rules of each country, and its lines. The one place of these facts for calls, orders, address books,
 * forms, tickets, delivery notes and mails. Schemas are in postal-address-schema.ts, since browsers load no schema.
 */
import { countryName, type DeliveryCountry, deliveryCountries } from '#core/values/channel.ts';
import type { FieldError } from '#core/values/fault.ts';
import { type Message, message } from '#core/values/message.ts';
import { hasLink, isSentence } from './link-text.ts';
import { checkPostalCode } from './postal-code.ts';
import { checkVatId } from './vat-id.ts';

export type PostalAddress = {
  firstName: string;
  lastName: string;
  company?: string;
  /** Of the address that gets the bill. */
  vatId?: string;
  /** Second line: floor, building, "c/o", number at a parcel locker. */
  extra?: string;
  street: string;
  postalCode: string;
  city: string;
  country: DeliveryCountry;
  /** Of the address that gets an express parcel, for questions of the courier. Papers in the parcel, mails and pages of orders leave it out. */
  phone?: string;
};
export type PostalAddressField = keyof PostalAddress;
/** Every field as text; '' is not given. */
export type PostalAddressValues = Record<PostalAddressField, string>;

type FieldFacts = { label: `checkout.${string}`; maxLength: number; isOptional: boolean; autocomplete: string };

/** In the order of the form. `label` is the key of a text, `autocomplete` a token (WCAG 1.3.5). */
export const postalAddressFacts = {
  firstName: { label: 'checkout.firstName', maxLength: 100, isOptional: false, autocomplete: 'given-name' },
  lastName: { label: 'checkout.lastName', maxLength: 100, isOptional: false, autocomplete: 'family-name' },
  company: { label: 'checkout.company', maxLength: 100, isOptional: true, autocomplete: 'organization' },
  vatId: { label: 'checkout.vatId', maxLength: 20, isOptional: true, autocomplete: 'off' },
  street: { label: 'checkout.street', maxLength: 100, isOptional: false, autocomplete: 'address-line1' },
  extra: { label: 'checkout.extra', maxLength: 100, isOptional: true, autocomplete: 'address-line2' },
  postalCode: { label: 'checkout.postalCode', maxLength: 12, isOptional: false, autocomplete: 'postal-code' },
  city: { label: 'checkout.city', maxLength: 100, isOptional: false, autocomplete: 'address-level2' },
  country: { label: 'checkout.country', maxLength: 2, isOptional: false, autocomplete: 'country' },
  phone: { label: 'checkout.phone', maxLength: 30, isOptional: true, autocomplete: 'tel' },
} as const satisfies Record<PostalAddressField, FieldFacts>;

export const postalAddressFields = Object.keys(postalAddressFacts) as readonly PostalAddressField[];

/** Which of its fields an address has: the courier of an express parcel gets the telephone number, the VAT id goes with the bill. */
export type AddressUse = { isExpress: boolean; isBilled: boolean };

export function isFieldUsed(field: PostalAddressField, { isExpress, isBilled }: AddressUse): boolean {
  if (field === 'phone') return isExpress;
  return field !== 'vatId' || isBilled;
}

/** The address without the fields that its use does not have. */
export function forUse({ phone, vatId, ...address }: PostalAddress, { isExpress, isBilled }: AddressUse): PostalAddress {
  return {
    ...address,
    ...(isBilled && vatId !== undefined ? { vatId } : {}),
    ...(isExpress && phone !== undefined ? { phone } : {}),
  };
}

function deliveryCountryNamed(text: string): DeliveryCountry | undefined {
  return deliveryCountries.find((country) => country === text);
}

const phoneForm = /^\+?[\d\s()/.-]{0,29}$/;

/** Countries write telephone numbers too differently for one form: it stays as it was typed. */
function checkPhone(typed: string): { ok: true; value: string } | { ok: false; message: Message } {
  const digits = typed.replace(/\D/g, '').length;
  return phoneForm.test(typed) && digits >= 5 && digits <= 15 ? { ok: true, value: typed } : { ok: false, message: message('field.phone') };
}

/** What is missing or not in the form of its country. Whether the country is delivered to is not asked. */
export function postalAddressIssues(address: Partial<PostalAddressValues>): (FieldError & { field: PostalAddressField })[] {
  const missing = postalAddressFields.filter((field) => !postalAddressFacts[field].isOptional && !address[field]);
  const issues = missing.map((field) => ({ field, code: 'missing', message: message(`checkout.missing.${field}`) }));
  const { country = '', postalCode, vatId, phone } = address;
  const known = deliveryCountryNamed(country);
  const checks = [
    { field: 'postalCode' as const, code: 'postal-code', checked: known && postalCode ? checkPostalCode(known, postalCode) : null },
    { field: 'vatId' as const, code: 'vat-id', checked: known && vatId ? checkVatId(known, vatId) : null },
    { field: 'phone' as const, code: 'phone', checked: phone ? checkPhone(phone) : null },
  ];
  for (const { field, code, checked } of checks) if (checked && !checked.ok) issues.push({ field, code, message: checked.message });
  return issues;
}

/** What keeps an address of a call from being stored, links and sentences included. `field` is the name of the address in its form. */
export function postalAddressErrors(field: string, address: PostalAddress): FieldError[] {
  const errors: FieldError[] = postalAddressIssues(address);
  for (const name of ['firstName', 'lastName', 'company', 'extra', 'street', 'city'] as const) {
    const text = address[name] ?? '';
    const isName = name === 'firstName' || name === 'lastName';
    if (hasLink(text) || (isName && isSentence(text))) errors.push({ field: name, code: 'link', message: message('fault.address-link') });
  }
  return errors.map((error) => ({ ...error, field: `${field}.${error.field}` }));
}

/** The address of a form, each field in the form of its country. Take it from values without issues. */
export function postalAddressOf(values: PostalAddressValues): PostalAddress {
  const { firstName, lastName, street, city } = values;
  const country = deliveryCountryNamed(values.country) ?? 'DE';
  const code = checkPostalCode(country, values.postalCode);
  const vatId = checkVatId(country, values.vatId);
  const typed = { ...values, vatId: vatId.ok ? vatId.value : '' };
  const optional: Partial<PostalAddressValues> = Object.fromEntries(
    postalAddressFields
      .filter((field) => postalAddressFacts[field].isOptional && typed[field] !== '')
      .map((field) => [field, typed[field]]),
  );
  return { ...optional, firstName, lastName, street, postalCode: code.ok ? code.value : values.postalCode, city, country };
}

/** The fields of an address, as a form shows them. */
export function postalAddressValues(address: PostalAddress): PostalAddressValues {
  const texts: Partial<PostalAddressValues> = address;
  return Object.fromEntries(postalAddressFields.map((field) => [field, texts[field] ?? ''])) as PostalAddressValues;
}

/** Equal for two addresses of one recipient at one place: VAT id and telephone number do not count. */
export function postalAddressKey(values: Partial<PostalAddressValues>): string {
  const compared = postalAddressFields.filter((field) => field !== 'vatId' && field !== 'phone');
  return JSON.stringify(compared.map((field) => values[field] ?? ''));
}

/** What is left of the delivery address of an erased order: the country decides on the tax. */
export function erasedPostalAddress(country: DeliveryCountry): PostalAddress {
  return { firstName: '', lastName: '', street: '', postalCode: '', city: '', country };
}

export function personName({ firstName, lastName }: Pick<PostalAddress, 'firstName' | 'lastName'>): string {
  return `${firstName} ${lastName}`.trim();
}

/**
 * Lines of an address as they are on a letter inside its country. All ten countries of delivery put the second line above the street, and the
 * code before the town.
 */
export function domesticAddressLines(address: PostalAddress): string[] {
  const { company = '', extra = '', street, postalCode, city } = address;
  return [company, personName(address), extra, street, `${postalCode} ${city}`.trim()].filter((line) => line !== '');
}

/** The lines with the name of the country, in the language of `locale`. */
export function postalAddressLines(address: PostalAddress, locale: string): string[] {
  return [...domesticAddressLines(address), countryName(address.country, locale)];
}
