/** Signing in without leaving the page: sign-in, sign-up and forgotten password, which switch into each other and keep the typed address. */
import { useCallback, useEffect, useId, useState } from 'react';
import { useHref } from 'react-router';
import { pathTo } from '#core/site/paths.ts';
import { accountTexts } from '#texts/de/customer/account.ts';
import { usePath } from '#web/page/page-context.ts';
import { PageLink } from '#web/page/page-link.tsx';
import { useTexts } from '#web/page/texts.ts';
import { fieldText } from '#web/page/use-form-call.ts';
import { Icon } from '#web/ui/icon.tsx';
import { closeIcon } from '#web/ui/icons.ts';
import { showToast } from '#web/ui/toast.tsx';
import { useModal } from '#web/ui/use-modal.ts';
import { customerStore } from './customer.ts';
import { OtherWays } from './other-ways.tsx';
import { PasswordForgottenForm } from './password-forgotten-form.tsx';
import { SignInForm } from './sign-in-form.tsx';
import type { SignInRequest, SignInView } from './sign-in-request.ts';
import { SignUpForm } from './sign-up-form.tsx';

const titles = {
  'sign-in': 'account.signIn.title',
  'sign-up': 'account.signUp.title',
  'password-forgotten': 'account.reset.title',
} as const;

type SwitchProps = { question?: string; label: string; onClick: () => void };

function Switch({ question, label, onClick }: SwitchProps) {
  return (
    <p className="flex flex-wrap items-baseline justify-center gap-x-2 text-small">
      {question}
      <button type="button" className="text-link min-h-11 font-semibold" onClick={onClick}>
        {label}
      </button>
    </p>
  );
}

/** Open while it is rendered. */
export function SignInDialog({ request, onSignedIn }: { request: SignInRequest; onSignedIn: () => void }) {
  const t = useTexts(accountTexts);
  const id = useId();
  const path = usePath();
  const { onEnd } = request;
  const dialog = useModal(useCallback(() => onEnd(false), [onEnd]));
  const [view, setView] = useState<SignInView>(request.view);
  const [email, setEmail] = useState('');
  const action = useHref(path(pathTo(view)));

  useEffect(() => {
    dialog.current?.querySelector<HTMLInputElement>('input')?.focus();
  }, [dialog]);

  function show(next: SignInView) {
    const form = dialog.current?.querySelector<HTMLFormElement>('form[action]');
    if (form) setEmail(fieldText(form, 'email'));
    setView(next);
  }

  function finish() {
    const { firstName } = customerStore.get().customer;
    onSignedIn();
    request.onEnd(true);
    showToast({ text: t(view === 'sign-up' ? 'account.signUp.toast' : 'account.signIn.toast', { firstName }) });
  }

  return (
    <dialog
      ref={dialog}
      aria-labelledby={id}
      className="modal w-[min(500px,calc(100vw-40px))] px-11 pt-10 pb-8 max-sm:m-0 max-sm:h-dvh max-sm:max-h-none max-sm:w-screen max-sm:max-w-none max-sm:rounded-none max-sm:p-5"
    >
      <div className="mb-6 flex items-start justify-between gap-5">
        <h2 id={id} className="type-h2">
          {t(titles[view])}
        </h2>
        <button type="button" className="-mt-1 -mr-2.5 grid size-11 flex-none place-items-center" onClick={() => dialog.current?.close()}>
          <Icon svg={closeIcon} />
          <span className="unseen">{t('shared.close')}</span>
        </button>
      </div>
      {view === 'sign-in' ? (
        <>
          {request.isExpired ? <p className="-mt-3 mb-6">{t('account.signIn.expired')}</p> : null}
          <SignInForm action={action} email={email} onDone={finish} />
          <div className="mt-2">
            <Switch label={t('account.forgotten')} onClick={() => show('password-forgotten')} />
          </div>
          <OtherWays onDone={finish} />
          <div className="mt-5 border-t border-line pt-4">
            <Switch question={t('account.noAccount')} label={t('account.signUp.button')} onClick={() => show('sign-up')} />
            <p className="mt-1 text-center text-caption text-ink-soft">
              <PageLink to={pathTo('account')} ahead="never" reloadDocument className="text-link inline-block py-2">
                {t('account.asGuest')}
              </PageLink>
            </p>
          </div>
        </>
      ) : null}
      {view === 'sign-up' ? (
        <>
          <p className="-mt-3 mb-6 text-ink-soft">{t('account.signUp.lead')}</p>
          <SignUpForm action={action} email={email} onDone={finish} />
          <div className="mt-5 border-t border-line pt-3">
            <Switch question={t('account.hasAccount')} label={t('account.signIn.button')} onClick={() => show('sign-in')} />
          </div>
        </>
      ) : null}
      {view === 'password-forgotten' ? (
        <>
          <p className="-mt-3 mb-6 text-ink-soft">{t('account.reset.lead')}</p>
          <PasswordForgottenForm action={action} email={email} />
          <div className="mt-3">
            <Switch label={t('account.reset.back')} onClick={() => show('sign-in')} />
          </div>
        </>
      ) : null}
    </dialog>
  );
}
