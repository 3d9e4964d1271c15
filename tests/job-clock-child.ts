/**
 * A process that does jobs on a machine whose clock moves after the start. Its arguments: settings of the store, name on the leases, shift in
 * milliseconds. It prints "ready" and waits for a line, so that machines begin together; then it prints each job before it ends it, as a mail is
 * sent, and ends when no job is left.
 */
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { openStore } from '#store/db/store.ts';
import { claim, countJobs, enqueue, finish } from '#store/job/jobs.ts';
import { shiftClock } from './shifted-clock.ts';

const [settings = '', worker = '', shift = '0'] = process.argv.slice(2);
const store = await openStore(JSON.parse(settings), () => new Date());
shiftClock(Number(shift));
process.stdout.write('ready\n');
await once(process.stdin, 'data');
process.stdin.destroy();

async function lane(): Promise<void> {
  for (;;) {
    const job = await claim(store, worker, ['effect'], 120);
    if (!job) {
      const { queued, running } = await countJobs(store);
      if (queued + running === 0) return;
      await sleep(20);
      continue;
    }
    process.stdout.write(`${job.payload.effect}\n`);
    // Long enough for the other process to look for jobs meanwhile.
    await sleep(10);
    await store.write(async (trx) => {
      const isMine = await finish(trx, job, store.clock());
      // A job that is due in the time of this machine is due at once in that of the other one.
      if (isMine && job.payload.isFirst)
        await enqueue(trx, { kind: 'effect', payload: { effect: `${job.payload.effect} again` } }, store.clock());
    });
  }
}

await Promise.all(Array.from({ length: 4 }, lane));
await store.close();
