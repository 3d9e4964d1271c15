/** What the account of a signed-in customer puts into the checkout, and what the checkout saves there. Server only. */
import { type PostalAddress, postalAddressFields, postalAddressKey, postalAddressValues } from '#core/customer/postal-address.ts';
import { checkVatId } from '#core/customer/vat-id.ts';
import { deliveryCountries } from '#core/values/channel.ts';
import type { PageRequest } from '#web/page/request.ts';
import { enteredAddress, type Values } from './checkout-form.ts';

export type CheckoutAddress = { id: string; address: PostalAddress };
type Account = {
  email: string;
  firstName: string;
  lastName: string;
  company: string;
  vatId: string;
  addresses: readonly (CheckoutAddress & { isDelivery: boolean; isBilling: boolean })[];
};
type Prefix = '' | 'billing.';

/** Null for a guest. */
export async function accountOf(page: PageRequest): Promise<Account | null> {
  const { isLoggedIn } = await page.call('GET /web-api/customer-data', {});
  if (!isLoggedIn) return null;
  const [{ email, firstName, lastName, company, vatId }, { addresses }] = await Promise.all([
    page.call('GET /web-api/customer-profile', {}),
    page.call('GET /web-api/customer-addresses', {}),
  ]);
  return { email, firstName, lastName, company, vatId, addresses };
}

/** The addresses to choose from, which the page needs no more of. */
export function choices(account: Account | null): CheckoutAddress[] | null {
  return account?.addresses.map(({ id, address }) => ({ id, address })) ?? null;
}

function isUntouched(values: Values, prefix: Prefix): boolean {
  return postalAddressFields.every((field) => field === 'country' || values[`${prefix}${field}`] === '');
}

function withAddress(values: Values, prefix: Prefix, address: PostalAddress): Values {
  const fields = Object.entries(postalAddressValues(address)).map(([field, text]) => [`${prefix}${field}`, text]);
  return { ...values, ...Object.fromEntries(fields) };
}

/** The VAT id of the profile for an address that has none, where the form takes it. */
function withVatId(values: Values, prefix: Prefix, vatId: string): Values {
  const country = deliveryCountries.find((one) => one === values[`${prefix}country`]);
  if (vatId === '' || values[`${prefix}vatId`] !== '' || !country || !checkVatId(country, vatId).ok) return values;
  return { ...values, [`${prefix}vatId`]: vatId };
}

/**
 * Fills what was left empty: the e-mail address, and the two postal addresses as long as nothing of them was typed. `countries` are those
 * the shop delivers to.
 */
export function filledValues(values: Values, account: Account | null, countries: readonly string[]): Values {
  if (!account) return values;
  const withEmail = { ...values, email: values.email || account.email };
  if (!isUntouched(values, '') || values.otherBilling !== '') return withEmail;
  const delivery = account.addresses.find(({ isDelivery, address }) => isDelivery && countries.includes(address.country));
  const billing = account.addresses.find(({ isBilling }) => isBilling);
  const { firstName, lastName, company, vatId } = account;
  const delivered = delivery ? withAddress(withEmail, '', delivery.address) : { ...withEmail, firstName, lastName, company };
  if (!billing || billing.id === delivery?.id) return withVatId(delivered, '', vatId);
  return withVatId(withAddress({ ...delivered, otherBilling: 'on' }, 'billing.', billing.address), 'billing.', vatId);
}

/** The values after a press of "deliver-ID" or "bill-ID": one of the two addresses is the saved one. Null for other buttons and foreign ids. */
export function savedAddressValues(values: Values, account: Account | null, button: string): Values | null {
  const [, use, id] = /^(deliver|bill)-(.+)$/.exec(button) ?? [];
  const saved = account?.addresses.find((one) => one.id === id);
  if (!account || !saved) return null;
  if (use === 'bill')
    return withVatId(withAddress({ ...values, otherBilling: 'on' }, 'billing.', saved.address), 'billing.', account.vatId);
  const chosen = withAddress(values, '', saved.address);
  return values.otherBilling === '' ? withVatId(chosen, '', account.vatId) : chosen;
}

/** Adds the addresses of a placed order that the account does not have. Failures are logged only: the order is placed. */
export async function saveNewAddresses(page: PageRequest, values: Values): Promise<void> {
  try {
    const { addresses } = await page.call('GET /web-api/customer-addresses', {});
    const known = new Set(addresses.map(({ address }) => postalAddressKey(address)));
    const isEmpty = known.size === 0;
    const used = [enteredAddress(values), ...(values.otherBilling === '' ? [] : [enteredAddress(values, 'billing.')])];
    for (const [at, address] of used.entries()) {
      if (known.has(postalAddressKey(address))) continue;
      known.add(postalAddressKey(address));
      const first = { isDelivery: isEmpty && at === 0, isBilling: isEmpty && at === used.length - 1 };
      await page.call('POST /web-api/customer-addresses', { address, ...first });
    }
  } catch (error) {
    page.logError(error);
  }
}
