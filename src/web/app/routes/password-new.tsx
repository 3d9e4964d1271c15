/** Where mailed links to a new password lead. Opening one changes nothing: mail scanners do that too. */
import { useEffect } from 'react';
import { data, redirect, useHref } from 'react-router';
import { pathTo } from '#core/site/paths.ts';
import { accountTexts } from '#texts/de/customer/account.ts';
import { accountValues, refusedForm } from '#web/account/account-form.ts';
import { Entrance } from '#web/account/entrance.tsx';
import { mailedLink } from '#web/account/mailed-link.ts';
import { PasswordNewForm, passwordNewFields, passwordNewInput } from '#web/account/password-new-form.tsx';
import { postedForm } from '#web/page/form-input.ts';
import { channelOf, headTags, metaTexts } from '#web/page/head.ts';
import { sitePath, usePath } from '#web/page/page-context.ts';
import { pageRequest } from '#web/page/request.ts';
import { useTexts } from '#web/page/texts.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import type { Route } from './+types/password-new';

export async function loader({ context, request }: Route.LoaderArgs) {
  const token = new URL(request.url).searchParams.get('token') ?? '';
  return { token, ...(await mailedLink(context.get(pageRequest), token)) };
}

export async function action({ context, request }: Route.ActionArgs) {
  const page = context.get(pageRequest);
  const values = accountValues(await postedForm(request), passwordNewFields);
  try {
    await page.call('POST /web-api/customer-password-new', passwordNewInput(values));
  } catch (error) {
    const { data: refused, init } = refusedForm(page, values, error);
    return data({ ...refused, ...(await mailedLink(page, values.token)) }, init ?? {});
  }
  return redirect(sitePath(page.site, pathTo('account')), 303);
}

export function meta({ matches }: Route.MetaArgs) {
  const t = metaTexts(matches, accountTexts);
  return headTags({ title: t('account.renew.title'), channel: channelOf(matches) });
}

export default function PasswordNew({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTexts(accountTexts);
  const path = usePath();
  const action = useHref(path(pathTo('password-new')));
  const account = useHref(path(pathTo('account')));
  const { link, problem } = actionData ?? loaderData;
  const token = loaderData.token || actionData?.values.token || '';
  useEffect(() => {
    // The token does not stay in the address, where other people and programs would see it.
    history.replaceState(history.state, '', location.pathname);
  }, []);
  if (token === '' || !link)
    return (
      <Entrance title={t('account.link.missing.title')} lead={problem ?? t('account.link.missing.text')}>
        <ButtonLink to={pathTo('password-forgotten')}>{t('account.renew.again')}</ButtonLink>
      </Entrance>
    );
  const isNew = !link.hasAccount;
  const lead = isNew ? 'account.renew.new' : link.kind === 'order' ? 'account.renew.known' : 'account.renew.lead';
  return (
    <Entrance title={t(isNew ? 'account.renew.new.title' : 'account.renew.title')} lead={t(lead, { email: link.email })}>
      <PasswordNewForm token={token} link={link} action={action} answer={actionData} onDone={() => location.assign(account)} />
    </Entrance>
  );
}
