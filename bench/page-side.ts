/** One page of the shop against the least that could make it. Used by the benches of single pages. */
import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { median } from '#tests/percentile.ts';
import { freePort, freshIpAddress, removeData, send, startShop } from '#tests/shop.ts';
import type { Figure } from './run.ts';

const rounds = 7;
const pagesPerRound = 200;
const connections = 20;
const secondsPerRound = 2;

/** CPU milliseconds a process has used, user and system. */
function cpuMs(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

/** Resolves when a process has nothing to do of its own: a fresh shop draws its catalogue first. */
async function calm(pid: number): Promise<void> {
  for (let quiet = 0; quiet < 3; ) {
    const before = cpuMs(pid);
    await sleep(1000);
    quiet = cpuMs(pid) - before < 30 ? quiet + 1 : 0;
  }
}

/** Answers a second from `connections` keep-alive connections over a bounded time, and the bytes of one answer. */
async function load(port: number, target: string, host: string): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const end = performance.now() + secondsPerRound * 1000;
  let answers = 0;
  const one = () =>
    new Promise<void>((resolve, reject) => {
      request({ agent, host: '127.0.0.1', port, path: target, headers: { host } }, (response) => {
        response.resume();
        response.on('end', () => {
          answers += 1;
          resolve();
        });
      })
        .on('error', reject)
        .end();
    });
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (performance.now() < end) await one();
    }),
  );
  agent.destroy();
  return answers / secondsPerRound;
}

/** A child that only renders the page's React tree, as often as it is told to. */
async function bareRenderer(
  port: number,
  path: string,
): Promise<{ child: ChildProcess; bytes: number; render: (count: number) => Promise<void> }> {
  const child = spawn(process.execPath, ['bench/bare-render.ts', String(port), path], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const next = () => new Promise<unknown>((resolve) => child.once('message', resolve));
  const bytes = Number(await next());
  return {
    child,
    bytes,
    async render(count) {
      const done = next();
      child.send({ count });
      await done;
    },
  };
}

async function bareServer(body: Buffer): Promise<{ child: ChildProcess; port: number }> {
  const port = await freePort();
  const child = spawn(process.execPath, ['bench/bare-server.ts', String(port)], {
    stdio: ['pipe', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  child.stdin?.end(body);
  await new Promise<void>((resolve) => child.once('message', () => resolve()));
  return { child, port };
}

/**
 * Three figures: uncached over HTTP against a bare `renderToString` of the same React tree (CPU ms a page), cached against a bare
 * `node:http` server sending the same bytes (requests/s), and the cache's hit rate while that ran.
 */
export async function measurePage(name: string, path: string): Promise<Figure[]> {
  const cold = await startShop({ env: { PAGE_CACHE_MB: '0', WORKERS: '1' } });
  const warm = await startShop();
  const page = await send(warm, { path });
  if (page.status !== 200) throw new Error(`${path} answered ${page.status}`);
  for (const { process: server } of [cold, warm]) await calm(server.pid ?? 0);
  const bare = await bareRenderer(warm.port, path);
  // Both sides make the same document; the shop's also carries the data for the browser.
  if (bare.bytes < page.text.length * 0.5) throw new Error('the bare rendering made another page');
  const server = await bareServer(page.body);
  try {
    const ours: number[] = [];
    const reference: number[] = [];
    for (let round = 0; round <= rounds; round += 1) {
      // One address may have this many pages rendered in ten seconds.
      const from = freshIpAddress();
      const before = cpuMs(cold.process.pid ?? 0);
      for (let index = 0; index < pagesPerRound; index += 1) await send(cold, { path, from });
      const after = cpuMs(cold.process.pid ?? 0);
      const bareBefore = cpuMs(bare.child.pid ?? 0);
      await bare.render(pagesPerRound);
      const bareAfter = cpuMs(bare.child.pid ?? 0);
      // The first round warms both sides up.
      if (round === 0) continue;
      ours.push((after - before) / pagesPerRound);
      reference.push((bareAfter - bareBefore) / pagesPerRound);
    }

    const rates: number[] = [];
    const bareRates: number[] = [];
    for (let round = 0; round <= 5; round += 1) {
      const rate = await load(warm.port, path, `localhost:${warm.port}`);
      const bareRate = await load(server.port, '/', 'localhost');
      if (round === 0) continue;
      rates.push(rate);
      bareRates.push(bareRate);
    }
    const counts = JSON.parse((await send(warm, { path: '/dev/page-cache' })).text) as { hits: number; misses: number };
    const hitRate = counts.hits / (counts.hits + counts.misses);
    return [
      {
        bench: `${name} uncached`,
        ours: median(ours),
        reference: median(reference),
        unit: 'CPU ms/page',
        ratio: median(ours) / median(reference),
        n: rounds * pagesPerRound,
      },
      {
        bench: `${name} cached`,
        ours: median(rates),
        reference: median(bareRates),
        unit: 'requests/s',
        ratio: median(rates) / median(bareRates),
        n: rates.length,
      },
      { bench: `${name} hit rate`, ours: hitRate, reference: 1, unit: 'share', ratio: hitRate, n: counts.hits + counts.misses },
    ];
  } finally {
    bare.child.kill();
    server.child.kill();
    await cold.stop();
    await warm.stop();
    removeData(cold);
    removeData(warm);
  }
}
