/** What a key of a page of an event opens for a browser: nothing until the event's password was typed, where it has one. */
import { createHmac } from 'node:crypto';
import { retentionDays } from '#core/customer/retention.ts';
import { expiryOf } from '#core/people/event/event.ts';
import { dayIn } from '#core/people/event/zone.ts';
import { readLinkKey } from '#core/people/link-key.ts';
import { addDays, type Day } from '#core/values/date.ts';
import { Fault } from '#core/values/fault.ts';
import { message } from '#core/values/message.ts';
import { dayMs } from '#core/values/unit.ts';
import type { Context } from '#services/handler.ts';
import { makeStamp, readStamp } from '#services/people/requests/form-stamp.ts';
import { keyOf } from '#store/db/sealed-text.ts';
import type { LinkSecret } from '#store/db/sealed-token.ts';
import { hasEnded } from '#store/people/event/access-keys.ts';
import type { EventReader, HostedEvent } from '#store/people/event/events.ts';

/** Events whose password one browser keeps. */
const keptProofs = 5;
const proofMs = 30 * dayMs;

/** For wrong and revoked keys, and those of foreign events, alike. */
export function noPage(): Fault {
  return new Fault('not-found', 'no such link', { text: message('fault.no-event-page') });
}

/** The same; a key that opened a page until its event ended is told so for a time. */
export async function missingPage(reader: EventReader, key: string, now: Date): Promise<Fault> {
  return (await hasEnded(reader, key, now)) ? new Fault('gone', 'event has ended', { text: message('fault.event-over') }) : noPage();
}

/** What a browser keeps that has typed the password: another password makes it another one. */
function proofOf({ linkSecret }: LinkSecret, { id, password }: HostedEvent): string {
  return createHmac('sha256', keyOf(linkSecret, 'event password')).update(`${id} ${password}`).digest('base64url').slice(0, 22);
}

const proofsOf = ({ actor }: Context) => (actor.owner.secret('event') ?? '').split('.').filter((proof) => proof.length === 22);

export function isUnlocked(context: Context, event: HostedEvent): boolean {
  return event.password === null || proofsOf(context).includes(proofOf(context.shop.store, event));
}

export function unlock(context: Context, event: HostedEvent): void {
  const proof = proofOf(context.shop.store, event);
  const others = proofsOf(context).filter((kept) => kept !== proof);
  context.actor.owner.keepSecret('event', [proof, ...others].slice(0, keptProofs).join('.'), { lifeMs: proofMs });
}

export function factsOf({ title, occasion, firstDay, lastDay, zone, deadline, details }: HostedEvent) {
  return { title, occasion, firstDay, lastDay, zone, deadline, details };
}

/** Null once the day is over. */
function daysUntil(today: Day, day: Day): number | null {
  return today > day ? null : Math.round((Date.parse(day) - Date.parse(today)) / dayMs);
}

/** What every page of an event says of it. */
export function pageFacts(event: HostedEvent, now: Date) {
  return {
    ...factsOf(event),
    expiresOn: expiryOf(event.lastDay),
    foodUntil: addDays(event.lastDay, retentionDays.foodNote),
    daysLeft: daysUntil(dayIn(event.zone, now.getTime()), event.firstDay),
  };
}

export function stampFor({ shop }: Context, key: string): string {
  return makeStamp(shop.store, readLinkKey(key) ?? '', shop.clock());
}

type Form = { key: string; stamp: string; trap: string };

/** The number of a form. Throws Fault 'bad-form' for one that the shop did not make for this key, that is too old, or that no person filled in. */
export function nonceOf({ shop }: Context, { key, stamp, trap }: Form, { least, most }: { least: number; most: number }): string {
  const read = readStamp(shop.store, readLinkKey(key) ?? '', stamp, shop.clock());
  const isOld = !read || !(read.ageMs >= 0) || read.ageMs > most;
  if (isOld || trap !== '' || read.ageMs < least)
    throw new Fault('bad-form', isOld ? 'a form without a stamp' : 'a form that no person filled in', {
      text: message('fault.event-form-old'),
    });
  return read.nonce;
}
