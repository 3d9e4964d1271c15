/** An event as its host sees it: who comes, what they eat, and what is open. */
import { data } from 'react-router';
import { eventHostTexts } from '#texts/de/people/event/event-host.ts';
import { eventInboxTexts } from '#texts/de/people/event/event-inbox.ts';
import { eventMailsTexts } from '#texts/de/people/event/event-mails.ts';
import { notFound, orFault } from '#web/page/fault-response.ts';
import { isToken } from '#web/page/form-input.ts';
import { channelOf, headTags, metaTexts } from '#web/page/head.ts';
import { pageRequest } from '#web/page/request.ts';
import { useTexts } from '#web/page/texts.ts';
import { AccessState } from '#web/people/event/event-access.tsx';
import { EventCounts } from '#web/people/event/event-counts.tsx';
import { EventFrame } from '#web/people/event/event-frame.tsx';
import { eventPath } from '#web/people/event/event-paths.ts';
import { EventEnd, FollowUp } from '#web/people/event/follow-up.tsx';
import { LastAnswers } from '#web/people/event/last-answers.tsx';
import { InboxSummary } from '#web/people/event/open/inbox-summary.tsx';
import { PrintSummary } from '#web/people/event/print/print-summary.tsx';
import { SeatingSummary } from '#web/people/event/seating/seating-summary.tsx';
import { doneAt, doneOf, refusedNotice } from '#web/people/list-form.ts';
import type { Route } from './+types/event';

export async function loader({ context, params: { event: id }, request }: Route.LoaderArgs) {
  if (!isToken(id)) throw notFound();
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
  const of = useTexts(eventInboxTexts);
  const mails = useTexts(eventMailsTexts);
  const said = done === 'host' ? of('hosts.done.host') : done === 'invited' ? t('feier.done.invited') : end && mails(`mails.done.${end}`);
  return (
    <EventFrame head={event.head} tab="overview" done={said} notice={answer?.notice ?? null}>
      <div className="grid gap-x-14 gap-y-11 xl:grid-cols-[minmax(0,1fr)_340px]">
        <div className="min-w-0">
          <EventCounts event={event} />
          <LastAnswers event={event.head.id} last={event.last} />
        </div>
        <aside aria-label={t('feier.next')} className="grid content-start gap-9 xl:border-l xl:border-line xl:pl-9">
          {inbox ? <InboxSummary inbox={inbox} /> : null}
          <AccessState head={event.head} />
          <FollowUp event={event.head.id} followUp={followUp} />
          <SeatingSummary event={event.head.id} parts={seating} />
          {print ? <PrintSummary event={event.head.id} groups={print.groups} /> : null}
          <EventEnd event={event.head.id} end={followUp.end} />
        </aside>
      </div>
    </EventFrame>
  );
}
