/** Keys of links for guests: 128 bits in Crockford's base 32, which is a short QR code in capitals. */

const digits = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const keyPattern = /^[0-9A-HJKMNP-TV-Z]{26}$/;

/** Behind the address that ends mails: what a mail program posts there is its one click, what the page posts there has another query. */
export const mailStopQuery = '?mail';

/** In the address of the page for all of an event: the key of an answer, as its mail has it. */
export const openAnswerQuery = 'meine';

/** Of 16 bytes. */
export function writeLinkKey(bytes: Uint8Array): string {
  let value = bytes.reduce((sum, byte) => (sum << 8n) | BigInt(byte), 0n);
  let text = '';
  for (let at = 0; at < 26; at += 1) {
    text = digits.charAt(Number(value & 31n)) + text;
    value >>= 5n;
  }
  return text;
}

/** The key as it was made, however it is typed; null for what is none. */
export function readLinkKey(typed: string): string | null {
  const text = typed.slice(0, 40).toUpperCase().replaceAll('O', '0').replace(/[IL]/g, '1');
  return keyPattern.test(text) ? text : null;
}
