import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openStore } from '#store/db/store.ts';
import { claim, enqueue } from '#store/job/jobs.ts';
import { superviseWork } from './supervise-workers.ts';

test('the jobs of a work role that died are due again at once, not after their lease', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'federleicht-workers-'));
  const store = await openStore({ databaseUrl: null, dataDir: folder }, () => new Date());
  const entry = join(folder, 'work.mjs');
  const said = join(folder, 'said');
  // Says its name and its process, and waits.
  writeFileSync(
    entry,
    `import { writeFileSync } from 'node:fs';
writeFileSync(${JSON.stringify(said)}, process.argv[2] + ' ' + process.pid);
setInterval(() => {}, 1000);`,
  );
  await store.write((trx) => enqueue(trx, { kind: 'paint', payload: {} }, new Date()));
  const workers = superviseWork({ store, log: () => {} }, { entry, count: 1, environment: process.env });
  try {
    const names = () => readFileSync(said, { encoding: 'utf8', flag: 'a+' }).split(' ');
    await expect.poll(() => names().length, { timeout: 20_000 }).toBe(2);
    const [worker = '', pid] = names();
    expect(await claim(store, worker, ['paint'], 120)).toMatchObject({ attempt: 1 });
    process.kill(Number(pid), 'SIGKILL');
    await expect.poll(() => claim(store, 'next', ['paint'], 120), { timeout: 20_000 }).toMatchObject({ attempt: 2 });
  } finally {
    await workers.stop();
    await store.close();
    rmSync(folder, { recursive: true, force: true });
  }
});

test('a work role that is stuck in a job is killed after the limit of the job', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'federleicht-workers-'));
  const store = await openStore({ databaseUrl: null, dataDir: folder }, () => new Date());
  const entry = join(folder, 'work.mjs');
  // The first job ends in time, the second never returns to the event loop.
  writeFileSync(
    entry,
    `process.send({ lane: 0, limitMs: 1 });
process.send({ lane: 0, limitMs: null });
process.send({ lane: 1, limitMs: 300 }, () => { for (;;); });`,
  );
  const events: string[] = [];
  const workers = superviseWork(
    { store, log: (_level, event) => void events.push(event) },
    { entry, count: 1, environment: process.env, graceMs: 200 },
  );
  try {
    await expect.poll(() => events, { timeout: 20_000 }).toEqual(['work-role-stuck', 'work-role-ended']);
  } finally {
    await workers.stop();
    await store.close();
    rmSync(folder, { recursive: true, force: true });
  }
});
