/** Asks for addresses of a guest list by link: the links, the answers that wait, and what is asked. */
import { data } from 'react-router';
import { textLengths } from '#core/people/household.ts';
import type { RequestSettings } from '#core/people/request/request-schema.ts';
import { requestStates, requestTerms } from '#core/people/request/terms.ts';
import { formatDate } from '#core/values/date.ts';
import { addressRequestTexts } from '#texts/de/people/address-requests.ts';
import { DoneNotice, FormNotice } from '#web/customer/form-notice.tsx';
import { notFound, orFault } from '#web/page/fault-response.ts';
import { isToken, postedForm, textOf, typedIn } from '#web/page/form-input.ts';
import { channelOf, headTags, metaTexts } from '#web/page/head.ts';
import { PageLink } from '#web/page/page-link.tsx';
import { type PageRequest, pageRequest } from '#web/page/request.ts';
import { requestTexts } from '#web/page/request-texts.ts';
import { useTextLocale, useTexts } from '#web/page/texts.ts';
import { doneAt, doneOf, refused } from '#web/people/list-form.ts';
import { addressesPath, listPath } from '#web/people/list-query.ts';
import type { PostedDecision } from '#web/people/request/decision-field.ts';
import { DryRun, type DryRunData } from '#web/people/request/dry-run.tsx';
import { HouseholdLinks, linkQuery } from '#web/people/request/household-links.tsx';
import { LinkBox } from '#web/people/request/link-box.tsx';
import { postedDecisions } from '#web/people/request/posted-decisions.ts';
import { ProposalList } from '#web/people/request/proposal-list.tsx';
import { RequestSettingsForm } from '#web/people/request/request-settings.tsx';
import { Button } from '#web/ui/button.tsx';
import { PageTitle } from '#web/ui/page-title.tsx';
import type { Route } from './+types/addresses';

const doneTexts = ['start', 'settings', 'take', 'refuse', 'open', 'closed', 'revoked', 'mails'] as const;
/** Two hundred answers with their households. */
const maxFormBytes = 128_000;

function listOf({ list = '' }: { list?: string }): string {
  if (!isToken(list)) throw notFound();
  return list;
}

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const page = Number(searchParams.get(linkQuery.page));
  const household = searchParams.get(linkQuery.household);
  const input = {
    id: listOf(params),
    page: Number.isInteger(page) && page > 0 && page < 1_000 ? page : 1,
    ...(isToken(household) && { household }),
  };
  const found = await orFault(context.get(pageRequest).call('GET /web-api/guest-lists/:id/address-request', input));
  return { found, isOfHousehold: isToken(household), done: doneOf(request, doneTexts) };
}

function settingsOf(form: FormData): RequestSettings {
  const deadline = textOf(form, 'deadline');
  const isTicked = (name: string) => textOf(form, name) === 'on';
  return {
    title: textOf(form, 'title').slice(0, textLengths.name),
    note: typedIn(form, 'note').slice(0, requestTerms.note),
    deadline: /^\d{4}-\d{2}-\d{2}$/.test(deadline) ? deadline : null,
    asks: { email: isTicked('email'), phone: isTicked('phone'), isReminding: isTicked('reminding') },
  };
}

type Answer = {
  notice: string | null;
  errors: Record<string, string>;
  settings: RequestSettings | null;
  dryRun: { result: DryRunData; decisions: PostedDecision[] } | null;
};
const noAnswer: Answer = { notice: null, errors: {}, settings: null, dryRun: null };

async function decide(page: PageRequest, id: string, form: FormData) {
  const { what, isBulk, answers } = postedDecisions(form);
  if (answers.length === 0) return data<Answer>({ ...noAnswer, notice: requestTexts(page)('collect.wrong.none') }, { status: 400 });
  const isDryRun = isBulk && textOf(form, 'bulk') !== 'take';
  const result = await page.call('POST /web-api/guest-lists/:id/address-answers', { id, what, isDryRun, answers });
  return isDryRun ? data<Answer>({ ...noAnswer, dryRun: { result, decisions: answers } }) : doneAt(page, addressesPath(id), what);
}

