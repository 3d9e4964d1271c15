/** /e/KEY/: what the guests of a household read of an event, and their answers. The key is the credential; nobody else of the list is shown. No script. */
import { data, isRouteErrorResponse, redirect, useRouteError } from 'react-router';
import type { GuestPage } from '#api/people/event-page-calls.ts';
import { eventBounds } from '#core/people/event/event.ts';
import type { SentAnswers } from '#core/people/event/event-schema.ts';
import { openAnswerQuery } from '#core/people/link-key.ts';
import { pathTo } from '#core/site/paths.ts';
import { berlinTime, formatDate } from '#core/values/date.ts';
import { eventContentTexts } from '#texts/de/people/event/event-content.ts';
import { eventPageTexts } from '#texts/de/people/event/event-page.ts';
import type { Handle } from '#web/app/root.tsx';
import { FormNotice } from '#web/customer/form-notice.tsx';
import { orFault } from '#web/page/fault-response.ts';
import { postedForm, textOf, typedIn } from '#web/page/form-input.ts';
import { channelOf, headTags, metaTexts } from '#web/page/head.ts';
import { sitePath } from '#web/page/page-context.ts';
import { type PageRequest, pageRequest } from '#web/page/request.ts';
import { requestTexts } from '#web/page/request-texts.ts';
import { useTextLocale, useTexts } from '#web/page/texts.ts';
import { AnswerFields } from '#web/people/event/answer-form.tsx';
import { Answered } from '#web/people/event/answered.tsx';
import faceStyles from '#web/people/event/card-faces.css?url';
import { longDay } from '#web/people/event/event-paths.ts';
import { GuestBody } from '#web/people/event/guest-body.tsx';
import { GuestFrame } from '#web/people/event/guest-frame.tsx';
import { anotherQuery, answerId } from '#web/people/event/open/open-names.ts';
import { OpenPageView } from '#web/people/event/open/open-page.tsx';
import { editOf, type PostedOpen, postedOpen } from '#web/people/event/open/posted-open.ts';
import { answerErrors, postedAnswers } from '#web/people/event/posted-answers.ts';
import { refused } from '#web/people/list-form.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import type { Route } from './+types/guest-page';

export const handle: Handle = { frame: 'none', script: 'own' };

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: faceStyles }];

const query = { done: 'getan', deleted: 'geloescht' } as const;

const ask = (page: PageRequest, key: string, edit = '') =>
  orFault(page.call('GET /web-api/event-pages/:key', { key: key.slice(0, 100), edit: edit.slice(0, 100) }));

export async function loader({ context, params: { key }, request }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const { formality, ...found } = await ask(context.get(pageRequest), key, searchParams.get(openAnswerQuery) ?? '');
  return { key, ...found, done: searchParams.get(query.done), isAnother: searchParams.has(anotherQuery), address: formality };
}

/** What was sent and not stored. */
type Answer = { typed: SentAnswers | null; open: PostedOpen | null; errors: Record<string, string>; notice: string | null };

export async function action({ context, params: { key }, request }: Route.ActionArgs) {
  const page = context.get(pageRequest);
  const posted = await postedForm(request);
  const { formality } = await ask(page, key);
  const path = sitePath(page.site, pathTo('guest-page', { key }));
  const intent = textOf(posted, 'intent');
  const isPassword = intent === 'password';
  const open = intent === 'open' ? postedOpen(posted) : null;
  const isDeletion = intent === 'delete' || intent === 'open-delete';
  const typed = isPassword || open || isDeletion ? null : postedAnswers(posted);
  try {
    if (isDeletion) {
      if (intent === 'delete') await page.call('POST /web-api/event-pages/:key/delete', { key });
      else await page.call('POST /web-api/event-pages/:key/open-delete', { key, edit: editOf(posted) });
      return redirect(`${path}?${query.done}=${query.deleted}#${answerId}`, 303);
    }
    if (open) await page.call('POST /web-api/event-pages/:key/open-answer', { key, ...open });
    if (isPassword) {
      await page.call('POST /web-api/event-pages/:key/password', {
        key,
        password: typedIn(posted, 'password').slice(0, eventBounds.password),
      });
      return redirect(path, 303);
    }
    if (typed) await page.call('POST /web-api/event-pages/:key/answer', { key, ...typed });
    return redirect(`${path}?${query.done}=1#${answerId}`, 303);
  } catch (error) {
    const { text, errors, status } = refused(error);
    const notice = errors.length > 0 && status !== 409 ? requestTexts(page, formality)('event.check') : text;
    // A form that is shown again for a field of it is the same form.
    const kept = open && errors.length === 0 ? { ...open, stamp: '' } : open;
    const shown = isPassword && errors.length > 0 ? null : notice;
    return data<Answer>({ typed, open: kept, errors: answerErrors(errors), notice: shown }, { status });
  }
}

