/** Google's small window for visitors who consented to external services and are not signed in: at most once in a browser session. */
import { pathTo } from '#core/site/paths.ts';
import { readConsent } from '#web/consent/consent-store.ts';
import { report } from '#web/log/log.ts';
import { call } from '#web/page/client.ts';
import type { SiteView } from '#web/page/page-context.ts';
import { afterSignIn } from './after-sign-in.ts';
import { customerStore } from './customer.ts';

const askedKey = 'google-one-tap';

/** Home, lists, cart and sign-in page; never checkout or editor. */
export function offersOneTap(path: string): boolean {
  const plain = path.replace(/\/?$/, '/').replace(/^\/(?:fr|it|en|nl|es)(?=\/)/, '');
  return [pathTo('home'), pathTo('cards'), pathTo('cart'), pathTo('sign-in')].includes(plain);
}

/** Resolves once the shop has said who is signed in. */
function known(): Promise<void> {
  return new Promise((resolve) => {
    if (!customerStore.get().isInitialising) return resolve();
    const stop = customerStore.subscribe(() => {
      if (customerStore.get().isInitialising) return;
      stop();
      resolve();
    });
  });
}

/** `revalidate` is called after a sign-in. */
export async function offerOneTap(site: SiteView, revalidate: () => void): Promise<void> {
  await known();
  if (customerStore.get().customer.isLoggedIn || !offersOneTap(location.pathname) || readConsent().external !== 'granted') return;
  if (sessionStorage.getItem(askedKey) !== null) return;
  sessionStorage.setItem(askedKey, '1');
  const { startGoogle } = await import('./google-script.ts');
  async function signIn(credential: string | undefined) {
    try {
      if (credential === undefined) throw new Error('no credential');
      const customer = await call(site)('POST /web-api/customer-auth-google-credentials', { credential });
      await afterSignIn(site, customer, { kind: 'login', method: 'google' });
      revalidate();
    } catch (error) {
      report('google-auth-callback-failed', error, site);
    }
  }
  const id = await startGoogle({ site, loginUri: '', context: 'use', onCredential: (credential) => void signIn(credential) });
  id?.prompt();
}
