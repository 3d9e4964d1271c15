/** Handlers of the host of an event on who sits where. */
import { randomInt } from 'node:crypto';
import type { eventSeatingCalls } from '#api/people/event-seating-calls.ts';
import { editedPlan, type SeatingEdit, type SeatingRefusal, undonePlan } from '#core/people/event/seating/edit-plan.ts';
import { type SeatingPlan, seatingBounds } from '#core/people/event/seating/plan.ts';
import { openProposal } from '#core/people/event/seating/propose.ts';
import { Fault } from '#core/values/fault.ts';
import { message } from '#core/values/message.ts';
import type { Context, Handlers } from '#services/handler.ts';
import type { StoreTransaction } from '#store/db/store.ts';
import { newToken } from '#store/db/tokens.ts';
import { programmeOf } from '#store/people/event/events.ts';
import { type SeatingGuest, seatingCounts, seatingOf, seatingPeople } from '#store/people/event/seating.ts';
import { changeSeating, putProposal, readSeating, type StoredSeating, undoSeating } from '#store/people/event/seating-plans.ts';
import { serverTexts } from '#texts/server-texts.ts';
import { headOf, hostedEvent, lockHostedEvent, noEvent } from './host-access.ts';
import { seatingPool } from './seating-tasks.ts';
import { shownSeating } from './seating-view.ts';

function seatingChanged(reason: string): Fault {
  return new Fault('list-changed', reason, { text: message('fault.seating-changed') });
}

function refusedEdit(refusal: SeatingRefusal): Fault {
  const { tables, wishes } = seatingBounds;
  if (refusal.reason === 'gone') return seatingChanged('somebody or a table that is gone');
  if (refusal.reason === 'same') return new Fault('bad-form', 'a wish of one guest', { text: message('fault.wish-of-one') });
  if (refusal.reason === 'tables')
    return new Fault('quota-full', `${tables} tables`, { text: message('fault.tables-full', { max: tables }) });
  if (refusal.reason === 'wishes')
    return new Fault('quota-full', `${wishes} wishes`, { text: message('fault.wishes-full', { max: wishes }) });
  const { table, persons } = refusal;
  return new Fault('bad-form', 'more guests than seats', {
    text: message('fault.table-full', { name: table.name, seats: table.seats, persons }),
  });
}

const idsOf = (people: readonly SeatingGuest[]) => new Set(people.map(({ id }) => id));

/** The plan of a part of the requester's event. Throws Fault 'not-found' for another part. */
async function ofPart(trx: StoreTransaction | Context['shop']['store']['db'], event: string, part: string) {
  const reader = { db: trx };
  if (!(await programmeOf(reader, event)).some(({ id }) => id === part)) throw noEvent();
  return { stored: await readSeating(reader, part), people: await seatingPeople(reader, part) };
}

type Change = { id: string; part: string; version: number };
type Changing = { trx: StoreTransaction; stored: StoredSeating; people: SeatingGuest[] };

/** Throws Fault 'list-changed' where the plan is of another version. */
function changing(context: Context, { id, part, version }: Change, change: (given: Changing) => Promise<void>): Promise<void> {
  return context.shop.store.write(async (trx) => {
    await lockHostedEvent(trx, context, id, 'edit');
    const { stored, people } = await ofPart(trx, id, part);
    if (stored.version !== version) throw seatingChanged('a seating plan of another version');
    await change({ trx, stored, people });
  });
}

function edited({ stored, people }: Changing, edit: SeatingEdit): SeatingPlan {
  const after = editedPlan(stored.plan, edit, { people: idsOf(people), newId: newToken });
  if ('reason' in after) throw refusedEdit(after);
  return after;
}

/** The part that is meant where none is named. */
async function usualPart({ store }: Context['shop'], event: string): Promise<string | null> {
  const parts = await programmeOf(store, event);
  const tables = await seatingOf(store, event);
  const found = parts.find(({ id }) => tables.some(({ part }) => part === id)) ?? parts.find(({ options }) => options.length > 0);
  return (found ?? parts.at(-1))?.id ?? null;
}

export const eventSeatingHandlers: Handlers<typeof eventSeatingCalls> = {
  async 'GET /web-api/events/:id/seating'({ id, part: wanted, page }, context) {
    const { shop, site } = context;
    const event = await hostedEvent(context, id, 'view');
    const parts = (await programmeOf(shop.store, id)).map(({ id: part, name }) => ({ id: part, name }));
    const part = wanted ?? (await usualPart(shop, id));
    if (part === null) return { head: headOf(event), parts, seating: null };
    const { stored, people } = await ofPart(shop.store.db, id, part);
    return { head: headOf(event), parts, seating: shownSeating(part, stored, people, { page, t: serverTexts(site) }) };
  },

  async 'GET /web-api/events/:id/seating-counts'({ id }, context) {
    await hostedEvent(context, id, 'view');
    return { parts: await seatingCounts(context.shop.store, id) };
  },

  async 'POST /web-api/events/:id/seating/:part'({ edit, ...change }, context) {
    await changing(context, change, (given) => changeSeating(given.trx, change.part, given.stored, edited(given, edit)));
    return {};
  },

  async 'POST /web-api/events/:id/seating/:part/undo'(change, context) {
    await changing(context, change, async ({ trx, stored, people }) => {
      if (!(await undoSeating(trx, change.part, stored, (inverse) => undonePlan(stored.plan, inverse, idsOf(people)))))
        throw seatingChanged('nothing to undo');
    });
    return {};
  },

  async 'POST /web-api/events/:id/seating/:part/proposal'({ keeping, ...change }, context) {
    const { store } = context.shop;
    await hostedEvent(context, change.id, 'edit');
    const { stored, people } = await ofPart(store.db, change.id, change.part);
    if (stored.version !== change.version) throw seatingChanged('a seating plan of another version');
    const sitting = new Set(stored.plan.seats.map(({ guest }) => guest));
    // Who has not answered is seated by the host alone.
    const asked = people.filter(({ id, isComing }) => isComing || sitting.has(id));
    const persons = asked.map(({ id, household, kind, side }) => ({ id, household, kind, side }));
    const proposal = await seatingPool().run({
      kind: 'seating-proposal',
      plan: stored.plan,
      people: persons,
      keeping,
      seed: randomInt(2 ** 31),
    });
    await changing(context, change, ({ trx }) => putProposal(trx, change.part, proposal));
    return {};
  },

  async 'POST /web-api/events/:id/seating/:part/proposal/take'({ guest: wanted, ...change }, context) {
    await changing(context, change, async (given) => {
      const { trx, stored, people } = given;
      const open = stored.proposal ? openProposal(stored.proposal, stored.plan, idsOf(people)) : [];
      const taken = open.filter(({ guest }) => wanted === null || guest === wanted);
      if (taken.length === 0) throw seatingChanged('a proposal that is taken');
      const seats = taken.map((seat) => ({ ...seat, isFixed: false }));
      await changeSeating(trx, change.part, stored, edited(given, { kind: 'seat', seats }));
    });
    return {};
  },
};