async function run(page: PageRequest, id: string, intent: string, form: FormData) {
  const path = addressesPath(id);
  if (intent === 'decide') return decide(page, id, form);
  if (intent === 'mails') {
    await page.call('POST /web-api/guest-lists/:id/address-request/mails', { id });
    return doneAt(page, path, 'mails');
  }
  if (intent === 'state') {
    const state = requestStates.find((one) => one === textOf(form, 'state'));
    if (!state) throw notFound();
    await page.call('POST /web-api/guest-lists/:id/address-request/state', { id, state });
    return doneAt(page, path, state);
  }
  if (intent !== 'start' && intent !== 'settings') throw notFound();
  const settings = settingsOf(form);
  if (settings.title === '')
    return data<Answer>({ ...noAnswer, settings, errors: { title: requestTexts(page)('collect.wrong.who') } }, { status: 400 });
  if (intent === 'start') await page.call('POST /web-api/guest-lists/:id/address-request', { id, ...settings });
  else await page.call('PUT /web-api/guest-lists/:id/address-request', { id, ...settings });
  return doneAt(page, path, intent);
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const page = context.get(pageRequest);
  const id = listOf(params);
  const form = await postedForm(request, maxFormBytes);
  const intent = textOf(form, 'intent');
  try {
    return await run(page, id, intent, form);
  } catch (error) {
    const { text, errors, status } = refused(error);
    const settings = intent === 'start' || intent === 'settings' ? settingsOf(form) : null;
    const byField: Record<string, string> = Object.fromEntries(errors.map(({ field, message }) => [field, message]));
    return data<Answer>({ ...noAnswer, notice: errors.length > 0 ? null : text, errors: byField, settings }, { status });
  }
}

export function meta({ matches }: Route.MetaArgs) {
  const t = metaTexts(matches, addressRequestTexts);
  return headTags({ title: t('collect.title'), channel: channelOf(matches) });
}

type Found = Route.ComponentProps['loaderData']['found'];

function StateForms({ found }: { found: Found }) {
  const t = useTexts(addressRequestTexts);
  const { request } = found;
  if (!request || request.state === 'revoked') return null;
  return (
    <div className="mt-5 grid justify-items-start gap-3">
      <form method="post">
        <input type="hidden" name="intent" value="state" />
        <Button type="submit" kind="secondary" name="state" value={request.state === 'open' ? 'closed' : 'open'}>
          {t(request.state === 'open' ? 'collect.close' : 'collect.open')}
        </Button>
      </form>
      <details>
        <summary className="text-link min-h-11 py-2 text-small">{t('collect.revoke')}</summary>
        <form method="post" className="pt-2">
          <input type="hidden" name="intent" value="state" />
          <p className="mb-3 max-w-[60ch] text-small">{t('collect.revoke.lead')}</p>
          <Button type="submit" kind="secondary" name="state" value="revoked">
            {t('collect.revoke')}
          </Button>
        </form>
      </details>
    </div>
  );
}

function Mails({ found: { mails, request } }: { found: Found }) {
  const t = useTexts(addressRequestTexts);
  if (!request?.isOpen || mails.waiting === 0) return null;
  return (
    <section aria-labelledby="mails" className="mt-11 max-w-180">
      <h2 id="mails" className="type-h3 mb-2">
        {t('collect.mails')}
      </h2>
      <p className="mb-4 max-w-[60ch]">{t(mails.mayMail ? 'collect.mails.lead' : 'collect.mails.host', { count: mails.waiting })}</p>
      {mails.mayMail ? (
        <form method="post">
          <Button type="submit" kind="secondary" name="intent" value="mails">
            {t('collect.mails.button')}
          </Button>
        </form>
      ) : null}
    </section>
  );
}

