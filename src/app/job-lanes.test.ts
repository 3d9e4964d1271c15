import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { JobHandler, Shop } from '#services/handler.ts';
import { jobKinds, lanes } from '#services/jobs/job-kinds.ts';
import { startJobLoop } from '#services/jobs/job-loop.ts';
import { openStore } from '#store/db/store.ts';
import { countJobs, enqueue } from '#store/job/jobs.ts';
import { listMails, postMail } from '#store/mail/mails.ts';
import { smtpStandIn } from '#tests/smtp-stand-in.ts';
import { jobLanes } from './job-lanes.ts';

function kindsOf(lane: string): string[] {
  const kinds = Object.entries(jobKinds).filter(([, kind]) => kind.lane === lane);
  return kinds.map(([kind]) => kind).sort();
}

test('every kind of job has a handler and a lane of its own kind', () => {
  const settings = { SMTP_URL: 'smtp://localhost', MAIL_FROM: 'post@federleicht.example', PORT: 3000, dataDir: 'none' };
  const handlers = jobLanes(settings, { space: 1, asset: async () => null, files: new Map() });
  expect(handlers.map((lane) => Object.keys(lane).sort())).toEqual(lanes.map(kindsOf));
});

test('the mail of an order does not wait behind print files', async () => {
  expect(jobKinds['order-mail']?.lane).not.toBe(jobKinds['produce-line']?.lane);
  expect(jobKinds['send-mail']?.lane).toBe(jobKinds['order-mail']?.lane);
});

test('a mail waits while no mail server is set, and is sent when one is', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'federleicht-lanes-'));
  const store = await openStore({ databaseUrl: null, dataDir }, () => new Date());
  const server = await smtpStandIn();
  const shop = { store, clock: store.clock, log: () => {} } as unknown as Shop;
  const sources = { space: 1, asset: async () => null, files: new Map() };
  const settings = { dataDir: 'none', MAIL_FROM: 'post@federleicht.example', PORT: 3000 };
  const run = (more: { SMTP_URL?: string; MAIL?: 'outbox' }) =>
    jobLanes({ ...settings, ...more }, sources).map((handlers) => startJobLoop(shop, handlers));
  const post = (subject: string) =>
    store.write((trx) => postMail(trx, { to: 'zoe@beispiel.de', subject, html: '<p>Post</p>', text: 'Post', order: null }, new Date()));
  let loops = run({ MAIL: 'outbox' });
  try {
    await post('kept');
    await expect.poll(async () => (await countJobs(store)).done).toBe(1);
    await Promise.all(loops.map((loop) => loop.stop(1_000)));
    loops = run({});
    await post('waits');
    await sleep(1_000);
    expect(await countJobs(store)).toMatchObject({ queued: 1, done: 1 });
    await Promise.all(loops.map((loop) => loop.stop(1_000)));
    loops = run({ SMTP_URL: server.url });
    await expect.poll(async () => (await countJobs(store)).done).toBe(2);
    expect(server.mails.map((mail) => /^Subject: (.*)\r$/m.exec(mail)?.[1])).toEqual(['waits']);
    expect((await listMails(store)).map((mail) => [mail.subject, mail.sentAt !== null])).toEqual([
      ['waits', true],
      ['kept', false],
    ]);
  } finally {
    await Promise.all(loops.map((loop) => loop.stop(0)));
    await server.close();
    await store.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
});

test('a mail server that hangs does not delay a print file', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'federleicht-lanes-'));
  const store = await openStore({ databaseUrl: null, dataDir }, () => new Date());
  const server = await smtpStandIn({ hangs: true });
  const shop = { store, clock: store.clock, log: () => {} } as unknown as Shop;
  const settings = { dataDir: 'none', SMTP_URL: server.url, MAIL_FROM: 'post@federleicht.example', PORT: 3000 };
  let isPrinted = false;
  const print: JobHandler = async () => {
    isPrinted = true;
    return null;
  };
  const handlersOfLanes = jobLanes(settings, { space: 1, asset: async () => null, files: new Map() }).map((handlers) =>
    'produce-line' in handlers ? { ...handlers, 'produce-line': print } : handlers,
  );
  const mail = { to: 'zoe@beispiel.de', subject: 'Post', html: '<p>Post</p>', text: 'Post', order: null };
  await store.write((trx) => postMail(trx, { ...mail, unsubscribe: null, replyTo: null }, new Date()));
  const loops = handlersOfLanes.map((handlers) => startJobLoop(shop, handlers));
  try {
    await expect.poll(async () => (await countJobs(store)).running).toBe(1);
    await store.write((trx) => enqueue(trx, { kind: 'produce-line', payload: {} }, new Date()));
    await expect.poll(() => isPrinted, { timeout: 5_000 }).toBe(true);
    await expect.poll(() => countJobs(store)).toMatchObject({ running: 1, done: 1 });
  } finally {
    await Promise.all(loops.map((loop) => loop.stop(0)));
    await server.close();
    await store.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
});
