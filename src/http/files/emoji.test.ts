import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { emojiKey, emojiPath } from '#core/design/emoji/key.ts';
import { emojiOnServer } from '#resources/emoji.ts';
import { serveEmoji } from './emoji.ts';

const server = createServer((request, response) => serveEmoji(request, response, request.url ?? ''));
let origin = '';

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => void server.close());

test('the editor gets the very drawing that the press gets, for good [E015]', async () => {
  const answer = await fetch(origin + emojiPath(emojiKey('❤️')));
  expect(answer.status).toBe(200);
  expect(answer.headers.get('cache-control')).toContain('immutable');
  expect(await answer.json()).toEqual(emojiOnServer('❤️'));
});

test('an address of an older version is answered, but not for good', async () => {
  const answer = await fetch(`${origin}/emoji/00000000/2764.json`);
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'public, max-age=300']);
});

test.each(['1f1ed-1f1f7', '0041', 'constructor', '../../package', '2764-2764-2764-2764-2764-2764-2764-2764-2764-2764-2764'])(
  'there is no emoji %s',
  async (key) => {
    expect((await fetch(`${origin}${emojiPath('2764').replace('2764', key)}`)).status).toBe(404);
  },
);
