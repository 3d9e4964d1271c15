/** The sign-in as a page. Visitors who are signed in are led on. */
import { redirect, useHref, useLocation } from 'react-router';
import { pathTo } from '#core/site/paths.ts';
import { returnPath } from '#core/site/return-path.ts';
import { accountTexts } from '#texts/de/customer/account.ts';
import { accountValues, refusedForm } from '#web/account/account-form.ts';
import { Entrance, Other } from '#web/account/entrance.tsx';
import { OtherWays } from '#web/customer/other-ways.tsx';
import { SignInForm, signInFields } from '#web/customer/sign-in-form.tsx';
import { returnQuery } from '#web/customer/sign-in-link.tsx';
import { postedForm } from '#web/page/form-input.ts';
import { channelOf, headTags, metaTexts } from '#web/page/head.ts';
import { sitePath } from '#web/page/page-context.ts';
import { PageLink } from '#web/page/page-link.tsx';
import { type PageRequest, pageRequest } from '#web/page/request.ts';
import { useTexts } from '#web/page/texts.ts';
import type { Route } from './+types/sign-in';

function targetOf({ site }: PageRequest, request: Request): string {
  return sitePath(site, returnPath(new URL(request.url).searchParams.get(returnQuery), site) ?? pathTo('account'));
}

export async function loader({ context, request }: Route.LoaderArgs) {
  const page = context.get(pageRequest);
  const target = targetOf(page, request);
  const { isLoggedIn } = await page.call('GET /web-api/customer-data', {});
  if (isLoggedIn) throw redirect(target, 303);
  return { target };
}

export async function action({ context, request }: Route.ActionArgs) {
  const page = context.get(pageRequest);
  const values = accountValues(await postedForm(request), signInFields);
  try {
    await page.call('POST /web-api/customer-login', values);
  } catch (error) {
    return refusedForm(page, values, error);
  }
  return redirect(targetOf(page, request), 303);
}

export function meta({ matches }: Route.MetaArgs) {
  const t = metaTexts(matches, accountTexts);
  return headTags({ title: t('account.signIn.title'), channel: channelOf(matches) });
}

export default function SignIn({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTexts(accountTexts);
  const { pathname, search } = useLocation();
  const target = useHref(loaderData.target);
  const action = useHref(`${pathname}${search}`);
  return (
    <Entrance title={t('account.signIn.title')} lead={t('account.signIn.lead')}>
      <SignInForm action={action} answer={actionData} onDone={() => location.assign(target)} />
      <p className="mt-4">
        <PageLink to={`${pathTo('password-forgotten')}${search}`} ahead="never" className="text-link inline-block py-2">
          {t('account.forgotten')}
        </PageLink>
      </p>
      <OtherWays onDone={(path) => location.assign(path ?? target)} />
      <Other question={t('account.noAccount')}>
        <PageLink to={`${pathTo('sign-up')}${search}`} ahead="never" className="text-link inline-block py-2 font-semibold">
          {t('account.signUp.button')}
        </PageLink>
      </Other>
    </Entrance>
  );
}
