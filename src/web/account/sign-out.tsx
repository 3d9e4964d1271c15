/** Ends the session of this browser. Says what becomes of drafts and orders before its button can be reached. */
import { type SyntheticEvent, useState } from 'react';
import { useHref } from 'react-router';
import { pathTo } from '#core/site/paths.ts';
import { accountTexts } from '#texts/de/account.ts';
import { usePath } from '#web/page/page-context.ts';
import { useTexts } from '#web/page/texts.ts';
import { Button } from '#web/ui/button.tsx';

/** Wish list, checkout form and message in progress. */
function clearStorage(): void {
  try {
    localStorage.clear();
    sessionStorage.clear();
  } catch {
    // Storage is blocked: nothing is in it.
  }
}

/** `clearCopies` deletes the copies of designs in this browser. Browsers that support Clear-Site-Data have deleted everything by then. */
export function SignOut({ clearCopies }: { clearCopies: () => Promise<void> }) {
  const t = useTexts(accountTexts);
  const home = useHref(usePath()(pathTo('home')));
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');

  async function signOut(event: SyntheticEvent) {
    event.preventDefault();
    setState('busy');
    // Nothing is deleted here before the server has ended the session.
    const response = await fetch(location.pathname, { method: 'POST', body: new URLSearchParams(), redirect: 'manual' }).catch(() => null);
    if (response?.type !== 'opaqueredirect') return setState('failed');
    await clearCopies();
    clearStorage();
    location.assign(home);
  }

  return (
    <details className="mt-5 text-small">
      <summary className="flex min-h-11 w-fit cursor-pointer items-center underline underline-offset-4">{t('account.signOut')}</summary>
      <form method="post" onSubmit={(event) => void signOut(event)} className="grid max-w-[60ch] justify-items-start gap-3 pt-2">
        <p>{t('account.signOut.drafts')}</p>
        <p>{t('account.signOut.orders')}</p>
        <Button type="submit" kind="secondary" busy={state === 'busy'} className="mt-2 max-sm:w-full">
          {t('account.signOut.button')}
        </Button>
        <p role="alert" className="text-seal empty:hidden">
          {state === 'failed' ? t('account.signOut.failed') : null}
        </p>
      </form>
    </details>
  );
}
