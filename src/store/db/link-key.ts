/** Keys of links that are made of a secret and of what they open, so that they can be shown and printed again. */
import { createHmac } from 'node:crypto';
import { writeLinkKey } from '#core/people/link-key.ts';

/** A new `version` makes every key of a secret another one. */
export function linkKey(secret: string, purpose: string, version: number): string {
  return writeLinkKey(createHmac('sha256', secret).update(`${purpose}|${version}`).digest().subarray(0, 16));
}
