/** Unguessable names: 128 random bits as 22 characters of base64url. */
import { createHash, randomBytes } from 'node:crypto';

export function newToken(): string {
  return randomBytes(16).toString('base64url');
}

/** Hex SHA-256 of a token: what the database keeps instead of it. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
