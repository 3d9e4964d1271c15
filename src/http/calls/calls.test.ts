import type { IncomingMessage } from 'node:http';
import type { HttpBindings } from '@hono/node-server';
import { expect, test } from 'vitest';
import { hostOf } from '#http/request/site.ts';
import type { Shop } from '#services/handler.ts';
import { consumeLimit } from '#services/rate-limits.ts';
import { callRoutes, isCallPath } from './calls.ts';

const shop = { store: {}, clock: () => new Date('2026-11-22T10:00:00Z'), log: () => {} } as unknown as Shop;
const app = callRoutes(
  shop,
  () => hostOf('localhost', [], undefined),
  ({ headers }) => String(headers.host),
);

/** A call without a session, from a client of that name. */
function call(client: string) {
  const incoming = { headers: { host: client } } as IncomingMessage;
  return app.request('/web-api/gibt-es-nicht', { headers: { 'x-channel': 'federleicht-de', 'x-locale': 'de-DE' } }, {
    incoming,
  } as HttpBindings);
}

test('calls of an address beyond three thousand a minute are refused with a sentence and a time to wait', async () => {
  await consumeLimit(shop, 'call', { owner: null, address: '203.0.113.7' }, { points: 2_999 });
  expect((await call('203.0.113.7')).status).toBe(404);
  const refused = await call('203.0.113.7');
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60']);
  expect(await refused.json()).toMatchObject({
    code: 'too-many',
    message: 'Das waren viele Versuche. Es ist nichts verloren. Bitte einen Moment warten.',
  });
  expect((await call('203.0.113.8')).status).toBe(404);
});

test.each(['/gift-voucher', '/accessory', '/frame', '/photo-options-groups', '/photoboxes', '/whitelabel/switch', '/prices/article'])(
  '%s is an address of a call, with a slash after it or as a part of a longer one it is not [F393]',
  (path) => {
    expect([isCallPath(path), isCallPath(`/fr${path}`)]).toEqual([true, false]);
    if (!path.startsWith('/prices/')) expect([isCallPath(`${path}/`), isCallPath(`${path}-2`)]).toEqual([false, false]);
  },
);

test('addresses of pages are none of calls, those below the prefixes of calls are', () => {
  expect(['/', '/gutschein', '/prices', '/frames', '/web-api'].filter(isCallPath)).toEqual([]);
  expect(['/web-api/gibt-es-nicht', '/price-api/x', '/prices/x'].filter((path) => !isCallPath(path))).toEqual([]);
});

test('a link to a file that cannot be opened answers a browser with a sentence, and programs with a code', async () => {
  const open = (accept: string) =>
    app.request('/web-api/events/AAAAAAAAAAAAAAAAAAAAAA/export', { headers: { accept } }, {
      incoming: { headers: { host: '203.0.113.9' } },
    } as HttpBindings);
  const shown = await open('text/html,application/xhtml+xml');
  expect([shown.status, shown.headers.get('content-type'), await shown.text()]).toEqual([
    404,
    'text/plain; charset=utf-8',
    'Diese Feier gibt es nicht oder nicht mehr. Bitte die Übersicht der Feiern öffnen.',
  ]);
  expect(await (await open('*/*')).json()).toMatchObject({ code: 'not-found' });
});
