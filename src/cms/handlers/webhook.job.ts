/** Sends webhooks: to each endpoint one after the other, signed, tried once. An endpoint that hangs delays only itself. */
import { createHmac } from 'node:crypto';
import { claimWebhook, type Delivery, endDelivery, leaveWebhook, nextDelivery } from '#cms/store/webhooks.ts';
import type { JobHandler, Shop } from '#services/handler.ts';
import { enqueue } from '#store/job/jobs.ts';
import { postOutside } from './post-outside.ts';

type Limits = {
  /** How long an endpoint may take to answer. The vendor waits 120 s; here a waiting job would keep others waiting. */
  timeoutMs: number;
  /** How long one job goes on sending before it lets others work. */
  turnMs: number;
  /** The pause after an endpoint hung; doubled for each further time in a row. */
  pauseMs: number;
  /** Endpoints may lie in private networks (setting WEBHOOK_PRIVATE). */
  allowsPrivate: boolean;
};

const maxBackoffMs = 15 * 60_000;
/** An endpoint that was out of reach for longer has to read the space anew anyway. */
const oldestMs = 24 * 3_600_000;

export function contentJobs({ WEBHOOK_PRIVATE }: { WEBHOOK_PRIVATE?: '0' | '1' }): Record<string, JobHandler> {
  return webhookJobs({ timeoutMs: 10_000, turnMs: 20_000, pauseMs: 10_000, allowsPrivate: WEBHOOK_PRIVATE === '1' });
}

export function webhookJobs(limits: Limits): Record<string, JobHandler> {
  return {
    async webhook(payload, shop) {
      const endpoint = Number(payload.endpoint);
      for (;;) {
        const now = shop.clock();
        const lease = limits.turnMs + 2 * limits.timeoutMs;
        if (!(await claimWebhook(shop.store, endpoint, now, new Date(now.getTime() + lease)))) return null;
        const end = await sendAll(shop, endpoint, limits);
        if (end.kind === 'hung') {
          // No other job takes the endpoint before the pause is over.
          const until = new Date(shop.clock().getTime() + end.pauseMs);
          await leaveWebhook(shop.store, endpoint, until);
          return (trx) => enqueue(trx, { kind: 'webhook', payload, runAt: new Date(until.getTime() + 1), maxAttempts: 3 }, shop.clock());
        }
        await leaveWebhook(shop.store, endpoint, null);
        if (end.kind === 'turn-over') return (trx) => enqueue(trx, { kind: 'webhook', payload, maxAttempts: 3 }, shop.clock());
        // Something may have come after the last look, whose own job found the endpoint taken.
        if (!(await nextDelivery(shop.store, endpoint))) return null;
      }
    },
  };
}

type End = { kind: 'empty' } | { kind: 'turn-over' } | { kind: 'hung'; pauseMs: number };

async function sendAll(shop: Shop, endpoint: number, limits: Limits): Promise<End> {
  const start = shop.clock().getTime();
  for (;;) {
    const delivery = await nextDelivery(shop.store, endpoint);
    if (!delivery) return { kind: 'empty' };
    const age = shop.clock().getTime() - Date.parse(delivery.createdAt);
    const outcome = delivery.activated && age < oldestMs ? await send(delivery, limits) : 'dropped';
    if (outcome !== 'delivered') shop.log('warn', 'webhook-failed', { endpoint, delivery: delivery.id, outcome });
    await shop.store.write((trx) => endDelivery(trx, endpoint, delivery.id, outcome === 'delivered'));
    if (outcome === 'no answer') {
      return { kind: 'hung', pauseMs: Math.min(maxBackoffMs, limits.pauseMs * 2 ** Math.min(20, delivery.failures)) };
    }
    if (shop.clock().getTime() - start > limits.turnMs) return { kind: 'turn-over' };
  }
}

type Outcome = 'delivered' | 'no answer' | 'private address' | `status ${number}`;

async function send({ endpoint, body, secret }: Delivery, { timeoutMs, allowsPrivate }: Limits): Promise<Outcome> {
  const bytes = Buffer.from(body);
  try {
    const status = await postOutside(endpoint, {
      // The signature is of the exact bytes that are sent.
      body: bytes,
      headers: {
        'content-type': 'application/json',
        ...(secret ? { 'webhook-signature': createHmac('sha1', secret).update(bytes).digest('hex') } : {}),
      },
      timeoutMs,
      allowsPrivate,
    });
    if (status === null) return 'private address';
    return status >= 200 && status < 300 ? 'delivered' : `status ${status}`;
  } catch {
    return 'no answer';
  }
}