const hasEnded = (error: unknown) => isRouteErrorResponse(error) && error.status === 410;

export function meta({ matches, loaderData, error }: Route.MetaArgs) {
  const t = metaTexts(matches, eventPageTexts);
  const without = hasEnded(error) ? 'event.over' : 'event.ended';
  const title = (loaderData?.page ?? loaderData?.open)?.facts.title ?? t(loaderData ? 'event.locked' : without);
  return headTags({ title, channel: channelOf(matches) });
}

function Locked({ link, answer }: { link: string; answer: Answer | undefined }) {
  const t = useTexts(eventPageTexts);
  return (
    <GuestFrame link={link}>
      <h1 className="type-h3">{t('event.locked')}</h1>
      <p className="mt-3 mb-6 max-w-[60ch]">{t('event.locked.lead')}</p>
      <FormNotice text={answer?.notice ?? null} />
      <form method="post" className="grid max-w-100 gap-5">
        <input type="hidden" name="intent" value="password" />
        <TextField
          name="password"
          type="password"
          label={t('event.password')}
          error={answer?.errors.password ?? null}
          maxLength={eventBounds.password}
          autoComplete="off"
          required
        />
        <Button type="submit" className="w-full sm:w-fit">
          {t('event.password.button')}
        </Button>
      </form>
    </GuestFrame>
  );
}

function Last({ household }: { household: GuestPage['household'] }) {
  const t = useTexts(eventPageTexts);
  const locale = useTextLocale();
  const content = useTexts(eventContentTexts);
  const { lastAt, lastBy, isDeleted } = household;
  if (lastAt === null || lastBy === null) return null;
  const day = formatDate(berlinTime(Date.parse(lastAt)).day, locale);
  return (
    <p className="text-small text-ink-soft">{isDeleted ? content('event.last.deleted', { day }) : t(`event.last.${lastBy}`, { day })}</p>
  );
}

function Answers({ page, answer, done }: { page: GuestPage; answer: Answer | undefined; done: string | null }) {
  const t = useTexts(eventPageTexts);
  const locale = useTextLocale();
  const content = useTexts(eventContentTexts);
  const { household, facts, isAnswering } = page;
  const hasAnswered =
    household.message !== '' ||
    household.replies.some((reply) => reply.answer !== 'open') ||
    household.guests.some(({ food }) => food !== '') ||
    household.questions.some((question) => question.answer !== '');
  if (household.replies.length === 0) return <p className="mt-9">{t('event.answers.none')}</p>;
  const isOne = household.guests.length === 1 && household.openCompanions === 0;
  return (
    <section id={answerId} aria-labelledby="kommt" className="mt-11">
      <h2 id="kommt" className="type-h3">
        {t(isOne ? 'event.answers.one' : 'event.answers')}
      </h2>
      {done !== null && !answer ? (
        <p role="status" className="my-4 border-l-4 border-moss bg-ground px-4 py-3">
          {done === query.deleted ? content('event.deleted') : t('event.done')}
        </p>
      ) : null}
      <Last household={household} />
      <p className="mb-4 text-small text-ink-soft">
        {isAnswering ? t('event.answers.until', { day: longDay(facts.deadline ?? facts.lastDay, locale) }) : t('event.answers.closed')}
      </p>
      <FormNotice text={answer?.notice ?? null} />
      {isAnswering ? (
        <form method="post" action={`#${answerId}`} noValidate>
          <AnswerFields
            parts={page.parts}
            household={household}
            typed={answer?.typed ?? null}
            errors={answer?.errors ?? {}}
            consent={t('event.food.consent', { day: formatDate(facts.foodUntil, locale) })}
          />
          <div className="sticky bottom-0 -mx-6 border-t border-line bg-page px-6 py-3">
            <Button type="submit" className="w-full">
              {t('event.send')}
            </Button>
          </div>
        </form>
      ) : (
        <Answered household={household} parts={page.parts} />
      )}
      {hasAnswered ? <Deleting isAnswering={isAnswering} /> : null}
    </section>
  );
}

