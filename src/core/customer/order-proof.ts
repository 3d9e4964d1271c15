/** The proof of an old order besides its link: its postal code or e-mail address. */
import { emailKey } from './email.ts';
import type { PostalAddress } from './postal-address.ts';

type Proving = { email: string; delivery: Pick<PostalAddress, 'postalCode'>; billing: Pick<PostalAddress, 'postalCode'> };

/** Whether a text is the e-mail address of an order, or the postal code of one of its addresses. */
export function provesOrder({ email, delivery, billing }: Proving, typed: string): boolean {
  const code = (text: string) => text.replace(/[\s-]/g, '').toUpperCase();
  // What was erased proves nothing.
  const addresses = email === '' ? [] : [emailKey(email)];
  const codes = [delivery, billing].map(({ postalCode }) => code(postalCode)).filter((one) => one !== '');
  return addresses.includes(emailKey(typed)) || codes.includes(code(typed));
}
