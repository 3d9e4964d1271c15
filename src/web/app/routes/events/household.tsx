/** One household of an event: its link, what it is invited to, and what it answered, which the host may type. */
import { data } from 'react-router';
import type { Output } from '#api/call.ts';
import type { Calls } from '#api/calls.ts';
import { mayDo } from '#core/people/event/event.ts';
import type { SentAnswers } from '#core/people/event/event-schema.ts';
import { berlinTime, formatDate } from '#core/values/date.ts';
import { eventContentTexts } from '#texts/de/people/event/event-content.ts';
import { eventHostTexts } from '#texts/de/people/event/event-host.ts';
import { eventPageTexts } from '#texts/de/people/event/event-page.ts';
import { notFound, orFault } from '#web/page/fault-response.ts';
import { isToken, postedForm, textOf } from '#web/page/form-input.ts';
import { channelOf, headTags, metaTexts } from '#web/page/head.ts';
import { PageLink } from '#web/page/page-link.tsx';
import { pageRequest } from '#web/page/request.ts';
import { requestTexts } from '#web/page/request-texts.ts';
import { useTextLocale, useTexts } from '#web/page/texts.ts';
import { AnswerFields } from '#web/people/event/answer-form.tsx';
import { Answered } from '#web/people/event/answered.tsx';
import { EventFrame } from '#web/people/event/event-frame.tsx';
import { codeFiles, codePage, eventHouseholdPath } from '#web/people/event/event-paths.ts';
import { answerErrors, postedAnswers } from '#web/people/event/posted-answers.ts';
import { doneAt, doneOf, refused } from '#web/people/list-form.ts';
import { householdPath } from '#web/people/list-query.ts';
import { LinkBox } from '#web/people/request/link-box.tsx';
import { Button } from '#web/ui/button.tsx';
import { CheckField } from '#web/ui/field.tsx';
import { fittedTo } from '#web/ui/page-title.tsx';
import type { Route } from './+types/household';

type Found = Output<Calls['GET /web-api/events/:id/households/:household']>;

export async function loader({ context, params: { event: id, household }, request }: Route.LoaderArgs) {
  if (!isToken(id) || !isToken(household)) throw notFound();
  const found = await orFault(context.get(pageRequest).call('GET /web-api/events/:id/households/:household', { id, household }));
  return { found, household, done: doneOf(request, ['answered', 'saved']) };
}

/** What was sent and not stored. */
type Answer = { typed: SentAnswers | null; errors: Record<string, string>; notice: string };

function postedInvites(form: FormData) {
  return form.getAll('invite').flatMap((value) => {
    const [part = '', guest = ''] = typeof value === 'string' ? value.split(' ') : [];
    return isToken(part) && isToken(guest) ? [{ part, guest }] : [];
  });
}

export async function action({ context, params: { event: id, household }, request }: Route.ActionArgs) {
  if (!isToken(id) || !isToken(household)) throw notFound();
  const page = context.get(pageRequest);
  const form = await postedForm(request);
  const typed = textOf(form, 'intent') === 'answer' ? postedAnswers(form) : null;
  const path = eventHouseholdPath(id, household);
  try {
    if (typed) {
      await page.call('POST /web-api/events/:id/households/:household/answer', { id, household, ...typed });
      return doneAt(page, path, 'answered');
    }
    const invites = { invites: postedInvites(form), isReopened: form.has('reopened') };
    await page.call('PUT /web-api/events/:id/households/:household/invites', { id, household, ...invites });
    return doneAt(page, path, 'saved');
  } catch (error) {
    const { text, errors, status } = refused(error);
    const notice = errors.length > 0 && status !== 409 ? requestTexts(page)('event.check') : text;
    return data<Answer>({ typed, errors: answerErrors(errors), notice }, { status });
  }
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const t = metaTexts(matches, eventHostTexts);
  return headTags({ title: loaderData?.found.household.names || t('feier.title'), channel: channelOf(matches) });
}

