import { expect, test } from 'vitest';
import type { HostEntry } from '#core/site/market.ts';
import { hostOf } from './site.ts';

const hosts: HostEntry[] = [{ host: 'www.shop.example', channel: 'federleicht', country: 'DE' }];

test.each([
  ['www.shop.example:1234', 'https://www.shop.example', 'https://www.shop.example'],
  ['WWW.SHOP.EXAMPLE', 'https://www.shop.example', 'https://www.shop.example'],
  ['www.shop.example:1234', 'https://www.shop.example:8443', 'https://www.shop.example:8443'],
  ['www.shop.example', 'http://localhost:3000', 'http://www.shop.example:3000'],
])('the origin of the mapped host %s has the port of the public origin %s', (header, publicOrigin, origin) => {
  expect(hostOf(header, hosts, publicOrigin).origin).toBe(origin);
});

test('a local host keeps its port', () => {
  expect(hostOf('at.localhost:4321', [], undefined).origin).toBe('http://at.localhost:4321');
});

test.each([
  ['www.shop.example', true],
  ['localhost:3000', false],
  ['myposter.localhost', false],
  ['127.0.0.1:3000', false],
  ['evil.example', false],
])('on a public shop the host %s decides: %s, and a cookie counts only where it does not', (header, isDecided) => {
  const host = hostOf(header, hosts, 'https://www.shop.example', 'myposter');
  expect([host.isDecided, host.channel, host.country]).toEqual([isDecided, isDecided ? 'federleicht' : 'myposter', 'DE']);
});

test.each([undefined, 'http://localhost:3000'])('on a local shop (%s) local names decide, addresses do not', (publicOrigin) => {
  expect(hostOf('at.localhost:3000', hosts, publicOrigin, 'myposter')).toMatchObject({
    isDecided: true,
    channel: 'federleicht',
    country: 'AT',
  });
  expect(hostOf('127.0.0.1:3000', hosts, publicOrigin, 'myposter')).toMatchObject({ isDecided: false, channel: 'myposter' });
});
