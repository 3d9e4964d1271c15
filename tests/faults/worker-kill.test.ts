/** A work role killed in the middle of a job of each kind: the job is done by the next one, and nothing of it is there twice. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { expect, test } from 'vitest';
import { jobKinds } from '#services/jobs/job-kinds.ts';
import type { Store, StoreSettings } from '#store/db/store.ts';
import { claim, endLeases, enqueue, fail, type NewJob } from '#store/job/jobs.ts';
import { withStore } from '#tests/engines.ts';
import { isLongForm } from '#tests/long-form.ts';
import { freePort, startShop } from '#tests/shop.ts';
import { smtpStandIn } from '#tests/smtp-stand-in.ts';
import { expectWholeOrders } from './crash.ts';
import { ownCard, prepareCheckout, submitCheckout } from './shop-customer.ts';

/** In the sample the kinds that every order needs. */
const kinds = isLongForm ? Object.keys(jobKinds) : ['produce-line', 'order-ticket', 'order-mail', 'send-mail', 'retention'];
/** Longer than the pause of a lane between two looks at the queue. */
const quietMs = 1_000;

/** Kinds that no order leads to. */
const otherJobs: NewJob[] = [
  { kind: 'card-picture', payload: { card: 'olivia', form: 'flat', format: 'a6', colourway: 'elfenbein', panel: 'front' } },
  { kind: 'prepare-card-pictures', payload: {} },
  { kind: 'webhook', payload: { endpoint: 1 } },
  { kind: 'image-avif', payload: { path: '/img/nothing', wish: {} } },
  { kind: 'image-ahead', payload: { path: '/img/nothing', width: 800 } },
  { kind: 'asset-avif', payload: { fileKey: 'assets/nothing', wishes: {} } },
  { kind: 'trim-images', payload: {} },
  { kind: 'retention', payload: {} },
  { kind: 'invoice-pdf', payload: { invoice: 'nothing' } },
  { kind: 'issue-documents', payload: { order: 'nothing' } },
];

/** Runs a work role until it has held no further job for a while, or `isOver`, and kills it. Resolves with the kinds it held. */
async function runAndKill(store: Store, settings: StoreSettings, smtpUrl: string, isOver: () => Promise<boolean>): Promise<string[]> {
  const worker = crypto.randomUUID();
  const env = {
    ...process.env,
    DATA_DIR: settings.dataDir,
    DATABASE_URL: settings.databaseUrl ?? '',
    SHOP_SECRET: settings.shopSecret ?? '',
    SMTP_URL: smtpUrl,
  };
  const child = spawn(process.execPath, ['tests/faults/work-child.ts', worker, ...kinds], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const closed = once(child, 'close');
  const begun: string[] = [];
  const held: string[] = [];
  let lastAt = 0;
  createInterface({ input: child.stdout }).on('line', (line) => {
    (line.startsWith('+') ? begun : held).push(line.slice(1));
    lastAt = Date.now();
  });
  const isQuiet = async () => {
    if (begun.length === 0) return isOver();
    return held.length === begun.length && Date.now() - lastAt > quietMs;
  };
  try {
    await expect.poll(isQuiet, { timeout: 180_000, interval: 100 }).toBe(true);
  } finally {
    child.kill('SIGKILL');
    await closed;
  }
  // The web role does the same for a work role that it started.
  await endLeases(store, worker);
  return held;
}

withStore('a work role', (open, engine) => {
  test('killed in a job of each kind loses no job and does none twice', async () => {
    const settings = await engine.fresh();
    const smtp = await smtpStandIn();
    const shop = await startShop({
      dataDir: settings.dataDir,
      port: await freePort(),
      env: { WORKERS: '0', DATABASE_URL: settings.databaseUrl ?? '', SHOP_SECRET: settings.shopSecret ?? '', SMTP_URL: smtp.url },
    });
    const store = await open(settings);
    try {
      const number = await submitCheckout(await prepareCheckout(shop, await ownCard(shop)));
      for (const job of otherJobs) await store.write((trx) => enqueue(trx, job, store.clock()));
      // A job that failed for good leads to a report.
      await store.write((trx) => enqueue(trx, { kind: 'doomed', payload: {} }, store.clock()));
      const doomed = await claim(store, 'test', ['doomed'], 60);
      if (doomed) await fail(store, doomed, 'no answer', { final: true });

      const isDone = async () =>
        (
          await store.db
            .selectFrom('jobs')
            .select('id')
            .where('state', 'in', ['queued', 'running'])
            .where('run_at', '<=', store.clock().toISOString())
            // Catalogue pictures come due one after the other for minutes.
            .where(
              'kind',
              'in',
              kinds.filter((kind) => kind !== 'card-picture'),
            )
            .execute()
        ).length === 0;
      const held: string[] = [];
      for (let rounds = 0; rounds < 12 && !(held.length === kinds.length && (await isDone())); rounds += 1) {
        held.push(...(await runAndKill(store, settings, smtp.url, isDone)));
      }
      expect(held.sort()).toEqual(kinds.sort());
      expect(await isDone()).toBe(true);

      const mails = await store.db.selectFrom('mails').select(['to_address', 'sent_at']).orderBy('to_address').execute();
      const addressees = [...(isLongForm ? ['post@federleicht.example'] : []), 'zoe@example.com'];
      expect(mails.map(({ to_address, sent_at }) => [to_address, sent_at !== null])).toEqual(addressees.map((address) => [address, true]));
      expect(smtp.mails).toHaveLength(addressees.length);
      expect(await store.db.selectFrom('production_files').select('name').execute()).toHaveLength(1);
      const events = await store.db.selectFrom('order_events').select('state').orderBy('position').execute();
      expect(events.map(({ state }) => state)).toEqual(['placed', 'invoice_open', 'preflight']);
      const failed = await store.db.selectFrom('jobs').select('id').where('state', '=', 'failed').execute();
      expect(failed.map(({ id }) => id)).toEqual([doomed?.id]);
      await shop.stop();
      await expectWholeOrders(settings, [number]);
    } finally {
      await shop.kill();
      await smtp.close();
    }
  });
});