/** The household's right to have its answers deleted, in two steps. */
function Deleting({ isAnswering }: Pick<GuestPage, 'isAnswering'>) {
  const t = useTexts(eventContentTexts);
  return (
    <details className="mt-5">
      <summary className="text-link min-h-11 w-fit py-2 text-small">{t('event.delete')}</summary>
      <form method="post" action={`#${answerId}`} className="pt-2">
        <input type="hidden" name="intent" value="delete" />
        <p className="mb-3 max-w-[60ch] text-small">
          {t('event.delete.sure')} {isAnswering ? null : t('event.delete.late')}
        </p>
        <Button type="submit" kind="secondary" className="w-full sm:w-fit">
          {t('event.delete.button')}
        </Button>
      </form>
    </details>
  );
}

function Lead({ page: { facts, household, isAnswering } }: { page: GuestPage }) {
  const t = useTexts(eventPageTexts);
  const locale = useTextLocale();
  const isAnswered = household.replies.some((reply) => reply.answer !== 'open');
  const ask = facts.deadline === null ? t('event.ask.soon') : t('event.ask', { day: longDay(facts.deadline, locale) });
  return (
    <>
      <p className="mx-auto mt-5 max-w-[44ch] text-center wrap-anywhere text-ink-soft">
        {household.names === '' ? null : `${t('event.for', { names: household.names })}. `}
        {isAnswering && household.replies.length > 0 ? ask : null}
      </p>
      {household.replies.length > 0 ? (
        <a href={`#${answerId}`} className="button button-primary mt-4 w-full">
          {t(isAnswered || !isAnswering ? 'event.change.button' : 'event.answer.button')}
        </a>
      ) : null}
    </>
  );
}

export default function EventGuestPage({ loaderData, actionData: answer }: Route.ComponentProps) {
  const { key, page, open, done, isAnother, stamp } = loaderData;
  const doneOpen = done === null ? null : done === query.deleted ? 'deleted' : 'sent';
  if (open)
    return (
      <GuestFrame theme={open.theme} link={key}>
        <OpenPageView page={open} link={key} stamp={stamp} answer={answer} done={doneOpen} isAnother={isAnother} />
      </GuestFrame>
    );
  if (!page) return <Locked link={key} answer={answer} />;
  return (
    <GuestFrame theme={page.theme} drawing={page.drawing} link={key}>
      <GuestBody
        page={page}
        calendar={`/web-api/event-pages/${key}/calendar`}
        lead={<Lead page={page} />}
        answers={<Answers page={page} answer={answer} done={done} />}
      />
    </GuestFrame>
  );
}

/** Wrong and revoked keys, and those of foreign events, show the same. Of an event that is over, nothing is shown but that. */
export function ErrorBoundary() {
  const t = useTexts(eventPageTexts);
  const what = hasEnded(useRouteError()) ? 'event.over' : 'event.ended';
  return (
    <GuestFrame>
      <h1 className="type-h3">{t(what)}</h1>
      <p className="mt-3 max-w-[60ch]">{t(`${what}.text`)}</p>
    </GuestFrame>
  );
}
