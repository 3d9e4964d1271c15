/** Where and how a customer signs in. Changes need the password again, a passkey or Google. */
import { berlinTime, formatDate } from '#core/values/date.ts';
import { accountTexts } from '#texts/de/customer/account.ts';
import { accountValues } from '#web/account/account-form.ts';
import { AccountPage } from '#web/account/account-page.tsx';
import { ConfirmIdentity } from '#web/account/confirm-identity.tsx';
import { requireSignedIn } from '#web/account/customer-of.ts';
import { answerSection, doneIntent } from '#web/account/section-action.ts';
import { SectionForm } from '#web/account/section-form.tsx';
import { ConfirmOtherwise, SignInWaysPart } from '#web/account/sign-in-ways.tsx';
import { DoneNotice } from '#web/customer/form-notice.tsx';
import { notFound, orFault } from '#web/page/fault-response.ts';
import { isToken, postedForm, textOf } from '#web/page/form-input.ts';
import { channelOf, headTags, metaTexts } from '#web/page/head.ts';
import { type PageRequest, pageRequest } from '#web/page/request.ts';
import { useTextLocale, useTexts } from '#web/page/texts.ts';
import { Button } from '#web/ui/button.tsx';
import type { Route } from './+types/account-devices';

const intents = ['confirm', 'end', 'others', 'unlink', 'remove', 'rename', 'verify'] as const;
type Intent = (typeof intents)[number];

export async function loader({ context, request }: Route.LoaderArgs) {
  const page = context.get(pageRequest);
  await requireSignedIn(page);
  const { devices } = await orFault(page.call('GET /web-api/customer-devices', {}));
  const { isConfirmed, isVerified, hasPassword, email } = await orFault(page.call('GET /web-api/customer-profile', {}));
  const ways = await orFault(page.call('GET /web-api/customer-sign-in-ways', {}));
  return { devices, ways, isConfirmed, isVerified, hasPassword, email, done: doneIntent(request, intents) };
}

function perform({ call }: PageRequest, intent: Intent, { password, name }: { password: string; name: string }, form: FormData) {
  const id = textOf(form, intent === 'end' ? 'device' : 'passkey');
  if (intent === 'end' && !isToken(id)) throw notFound();
  if (intent === 'confirm') return call('POST /web-api/customer-confirm', { password });
  if (intent === 'end') return call('DELETE /web-api/customer-devices/:id', { id });
  if (intent === 'unlink') return call('DELETE /web-api/customer-google', {});
  if (intent === 'remove') return call('DELETE /web-api/customer-passkeys/:id', { id });
  if (intent === 'verify') return call('POST /web-api/customer-verify-mail', {});
  if (intent === 'rename') return call('POST /web-api/customer-passkeys/:id', { id, name });
  return call('DELETE /web-api/customer-devices', {});
}

export async function action({ context, request }: Route.ActionArgs) {
  const form = await postedForm(request);
  const page = context.get(pageRequest);
  await requireSignedIn(page);
  const intent = intents.find((one) => one === textOf(form, 'intent'));
  if (!intent) throw notFound();
  const values = accountValues(form, ['password', 'name']);
  return answerSection(page, 'account-devices', intent, values, async () => perform(page, intent, values, form));
}

export function meta({ matches }: Route.MetaArgs) {
  const t = metaTexts(matches, accountTexts);
  return headTags({ title: t('account.nav.account-devices'), channel: channelOf(matches) });
}

type Device = Route.ComponentProps['loaderData']['devices'][number];

function DeviceRow({ device, canEnd }: { device: Device; canEnd: boolean }) {
  const t = useTexts(accountTexts);
  const locale = useTextLocale();
  const day = (at: string) => formatDate(berlinTime(Date.parse(at)).day, locale);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-7 gap-y-1 border-b border-line py-3">
      <p className="min-w-0 wrap-anywhere">
        <span className="font-semibold">{device.label}</span>
        {device.isThis ? <span className="text-moss"> {t('account.device.this')}</span> : null}
        <span className="figures block text-small text-ink-soft">
          {t('account.device.days', { since: day(device.since), seen: day(device.seenAt) })}
        </span>
      </p>
      {canEnd && !device.isThis ? (
        <form method="post">
          <input type="hidden" name="intent" value="end" />
          <input type="hidden" name="device" value={device.id} />
          <button
            type="submit"
            className="text-link min-h-11 text-small"
            aria-label={t('account.draft.named', { action: t('account.device.end'), name: device.label })}
          >
            {t('account.device.end')}
          </button>
        </form>
      ) : null}
    </li>
  );
}

export default function AccountDevices({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTexts(accountTexts);
  const { devices, ways, isConfirmed, isVerified, hasPassword, email, done } = loaderData;
  const hasOthers = devices.length > 1;
  return (
    <AccountPage current="account-devices" title={t('account.nav.account-devices')} lead={t('account.devices.lead')}>
      <DoneNotice text={done && t(`account.devices.done.${done}`)} />
      <ul className="mt-9 border-t border-line">
        {devices.map((device) => (
          <DeviceRow key={device.id} device={device} canEnd={isConfirmed} />
        ))}
      </ul>
      {hasOthers && isConfirmed ? (
        <form method="post" className="mt-7">
          <input type="hidden" name="intent" value="others" />
          <Button type="submit" kind="secondary" className="max-sm:w-full">
            {t('account.devices.others')}
          </Button>
        </form>
      ) : null}
      <SignInWaysPart ways={ways} canAdd={isConfirmed && isVerified} canChange={isConfirmed} />
      {isVerified ? null : (
        <SectionForm
          intent="verify"
          answer={actionData}
          title={t('account.profile.verify')}
          lead={<p className="wrap-anywhere">{t('account.profile.verify.first', { email })}</p>}
          button={t('account.profile.verify.button')}
        >
          {() => null}
        </SectionForm>
      )}
      {isConfirmed ? null : (
        <>
          <ConfirmIdentity title={t('account.devices.confirm')} hasPassword={hasPassword} email={email} answer={actionData} />
          <ConfirmOtherwise ways={ways} />
        </>
      )}
    </AccountPage>
  );
}
