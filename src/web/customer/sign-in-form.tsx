/** E-mail and password of a customer. Without scripts it posts to `action`. */
import { accountTexts } from '#texts/de/customer/account.ts';
import { call } from '#web/page/client.ts';
import { useSite } from '#web/page/page-context.ts';
import { useTexts } from '#web/page/texts.ts';
import { afterSignIn } from './after-sign-in.ts';
import { AccountEmailField, FormFrame } from './form-frame.tsx';
import { PasswordField } from './password-field.tsx';
import { type AccountAnswer, useAccountForm } from './use-account-form.ts';

export const signInFields = ['email', 'password'] as const;
export type SignInField = (typeof signInFields)[number];

export type FormProps<Field extends string> = {
  /** Address that the form posts to without scripts. */
  action: string;
  answer?: AccountAnswer<Field> | undefined;
  /** Typed before in another form. */
  email?: string;
  onDone: () => void;
};

export function SignInForm({ action, answer: given, email, onDone }: FormProps<SignInField>) {
  const t = useTexts(accountTexts);
  const site = useSite();
  const { answer, form, isBusy, submit, wire } = useAccountForm({
    fields: signInFields,
    answer: given,
    async send(values) {
      await afterSignIn(site, await call(site)('POST /web-api/customer-login', values), { kind: 'login', method: 'password' });
      onDone();
    },
    log: { event: 'login-error', when: (status) => status !== 400 },
  });
  return (
    <FormFrame {...{ form, isBusy, submit, action }} notice={answer.notice} button={t('account.signIn.button')}>
      <AccountEmailField {...wire('email')} defaultValue={answer.values.email ?? email} hasPasskeys />
      <PasswordField name="password" error={answer.errors.password ?? null} autoComplete="current-password" />
    </FormFrame>
  );
}
