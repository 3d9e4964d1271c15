/** Texts that rows hold encrypted, with keys of a secret of the shop (secrets.ts). */
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const ivBytes = 12;
const tagBytes = 16;

/** `use` separates the keys that one secret gives. */
export function keyOf(secret: string, use: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', use, 32));
}

/** AES-256-GCM as base64url. `id` is that of the row, so that the text opens for no other one. */
export function sealText(key: Buffer, id: string, text: string): string {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(id));
  return Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]).toString('base64url');
}

/** Throws an Error where the key is another one than it was sealed with, or the text was changed. */
export function openText(key: Buffer, id: string, sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64url');
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, ivBytes))
    .setAAD(Buffer.from(id))
    .setAuthTag(bytes.subarray(-tagBytes));
  return Buffer.concat([decipher.update(bytes.subarray(ivBytes, -tagBytes)), decipher.final()]).toString('utf8');
}
