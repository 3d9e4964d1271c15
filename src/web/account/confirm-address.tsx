/** Forms of links that confirm or change an address: one click where the account is signed in, its password elsewhere. */
import { Form, useHref, useNavigation } from 'react-router';
import type { MailedLink } from '#api/customer-account.ts';
import { pathTo } from '#core/site/paths.ts';
import { accountTexts } from '#texts/de/customer/account.ts';
import { FormNotice } from '#web/customer/form-notice.tsx';
import { PasswordField } from '#web/customer/password-field.tsx';
import { usePath } from '#web/page/page-context.ts';
import { useTexts } from '#web/page/texts.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { PasswordNewForm } from './password-new-form.tsx';

type Props = {
  token: string;
  link: Omit<MailedLink, 'kind'> & { kind: 'verify' | 'change' | 'undo' };
  /** Why the password was refused. */
  answer: { error: string | null; notice: string | null } | undefined;
};

/** `asks`: for the password of the account. */
function LinkForm({ token, link, answer, asks }: Props & { asks: boolean }) {
  const t = useTexts(accountTexts);
  const isBusy = useNavigation().state !== 'idle';
  return (
    <Form method="post" replace noValidate>
      <FormNotice text={answer?.notice ?? null} />
      <input type="hidden" name="token" value={token} />
      <div className="grid gap-5">
        {asks ? <PasswordField name="password" error={answer?.error ?? null} autoComplete="current-password" /> : null}
        <Button type="submit" busy={isBusy} className="w-full sm:w-fit">
          {t(`account.${link.kind}.button`)}
        </Button>
      </div>
    </Form>
  );
}

/** For who has the mail and no password: a new one, after which nothing of before opens the account. */
function Stranger({ token }: { token: string }) {
  const t = useTexts(accountTexts);
  const path = usePath();
  const action = useHref(path(pathTo('password-new')));
  const account = useHref(path(pathTo('account')));
  return (
    <section aria-labelledby="nicht-ich" className="mt-9 border-t border-line pt-7">
      <h2 id="nicht-ich" className="type-h3 mb-3">
        {t('account.verify.stranger')}
      </h2>
      <p className="mb-5">{t('account.verify.stranger.text')}</p>
      <PasswordNewForm
        token={token}
        link={null}
        kind="secondary"
        action={action}
        answer={undefined}
        onDone={() => location.assign(account)}
      />
    </section>
  );
}

export function ConfirmAddress({ token, link, answer }: Props) {
  const t = useTexts(accountTexts);
  const isFree = link.isSignedIn || link.kind === 'undo';
  return (
    <>
      {isFree || link.hasPassword ? (
        <LinkForm {...{ token, link, answer }} asks={!isFree} />
      ) : (
        <ButtonLink to={pathTo('sign-in')}>{t('account.signIn.button')}</ButtonLink>
      )}
      {isFree || link.kind === 'change' ? null : <Stranger token={token} />}
    </>
  );
}