function Answers({ found: { proposals, counts, remarks } }: { found: Found }) {
  const t = useTexts(addressRequestTexts);
  return (
    <section aria-labelledby="antworten" className="mt-11">
      <h2 id="antworten" className="type-h3">
        {t('collect.new')}
      </h2>
      <p className="figures mb-2 text-small text-ink-soft">
        {t('collect.counts', { open: counts.new, taken: counts.taken + counts.joined, same: counts.same })}
      </p>
      {proposals.length > 0 ? <ProposalList proposals={proposals} /> : null}
      {counts.new + counts.taken + counts.joined + counts.same + counts.refused === 0 ? (
        <p className="max-w-[60ch]">
          {t('collect.none')} {t('collect.none.lead')}
        </p>
      ) : null}
      {remarks.length > 0 ? (
        <>
          <h3 className="type-h4 mt-6">{t('collect.remarks')}</h3>
          <ul className="text-small">
            {remarks.map(({ names, others }) => (
              <li key={names} className="py-1 wrap-anywhere">
                {t('collect.remark', { names, others: others.join(', ') })}
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </section>
  );
}

const firstSettings = (note: string): RequestSettings => ({
  title: '',
  note,
  deadline: null,
  asks: { email: false, phone: false, isReminding: false },
});

function Running({ found, answer, isOfHousehold }: { found: Found; answer: Answer; isOfHousehold: boolean }) {
  const t = useTexts(addressRequestTexts);
  const locale = useTextLocale();
  const { list, request, shown } = found;
  if (!request) return null;
  const path = addressesPath(list.id);
  const title = isOfHousehold ? t('collect.link.of', { names: shown?.names ?? '' }) : t('collect.link');
  return (
    <>
      {shown ? (
        <>
          <LinkBox title={title} lead={t(isOfHousehold ? 'collect.link.of.lead' : 'collect.link.lead')} url={shown.url} code={shown.code} />
          <p className="mt-2 text-small text-ink-soft">
            {t('collect.until', { day: formatDate(request.endsOn, locale) })}{' '}
            {isOfHousehold ? (
              <PageLink to={path} ahead="never" className="text-link py-2">
                {t('collect.link')}
              </PageLink>
            ) : null}
          </p>
        </>
      ) : (
        <p className="max-w-[60ch]">{t(request.state === 'closed' ? 'collect.closed' : 'collect.ended')}</p>
      )}
      <Answers found={found} />
      <HouseholdLinks path={path} links={found.links} page={found.page} pages={found.pages} />
      <Mails found={found} />
      {request.state === 'revoked' ? null : (
        <details className="mt-11 border-y border-line" open={answer.settings !== null || undefined}>
          <summary className="min-h-13 py-3 font-semibold">{t('collect.settings')}</summary>
          <div className="pb-6">
            <RequestSettingsForm intent="settings" settings={answer.settings ?? request} errors={answer.errors} />
            <StateForms found={found} />
          </div>
        </details>
      )}
    </>
  );
}

export default function Addresses({ loaderData: { found, isOfHousehold, done }, actionData }: Route.ComponentProps) {
  const t = useTexts(addressRequestTexts);
  const answer = actionData ?? noAnswer;
  const { list, request } = found;
  const mayStart = !request || request.state === 'revoked' || (request.state === 'open' && !request.isOpen);
  return (
    <div className="wrap pt-8 pb-16 md:pt-11 md:pb-24">
      <PageLink to={listPath(list.id)} ahead="never" className="text-link inline-block py-2 text-small wrap-anywhere">
        {list.name}
      </PageLink>
      <PageTitle>{t('collect.title')}</PageTitle>
      <DoneNotice text={done && t(`collect.done.${done}`)} />
      <FormNotice text={answer.notice} />
      {answer.dryRun ? (
        <DryRun path={addressesPath(list.id)} {...answer.dryRun} />
      ) : (
        <>
          <div className="mt-7">
            <Running found={found} answer={answer} isOfHousehold={isOfHousehold} />
          </div>
          {mayStart ? (
            <section className={request ? 'mt-11' : ''}>
              {request ? <h2 className="type-h3 mb-4">{t('collect.again')}</h2> : <p className="mb-7 max-w-[60ch]">{t('collect.lead')}</p>}
              <RequestSettingsForm
                intent="start"
                settings={answer.settings ?? firstSettings(request?.note ?? t('collect.note.first'))}
                errors={answer.errors}
              />
            </section>
          ) : null}
        </>
      )}
    </div>
  );
}
