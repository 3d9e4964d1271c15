/** What the forms of an account have in common: notice, fields and button, and the field for the address of the account. */
import type { ComponentProps, ReactNode } from 'react';
import { accountTexts } from '#texts/de/customer/account.ts';
import { useTexts } from '#web/page/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { FormNotice } from './form-notice.tsx';
import type { useAccountForm } from './use-account-form.ts';

type FrameProps = Pick<ReturnType<typeof useAccountForm>, 'form' | 'isBusy' | 'submit'> & {
  notice: string | null;
  /** Address that the form posts to without scripts. */
  action: string;
  button: string;
  children: ReactNode;
  /** Below the button. */
  foot?: ReactNode;
};

export function FormFrame({ form, isBusy, submit, notice, action, button, children, foot }: FrameProps) {
  return (
    <form ref={form} method="post" action={action} noValidate onSubmit={(event) => void submit(event)}>
      <FormNotice text={notice} />
      <div className="grid gap-5">
        {children}
        <Button type="submit" busy={isBusy} className="w-full">
          {button}
        </Button>
        {foot}
      </div>
    </form>
  );
}

type EmailProps = Pick<ComponentProps<typeof TextField>, 'name' | 'defaultValue' | 'error'> & {
  /** The browser offers passkeys here, too. */
  hasPasskeys?: boolean;
};

/** Password managers know the address as the name of the user. */
export function AccountEmailField({ hasPasskeys = false, ...wired }: EmailProps) {
  const t = useTexts(accountTexts);
  return (
    <TextField
      {...wired}
      label={t('account.email')}
      type="email"
      autoComplete={hasPasskeys ? 'username webauthn' : 'username'}
      autoCapitalize="none"
      spellCheck={false}
      required
    />
  );
}
