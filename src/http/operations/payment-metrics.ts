/** How payments stand, as metrics. They are gauges: what they count is deleted after its period. */
import type { PaymentCounts } from '#store/payment/payment-counts.ts';
import type { Metric } from './metric.ts';

export function paymentMetrics({ attempts, refunds, events, differences }: PaymentCounts, now: Date): Metric[] {
  const last = new Map<string, string>();
  for (const { provider, lastAt } of events) if (lastAt > (last.get(provider) ?? '')) last.set(provider, lastAt);
  const secondsSince = (at: string) => Math.max(0, Math.round((now.getTime() - Date.parse(at)) / 1_000));
  return [
    {
      name: 'shop_payments',
      type: 'gauge',
      help: 'Attempts to pay, by provider and state.',
      samples: attempts.map(({ provider, state, count }) => ({ labels: { provider, state }, value: count })),
    },
    {
      name: 'shop_refunds',
      type: 'gauge',
      help: 'Refunds by state.',
      samples: refunds.map(({ state, count }) => ({ labels: { state }, value: count })),
    },
    {
      name: 'shop_payment_events',
      type: 'gauge',
      help: 'Events that providers posted within 30 days, by provider and outcome.',
      samples: events.map(({ provider, outcome, count }) => ({ labels: { provider, outcome }, value: count })),
    },
    {
      name: 'shop_payment_last_event_seconds',
      type: 'gauge',
      help: 'Seconds since a provider last posted an event.',
      samples: Array.from(last, ([provider, at]) => ({ labels: { provider }, value: secondsSince(at) })),
    },
    {
      name: 'shop_payment_differences',
      type: 'gauge',
      help: 'Differences from the lists of providers within a year, by kind.',
      samples: differences.map(({ kind, count }) => ({ labels: { kind }, value: count })),
    },
  ];
}
