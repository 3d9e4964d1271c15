/** Asks for the link to a new password, as a page. */
import { redirect, useHref, useLocation } from 'react-router';
import { pathTo } from '#core/site/paths.ts';
import { accountTexts } from '#texts/de/customer/account.ts';
import { accountValues, refusedForm } from '#web/account/account-form.ts';
import { Entrance, Other } from '#web/account/entrance.tsx';
import { MailOnItsWay, PasswordForgottenForm, passwordForgottenFields } from '#web/customer/password-forgotten-form.tsx';
import { postedForm } from '#web/page/form-input.ts';
import { channelOf, headTags, metaTexts } from '#web/page/head.ts';
import { sitePath, usePath } from '#web/page/page-context.ts';
import { PageLink } from '#web/page/page-link.tsx';
import { pageRequest } from '#web/page/request.ts';
import { requestTexts } from '#web/page/request-texts.ts';
import { useTexts } from '#web/page/texts.ts';
import type { Route } from './+types/password-forgotten';

/** In the address after the form was sent. */
const doneQuery = 'geschickt';

export function loader({ context, request }: Route.LoaderArgs) {
  const isSent = new URL(request.url).searchParams.has(doneQuery);
  return { sent: isSent ? requestTexts(context.get(pageRequest))('mail.account.asked') : null };
}

export async function action({ context, request }: Route.ActionArgs) {
  const page = context.get(pageRequest);
  const values = accountValues(await postedForm(request), passwordForgottenFields);
  try {
    await page.call('POST /web-api/customer-password-reset', values);
  } catch (error) {
    return refusedForm(page, values, error);
  }
  return redirect(sitePath(page.site, `${pathTo('password-forgotten')}?${doneQuery}=1`), 303);
}

export function meta({ matches }: Route.MetaArgs) {
  const t = metaTexts(matches, accountTexts);
  return headTags({ title: t('account.reset.title'), channel: channelOf(matches) });
}

export default function PasswordForgotten({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTexts(accountTexts);
  const { search } = useLocation();
  const action = useHref(usePath()(pathTo('password-forgotten')));
  return (
    <Entrance title={t('account.reset.title')} lead={t('account.reset.lead')}>
      {loaderData.sent ? <MailOnItsWay message={loaderData.sent} /> : <PasswordForgottenForm action={action} answer={actionData} />}
      <Other question={t('account.remembered')}>
        <PageLink
          to={`${pathTo('sign-in')}${loaderData.sent ? '' : search}`}
          ahead="never"
          className="text-link inline-block py-2 font-semibold"
        >
          {t('account.signIn.button')}
        </PageLink>
      </Other>
    </Entrance>
  );
}
