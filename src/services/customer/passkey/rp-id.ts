/** The domain that passkeys are made for (relying party id of WebAuthn). */
import { getDomain } from 'tldts';

/** The host itself on a developer's machine, its registrable domain elsewhere: a passkey made on www.example.de works on at.example.de. */
export function rpIdOf(origin: string): string {
  const { hostname } = new URL(origin);
  if (hostname === 'localhost' || hostname.endsWith('.localhost')) return hostname;
  return getDomain(hostname, { allowPrivateDomains: true }) ?? hostname;
}
