/** /teilen/freigabe/:token/: a party looks at a card in all its languages, and approves it or asks for a change. The token is the credential; no script is needed. */
import { data, isRouteErrorResponse, redirect } from 'react-router';
import { pathTo } from '#core/site/paths.ts';
import { berlinTime, formatDate } from '#core/values/date.ts';
import { approvalTexts } from '#texts/de/people/approval.ts';
import { FormNotice } from '#web/customer/form-notice.tsx';
import { notFound, orFault } from '#web/page/fault-response.ts';
import { isToken, postedForm, textOf, typedIn } from '#web/page/form-input.ts';
import { channelOf, headTags, metaTexts } from '#web/page/head.ts';
import { sitePath } from '#web/page/page-context.ts';
import { type PageRequest, pageRequest } from '#web/page/request.ts';
import { requestTexts } from '#web/page/request-texts.ts';
import { useTextLocale, useTexts } from '#web/page/texts.ts';
import { ApproveForm, maxWish, type TypedWish, WishForm } from '#web/people/approval/answer-forms.tsx';
import { BothLanguages } from '#web/people/approval/both-languages.tsx';
import { refused } from '#web/people/list-form.ts';
import { ErrorScreen } from '#web/shell/error-screen.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { PageTitle } from '#web/ui/page-title.tsx';
import type { Route } from './+types/approval';

function tokenOf({ token = '' }: { token?: string }): string {
  if (!isToken(token)) throw notFound();
  return token;
}

export async function loader({ context, params }: Route.LoaderArgs) {
  const asked = await orFault(context.get(pageRequest).call('GET /web-api/approvals/:token', { token: tokenOf(params) }));
  return { asked, address: asked.formality };
}

/** The same wish that is posted twice is one comment. */
async function commentId(of: readonly string[]): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(JSON.stringify(of)));
  return Buffer.from(digest).subarray(0, 16).toString('base64url');
}

type Answer = { notice: string | null; wish: TypedWish | null };

async function wish(page: PageRequest, token: string, form: FormData): Promise<Answer | null> {
  const where = textOf(form, 'page').slice(0, 60);
  const text = typedIn(form, 'text').replaceAll('\r\n', '\n').slice(0, maxWish).trim();
  const { name } = await orFault(page.call('GET /web-api/approvals/:token', { token }));
  if (text === '') return { notice: null, wish: { page: where, text, error: requestTexts(page)('party.wish.missing') } };
  const id = await commentId([token, where, text]);
  await page.call('POST /web-api/shared/:token/comments', { token, id, page: where, at: null, author: name, text });
  return null;
}

async function approve(page: PageRequest, token: string, form: FormData): Promise<null> {
  const hash = textOf(form, 'hash');
  if (!/^[0-9a-f]{64}$/.test(hash)) throw notFound();
  await page.call('POST /web-api/approvals/:token', { token, hash });
  return null;
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const page = context.get(pageRequest);
  const token = tokenOf(params);
  const form = await postedForm(request);
  const intent = textOf(form, 'intent');
  if (intent !== 'approve' && intent !== 'wish') throw notFound();
  try {
    const again = await (intent === 'approve' ? approve : wish)(page, token, form);
    if (again) return data<Answer>(again, { status: 400 });
    return redirect(sitePath(page.site, pathTo('approval', { token })), 303);
  } catch (error) {
    // A link that ended is an ended page: the loader says so.
    const { text, errors, status } = refused(error);
    return data<Answer>({ notice: errors[0]?.message ?? text, wish: null }, { status });
  }
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const t = metaTexts(matches, approvalTexts);
  const card = loaderData?.asked.title;
  const title = card ? t('party.title.card', { card }) : t(loaderData ? 'party.title' : 'party.ended');
  return headTags({ title, channel: channelOf(matches) });
}

type Asked = Route.ComponentProps['loaderData']['asked'];

const stateColours = { approved: 'border-moss', changed: 'border-amber', wish: 'border-moss' } as const;

function State({ asked: { state, answeredAt } }: { asked: Asked }) {
  const t = useTexts(approvalTexts);
  const locale = useTextLocale();
  if (state === 'open' || answeredAt === null) return null;
  const day = formatDate(berlinTime(Date.parse(answeredAt)).day, locale);
  return (
    <p role="status" className={`mb-6 max-w-[60ch] border-l-4 bg-ground px-4 py-3 ${stateColours[state]}`}>
      {t(`party.state.${state}`, { day })}
    </p>
  );
}

export default function Approval({ loaderData: { asked }, actionData: answer }: Route.ComponentProps) {
  const t = useTexts(approvalTexts);
  const locale = useTextLocale();
  const { name, title, proof, state, expiresAt } = asked;
  const until = t('party.until', { day: formatDate(berlinTime(Date.parse(expiresAt)).day, locale) });
  return (
    <div className="wrap grid gap-x-12 gap-y-9 pt-8 pb-16 md:pt-11 md:pb-24 lg:grid-cols-[minmax(0,1fr)_300px]">
      <div className="min-w-0">
        <p className="text-small text-ink-soft wrap-anywhere">{t('party.hello', { name })}</p>
        <PageTitle className="mb-3 max-w-none wrap-anywhere">{title ?? t('party.title')}</PageTitle>
        <FormNotice text={answer?.notice ?? null} />
        <State asked={asked} />
        {proof ? (
          <>
            <p className="figures mb-7 max-w-[60ch]">{t('party.lead', { count: proof.count, languages: proof.languages.length })}</p>
            <BothLanguages languages={proof.languages} />
          </>
        ) : (
          <p className="max-w-[60ch]">
            {t('party.none')} {until}
          </p>
        )}
      </div>
      {proof ? (
        <aside aria-labelledby="antwort" className="min-w-0 lg:sticky lg:top-7 lg:self-start lg:border-l lg:border-line lg:pl-8">
          <h2 id="antwort" className="type-h3 figures mb-4">
            {t('party.count', { count: proof.count })}
          </h2>
          {state === 'approved' ? null : <ApproveForm proof={proof} />}
          <WishForm proof={proof} typed={answer?.wish ?? null} />
          <p className="figures mt-4 text-small text-ink-soft">{until}</p>
        </aside>
      ) : null}
    </div>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const t = useTexts(approvalTexts);
  const isEnded = isRouteErrorResponse(error) && error.status === 410;
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  if (!isEnded && !isMissing) return <ErrorScreen error={error} />;
  return (
    <div className="wrap section min-h-96">
      <PageTitle className="mb-5">{t(isEnded ? 'party.ended' : 'party.unknown')}</PageTitle>
      {typeof error.data === 'string' ? <p className="mb-8 max-w-[60ch]">{error.data}</p> : null}
      <ButtonLink to={pathTo('home')} kind="secondary">
        {t('party.home')}
      </ButtonLink>
    </div>
  );
}
