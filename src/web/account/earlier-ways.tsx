/** The passkeys and the Google account that a new password ends, and the box that lets them stay. */
import type { MailedLink } from '#api/customer-account.ts';
import { berlinTime, formatDate } from '#core/values/date.ts';
import { signInWaysTexts } from '#texts/de/customer/sign-in-ways.ts';
import { useTextLocale, useTexts } from '#web/page/texts.ts';
import { CheckField } from '#web/ui/field.tsx';

type Props = Pick<MailedLink, 'passkeys' | 'google'> & {
  /** What was ticked before the form was refused. */
  isKept: boolean;
};

/** Nothing where there are none. */
export function EarlierWays({ passkeys, google, isKept }: Props) {
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
