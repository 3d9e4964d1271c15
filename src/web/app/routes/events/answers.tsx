/** The households of an event with what they answered, page by page, and the files of the event for its owner. */
import { data, redirect } from 'react-router';
import { answerFilters, personFilters } from '#core/people/event/event.ts';
import { eventHostTexts } from '#texts/de/people/event/event-host.ts';
import { notFound, orFault } from '#web/page/fault-response.ts';
import { isToken, postedForm } from '#web/page/form-input.ts';
import { channelOf, headTags, metaTexts } from '#web/page/head.ts';
import { pageRequest } from '#web/page/request.ts';
import { EventFrame } from '#web/people/event/event-frame.tsx';
import { EventHouseholds } from '#web/people/event/event-households.tsx';
import { answerQuery } from '#web/people/event/event-paths.ts';
import { postedFile } from '#web/people/event/seating/posted-file.ts';
import { EventFiles } from '#web/people/event/seating/seating-files.tsx';
import { refusedNotice } from '#web/people/list-form.ts';
import type { Route } from './+types/answers';

export async function loader({ context, params: { event: id }, request }: Route.LoaderArgs) {
  if (!isToken(id)) throw notFound();
  const { searchParams } = new URL(request.url);
  const filter = answerFilters.find((name) => name === searchParams.get(answerQuery.filter)) ?? 'all';
  const persons = personFilters.find((name) => name === searchParams.get(answerQuery.persons));
  const idOf = (name: string) => (isToken(searchParams.get(name)) ? (searchParams.get(name) ?? undefined) : undefined);
  const menu = searchParams.get(answerQuery.menu) === 'none' ? 'none' : idOf(answerQuery.menu);
  const about = persons ? { persons, part: idOf(answerQuery.part), menu } : {};
  const at = Number(searchParams.get(answerQuery.page));
  const page = Number.isInteger(at) && at > 0 && at < 1_000 ? at : 1;
  const answers = await orFault(context.get(pageRequest).call('GET /web-api/events/:id/answers', { id, filter, page, ...about }));
  return { answers, filter, about };
}

/** Goes on to the file by a link that is valid for ten minutes. */
export async function action({ context, params: { event: id }, request }: Route.ActionArgs) {
  const file = postedFile(await postedForm(request));
  if (!isToken(id) || file === null) throw notFound();
  try {
    const { path } = await context.get(pageRequest).call('POST /web-api/events/:id/file-links', { id, file });
    return redirect(path, 303);
  } catch (error) {
    const { notice, status } = refusedNotice(error);
    return data({ notice }, { status });
  }
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const t = metaTexts(matches, eventHostTexts);
  return headTags({ title: loaderData?.answers.head.title ?? t('feier.title'), channel: channelOf(matches) });
}

export default function EventAnswers({ loaderData: { answers, filter, about }, actionData: answer }: Route.ComponentProps) {
  return (
    <EventFrame head={answers.head} tab="answers" notice={answer?.notice ?? null}>
      <EventHouseholds answers={answers} filter={filter} about={about} />
      {answers.head.right === 'owner' ? <EventFiles event={answers.head.id} /> : null}
    </EventFrame>
  );
}
