/** Asks for another sign-in where the one of this page has ended. */
import type { SiteView } from '#web/page/page-context.ts';
import { customerStore } from './customer.ts';
import { refreshCustomer } from './refresh-customer.ts';
import { openSignIn } from './sign-in-request.ts';

/** For a call that found nothing of its customer: asks to sign in again where the sign-in has ended. False for guests, and when the dialog was closed. */
export async function signInAgain(site: SiteView): Promise<boolean> {
  if (!customerStore.get().customer.isLoggedIn) return false;
  await refreshCustomer(site);
  return !customerStore.get().customer.isLoggedIn && openSignIn('sign-in', { isExpired: true });
}
