/** SIGTERM while checkouts and uploads are in flight: what was sent is answered, what was answered is stored. */
import { type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { withStore } from '#tests/engines.ts';
import { fileForm } from '#tests/file-form.ts';
import { freePort, guest, type RunningShop, removeData, startShop } from '#tests/shop.ts';
import { expectWholeOrders } from './crash.ts';
import { halfSent, type Post } from './in-flight.ts';
import { ownCard, prepareCheckout, type ShopCheckout, submitCheckout } from './shop-customer.ts';

const count = 20;
/** Uploads of one guest at once. */
const uploadsOfGuest = 4;

function orderPost({ customer, body, key }: ShopCheckout): Post {
  const headers = { ...customer.headers(), 'content-type': 'application/json', 'idempotency-key': key };
  return { path: '/web-api/order', headers, body: Buffer.from(JSON.stringify(body)) };
}

function uploadPost(customer: ReturnType<typeof guest>, photo: Buffer): Post {
  const { headers, body } = fileForm(photo);
  return { path: '/web-api/customer-picture', headers: { ...customer.headers(), ...headers }, body };
}

withStore('the running shop', (_open, engine) => {
  test('asked to end with 20 checkouts and 20 uploads in flight it answers all of them, and all of it is stored', async () => {
    const settings = await engine.fresh();
    const port = await freePort();
    const start = () =>
      startShop({
        dataDir: settings.dataDir,
        port,
        env: { DATABASE_URL: settings.databaseUrl ?? '', SHOP_SECRET: settings.shopSecret ?? '' },
      });
    const photo = await sharp('tests/render/photo.jpg').resize(400).jpeg().toBuffer();
    let shop: RunningShop = await start();
    try {
      const card = await ownCard(shop);
      const checkouts: ShopCheckout[] = [];
      // One after the other: their designs are checked within a deadline.
      while (checkouts.length < count) checkouts.push(await prepareCheckout(shop, card));
      const guests = checkouts.slice(0, count / uploadsOfGuest).map(({ customer }) => customer);
      const posts = [
        ...checkouts.map(orderPost),
        ...guests.flatMap((one) => Array.from({ length: uploadsOfGuest }, () => uploadPost(one, photo))),
      ];
      const sent = await Promise.all(posts.map((post) => halfSent(shop, post)));
      shop.process.kill('SIGTERM');
      await sleep(300);
      for (const { finish } of sent) finish();
      const answers = await Promise.all(sent.map(({ answer }) => answer));
      expect(answers.map(({ status }) => status)).toEqual(posts.map(() => 200));
      await shop.stop();
      expect(shop.process.exitCode).toBe(0);

      shop = await start();
      const numbers = answers.slice(0, count).map(({ text }) => JSON.parse(text).orderNumber as string);
      expect(await Promise.all(checkouts.map(submitCheckout))).toEqual(numbers);
      const pictures = answers.slice(count).map(({ text }) => JSON.parse(text).id as string);
      for (const [index, customer] of guests.entries()) {
        const stored = (await customer.call('GET', '/web-api/customer-picture')).json.pictures as { id: string; preview: string }[];
        // The same photo twice is one picture.
        const own = new Set(pictures.slice(index * uploadsOfGuest, (index + 1) * uploadsOfGuest));
        expect(new Set(stored.map(({ id }) => id))).toEqual(own);
        expect(stored).toHaveLength(own.size);
        for (const { preview } of stored) expect((await customer.call('GET', preview)).status).toBe(200);
      }
      await shop.stop();
      await expectWholeOrders(settings, numbers);
    } finally {
      await shop.kill();
    }
  });
});

function openStream(port: number, path: string, localAddress: string): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path, localAddress, agent: false, headers: { host: `localhost:${port}` } }, resolve)
      .on('error', reject)
      .end();
  });
}

test('asked to end with 50 streams of the flag service open, the shop ends them before what is left of requests is cut', async () => {
  const shop = await startShop();
  try {
    const { json } = await guest(shop).call('GET', '/web-api/feature-flags');
    const headers = { authorization: `Bearer ${json.authorizationKey}` };
    const { token } = await (await fetch(`${shop.origin}/flags/api/v2/auth?s=1.3`, { headers })).json();
    const path = `/flags/sse?accessToken=${token}&v=1.1`;
    // A client may hold twenty.
    const streams = await Promise.all(Array.from({ length: 50 }, (_, at) => openStream(shop.port, path, `127.0.7.${1 + (at % 5)}`)));
    expect(streams.map(({ statusCode }) => statusCode)).toEqual(streams.map(() => 200));
    const texts = streams.map((stream) => text(stream));
    shop.process.kill('SIGTERM');
    // A stream that was cut rejects; one that was ended has what was sent.
    for (const sent of await Promise.all(texts)) expect(sent).toContain('control_sec');
    await shop.stop();
    expect([shop.process.exitCode, shop.process.signalCode]).toEqual([0, null]);
  } finally {
    await shop.kill();
    removeData(shop);
  }
});
