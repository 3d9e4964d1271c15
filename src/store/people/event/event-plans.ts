/** The plan of an event: what its host changed of it, which notices were sent, and what its pieces are computed from. */
import type { OwnerId } from '#core/customer/owner.ts';
import { orderedMergeSchema } from '#core/merge/merge-schema.ts';
import { type PlanPieces, planPiecesSchema } from '#core/people/event/plan-settings.ts';
import type { Day } from '#core/values/date.ts';
import { parseStored } from '#core/values/parse-stored.ts';
import type { StoreTransaction } from '#store/db/store.ts';
import { endedStates } from '#store/order/one-parcel.ts';
import { type EventReader, eventOf, type HostedEvent } from './events.ts';

export type PlanSettings = { pieces: PlanPieces; hasNotices: boolean };

export async function planSettings({ db }: EventReader, event: string): Promise<PlanSettings> {
  const row = await db.selectFrom('event_plans').selectAll().where('event', '=', event).executeTakeFirst();
  if (!row) return { pieces: {}, hasNotices: true };
  return { pieces: parseStored(`plan of event ${event}`, planPiecesSchema, JSON.parse(row.pieces)), hasNotices: row.notices === 1 };
}

export async function savePlanSettings(trx: StoreTransaction, event: string, { pieces, hasNotices }: PlanSettings): Promise<void> {
  const columns = { pieces: JSON.stringify(pieces), notices: hasNotices ? 1 : 0 };
  await trx
    .insertInto('event_plans')
    .values({ event, ...columns })
    .onConflict((conflict) => conflict.column('event').doUpdateSet(columns))
    .execute();
}

/** False where the notice of this word was sent before. */
export async function noteNotice(trx: StoreTransaction, { event, word, at }: { event: string; word: string; at: Date }): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('event_plan_notices')
    .values({ event, word, sent_at: at.toISOString() })
    .onConflict((conflict) => conflict.columns(['event', 'word']).doNothing())
    .executeTakeFirst();
  return Number(numInsertedOrUpdatedRows ?? 0) === 1;
}

/** Events of a first day between two, `max` of them, behind the one with the id `after`. */
export async function eventsBetween(
  { db }: EventReader,
  { first, last, after, max }: { first: Day; last: Day; after: string; max: number },
): Promise<HostedEvent[]> {
  const rows = await db
    .selectFrom('events')
    .selectAll()
    .where('first_day', '>=', first)
    .where('first_day', '<=', last)
    .where('id', '>', after)
    .orderBy('id')
    .limit(max)
    .execute();
  return rows.map(eventOf);
}

/** The country of a list, and how many of its households live in which one. */
export async function placesOfList({ db }: EventReader, list: string): Promise<{ country: string; households: Map<string, number> }> {
  const { country } = await db.selectFrom('guest_lists').select('country').where('id', '=', list).executeTakeFirstOrThrow();
  const rows = await db
    .selectFrom('households')
    .select('country')
    .select((query) => query.fn.countAll<number>().as('count'))
    .where('list', '=', list)
    .groupBy('country')
    .execute();
  return { country, households: new Map(rows.map((row) => [row.country, Number(row.count)])) };
}

/** A design or an ordered line as it was chosen; `list`: the one that it is printed with, null for none. */
export type MadePiece = { design: string; product: string; choice: string; list: string | null };

/** Of the designs of an owner that can be opened, the last changed first. */
export async function madeDesigns({ db }: EventReader, owner: OwnerId, { now, max }: { now: Date; max: number }): Promise<MadePiece[]> {
  return db
    .selectFrom('designs')
    .leftJoin('merges', 'merges.design', 'designs.id')
    .select(['designs.id as design', 'designs.product', 'designs.choice', 'merges.list'])
    .where('designs.owner', '=', owner)
    .where('designs.expires_at', '>', now.toISOString())
    .orderBy('designs.updated_at', 'desc')
    .orderBy('designs.id')
    .limit(max)
    .execute();
}

export type OrderedPiece = Omit<MadePiece, 'design'> & { design: string | null; state: string };

/** Of the orders of an owner since an instant that are neither cancelled nor refunded, the last one first. */
export async function orderedDesigns(
  { db }: EventReader,
  owner: OwnerId,
  { since, max }: { since: string; max: number },
): Promise<OrderedPiece[]> {
  const rows = await db
    .selectFrom('order_lines')
    .innerJoin('orders', 'orders.id', 'order_lines.order')
    .leftJoin('merges', 'merges.design', 'order_lines.design')
    .select(['order_lines.id', 'order_lines.design', 'order_lines.data', 'order_lines.merge', 'merges.list', 'orders.state'])
    .where('orders.owner', '=', owner)
    .where('order_lines.kind', '=', 'printed')
    .where('orders.state', 'not in', endedStates)
    .where('orders.placed_at', '>=', since)
    .orderBy('orders.placed_at', 'desc')
    .limit(max)
    .execute();
  return rows.map(({ id, design, data, merge, list, state }) => {
    const { product, choice } = JSON.parse(data);
    const frozen = merge === null ? null : parseStored(`the merge of line ${id}`, orderedMergeSchema, JSON.parse(merge));
    return { design, product, choice: JSON.stringify(choice), list: frozen?.list ?? list, state };
  });
}

/** A household of a list in a country, the first one with a town. */
export async function householdIn({ db }: EventReader, list: string, country: string): Promise<{ id: string; city: string } | null> {
  const row = await db
    .selectFrom('households')
    .select(['id', 'city'])
    .where('list', '=', list)
    .where('country', '=', country)
    .where('city', '!=', '')
    .orderBy('position')
    .executeTakeFirst();
  return row ?? null;
}
