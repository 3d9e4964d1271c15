/** The newsletter of each brand for a customer: how it stands, begin by a mailed link, end at once. */
import type { CustomerNewsletter } from '#api/customer-lists.ts';
import { senderOf } from '#core/customer/newsletter-terms.ts';
import { pathTo } from '#core/site/paths.ts';
import { channels } from '#core/values/channel.ts';
import { berlinTime, formatDate } from '#core/values/date.ts';
import { accountTexts } from '#texts/de/customer/account.ts';
import { accountListTexts } from '#texts/de/customer/account-lists.ts';
import { newsletterTexts } from '#texts/de/customer/newsletter.ts';
import { AccountPage } from '#web/account/account-page.tsx';
import { requireSignedIn } from '#web/account/customer-of.ts';
import { answerSection, doneIntent, type SectionAnswer } from '#web/account/section-action.ts';
import { SectionForm } from '#web/account/section-form.tsx';
import { DoneNotice } from '#web/customer/form-notice.tsx';
import { notFound, orFault } from '#web/page/fault-response.ts';
import { postedForm, textOf } from '#web/page/form-input.ts';
import { channelOf, headTags, metaTexts } from '#web/page/head.ts';
import { pageRequest } from '#web/page/request.ts';
import { useTextLocale, useTexts } from '#web/page/texts.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import type { Route } from './+types/account-newsletter';

const texts = { ...accountTexts, ...accountListTexts, ...newsletterTexts };
const intents = ['start', 'stop'] as const;

export async function loader({ context, request }: Route.LoaderArgs) {
  const page = context.get(pageRequest);
  await requireSignedIn(page);
  const newsletter = await orFault(page.call('GET /web-api/customer-newsletter', {}));
  return { ...newsletter, done: doneIntent(request, intents) };
}

export async function action({ context, request }: Route.ActionArgs) {
  const form = await postedForm(request);
  const page = context.get(pageRequest);
  await requireSignedIn(page);
  // Each brand has a form of its own: "start-federleicht".
  const [verb, brand] = textOf(form, 'intent').split('-');
  const intent = intents.find((one) => one === verb);
  const channel = channels.find((one) => one === brand);
  if (!intent || !channel) throw notFound();
  return answerSection(page, 'account-newsletter', intent, {}, () =>
    page.call('POST /web-api/customer-newsletter', { channel, isWanted: intent === 'start' }),
  );
}

export function meta({ matches }: Route.MetaArgs) {
  const t = metaTexts(matches, accountTexts);
  return headTags({ title: t('account.nav.account-newsletter'), channel: channelOf(matches) });
}

type BrandProps = { brand: CustomerNewsletter['channels'][number]; email: string; answer: SectionAnswer | undefined };

function Brand({ brand: { channel, state, since }, email, answer }: BrandProps) {
  const t = useTexts(texts);
  const locale = useTextLocale();
  const day = since === null ? '' : formatDate(berlinTime(Date.parse(since)).day, locale);
  const action = { subscribed: 'stop', asked: 'again', none: 'start' } as const;
  const sender = senderOf(channel);
  return (
    <SectionForm
      intent={`${state === 'subscribed' ? 'stop' : 'start'}-${channel}`}
      answer={answer}
      title={sender}
      lead={
        <>
          <p className={`wrap-anywhere ${state === 'subscribed' ? 'text-moss' : ''}`}>{t(`account.newsletter.${state}`, { email, day })}</p>
          {state === 'none' ? <p className="mt-2 text-small text-ink-soft">{t('newsletter.consent', { sender })}</p> : null}
        </>
      }
      button={t(`account.newsletter.${action[state]}`)}
      buttonName={t('account.newsletter.of', { action: t(`account.newsletter.${action[state]}`), brand: sender })}
    >
      {() => null}
    </SectionForm>
  );
}

export default function AccountNewsletter({ loaderData, actionData: answer }: Route.ComponentProps) {
  const t = useTexts(texts);
  const { email, isVerified, channels: brands, done } = loaderData;
  return (
    <AccountPage current="account-newsletter" title={t('account.nav.account-newsletter')} lead={t('account.newsletter.lead')}>
      <DoneNotice text={done && t(`account.newsletter.done.${done}`)} />
      {isVerified ? (
        <div className="grid gap-x-11 lg:grid-cols-2">
          {brands.map((brand) => (
            <Brand key={brand.channel} brand={brand} email={email} answer={answer} />
          ))}
        </div>
      ) : (
        <div className="mt-9 max-w-130">
          <p className="mb-5 wrap-anywhere">{t('account.newsletter.unconfirmed', { email })}</p>
          <ButtonLink to={pathTo('account-profile')} kind="secondary" className="max-sm:w-full">
            {t('account.newsletter.confirm')}
          </ButtonLink>
        </div>
      )}
    </AccountPage>
  );
}
