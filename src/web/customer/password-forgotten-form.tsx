/** Asks for a link with which a new password can be set. The answer is the same for every address. */
import { useEffect, useRef, useState } from 'react';
import { accountTexts } from '#texts/de/customer/account.ts';
import { call } from '#web/page/client.ts';
import { useSite } from '#web/page/page-context.ts';
import { useTexts } from '#web/page/texts.ts';
import { AccountEmailField, FormFrame } from './form-frame.tsx';
import type { FormProps } from './sign-in-form.tsx';
import { useAccountForm } from './use-account-form.ts';

export const passwordForgottenFields = ['email'] as const;

/** What is shown once the form was sent. */
export function MailOnItsWay({ message }: { message: string }) {
  const t = useTexts(accountTexts);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} tabIndex={-1} role="status" className="border-l-3 border-moss bg-ground px-5 py-4">
      <p>{message}</p>
      <p className="mt-2 text-small text-ink-soft">{t('account.reset.missing')}</p>
    </div>
  );
}

export function PasswordForgottenForm({ action, answer: given, email }: Omit<FormProps<'email'>, 'onDone'>) {
  const t = useTexts(accountTexts);
  const site = useSite();
  const [message, setMessage] = useState<string | null>(null);
  const { answer, form, isBusy, submit, wire } = useAccountForm({
    fields: passwordForgottenFields,
    answer: given,
    async send(values) {
      setMessage((await call(site)('POST /web-api/customer-password-reset', values)).message);
    },
    log: { event: 'password-reset-error', when: () => true },
  });
  if (message !== null) return <MailOnItsWay message={message} />;
  return (
    <FormFrame {...{ form, isBusy, submit, action }} notice={answer.notice} button={t('account.reset.button')}>
      <AccountEmailField {...wire('email')} defaultValue={answer.values.email ?? email} />
    </FormFrame>
  );
}
