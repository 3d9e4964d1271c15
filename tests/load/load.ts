/** Runs visitors and hostile clients against a shop, and finds out what became of what the shop acknowledged. */
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { percentile } from '#tests/percentile.ts';
import type { RunningShop } from '#tests/shop.ts';
import type { Attack } from './attack.ts';
import type { ProbeMessage, ProbeOptions } from './health-probe.ts';
import { startHostileClients } from './hostile-clients.ts';
import { createMeasurements, type Measurements, noteAnswer } from './measurements.ts';
import { createVisitor, type Visitor } from './visitor.ts';

export type LoadOptions = {
  visitors: number;
  /** Between two clicks of a visitor, on average. */
  thinkMs: number;
  /** One visitor in so many orders. */
  ordersEvery: number;
  seconds: number;
  /**
   * Visitors come one after the other in this time before the measured `seconds`, so that each of them is somewhere else in a visit. Absent:
   * they come together, and move through their visits together.
   */
  arrivalSeconds?: number;
  /** The run goes on for so long until the first order is placed; `seconds` when absent. */
  maxSeconds?: number;
  attacks: readonly Attack[];
  /** Of the visitors' addresses, so that a second run on one shop meets no limits of the first. */
  group?: number;
};

export type LoadReport = {
  requests: number;
  /** Answers that told a visitor to come again. */
  shed: number;
  /** Connections that broke and answers that did not come in time. */
  broken: string[];
  /** Answers of 4xx and 5xx. */
  faults: string[];
  /** Answers of 5xx to hostile clients that were no 503 with Retry-After. */
  hostileFaults: string[];
  /** Answers a second to each hostile client by its name. */
  hostileAnswers: Record<string, number>;
  savedDesigns: number;
  orders: number;
  /** What was acknowledged and is not there. */
  lost: string[];
  /** Milliseconds, of what was asked after the arrival; `p95` of pages, calls and pictures together. */
  p95: number;
  pageP95: number;
  callP95: number;
  pictureP95: number;
  healthP99: number;
  /** Of pages while visitors arrived; not a number without an arrival. */
  arrivalPageP95: number;
  /** Largest resident memory of the web role, in MB; null where /proc is missing. */
  webMB: number | null;
};

const sampleMs = 100;

/** The shop of a load run trusts this address as its proxy. */
export const proxy = '127.200.0.1';

/** `number` counts from 0; every client has an address of its own in 127.0.0.0/8. */
function ipAddressOf(group: number, number: number): string {
  return `127.${group}.${number >> 8}.${number & 255 || 255}`;
}

export async function runLoad(
  shop: RunningShop,
  { visitors: count, thinkMs, ordersEvery, seconds, arrivalSeconds = 0, maxSeconds = seconds, attacks, group = 10 }: LoadOptions,
): Promise<LoadReport> {
  const measurements = createMeasurements();
  const ending = new AbortController();
  const visitors = Array.from({ length: count }, (_, at) =>
    createVisitor({
      port: shop.port,
      address: ipAddressOf(group, at + 1),
      thinkMs,
      orders: at % ordersEvery === 0,
      arrivesAfterMs: Math.random() * Math.max(arrivalSeconds * 1_000, thinkMs),
      measurements,
      signal: ending.signal,
    }),
  );
  const clients = attacks.map(({ name }, at) => ({ name, address: ipAddressOf(66, at + 1) }));
  const hostile = startHostileClients({ port: shop.port, proxy, clients });
  const began = performance.now();
  const watching = watch(shop, measurements, ending.signal);
  const visits = visitors.map(({ visit }) => visit());
  await sleep(arrivalSeconds * 1_000);
  const arrival = timesBefore(measurements);
  await sleep(seconds * 1_000);
  for (let late = seconds; late < maxSeconds && ordersOf(visitors) === 0; late += 1) await sleep(1_000);
  ending.abort();
  await Promise.all(visits);
  const { faults: hostileFaults, answers } = await hostile.stop();
  const ranSeconds = (performance.now() - began) / 1_000;
  const hostileAnswers = Object.fromEntries(Object.entries(answers).map(([name, n]) => [name, Math.round(n / ranSeconds)]));
  const webMB = await watching;
  const lost = (await Promise.all(visitors.map(lostOf))).flat();
  for (const { client } of visitors) client.close();
  return { ...summary(measurements, visitors), arrivalPageP95: p95(arrival.page), lost, hostileFaults, hostileAnswers, webMB };
}

