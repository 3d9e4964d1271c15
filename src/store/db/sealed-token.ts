/** Tokens of links that are named again later: found by their SHA-256, and kept sealed beside it. */
import { keyOf, openText, sealText } from './sealed-text.ts';
import type { Store } from './store.ts';
import { tokenHash } from './tokens.ts';

export type LinkSecret = Pick<Store, 'linkSecret'>;

/** `sealed` is null in a row of before, whose token is in clear. `id` is the row's. */
export type SealedToken = { id: string; token: string; sealed: string | null };

/** What a row holds in place of a token. `use` is the kind of link: tokens of one kind open nothing of another. */
export function sealToken({ linkSecret }: LinkSecret, use: string, id: string, token: string): { token: string; sealed: string } {
  return { token: tokenHash(token), sealed: sealText(keyOf(linkSecret, use), id, token) };
}

/** The token of a row; null where the secret is another one than it was sealed with. */
export function openToken({ linkSecret }: LinkSecret, use: string, { id, token, sealed }: SealedToken): string | null {
  if (sealed === null) return token;
  try {
    return openText(keyOf(linkSecret, use), id, sealed);
  } catch {
    return null;
  }
}
