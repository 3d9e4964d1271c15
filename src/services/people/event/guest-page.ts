/** Handlers of guests of an event. The key of their household's link is the credential; the page shows nobody else of the list. */
import { createHmac } from 'node:crypto';
import type { guestPageCalls } from '#api/people/event-calls.ts';
import { retentionDays } from '#core/customer/retention.ts';
import { calendarFile } from '#core/people/event/calendar-file.ts';
import { type EventPart, expiryOf } from '#core/people/event/event.ts';
import type { Reply } from '#core/people/event/replies.ts';
import { dayIn } from '#core/people/event/zone.ts';
import { addDays, type Day } from '#core/values/date.ts';
import { Fault } from '#core/values/fault.ts';
import { message } from '#core/values/message.ts';
import { dayMs } from '#core/values/unit.ts';
import type { Context, Handlers } from '#services/handler.ts';
import { checkPassword } from '#services/password-hash.ts';
import { keyOf } from '#store/db/sealed-text.ts';
import type { LinkSecret } from '#store/db/sealed-token.ts';
import type { StoreTransaction } from '#store/db/store.ts';
import { consumeStoredLimit } from '#store/limit/stored-limits.ts';
import { type FoundAccess, findAccess, hasEnded } from '#store/people/event/access-keys.ts';
import { replyVersion } from '#store/people/event/event-mails.ts';
import { type EventReader, type HostedEvent, programmeOf } from '#store/people/event/events.ts';
import { lockGuestList } from '#store/people/guest-lists.ts';
import { confirmAnswer } from './confirm-answer.ts';
import { guestTheme } from './guest-theme.ts';
import { askedHousehold, mayAnswer, readAnswers, saveAnswers } from './household-answers.ts';

/** Events whose password one browser keeps. */
const keptProofs = 5;
const proofMs = 30 * dayMs;

/** For wrong and revoked keys, and those of foreign events, alike; a key that opened a page until its event ended is told so for a time. */
async function noPage(reader: EventReader, key: string, now: Date): Promise<Fault> {
  if (await hasEnded(reader, key, now)) return new Fault('gone', 'event has ended', { text: message('fault.event-over') });
  return new Fault('not-found', 'no such link', { text: message('fault.no-event-page') });
}

/** What a browser keeps that has typed the password: another password makes it another one. */
function proofOf({ linkSecret }: LinkSecret, { id, password }: HostedEvent): string {
  return createHmac('sha256', keyOf(linkSecret, 'event password')).update(`${id} ${password}`).digest('base64url').slice(0, 22);
}

const proofsOf = ({ actor }: Context) => (actor.owner.secret('event') ?? '').split('.').filter((proof) => proof.length === 22);

function isUnlocked(context: Context, event: HostedEvent): boolean {
  return event.password === null || proofsOf(context).includes(proofOf(context.shop.store, event));
}

function invitedParts(parts: readonly EventPart[], replies: readonly Reply[]): EventPart[] {
  return parts.filter(({ id }) => replies.some(({ part }) => part === id));
}

export function factsOf({ title, occasion, firstDay, lastDay, zone, deadline, details }: HostedEvent) {
  return { title, occasion, firstDay, lastDay, zone, deadline, details };
}

/** Null once the day is over. */
function daysUntil(today: Day, day: Day): number | null {
  return today > day ? null : Math.round((Date.parse(day) - Date.parse(today)) / dayMs);
}

async function openPage(context: Context, { event, household }: FoundAccess) {
  const { store, clock } = context.shop;
  const answers = await readAnswers(store, event.id, household);
  const parts = invitedParts(await programmeOf(store, event.id), answers.replies);
  return {
    facts: {
      ...factsOf(event),
      expiresOn: expiryOf(event.lastDay),
      foodUntil: addDays(event.lastDay, retentionDays.foodNote),
      daysLeft: daysUntil(dayIn(event.zone, clock().getTime()), event.firstDay),
    },
    parts,
    household: askedHousehold(household, answers),
    isAnswering: mayAnswer(event, answers.reply, clock()),
    theme: await guestTheme(store, event.details.look),
  };
}

