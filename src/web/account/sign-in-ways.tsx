/** Passkeys and the Google account of a customer: listed for everybody who is signed in, changed after the identity was confirmed. */
import { useRef } from 'react';
import { useRevalidator } from 'react-router';
import type { SignInWays } from '#api/customer-sign-in-ways.ts';
import { passkeyNameLength } from '#core/customer/customer.ts';
import { berlinTime, formatDate } from '#core/values/date.ts';
import { signInWaysTexts } from '#texts/de/customer/sign-in-ways.ts';
import { GoogleButton } from '#web/customer/google-button.tsx';
import { PasskeyButton } from '#web/customer/passkey-button.tsx';
import { call } from '#web/page/client.ts';
import { useSite } from '#web/page/page-context.ts';
import { useTextLocale, useTexts } from '#web/page/texts.ts';
import { fieldText } from '#web/page/use-form-call.ts';
import { TextField } from '#web/ui/field.tsx';
import { AccountPart } from './account-page.tsx';

/** Ways are added once the address is confirmed, changed and removed before that, too. */
type Rights = { canAdd: boolean; canChange: boolean };

type Passkey = SignInWays['passkeys'][number];

function PasskeyRow({ passkey, canChange }: { passkey: Passkey; canChange: boolean }) {
  const t = useTexts(signInWaysTexts);
  const locale = useTextLocale();
  const { id, name, domain, createdAt, usedAt } = passkey;
  const day = (at: string) => formatDate(berlinTime(Date.parse(at)).day, locale);
  const facts = { domain, since: day(createdAt) };
  return (
    <li className="border-b border-line py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-7 gap-y-1">
        <p className="min-w-0 wrap-anywhere">
          <span className="font-semibold">{name}</span>
          <span className="figures block text-small text-ink-soft">
            {usedAt === null ? t('passkey.unused', facts) : t('passkey.used', { ...facts, used: day(usedAt) })}
          </span>
        </p>
        {canChange ? (
          <form method="post">
            <input type="hidden" name="intent" value="remove" />
            <input type="hidden" name="passkey" value={id} />
            <button
              type="submit"
              className="text-link min-h-11 text-small"
              aria-label={t('passkey.named', { action: t('passkey.delete'), name })}
            >
              {t('passkey.delete')}
            </button>
          </form>
        ) : null}
      </div>
      <details className="mt-1">
        <summary className="text-link w-fit py-2 text-small">{t('passkey.change')}</summary>
        <form method="post" className="flex max-w-130 flex-wrap items-end gap-x-5 gap-y-2 pb-3">
          <input type="hidden" name="intent" value="rename" />
          <input type="hidden" name="passkey" value={id} />
          <div className="min-w-50 flex-1">
            <TextField name="name" label={t('passkey.name')} defaultValue={name} maxLength={passkeyNameLength} autoComplete="off" />
          </div>
          <button type="submit" className="text-link min-h-11">
            {t('passkey.rename')}
          </button>
        </form>
      </details>
    </li>
  );
}

function NewPasskey() {
  const t = useTexts(signInWaysTexts);
  const site = useSite();
  const { revalidate } = useRevalidator();
  const form = useRef<HTMLFormElement>(null);
  async function add() {
    const { registerPasskey: addPasskey } = await import('#web/customer/passkey.ts');
    if (!form.current || !(await addPasskey(site, fieldText(form.current, 'name')))) return;
    form.current.reset();
    await revalidate();
  }
  return (
    <form ref={form} className="mt-5 grid max-w-130 gap-4 noscript:hidden" onSubmit={(event) => event.preventDefault()}>
      <TextField name="name" label={t('passkey.name')} hint={t('passkey.name.hint')} maxLength={passkeyNameLength} autoComplete="off" />
      <PasskeyButton label={t('passkey.add')} run={add} />
    </form>
  );
}

function GoogleAccount({ email, canAdd, canChange }: { email: string | null } & Rights) {
  const t = useTexts(signInWaysTexts);
  const site = useSite();
  const { revalidate } = useRevalidator();
  async function link(credential: string) {
    await call(site)('POST /web-api/customer-google', { credential });
    await revalidate();
  }
  return (
    <div className="mt-9 max-w-130">
      <h3 className="type-h3 mb-2">{t('google.title')}</h3>
      <p className="mb-4 wrap-anywhere">{email === null ? t('google.free') : t('google.linked', { email })}</p>
      {canAdd && email === null ? <GoogleButton context="use" use={link} /> : null}
      {canChange && email !== null ? (
        <form method="post">
          <input type="hidden" name="intent" value="unlink" />
          <button type="submit" className="text-link min-h-11">
            {t('google.unlink')}
          </button>
        </form>
      ) : null}
    </div>
  );
}

export function SignInWaysPart({ ways, canAdd, canChange }: { ways: SignInWays } & Rights) {
  const t = useTexts(signInWaysTexts);
  return (
    <AccountPart id="anmeldewege" title={t('ways.title')}>
      <p className="max-w-[60ch] text-ink-soft">{t('ways.lead')}</p>
      {ways.passkeys.length > 0 ? (
        <ul className="mt-5 border-t border-line">
          {ways.passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} canChange={canChange} />
          ))}
        </ul>
      ) : (
        <p className="mt-4">{t('passkey.none')}</p>
      )}
      {canAdd ? <NewPasskey /> : null}
      {ways.hasGoogle ? <GoogleAccount email={ways.google} canAdd={canAdd} canChange={canChange} /> : null}
    </AccountPart>
  );
}

/** Confirms the identity by a passkey or the linked Google account instead of the password. */
export function ConfirmOtherwise({ ways }: { ways: SignInWays }) {
  const t = useTexts(signInWaysTexts);
  const site = useSite();
  const { revalidate } = useRevalidator();
  async function byPasskey() {
    const { confirmByPasskey } = await import('#web/customer/passkey.ts');
    if (await confirmByPasskey(site)) await revalidate();
  }
  async function byGoogle(credential: string) {
    await call(site)('POST /web-api/customer-google-confirm', { credential });
    await revalidate();
  }
  const hasGoogle = ways.hasGoogle && ways.google !== null;
  if (ways.passkeys.length === 0 && !hasGoogle) return null;
  return (
    <div className="mt-5 grid max-w-130 gap-3 noscript:hidden">
      {ways.passkeys.length > 0 ? <PasskeyButton label={t('passkey.confirm')} run={byPasskey} /> : null}
      {hasGoogle ? <GoogleButton context="use" use={byGoogle} /> : null}
    </div>
  );
}
