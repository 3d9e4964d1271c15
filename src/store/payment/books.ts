/** The money of an order as core/payment/settlement.ts reads it. */
import { type Books, holdReasons } from '#core/payment/settlement.ts';
import type { Store, StoreTransaction } from '#store/db/store.ts';
import { holdOf } from '#store/order/holds.ts';
import { attemptsOf, currencyNamed, type StoredAttempt } from './attempts.ts';
import { factsOf } from './facts.ts';
import { refundsOf, type StoredRefund } from './refunds.ts';

type OrderRow = {
  id: string;
  number: string;
  state: string;
  total: number;
  gift: number;
  currency: string;
  payment: string;
  placed_at: string;
  held_at: string | null;
  held_reason: string | null;
};

export type OrderBooks = { order: OrderRow; books: Books; attempts: StoredAttempt[]; refunds: StoredRefund[] };

const endedStates = ['cancelled', 'refunded'];

/** No other transaction moves the money of the order until this one ends. SQLite has one writer. */
export async function lockOrder(trx: StoreTransaction, engine: Store['engine'], order: string): Promise<void> {
  if (engine === 'postgres') await trx.selectFrom('orders').select('id').where('id', '=', order).forUpdate().execute();
}

/** The books with the order locked. */
export function lockedBooks(trx: StoreTransaction, engine: Store['engine'], order: string): Promise<OrderBooks> {
  return readBooks(trx, order, engine === 'postgres');
}

/** Throws for an order that does not exist. */
export async function readBooks(db: Store['db'] | StoreTransaction, order: string, isLocked = false): Promise<OrderBooks> {
  const row = await db
    .selectFrom('orders')
    .select(['id', 'number', 'state', 'total', 'gift', 'currency', 'payment', 'placed_at', 'held_at', 'held_reason'])
    .where('id', '=', order)
    .$if(isLocked, (query) => query.forUpdate())
    .executeTakeFirstOrThrow();
  const attempts = await attemptsOf(db, order);
  const facts = await factsOf(
    db,
    attempts.map(({ id }) => id),
  );
  const refunds = await refundsOf(db, order);
  const { released } = holdOf(row);
  return {
    order: row,
    attempts,
    refunds,
    books: {
      total: row.total,
      gift: row.gift,
      currency: currencyNamed(row.currency),
      isEnded: endedStates.includes(row.state),
      attempts: attempts.map(({ id, money, provider }) => ({
        id,
        money,
        isTransfer: provider === 'transfer' || provider === 'invoice',
        facts: facts.get(id) ?? [],
      })),
      refunds,
      accepted: holdReasons.filter((reason) => released.includes(`payment-${reason}`)),
    },
  };
}
