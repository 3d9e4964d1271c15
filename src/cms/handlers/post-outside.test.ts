import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isPrivateIpAddress, postOutside, publicLookup } from './post-outside.ts';

let called = 0;
const server = createServer((request, response) => {
  called += 1;
  request.resume();
  response.writeHead(request.url === '/away' ? 302 : 204, { location: '/hook' }).end();
});
let port = 0;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, resolve));
  ({ port } = server.address() as AddressInfo);
});
afterAll(() => void server.close());

const post = (address: string, allowsPrivate = false) =>
  postOutside(address, { headers: {}, body: Buffer.from('{}'), timeoutMs: 5000, allowsPrivate });

test.each([
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '127.0.0.1',
  '127.255.255.255',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.1',
  '198.18.0.1',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  'fe80::1',
  'fc00::1',
  'fd12:3456::1',
  'ff02::1',
  '::ffff:127.0.0.1',
  '::ffff:a9fe:a9fe',
  '64:ff9b::a00:1',
  '2002:7f00:1::',
  '2001:db8::1',
  '::127.0.0.1',
])('%s is private', (address) => {
  expect(isPrivateIpAddress(address)).toBe(true);
});

test.each(['93.184.215.14', '172.15.255.255', '172.32.0.1', '192.169.0.1', '2606:2800:21f:cb07::1', '2a00:1450:4001::1'])(
  '%s is public',
  (address) => {
    expect(isPrivateIpAddress(address)).toBe(false);
  },
);

test.each(['127.0.0.1', 'localhost', '[::1]', '2130706433', '0x7f000001', '127.1', '[::ffff:127.0.0.1]', '0'])(
  'a webhook to %s is not sent',
  async (host) => {
    called = 0;
    expect(await post(`http://${host}:${port}/hook`)).toBeNull();
    expect(called).toBe(0);
  },
);

test('a name whose address is private is refused at the look-up that the connection uses', async () => {
  const looked = (all: boolean) => new Promise((resolve) => publicLookup('localhost', { all }, (error) => resolve(error)));
  expect(await looked(true)).toBeInstanceOf(Error);
  expect(await looked(false)).toBeInstanceOf(Error);
});

test('where private networks are allowed the webhook is sent, and a redirect not followed', async () => {
  called = 0;
  expect(await post(`http://127.0.0.1:${port}/hook`, true)).toBe(204);
  expect(await post(`http://localhost:${port}/away`, true)).toBe(302);
  expect(called).toBe(2);
});
