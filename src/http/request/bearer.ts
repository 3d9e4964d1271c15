/** Bearer tokens of operators and of the programs that watch the shop. */
import { createHash, timingSafeEqual } from 'node:crypto';

/** Whether an Authorization header carries this token, compared in constant time. False without a token. */
export function hasBearer(authorization: string | null | undefined, token: string | undefined): boolean {
  if (!token) return false;
  const given = /^Bearer +(\S+) *$/i.exec(authorization ?? '')?.[1] ?? '';
  // Hashes have one length, so the comparison tells nothing about the token's.
  const [left, right] = [given, token].map((text) => createHash('sha256').update(text).digest());
  return left !== undefined && right !== undefined && timingSafeEqual(left, right);
}
