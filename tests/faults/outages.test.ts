/** The database and the mail server go away and come back while the shop runs: it refuses in words, recovers by itself and loses nothing. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { openStore, type Store } from '#store/db/store.ts';
import { ownServer, postgresPrograms, shopSecret } from '#tests/postgres.ts';
import { freePort, send, startShop } from '#tests/shop.ts';
import { smtpStandIn } from '#tests/smtp-stand-in.ts';
import { expectWholeOrders } from './crash.ts';
import { ownCard, prepareCheckout, submitCheckout } from './shop-customer.ts';

const waiting = { timeout: 60_000, interval: 200 };

async function countRows(store: Store, kind: string, state: 'running' | 'queued' | 'done'): Promise<number> {
  return (await store.db.selectFrom('jobs').select('id').where('kind', '=', kind).where('state', '=', state).execute()).length;
}

async function stateOfNewest(store: Store, kind: string): Promise<string | undefined> {
  const jobs = store.db.selectFrom('jobs').select('state').where('kind', '=', kind);
  return (await jobs.orderBy('created_at', 'desc').executeTakeFirst())?.state;
}

test.skipIf(!postgresPrograms())('a hanging mail server and a database that crashes with checkouts and a mail in flight', async () => {
  const server = await ownServer();
  const smtp = await smtpStandIn({ hangs: true });
  const dataDir = mkdtempSync(join(tmpdir(), 'federleicht-outages-'));
  const settings = { databaseUrl: server.databaseUrl, dataDir, shopSecret };
  const env = { DATABASE_URL: server.databaseUrl, SHOP_SECRET: shopSecret, SMTP_URL: smtp.url };
  const shop = await startShop({ dataDir, port: await freePort(), env });
  const store = await openStore(settings, () => new Date());
  try {
    const card = await ownCard(shop);
    const first = await prepareCheckout(shop, card);
    const second = await prepareCheckout(shop, card);
    const others = [];
    for (let index = 0; index < 5; index += 1) others.push(await prepareCheckout(shop, card));
    const acknowledged = new Map([[first, await submitCheckout(first)]]);
    await expect.poll(() => countRows(store, 'produce-line', 'done'), waiting).toBe(1);
    // The first attempt of its mail begins now and hangs for ten seconds.
    acknowledged.set(second, await submitCheckout(second));
    await expect.poll(() => stateOfNewest(store, 'send-mail'), waiting).toBe('running');

    const submits = Promise.allSettled(others.map(async (checkout) => acknowledged.set(checkout, await submitCheckout(checkout))));
    await sleep(Math.random() * 20);
    await server.kill();
    // Refused or cut off: the guests submit again.
    await submits;
    expect((await send(shop, { path: '/healthz' })).status).toBe(200);
    const ready = await send(shop, { path: '/readyz' });
    expect([ready.status, ready.text]).toEqual([503, '{"status":"unavailable"}']);
    const refused = await first.customer.call('POST', '/web-api/order', first.body, { 'idempotency-key': first.key });
    expect([refused.status, refused.json.code]).toEqual([503, 'busy']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    // The mail's failure cannot be stored.
    await expect.poll(() => shop.output(), waiting).toContain('"event":"job-failure-not-stored"');

    smtp.wake();
    await server.start();
    await expect.poll(async () => (await send(shop, { path: '/readyz' })).status, waiting).toBe(200);
    for (const checkout of [first, second, ...others]) {
      const number = await submitCheckout(checkout);
      expect(acknowledged.get(checkout) ?? number).toBe(number);
      acknowledged.set(checkout, number);
    }
    // The lease of the mail's attempt ends two minutes after it began; the test does not wait for it.
    const over = new Date(Date.now() - 1).toISOString();
    await store.write((trx) => trx.updateTable('jobs').set({ claimed_until: over }).where('state', '=', 'running').execute());
    await expect.poll(() => countRows(store, 'send-mail', 'done'), waiting).toBe(7);
    await expect.poll(() => countRows(store, 'order-ticket', 'done'), waiting).toBe(7);
    expect(new Set(smtp.mails.map((mail) => /^Message-ID: (.*)\r$/m.exec(mail)?.[1])).size).toBe(7);
    expect(smtp.mails).toHaveLength(7);
    expect(shop.output()).not.toContain('work-role-ended');
    await shop.stop();
    expect(shop.process.exitCode).toBe(0);
    await expectWholeOrders(settings, [...acknowledged.values()]);
  } finally {
    await shop.kill();
    await store.close();
    await smtp.close();
    await server.remove();
    rmSync(dataDir, { recursive: true, force: true });
  }
});
