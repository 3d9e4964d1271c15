import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { GuaranteeNotice } from '#services/images/own-file/guarantee-notice.ts';
import { guaranteeNoticePath, serveGuaranteeNotice } from './guarantee-notice.ts';

const bytes = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 595 842"/>');
const notice: GuaranteeNotice = { path: '/guarantee-notice-de.svg', type: 'image/svg+xml', bytes, width: 595, height: 842 };
const server = createServer((request, response) => {
  const isAnswered = serveGuaranteeNotice({ guaranteeNotice: notice }, request, response, request.url ?? '') !== false;
  if (!isAnswered) response.writeHead(404).end();
});
let origin = '';

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());

test('the drawing is served byte by byte, and runs and fetches nothing when it is opened by itself', async () => {
  const answer = await fetch(origin + notice.path);
  expect(Buffer.from(await answer.arrayBuffer())).toEqual(bytes);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'image/svg+xml',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    'x-content-type-options': 'nosniff',
  });
});

test('another ending than that of the file, and a shop without the file, have no drawing', async () => {
  expect(guaranteeNoticePath.test('/guarantee-notice-de.png')).toBe(true);
  expect((await fetch(`${origin}/guarantee-notice-de.png`)).status).toBe(404);
  const none = serveGuaranteeNotice({}, {} as never, {} as never, notice.path);
  expect(none).toBe(false);
});
