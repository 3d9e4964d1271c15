import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { rateLimits } from '#core/customer/limits.ts';
import type { Shop } from '#services/handler.ts';
import { countEvents } from '#services/operations/event-counts.ts';
import { withTokenLimit } from './wrong-tokens.ts';

const servers: ReturnType<typeof createServer>[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

const { max } = rateLimits['wrong-token'][0];

/** A service that the token "right" opens; the client's address is a header. */
async function service(refusal: 401 | 404) {
  const { log, counts } = countEvents(() => {});
  const shop = { store: {}, log } as unknown as Pick<Shop, 'store' | 'log'>;
  const server = createServer((request, response) => {
    const options = { service: 'content', address: String(request.headers.client), refusal } as const;
    void withTokenLimit(shop, options, { request, response }, () => {
      response.writeHead(request.headers.authorization === 'right' ? 200 : refusal).end();
    });
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const ask = async (authorization: string, client = 'a') => {
    const { status, headers } = await fetch(origin, { headers: { authorization, client } });
    return { status, retryAfter: Number(headers.get('retry-after')) };
  };
  const countOf = (event: string) => counts().find(({ labels }) => labels.event === event && labels.service === 'content')?.value;
  return { ask, countOf };
}

test.each([401, 404] as const)(
  'after its wrong tokens, answered with %s, a client is refused with the right one, too, and others are not',
  async (refusal) => {
    const { ask, countOf } = await service(refusal);
    expect((await ask('right')).status).toBe(200);
    for (let at = 0; at < max; at += 1) expect((await ask(`wrong ${at}`)).status).toBe(refusal);
    const refused = await ask('right');
    expect(refused.status).toBe(429);
    expect(refused.retryAfter).toBeGreaterThan(60);
    expect((await ask('wrong')).status).toBe(429);
    expect((await ask('right', 'b')).status).toBe(200);
    expect(countOf('wrong-token')).toBe(max);
  },
);

test('right tokens are counted by nobody', async () => {
  const { ask, countOf } = await service(401);
  for (let at = 0; at < max + 5; at += 1) expect((await ask('right')).status).toBe(200);
  expect(countOf('wrong-token')).toBe(0);
});
