/** Limits of the web role: bodies, methods and addresses of pages, and connections after a body that was not read. */
import { Agent, request as httpRequest } from 'node:http';
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { guest, type RunningShop, removeData, send, startShop } from '#tests/shop.ts';

let shop: RunningShop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(async () => {
  await shop?.stop();
  if (shop) removeData(shop);
});

const megabyte = Buffer.alloc(1_000_000, 'a');
const form = { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' };
const token = 'A'.repeat(22);

const formPages = ['/warenkorb/', '/kasse/', '/newsletter/', '/newsletter/bestaetigen/', '/newsletter/abmelden/'];

test.each(formPages)('a form of 1 MB posted to %s is answered with 413 and a sentence', async (path) => {
  const declared = { ...form, 'content-length': String(megabyte.length) };
  for (const headers of [declared, { ...form, 'transfer-encoding': 'chunked' }]) {
    const { status, text } = await send(shop, { path, method: 'POST', headers, body: megabyte });
    expect([status, text.includes('Das ist zu groß.')]).toEqual([413, true]);
  }
});

test.each(['localhost', 'myposter.localhost'])('an address of %s that does not decode is missing', async (host) => {
  const paths = [
    '/%',
    '/%/',
    '/%zz/',
    '/%E0%A4%A/',
    '/%00',
    '/bestellung/%00/',
    '/bestellung/%/',
    '/karten-designen/%0a/',
    '/a%FFb/',
    '/d/%',
  ];
  for (const path of [
    ...paths,
    '/%_.data',
    '/bestellung/%00/_.data',
    '/img/%',
    '/emoji/%',
    '/sitemap%.xml',
    '/dev/%',
    '/cms/%',
    '/web-api/%',
  ]) {
    const { status } = await send(shop, { path, host });
    expect([400, 404], path).toContain(status);
  }
});

test('a form posted to a page without an action is answered with 405 and the methods of the page', async () => {
  const before = shop.output().length;
  const { status, headers } = await send(shop, { path: '/impressum/', method: 'POST', headers: form, body: 'a=b' });
  expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
  const put = await send(shop, { path: '/impressum/', method: 'PUT' });
  expect([put.status, put.headers.allow]).toEqual([405, 'GET, HEAD, POST']);
  expect(shop.output().slice(before)).toBe('');
});

test('a client that closes the connection within a body is no error of the shop', async () => {
  const before = shop.output().length;
  const calling = 'x-channel: federleicht-de\r\nx-locale: de-DE\r\n';
  for (const [path, type, more] of [
    ['/warenkorb/', form['content-type'], ''],
    ['/web-api/order', 'application/json', calling],
    ['/web-api/customer-picture', 'multipart/form-data; boundary=x', calling],
    [`/newsletter/abmelden/${token}/`, form['content-type'], ''],
  ]) {
    const head = `POST ${path} HTTP/1.1\r\nHost: localhost:${shop.port}\r\nSec-Fetch-Site: same-origin\r\nContent-Type: ${type}\r\n${more}`;
    const socket = connect(shop.port, '127.0.0.1', () => socket.write(`${head}Content-Length: 5000\r\n\r\na`));
    await new Promise((resolve) => setTimeout(resolve, 300));
    socket.destroy();
  }
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(shop.output().slice(before)).toBe('');
});

test('a query key of every object is an unknown key', async () => {
  for (const key of ['constructor', 'toString', 'hasOwnProperty', 'valueOf'])
    expect([key, (await guest(shop).call('GET', `/web-api/cards?${key}=x`)).status]).toEqual([key, 422]);
  expect((await guest(shop).call('GET', '/web-api/cards?__proto__=x')).status).toBe(400);
});

/** Status of a request on a connection that it shares with the others of `agent`; 'closed' when the connection was closed before the answer. */
function ask(agent: Agent, method: string, path: string, headers: Record<string, string>, body?: Buffer): Promise<number | string> {
  return new Promise((resolve) => {
    const request = httpRequest({ agent, host: '127.0.0.1', port: shop.port, method, path, headers }, (response) => {
      response.resume();
      response.on('end', () => resolve(response.statusCode ?? 0));
      response.on('error', () => resolve('closed'));
    });
    request.on('error', () => resolve('closed'));
    request.setTimeout(20_000, () => {
      resolve('no answer');
      request.destroy();
    });
    request.end(body);
  });
}

test.each([
  ['one-click unsubscribe', 'POST', `/newsletter/abmelden/${token}/`, form],
  ['a form', 'POST', '/warenkorb/', form],
  ['the data of a form', 'POST', '/warenkorb/_.data', form],
  ['a page without an action', 'POST', '/impressum/', form],
  ['a page with a method it has not', 'PUT', '/impressum/', form],
  ['a page that is read', 'GET', '/impressum/', form],
  ['a form of another site', 'POST', '/warenkorb/', { ...form, 'sec-fetch-site': 'cross-site' }],
  ['a moved address', 'POST', '/impressum', form],
  ['a call', 'POST', '/web-api/order', { 'content-type': 'application/json', 'x-channel': 'federleicht-de', 'x-locale': 'de-DE' }],
  ['a call without its headers', 'POST', '/web-api/order', { 'content-type': 'application/json' }],
  ['an unknown call', 'POST', '/web-api/gibt-es-nicht', { 'content-type': 'application/json' }],
  ['an upload that is no form', 'POST', '/web-api/customer-picture', { 'content-type': 'application/json' }],
  ['the content service', 'POST', '/cms/v1/spaces/1/stories', { 'content-type': 'application/json' }],
  ['a content upload without a token', 'POST', '/cms/upload/x', { 'content-type': 'application/json' }],
  ['a file', 'POST', '/robots.txt', form],
  ['a picture', 'POST', '/img/10x10/x', form],
  ['a picture of a guest', 'POST', '/img/pictures/x', form],
  ['an emoji', 'POST', '/emoji/x', form],
  ['the health check', 'POST', '/healthz', form],
  ['the location', 'GET', '/api/get-location/', form],
  ['an unknown method', 'PROPFIND', '/impressum/', form],
])('after a body of 1 MB to %s the next request is answered', async (_name, method, path, headers) => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const length = { 'content-length': String(megabyte.length) };
  const first = await ask(agent, method, path, { host: `localhost:${shop.port}`, ...headers, ...length }, megabyte);
  expect(first).not.toBe('no answer');
  expect(await ask(agent, 'GET', '/healthz', {})).toBe(200);
  expect(await ask(agent, 'GET', '/healthz', {})).toBe(200);
  agent.destroy();
});
