/** Withdrawals as they were declared: each once, with its receipt, and what operators decided. */
import { emailKey } from '#core/customer/email.ts';
import type { Change, Store } from '#store/db/store.ts';
import type { Tables } from '#store/db/tables.ts';
import { tokenHash } from '#store/db/tokens.ts';
import { type NewMail, postMail } from '#store/mail/mails.ts';

export type Declaration = Pick<Tables['withdrawals'], 'id' | 'name' | 'contract' | 'lines' | 'email' | 'channel' | 'country'>;
export type Withdrawal = Omit<Tables['withdrawals'], 'fingerprint' | 'mail'>;

/** The declaration before this one with the same id; 'other' where it said something else. */
export async function knownWithdrawal(trx: Change, declared: Declaration): Promise<{ submittedAt: string } | 'other' | null> {
  const known = await trx
    .selectFrom('withdrawals')
    .select(['fingerprint', 'submitted_at'])
    .where('id', '=', declared.id)
    .executeTakeFirst();
  if (!known) return null;
  return known.fingerprint === fingerprintOf(declared) ? { submittedAt: known.submitted_at } : 'other';
}

/** Keeps a declaration with the receipt and the shop's mail. The order it names counts only with the address it was placed with. */
export async function saveWithdrawal(
  trx: Change,
  declared: Declaration,
  mails: { receipt: NewMail; task: NewMail },
  now: Date,
): Promise<void> {
  const mail = await postMail(trx, mails.receipt, now);
  await postMail(trx, mails.task, now);
  await trx
    .insertInto('withdrawals')
    .values({
      ...declared,
      fingerprint: fingerprintOf(declared),
      order: await orderOf(trx, declared),
      mail,
      submitted_at: now.toISOString(),
      state: 'open',
      decided_at: null,
    })
    .execute();
}

function fingerprintOf({ name, contract, lines, email }: Declaration): string {
  return tokenHash(JSON.stringify([name, contract, lines, emailKey(email)]));
}

async function orderOf(trx: Change, { contract, email }: Declaration): Promise<string | null> {
  const number = /\bF\d{1,12}\b/i.exec(contract)?.[0]?.toUpperCase();
  if (!number) return null;
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
