/** Withdrawals as they were declared: each once, with its receipt, and what operators decided. */
import { emailKey } from '#core/customer/email.ts';
import { dayMs } from '#core/values/unit.ts';
import type { Store, StoreTransaction } from '#store/db/store.ts';
import type { Tables } from '#store/db/tables.ts';
import { tokenHash } from '#store/db/tokens.ts';
import { type NewMail, postCountedMail, postMail } from '#store/mail/mails.ts';

export type Declaration = Pick<Tables['withdrawals'], 'id' | 'name' | 'contract' | 'lines' | 'email' | 'channel' | 'country'>;
export type Withdrawal = Omit<Tables['withdrawals'], 'fingerprint' | 'mail'>;

/** The declaration before this one with the same id; 'other' where it said something else. */
export async function knownWithdrawal(trx: StoreTransaction, declared: Declaration): Promise<{ submittedAt: string } | 'other' | null> {
  const known = await trx
    .selectFrom('withdrawals')
    .select(['fingerprint', 'submitted_at'])
    .where('id', '=', declared.id)
    .executeTakeFirst();
  if (!known) return null;
  return known.fingerprint === fingerprintOf(declared) ? { submittedAt: known.submitted_at } : 'other';
}

/** Receipts of one order that quote its declaration in a day: a customer withdraws once, or a few goods one after the other. */
const quotedPerDay = 3;

export type OrderedLine = Pick<Tables['order_lines'], 'kind' | 'name' | 'quantity'>;

/** `receipt`: with the declared words and the lines of their order, or without both (null) where that was placed with another address. */
export type WithdrawalMails = { receipt: (lines: readonly OrderedLine[] | null) => NewMail; task: NewMail };

/**
 * Keeps a declaration with the receipt and the shop's mail. The order it names counts only with the address it was placed with; other receipts
 * go to a mailbox that a stranger may have typed, and are counted.
 */
export async function saveWithdrawal(
  trx: StoreTransaction,
  engine: Store['engine'],
  declared: Declaration,
  { receipt, task }: WithdrawalMails,
  now: Date,
): Promise<void> {
  const order = await orderOf(trx, declared);
  const isQuoted = order !== null && (await quotedSince(trx, order, new Date(now.getTime() - dayMs))) < quotedPerDay;
  const counted = { kind: 'withdrawal-receipt', about: declared.id } as const;
  const mail = isQuoted
    ? await postMail(trx, { ...receipt(await linesOf(trx, order)), order }, now)
    : await postCountedMail(trx, engine, receipt(null), counted, now);
  await postMail(trx, task, now);
  await trx
    .insertInto('withdrawals')
    .values({
      ...declared,
      fingerprint: fingerprintOf(declared),
      order,
      mail: mail ?? '',
      submitted_at: now.toISOString(),
      state: 'open',
      decided_at: null,
    })
    .execute();
}

function linesOf(trx: StoreTransaction, order: string): Promise<OrderedLine[]> {
  return trx.selectFrom('order_lines').select(['kind', 'name', 'quantity']).where('order', '=', order).orderBy('position').execute();
}

async function quotedSince(trx: StoreTransaction, order: string, since: Date): Promise<number> {
  const rows = await trx
    .selectFrom('withdrawals')
    .select('id')
    .where('order', '=', order)
    .where('submitted_at', '>', since.toISOString())
    .limit(quotedPerDay)
    .execute();
  return rows.length;
}

function fingerprintOf({ name, contract, lines, email }: Declaration): string {
  return tokenHash(JSON.stringify([name, contract, lines, emailKey(email)]));
}

/** The first number of an order in a text; null without one. */
export function orderNumberIn(text: string): string | null {
  return /\bF\d{1,12}\b/i.exec(text)?.[0]?.toUpperCase() ?? null;
}

async function orderOf(trx: StoreTransaction, { contract, email }: Declaration): Promise<string | null> {
  const number = orderNumberIn(contract);
  if (number === null) return null;
  const order = await trx.selectFrom('orders').select(['id', 'email']).where('number', '=', number).executeTakeFirst();
  return order && emailKey(order.email) === emailKey(email) ? order.id : null;
}

/** Open ones, oldest first, with the number of the order they belong to. */
export async function openWithdrawals(store: Store): Promise<(Withdrawal & { number: string | null })[]> {
  return store.db
    .selectFrom('withdrawals')
    .leftJoin('orders', 'orders.id', 'withdrawals.order')
    .selectAll('withdrawals')
    .select('orders.number')
    .where('withdrawals.state', '=', 'open')
    .orderBy('withdrawals.submitted_at')
    .execute();
}

/** Notes what was decided. False: there is no open one of this id. */
export async function decideWithdrawal(store: Store, id: string, state: 'accepted' | 'refused'): Promise<boolean> {
  const { numUpdatedRows } = await store.write((trx) =>
    trx
      .updateTable('withdrawals')
      .set({ state, decided_at: store.clock().toISOString() })
      .where('id', '=', id)
      .where('state', '=', 'open')
      .executeTakeFirst(),
  );
  return numUpdatedRows > 0n;
}
