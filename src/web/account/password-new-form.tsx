/** A new password for the account of a mailed link. */
import type { MailedLink } from '#api/customer-account.ts';
import { pathTo } from '#core/site/paths.ts';
import { berlinTime, formatDate } from '#core/values/date.ts';
import { accountTexts } from '#texts/de/customer/account.ts';
import { signInWaysTexts } from '#texts/de/customer/sign-in-ways.ts';
import { afterSignIn } from '#web/customer/after-sign-in.ts';
import { FormNotice } from '#web/customer/form-notice.tsx';
import { PasswordField } from '#web/customer/password-field.tsx';
import type { FormProps } from '#web/customer/sign-in-form.tsx';
import { useAccountForm } from '#web/customer/use-account-form.ts';
import { call } from '#web/page/client.ts';
import { useSite } from '#web/page/page-context.ts';
import { PageLink } from '#web/page/page-link.tsx';
import { useTextLocale, useTexts } from '#web/page/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { CheckField } from '#web/ui/field.tsx';

type EarlierWaysProps = Pick<MailedLink, 'passkeys' | 'google'> & {
  /** What was ticked before the form was refused. */
  isKept: boolean;
};

/** The passkeys and the Google account that a new password ends, and the box that lets them stay. Nothing where there are none. */
function EarlierWays({ passkeys, google, isKept }: EarlierWaysProps) {
  const t = useTexts(signInWaysTexts);
  const locale = useTextLocale();
  if (passkeys.length === 0 && google === null) return null;
  const day = (at: string) => formatDate(berlinTime(Date.parse(at)).day, locale);
  return (
    <fieldset className="border border-line px-5 pt-4 pb-3">
      <legend className="px-2 text-small font-semibold">{t('ways.earlier')}</legend>
      <ul className="mb-3 grid gap-2">
        {passkeys.map(({ name, createdAt }) => (
          <li key={`${createdAt} ${name}`} className="wrap-anywhere">
            {t('ways.earlier.passkey', { name })}
            <span className="figures block text-small text-ink-soft">{t('ways.earlier.since', { since: day(createdAt) })}</span>
          </li>
        ))}
        {google === null ? null : <li className="wrap-anywhere">{t('ways.earlier.google', { email: google })}</li>}
      </ul>
      <p className="text-small">{t('ways.earlier.text')}</p>
      <CheckField name="keepsWays" value="on" defaultChecked={isKept} label={t('ways.earlier.keep')} />
    </fieldset>
  );
}

export const passwordNewFields = ['token', 'password', 'keepsWays'] as const;
type PasswordNewField = (typeof passwordNewFields)[number];

/** The form's values as the call takes them. */
export function passwordNewInput({ keepsWays, ...values }: Record<PasswordNewField, string>) {
  return { ...values, keepsWays: keepsWays === 'on' };
}

type Props = FormProps<PasswordNewField> & {
  token: string;
  /** What the link is for; null where its page does not know. */
  link: Pick<MailedLink, 'hasAccount' | 'passkeys' | 'google'> | null;
  kind?: 'primary' | 'secondary';
};

export function PasswordNewForm({ token, link, kind = 'primary', action, answer: given, onDone }: Props) {
  const t = useTexts(accountTexts);
  const site = useSite();
  const { answer, form, isBusy, submit } = useAccountForm({
    fields: passwordNewFields,
    answer: given,
    async send(values) {
      const customer = await call(site)('POST /web-api/customer-password-new', passwordNewInput(values));
      await afterSignIn(site, customer, { kind: link?.hasAccount === false ? 'sign-up' : 'login', method: 'password' });
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
        {link ? <EarlierWays passkeys={link.passkeys} google={link.google} isKept={answer.values.keepsWays === 'on'} /> : null}
        <Button type="submit" kind={kind} busy={isBusy} className="w-full">
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
