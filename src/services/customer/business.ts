/** What a business says of itself: company and VAT id, as sign-up and profile take them. */
import { personErrors } from '#core/customer/account-form.ts';
import { checkVatId } from '#core/customer/vat-id.ts';
import { type Country, deliveryCountries } from '#core/values/channel.ts';
import type { FieldError } from '#core/values/fault.ts';
import { visibleText } from '#core/values/visible-text.ts';

/** Fields of a form as they were typed; what was left empty may be missing. */
export type PersonInput = {
  firstName?: string | undefined;
  lastName?: string | undefined;
  type?: number | undefined;
  company?: string | undefined;
  vatId?: string | undefined;
};
export type BusinessPerson = { firstName: string; lastName: string; type: number; company: string | null; vatId: string | null };

/** Names, and of a business company and VAT id, with a sentence for every field that is not right. */
export function checkPerson(input: PersonInput, country: Country): { person: BusinessPerson; errors: FieldError[] } {
  const text = (value: string | undefined) => visibleText(value ?? '');
  const [firstName, lastName, company] = [text(input.firstName), text(input.lastName), text(input.company)];
  const type = input.type ?? 0;
  const errors = personErrors({ firstName, lastName, type, company });
  const typed = type === 0 ? '' : text(input.vatId);
  const vatId = typed === '' ? null : checkVatId(deliveryCountries.find((known) => known === country) ?? 'DE', typed);
  if (vatId && !vatId.ok) errors.push({ field: 'vatId', code: 'vat-id', message: vatId.message });
  const business = type === 0 ? { company: null, vatId: null } : { company: company || null, vatId: vatId?.ok ? vatId.value : null };
  return { person: { firstName, lastName, type, ...business }, errors };
}
