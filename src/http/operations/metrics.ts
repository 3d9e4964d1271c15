/** /metrics: the state of the web role and of the background work, in the text format of Prometheus. */
import type { ServerResponse } from 'node:http';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Shop } from '#services/handler.ts';
import type { EventCount } from '#services/operations/event-counts.ts';
import { operatingState } from '#services/operations/operating-state.ts';
import { paymentCounts } from '#store/payment/payment-counts.ts';
import { gauge, type Metric, metricText } from './metric.ts';
import { paymentMetrics } from './payment-metrics.ts';

/** A scraper waits 10 s at most. */
const databaseTimeoutMs = 3_000;

/** Answers by status class ('2xx'), and requests whose client left before the answer was complete ('aborted'). */
export type RequestCounts = { counts: ReadonlyMap<string, number>; count(response: ServerResponse): void };

export function countRequests(): RequestCounts {
  const counts = new Map<string, number>(['2xx', '3xx', '4xx', '5xx', 'aborted'].map((name) => [name, 0]));
  return {
    counts,
    count(response) {
      response.once('close', () => {
        const name = response.writableFinished ? `${Math.floor(response.statusCode / 100)}xx` : 'aborted';
        counts.set(name, (counts.get(name) ?? 0) + 1);
      });
    },
  };
}

export type MetricsSources = {
  shop: Pick<Shop, 'store' | 'clock' | 'tempDir'>;
  requests: RequestCounts;
  pageCounts: () => { hits: number; misses: number; bytes: number };
  events: () => EventCount[];
  /** Work roles that run. */
  workers: () => number;
};

/** Measures the event loop from now on. The returned function writes the metrics; delays are those since its last call. */
export function createMetrics({ shop, requests, pageCounts, events, workers }: MetricsSources): () => Promise<string> {
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  const seconds = (nanoseconds: number) => (Number.isFinite(nanoseconds) ? Math.round(nanoseconds / 1e3) / 1e6 : 0);

  function loopDelay(): Metric {
    const quantiles: [string, number][] = [
      ['0.5', delay.percentile(50)],
      ['0.99', delay.percentile(99)],
      ['1', delay.max],
    ];
    delay.reset();
    const samples = quantiles.map(([quantile, value]) => ({ labels: { quantile }, value: seconds(value) }));
    return { name: 'shop_event_loop_delay_seconds', type: 'gauge', help: 'Event-loop delay of the web role.', samples };
  }

  /** Nothing while the database does not answer: the other metrics are needed most then. */
  async function work(): Promise<Metric[]> {
    const read = async () => ({ state: await operatingState(shop), payments: await paymentCounts(shop.store) });
    const found = await Promise.race([read().catch(() => null), sleep(databaseTimeoutMs, null, { ref: false })]);
    if (!found) return [gauge('shop_database_up', 'Whether the database answers.', 0)];
    const { state, payments } = found;
    const perLane = (value: 'due' | 'oldestSeconds') => state.lanes.map((lane) => ({ labels: { lane: lane.lane }, value: lane[value] }));
    return [
      gauge('shop_database_up', 'Whether the database answers.', 1),
      { name: 'shop_jobs_due', type: 'gauge', help: 'Jobs that wait for a worker, by lane.', samples: perLane('due') },
      {
        name: 'shop_jobs_oldest_due_seconds',
        type: 'gauge',
        help: 'Seconds that the oldest of them has been due.',
        samples: perLane('oldestSeconds'),
      },
      gauge('shop_jobs_failed', 'Jobs that failed for good.', state.failed),
      gauge('shop_disk_free_bytes', 'Free bytes on the disk of the data folder.', state.freeBytes),
      ...paymentMetrics(payments, shop.clock()),
    ];
  }

  return async () => {
    const { rss, heapUsed } = process.memoryUsage();
    const pages = pageCounts();
    const classes = Array.from(requests.counts, ([name, value]) => ({ labels: { class: name }, value }));
    const hits = [
      { labels: { result: 'hit' }, value: pages.hits },
      { labels: { result: 'miss' }, value: pages.misses },
    ];
    const metrics: Metric[] = [
      { name: 'shop_requests_total', type: 'counter', help: 'Answered requests by status class.', samples: classes },
      { name: 'shop_page_cache_requests_total', type: 'counter', help: 'Page-cache look-ups by result.', samples: hits },
      { name: 'shop_events_total', type: 'counter', help: 'Refusals and limits by event.', samples: events() },
      gauge('shop_page_cache_bytes', 'Bytes of cached pages.', pages.bytes),
      loopDelay(),
      gauge('shop_workers', 'Work roles that run.', workers()),
      gauge('process_resident_memory_bytes', 'Resident memory of the web role.', rss),
      gauge('nodejs_heap_used_bytes', 'Used heap of the web role.', heapUsed),
      ...(await work()),
    ];
    return metrics.map(metricText).join('');
  };
}
