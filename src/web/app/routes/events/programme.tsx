/** What an event says and its programme, as the host types them. */
import { data } from 'react-router';
import type { ShownFacts, ShownPart } from '#api/people/event-calls.ts';
import { mayDo } from '#core/people/event/event.ts';
import { movesEvent, movesProgramme } from '#core/people/event/told-change.ts';
import { eventContentTexts } from '#texts/de/people/event/event-content.ts';
import { eventHostTexts } from '#texts/de/people/event/event-host.ts';
import { notFound, orFault } from '#web/page/fault-response.ts';
import { isToken, postedForm, textOf } from '#web/page/form-input.ts';
import { channelOf, headTags, metaTexts } from '#web/page/head.ts';
import { PageLink } from '#web/page/page-link.tsx';
import { pageRequest } from '#web/page/request.ts';
import { requestTexts } from '#web/page/request-texts.ts';
import { useTexts } from '#web/page/texts.ts';
import { ChangeQuestion } from '#web/people/event/change-question.tsx';
import { EventFrame } from '#web/people/event/event-frame.tsx';
import { contentPath, programmePath, timeOf } from '#web/people/event/event-paths.ts';
import { FactsForm } from '#web/people/event/facts-form.tsx';
import { type PartCells, postedFacts, postedParts, typedPart } from '#web/people/event/posted-event.ts';
import { ProgrammeForm } from '#web/people/event/programme-form.tsx';
import { doneAt, doneOf, refused } from '#web/people/list-form.ts';
import type { Route } from './+types/programme';

export async function loader({ context, params: { event: id }, request }: Route.LoaderArgs) {
  if (!isToken(id)) throw notFound();
  const page = context.get(pageRequest);
  const event = await orFault(page.call('GET /web-api/events/:id', { id }));
  const done = doneOf(request, ['made', 'saved', 'moved']);
  const { head, facts, version, occasions, looks, parts } = event;
  if (!mayDo(head.right, 'edit')) throw notFound();
  const told = done === 'moved' ? (await orFault(page.call('GET /web-api/events/:id/mails', { id, kind: 'change' }))).dryRun.households : 0;
  return { head, facts, version, occasions, looks, parts: parts.map(cellsOf), done, told };
}

function cellsOf({ id, name, startsAt, endsAt, place, options }: ShownPart): PartCells {
  const dishes = (isForChildren: boolean) =>
    options
      .filter((option) => option.isForChildren === isForChildren)
      .map((option) => option.name)
      .join('\n');
  const [from, to] = [timeOf(startsAt), endsAt === null ? '' : timeOf(endsAt)];
  return { id, name, day: startsAt.slice(0, 10), from, to, place, options: dishes(false), childOptions: dishes(true) };
}

type Answer = { notice: string; errors: Record<string, string>; facts: ShownFacts | null; parts: PartCells[] | null; version: number };

export async function action({ context, params: { event: id }, request }: Route.ActionArgs) {
  if (!isToken(id)) throw notFound();
  const page = context.get(pageRequest);
  const form = await postedForm(request);
  const version = Number(textOf(form, 'version')) || 0;
  const facts = textOf(form, 'intent') === 'facts' ? postedFacts(form) : null;
  const parts = facts === null ? postedParts(form) : null;
  const back = (notice: string, errors: Record<string, string>, status: number) =>
    data<Answer>({ notice, errors, facts, parts, version }, { status });
  if (parts?.some(({ name, day }) => name === '' || day === '')) return back(requestTexts(page)('feier.wrong.part'), {}, 400);
  try {
    const before = await page.call('GET /web-api/events/:id', { id });
    const isMoved = facts ? movesEvent(before.facts, facts) : movesProgramme(before.parts, (parts ?? []).map(typedPart));
    if (facts) await page.call('PUT /web-api/events/:id', { id, version, facts });
    if (parts) await page.call('PUT /web-api/events/:id/parts', { id, version, parts: parts.map(typedPart) });
    return doneAt(page, programmePath(id), isMoved ? 'moved' : 'saved');
  } catch (error) {
    const { text, errors, status } = refused(error);
    const byField = Object.fromEntries(errors.map(({ field, message }) => [field, message]));
    return back(status === 409 ? text : requestTexts(page)('feier.wrong.form'), byField, status);
  }
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const t = metaTexts(matches, eventHostTexts);
  return headTags({ title: loaderData?.head.title ?? t('feier.title'), channel: channelOf(matches) });
}

export default function EventProgramme({ loaderData, actionData: answer }: Route.ComponentProps) {
  const t = useTexts(eventHostTexts);
  const content = useTexts(eventContentTexts);
  const { head, facts, version, occasions, looks, parts, done, told } = loaderData;
  const errors = answer?.errors ?? {};
  // A form that is shown again still says which version its fields come from.
  const seen = answer?.version ?? version;
  return (
    <EventFrame head={head} tab="page" done={done && t(`feier.done.${done === 'moved' ? 'saved' : done}`)} notice={answer?.notice ?? null}>
      {told > 0 && !answer ? <ChangeQuestion event={head.id} households={told} /> : null}
      <PageLink to={contentPath(head.id)} ahead="never" className="text-link mb-5 inline-block py-2 text-small">
        {content('feier.content.link')}
      </PageLink>
      <section aria-labelledby="ablauf">
        <h2 id="ablauf" className="type-h3">
          {t('feier.programme')}
        </h2>
        <p className="mb-5 max-w-[60ch] text-small text-ink-soft">{t('feier.programme.lead')}</p>
        <ProgrammeForm key={`p${version}`} parts={answer?.parts ?? parts} version={seen} newDay={facts.firstDay} errors={errors} />
      </section>
      <section aria-labelledby="angaben" className="mt-14">
        <h2 id="angaben" className="type-h3 mb-5">
          {t('feier.facts')}
        </h2>
        <FactsForm key={`f${version}`} facts={answer?.facts ?? facts} version={seen} occasions={occasions} looks={looks} errors={errors} />
      </section>
    </EventFrame>
  );
}
