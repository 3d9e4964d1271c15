/**
 * Where mailed links lead that confirm an address, change it, or take a change back. Opening one changes nothing, mail scanners do that too:
 * only the button does.
 */
import { useEffect } from 'react';
import { data, useHref } from 'react-router';
import { pathTo } from '#core/site/paths.ts';
import { accountTexts } from '#texts/de/customer/account.ts';
import { accountValues, refusedForm } from '#web/account/account-form.ts';
import { ConfirmAddress } from '#web/account/confirm-address.tsx';
import { Entrance } from '#web/account/entrance.tsx';
import { mailedLink } from '#web/account/mailed-link.ts';
import { PasswordNewForm } from '#web/account/password-new-form.tsx';
import { postedForm } from '#web/page/form-input.ts';
import { channelOf, headTags, metaTexts } from '#web/page/head.ts';
import { usePath } from '#web/page/page-context.ts';
import { pageRequest } from '#web/page/request.ts';
import { useTexts } from '#web/page/texts.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import type { Route } from './+types/email-verify';

export async function loader({ context, request }: Route.LoaderArgs) {
  const token = new URL(request.url).searchParams.get('token') ?? '';
  return { token, ...(await mailedLink(context.get(pageRequest), token)) };
}

export async function action({ context, request }: Route.ActionArgs) {
  const page = context.get(pageRequest);
  const form = await postedForm(request);
  const values = accountValues(form, ['token', 'password']);
  const input = { token: values.token, ...(form.has('password') ? { password: values.password } : {}) };
  try {
    return data({ done: await page.call('POST /web-api/customer-verify', input), refused: null });
  } catch (error) {
    const { data: refused, init } = refusedForm(page, values, error);
    return data({ done: null, refused: { error: refused.errors.password ?? null, notice: refused.notice } }, init ?? {});
  }
}

export function meta({ matches }: Route.MetaArgs) {
  const t = metaTexts(matches, accountTexts);
  return headTags({ title: t('account.verify.title'), channel: channelOf(matches) });
}

type Done = NonNullable<NonNullable<Route.ComponentProps['actionData']>['done']>;

function DonePage({ done: { state, email, orders, token } }: { done: Done }) {
  const t = useTexts(accountTexts);
  const path = usePath();
  const action = useHref(path(pathTo('password-new')));
  const account = useHref(path(pathTo('account')));
  return (
    <Entrance title={t(`account.verify.${state}`)} lead={t(`account.verify.${state}.text`, { email, orders })}>
      {token !== null ? (
        <PasswordNewForm token={token} link={null} action={action} answer={undefined} onDone={() => location.assign(account)} />
      ) : orders > 0 ? (
        <ButtonLink to={pathTo('account-orders')}>{t('account.verify.orders')}</ButtonLink>
      ) : (
        <ButtonLink to={pathTo('account')}>{t('account.toAccount')}</ButtonLink>
      )}
    </Entrance>
  );
}

export default function EmailVerify({ loaderData: { token, link, problem }, actionData }: Route.ComponentProps) {
  const t = useTexts(accountTexts);
  useEffect(() => history.replaceState(history.state, '', location.pathname), []);
  if (actionData?.done) return <DonePage done={actionData.done} />;
  if (!link || link.kind === 'reset' || link.kind === 'order') {
    const isUnknown = problem === null && !actionData;
    return (
      <Entrance
        title={t(isUnknown ? 'account.link.missing.title' : 'account.verify.failed')}
        lead={actionData?.refused.notice ?? problem ?? t('account.link.missing.text')}
      >
        <ButtonLink to={pathTo('account')}>{t('account.toAccount')}</ButtonLink>
      </Entrance>
    );
  }
  const { kind, email, isSignedIn, hasPassword } = link;
  const lead =
    kind === 'undo' || isSignedIn ? (`account.${kind}.ask` as const) : hasPassword ? (`account.${kind}.password` as const) : null;
  return (
    <Entrance title={t(`account.${kind}.title`)} lead={t(lead ?? 'account.verify.signIn', { email })}>
      <ConfirmAddress token={token} link={{ ...link, kind }} answer={actionData?.refused} />
    </Entrance>
  );
}
