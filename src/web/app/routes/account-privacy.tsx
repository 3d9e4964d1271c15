/** What is stored of a customer: a copy of it, and the end of the account. Both need the password again. After the end, the signed-out browser shows that on this page. */
import { useEffect } from 'react';
import { pathTo } from '#core/site/paths.ts';
import { privacyTexts } from '#texts/de/customer/privacy.ts';
import { accountValues } from '#web/account/account-form.ts';
import { AccountPage } from '#web/account/account-page.tsx';
import { CloseAccount, ClosedAccount } from '#web/account/close-account.tsx';
import { ConfirmIdentity } from '#web/account/confirm-identity.tsx';
import { customerOf, requireSignedIn } from '#web/account/customer-of.ts';
import { DataCopy } from '#web/account/data-copy.tsx';
import { answerSection, doneIntent } from '#web/account/section-action.ts';
import { localCopies } from '#web/app/local-copies.ts';
import { removePlacedCookie } from '#web/checkout/placed-cookie.ts';
import { ConsentView } from '#web/consent/consent-state.tsx';
import { announceAccount } from '#web/customer/account-channel.ts';
import { DoneNotice } from '#web/customer/form-notice.tsx';
import { notFound, orFault } from '#web/page/fault-response.ts';
import { postedForm, textOf } from '#web/page/form-input.ts';
import { channelOf, headTags, metaTexts } from '#web/page/head.ts';
import { PageLink } from '#web/page/page-link.tsx';
import { pageRequest } from '#web/page/request.ts';
import { useTexts } from '#web/page/texts.ts';
import type { Route } from './+types/account-privacy';

const intents = ['confirm', 'export', 'close'] as const;

export async function loader({ context, request }: Route.LoaderArgs) {
  const page = context.get(pageRequest);
  const done = doneIntent(request, intents);
  if (done === 'close' && !(await customerOf(page))) return { profile: null, copy: null, done };
  await requireSignedIn(page);
  const { export: copy } = await orFault(page.call('GET /web-api/customer-export', {}));
  return { profile: await orFault(page.call('GET /web-api/customer-profile', {})), copy, done };
}

export async function action({ context, request }: Route.ActionArgs) {
  const form = await postedForm(request);
  const page = context.get(pageRequest);
  await requireSignedIn(page);
  const intent = intents.find((one) => one === textOf(form, 'intent'));
  switch (intent) {
    case 'confirm': {
      const values = accountValues(form, ['password']);
      return answerSection(page, 'account-privacy', intent, values, () => page.call('POST /web-api/customer-confirm', values));
    }
    case 'export':
      return answerSection(page, 'account-privacy', intent, {}, () => page.call('POST /web-api/customer-export', {}));
    case 'close': {
      const values = accountValues(form, ['email']);
      const answer = await answerSection(page, 'account-privacy', intent, values, () => page.call('POST /web-api/customer-close', values));
      if (!(answer instanceof Response)) return answer;
      const headers = new Headers(answer.headers);
      headers.set('clear-site-data', '"storage"');
      headers.append('set-cookie', removePlacedCookie(page.site.origin.startsWith('https:')));
      return new Response(null, { status: answer.status, headers });
    }
    default:
      throw notFound();
  }
}

export function meta({ matches }: Route.MetaArgs) {
  const t = metaTexts(matches, privacyTexts);
  return headTags({ title: t('privacy.title'), channel: channelOf(matches) });
}

export default function AccountPrivacy({ loaderData: { profile, copy, done }, actionData: answer }: Route.ComponentProps) {
  const t = useTexts(privacyTexts);
  const isClosed = profile === null;
  useEffect(() => {
    if (!isClosed) return;
    // Browsers without Clear-Site-Data still have copies of designs, and other tabs still show the account.
    announceAccount('signed-out');
    void localCopies.clear();
  }, [isClosed]);
  if (isClosed) return <ClosedAccount />;
  const { email, hasPassword, isConfirmed } = profile;
  return (
    <AccountPage current="account-privacy" title={t('privacy.title')} lead={t('privacy.lead')}>
      <PageLink to={pathTo('privacy')} className="text-link mt-2 inline-block py-2">
        {t('privacy.policy')}
      </PageLink>
      <DoneNotice text={done && done !== 'close' ? t(`privacy.done.${done}`) : null} />
      <section aria-labelledby="cookies" className="mt-11 max-w-130">
        <h2 id="cookies" className="type-h3 mb-2">
          {t('privacy.consent.title')}
        </h2>
        <p>{t('privacy.consent.lead')}</p>
        <ConsentView />
        <button type="button" data-consent="" className="button button-secondary mt-4">
          {t('privacy.consent.button')}
        </button>
      </section>
      <DataCopy copy={copy} canAsk={isConfirmed} answer={answer} />
      <CloseAccount email={email} canClose={isConfirmed} answer={answer} />
      {isConfirmed ? null : <ConfirmIdentity title={t('privacy.confirm')} hasPassword={hasPassword} email={email} answer={answer} />}
    </AccountPage>
  );
}
