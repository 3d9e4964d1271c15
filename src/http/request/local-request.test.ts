import { expect, test } from 'vitest';
import { isLocalRequest } from './local-request.ts';

const asks = (remoteAddress: string | undefined, host: string | undefined) =>
  isLocalRequest({ socket: { remoteAddress }, headers: { host } });

test.each(['localhost', 'localhost:3000', 'at.localhost:3000', 'ch.myposter.localhost', 'LOCALHOST'])(
  'a loopback peer that asks for %s is local',
  (host) => {
    for (const peer of ['127.0.0.1', '127.8.9.10', '::1', '::ffff:127.0.0.1']) expect(asks(peer, host), peer).toBe(true);
  },
);

test.each(['192.168.1.20', '10.0.0.1', '::ffff:10.0.0.1', '2001:db8::1', '127.0.0.1.example', undefined])(
  'a request from %s is not local, whatever its Host header says',
  (peer) => {
    expect(asks(peer, 'localhost:3000')).toBe(false);
  },
);

test.each([
  'www.shop.example',
  'localhost.shop.example',
  'notlocalhost',
  'localhost@shop.example',
  '127.0.0.1.nip.example:3000',
  '',
  undefined,
])('a loopback peer that asks for %s is not local', (host) => {
  expect(asks('127.0.0.1', host)).toBe(false);
});

test.each(['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-proto', 'x-real-ip'])(
  'a request with a proxy’s header %s is not local',
  (name) => {
    expect(isLocalRequest({ socket: { remoteAddress: '127.0.0.1' }, headers: { host: 'localhost', [name]: '' } })).toBe(false);
  },
);
