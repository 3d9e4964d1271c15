/** /e/KEY/: what the guests of a household read of an event, and their answers. The key is the credential; nobody else of the list is shown. No script. */
import type { ReactNode } from 'react';
import { data, isRouteErrorResponse, redirect, useRouteError } from 'react-router';
import type { GuestPage } from '#api/people/event-calls.ts';
import { eventBounds } from '#core/people/event/event.ts';
import type { SentAnswers } from '#core/people/event/event-schema.ts';
import { pathTo } from '#core/site/paths.ts';
import { berlinTime, formatDate } from '#core/values/date.ts';
import { eventPageTexts } from '#texts/de/people/event-page.ts';
import type { Handle } from '#web/app/root.tsx';
import { FormNotice } from '#web/customer/form-notice.tsx';
import { orFault } from '#web/page/fault-response.ts';
import { postedForm, textOf, typedIn } from '#web/page/form-input.ts';
import { channelOf, headTags, metaTexts } from '#web/page/head.ts';
import { sitePath } from '#web/page/page-context.ts';
import { PageLink } from '#web/page/page-link.tsx';
import { type PageRequest, pageRequest } from '#web/page/request.ts';
import { requestTexts } from '#web/page/request-texts.ts';
import { useTextLocale, useTexts } from '#web/page/texts.ts';
import { AnswerFields } from '#web/people/event/answer-form.tsx';
import faceStyles from '#web/people/event/card-faces.css?url';
import { longDay } from '#web/people/event/event-paths.ts';
import { EventFacts, Programme } from '#web/people/event/event-view.tsx';
import { GuestLook } from '#web/people/event/guest-look.tsx';
import { answerErrors, postedAnswers } from '#web/people/event/posted-answers.ts';
import { refused } from '#web/people/list-form.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import type { Route } from './+types/guest-page';

export const handle: Handle = { frame: 'none', script: 'own' };

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: faceStyles }];

const query = { done: 'getan' } as const;
const answerId = 'antwort';

const ask = (page: PageRequest, key: string) => orFault(page.call('GET /web-api/event-pages/:key', { key: key.slice(0, 100) }));

export async function loader({ context, params: { key }, request }: Route.LoaderArgs) {
  const { formality, page } = await ask(context.get(pageRequest), key);
  return { key, page, isDone: new URL(request.url).searchParams.has(query.done), address: formality };
}

/** What was sent and not stored. */
type Answer = { typed: SentAnswers | null; errors: Record<string, string>; notice: string | null };

export async function action({ context, params: { key }, request }: Route.ActionArgs) {
  const page = context.get(pageRequest);
  const posted = await postedForm(request);
  const { formality } = await ask(page, key);
  const path = sitePath(page.site, pathTo('guest-page', { key }));
  const isPassword = textOf(posted, 'intent') === 'password';
  const typed = isPassword ? null : postedAnswers(posted);
  try {
    if (typed === null) {
      await page.call('POST /web-api/event-pages/:key/password', {
        key,
        password: typedIn(posted, 'password').slice(0, eventBounds.password),
      });
      return redirect(path, 303);
    }
    await page.call('POST /web-api/event-pages/:key/answer', { key, ...typed });
    return redirect(`${path}?${query.done}=1`, 303);
  } catch (error) {
    const { text, errors, status } = refused(error);
    const notice = errors.length > 0 && status !== 409 ? requestTexts(page, formality)('event.check') : text;
    return data<Answer>({ typed, errors: answerErrors(errors), notice: isPassword && errors.length > 0 ? null : notice }, { status });
  }
}

const hasEnded = (error: unknown) => isRouteErrorResponse(error) && error.status === 410;

export function meta({ matches, loaderData, error }: Route.MetaArgs) {
  const t = metaTexts(matches, eventPageTexts);
  const without = hasEnded(error) ? 'event.over' : 'event.ended';
  const title = loaderData?.page?.facts.title ?? t(loaderData ? 'event.locked' : without);
  return headTags({ title, channel: channelOf(matches) });
}

function Frame({ theme = null, children }: { theme?: GuestPage['theme']; children: ReactNode }) {
  return (
    <GuestLook theme={theme}>
      <main id="inhalt" className="mx-auto w-full max-w-160 px-6 pt-11 pb-4 md:pt-20">
        {children}
        <Links />
      </main>
    </GuestLook>
  );
}

function Links() {
  const t = useTexts(eventPageTexts);
  return (
    <p className="flex gap-5 pt-9 pb-4 text-caption text-ink-soft">
      <PageLink to={pathTo('privacy')} ahead="never" className="text-link py-2">
        {t('event.privacy.link')}
      </PageLink>
      <PageLink to={pathTo('imprint')} ahead="never" className="text-link py-2">
        {t('event.imprint')}
      </PageLink>
    </p>
  );
}

