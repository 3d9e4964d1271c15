/** Passkeys in a browser: signing in, confirming, adding. Fetched when it is used. */
import { startAuthentication, startRegistration, WebAuthnAbortService } from '@simplewebauthn/browser';
import type { Assertion, Attestation } from '#api/customer-sign-in-ways.ts';
import { call } from '#web/page/client.ts';
import type { SiteView } from '#web/page/page-context.ts';
import type { Customer } from './customer.ts';

/** The visitor closed the browser's window, or another ceremony began. */
function wasLeft(error: unknown): boolean {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return cause instanceof Error && (cause.name === 'NotAllowedError' || cause.name === 'AbortError');
}

/** Null: the visitor left. */
async function assertion(site: SiteView, useBrowserAutofill: boolean): Promise<Assertion | null> {
  const optionsJSON = await call(site)('POST /web-api/customer-passkey-challenge', {});
  try {
    return (await startAuthentication({ optionsJSON, useBrowserAutofill })) as Assertion;
  } catch (error) {
    if (wasLeft(error)) return null;
    throw error;
  }
}

/** The customer who has signed in; null where the visitor left. `isOffered`: the browser offers passkeys in the field for the address. */
export async function signInByPasskey(site: SiteView, isOffered: boolean): Promise<Customer | null> {
  const response = await assertion(site, isOffered);
  return response && call(site)('POST /web-api/customer-passkey-login', { response });
}

/** False: the visitor left. */
export async function confirmByPasskey(site: SiteView): Promise<boolean> {
  const response = await assertion(site, false);
  if (response) await call(site)('POST /web-api/customer-passkey-confirm', { response });
  return response !== null;
}

/** False: the visitor left. */
export async function addPasskey(site: SiteView, name: string): Promise<boolean> {
  const optionsJSON = await call(site)('POST /web-api/customer-passkey-creation', {});
  try {
    const response = (await startRegistration({ optionsJSON })) as Attestation;
    await call(site)('POST /web-api/customer-passkeys', { name, response });
    return true;
  } catch (error) {
    if (wasLeft(error)) return false;
    throw error;
  }
}

/** Ends what the browser offers or asks. */
export function leavePasskeys(): void {
  WebAuthnAbortService.cancelCeremony();
}
