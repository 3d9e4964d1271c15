/**
 * Keys of visitors in feature tests: version 4 UUIDs whose last 60 bits are a MAC of the rest. A client that reports for a key has it from the
 * shop, and the SDKs, which hash and store it, see a UUID like any other.
 */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { isVisitorKey } from '#core/flags/visitor-cookies.ts';

/** Characters of a key before its MAC: 62 random bits, version and variant. */
const randomLength = 20;

/** `head` is the first 20 characters of a key. */
function withMac(head: string, secret: string): string {
  const mac = createHmac('sha256', secret).update(`visitor key ${head}`).digest('hex');
  return `${head}${mac.slice(0, 3)}-${mac.slice(3, 15)}`;
}

/** A new key. `random`: 8 bytes. */
export function newVisitorKey(secret: string, random: Buffer = randomBytes(8)): string {
  const hex = random.toString('hex');
  const variant = (8 + (Number.parseInt(hex[15] ?? '', 16) & 3)).toString(16);
  return withMac(`${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(12, 15)}-${variant}`, secret);
}

/** Whether the shop made this key. */
export function isOwnVisitorKey(key: string | null, secret: string): key is string {
  return isVisitorKey(key) && timingSafeEqual(Buffer.from(withMac(key.slice(0, randomLength), secret)), Buffer.from(key));
}
