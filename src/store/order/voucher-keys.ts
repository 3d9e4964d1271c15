/** Codes of gift vouchers as the database holds them: found by HMAC, their text encrypted, both with keys of one secret of the shop. */
import { createHmac } from 'node:crypto';
import { keyOf, openText, sealText } from '#store/db/sealed-text.ts';

/** What a code is found by. */
export function codeKey(secret: string, code: string): string {
  return createHmac('sha256', keyOf(secret, 'gift voucher find')).update(code).digest('base64url');
}

/** `id` is the voucher's. */
export function encryptCode(secret: string, id: string, code: string): string {
  return sealText(keyOf(secret, 'gift voucher text'), id, code);
}

/** Throws an Error where the secret is another one than it was encrypted with, or the text was changed. */
export function decryptCode(secret: string, id: string, encrypted: string): string {
  return openText(keyOf(secret, 'gift voucher text'), id, encrypted);
}
