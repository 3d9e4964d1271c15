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
import { GoogleMark } from './google-mark.tsx';

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
