/**
 * Fifty sign-ins a second are offered: how long the shop's other answers take meanwhile. Promised: 100 ms for /healthz in 99 of 100, and
 * twice the time of the same run without sign-ins for 95 of 100 pages.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { percentile } from '#tests/percentile.ts';
import { freshIpAddress, guest, prewarmed, type RunningShop, removeData, send, startShop } from '#tests/shop.ts';
import type { Figure } from './run.ts';

const signInsPerSecond = 50;
const seconds = 15;
const probesPerSecond = 20;
const promisedHealthMs = 100;
/** More than can wait at once: one account has ten tries under way. */
const accounts = 40;
const emailOf = (number: number) => `bench-${number}@beispiel.de`;

/** Starts `work` so many times a second, whether or not the ones before have ended. */
async function offered(perSecond: number, work: () => Promise<void>): Promise<void> {
  const running: Promise<void>[] = [];
  const began = performance.now();
  for (let at = 0; at < perSecond * seconds; at += 1) {
    const wait = began + (at * 1000) / perSecond - performance.now();
    if (wait > 0) await sleep(wait);
    running.push(work());
  }
  await Promise.all(running);
}

/** Milliseconds of answers of /healthz and of pages. */
async function probed(shop: RunningShop): Promise<{ health: number[]; pages: number[] }> {
  const times = { health: [] as number[], pages: [] as number[] };
  const timed = async (list: number[], path: string) => {
    const began = performance.now();
    const { status } = await send(shop, { path });
    if (status !== 200) throw new Error(`${path} answered ${status}`);
    list.push(performance.now() - began);
  };
  await Promise.all([
    offered(probesPerSecond, () => timed(times.health, '/healthz')),
    offered(probesPerSecond, () => timed(times.pages, '/karten-designen/')),
  ]);
  return times;
}

export async function run(): Promise<Figure[]> {
  const shop = await startShop();
  try {
    await prewarmed(shop);
    await send(shop, { path: '/karten-designen/' });
    const password = 'vier kluge Worte hier';
    for (let number = 0; number < accounts; number += 1) {
      const person = { firstName: 'Zoë', lastName: 'Müller', email: emailOf(number), password, newsletter: false, type: 0 };
      const made = await guest(shop).call('POST', '/web-api/customer-signup', person);
      if (made.status !== 200) throw new Error(made.text);
    }
    const alone = await probed(shop);
    const statuses = new Map<number, number>();
    let hasRetryAfter = true;
    let sent = 0;
    const signIn = async () => {
      const body = JSON.stringify({ email: emailOf(sent % accounts), password });
      sent += 1;
      const headers = {
        'x-channel': 'federleicht-de',
        'x-locale': 'de-DE',
        'content-type': 'application/json',
        'content-length': String(Buffer.byteLength(body)),
      };
      const answer = await send(shop, { path: '/web-api/customer-login', method: 'POST', from: freshIpAddress(), headers, body });
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
      if (answer.status === 503 && answer.headers['retry-after'] === undefined) hasRetryAfter = false;
    };
    const [busy] = await Promise.all([probed(shop), offered(signInsPerSecond, signIn)]);
    if (!hasRetryAfter) throw new Error('a refused sign-in has no Retry-After');
    console.log([...statuses].map(([status, count]) => `${count} × ${status}`).join(', '));
    const health = percentile(busy.health, 0.99);
    const [pages, pagesAlone] = [percentile(busy.pages, 0.95), percentile(alone.pages, 0.95)];
    const n = signInsPerSecond * seconds;
    return [
      { bench: 'login healthz p99', ours: health, reference: promisedHealthMs, unit: 'ms', ratio: health / promisedHealthMs, n },
      { bench: 'login pages p95', ours: pages, reference: pagesAlone, unit: 'ms', ratio: pages / pagesAlone, n },
    ];
  } finally {
    await shop.stop();
    removeData(shop);
  }
}
