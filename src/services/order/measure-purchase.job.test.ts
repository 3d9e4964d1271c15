import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Shop } from '#services/handler.ts';
import { endConsent, recordConsent } from '#store/consent/consents.ts';
import type { Store } from '#store/db/store.ts';
import { placeOrder } from '#store/order/place-order.ts';
import { withStore } from '#tests/engines.ts';
import { guestWithCart, orderFor } from '#tests/orders.ts';
import { measurementJobs } from './measure-purchase.job.ts';

let server: Server;
let status = 204;
let requests: { url: string; body: { client_id: string; events: { params: Record<string, unknown> }[] } }[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk) => {
      text += chunk;
    });
    request.on('end', () => {
      requests.push({ url: request.url ?? '', body: JSON.parse(text) });
      response.writeHead(status).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => server.close());
beforeEach(() => {
  status = 204;
  requests = [];
});

const shopOf = (store: Store, { isSetUp = true, name = '127.0.0.1' } = {}): Shop => {
  const host = `http://${name}:${(server.address() as AddressInfo).port}/tags`;
  return { store, ...(isSetUp ? { measurement: { id: 'G-AB12', secret: 'geheim&x', host } } : {}) } as unknown as Shop;
};

/** Places an order of a visitor who agreed; null: who did not. */
async function placed(store: Store, proof: string | null) {
  const { owner } = await guestWithCart(store);
  const measured = proof === null ? null : { id: '123.456', proof, hasMarketing: false };
  const placing = await placeOrder(store, owner, await orderFor(store, owner, { measured }));
  if (!placing.ok) throw new Error(placing.reason);
  const jobs = await store.db.selectFrom('jobs').select('payload').where('kind', '=', 'measure-purchase').execute();
  return { order: placing.order, jobs: jobs.map(({ payload }) => JSON.parse(payload)).filter(({ order }) => order === placing.order.id) };
}

const agreed = (store: Store) =>
  store.write((trx) =>
    recordConsent(trx, {
      granted: ['statistics'],
      wording: 11,
      text: 'Frage',
      locale: 'de-DE',
      host: 'localhost',
      source: 'banner',
      now: store.clock(),
    }),
  );
const run = (payload: Record<string, unknown>, shop: Shop) => measurementJobs['measure-purchase']?.(payload, shop);

withStore('a purchase at the tagging server', (open) => {
  test('is told by a job of the order’s transaction, with the number of the order', async () => {
    const store = await open();
    const { order, jobs } = await placed(store, await agreed(store));
    expect(jobs).toHaveLength(1);
    await run(jobs[0], shopOf(store));
    expect(requests.map(({ url }) => url)).toEqual(['/tags/mp/collect?measurement_id=G-AB12&api_secret=geheim%26x']);
    expect(requests[0]?.body).toMatchObject({ client_id: '123.456', events: [{ params: { transaction_id: order.number } }] });
  });

  test('is told at a name under localhost, which not every resolver knows', async () => {
    const store = await open();
    const { jobs } = await placed(store, await agreed(store));
    await run(jobs[0], shopOf(store, { name: 'tags.localhost' }));
    expect(requests).toHaveLength(1);
  });

  test('is not told of visitors who did not agree or took it back, nor where it is not set up', async () => {
    const store = await open();
    expect((await placed(store, null)).jobs).toEqual([]);
    const proof = await agreed(store);
    const { jobs } = await placed(store, proof);
    await run(jobs[0], shopOf(store, { isSetUp: false }));
    await store.write((trx) => endConsent(trx, proof, store.clock()));
    await run(jobs[0], shopOf(store));
    expect(requests).toEqual([]);
  });

  test('is tried again where the server refuses it', async () => {
    const store = await open();
    const { jobs } = await placed(store, await agreed(store));
    status = 503;
    await expect(run(jobs[0], shopOf(store))).rejects.toThrow('the tagging server answered 503 to a purchase');
  });
});
