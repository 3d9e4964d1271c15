/** Asks providers about attempts in time, after their events, and for refunds. */
import type { Order } from '#core/order/order.ts';
import { isReminderDue, isWaitingLong } from '#core/payment/look-times.ts';
import type { PaymentFact } from '#core/payment/payment-fact.ts';
import { hourMs, minuteMs } from '#core/values/unit.ts';
import type { JobHandler, Shop, Site } from '#services/handler.ts';
import { NonRetryableError } from '#services/jobs/job-loop.ts';
import { siteOfOrder } from '#services/order-site.ts';
import type { StoreTransaction } from '#store/db/store.ts';
import { enqueue } from '#store/job/jobs.ts';
import { attemptOfEvent, enqueueLook, findAttempt, isOpen, type StoredAttempt } from '#store/payment/attempts.ts';
import { findEvent, markEvent } from '#store/payment/events.ts';
import { findRefund, moveRefund, type StoredRefund } from '#store/payment/refunds.ts';
import { attemptToAsk, beginAttempt, providerOf, saveAnswer } from './ask-provider.ts';
import { NoAnswer, ProviderRefusal, type Refund } from './provider.ts';
import { cancelUnpaid, enqueuePaymentMail, saveRefundResult } from './settle.ts';

const byJob = { actor: 'shop', reason: 'payment' };

/** An event is looked at again after these pauses: its attempt may be stored by a transaction that is under way, or its provider be away. */
const eventPauses = [minuteMs, 10 * minuteMs, hourMs, 6 * hourMs, 17 * hourMs];

/** The right word for a provider's answer to a refund. */
function refundStatus(status: string): 'pending' | 'done' | 'failed' {
  return status === 'done' || status === 'failed' ? status : 'pending';
}

/** Asks about an attempt, and ends it once its time is over. One that has ended is asked about a last time: money may have arrived since. */
async function askOnce(shop: Shop, stored: StoredAttempt, siteOf: (order: Order) => Site, isOver: boolean): Promise<PaymentFact[]> {
  const provider = providerOf(shop, stored);
  if (!isOpen(stored)) return isOver && stored.ref !== null ? provider.look(await attemptToAsk(shop, stored)) : [];
  const begun = isOver ? stored : await beginAttempt(shop, stored, siteOf, [0]);
  const attempt = await attemptToAsk(shop, begun);
  return isOver ? provider.void(attempt) : provider.look(attempt);
}

/** What `ask` answers; null where the provider gives no usable answer, which is logged. What is asked for is asked for again later. */
async function answerOf<T>(shop: Shop, about: Record<string, string>, ask: () => Promise<T>): Promise<T | null> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof NoAnswer || error instanceof ProviderRefusal)) throw error;
    shop.log('warn', 'payment-no-answer', { ...about, error: error.message });
    return null;
  }
}

/** The same job once more after a pause. */
function again({ clock }: Shop, kind: string, payload: Record<string, unknown>, pauseMs: number) {
  return (trx: StoreTransaction) => enqueue(trx, { kind, payload, runAt: new Date(clock().getTime() + pauseMs) }, clock());
}

/** Pauses after calls for a refund that got no answer; the last one again and again: the money belongs to the customer. */
const refundPauses = [10_000, minuteMs, 10 * minuteMs, hourMs];

/** Asks for a refund. An earlier call may have been made without an answer: what it did is found before its key is used again. */
async function refundOnce(shop: Shop, stored: StoredRefund, attempt: StoredAttempt): Promise<{ ref: string | null; status: string }> {
  const provider = providerOf(shop, attempt);
  const refund: Refund = { ...stored, attemptRef: attempt.ref ?? '' };
  const known = stored.state === 'sending' ? await provider.findRefund(refund) : null;
  if (known) return known;
  await shop.store.write((trx) => moveRefund(trx, stored.id, ['approved'], { state: 'sending' }));
  try {
    return await provider.refund(refund);
  } catch (error) {
    if (!(error instanceof ProviderRefusal)) throw error;
    shop.log('error', 'payment-refund-refused', { refund: stored.id, error: error.message });
    return { ref: null, status: 'failed' };
  }
}

/** `origin`: of a shop without hosts of its own. */
export function paymentJobs(origin: string): Record<string, JobHandler> {
  const siteFor = (shop: Shop) => (order: Order) => siteOfOrder(order, shop.hosts, origin);

  return {
    async 'payment-look'({ attempt: id }, shop) {
      const attempt = await findAttempt(shop.store.db, String(id));
      if (!attempt) return null;
      const isOver = shop.clock().getTime() >= Date.parse(attempt.expiresAt);
      const facts = await answerOf(shop, { attempt: attempt.id }, () => askOnce(shop, attempt, siteFor(shop), isOver));
      return async (trx) => {
        const now = shop.clock();
        if (facts) await saveAnswer(trx, shop, { attempt, facts, cause: byJob }, now);
        const stored = await findAttempt(trx, attempt.id);
        if (isOver && facts && !(stored && isOpen(stored))) return cancelUnpaid(trx, shop, attempt.order, now);
        if (isReminderDue(attempt, now) && isOpen(attempt)) await enqueuePaymentMail(trx, attempt.order, 'reminder', attempt.id, now);
        if (isWaitingLong(attempt, now) && stored?.state === 'created') await enqueuePaymentMail(trx, attempt.order, 'waiting', '', now);
        if (stored) await enqueueLook(trx, stored, now);
      };
    },

    async 'payment-sync'({ provider, event: eventId, tries }, shop) {
      const event = await findEvent(shop.store.db, String(provider), String(eventId));
      if (event?.outcome !== 'new') return null;
      const attempt = await attemptOfEvent(shop.store.db, event.provider, event);
      const pause = eventPauses[Number(tries ?? 0)];
      const repeated = { provider: event.provider, event: event.eventId, tries: Number(tries ?? 0) + 1 };
      if (!attempt && pause !== undefined) return again(shop, 'payment-sync', repeated, pause);
      if (!attempt) {
        shop.log('error', 'payment-event-unknown', { provider: event.provider, event: event.eventId });
        return (trx) => markEvent(trx, event, 'unknown');
      }
      const asked = await attemptToAsk(shop, attempt);
      const facts = await answerOf(shop, { attempt: attempt.id }, () => providerOf(shop, attempt).look(asked));
      if (!facts && pause !== undefined) return again(shop, 'payment-sync', repeated, pause);
      // The job fails, and an operator is told of it.
      if (!facts) throw new Error(`the provider of payment ${attempt.id} gave no answer for a day`);
      return async (trx) => {
        await saveAnswer(trx, shop, { attempt, facts, cause: byJob }, shop.clock());
        await markEvent(trx, event, 'done');
      };
    },

    async 'payment-refund'({ refund: id, tries }, shop) {
      const stored = await findRefund(shop.store.db, String(id));
      const attempt = stored && (await findAttempt(shop.store.db, stored.attempt));
      if (!stored || !attempt) throw new NonRetryableError(`no refund ${String(id)}`);
      if (stored.state !== 'approved' && stored.state !== 'sending') return null;
      const told = await answerOf(shop, { refund: stored.id }, () => refundOnce(shop, stored, attempt));
      if (told) return (trx) => saveRefundResult(trx, shop, stored, { ref: told.ref, status: refundStatus(told.status) }, shop.clock());
      const repeated = { refund: stored.id, tries: Number(tries ?? 0) + 1 };
      return again(shop, 'payment-refund', repeated, refundPauses[Number(tries ?? 0)] ?? hourMs);
    },
  };
}
