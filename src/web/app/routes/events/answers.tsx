/** The households of an event with what they answered, page by page. */
import { answerFilters, personFilters } from '#core/people/event/event.ts';
import { eventHostTexts } from '#texts/de/people/event/event-host.ts';
import { notFound, orFault } from '#web/page/fault-response.ts';
import { isToken } from '#web/page/form-input.ts';
import { channelOf, headTags, metaTexts } from '#web/page/head.ts';
import { pageRequest } from '#web/page/request.ts';
import { EventFrame } from '#web/people/event/event-frame.tsx';
import { EventHouseholds } from '#web/people/event/event-households.tsx';
import { answerQuery } from '#web/people/event/event-paths.ts';
import { EventFiles } from '#web/people/event/seating/seating-files.tsx';
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

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const t = metaTexts(matches, eventHostTexts);
  return headTags({ title: loaderData?.answers.head.title ?? t('feier.title'), channel: channelOf(matches) });
}

export default function EventAnswers({ loaderData: { answers, filter, about } }: Route.ComponentProps) {
  return (
    <EventFrame head={answers.head} tab="answers">
      <EventHouseholds answers={answers} filter={filter} about={about} />
      <EventFiles event={answers.head.id} />
    </EventFrame>
  );
}
