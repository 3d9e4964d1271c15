/**
 * The engine of the search in a thread of its own, over 300,000 synthetic designs, against one in the thread of its caller: how long the caller's
 * thread is held up at once while an engine is made, and what a query takes. Takes some minutes and 6 GB.
 */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { designRows } from '#designs/rows.ts';
import { type EngineHost, hostHere, hostInThread } from '#services/search/engine-host.ts';
import { percentile } from '#tests/percentile.ts';
import { goldenQueries, mean } from '#tests/search/measures.ts';
import { syntheticDesigns } from '#tests/search/synthetic-designs.ts';
import type { Figure } from './run.ts';

const sizes = { here: 20_000, apart: 300_000 };
const queries = goldenQueries('fresh-queries-2.json').map(({ q }) => q);

type Made = { host: EngineHost; seconds: number; stalls: { p99: number; max: number }; ownMs: number };

async function made(open: typeof hostHere, count: number): Promise<Made> {
  const source = { designs: syntheticDesigns(count, designRows), posters: [], others: [], today: '2027-06-01' };
  const delay = monitorEventLoopDelay({ resolution: 1 });
  const [began, used] = [performance.now(), process.threadCpuUsage()];
  delay.enable();
  const host = await open(source);
  delay.disable();
  const { user, system } = process.threadCpuUsage(used);
  const stalls = { p99: delay.percentile(99) / 1e6, max: delay.max / 1e6 };
  return { host, seconds: (performance.now() - began) / 1_000, stalls, ownMs: (user + system) / 1_000 };
}

/** Processor time of all threads for a query with the numbers of all that is found, as pages of results ask. */
async function asked({ host }: Made): Promise<{ average: number; p95: number }> {
  const times: number[] = [];
  for (const q of [...queries.slice(0, 20), ...queries]) {
    const before = process.cpuUsage();
    await host.ask({ q, channel: 0, count: Number.MAX_SAFE_INTEGER, areDesignsNumbers: true });
    const { user, system } = process.cpuUsage(before);
    times.push((user + system) / 1_000);
  }
  // The first ones are compiled.
  return { average: mean(times.slice(20)), p95: percentile(times.slice(20), 0.95) };
}

export async function* run(): AsyncIterable<Figure> {
  const figure = (bench: string, ours: number, reference: number, unit: string, n = 1): Figure => {
    return { bench, ours, reference, unit, ratio: ours / reference, n };
  };
  // Threads do not keep a process alive.
  const alive = setInterval(() => {}, 1_000);
  const [here, apart] = [await made(hostHere, sizes.here), await made(hostInThread, sizes.apart)];
  yield figure(`making ${sizes.apart} designs against ${sizes.here}`, apart.seconds, here.seconds, 's');
  yield figure('processor time of the caller', apart.ownMs, here.ownMs, 'ms');
  yield figure('longest stall of the caller', apart.stalls.max, here.stalls.max, 'ms');
  yield figure('stalls of the caller, 99 %', apart.stalls.p99, here.stalls.p99, 'ms');
  const [own, others] = [await asked(here), await asked(apart)];
  yield figure('query with all that is found, average', others.average, own.average, 'CPU ms', queries.length);
  yield figure('query with all that is found, 95 %', others.p95, own.p95, 'CPU ms', queries.length);
  await apart.host.close();
  clearInterval(alive);
}
