/** Signs out. What this browser alone has is saved first; where that fails, the visitor decides. Then nothing personal stays here. */
import { type SyntheticEvent, useState } from 'react';
import { useHref } from 'react-router';
import { pathTo } from '#core/site/paths.ts';
import { accountTexts } from '#texts/de/customer/account.ts';
import { announceAccount } from '#web/customer/account-channel.ts';
import type { SiteView } from '#web/page/page-context.ts';
import { usePath, useSite } from '#web/page/page-context.ts';
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

/** The designs that this browser stores besides the shop. */
export type CopiesOfDesigns = {
  /** Sends what the shop does not have; resolves to the number of designs that could not be sent. */
  saveUnsaved: (site: SiteView) => Promise<number>;
  clear: () => Promise<void>;
};

type Props = { isLoggedIn: boolean; copies: CopiesOfDesigns };
type State = { step: 'idle' | 'busy' | 'failed' } | { step: 'ask'; count: number };

/** Browsers that support Clear-Site-Data have deleted everything by the time the answer is here. */
export function SignOutForm({ isLoggedIn, copies }: Props) {
  const t = useTexts(accountTexts);
  const site = useSite();
  const path = usePath();
  const home = useHref(path(pathTo('home')));
  const action = useHref(path(pathTo('sign-out')));
  const [state, setState] = useState<State>({ step: 'idle' });

  async function signOut(event: SyntheticEvent) {
    event.preventDefault();
    const isAnswered = state.step === 'ask';
    setState({ step: 'busy' });
    if (isLoggedIn && !isAnswered) {
      const count = await copies.saveUnsaved(site);
      if (count > 0) return setState({ step: 'ask', count });
    }
    // Nothing is deleted here before the server has ended the session.
    const response = await fetch(action, { method: 'POST', body: new URLSearchParams(), redirect: 'manual' }).catch(() => null);
    if (response?.type !== 'opaqueredirect') return setState({ step: 'failed' });
    await copies.clear();
    clearStorage();
    announceAccount('signed-out');
    location.assign(home);
  }

  return (
    <form method="post" action={action} onSubmit={(event) => void signOut(event)} className="grid max-w-[60ch] justify-items-start gap-3">
      {isLoggedIn ? (
        <p>{t('account.leave.text')}</p>
      ) : (
        <>
          <p>{t('account.signOut.drafts')}</p>
          <p>{t('account.signOut.orders')}</p>
        </>
      )}
      <p role="alert" className="text-seal empty:hidden">
        {state.step === 'failed' ? t('account.signOut.failed') : null}
        {state.step === 'ask' ? t('account.signOut.unsaved', { count: state.count }) : null}
      </p>
      <Button type="submit" kind="secondary" busy={state.step === 'busy'} className="mt-2 max-sm:w-full">
        {t(state.step === 'ask' ? 'account.signOut.anyway' : 'account.signOut.button')}
      </Button>
    </form>
  );
}

/** For guests, who lose sight of their drafts: says so before the button can be reached. */
export function SignOut({ copies }: Pick<Props, 'copies'>) {
  const t = useTexts(accountTexts);
  return (
    <details className="mt-5 text-small">
      <summary className="flex min-h-11 w-fit cursor-pointer items-center underline underline-offset-4">{t('account.signOut')}</summary>
      <div className="pt-2">
        <SignOutForm isLoggedIn={false} copies={copies} />
      </div>
    </details>
  );
}