/** The times until now, which are measured from the beginning from then on. */
function timesBefore(measurements: Measurements): Measurements['timesMs'] {
  const { timesMs } = measurements;
  measurements.timesMs = createMeasurements().timesMs;
  return timesMs;
}

function p95(times: readonly number[]): number {
  return Math.round(percentile(times, 0.95) * 10) / 10;
}

function summary({ timesMs, shed, broken, faults }: Measurements, visitors: readonly Visitor[]) {
  const { page, call, picture, health } = timesMs;
  return {
    requests: page.length + call.length + picture.length,
    shed,
    broken,
    faults,
    p95: p95([...page, ...call, ...picture]),
    savedDesigns: visitors.reduce((sum, { journal }) => sum + journal.designs.size, 0),
    orders: ordersOf(visitors),
    pageP95: p95(page),
    callP95: p95(call),
    pictureP95: p95(picture),
    healthP99: Math.round(percentile(health, 0.99)),
  };
}

function ordersOf(visitors: readonly Visitor[]): number {
  return visitors.reduce((sum, { journal }) => sum + journal.orders.length, 0);
}

/** Asks for the health and the memory of the web role until the signal; resolves with the largest memory. */
async function watch({ port, process: { pid } }: RunningShop, measurements: Measurements, signal: AbortSignal): Promise<number | null> {
  const workerData: ProbeOptions = { port, address: ipAddressOf(99, 1) };
  const probe = new Worker(new URL('./health-probe.ts', import.meta.url), { workerData });
  const failed = once(probe, 'error').then(([error]) => Promise.reject(error));
  probe.on('message', (sample: ProbeMessage) => noteHealth(measurements, sample));
  let maxMB: number | null = null;
  while (!signal.aborted) {
    maxMB = Math.max(maxMB ?? 0, residentMB(pid) ?? 0) || null;
    await Promise.race([sleep(sampleMs), failed]);
  }
  await probe.terminate();
  return maxMB;
}

function noteHealth(measurements: Measurements, sample: ProbeMessage): void {
  const what = 'GET /healthz';
  if ('error' in sample) measurements.broken.push(`${sample.error} ${what}`);
  else noteAnswer(measurements, 'health', what, { headers: {}, ...sample });
}

function residentMB(pid: number | undefined): number | null {
  try {
    const [, kilobytes] = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return kilobytes ? Math.round(Number(kilobytes) / 1024) : null;
  } catch {
    return null;
  }
}

/** Acknowledged saves and orders of a visitor that the shop does not show to them any more. */
async function lostOf({ client, journal }: Visitor): Promise<string[]> {
  const lost: string[] = [];
  for (const [id, { saved, unanswered }] of journal.designs) {
    const answer = await client.call('GET', `/web-api/designs/${id}`);
    const body = answer.body.toString('utf8');
    const isThere = [saved, unanswered].some((text) => text !== null && body.includes(JSON.stringify(text)));
    if (answer.status !== 200 || !isThere) lost.push(`design ${id}: ${answer.status}, "${saved}"`);
  }
  for (const { number, token } of journal.orders) {
    const answer = await client.send('GET', `/bestellung/${token}/`);
    if (answer.status !== 200 || !answer.body.includes(number)) lost.push(`order ${number}: ${answer.status}`);
  }
  return lost;
}
