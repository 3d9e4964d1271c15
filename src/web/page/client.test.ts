/** The browser's client: addresses, headers, retries, errors. */
import { describe, expect, test } from 'vitest';
import { type CallKey, calls } from '#api/calls.ts';
import { CallError, call, requestParts } from './client.ts';

const site = { channel: 'federleicht', country: 'CH', locale: 'de-CH' } as const;

/** Answers with the given statuses in turn; 0 breaks the connection. Keeps what was asked. */
function answers(...statuses: number[]) {
  const asked: { path: string; init: RequestInit }[] = [];
  const send = (async (path: string, init: RequestInit) => {
    asked.push({ path, init });
    const status = statuses[asked.length - 1] ?? 200;
    if (status === 0) throw new TypeError('network');
    return Response.json(status === 200 ? { cartCount: 3 } : { code: 'busy', message: 'Gerade ist viel los.' }, { status });
  }) as typeof fetch;
  return { asked, send };
}

describe('the browser client', () => {
  test.each([408, 409, 425, 429, 500, 502, 503, 504])('a GET is tried once more after %i [F422]', async (status) => {
    const { asked, send } = answers(status, 200);
    await expect(call(site, send)('GET /web-api/customer-data', {})).resolves.toMatchObject({ cartCount: 3 });
    expect(asked).toHaveLength(2);
  });

  test('an answer that is cut off within its body is a lost connection', async () => {
    const cut = () => new Response(new ReadableStream({ start: (body) => body.error(new TypeError('terminated')) }), { status: 200 });
    const send = (async () => cut()) as typeof fetch;
    const failure = { name: 'CallError', status: 0, code: 'offline' };
    await expect(call(site, send)('POST /web-api/cart/lines', { designId: 'a' } as never)).rejects.toMatchObject(failure);
  });

  test('it is tried once more only', async () => {
    const { asked, send } = answers(503, 503, 200);
    await expect(call(site, send)('GET /web-api/customer-data', {})).rejects.toMatchObject({
      status: 503,
      code: 'busy',
      message: 'Gerade ist viel los.',
    });
    expect(asked).toHaveLength(2);
  });

  test.each([400, 404, 422])('a GET is not repeated after %i', async (status) => {
    const { asked, send } = answers(status, 200);
    await expect(call(site, send)('GET /web-api/customer-data', {})).rejects.toBeInstanceOf(CallError);
    expect(asked).toHaveLength(1);
  });

  test('calls with a body are never repeated [F423]', async () => {
    for (const key of ['POST /web-api/cart/lines', 'PATCH /web-api/cart/lines/:id', 'DELETE /web-api/cart/lines/:id'] as const) {
      const { asked, send } = answers(503, 200);
      await expect(call(site, send)(key, { id: 'a', designId: 'b', quantity: 5 } as never)).rejects.toBeInstanceOf(CallError);
      expect(asked).toHaveLength(1);
    }
  });

  test('a broken connection is told as a sentence', async () => {
    const { send } = answers(0, 0);
    await expect(call(site, send)('GET /web-api/customer-data', {})).rejects.toMatchObject({
      status: 0,
      code: 'offline',
      message: expect.stringMatching(/Verbindung/),
    });
  });

  test.each(Object.keys(calls) as CallKey[])('%s carries the channel with its country and the locale [F335, F336]', async (key) => {
    const { asked, send } = answers(200);
    await call(site, send)(key, {} as never);
    expect(asked[0]?.init.headers).toMatchObject({ 'x-channel': 'federleicht-ch', 'x-locale': 'de-CH' });
    await call({ ...site, channel: 'myposter', country: 'DE', locale: 'de-DE' }, send)(key, {} as never);
    expect(asked[1]?.init.headers).toMatchObject({ 'x-channel': 'myposter-de', 'x-locale': 'de-DE' });
  });

  test.each([
    [{ occasion: '', color: 'rot' }, '?color=rot'],
    [{ occasion: null, color: undefined, sort: '' }, ''],
    [{ color: ['', 'rot', null], label: [] }, '?color=rot'],
    [{ from: 0, isNew: false }, '?from=0&isNew=false'],
  ])('the query of %j is %j: empty values are left out, 0 and false are values [F337]', (input, search) => {
    expect(requestParts('GET /web-api/cards', input).path).toBe(`/web-api/cards${search}`);
  });

  test('a body is JSON and says so; a call without a body has no content type [F424]', async () => {
    const { asked, send } = answers(200);
    await call(site, send)('POST /web-api/cart/lines', { designId: 'a' } as never);
    expect(asked[0]?.init.headers).toMatchObject({ 'content-type': 'application/json' });
    expect(JSON.parse(String(asked[0]?.init.body))).toEqual({ designId: 'a' });
    await call(site, send)('GET /web-api/customer-data', {});
    expect(asked[1]?.init).toMatchObject({ body: undefined, headers: { accept: 'application/json' } });
    expect(asked[1]?.init.headers).not.toHaveProperty('content-type');
  });

  test('parameters go into the path, the rest into query or body', () => {
    expect(requestParts('GET /web-api/cards/:card', { card: 'a/b', quantity: 50, paper: undefined })).toEqual({
      method: 'GET',
      path: '/web-api/cards/a%2Fb?quantity=50',
      body: undefined,
    });
    expect(requestParts('GET /web-api/cards', { color: ['rot', 'blau'] }).path).toBe('/web-api/cards?color=rot&color=blau');
    expect(requestParts('PATCH /web-api/cart/lines/:id', { id: 'x', quantity: 5 })).toEqual({
      method: 'PATCH',
      path: '/web-api/cart/lines/x',
      body: '{"quantity":5}',
    });
  });
});
