/**
 * What the guests of an event answered. Every change of a household's answers is one revision, with what they were before and after it; both are read
 * from the rows, so that no way to change them is left out.
 */
import type { AnswerVia, RevisionKind } from '#core/people/event/event.ts';
import type { ReplySnapshot } from '#core/people/event/event-schema.ts';
import type { Reply } from '#core/people/event/replies.ts';
import type { StoreTransaction } from '#store/db/store.ts';
import { inBatches } from '#store/people/household-rows.ts';
import type { EventReader } from './events.ts';
import { freeSeats } from './seating.ts';

/** Of every guest of a household who is invited to a part, in the order of both. */
export async function repliesOf({ db }: EventReader, event: string, household: string): Promise<Reply[]> {
  const rows = await db
    .selectFrom('part_invites')
    .innerJoin('event_parts', 'event_parts.id', 'part_invites.part')
    .innerJoin('guests', 'guests.id', 'part_invites.guest')
    .leftJoin('replies', (join) => join.onRef('replies.part', '=', 'part_invites.part').onRef('replies.guest', '=', 'part_invites.guest'))
    .select(['part_invites.part', 'part_invites.guest', 'answer', 'menu', 'version'])
    .where('event_parts.event', '=', event)
    .where('guests.household', '=', household)
    .orderBy('guests.position')
    .orderBy('event_parts.position')
    .execute();
  return rows.map(({ part, guest, answer, menu, version }) => ({ part, guest, answer: answer ?? 'open', menu, version: version ?? 0 }));
}

export type HouseholdReply = {
  message: string;
  isReopened: boolean;
  lastAt: string | null;
  lastBy: AnswerVia | null;
  /** The household deleted what it had answered, and has not answered since. */
  isDeleted: boolean;
};

export async function householdReply({ db }: EventReader, event: string, household: string): Promise<HouseholdReply> {
  const row = await db
    .selectFrom('household_replies')
    .select(['message', 'reopened', 'last_at', 'version'])
    .where('event', '=', event)
    .where('household', '=', household)
    .executeTakeFirst();
  const last = await db
    .selectFrom('reply_revisions')
    .select(['actor', 'kind'])
    .where('event', '=', event)
    .where('household', '=', household)
    .where('version', '=', row?.version ?? 0)
    .executeTakeFirst();
  return {
    message: row?.message ?? '',
    isReopened: row?.reopened === 1,
    lastAt: row?.last_at ?? null,
    lastBy: last?.actor ?? null,
    isDeleted: last?.kind === 'deleted',
  };
}

/** Notes on food of guests, by guest. */
export async function foodNotesOf({ db }: EventReader, event: string, guests: readonly string[]): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (const some of inBatches(guests)) {
    const rows = await db
      .selectFrom('food_notes')
      .select(['guest', 'text'])
      .where('event', '=', event)
      .where('guest', 'in', some)
      .execute();
    for (const { guest, text } of rows) found.set(guest, text);
  }
  return found;
}

/** What households answered, as revisions have it, by household. */
export async function snapshots(trx: StoreTransaction, event: string, households: readonly string[]): Promise<Map<string, string>> {
  const found = new Map<string, ReplySnapshot>(households.map((id) => [id, { message: '', questions: [], replies: [] }]));
  for (const some of inBatches(households)) {
    const texts = await trx
      .selectFrom('household_replies')
      .select(['household', 'message'])
      .where('event', '=', event)
      .where('household', 'in', some)
      .execute();
    for (const { household, message } of texts) found.set(household, { message, questions: [], replies: [] });
    const answered = await trx
      .selectFrom('question_answers')
      .innerJoin('event_questions', 'event_questions.id', 'question_answers.question')
      .select(['household', 'question', 'question_answers.text'])
      .where('event', '=', event)
      .where('household', 'in', some)
      .orderBy('question')
      .execute();
    for (const { household, ...answer } of answered) found.get(household)?.questions.push(answer);
    const rows = await trx
      .selectFrom('replies')
      .innerJoin('event_parts', 'event_parts.id', 'replies.part')
      .innerJoin('guests', 'guests.id', 'replies.guest')
      .select(['guests.household', 'replies.part', 'replies.guest', 'answer', 'menu'])
      .where('event_parts.event', '=', event)
      .where('guests.household', 'in', some)
      .orderBy('replies.part')
      .orderBy('replies.guest')
      .execute();
    for (const { household, ...reply } of rows) found.get(household)?.replies.push(reply);
  }
  return new Map([...found].map(([id, snapshot]) => [id, JSON.stringify(snapshot)]));
}

type Revising = { event: string; households: readonly string[]; actor: AnswerVia; kind?: RevisionKind; now: Date };

/**
 * Runs `change`, writes a revision of each household whose answers it changed, and frees the seats of who does not come any more. The owner of the
 * event is locked.
 */
