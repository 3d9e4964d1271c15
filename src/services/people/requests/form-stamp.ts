/** The stamp of a form: when it was made and for which link, signed, with a number of its own. A form without one that is right is none of the shop's. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { keyOf } from '#store/db/sealed-text.ts';
import type { LinkSecret } from '#store/db/sealed-token.ts';
import { newToken } from '#store/db/tokens.ts';

function signature({ linkSecret }: LinkSecret, key: string, text: string): string {
  return createHmac('sha256', keyOf(linkSecret, 'address form')).update(`${key} ${text}`).digest('base64url').slice(0, 22);
}

export function makeStamp(secret: LinkSecret, key: string, now: Date): string {
  const text = `${now.getTime().toString(36)}.${newToken()}`;
  return `${text}.${signature(secret, key, text)}`;
}

/** Its number, and how long ago it was made; null for one that the shop did not make for this link. */
export function readStamp(secret: LinkSecret, key: string, stamp: string, now: Date): { nonce: string; ageMs: number } | null {
  const [time = '', nonce = '', sign = ''] = stamp.split('.');
  const wanted = Buffer.from(signature(secret, key, `${time}.${nonce}`));
  const given = Buffer.from(sign);
  if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return null;
  return { nonce, ageMs: now.getTime() - Number.parseInt(time, 36) };
}
