/** Codes of gift vouchers as the database holds them: found by HMAC, their text encrypted, both with keys of one secret in DATA_DIR. */
import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

/** `use` separates the keys that one secret gives. */
function keyOf(secret: string, use: 'find' | 'text'): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', `gift voucher ${use}`, 32));
}

/** What a code is found by. */
export function codeKey(secret: string, code: string): string {
  return createHmac('sha256', keyOf(secret, 'find')).update(code).digest('base64url');
}

const ivBytes = 12;
const tagBytes = 16;

/** AES-256-GCM as base64url; `id` is the voucher's, so that no text opens for another one. */
export function encryptCode(secret: string, id: string, code: string): string {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv('aes-256-gcm', keyOf(secret, 'text'), iv).setAAD(Buffer.from(id));
  return Buffer.concat([iv, cipher.update(code, 'utf8'), cipher.final(), cipher.getAuthTag()]).toString('base64url');
}

/** Throws an Error where the secret is another one than it was encrypted with, or the text was changed. */
export function decryptCode(secret: string, id: string, encrypted: string): string {
  const bytes = Buffer.from(encrypted, 'base64url');
  const decipher = createDecipheriv('aes-256-gcm', keyOf(secret, 'text'), bytes.subarray(0, ivBytes))
    .setAAD(Buffer.from(id))
    .setAuthTag(bytes.subarray(-tagBytes));
  return Buffer.concat([decipher.update(bytes.subarray(ivBytes, -tagBytes)), decipher.final()]).toString('utf8');
}
