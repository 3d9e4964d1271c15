/** Names, address and password of a customer. Changing address or password needs the password again. */
import { accountTexts } from '#texts/de/customer/account.ts';
import { accountValues } from '#web/account/account-form.ts';
import { AccountPage } from '#web/account/account-page.tsx';
import { ConfirmIdentity } from '#web/account/confirm-identity.tsx';
import { requireSignedIn } from '#web/account/customer-of.ts';
import { answerSection, doneIntent } from '#web/account/section-action.ts';
import { SectionForm } from '#web/account/section-form.tsx';
import { DoneNotice } from '#web/customer/form-notice.tsx';
import { PasswordField } from '#web/customer/password-field.tsx';
import { notFound, orFault } from '#web/page/fault-response.ts';
import { postedForm, textOf } from '#web/page/form-input.ts';
import { channelOf, headTags, metaTexts } from '#web/page/head.ts';
import { pageRequest } from '#web/page/request.ts';
import { useTexts } from '#web/page/texts.ts';
import { TextField } from '#web/ui/field.tsx';
import type { Route } from './+types/account-profile';

const intents = ['person', 'confirm', 'email', 'password', 'verify'] as const;

export async function loader({ context, request }: Route.LoaderArgs) {
  const page = context.get(pageRequest);
  await requireSignedIn(page);
  return { profile: await orFault(page.call('GET /web-api/customer-profile', {})), done: doneIntent(request, intents) };
}

export async function action({ context, request }: Route.ActionArgs) {
  const form = await postedForm(request);
  const page = context.get(pageRequest);
  await requireSignedIn(page);
  const intent = intents.find((one) => one === textOf(form, 'intent'));
  const answer = (values: Record<string, string>, work: () => Promise<unknown>) =>
    answerSection(page, 'account-profile', intent ?? '', values, work);
  switch (intent) {
    case 'person': {
      const values = accountValues(form, ['firstName', 'lastName', 'company', 'vatId']);
      const { firstName, lastName, company, vatId } = values;
      const business = company === '' ? { type: 0 as const } : { type: 1 as const, company, vatId };
      return answer(values, () => page.call('POST /web-api/customer-profile', { firstName, lastName, ...business }));
    }
    case 'confirm':
    case 'password': {
      const values = accountValues(form, ['password']);
      const call = intent === 'confirm' ? 'POST /web-api/customer-confirm' : 'POST /web-api/customer-password';
      return answer(values, () => page.call(call, values));
    }
    case 'email': {
      const values = accountValues(form, ['email']);
      return answer(values, () => page.call('POST /web-api/customer-email', values));
    }
    case 'verify':
      return answer({}, () => page.call('POST /web-api/customer-verify-mail', {}));
    default:
      throw notFound();
  }
}

export function meta({ matches }: Route.MetaArgs) {
  const t = metaTexts(matches, accountTexts);
  return headTags({ title: t('account.nav.account-profile'), channel: channelOf(matches) });
}

export default function AccountProfile({ loaderData: { profile, done }, actionData: answer }: Route.ComponentProps) {
  const t = useTexts(accountTexts);
  const { email, hasPassword } = profile;
  return (
    <AccountPage current="account-profile" title={t('account.nav.account-profile')}>
      <DoneNotice text={done && t(`account.profile.done.${done}`)} />
      {profile.isVerified ? null : (
        <SectionForm
          intent="verify"
          answer={answer}
          title={t('account.profile.verify')}
          lead={<p className="wrap-anywhere">{t('account.profile.verify.lead', { email })}</p>}
          button={t('account.profile.verify.button')}
        >
          {() => null}
        </SectionForm>
      )}
      <SectionForm intent="person" answer={answer} title={t('account.profile.person')} button={t('account.save')}>
        {(wire) => (
          <>
            <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
              <TextField {...wire('firstName', profile.firstName)} label={t('account.firstName')} autoComplete="given-name" required />
              <TextField {...wire('lastName', profile.lastName)} label={t('account.lastName')} autoComplete="family-name" required />
            </div>
            <TextField
              {...wire('company', profile.company)}
              label={t('account.company')}
              hint={t('account.optional')}
              autoComplete="organization"
            />
            <TextField {...wire('vatId', profile.vatId)} label={t('account.vatId')} hint={t('account.optional')} autoComplete="off" />
          </>
        )}
      </SectionForm>
      {profile.isConfirmed ? (
        <>
          {profile.isVerified ? (
            <SectionForm
              intent="email"
              answer={answer}
              title={t('account.profile.email')}
              lead={<p className="wrap-anywhere">{t('account.profile.email.lead', { email })}</p>}
              button={t('account.profile.email.button')}
            >
              {(wire) => (
                <TextField
                  {...wire('email')}
                  label={t('account.profile.email.new')}
                  type="email"
                  autoComplete="email"
                  spellCheck={false}
                  required
                />
              )}
            </SectionForm>
          ) : null}
          <SectionForm
            intent="password"
            answer={answer}
            title={t('account.profile.password')}
            lead={<p>{t('account.profile.password.lead')}</p>}
            button={t('account.renew.button')}
          >
            {(wire) => <PasswordField {...wire('password')} autoComplete="new-password" />}
          </SectionForm>
        </>
      ) : (
        <ConfirmIdentity title={t('account.profile.access')} hasPassword={hasPassword} email={email} answer={answer} />
      )}
    </AccountPage>
  );
}
