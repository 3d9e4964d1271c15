/** An event as its host sees it: who comes, what they eat, and what is open. */
import { Suspense } from 'react';
import { data } from 'react-router';
import { eventHostTexts } from '#texts/de/people/event/event-host.ts';
import { notFound, orFault } from '#web/page/fault-response.ts';
import { isToken } from '#web/page/form-input.ts';
import { channelOf, headTags, metaTexts } from '#web/page/head.ts';
import { pageRequest } from '#web/page/request.ts';
import { useTexts } from '#web/page/texts.ts';
import { EventCounts } from '#web/people/event/event-counts.tsx';
import { EventFrame } from '#web/people/event/event-frame.tsx';
import { eventPath } from '#web/people/event/event-paths.ts';
import { LastAnswers } from '#web/people/event/last-answers.tsx';
import { doneAt, doneOf, refusedNotice } from '#web/people/list-form.ts';
import { lazyComponent } from '#web/ui/lazy-component.tsx';
import type { Route } from './+types/event';

/** What waits and what comes next: beside the counts, and after them. */
const aside = lazyComponent(async () => (await import('#web/people/event/event-aside.tsx')).EventAside);

export async function loader({ context, params: { event: id }, request }: Route.LoaderArgs) {
  if (!isToken(id)) throw notFound();
  await aside.prepare();
  const page = context.get(pageRequest);
  const event = await orFault(page.call('GET /web-api/events/:id', { id }));
  const inbox = event.head.waiting > 0 ? await orFault(page.call('GET /web-api/events/:id/inbox', { id })) : null;
  const { parts: seating } = await orFault(page.call('GET /web-api/events/:id/seating-counts', { id }));
  const followUp = await orFault(page.call('GET /web-api/events/:id/follow-up', { id }));
  const print = event.head.right === 'owner' ? await orFault(page.call('GET /web-api/events/:id/print', { id })) : null;
  return { event, inbox, followUp, print, seating, done: doneOf(request, ['invited', 'host']), end: doneOf(request, ['kept', 'unkept']) };
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

export default function HostedEvent({ loaderData, actionData: answer }: Route.ComponentProps) {
  const { event, inbox, followUp, print, seating, done, end } = loaderData;
  const t = useTexts(eventHostTexts);
  const said = done ?? end;
  return (
    <EventFrame head={event.head} tab="overview" done={said && t(`feier.done.${said}`)} notice={answer?.notice ?? null}>
      <div className="grid gap-x-14 gap-y-11 xl:grid-cols-[minmax(0,1fr)_340px]">
        <div className="min-w-0">
          <EventCounts event={event} />
          <LastAnswers event={event.head.id} last={event.last} />
        </div>
        <aside aria-label={t('feier.next')} className="grid content-start gap-9 xl:border-l xl:border-line xl:pl-9">
          <Suspense fallback={null}>
            <aside.Component event={event} inbox={inbox} followUp={followUp} seating={seating} print={print} />
          </Suspense>
        </aside>
      </div>
    </EventFrame>
  );
}
