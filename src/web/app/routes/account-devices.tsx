/** Where a customer is signed in. Ending a sign-in needs the password again. */
import { berlinTime, formatDate } from '#core/values/date.ts';
import { accountTexts } from '#texts/de/customer/account.ts';
import { accountValues } from '#web/account/account-form.ts';
import { AccountPage } from '#web/account/account-page.tsx';
import { ConfirmIdentity } from '#web/account/confirm-identity.tsx';
import { requireCustomer } from '#web/account/customer-of.ts';
import { answerSection, doneIntent } from '#web/account/section-action.ts';
import { SectionDone } from '#web/account/section-form.tsx';
import { notFound, orFault } from '#web/page/fault-response.ts';
import { isToken, postedForm, textOf } from '#web/page/form-input.ts';
import { channelOf, headTags, metaTexts } from '#web/page/head.ts';
import { pageRequest } from '#web/page/request.ts';
import { useTextLocale, useTexts } from '#web/page/texts.ts';
import { Button } from '#web/ui/button.tsx';
import type { Route } from './+types/account-devices';

const intents = ['confirm', 'end', 'others'] as const;

export async function loader({ context, request }: Route.LoaderArgs) {
  const page = context.get(pageRequest);
  await requireCustomer(page);
  const { devices } = await orFault(page.call('GET /web-api/customer-devices', {}));
  const { isConfirmed, hasPassword, email } = await orFault(page.call('GET /web-api/customer-profile', {}));
  return { devices, isConfirmed, hasPassword, email, done: doneIntent(request, intents) };
}

export async function action({ context, request }: Route.ActionArgs) {
  const form = await postedForm(request);
  const page = context.get(pageRequest);
  await requireCustomer(page);
  const intent = intents.find((one) => one === textOf(form, 'intent'));
  const id = textOf(form, 'device');
  if (!intent || (intent === 'end' && !isToken(id))) throw notFound();
  const values = accountValues(form, ['password']);
  return answerSection(page, 'account-devices', intent, values, () => {
    if (intent === 'confirm') return page.call('POST /web-api/customer-confirm', values);
    return intent === 'end' ? page.call('DELETE /web-api/customer-devices/:id', { id }) : page.call('DELETE /web-api/customer-devices', {});
  });
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
  const { devices, isConfirmed, hasPassword, email, done } = loaderData;
  const hasOthers = devices.length > 1;
  return (
    <AccountPage current="account-devices" title={t('account.nav.account-devices')} lead={t('account.devices.lead')} address="du">
      <SectionDone text={done && t(`account.devices.done.${done}`)} />
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
      {hasOthers && !isConfirmed ? (
        <ConfirmIdentity title={t('account.devices.confirm')} hasPassword={hasPassword} email={email} answer={actionData} />
      ) : null}
    </AccountPage>
  );
}
