/** Where mailed links that confirm an address lead. Opening one changes nothing, mail scanners do that too: only the button confirms. */
import { useEffect } from 'react';
import { data, Form, useNavigation } from 'react-router';
import { pathTo } from '#core/site/paths.ts';
import { faults, isFault } from '#core/values/fault.ts';
import { accountTexts } from '#texts/de/customer/account.ts';
import { Entrance } from '#web/account/entrance.tsx';
import { shownFault } from '#web/page/fault-response.ts';
import { postedForm, textOf } from '#web/page/form-input.ts';
import { channelOf, headTags, metaTexts } from '#web/page/head.ts';
import { pageRequest } from '#web/page/request.ts';
import { useTexts } from '#web/page/texts.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import type { Route } from './+types/email-verify';

export function loader({ request }: Route.LoaderArgs) {
  return { token: new URL(request.url).searchParams.get('token') ?? '' };
}

export async function action({ context, request }: Route.ActionArgs) {
  const token = textOf(await postedForm(request), 'token').slice(0, 200);
  try {
    return data({ ...(await context.get(pageRequest).call('POST /web-api/customer-verify', { token })), problem: null });
  } catch (error) {
    if (!isFault(error) || faults[error.code].status >= 500) throw error;
    return data({ state: null, email: '', orders: 0, problem: shownFault(error).text }, { status: faults[error.code].status });
  }
}

export function meta({ matches }: Route.MetaArgs) {
  const t = metaTexts(matches, accountTexts);
  return headTags({ title: t('account.verify.title'), channel: channelOf(matches) });
}

export default function EmailVerify({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTexts(accountTexts);
  const isBusy = useNavigation().state !== 'idle';
  useEffect(() => history.replaceState(history.state, '', location.pathname), []);
  const toAccount = <ButtonLink to={pathTo('account')}>{t('account.toAccount')}</ButtonLink>;
  if (actionData?.state)
    return (
      <Entrance
        title={t(`account.verify.${actionData.state}`)}
        lead={t(`account.verify.${actionData.state}.text`, { email: actionData.email, orders: actionData.orders })}
      >
        {actionData.orders > 0 ? <ButtonLink to={pathTo('account-orders')}>{t('account.verify.orders')}</ButtonLink> : toAccount}
      </Entrance>
    );
  if (actionData?.problem)
    return (
      <Entrance title={t('account.verify.failed')} lead={actionData.problem}>
        {toAccount}
      </Entrance>
    );
  if (loaderData.token === '')
    return (
      <Entrance title={t('account.link.missing.title')} lead={t('account.link.missing.text')}>
        {toAccount}
      </Entrance>
    );
  return (
    <Entrance title={t('account.verify.title')} lead={t('account.verify.ask')}>
      <Form method="post" replace>
        <input type="hidden" name="token" value={loaderData.token} />
        <Button type="submit" busy={isBusy} className="max-sm:w-full">
          {t('account.verify.button')}
        </Button>
      </Form>
    </Entrance>
  );
}
