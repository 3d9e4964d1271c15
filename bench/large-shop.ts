/** A shop with a synthetic catalogue of any size, and what the main thread of its web role works for pages. Used by the benches of large catalogues. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { DesignTemplate } from '#core/catalogue/template.ts';
import { designRows } from '#designs/rows.ts';
import { connectStore } from '#store/db/store.ts';
import { bumpVersion } from '#store/db/versions.ts';
import { syntheticDesigns } from '#tests/search/synthetic-designs.ts';
import { freePort, freshIpAddress, send, serverEnvironment, serverFlags, startShop } from '#tests/shop.ts';

export const pagesPerRound = 24;
const rowsPerInsert = 500;

const occasions = [
  'hochzeit',
  'taufe',
  'geburt',
  'trauer',
  'weihnachten',
  'umzug',
  'party',
  'firmung',
  'kommunion',
  'geburtstag',
  'muttertag',
];
const looks = [
  '',
  'color=green',
  'style=modern',
  'category=invitation',
  'color=blue&category=thank-you-card',
  'sort=popularity',
  'sort=created',
];
/** Lists of one shop after the other; the shop remembers fewer. */
const lists = ['', ...occasions.flatMap((occasion) => looks.map((look) => `?${[`occasion=${occasion}`, look].filter(Boolean).join('&')}`))];

export async function fill(dataDir: string, rows: readonly DesignTemplate[]): Promise<void> {
  const store = connectStore({ dataDir, databaseUrl: null }, () => new Date());
  await store.write(async (trx) => {
    for (let at = 0; at < rows.length; at += rowsPerInsert) {
      const some = rows.slice(at, at + rowsPerInsert);
      // Without the hash of a seed they count as an operator's: the start leaves them alone.
      await trx
        .insertInto('catalogue')
        .values(some.map((row) => ({ kind: 'design', id: row.id, row: JSON.stringify(row), seed: '', seed_number: 0 })))
        .execute();
    }
    await bumpVersion(trx, 'catalogue');
  });
  await store.close();
}

export type LargeShop = { port: number; process: ChildProcess; dataDir: string };

/** As `startShop`, which waits shorter than so large a catalogue takes. Without cached pages. */
export async function shopOf(count: number): Promise<LargeShop> {
  const dataDir = mkdtempSync(join(tmpdir(), 'federleicht-list-'));
  await (await startShop({ dataDir })).stop();
  await fill(dataDir, syntheticDesigns(count, designRows));
  const port = await freePort();
  const flags = [...serverFlags, '--max-old-space-size=8000'];
  const child = spawn(process.execPath, [...flags, 'build/server/server.js'], {
    env: { ...process.env, ...serverEnvironment, PORT: String(port), DATA_DIR: dataDir, PAGE_CACHE_MB: '0', WORKERS: '1' },
    // Pictures of rows that are mixed of others cannot be drawn, and are logged.
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  while ((await send({ port }, { path: '/healthz' }).catch(() => null))?.status !== 200) {
    if (child.exitCode !== null) throw new Error(`the shop ended with ${child.exitCode}`);
    await sleep(200);
  }
  return { port, process: child, dataDir };
}

export async function end({ process: child, dataDir }: LargeShop): Promise<void> {
  child.kill('SIGTERM');
  if (child.exitCode === null) await new Promise((resolve) => child.once('exit', resolve));
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
}

/** Processor time of the main thread: pictures are drawn in others. Linux counts in hundredths of a second. */
export function mainThreadMs(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/task/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

export function memoryBytes(pid: number): number {
  const [, kb] = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kb) * 1024;
}

/** Resolves when the main thread has nothing to do of its own. */
export async function calm(pid: number): Promise<void> {
  for (let quiet = 0; quiet < 3; ) {
    const before = mainThreadMs(pid);
    await sleep(1000);
    quiet = mainThreadMs(pid) - before < 100 ? quiet + 1 : 0;
  }
}

/** Processor time of the main thread for a page; each of a round is another list. */
export async function pageMs({ process: { pid = 0 }, ...shop }: LargeShop, from: number): Promise<number> {
  const before = mainThreadMs(pid);
  for (let at = 0; at < pagesPerRound; at += 1) {
    const path = `/karten-designen/${lists[(from + at) % lists.length]}`;
    const { status } = await send(shop, { path, from: freshIpAddress() });
    if (status !== 200) throw new Error(`${path} answered ${status}`);
  }
  return (mainThreadMs(pid) - before) / pagesPerRound;
}
