/** Handlers of the owner of an event for one household: its link, its invitations, and answers that the host types. */
import type { eventCalls } from '#api/people/event-calls.ts';
import { mayDo } from '#core/people/event/event.ts';
import { pairKey } from '#core/people/event/replies.ts';
import { shownShortCode } from '#core/people/event/short-code.ts';
import type { Household } from '#core/people/household.ts';
import { Fault } from '#core/values/fault.ts';
import { message } from '#core/values/message.ts';
import { actorName } from '#services/actor.ts';
import type { Context, Handlers } from '#services/handler.ts';
import { linkCode, linkUrl } from '#services/people/link-code.ts';
import type { StoreTransaction } from '#store/db/store.ts';
import { ensureAccess } from '#store/people/event/access-keys.ts';
import type { LedEvent } from '#store/people/event/event-hosts.ts';
import { type EventReader, type HostedEvent, programmeOf } from '#store/people/event/events.ts';
import { addInvites, putHouseholdReply, removeInvite, repliesOf, revised } from '#store/people/event/replies.ts';
import { findGuestList } from '#store/people/guest-lists.ts';
import { readHouseholds } from '#store/people/household-rows.ts';
import { headOf, hostedEvent, lockHostedEvent, noEvent } from './host-access.ts';
import { askedHousehold, readAnswers, saveAnswers } from './household-answers.ts';

/** Throws Fault 'not-found' for one that is not of the event's list. */
export async function householdOf({ db }: EventReader, event: HostedEvent, id: string): Promise<Household> {
  const [household] = await readHouseholds(db, event.list, [id]);
  if (!household) throw noEvent();
  return household;
}

/** The link of a household and its code to type, which open from here on. Whoever has them answers for it, so a host needs the right to. */
async function linkOf({ shop: { store }, site }: Context, event: LedEvent, household: string) {
  if (!mayDo(event.right, 'edit')) return null;
  const access = await store.write((trx) => ensureAccess(trx, store, event, household));
  if (access === null) return null;
  const { key, code } = access;
  return { url: linkUrl(site, 'guest-page', key), code: linkCode(site, 'guest-page', key), typed: shownShortCode(code) };
}

type Wanted = { invites: readonly { part: string; guest: string }[]; isReopened: boolean };

async function putInvites(trx: StoreTransaction, event: HostedEvent, household: Household, { invites, isReopened }: Wanted, now: Date) {
  const parts = await programmeOf({ db: trx }, event.id);
  const isOwn = ({ part, guest }: Wanted['invites'][number]) =>
    parts.some(({ id }) => id === part) && household.guests.some(({ id }) => id === guest);
  if (!invites.every(isOwn)) throw new Fault('bad-form', 'an invitation of another household', { text: message('fault.event-changed') });
  const wanted = new Set(invites.map(pairKey));
  await revised(trx, { event: event.id, households: [household.id], actor: 'host', now }, async () => {
    for (const reply of await repliesOf({ db: trx }, event.id, household.id))
      if (!wanted.has(pairKey(reply))) await removeInvite(trx, reply.part, reply.guest);
  });
  for (const { part, guest } of invites) await addInvites(trx, part, [guest]);
  await putHouseholdReply(trx, event.id, household.id, { reopened: isReopened ? 1 : 0 });
}

export const eventHouseholdHandlers: Handlers<
  Pick<
    typeof eventCalls,
    | 'GET /web-api/events/:id/households/:household'
    | 'POST /web-api/events/:id/households/:household/answer'
    | 'PUT /web-api/events/:id/households/:household/invites'
  >
> = {
  async 'GET /web-api/events/:id/households/:household'({ id, household: wanted }, context) {
    const { store } = context.shop;
    const event = await hostedEvent(context, id, 'view');
    const household = await householdOf(store, event, wanted);
    const answers = await readAnswers(store, id, household);
    return {
      head: headOf(event),
      parts: await programmeOf(store, id),
      household: askedHousehold(household, answers),
      isReopened: answers.reply.isReopened,
      link: await linkOf(context, event, household.id),
    };
  },

  async 'POST /web-api/events/:id/households/:household/answer'({ id, household: wanted, ...sent }, context) {
    const { store, clock } = context.shop;
    await store.write(async (trx) => {
      const event = await lockHostedEvent(trx, context, id, 'edit');
      const list = await findGuestList({ db: trx }, event.owner, event.list);
      if (!list) throw noEvent();
      const household = await householdOf({ db: trx }, event, wanted);
      await saveAnswers(trx, sent, { event, list, household, via: 'host', actor: actorName(context.actor), now: clock() });
    });
    return {};
  },

  async 'PUT /web-api/events/:id/households/:household/invites'({ id, household: wanted, ...rest }, context) {
    const { store, clock } = context.shop;
    await store.write(async (trx) => {
      const event = await lockHostedEvent(trx, context, id, 'edit');
      await putInvites(trx, event, await householdOf({ db: trx }, event, wanted), rest, clock());
    });
    return {};
  },
};
