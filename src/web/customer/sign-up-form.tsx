/** A new account. Without scripts it posts to `action`. */
import { pathTo } from '#core/site/paths.ts';
import { accountTexts } from '#texts/de/customer/account.ts';
import { call } from '#web/page/client.ts';
import { useSite } from '#web/page/page-context.ts';
import { PageLink } from '#web/page/page-link.tsx';
import { useTexts } from '#web/page/texts.ts';
import { CheckField, TextField } from '#web/ui/field.tsx';
import { afterSignIn } from './after-sign-in.ts';
import { AccountEmailField, FormFrame } from './form-frame.tsx';
import { PasswordField } from './password-field.tsx';
import type { FormProps } from './sign-in-form.tsx';
import { useAccountForm } from './use-account-form.ts';

export const signUpFields = ['firstName', 'lastName', 'email', 'password', 'business', 'company', 'vatId', 'newsletter'] as const;
export type SignUpField = (typeof signUpFields)[number];

/** The form's values as the call takes them. */
export function signUpInput({ business, company, vatId, newsletter, ...person }: Record<SignUpField, string>) {
  const isBusiness = business === 'on';
  return {
    ...person,
    newsletter: newsletter === 'on',
    type: isBusiness ? (1 as const) : (0 as const),
    ...(isBusiness ? { company, ...(vatId === '' ? {} : { vatId }) } : {}),
  };
}

/** Links beside a form with something typed in it open another window. */
function Terms() {
  const t = useTexts(accountTexts);
  return (
    <p className="text-caption text-ink-soft">
      {t('account.signUp.terms')}{' '}
      <PageLink to={pathTo('terms')} target="_blank" ahead="never" className="text-link">
        {t('footer.terms')}
      </PageLink>
      {'. '}
      {t('account.signUp.privacy')}{' '}
      <PageLink to={pathTo('privacy')} target="_blank" ahead="never" className="text-link">
        {t('footer.privacy')}
      </PageLink>
    </p>
  );
}

export function SignUpForm({ action, answer: given, email, onDone }: FormProps<SignUpField>) {
  const t = useTexts(accountTexts);
  const site = useSite();
  const { answer, form, isBusy, submit, wire } = useAccountForm({
    fields: signUpFields,
    answer: given,
    async send(values) {
      const customer = await call(site)('POST /web-api/customer-signup', signUpInput(values));
      await afterSignIn(site, customer, { kind: 'sign-up', method: 'password' });
      onDone();
    },
    log: { event: 'sign-up-error', when: (status) => status !== 400 },
  });
  const { values, errors } = answer;
  return (
    <FormFrame {...{ form, isBusy, submit, action }} notice={answer.notice} button={t('account.signUp.button')} foot={<Terms />}>
      <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
        <TextField {...wire('firstName')} label={t('account.firstName')} autoComplete="given-name" required />
        <TextField {...wire('lastName')} label={t('account.lastName')} autoComplete="family-name" required />
      </div>
      <AccountEmailField {...wire('email')} defaultValue={values.email ?? email} />
      <PasswordField name="password" error={errors.password ?? null} autoComplete="new-password" />
      <div className="group grid">
        <CheckField name="business" value="on" defaultChecked={values.business === 'on'} label={t('account.signUp.business')} />
        <div className="hidden gap-x-4 gap-y-5 pt-2 pb-3 group-has-checked:grid sm:grid-cols-2">
          <TextField {...wire('company')} label={t('account.company')} autoComplete="organization" />
          <TextField {...wire('vatId')} label={t('account.vatId')} hint={t('account.optional')} autoComplete="off" />
        </div>
      </div>
      <div className="-mt-5">
        <CheckField
          name="newsletter"
          value="on"
          defaultChecked={values.newsletter === 'on'}
          error={errors.newsletter}
          label={t('account.signUp.newsletter')}
        />
      </div>
    </FormFrame>
  );
}
