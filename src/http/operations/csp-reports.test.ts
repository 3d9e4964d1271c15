import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Shop } from '#services/handler.ts';
import { answerCspReport, readCspReports } from './csp-reports.ts';

const old = (blocked: string, directive = 'script-src-elem') => ({
  'csp-report': {
    'document-uri': 'https://shop.example/bestellung/GEHEIM/?a=zoe@beispiel.de',
    referrer: '',
    'violated-directive': directive,
    'effective-directive': directive,
    'original-policy': "default-src 'self'",
    disposition: 'enforce',
    'blocked-uri': blocked,
    'status-code': 200,
    'script-sample': 'alert(document.cookie)',
  },
});
const listed = (blockedURL: string, effectiveDirective = 'img-src', type = 'csp-violation') => ({
  type,
  age: 3,
  url: 'https://shop.example/kundenkonto/',
  user_agent: 'Mozilla/5.0',
  body: { blockedURL, effectiveDirective, documentURL: 'https://shop.example/kundenkonto/', sample: 'x', statusCode: 200 },
});

test.each([
  [old('https://evil.example/a.js?mail=zoe@beispiel.de'), [{ directive: 'script-src-elem', blocked: 'https://evil.example' }]],
  [old('inline'), [{ directive: 'script-src-elem', blocked: 'inline' }]],
  [old('data:text/javascript,alert(1)'), [{ directive: 'script-src-elem', blocked: 'data:' }]],
  [old(''), [{ directive: 'script-src-elem', blocked: 'unknown' }]],
  [old('chrome-extension://abc/x.js'), []],
  [
    [listed('wss://evil.example/x'), listed('eval', 'script-src')],
    [
      { directive: 'img-src', blocked: 'wss:' },
      { directive: 'script-src', blocked: 'eval' },
    ],
  ],
  [
    [listed('https://evil.example', 'img-src', 'deprecation'), listed('http://[::1]:9/x')],
    [{ directive: 'img-src', blocked: 'http://[::1]:9' }],
  ],
  [[], []],
])('a report says directive and origin, and nothing of the page or the visitor', (body, violations) => {
  expect(readCspReports(body)).toEqual(violations);
});

test.each([null, 'x', 1, {}, { 'csp-report': {} }, old('inline', 'script-src; x'), Array.from({ length: 11 }, () => listed('inline'))])(
  'what is no report is refused: %j',
  (body) => {
    expect(() => readCspReports(body)).toThrow('no report of a policy');
  },
);

const logged: unknown[] = [];
const shop = { store: {}, log: (...line: unknown[]) => logged.push(line) } as unknown as Shop;
let origin = '';
const server = createServer((request, response) => void answerCspReport(shop, request, response, String(request.headers.client)));
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());

const send = async (body: string, client = 'a') => (await fetch(origin, { method: 'POST', body, headers: { client } })).status;

test('a violation is one line a minute, whoever reports it', async () => {
  for (const client of ['a', 'b'])
    for (const path of ['x', 'y']) expect(await send(JSON.stringify(old(`https://one.example/${path}`)), client)).toBe(204);
  expect(logged).toEqual([['warn', 'csp-violation', { directive: 'script-src-elem', blocked: 'https://one.example' }]]);
});

test('invented violations leave twenty lines a minute, a client sends twenty reports, and bodies are bounded', async () => {
  const before = logged.length;
  const statuses: number[] = [];
  for (let at = 0; at < 25; at += 1)
    statuses.push(await send(JSON.stringify([listed(`https://e${at}.example`), listed(`https://f${at}.example`)]), 'c'));
  expect(statuses).toEqual(Array.from({ length: 25 }, (_, at) => (at < 20 ? 204 : 429)));
  // The line of the test before is one of them, where it ran within this minute.
  expect([before, logged.filter((line) => JSON.stringify(line).includes('csp-violation')).length]).toEqual([before, 20]);
  expect(await send('{', 'd')).toBe(400);
  expect(await send(JSON.stringify(old(`https://x.example/${'a'.repeat(17_000)}`)), 'd')).toBe(413);
});
