/** "Mit Google fortfahren": nothing of Google is fetched before it is pressed. Then Google's own button takes its place. */
import { useEffect, useRef, useState } from 'react';
import { useHref } from 'react-router';
import { pathTo } from '#core/site/paths.ts';
import { signInWaysTexts } from '#texts/de/customer/sign-in-ways.ts';
import { report } from '#web/log/log.ts';
import { CallError } from '#web/page/client.ts';
import { usePath, useSite } from '#web/page/page-context.ts';
import { useTexts } from '#web/page/texts.ts';
import { FormNotice } from './form-notice.tsx';

/** Google's sign in its own colours, as its rules for buttons ask for. */
function GoogleMark() {
  return (
    <svg viewBox="0 0 48 48" width="20" height="20" aria-hidden="true" className="flex-none">
      <path
        fill="#ea4335"
        d="M24 9.5c3.54 0 6.71 1.22 9.21 3.6l6.85-6.85C35.9 2.38 30.47 0 24 0 14.62 0 6.51 5.38 2.56 13.22l7.98 6.19C12.43 13.72 17.74 9.5 24 9.5z"
      />
      <path
        fill="#4285f4"
        d="M46.98 24.55c0-1.57-.15-3.09-.38-4.55H24v9.02h12.94c-.58 2.96-2.26 5.48-4.78 7.18l7.73 6c4.51-4.18 7.09-10.36 7.09-17.65z"
      />
      <path
        fill="#fbbc05"
        d="M10.53 28.59c-.48-1.45-.76-2.99-.76-4.59s.27-3.14.76-4.59l-7.98-6.19C.92 16.46 0 20.12 0 24c0 3.88.92 7.54 2.56 10.78l7.97-6.19z"
      />
      <path
        fill="#34a853"
        d="M24 48c6.48 0 11.93-2.13 15.89-5.81l-7.73-6c-2.15 1.45-4.92 2.3-8.16 2.3-6.26 0-11.57-4.22-13.47-9.91l-7.98 6.19C6.51 42.62 14.62 48 24 48z"
      />
    </svg>
  );
}

type Props = {
  context: 'signin' | 'use';
  /** What is done with a credential. */
  use: (credential: string) => Promise<void>;
};

export function GoogleButton({ context, use }: Props) {
  const t = useTexts(signInWaysTexts);
  const site = useSite();
  const path = usePath();
  const signIn = useHref(path(pathTo('sign-in')));
  const box = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<'idle' | 'busy' | 'shown'>('idle');
  const [notice, setNotice] = useState<string | null>(null);
  const end = useRef<(() => void) | null>(null);
  useEffect(() => () => end.current?.(), []);

  function fail(text: string) {
    box.current?.replaceChildren();
    setNotice(text);
    setState('idle');
  }

  async function finishSignIn(credential: string | undefined) {
    try {
      if (credential === undefined) throw new Error('no credential');
      await use(credential);
    } catch (error) {
      report('google-auth-callback-failed', error, site);
      fail(error instanceof CallError ? error.message : t('google.failed'));
    }
  }

  async function start() {
    setState('busy');
    setNotice(null);
    try {
      const { renderGoogleButton, startGoogle } = await import('./google-script.ts');
      const loginUri = new URL(`${signIn.replace(/\/$/, '')}/google/`, location.origin).href;
      const id = await startGoogle({ site, loginUri, context, onCredential: (credential) => void finishSignIn(credential) });
      if (!id || !box.current || !renderGoogleButton(id, box.current, site)) return fail(t('google.blocked'));
      end.current = () => id.cancel();
      setState('shown');
      if (context === 'signin') id.prompt();
    } catch (error) {
      fail(error instanceof CallError ? error.message : t('google.blocked'));
    }
  }

  return (
    <div>
      <FormNotice text={notice} />
      <div ref={box} className={state === 'shown' ? 'flex min-h-11 justify-center' : ''} />
      {state === 'shown' ? null : (
        // As Google's rules for buttons want it: white, its border and its ink, the sign in its own colours.
        <button
          type="button"
          className="flex min-h-13 w-full items-center justify-center gap-2.5 rounded-control border border-[#747775] bg-white px-3 font-medium text-[#1f1f1f] hover:bg-[#f8faff] aria-busy:text-[#747775]"
          aria-busy={state === 'busy' || undefined}
          onClick={() => void start()}
        >
          <GoogleMark />
          <span>{t('google.button')}</span>
        </button>
      )}
    </div>
  );
}
