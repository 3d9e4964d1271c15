import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { JobHandler, Shop } from '#services/handler.ts';
import { startJobLoop } from '#services/job-loop.ts';
import { openStore } from '#store/db/store.ts';
import { countJobs, enqueue } from '#store/job/jobs.ts';
import { postMail } from '#store/mail/mails.ts';
import { smtpStandIn } from '#tests/smtp-stand-in.ts';
import { jobLanes } from './job-lanes.ts';

test('a mail server that hangs does not delay a print file', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'federleicht-lanes-'));
  const store = await openStore({ databaseUrl: null, dataDir }, () => new Date());
  const server = await smtpStandIn({ hangs: true });
  const shop = { store, clock: store.clock, log: () => {} } as unknown as Shop;
  const settings = { SMTP_URL: server.url, MAIL_FROM: 'post@federleicht.example', PORT: 3000 };
  let isPrinted = false;
  const print: JobHandler = async () => {
    isPrinted = true;
    return null;
  };
  const lanes = jobLanes(settings, { space: 1, asset: async () => null, files: new Map() }).map((handlers) =>
    'produce-line' in handlers ? { ...handlers, 'produce-line': print } : handlers,
  );
  const mail = { to: 'zoe@beispiel.de', subject: 'Post', html: '<p>Post</p>', text: 'Post', order: null };
  await store.write((trx) => postMail(trx, { ...mail, unsubscribe: null, replyTo: null }, new Date()));
  const loops = lanes.map((handlers) => startJobLoop(shop, handlers));
  try {
    await expect.poll(async () => (await countJobs(store)).running).toBe(1);
    await store.write((trx) => enqueue(trx, { kind: 'produce-line', payload: {} }, new Date()));
    await expect.poll(() => isPrinted, { timeout: 5_000 }).toBe(true);
    expect((await countJobs(store)).running).toBe(1);
  } finally {
    await Promise.all(loops.map((loop) => loop.stop(0)));
    await server.close();
    await store.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
});
