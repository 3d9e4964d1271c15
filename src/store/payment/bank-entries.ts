/** Entries of the shop's bank account, each once, and the orders that wait for a transfer. */
import type { BankEntry } from '#core/payment/bank-entry.ts';
import { money } from '#core/values/money.ts';
import type { Store, StoreTransaction } from '#store/db/store.ts';
import type { Tables } from '#store/db/tables.ts';
import { currencyNamed } from './attempts.ts';

export type BankEntryState = Tables['bank_entries']['state'];

export type StoredBankEntry = BankEntry & { id: string; order: string | null; state: BankEntryState };

function storedEntry(row: Tables['bank_entries']): StoredBankEntry {
  const { id, day, amount, currency, payer, text, order, state } = row;
  return { id, day, money: money(amount, currencyNamed(currency)), payer, text, order, state };
}

/** Stores a new entry; false for one that is known. */
export async function insertBankEntry(
  trx: StoreTransaction,
  { id, day, money: sum, payer, text }: BankEntry & { id: string },
  now: Date,
): Promise<boolean> {
  const row = await trx
    .insertInto('bank_entries')
    .values({
      id,
      day,
      amount: sum.amount,
      currency: sum.currency,
      payer,
      text,
      order: null,
      state: 'new',
      imported_at: now.toISOString(),
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** The entry whose id begins with these digits; null for none and for several. */
export async function findBankEntry(db: Store['db'], start: string): Promise<StoredBankEntry | null> {
  const rows = await db.selectFrom('bank_entries').selectAll().where('id', 'like', `${start}%`).orderBy('id').limit(2).execute();
  const [row] = rows.length === 1 ? rows : [];
  return row ? storedEntry(row) : null;
}

export async function bankEntryState(db: Store['db'], id: string): Promise<BankEntryState | null> {
  const row = await db.selectFrom('bank_entries').select('state').where('id', '=', id).executeTakeFirst();
  return row?.state ?? null;
}

/** Marks a new entry as an order's; false for one that was matched or ignored before: of two commands at the same time one claims it. */
export async function claimBankEntry(trx: StoreTransaction, id: string, order: string): Promise<boolean> {
  const row = await trx
    .updateTable('bank_entries')
    .set({ state: 'matched', order })
    .where('id', '=', id)
    .where('state', '=', 'new')
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Ignores a new entry. Who paid, and what for, is not kept of it. */
export async function ignoreBankEntry(trx: StoreTransaction, id: string): Promise<boolean> {
  const row = await trx
    .updateTable('bank_entries')
    .set({ state: 'ignored', payer: '', text: '' })
    .where('id', '=', id)
    .where('state', '=', 'new')
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Orders that may wait for a transfer, before production or on invoice, with the name on their invoice. */
export async function ordersByTransfer(db: Store['db']): Promise<{ id: string; payer: string }[]> {
  const rows = await db
    .selectFrom('orders')
    .select(['id', 'billing'])
    .where(({ or, and, eb }) =>
      or([
        and([eb('payment', '=', 'prepayment'), eb('state', '=', 'awaiting_payment')]),
        and([eb('payment', '=', 'invoice'), eb('state', 'not in', ['cart', 'placed', 'cancelled', 'refunded'])]),
      ]),
    )
    .orderBy('placed_at')
    .execute();
  return rows.map(({ id, billing }) => {
    const { firstName = '', lastName = '' } = JSON.parse(billing) as { firstName?: string; lastName?: string };
    return { id, payer: `${firstName} ${lastName}`.trim() };
  });
}

export type TransferRefund = { id: string; order: string; attempt: string; number: string; amount: number; currency: string };

/** Refunds that the shop pays by a transfer of its own and that no bank entry shows yet, oldest first. */
export function refundsByTransfer(db: Store['db']): Promise<TransferRefund[]> {
  return db
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.id', 'refunds.payment')
    .innerJoin('orders', 'orders.id', 'refunds.order')
    .select(['refunds.id', 'refunds.order', 'refunds.payment as attempt', 'orders.number', 'refunds.amount', 'refunds.currency'])
    .where('payments.provider', 'in', ['transfer', 'invoice'])
    .where('refunds.state', 'in', ['approved', 'sending', 'pending'])
    .orderBy('refunds.requested_at')
    .execute();
}