function Locked({ answer }: { answer: Answer | undefined }) {
  const t = useTexts(eventPageTexts);
  return (
    <Frame>
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
    </Frame>
  );
}

function Last({ household }: { household: GuestPage['household'] }) {
  const t = useTexts(eventPageTexts);
  const locale = useTextLocale();
  const { lastAt, lastBy } = household;
  if (lastAt === null || lastBy === null) return null;
  return (
    <p className="text-small text-ink-soft">{t(`event.last.${lastBy}`, { day: formatDate(berlinTime(Date.parse(lastAt)).day, locale) })}</p>
  );
}

/** What was answered, once it cannot be changed any more. */
function Answered({ page: { household, parts } }: { page: GuestPage }) {
  const t = useTexts(eventPageTexts);
  const textOfReply = ({ part, answer, menu }: GuestPage['household']['replies'][number]) => {
    const of = parts.find(({ id }) => id === part);
    const option = of?.options.find(({ id }) => id === menu)?.name;
    return `${of?.name ?? ''}: ${t(`event.${answer}`)}${option ? `, ${option}` : ''}`;
  };
  return (
    <ul>
      {household.guests.map(({ id, name }) => (
        <li key={id} className="border-t border-line py-4">
          <p className="font-semibold wrap-anywhere">{name || t('event.person')}</p>
          {household.replies
            .filter(({ guest }) => guest === id)
            .map((reply) => (
              <p key={reply.part} className="text-small wrap-anywhere">
                {textOfReply(reply)}
              </p>
            ))}
        </li>
      ))}
    </ul>
  );
}

function Answers({ page, answer, isDone }: { page: GuestPage; answer: Answer | undefined; isDone: boolean }) {
  const t = useTexts(eventPageTexts);
  const locale = useTextLocale();
  const { household, facts, isAnswering } = page;
  if (household.replies.length === 0) return <p className="mt-9">{t('event.answers.none')}</p>;
  const isOne = household.guests.length === 1 && household.openCompanions === 0;
  return (
    <section id={answerId} aria-labelledby="kommt" className="mt-11">
      <h2 id="kommt" className="type-h3">
        {t(isOne ? 'event.answers.one' : 'event.answers')}
      </h2>
      {isDone && !answer ? (
        <p role="status" className="my-4 border-l-4 border-moss bg-ground px-4 py-3">
          {t('event.done')}
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
        <Answered page={page} />
      )}
    </section>
  );
}

export default function EventGuestPage({ loaderData: { key, page, isDone }, actionData: answer }: Route.ComponentProps) {
  const t = useTexts(eventPageTexts);
  const locale = useTextLocale();
  if (!page) return <Locked answer={answer} />;
  const { facts, household, isAnswering } = page;
  const isAnswered = household.replies.some((reply) => reply.answer !== 'open');
  const day = facts.deadline;
  return (
    <Frame theme={page.theme}>
      <EventFacts facts={facts} />
      <p className="mx-auto mt-5 max-w-[44ch] text-center wrap-anywhere text-ink-soft">
        {household.names === '' ? null : `${t('event.for', { names: household.names })}. `}
        {isAnswering && household.replies.length > 0
          ? day === null
            ? t('event.ask.soon')
            : t('event.ask', { day: longDay(day, locale) })
          : null}
      </p>
      {household.replies.length > 0 ? (
        <a href={`#${answerId}`} className="button button-primary mt-4 w-full">
          {t(isAnswered || !isAnswering ? 'event.change.button' : 'event.answer.button')}
        </a>
      ) : null}
      <Programme parts={page.parts} facts={facts} calendar={`/web-api/event-pages/${key}/calendar`} />
      <Answers page={page} answer={answer} isDone={isDone} />
      <p className="mt-9 text-caption text-ink-soft">{t('event.privacy', { day: formatDate(facts.expiresOn, locale) })}</p>
    </Frame>
  );
}

/** Wrong and revoked keys, and those of foreign events, show the same. Of an event that is over, nothing is shown but that. */
export function ErrorBoundary() {
  const t = useTexts(eventPageTexts);
  const what = hasEnded(useRouteError()) ? 'event.over' : 'event.ended';
  return (
    <Frame>
      <h1 className="type-h3">{t(what)}</h1>
      <p className="mt-3 max-w-[60ch]">{t(`${what}.text`)}</p>
    </Frame>
  );
}
