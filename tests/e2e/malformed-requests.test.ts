/** Heads of requests that no client may send: each is refused at once, and the next visitor is served. */
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { sharedShop } from '#tests/shared-shop.ts';
import { send } from '#tests/shop.ts';

const shop = await sharedShop();

/** Bytes of a connection, and what it answered until it was closed. */
function exchange(bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host: '127.0.0.1', port: shop.port });
    let received = '';
    socket.on('data', (chunk) => {
      received += chunk.toString('latin1');
    });
    socket.on('error', (error: NodeJS.ErrnoException) => (error.code === 'ECONNRESET' ? undefined : reject(error)));
    socket.on('close', () => resolve(received));
    socket.write(bytes, 'latin1');
  });
}

const host = 'Host: localhost\r\n';
const malformed: [string, string, number][] = [
  ['no HTTP at all', 'hello\r\n\r\n', 400],
  ['a TLS greeting', '\u0016\u0003\u0001\u0002\0\u0001\0\u0001\u00fc\u0003\u0003', 400],
  ['a method that does not exist', `FETCH / HTTP/1.1\r\n${host}\r\n`, 400],
  ['a version that does not exist', `GET / HTTP/9.9\r\n${host}\r\n`, 400],
  ['no host', 'GET / HTTP/1.1\r\n\r\n', 400],
  ['two lengths', `POST /kasse/ HTTP/1.1\r\n${host}Content-Length: 3\r\nContent-Length: 4\r\n\r\nabcd`, 400],
  ['a negative length', `POST /kasse/ HTTP/1.1\r\n${host}Content-Length: -1\r\n\r\n`, 400],
  ['a length that is no number', `POST /kasse/ HTTP/1.1\r\n${host}Content-Length: 3x\r\n\r\nabc`, 400],
  ['a length beside chunks', `POST /kasse/ HTTP/1.1\r\n${host}Content-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`, 400],
  ['an unknown transfer encoding', `POST /kasse/ HTTP/1.1\r\n${host}Transfer-Encoding: chunked, identity\r\n\r\n`, 400],
  ['a chunk whose size is no number', `POST /kasse/ HTTP/1.1\r\n${host}Transfer-Encoding: chunked\r\n\r\nzz\r\n`, 400],
  ['a header without a name', `GET / HTTP/1.1\r\n${host}: x\r\n\r\n`, 400],
  ['a control character in a header', `GET / HTTP/1.1\r\n${host}X-A: a\u0000b\r\n\r\n`, 400],
  ['a head of 20 kB', `GET / HTTP/1.1\r\n${host}X-A: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
];

test.each(malformed)('a request with %s is refused', async (_, bytes, status) => {
  expect(await exchange(bytes)).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  expect((await send(shop, { path: '/healthz' })).status).toBe(200);
});
