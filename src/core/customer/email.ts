/** Which e-mail addresses the shop writes to: one rule for forms and calls. It does not tell whether the mailbox exists. */
import { textInput } from '#core/values/text/text-input.ts';

/** RFC 5321 without quoted names. */
export const emailLength = 254;

/** One address, one string: no CR, LF, comma or second @. */
const asciiEmail =
  /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?(?:\.[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?)+$/;

/** Labels of letters, marks and digits of any script, with hyphens inside (RFC 5890). */
const internationalDomain = /^(?:[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:-+[\p{L}\p{M}\p{N}]+)*(?:\.|$))+$/u;

/** "info@müller.example" as mail servers know it, "info@xn--mller-kva.example". An address without such a domain stays as it is. */
function withAsciiDomain(email: string): string {
  const at = email.lastIndexOf('@') + 1;
  const domain = email.slice(at);
  if (domain.length > 253 || /^[\0-\x7f]*$/.test(domain) || !internationalDomain.test(domain)) return email;
  const url = `https://${domain}`;
  const ascii = URL.canParse(url) ? new URL(url).hostname : '';
  // The length of a label is that of its ASCII form.
  return ascii === '' || /[^.]{64}/.test(ascii) ? email : email.slice(0, at) + ascii;
}

/** One rule for forms and calls. An address is stored as it was typed; mails go to the ASCII form of its domain. */
export function isEmail(text: string): boolean {
  if (text.length > emailLength) return false;
  const ascii = withAsciiDomain(text);
  return ascii.length <= emailLength && asciiEmail.test(ascii);
}

/** How an address is told from another: case and the form of the domain do not matter, tags after a plus do. */
export function emailKey(email: string): string {
  return withAsciiDomain(textInput(email).trim().toLowerCase());
}

/** Mailboxes of one provider under two names, which takes no notice of dots. */
const gmailDomains: readonly string[] = ['gmail.com', 'googlemail.com'];

/**
 * Whose an address is, for what one person gets once: vouchers (D14), free samples, the first order. Addresses that lead to one mailbox are one:
 * beside what `emailKey` does, what follows a plus before the @ does not count, and neither do the dots of Gmail.
 */
export function emailOwner(email: string): string {
  const key = emailKey(email);
  const at = key.lastIndexOf('@');
  const domain = key.slice(at + 1);
  const tagged = key.slice(0, at);
  const plus = tagged.indexOf('+', 1);
  const name = plus < 0 ? tagged : tagged.slice(0, plus);
  if (!gmailDomains.includes(domain)) return `${name}@${domain}`;
  return `${name.replaceAll('.', '') || name}@gmail.com`;
}

/** Whether a text names an address, in any case, and not only a longer one that ends or begins with it. */
export function namesAddress(text: string, address: string): boolean {
  const literal = address.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
  return new RegExp(`(?<![A-Za-z0-9.!#$%&'*+/=?^_\`{|}~-])${literal}(?![\\p{L}\\p{N}-]|\\.[\\p{L}\\p{N}])`, 'iu').test(text);
}
