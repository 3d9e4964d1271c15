/** An event as its host sees it: who comes, what they eat, and what is open. */
import { data } from 'react-router';
import { eventHostTexts } from '#texts/de/people/event-host.ts';
import { notFound, orFault } from '#web/page/fault-response.ts';
import { isToken } from '#web/page/form-input.ts';
import { channelOf, headTags, metaTexts } from '#web/page/head.ts';
import { pageRequest } from '#web/page/request.ts';
import { useTexts } from '#web/page/texts.ts';
import { AccessState } from '#web/people/event/event-access.tsx';
import { EventCounts } from '#web/people/event/event-counts.tsx';
import { EventFrame } from '#web/people/event/event-frame.tsx';
import { eventPath } from '#web/people/event/event-paths.ts';
import { PrintSummary } from '#web/people/event/print-summary.tsx';
import { doneAt, doneOf, refusedNotice } from '#web/people/list-form.ts';
import type { Route } from './+types/event';

export async function loader({ context, params: { event: id }, request }: Route.LoaderArgs) {
  if (!isToken(id)) throw notFound();
  return {
    event: await orFault(context.get(pageRequest).call('GET /web-api/events/:id', { id })),
    print: await orFault(context.get(pageRequest).call('GET /web-api/events/:id/print', { id })),
    done: doneOf(request, ['invited']),
  };
}

/** Invites everybody who is invited to nothing. */
export async function action({ context, params: { event: id } }: Route.ActionArgs) {
  if (!isToken(id)) throw notFound();
  const page = context.get(pageRequest);
  try {
    await page.call('POST /web-api/events/:id/invites', { id });
    return doneAt(page, eventPath(id), 'invited');
  } catch (error) {
    const { notice, status } = refusedNotice(error);
    return data({ notice }, { status });
  }
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const t = metaTexts(matches, eventHostTexts);
  return headTags({ title: loaderData?.event.head.title ?? t('feier.title'), channel: channelOf(matches) });
}

export default function HostedEvent({ loaderData: { event, print, done }, actionData: answer }: Route.ComponentProps) {
  const t = useTexts(eventHostTexts);
  return (
    <EventFrame head={event.head} tab="overview" done={done && t(`feier.done.${done}`)} notice={answer?.notice ?? null}>
      <div className="grid gap-x-14 gap-y-11 xl:grid-cols-[minmax(0,1fr)_340px]">
        <div className="min-w-0">
          <EventCounts event={event} />
        </div>
        <aside aria-label={t('feier.next')} className="grid content-start gap-9 xl:border-l xl:border-line xl:pl-9">
          <AccessState head={event.head} />
          <PrintSummary event={event.head.id} groups={print.groups} />
        </aside>
      </div>
    </EventFrame>
  );
}
