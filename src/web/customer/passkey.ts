/** Passkeys in a browser: signing in, confirming, adding. Fetched when it is used. */
import { startAuthentication, startRegistration, WebAuthnAbortService } from '@simplewebauthn/browser';
import type { Assertion, Attestation } from '#api/customer-sign-in-ways.ts';
import { call } from '#web/page/client.ts';
import type { SiteView } from '#web/page/page-context.ts';
import type { CustomerView } from './customer.ts';

/** The visitor closed the browser's window, or another ceremony began. */
function wasLeft(error: unknown): boolean {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return cause instanceof Error && (cause.name === 'NotAllowedError' || cause.name === 'AbortError');
}

/** Null: the visitor left. With `offered` the browser offers passkeys in the field for the address until the signal is aborted. */
async function assertion(site: SiteView, offered?: AbortSignal): Promise<Assertion | null> {
  const optionsJSON = await call(site)('POST /web-api/customer-passkey-challenge', {});
  if (offered?.aborted) return null;
  const cancel = () => WebAuthnAbortService.cancelCeremony();
  offered?.addEventListener('abort', cancel);
  try {
    return (await startAuthentication({ optionsJSON, useBrowserAutofill: offered !== undefined })) as Assertion;
  } catch (error) {
    if (wasLeft(error)) return null;
    throw error;
  } finally {
    offered?.removeEventListener('abort', cancel);
  }
}

/** The customer who has signed in; null where the visitor left. `offered`: see `assertion`. */
export async function signInByPasskey(site: SiteView, offered?: AbortSignal): Promise<CustomerView | null> {
  const response = await assertion(site, offered);
  return response && call(site)('POST /web-api/customer-passkey-login', { response });
}

/** False: the visitor left. */
export async function confirmByPasskey(site: SiteView): Promise<boolean> {
  const response = await assertion(site);
  if (response) await call(site)('POST /web-api/customer-passkey-confirm', { response });
  return response !== null;
}

/** False: the visitor left. */
export async function registerPasskey(site: SiteView, name: string): Promise<boolean> {
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
