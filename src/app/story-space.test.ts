import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Shop } from '#services/handler.ts';
import { createVendorHook } from './story-space.ts';

const secret = 's'.repeat(32);
let readings = 0;
let isFailing = false;
const write = async () => {
  if (isFailing) throw new Error('no database');
  readings += 1;
};
const logged: string[] = [];
const shop = { store: { write }, log: (_: string, event: string) => logged.push(event) } as unknown as Shop;
const answer = createVendorHook(shop, secret);
const server = createServer((request, response) => void answer(request, response));
let origin = '';
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());

async function call(key = secret): Promise<number> {
  const body = '{"action":"published"}';
  const signature = createHmac('sha1', key).update(body).digest('hex');
  const { status } = await fetch(origin, { method: 'POST', body, headers: { 'webhook-signature': signature } });
  return status;
}

test('a recorded call that is repeated makes the stories be read at most once a second', async () => {
  expect(await call()).toBe(204);
  expect(readings).toBe(1);
  expect(await Promise.all(Array.from({ length: 20 }, () => call()))).toEqual(Array.from({ length: 20 }, () => 204));
  expect(readings).toBe(2);
});

test('a call with another signature changes nothing', async () => {
  readings = 0;
  expect(await call('x'.repeat(32))).toBe(401);
  expect(readings).toBe(0);
});

test('a call whose reading fails is answered with 500 and logged, so that it is sent again', async () => {
  isFailing = true;
  expect(await call()).toBe(500);
  expect(logged).toEqual(['unexpected']);
});
