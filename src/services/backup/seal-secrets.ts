/** The shop's secrets as text that only a passphrase opens: scrypt and AES-256-GCM. */

import { createCipheriv, createDecipheriv, randomBytes, scryptSync } from 'node:crypto';
import * as z from 'zod/mini';
import { textInput } from '#core/values/text/text-input.ts';

export type Secrets = Record<string, string>;

/** 128 MB and about half a second for each guess. */
const cost = { N: 2 ** 17, r: 8, p: 1 };
const maxmem = 256 * 1024 * 1024;

const sealedSchema = z.object({ salt: z.string(), iv: z.string(), tag: z.string(), data: z.string() });

function keyOf(passphrase: string, salt: Buffer): Buffer {
  return scryptSync(textInput(passphrase), salt, 32, { ...cost, maxmem });
}

export function sealSecrets(secrets: Secrets, passphrase: string): string {
  const [salt, iv] = [randomBytes(16), randomBytes(12)];
  const cipher = createCipheriv('aes-256-gcm', keyOf(passphrase, salt), iv);
  const data = Buffer.concat([cipher.update(JSON.stringify(secrets), 'utf8'), cipher.final()]);
  const parts = { salt, iv, tag: cipher.getAuthTag(), data };
  return JSON.stringify(Object.fromEntries(Object.entries(parts).map(([name, bytes]) => [name, bytes.toString('base64')])));
}

/** Null: the passphrase is another one, or the text was changed. */
export function openSecretFiles(text: string, passphrase: string): Secrets | null {
  const sealed = sealedSchema.parse(JSON.parse(text));
  const bytes = (name: keyof typeof sealed) => Buffer.from(sealed[name], 'base64');
  const decipher = createDecipheriv('aes-256-gcm', keyOf(passphrase, bytes('salt')), bytes('iv'));
  decipher.setAuthTag(bytes('tag'));
  try {
    return JSON.parse(Buffer.concat([decipher.update(bytes('data')), decipher.final()]).toString('utf8'));
  } catch {
    return null;
  }
}
