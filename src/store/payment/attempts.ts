/** Attempts to pay an order. Their state is written by `saveFacts` alone, from what the provider said. */
import { attemptLifeMs, lateLookMs, nextLook } from '#core/payment/look-times.ts';
import type { PaymentMethod, ProviderId } from '#core/payment/methods.ts';
import { type AttemptState, attemptStates, openAttemptStates } from '#core/payment/payment-fact.ts';
import { type Currency, currencies, type Money, money } from '#core/values/money.ts';
import type { Store, StoreTransaction } from '#store/db/store.ts';
import type { Tables } from '#store/db/tables.ts';
import { newToken } from '#store/db/tokens.ts';
import { enqueue } from '#store/job/jobs.ts';

export type StoredAttempt = {
  id: string;
  order: string;
  /** From 1 within the order. */
  number: number;
  provider: string;
  method: string;
  money: Money;
  state: AttemptState;
  ref: string | null;
  url: string | null;
  createdAt: string;
  expiresAt: string;
  syncedAt: string | null;
};

export type NewAttempt = { order: string; provider: ProviderId; method: PaymentMethod; money: Money };

export function currencyNamed(name: string): Currency {
  const currency = currencies.find((one) => one === name);
  if (!currency) throw new Error(`unknown currency ${name}`);
  return currency;
}

function storedAttempt(row: Tables['payments']): StoredAttempt {
  const state = attemptStates.find((one) => one === row.state);
  if (!state) throw new Error(`payment ${row.id} has the unknown state ${row.state}`);
  const { id, order, number, provider, method, ref, url, created_at: createdAt, expires_at: expiresAt, synced_at: syncedAt } = row;
  return {
    id,
    order,
    number,
    provider,
    method,
    money: money(row.amount, currencyNamed(row.currency)),
    state,
    ref,
    url,
    createdAt,
    expiresAt,
    syncedAt,
  };
}

/**
 * Stores an attempt, and enqueues 'payment-look' ({attempt}) for the first time that its provider is asked. The index on open attempts
 * refuses a second open one of the order. Answers its id.
 */
export async function insertAttempt(trx: StoreTransaction, attempt: NewAttempt, now: Date): Promise<string> {
  const { money: sum, ...rest } = attempt;
  const id = newToken();
  const last = await trx
    .selectFrom('payments')
    .select('number')
    .where('order', '=', attempt.order)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  const [createdAt, expiresAt] = [now, new Date(now.getTime() + attemptLifeMs(attempt.method))].map((at) => at.toISOString()) as [
    string,
    string,
  ];
  await trx
    .insertInto('payments')
    .values({
      ...rest,
      id,
      number: (last?.number ?? 0) + 1,
      amount: sum.amount,
      currency: sum.currency,
      state: 'created',
      ref: null,
      url: null,
      created_at: createdAt,
      expires_at: expiresAt,
      synced_at: null,
    })
    .execute();
  await enqueueLook(trx, { id, method: attempt.method, createdAt, expiresAt }, now);
  return id;
}

/** Enqueues 'payment-look' ({attempt}) for the next time that the provider is to be asked. */
export async function enqueueLook(
  trx: StoreTransaction,
  attempt: Pick<StoredAttempt, 'id' | 'method' | 'createdAt' | 'expiresAt'>,
  now: Date,
): Promise<void> {
  const runAt = nextLook(attempt, now) ?? new Date(now.getTime() + lateLookMs);
  const dedupe = `payment-look:${attempt.id}:${runAt.toISOString()}`;
  await enqueue(trx, { kind: 'payment-look', payload: { attempt: attempt.id }, dedupe, runAt }, now);
}

/** Attempts of an order, oldest first. */
export async function attemptsOf(db: Store['db'] | StoreTransaction, order: string): Promise<StoredAttempt[]> {
  const rows = await db.selectFrom('payments').selectAll().where('order', '=', order).orderBy('number').execute();
  return rows.map(storedAttempt);
}

export async function findAttempt(db: Store['db'] | StoreTransaction, id: string): Promise<StoredAttempt | null> {
  const row = await db.selectFrom('payments').selectAll().where('id', '=', id).executeTakeFirst();
  return row ? storedAttempt(row) : null;
}

/**
 * The attempt that an event is about: by the shop's id, or by the provider's of the attempt or of its capture. Null where they name two: such an
 * event is about neither.
 */
export async function attemptOfEvent(
  db: Store['db'],
  provider: string,
  { attempt, ref }: { attempt: string | null; ref: string | null },
): Promise<StoredAttempt | null> {
  const rows = await db
    .selectFrom('payments')
    .selectAll()
    .where('provider', '=', provider)
    .where(({ or, eb, selectFrom }) => {
      const captured = selectFrom('payment_facts').select('payment').where('provider', '=', provider).where('kind', '=', 'capture');
      const byRef = ref ? [eb('ref', '=', ref), eb('id', 'in', captured.where('payment_facts.ref', '=', ref))] : [];
      return or([...(attempt ? [eb('id', '=', attempt)] : []), ...byRef]);
    })
    .limit(2)
    .execute();
  const [row] = rows.length === 1 ? rows : [];
  return row ? storedAttempt(row) : null;
}

export function isOpen({ state }: Pick<StoredAttempt, 'state'>): boolean {
  return openAttemptStates.includes(state);
}

/** Money came on a page of a provider; whether it is the right sum is not said. */
export function isCaptured({ state, provider }: Pick<StoredAttempt, 'state' | 'provider'>): boolean {
  return state === 'captured' && provider !== 'transfer';
}

/** Notes what the provider answered to the begin of an attempt. An attempt keeps its first answer. */
export async function saveBegun(
  trx: StoreTransaction,
  id: string,
  begun: { ref: string; url: string | null; expiresAt: string },
): Promise<void> {
  await trx
    .updateTable('payments')
    .set({ ref: begun.ref, url: begun.url, expires_at: begun.expiresAt })
    .where('id', '=', id)
    .where('ref', 'is', null)
    .execute();
}

/** Takes the right to ask the provider, once in `gapMs`: of two requests at the same time one asks. */
export async function claimSync(trx: StoreTransaction, id: string, gapMs: number, now: Date): Promise<boolean> {
  const before = new Date(now.getTime() - gapMs).toISOString();
  const row = await trx
    .updateTable('payments')
    .set({ synced_at: now.toISOString() })
    .where('id', '=', id)
    .where(({ or, eb }) => or([eb('synced_at', 'is', null), eb('synced_at', '<', before)]))
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
