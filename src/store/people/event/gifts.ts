/** What guests gave to the hosts of an event, and whom these thanked. */
import type { StoreTransaction } from '#store/db/store.ts';
import { newToken } from '#store/db/tokens.ts';
import type { EventReader } from './events.ts';

export type Gift = {
  id: string;
  /** Null: of somebody who is not in the list. */
  household: string | null;
  /** '' for the thanks to a household that gave nothing. */
  text: string;
  thankedAt: string | null;
};

/** In the order in which they were noted. */
export async function giftsOf({ db }: EventReader, event: string): Promise<Gift[]> {
  const rows = await db.selectFrom('gifts').selectAll().where('event', '=', event).orderBy('position').execute();
  return rows.map(({ id, household, text, thanked_at }) => ({ id, household, text, thankedAt: thanked_at }));
}

type Adding = Pick<Gift, 'household' | 'text' | 'thankedAt'> & { event: string };

/** The owner of the event is locked. */
export async function addGift(trx: StoreTransaction, { event, thankedAt, ...gift }: Adding): Promise<void> {
  const { last } = await trx
    .selectFrom('gifts')
    .select(({ fn }) => fn.max('position').as('last'))
    .where('event', '=', event)
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('gifts')
    .values({ id: newToken(), event, position: Number(last ?? 0) + 1, ...gift, thanked_at: thankedAt })
    .execute();
}

/** What was noted is another text or gone; '' deletes it. */
export async function putGift(trx: StoreTransaction, { event, id, text }: { event: string; id: string; text: string }): Promise<void> {
  if (text === '') await trx.deleteFrom('gifts').where('event', '=', event).where('id', '=', id).execute();
  else await trx.updateTable('gifts').set({ text }).where('event', '=', event).where('id', '=', id).execute();
}

/** Notes that a household was thanked, or that it was not. `household` null: a gift of nobody in the list is thanked by its own id. */
export async function putThanks(
  trx: StoreTransaction,
  {
    event,
    household,
    gift,
    isThanked,
    now,
  }: { event: string; household: string | null; gift: string | null; isThanked: boolean; now: Date },
): Promise<void> {
  const thanked_at = isThanked ? now.toISOString() : null;
  if (household === null) {
    if (gift !== null) await trx.updateTable('gifts').set({ thanked_at }).where('event', '=', event).where('id', '=', gift).execute();
    return;
  }
  const { numUpdatedRows } = await trx
    .updateTable('gifts')
    .set({ thanked_at })
    .where('event', '=', event)
    .where('household', '=', household)
    .executeTakeFirst();
  if (isThanked && Number(numUpdatedRows) === 0) await addGift(trx, { event, household, text: '', thankedAt: thanked_at });
  if (!isThanked)
    await trx.deleteFrom('gifts').where('event', '=', event).where('household', '=', household).where('text', '=', '').execute();
}
