/** The sign-up as a page, and the welcome after it. */
import { redirect, useHref, useLocation } from 'react-router';
import { pathTo } from '#core/site/paths.ts';
import { accountTexts } from '#texts/de/customer/account.ts';
import { accountValues, refusedForm } from '#web/account/account-form.ts';
import { Entrance, Other } from '#web/account/entrance.tsx';
import { RegistrationNotice } from '#web/account/registration-notice.tsx';
import { SignUpForm, signUpFields, signUpInput } from '#web/customer/sign-up-form.tsx';
import { postedForm } from '#web/page/form-input.ts';
import { channelOf, headTags, metaTexts } from '#web/page/head.ts';
import { sitePath, usePath } from '#web/page/page-context.ts';
import { PageLink } from '#web/page/page-link.tsx';
import { pageRequest } from '#web/page/request.ts';
import { useTexts } from '#web/page/texts.ts';
import type { Route } from './+types/sign-up';

/** In the address of the welcome. */
const doneQuery = 'angelegt';

export async function loader({ context, request }: Route.LoaderArgs) {
  const page = context.get(pageRequest);
  const { isLoggedIn, firstName } = await page.call('GET /web-api/customer-data', {});
  const isDone = new URL(request.url).searchParams.has(doneQuery);
  if (isLoggedIn && !isDone) throw redirect(sitePath(page.site, pathTo('account')), 303);
  return { welcome: isLoggedIn ? { firstName } : null };
}

export async function action({ context, request }: Route.ActionArgs) {
  const page = context.get(pageRequest);
  const values = accountValues(await postedForm(request), signUpFields);
  try {
    await page.call('POST /web-api/customer-signup', signUpInput(values));
  } catch (error) {
    return refusedForm(page, values, error);
  }
  return redirect(sitePath(page.site, `${pathTo('sign-up')}?${doneQuery}=1`), 303);
}

export function meta({ matches }: Route.MetaArgs) {
  const t = metaTexts(matches, accountTexts);
  return headTags({ title: t('account.signUp.title'), channel: channelOf(matches) });
}

export default function SignUp({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTexts(accountTexts);
  const { search } = useLocation();
  const path = usePath();
  const action = useHref(path(pathTo('sign-up')));
  if (loaderData.welcome)
    return (
      <div className="wrap pt-8 pb-16 md:pt-14 md:pb-24">
        <RegistrationNotice firstName={loaderData.welcome.firstName} />
      </div>
    );
  return (
    <Entrance title={t('account.signUp.title')} lead={t('account.signUp.lead')}>
      <SignUpForm action={action} answer={actionData} onDone={() => location.assign(`${action}?${doneQuery}=1`)} />
      <Other question={t('account.hasAccount')}>
        <PageLink to={`${pathTo('sign-in')}${search}`} ahead="never" className="text-link inline-block py-2 font-semibold">
          {t('account.signIn.button')}
        </PageLink>
      </Other>
    </Entrance>
  );
}
