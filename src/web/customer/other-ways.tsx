/** Further ways to sign in, below the form: a passkey, and Google where the shop offers it. */
import { useEffect, useRef, useState } from 'react';
import { signInWaysTexts } from '#texts/de/customer/sign-in-ways.ts';
import { report } from '#web/log/log.ts';
import { CallError, call } from '#web/page/client.ts';
import { useRootData, useSite } from '#web/page/page-context.ts';
import { useTexts } from '#web/page/texts.ts';
import { afterSignIn } from './after-sign-in.ts';
import { FormNotice } from './form-notice.tsx';
import { GoogleButton } from './google-button.tsx';
import { PasskeyButton, useHasPasskeys } from './passkey-button.tsx';

/** In the address after Google's page has posted its credential (http/calls/google-redirect.ts). */
const isAfterRedirect = () => new URLSearchParams(location.search).get('google') === 'weiter';

/** Offers passkeys in the field for the address as long as the form is shown. */
function useOfferedPasskey(signedIn: (customer: Parameters<typeof afterSignIn>[1]) => Promise<void>): void {
  const site = useSite();
  // A page that loads its data again makes these anew. An offer that began again would replace the challenge of the one that is shown.
  const current = useRef({ site, signedIn });
  current.current = { site, signedIn };
  useEffect(() => {
    const shown = new AbortController();
    async function offer() {
      if (!(await window.PublicKeyCredential?.isConditionalMediationAvailable?.()) || shown.signal.aborted) return;
      const { signInByPasskey } = await import('./passkey.ts');
      const customer = await signInByPasskey(current.current.site, shown.signal);
      if (customer) await current.current.signedIn(customer);
    }
    // The button says what went wrong; what the browser offers by itself stays silent.
    void offer().catch(() => undefined);
    return () => shown.abort();
  }, []);
}

export function OtherWays({ onDone }: { onDone: (path?: string) => void }) {
  const t = useTexts(signInWaysTexts);
  const site = useSite();
  const hasGoogle = useRootData()?.google ?? false;
  const hasPasskeys = useHasPasskeys();
  const [notice, setNotice] = useState<string | null>(null);
  const finish = useRef(onDone);
  finish.current = onDone;

  async function signedIn(customer: Parameters<typeof afterSignIn>[1], method: 'google' | 'passkey', path?: string) {
    await afterSignIn(site, customer, { kind: 'login', method });
    finish.current(path);
  }
  useOfferedPasskey((customer) => signedIn(customer, 'passkey'));
  useEffect(() => {
    if (!hasGoogle || !isAfterRedirect()) return;
    history.replaceState(history.state, '', location.pathname);
    call(site)('POST /web-api/customer-auth-google-credentials', {}).then(
      async (customer) => {
        await afterSignIn(site, customer, { kind: 'login', method: 'google' });
        const { returnKey } = await import('./google-script.ts');
        const path = sessionStorage.getItem(returnKey);
        sessionStorage.removeItem(returnKey);
        finish.current(path ?? undefined);
      },
      (error: unknown) => {
        report('google-auth-callback-failed', error, site);
        setNotice(error instanceof CallError ? error.message : t('google.failed'));
      },
    );
  }, [hasGoogle, site, t]);

  async function enterByPasskey() {
    const { signInByPasskey } = await import('./passkey.ts');
    const customer = await signInByPasskey(site);
    if (customer) await signedIn(customer, 'passkey');
  }
  async function enterByGoogle(credential: string) {
    await signedIn(await call(site)('POST /web-api/customer-auth-google-credentials', { credential }), 'google');
  }
  if (!hasGoogle && !hasPasskeys) return null;
  return (
    <div className="mt-5 noscript:hidden">
      <p className="mb-5 flex items-center gap-4 text-small text-ink-soft before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {t('ways.or')}
      </p>
      <FormNotice text={notice} />
      <div className="grid gap-3">
        <PasskeyButton label={t('passkey.signIn')} run={enterByPasskey} />
        {hasGoogle ? <GoogleButton context="signin" use={enterByGoogle} /> : null}
      </div>
    </div>
  );
}
