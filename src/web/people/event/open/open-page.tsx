/** The page of an event for all who have its code. It names nobody of the list: a guest writes names, and the hosts say whose they are. */
import type { OpenPage, TypedOpenAnswer } from '#api/people/event-page-calls.ts';
import { pathTo } from '#core/site/paths.ts';
import { formatDate } from '#core/values/date.ts';
import { eventContentTexts } from '#texts/de/people/event/event-content.ts';
import { eventOpenTexts } from '#texts/de/people/event/event-open.ts';
import { eventPageTexts } from '#texts/de/people/event/event-page.ts';
import { FormNotice } from '#web/customer/form-notice.tsx';
import { PageLink } from '#web/page/page-link.tsx';
import { useTextLocale, useTexts } from '#web/page/texts.ts';
import { longDay } from '#web/people/event/event-paths.ts';
import { EventFacts, Programme } from '#web/people/event/event-view.tsx';
import { Button } from '#web/ui/button.tsx';
import { OpenForm } from './open-form.tsx';
import { anotherQuery, answerId, openNames } from './open-names.ts';
import type { PostedOpen } from './posted-open.ts';

type Props = {
  page: OpenPage;
  link: string;
  stamp: string;
  answer: { open: PostedOpen | null; errors: Record<string, string>; notice: string | null } | undefined;
  done: 'sent' | 'deleted' | null;
  isAnother: boolean;
};

/** Who has a code of their own needs no answer that somebody has to sort. */
function OwnCode() {
  const t = useTexts(eventOpenTexts);
  return (
    <p className="mt-9 bg-ground px-5 py-4 text-small">
      <strong className="font-semibold">{t('open.code')}</strong> {t('open.code.lead')}{' '}
      <PageLink to={pathTo('event-code')} ahead="never" className="text-link inline-block py-1">
        {t('code.title')}
      </PageLink>
    </p>
  );
}

/** What was sent, where it cannot be changed any more. */
function OwnAnswer({ parts, answer }: { parts: OpenPage['parts']; answer: TypedOpenAnswer }) {
  const t = useTexts(eventOpenTexts);
  const of = useTexts(eventPageTexts);
  const word = (id: string) => {
    const given = answer.answers.find(({ part }) => part === id)?.answer ?? 'open';
    return of(`event.${given}`);
  };
  return (
    <div className="mt-5 border-t border-line pt-4 wrap-anywhere">
      <h2 className="type-h4">{t('open.sent')}</h2>
      <p className="font-semibold">{answer.names.join(', ')}</p>
      {parts.map(({ id, name }) => (
        <p key={id}>
          {name}: {word(id)}
        </p>
      ))}
      {answer.message === '' ? null : <p className="whitespace-pre-line">{answer.message}</p>}
    </div>
  );
}

/** A guest's right to have an answer deleted, in two steps. */
function Deleting({ edit }: { edit: string }) {
  const t = useTexts(eventOpenTexts);
  const content = useTexts(eventContentTexts);
  return (
    <details className="mt-5">
      <summary className="text-link min-h-11 w-fit py-2 text-small">{t('open.delete')}</summary>
      <form method="post" action={`#${answerId}`} className="pt-2">
        <input type="hidden" name="intent" value="open-delete" />
        <input type="hidden" name={openNames.edit} value={edit} />
        <p className="mb-3 max-w-[60ch] text-small">{t('open.delete.sure')}</p>
        <Button type="submit" kind="secondary" className="w-full sm:w-fit">
          {content('event.delete.button')}
        </Button>
      </form>
    </details>
  );
}

function Answers({ page, stamp, answer, done, isAnother }: Props) {
  const t = useTexts(eventOpenTexts);
  const of = useTexts(eventPageTexts);
  const locale = useTextLocale();
  const { facts, isAnswering, isPaused } = page;
  const own = isAnother ? null : page.answer;
  const said = done !== null && !answer && (
    <p role="status" className="my-4 border-l-4 border-moss bg-ground px-4 py-3">
      {done === 'deleted' ? t('open.deleted') : `${t('open.done')} ${t('open.kept')}`}
    </p>
  );
  if (!isAnswering)
    return (
      <section id={answerId} className="mt-9">
        {said}
        <FormNotice text={answer?.notice ?? null} />
        <p>{of('event.answers.closed')}</p>
        {own ? <OwnAnswer parts={page.parts} answer={own} /> : null}
        {own ? <Deleting edit={page.edit} /> : null}
      </section>
    );
  return (
    <section id={answerId} aria-labelledby="kommt" className="mt-11">
      <h2 id="kommt" className="type-h3">
        {t('open.title')}
      </h2>
      {said}
      <p className="mb-5 text-small text-ink-soft">
        {t('open.lead')} {of('event.answers.until', { day: longDay(facts.deadline ?? facts.lastDay, locale) })}
      </p>
      {page.answer ? (
        <p className="mb-3 text-small">
          <a href={isAnother ? `?#${answerId}` : `?${anotherQuery}#${answerId}`} className="text-link inline-block py-2">
            {t(isAnother ? 'open.own' : 'open.another')}
          </a>
        </p>
      ) : null}
      <FormNotice text={answer?.notice ?? null} />
      {isPaused ? (
        <p className="bg-ground px-5 py-4">{t('open.paused')}</p>
      ) : (
        <OpenForm
          parts={page.parts}
          stamp={answer?.open?.stamp || stamp}
          typed={answer?.open ?? own}
          errors={answer?.errors ?? {}}
          isChange={own !== null}
          isAnother={answer?.open?.isAnother ?? isAnother}
          edit={answer?.open?.edit ?? (own === null ? '' : page.edit)}
        />
      )}
      {own ? <Deleting edit={page.edit} /> : null}
    </section>
  );
}

export function OpenPageView(props: Props) {
  const t = useTexts(eventOpenTexts);
  const of = useTexts(eventPageTexts);
  const locale = useTextLocale();
  const { page, link } = props;
  const { facts, parts, isAnswering, isPaused } = page;
  return (
    <>
      <EventFacts facts={facts} />
      {isAnswering && !isPaused ? (
        <a href={`#${answerId}`} className="button button-primary mt-7 w-full">
          {of(page.answer ? 'event.change.button' : 'event.answer.button')}
        </a>
      ) : null}
      <Programme parts={parts} facts={facts} calendar={`/web-api/event-pages/${link}/calendar`} />
      <OwnCode />
      <Answers {...props} />
      <p className="mt-9 text-caption text-ink-soft">{t('open.privacy', { day: formatDate(facts.expiresOn, locale) })}</p>
    </>
  );
}