function Invites({ found }: { found: Found }) {
  const t = useTexts(eventHostTexts);
  const page = useTexts(eventPageTexts);
  const { parts, household, isReopened } = found;
  const isInvited = (part: string, guest: string) => household.replies.some((reply) => reply.part === part && reply.guest === guest);
  return (
    <form method="post" className="max-w-130">
      <input type="hidden" name="intent" value="invites" />
      {household.guests.map(({ id, name }) => (
        <fieldset key={id} className="border-t border-line py-3">
          <legend className="float-left w-full font-semibold wrap-anywhere">{name || page('event.person')}</legend>
          <div className="clear-both">
            {parts.map((part) => (
              <CheckField
                key={part.id}
                name="invite"
                value={`${part.id} ${id}`}
                label={part.name}
                defaultChecked={isInvited(part.id, id)}
              />
            ))}
          </div>
        </fieldset>
      ))}
      <div className="border-t border-line py-3">
        <CheckField name="reopened" label={t('feier.reopened')} defaultChecked={isReopened} />
      </div>
      <Button type="submit" kind="secondary" className="w-full sm:w-fit">
        {t('feier.invites.save')}
      </Button>
    </form>
  );
}

function Answers({ found, answer }: { found: Found; answer: Answer | undefined }) {
  const t = useTexts(eventHostTexts);
  const page = useTexts(eventPageTexts);
  const locale = useTextLocale();
  const content = useTexts(eventContentTexts);
  const { parts, household } = found;
  const dayOf = (at: string) => ({ day: formatDate(berlinTime(Date.parse(at)).day, locale) });
  const { lastAt, lastBy, isDeleted } = household;
  return (
    <section aria-labelledby="antwort" className="min-w-0">
      <h3 id="antwort" className="type-h3">
        {t('feier.answer')}
      </h3>
      <p className="mb-4 text-small text-ink-soft">
        {lastAt !== null && lastBy !== null
          ? `${isDeleted ? content('event.last.deleted', dayOf(lastAt)) : page(`event.last.${lastBy}`, dayOf(lastAt))} `
          : null}
        {t('feier.answer.lead')}
      </p>
      <form method="post" noValidate>
        <input type="hidden" name="intent" value="answer" />
        <AnswerFields
          key={`${lastAt}`}
          parts={parts}
          household={household}
          typed={answer?.typed ?? null}
          errors={answer?.errors ?? {}}
          consent={t('feier.food.consent')}
        />
        <Button type="submit" className="w-full sm:w-fit">
          {t('feier.answer.save')}
        </Button>
      </form>
    </section>
  );
}

export default function EventHousehold({ loaderData: { found, household: id, done }, actionData: answer }: Route.ComponentProps) {
  const t = useTexts(eventHostTexts);
  const { head, parts, household, link } = found;
  const names = household.names || t('feier.nameless');
  const canEdit = mayDo(head.right, 'edit');
  return (
    <EventFrame head={head} tab="answers" done={done && t(`feier.done.${done}`)} notice={answer?.notice ?? null}>
      <div className="mb-5 flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 className="type-h2 wrap-anywhere" style={fittedTo(names)}>
          {names}
        </h2>
        {head.right === 'owner' ? (
          <PageLink to={householdPath(head.list, id)} ahead="never" className="text-link inline-block py-2 text-small">
            {t('feier.household.edit')}
          </PageLink>
        ) : null}
      </div>
      {link ? (
        <LinkBox
          title={t('feier.link', { names })}
          lead={t(head.state === 'draft' ? 'feier.link.draft' : 'feier.link.lead')}
          url={link.url}
          code={link.code}
          files={codeFiles((format) => `/web-api/events/${head.id}/households/${id}/code/${format}`)}
        />
      ) : null}
      {link ? (
        <p className="figures mt-3 text-small wrap-anywhere">{t('feier.link.typed', { code: link.typed, page: codePage(link.url) })}</p>
      ) : null}
      <div className="mt-11 grid gap-x-15 gap-y-11 xl:grid-cols-2">
        {household.replies.length === 0 ? null : canEdit ? (
          <Answers found={found} answer={answer} />
        ) : (
          <Answered household={household} parts={parts} />
        )}
        {parts.length > 0 && canEdit ? (
          <section aria-labelledby="eingeladen" className="min-w-0">
            <h3 id="eingeladen" className="type-h3">
              {t('feier.invites')}
            </h3>
            <p className="mb-4 text-small text-ink-soft">{t('feier.invites.lead')}</p>
            <Invites found={found} />
          </section>
        ) : null}
      </div>
    </EventFrame>
  );
}
