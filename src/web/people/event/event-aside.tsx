/** Beside the counts of an event: answers that wait, who may read its page, mails, seats, prints, and its end. */
import type { Output } from '#api/call.ts';
import type { Calls } from '#api/calls.ts';
import { AccessState } from './event-access.tsx';
import type { HostedEventData } from './event-counts.tsx';
import { EventEnd, FollowUp } from './follow-up.tsx';
import { InboxSummary } from './open/inbox-summary.tsx';
import { PrintSummary } from './print/print-summary.tsx';
import { SeatingSummary } from './seating/seating-summary.tsx';

type Props = {
  event: HostedEventData;
  /** Null: nothing waits. */
  inbox: Output<Calls['GET /web-api/events/:id/inbox']> | null;
  followUp: Output<Calls['GET /web-api/events/:id/follow-up']>;
  seating: Output<Calls['GET /web-api/events/:id/seating-counts']>['parts'];
  /** Null for those who lead the event with its owner. */
  print: Output<Calls['GET /web-api/events/:id/print']> | null;
};

export function EventAside({ event, inbox, followUp, seating, print }: Props) {
  const { id } = event.head;
  return (
    <>
      {inbox ? <InboxSummary inbox={inbox} /> : null}
      <AccessState head={event.head} />
      <FollowUp event={id} followUp={followUp} />
      <SeatingSummary event={id} parts={seating} />
      {print ? <PrintSummary event={id} groups={print.groups} /> : null}
      <EventEnd event={id} end={followUp.end} />
    </>
  );
}
