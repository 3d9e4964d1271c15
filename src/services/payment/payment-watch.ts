/** Takes up again what hangs between the shop and its providers: attempts and refunds whose job failed for good. */
import { dayMs, hourMs, minuteMs } from '#core/values/unit.ts';
import type { Shop } from '#services/handler.ts';
import type { StoreTransaction } from '#store/db/store.ts';
import { enqueue } from '#store/job/jobs.ts';
import { openAttempts, openPayloads, refundsWithoutAnswer } from '#store/payment/hanging.ts';

type Hanging = { what: 'attempt' | 'refund'; id: string };

/**
 * `patienceMs` is longer than the tries of a request or a job. Within `watchedMs` an attempt by transfer or direct debit has ended; a refund
 * that fails for so long is for an operator.
 */
const watched = {
  attempt: { kind: 'payment-look', find: openAttempts, patienceMs: 5 * minuteMs, watchedMs: 30 * dayMs },
  refund: { kind: 'payment-refund', find: refundsWithoutAnswer, patienceMs: 10 * minuteMs, watchedMs: 7 * dayMs },
} as const;

/**
 * What hangs and has no job that waits or runs. The job of a provider that is not set up any more has failed, which operators are told once: it
 * is taken up again when they set the provider.
 */
async function hanging({ store: { db }, payments }: Pick<Shop, 'store' | 'payments'>, now: Date): Promise<Hanging[]> {
  const providers = payments.map(({ id }) => id);
  const before = (ms: number) => new Date(now.getTime() - ms).toISOString();
  const found: Hanging[] = [];
  for (const what of ['attempt', 'refund'] as const) {
    const { kind, find, patienceMs, watchedMs } = watched[what];
    const ids = await find(db, providers, before(watchedMs), before(patienceMs));
    if (ids.length === 0) continue;
    const open = new Set((await openPayloads(db, kind)).map((payload) => payload[what]));
    found.push(...ids.filter((id) => !open.has(id)).map((id) => ({ what, id })));
  }
  return found;
}

/** Logs what hangs and enqueues its job again, once an hour: a provider that is away for long is not asked without end. */
export async function watchPayments({
  store,
  payments,
  clock,
  log,
}: Pick<Shop, 'store' | 'payments' | 'clock' | 'log'>): Promise<((trx: StoreTransaction) => Promise<void>) | null> {
  const now = clock();
  const found = await hanging({ store, payments }, now);
  for (const { what, id } of found) log('warn', 'payment-hangs', { what, id });
  if (found.length === 0) return null;
  const hour = Math.floor(now.getTime() / hourMs);
  return async (trx) => {
    for (const { what, id } of found) {
      const { kind } = watched[what];
      await enqueue(trx, { kind, payload: { [what]: id }, dedupe: `${kind}:${id}:again:${hour}` }, now);
    }
  };
}
