/** A new password for the account of a mailed link. */
import { pathTo } from '#core/site/paths.ts';
import { accountTexts } from '#texts/de/customer/account.ts';
import { afterSignIn } from '#web/customer/after-sign-in.ts';
import { FormNotice } from '#web/customer/form-notice.tsx';
import { PasswordField } from '#web/customer/password-field.tsx';
import type { FormProps } from '#web/customer/sign-in-form.tsx';
import { useAccountForm } from '#web/customer/use-account-form.ts';
import { call } from '#web/page/client.ts';
import { useSite } from '#web/page/page-context.ts';
import { PageLink } from '#web/page/page-link.tsx';
import { useTexts } from '#web/page/texts.ts';
import { Button } from '#web/ui/button.tsx';

export const passwordNewFields = ['token', 'password'] as const;
type PasswordNewField = (typeof passwordNewFields)[number];

export function PasswordNewForm({ token, action, answer: given, onDone }: FormProps<PasswordNewField> & { token: string }) {
  const t = useTexts(accountTexts);
  const site = useSite();
  const { answer, form, isBusy, submit } = useAccountForm({
    fields: passwordNewFields,
    answer: given,
    async send(values) {
      await afterSignIn(site, await call(site)('POST /web-api/customer-password-new', values), { kind: 'login', method: 'password' });
      onDone();
    },
  });
  const isLinkDead = answer.notice !== null && !answer.errors.password;
  return (
    <form ref={form} method="post" action={action} noValidate onSubmit={(event) => void submit(event)}>
      <FormNotice text={answer.notice} />
      <input type="hidden" name="token" value={token} />
      <div className="grid gap-5">
        <PasswordField name="password" error={answer.errors.password ?? null} autoComplete="new-password" />
        <Button type="submit" busy={isBusy} className="w-full">
          {t('account.renew.button')}
        </Button>
        {isLinkDead ? (
          <PageLink to={pathTo('password-forgotten')} ahead="never" className="text-link w-fit py-2">
            {t('account.renew.again')}
          </PageLink>
        ) : null}
      </div>
    </form>
  );
}