export async function revised<T>(
  trx: StoreTransaction,
  { event, households, actor, kind = 'answer', now }: Revising,
  change: () => Promise<T>,
): Promise<T> {
  const before = await snapshots(trx, event, households);
  const result = await change();
  await freeSeats(trx, event);
  const after = await snapshots(trx, event, households);
  for (const household of households) {
    const [from = '', to = ''] = [before.get(household), after.get(household)];
    if (from === to) continue;
    const at = now.toISOString();
    const { version, first_at } = await householdRow(trx, event, household);
    await trx
      .updateTable('household_replies')
      .set({ version: version + 1, last_at: at, first_at: first_at ?? at })
      .where('event', '=', event)
      .where('household', '=', household)
      .execute();
    await trx
      .insertInto('reply_revisions')
      .values({ event, household, version: version + 1, actor, kind, at, before: from, after: to })
      .execute();
  }
  return result;
}

/**
 * Runs a change of a list that moves or removes guests, with a revision of each household of its events whose answers it changed: an answer is the
 * guest's, and counts for the household that the guest belongs to.
 */
export async function withAnswersOf<T>(
  trx: StoreTransaction,
  { list, ...revising }: Omit<Revising, 'event' | 'actor'> & { list: string },
  change: () => Promise<T>,
): Promise<T> {
  const events = await trx.selectFrom('events').select('id').where('list', '=', list).execute();
  const nested = events.reduce<() => Promise<T>>(
    (inner, { id }) =>
      () =>
        revised(trx, { ...revising, event: id, actor: 'host' }, inner),
    change,
  );
  return nested();
}

/** That of a household, made where there is none. */
async function householdRow(trx: StoreTransaction, event: string, household: string) {
  await trx
    .insertInto('household_replies')
    .values({ event, household, message: '', reopened: 0, first_at: null, last_at: null, version: 0 })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return trx
    .selectFrom('household_replies')
    .select(['version', 'first_at'])
    .where('event', '=', event)
    .where('household', '=', household)
    .executeTakeFirstOrThrow();
}

export async function putReplies(trx: StoreTransaction, replies: readonly Reply[], via: AnswerVia, now: Date): Promise<void> {
  for (const { part, guest, ...given } of replies) {
    const row = { ...given, answered_at: now.toISOString(), via };
    await trx
      .insertInto('replies')
      .values({ part, guest, ...row })
      .onConflict((conflict) => conflict.columns(['part', 'guest']).doUpdateSet(row))
      .execute();
  }
}

/** What a household says beside its answers, or whether it may answer after the deadline. */
export async function putHouseholdReply(
  trx: StoreTransaction,
  event: string,
  household: string,
  columns: { message: string } | { reopened: 0 | 1 },
): Promise<void> {
  await householdRow(trx, event, household);
  await trx.updateTable('household_replies').set(columns).where('event', '=', event).where('household', '=', household).execute();
}

/** An empty text ends the note. */
export async function putFoodNote(
  trx: StoreTransaction,
  { event, guest, text, by, now }: { event: string; guest: string; text: string; by: AnswerVia; now: Date },
): Promise<void> {
  await trx.deleteFrom('food_notes').where('event', '=', event).where('guest', '=', guest).execute();
  if (text !== '') await trx.insertInto('food_notes').values({ event, guest, text, consented_at: now.toISOString(), by }).execute();
}

/** Invites guests to a part; those who are invited stay so. */
export async function addInvites(trx: StoreTransaction, part: string, guests: readonly string[]): Promise<void> {
  for (const some of inBatches(guests))
    await trx
      .insertInto('part_invites')
      .values(some.map((guest) => ({ part, guest })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
}

/** Takes back an invitation with what was answered to it. */
export async function removeInvite(trx: StoreTransaction, part: string, guest: string): Promise<void> {
  await trx.deleteFrom('replies').where('part', '=', part).where('guest', '=', guest).execute();
  await trx.deleteFrom('part_invites').where('part', '=', part).where('guest', '=', guest).execute();
}

/** Guests of a list whom it marks as invited. */
export async function guestsToInvite({ db }: EventReader, list: string): Promise<string[]> {
  const rows = await db
    .selectFrom('guests')
    .innerJoin('households', 'households.id', 'guests.household')
    .select('guests.id')
    .where('households.list', '=', list)
    .where('invited', '=', 1)
    .execute();
  return rows.map(({ id }) => id);
}

/** Households of an event of which an answer is stored. */
export async function answeringHouseholds({ db }: EventReader, event: string): Promise<string[]> {
  const rows = await db
    .selectFrom('replies')
    .innerJoin('event_parts', 'event_parts.id', 'replies.part')
    .innerJoin('guests', 'guests.id', 'replies.guest')
    .select('guests.household')
    .distinct()
    .where('event_parts.event', '=', event)
    .execute();
  return rows.map(({ household }) => household);
}

/** Menus that their part does not offer any more are no choice. */
export async function dropLostMenus(trx: StoreTransaction, event: string): Promise<void> {
  await trx
    .updateTable('replies')
    .set((query) => ({ menu: null, version: query('version', '+', 1) }))
    .where('menu', 'is not', null)
    .where('part', 'in', trx.selectFrom('event_parts').select('id').where('event', '=', event))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('menu_options')
            .select('menu_options.id')
            .whereRef('menu_options.id', '=', 'replies.menu')
            .whereRef('menu_options.part', '=', 'replies.part'),
        ),
      ),
    )
    .execute();
}
