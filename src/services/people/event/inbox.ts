/** Handlers of those who lead an event for what came by the code for all: it waits for them, and becomes answers of a household by their word only. */
import type { eventInboxCalls, InboxReply } from '#api/people/event-inbox-calls.ts';
import type { Household } from '#core/people/household.ts';
import { namesMessage } from '#core/people/name-line.ts';
import { Fault } from '#core/values/fault.ts';
import { message, type Unrendered } from '#core/values/message.ts';
import type { Context, Handlers } from '#services/handler.ts';
import type { StoreTransaction } from '#store/db/store.ts';
import type { LedEvent } from '#store/people/event/event-hosts.ts';
import { programmeOf } from '#store/people/event/events.ts';
import { findOpenReply, type OpenReply, openRepliesOf, putOpenReply } from '#store/people/event/open-replies.ts';
import { lockGuestList } from '#store/people/guest-lists.ts';
import { readHouseholds } from '#store/people/household-rows.ts';
import { headOf, hostedEvent, lockHostedEvent, noEvent } from './host-access.ts';
import { candidatesOf, searchedHouseholds } from './inbox-candidates.ts';
import { addReply, joinReply } from './join-reply.ts';

/** Of those that wait; the ones behind them come when these are decided. */
const shownWaiting = 50;
const shownDecided = 20;

function changedMeanwhile(): Fault {
  return new Fault('list-changed', 'an open answer of another version', { text: message('fault.open-reply-changed') });
}

type Known = ReadonlyMap<string, Household>;

function replyDto(reply: OpenReply, known: Known, found?: Unrendered<Pick<InboxReply, 'candidates' | 'isClear'>>): Unrendered<InboxReply> {
  const { id, version, state, at, names, answers, message: text, email } = reply;
  const household = known.get(reply.household ?? '');
  return {
    id,
    version,
    state,
    at,
    names,
    answers,
    message: text,
    email,
    isClear: found?.isClear ?? false,
    candidates: found?.candidates ?? [],
    household: household ? { id: household.id, names: namesMessage(household) } : null,
  };
}

/** One that waits, or was refused, in the version that the host saw. */
async function seenReply(trx: StoreTransaction, { id }: LedEvent, wanted: { reply: string; version: number }, state: 'new' | 'refused') {
  const reply = await findOpenReply({ db: trx }, id, wanted.reply);
  if (!reply) throw noEvent();
  if (reply.state !== state || reply.version !== wanted.version) throw changedMeanwhile();
  return reply;
}

async function decide(context: Context, id: string, change: (trx: StoreTransaction, event: LedEvent) => Promise<void>) {
  await context.shop.store.write(async (trx) => change(trx, await lockHostedEvent(trx, context, id, 'edit')));
  return {};
}

export const eventInboxHandlers: Handlers<
  Pick<
    typeof eventInboxCalls,
    'GET /web-api/events/:id/inbox' | 'POST /web-api/events/:id/inbox/:reply/join' | 'POST /web-api/events/:id/inbox/:reply/refuse'
  >
> = {
  async 'GET /web-api/events/:id/inbox'({ id, search, reply: wanted }, context) {
    const { store, clock } = context.shop;
    const event = await hostedEvent(context, id, 'view');
    const waiting = await openRepliesOf(store, id, 'waiting', shownWaiting);
    const decided = await openRepliesOf(store, id, 'decided', shownDecided);
    const ids = [...waiting, ...decided].flatMap(({ household }) => household ?? []);
    const known = new Map((await readHouseholds(store.db, event.list, ids)).map((household) => [household.id, household]));
    const found = await candidatesOf(store, event, waiting);
    const searched = search === '' ? undefined : waiting.find((reply) => reply.id === wanted);
    const { pausedUntil } = event;
    return {
      head: headOf(event),
      parts: (await programmeOf(store, id)).map((part) => ({ id: part.id, name: part.name })),
      waiting: waiting.map((reply) => replyDto(reply, known, found.get(reply.id))),
      decided: decided.map((reply) => replyDto(reply, known)),
      found: searched ? await searchedHouseholds(store, event, { search, reply: searched }) : null,
      pausedUntil: pausedUntil !== null && Date.parse(pausedUntil) > clock().getTime() ? pausedUntil : null,
    };
  },

  'POST /web-api/events/:id/inbox/:reply/join': ({ id, household: to, ...wanted }, context) =>
    decide(context, id, async (trx, event) => {
      const list = await lockGuestList(trx, context.shop.store.engine, event.owner, event.list);
      if (!list) throw noEvent();
      const reply = await seenReply(trx, event, wanted, 'new');
      if (to === null) return addReply(trx, context, { event, list, reply });
      const [household] = await readHouseholds(trx, event.list, [to]);
      if (!household) throw changedMeanwhile();
      return joinReply(trx, context, { event, list, reply, household });
    }),

  'POST /web-api/events/:id/inbox/:reply/refuse': ({ id, isRefused, ...wanted }, context) =>
    decide(context, id, async (trx, event) => {
      const reply = await seenReply(trx, event, wanted, isRefused ? 'new' : 'refused');
      await putOpenReply(trx, { ...reply, state: isRefused ? 'refused' : 'new', version: reply.version + 1 }, null);
    }),
};
