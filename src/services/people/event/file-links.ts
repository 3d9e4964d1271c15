/** Links to the files of an event: for its owner, and for ten minutes. What they name is signed; nothing is stored. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { EventFile, eventFileCalls, SignedUntil } from '#api/people/event-file-queries.ts';
import type { OwnerId } from '#core/customer/owner.ts';
import { Fault } from '#core/values/fault.ts';
import { message } from '#core/values/message.ts';
import { minuteMs } from '#core/values/unit.ts';
import type { Context, Handlers } from '#services/handler.ts';
import { keyOf } from '#store/db/sealed-text.ts';
import type { LinkSecret } from '#store/db/sealed-token.ts';
import type { HostedEvent } from '#store/people/event/events.ts';
import { hostedEvent } from './host-access.ts';

const linkMs = 10 * minuteMs;

/** What a link is of: a table, or the seating plan of a part. */
function wordsOf(file: EventFile): string {
  return file.kind === 'table' ? `table ${file.content} ${file.format}` : `seating ${file.part} ${file.order}`;
}

type Signed = { event: string; owner: OwnerId; file: EventFile; until: string };

function signature({ linkSecret }: LinkSecret, { event, owner, file, until }: Signed): string {
  const text = `${event} ${owner} ${wordsOf(file)} ${until}`;
  return createHmac('sha256', keyOf(linkSecret, 'event file')).update(text).digest('base64url');
}

/** Throws Fault 'gone' for a link that is over, of another file or none of the shop's: the page of the event makes a new one. */
function requireLink({ shop: { store, clock } }: Context, { sign, ...signed }: Signed & SignedUntil): void {
  const [given, right] = [Buffer.from(sign), Buffer.from(signature(store, signed))];
  const isRight = given.length === right.length && timingSafeEqual(given, right);
  if (!isRight || !(Number.parseInt(signed.until, 36) > clock().getTime()))
    throw new Fault('gone', 'a link to a file that is over', { text: message('fault.event-file-over') });
}

/** The requester's own event, if a link opens this file of it. Throws Fault 'not-found' and 'forbidden' as `hostedEvent`, and 'gone'. */
export async function eventOfLink(context: Context, id: string, file: EventFile, { until, sign }: SignedUntil): Promise<HostedEvent> {
  const event = await hostedEvent(context, id, 'owner');
  requireLink(context, { event: event.id, owner: event.owner, file, until, sign });
  return event;
}

export const eventFileHandlers: Handlers<typeof eventFileCalls> = {
  async 'POST /web-api/events/:id/file-links'({ id, file }, context) {
    const { store, clock } = context.shop;
    const event = await hostedEvent(context, id, 'owner');
    const until = (clock().getTime() + linkMs).toString(36);
    const signed = { until, sign: signature(store, { event: event.id, owner: event.owner, file, until }) };
    const { path, query } =
      file.kind === 'table'
        ? { path: `/web-api/events/${id}/export`, query: { content: file.content, format: file.format } }
        : { path: `/web-api/events/${id}/seating/${file.part}/pdf`, query: { order: file.order } };
    return { path: `${path}?${new URLSearchParams({ ...query, ...signed })}` };
  },
};
