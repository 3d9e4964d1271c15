/** A line of an order that cannot be printed as it is: the order waits for its customer. */
import type { Order, OrderLine } from '#core/order/order.ts';
import type { LineProblem } from '#core/preflight/line-problem.ts';
import { minuteMs } from '#core/values/unit.ts';
import type { StoreTransaction } from '#store/db/store.ts';
import { enqueue } from '#store/job/jobs.ts';
import { waitsForRecords } from '#store/order/later-lines.ts';
import { hasUndecidedLine, isCurrentRevision, problemLines, saveProblems } from '#store/order/line-revisions.ts';
import { promiseDays, transitionOrder } from '#store/order/orders.ts';
import { isReleased } from '#store/order/production.ts';
import { lockOrder } from '#store/payment/books.ts';
import { actorName } from './actor.ts';
import type { Shop } from './handler.ts';
import { promiseFrom } from './order-days.ts';

/** How long the mail waits for lines that are still produced, so that one mail names them all. */
const collectMs = 2 * minuteMs;

/**
 * Notes the problems of a line, moves its order to `needs_customer`, and enqueues 'repair-mail' ({order}), once for each revision of a line. An
 * order that was cancelled or printed meanwhile stays as it is; so does a line that has another revision by now.
 */
export async function askCustomer(
  trx: StoreTransaction,
  { store, clock }: Pick<Shop, 'store' | 'clock'>,
  { order, line }: { order: Order; line: OrderLine },
  problems: readonly LineProblem[],
): Promise<void> {
  const now = clock();
  await lockOrder(trx, store.engine, order.id);
  if (!(await isCurrentRevision(trx, line))) return;
  if (!(await moveToCustomer(trx, order.id, now))) return;
  await saveProblems(trx, line, problems, { now, isTold: false });
  const runAt = (await hasUndecidedLine(trx, order.id)) ? new Date(now.getTime() + collectMs) : now;
  await enqueue(trx, { kind: 'repair-mail', payload: { order: order.id }, dedupe: `repair-mail:${line.id}:${line.revision}`, runAt }, now);
}

/** By way of the check, whose end it is. False for an order that was cancelled or printed meanwhile. */
export async function moveToCustomer(
  trx: StoreTransaction,
  order: string,
  now: Date,
  reason: 'not-printable' | 'no-records' = 'not-printable',
): Promise<boolean> {
  const { state } = await trx.selectFrom('orders').select('state').where('id', '=', order).executeTakeFirstOrThrow();
  if (state === 'needs_customer') return true;
  const actor = actorName({ kind: 'job' });
  if (isReleased(state)) await transitionOrder(trx, order, { state: 'preflight', actor, reason: 'files-checked' }, now);
  return (await transitionOrder(trx, order, { state: 'needs_customer', actor, reason }, now)).ok;
}

/**
 * Moves an order that waits for its customer on, once nothing is wrong with its lines any more; it arrives as an order of today does. The order is
 * locked. Answers whether it moved.
 */
export async function resumeOrder(
  trx: StoreTransaction,
  order: Order,
  cause: { actor: string; reason: string },
  now: Date,
): Promise<boolean> {
  const row = await trx.selectFrom('orders').select('state').where('id', '=', order.id).executeTakeFirst();
  if (row?.state !== 'needs_customer' || (await problemLines({ db: trx }, order.id)).length > 0) return false;
  if (await waitsForRecords(trx, order.id, now)) return false;
  const move = await transitionOrder(trx, order.id, { state: 'preflight', ...cause }, now);
  if (move.ok) await promiseDays(trx, order.id, promiseFrom(now, order));
  return move.ok;
}
