/** Which e-mail addresses the shop writes to: one rule for forms and calls. It does not tell whether the mailbox exists. */
import { textInput } from '#core/values/text/text-input.ts';

/** RFC 5321 without quoted names. */
export const emailLength = 254;

/** One address, one string: no CR, LF, comma or second @. */
export const emailPattern =
  /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?(?:\.[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?)+$/;

/** How an address is told from another: case does not matter, tags after a plus do. */
export function emailKey(email: string): string {
  return textInput(email).trim().toLowerCase();
}

/** Whether a text names an address, in any case, and not only a longer one that ends or begins with it. */
export function namesAddress(text: string, address: string): boolean {
  const literal = address.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
  return new RegExp(`(?<![A-Za-z0-9.!#$%&'*+/=?^_\`{|}~-])${literal}(?![A-Za-z0-9-]|\\.[A-Za-z0-9])`, 'i').test(text);
}
