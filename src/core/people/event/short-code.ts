/**
 * Codes that people type from a card: eleven random characters of Crockford's base 32 and one that checks them. The check finds every wrong character
 * and every two that changed places.
 */
const digits = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const randomDigits = 11;

/** Twice a number of the field of 32 elements whose polynomial is x⁵ + x² + 1. */
const doubled = (value: number) => ((value << 1) ^ (value & 16 ? 0b100101 : 0)) & 31;
const checkOf = (values: readonly number[]) => values.reduce((sum, value) => doubled(sum ^ value), 0);

/** Of 7 bytes. */
export function writeShortCode(bytes: Uint8Array): string {
  let value = bytes.slice(0, 7).reduce((sum, byte) => (sum << 8n) | BigInt(byte), 0n);
  const values: number[] = [];
  for (let at = 0; at < randomDigits; at += 1) {
    values.unshift(Number(value & 31n));
    value >>= 5n;
  }
  return [...values, checkOf(values)].map((one) => digits.charAt(one)).join('');
}

/** The code as it was made, however it is typed; null for what is none. */
export function readShortCode(typed: string): string | null {
  const text = typed
    .slice(0, 40)
    .toUpperCase()
    .replace(/[\s\-–.·]/g, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');
  const values = [...text].map((letter) => digits.indexOf(letter));
  if (values.length !== randomDigits + 1 || values.includes(-1)) return null;
  return checkOf(values.slice(0, randomDigits)) === values[randomDigits] ? text : null;
}

/** As it is printed: 'A1B2 C3D4 E5F6'. */
export function shownShortCode(code: string): string {
  return code.replace(/(.{4})(?=.)/g, '$1 ');
}