/** The calendar entries of the parts that a household is invited to. Throws Fault 'not-found' for wrong keys, and where the password is missing. */
export async function guestCalendar(context: Context, key: string): Promise<Response> {
  const { store, clock } = context.shop;
  const found = await findAccess(store, key, clock());
  if (!found || !isUnlocked(context, found.event)) throw await noPage(store, key, clock());
  const { event, household } = found;
  const { replies } = await readAnswers(store, event.id, household);
  const parts = invitedParts(await programmeOf(store, event.id), replies);
  const host = new URL(context.site.origin).hostname;
  const body = calendarFile({ title: event.title, zone: event.zone, version: event.version, changedAt: clock(), host, parts });
  return new Response(body, {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'attachment; filename="feier.ics"',
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    },
  });
}

async function countTry(trx: StoreTransaction, { shop, ipAddress }: Context, name: 'event-answer' | 'event-password', access: FoundAccess) {
  const account = `${access.event.id} ${access.household.id}`;
  const text = message(name === 'event-answer' ? 'fault.too-many-answers' : 'fault.too-many-event-passwords');
  await consumeStoredLimit(trx, shop.store.engine, name, { owner: null, address: ipAddress, account }, shop.clock(), { text });
}

export const guestPageHandlers: Handlers<typeof guestPageCalls> = {
  async 'GET /web-api/event-pages/:key'({ key }, context) {
    const { store, clock } = context.shop;
    const found = await findAccess(store, key, clock());
    if (!found) throw await noPage(store, key, clock());
    return { formality: found.formality, page: isUnlocked(context, found.event) ? await openPage(context, found) : null };
  },

  async 'POST /web-api/event-pages/:key/password'({ key, password }, context) {
    const { store, clock, hashCost } = context.shop;
    const found = await store.write(async (trx) => {
      const access = await findAccess({ db: trx }, key, clock());
      if (!access) throw await noPage({ db: trx }, key, clock());
      await countTry(trx, context, 'event-password', access);
      return access;
    });
    const { isRight } = await checkPassword(password, found.event.password, hashCost);
    if (found.event.password !== null && !isRight)
      throw new Fault('bad-form', 'wrong password of an event', {
        errors: [{ field: 'password', code: 'wrong', message: message('event.wrong.password') }],
      });
    const proof = proofOf(store, found.event);
    const others = proofsOf(context).filter((kept) => kept !== proof);
    context.actor.owner.keepSecret('event', [proof, ...others].slice(0, keptProofs).join('.'), { lifeMs: proofMs });
    return {};
  },

  async 'POST /web-api/event-pages/:key/answer'({ key, ...sent }, context) {
    const { store, clock } = context.shop;
    await store.write(async (trx) => {
      const now = clock();
      const first = await findAccess({ db: trx }, key, now);
      if (!first) throw await noPage({ db: trx }, key, now);
      const list = await lockGuestList(trx, store.engine, first.event.owner, first.event.list);
      // Another transaction may have changed the event or the household before this one had the lock.
      const found = await findAccess({ db: trx }, key, now);
      if (!list || !found || !isUnlocked(context, found.event)) throw await noPage({ db: trx }, key, now);
      await countTry(trx, context, 'event-answer', found);
      const { reply } = await readAnswers({ db: trx }, found.event.id, found.household);
      if (!mayAnswer(found.event, reply, now))
        throw new Fault('forbidden', 'answers are closed', { text: message('fault.answers-closed') });
      const before = await replyVersion({ db: trx }, found.event.id, found.household.id);
      await saveAnswers(trx, sent, { ...found, list, via: 'household', actor: 'guest', now });
      await confirmAnswer(trx, context, found, before);
    });
    return {};
  },
};
