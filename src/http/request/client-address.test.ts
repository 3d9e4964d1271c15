import { expect, test } from 'vitest';
import { ipAddressOf, isTrustedProxy, parseTrustedProxies } from './client-address.ts';

const proxies = (text: string) => {
  const list = parseTrustedProxies(text);
  if (!list) throw new Error(`not a list: ${text}`);
  return list;
};
const client = (peer: string | undefined, forwarded?: string, trusted = '') =>
  ipAddressOf(
    { socket: { remoteAddress: peer }, headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded } },
    proxies(trusted),
  );

test('without trusted proxies the client is the peer, whatever the header says', () => {
  expect(client('203.0.113.7')).toBe('203.0.113.7');
  expect(client('203.0.113.7', '198.51.100.1')).toBe('203.0.113.7');
  expect(client('::ffff:203.0.113.7')).toBe('203.0.113.7');
  expect(client('::ffff:cb00:7107')).toBe('203.0.113.7');
  expect(client(undefined)).toBe('unknown');
});

test('behind trusted proxies the client is the first hop from the right that is not trusted', () => {
  expect(client('10.0.0.2', '198.51.100.1', '10.0.0.0/8')).toBe('198.51.100.1');
  expect(client('::ffff:10.0.0.2', '198.51.100.1, 10.1.2.3', '10.0.0.0/8')).toBe('198.51.100.1');
  expect(client('10.0.0.2', '1.2.3.4, 198.51.100.1', '10.0.0.0/8')).toBe('198.51.100.1');
  expect(client('::1', '198.51.100.1:4711', '10.0.0.0/8, ::1')).toBe('198.51.100.1');
  expect(client('10.0.0.2', '[2001:db8:1:2:3::4]:443', '10.0.0.0/8')).toBe('2001:db8:1:2::/64');
});

test('a header that only trusted proxies wrote names the farthest of them', () => {
  expect(client('10.0.0.2', '10.0.0.3', '10.0.0.0/8')).toBe('10.0.0.3');
  expect(client('10.0.0.2', undefined, '10.0.0.0/8')).toBe('10.0.0.2');
});

test.each(['unknown', '_hidden', '', '999.1.1.1', '<script>', '1.2.3.4.5'])('a hop that is no address (%j) is not passed over', (hop) => {
  expect(client('10.0.0.2', `1.2.3.4, ${hop}`, '10.0.0.0/8')).toBe('10.0.0.2');
});

test('IPv6 addresses of one /64 are one client, those of two are two', () => {
  expect(client('2001:db8:1:2:aaaa::1')).toBe(client('2001:DB8:1:2:ffff:1:2:3'));
  expect(client('2001:db8:1:2::1')).not.toBe(client('2001:db8:1:3::1'));
  expect(client('fe80::1%eth0')).toBe('fe80:0:0:0::/64');
  expect(client('2001:db8::1')).toBe('2001:db8:0:0::/64');
});

test.each(['10.0.0.0/33', '::1/129', '10.0.0', 'proxy.example', '10.0.0.1,', '10.0.0.0/8/9', '10.0.0.0/x'])(
  'TRUSTED_PROXIES %j is refused',
  (text) => {
    expect(parseTrustedProxies(text)).toBeNull();
  },
);

test('networks of both versions are trusted', () => {
  const list = proxies('10.0.0.0/8,2001:db8::/32');
  expect(['10.255.0.1', '::ffff:10.0.0.1', '2001:db8:ffff::1', '11.0.0.1', '2001:db9::1'].map((one) => isTrustedProxy(one, list))).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
});
