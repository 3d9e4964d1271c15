/** What providers said of the money of orders. The facts of an attempt are a set: the latest status of each counts. */
import { attemptState, factRanks, type PaymentFact, paymentFactSchema } from '#core/payment/payment-fact.ts';
import { parseStored } from '#core/values/parse-stored.ts';
import type { Store, StoreTransaction } from '#store/db/store.ts';
import type { Tables } from '#store/db/tables.ts';
import type { StoredAttempt } from './attempts.ts';

function storedFact(row: Tables['payment_facts']): PaymentFact {
  const { kind, ref, status, amount, currency, occurred_at: at } = row;
  return parseStored(`fact ${row.provider} ${kind} ${ref}`, paymentFactSchema, { kind, ref, status, money: { amount, currency }, at });
}

/** Facts of these attempts, by their ids. */
export async function factsOf(db: Store['db'] | StoreTransaction, attempts: readonly string[]): Promise<Map<string, PaymentFact[]>> {
  const facts = new Map<string, PaymentFact[]>(attempts.map((id) => [id, []]));
  if (attempts.length === 0) return facts;
  const rows = await db
    .selectFrom('payment_facts')
    .selectAll()
    .where('payment', 'in', attempts)
    .orderBy('occurred_at')
    .orderBy('ref')
    .execute();
  for (const row of rows) facts.get(row.payment)?.push(storedFact(row));
  return facts;
}

/**
 * Notes facts of an attempt, and the state that follows. A fact that is known gets a status of a higher rank only, so that a repeated or
 * late answer changes nothing. A fact that another attempt has already stays with that one.
 */
export async function saveFacts(trx: StoreTransaction, attempt: StoredAttempt, told: readonly PaymentFact[], now: Date): Promise<void> {
  const { provider, id } = attempt;
  for (const { kind, ref, status, money, at } of told) {
    const known = await trx
      .selectFrom('payment_facts')
      .select(['status', 'payment'])
      .where('provider', '=', provider)
      .where('kind', '=', kind)
      .where('ref', '=', ref)
      .executeTakeFirst();
    const values = { status, amount: money.amount, currency: money.currency, occurred_at: at };
    if (!known) {
      await trx
        .insertInto('payment_facts')
        .values({ provider, kind, ref, payment: id, ...values, seen_at: now.toISOString() })
        .execute();
    } else if (known.payment === id && factRanks[status] > (factRanks[known.status as keyof typeof factRanks] ?? 0)) {
      await trx
        .updateTable('payment_facts')
        .set({ ...values, seen_at: now.toISOString() })
        .where('provider', '=', provider)
        .where('kind', '=', kind)
        .where('ref', '=', ref)
        .execute();
    }
  }
  const facts = (await factsOf(trx, [id])).get(id) ?? [];
  await trx
    .updateTable('payments')
    .set({ state: attemptState(facts) })
    .where('id', '=', id)
    .execute();
}
