/** Compares what another customer notices of an attack with what they notice of as many harmless requests of the same call, in one run. */
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { median } from '#tests/percentile.ts';
import { type RunningShop, send } from '#tests/shop.ts';
import type { BystanderMessage, BystanderOptions, BystanderRequest } from './bystander.ts';
import { type Client, createClient } from './client.ts';

export type Comparison = {
  name: string;
  /** Requests of either kind, spread over `seconds`; at most `connections` of them at once. */
  requests: number;
  seconds: number;
  connections: number;
  /** Whether the other customer sends photos, too. */
  sendsPhotos?: boolean;
  /** Makes what the requests need, on the shop, once; resolves with the two kinds of requests. */
  prepare(client: Client): Promise<Kinds> | Kinds;
};
type SendOne = (client: Client, count: number) => Promise<unknown>;
export type Kinds = { hostile: SendOne; harmless: SendOne };

/** Milliseconds: medians of the other customer's requests, and the longest delay of the web role's event loop. */
export type Noticed = { medians: Partial<Record<BystanderRequest, number>>; loop: number; errors: string[] };

/** A median of no more than this is no nuisance, whatever it is compared with. */
const unnoticedMs: Partial<Record<BystanderRequest, number>> = { health: 20 };
const maxRatio = 3;
const maxLoopRatio = 5;
const harmlessLoopMs = 100;

/** The other customer makes each request so many times at least, also after the last hostile one. */
const minSamples = 5;

type Samples = { times: Record<BystanderRequest, number[]>; errors: string[] };
type Bystander = { take(): Samples; stop(): Promise<unknown> };

async function startBystander(options: BystanderOptions): Promise<Bystander> {
  const worker = new Worker(new URL('./bystander.ts', import.meta.url), { workerData: options });
  const fresh = (): Samples => ({ times: { health: [], page: [], cart: [], photo: [] }, errors: [] });
  let noted = fresh();
  worker.on('message', (message: BystanderMessage) => {
    if ('isReady' in message) return;
    if ('error' in message) return void noted.errors.push(message.error);
    noted.times[message.request].push(message.ms);
    if (message.status !== 200) noted.errors.push(`${message.status} ${message.request}`);
  });
  const failed = once(worker, 'error').then(([error]) => Promise.reject(error));
  await Promise.race([once(worker, 'message'), failed]);
  failed.catch(() => undefined);
  return {
    take() {
      const taken = noted;
      noted = fresh();
      return taken;
    },
    stop: () => worker.terminate(),
  };
}

/** The longest delay of the event loop since the last look, in milliseconds. */
async function longestDelay(shop: RunningShop): Promise<number> {
  const { text } = await send(shop, { path: '/metrics' });
  const [, seconds = 'NaN'] = /shop_event_loop_delay_seconds\{quantile="1"\} (\S+)/.exec(text) ?? [];
  return Number(seconds) * 1_000;
}

/** Sends the requests at even intervals until the signal; one that finds all connections in use waits for the first that is free. */
export async function sendAll(
  client: Client,
  sendOne: SendOne,
  { requests, seconds, connections }: Comparison,
  signal?: AbortSignal,
): Promise<void> {
  const running = new Set<Promise<unknown>>();
  const began = performance.now();
  for (let count = 0; count < requests && !signal?.aborted; count += 1) {
    const due = began + (count * seconds * 1_000) / requests;
    await sleep(Math.max(0, due - performance.now()));
    if (running.size >= connections) await Promise.race(running);
    const work: Promise<unknown> = sendOne(client, count)
      .catch(() => undefined)
      .finally(() => running.delete(work));
    running.add(work);
  }
  await Promise.all(running);
}

let addresses = 0;
function nextIpAddress(): string {
  addresses += 1;
  return `127.40.${addresses >> 8}.${addresses & 255 || 255}`;
}

/** Runs the harmless requests and then the hostile ones, each beside a customer of its own. */
export async function compare(shop: RunningShop, comparison: Comparison): Promise<{ harmless: Noticed; hostile: Noticed }> {
  const preparing = createClient(shop.port, nextIpAddress());
  const kinds = await comparison.prepare(preparing);
  async function run(sendOne: SendOne): Promise<Noticed> {
    const bystander = await startBystander({ port: shop.port, address: nextIpAddress(), sendsPhotos: comparison.sendsPhotos ?? false });
    const client = createClient(shop.port, nextIpAddress(), { keepsCookies: false, connections: comparison.connections });
    await sleep(500);
    bystander.take();
    await longestDelay(shop);
    await sendAll(client, sendOne, comparison);
    const { times, errors } = await samples(bystander, asked(comparison));
    const loop = await longestDelay(shop);
    await bystander.stop();
    client.close();
    const medians = asked(comparison).map((request) => [request, median(times[request])]);
    return { medians: Object.fromEntries(medians), loop, errors };
  }
  const harmless = await run(kinds.harmless);
  const hostile = await run(kinds.hostile);
  preparing.close();
  return { harmless, hostile };
}

function asked({ sendsPhotos }: Comparison): BystanderRequest[] {
  return sendsPhotos ? ['health', 'page', 'cart', 'photo'] : ['health', 'page', 'cart'];
}

async function samples(bystander: Bystander, requests: readonly BystanderRequest[]): Promise<Samples> {
  const taken = bystander.take();
  while (requests.some((request) => taken.times[request].length < minSamples) && taken.errors.length < minSamples) {
    await sleep(200);
    const more = bystander.take();
    for (const request of requests) taken.times[request].push(...more.times[request]);
    taken.errors.push(...more.errors);
  }
  return taken;
}

/** What another customer notices of the attack beyond the harmless requests; nothing when it is within bounds. */
export function nuisances({ harmless, hostile }: { harmless: Noticed; hostile: Noticed }): string[] {
  const slow = Object.entries(hostile.medians).flatMap(([name, ms]) => {
    const request = name as BystanderRequest;
    const before = harmless.medians[request] ?? Number.NaN;
    const isNoticed = !(ms <= Math.max(unnoticedMs[request] ?? 0, maxRatio * before));
    return isNoticed ? [`${request}: ${ms.toFixed(1)} ms beside ${before.toFixed(1)} ms`] : [];
  });
  const isHeld = !(hostile.loop <= Math.max(harmlessLoopMs, maxLoopRatio * harmless.loop));
  return [
    ...slow,
    ...(isHeld ? [`event loop: ${hostile.loop.toFixed(0)} ms beside ${harmless.loop.toFixed(0)} ms`] : []),
    ...hostile.errors,
  ];
}
