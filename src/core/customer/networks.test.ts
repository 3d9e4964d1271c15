import { expect, test } from 'vitest';
import { countedIpAddresses, lineOf, networkOf } from './networks.ts';

test('an IPv4 address counts by itself, its network is a /24', () => {
  expect(countedIpAddresses('203.0.113.7')).toEqual([{ key: '203.0.113.7', times: 1 }]);
  expect(networkOf('203.0.113.7')).toBe('203.0.113.0/24');
  expect(networkOf('203.0.112.255')).not.toBe(networkOf('203.0.113.0'));
});

test('an IPv6 address counts by /64, /56 and /48 with growing allowances', () => {
  expect(countedIpAddresses('2001:db8:7:1234::/64')).toEqual([
    { key: '2001:db8:7:1234::/64', times: 1 },
    { key: '2001:db8:7:1200::/56', times: 4 },
    { key: '2001:db8:7:0::/48', times: 16 },
  ]);
  expect(networkOf('2001:db8:7:1234::/64')).toBe('2001:db8:7:0::/48');
});

test.each([
  ['2001:db8:7:12ff::/64', [false, true, true]],
  ['2001:db8:7:1300::/64', [false, false, true]],
  ['2001:db8:8:1234::/64', [false, false, false]],
])('%s shares the networks %j with 2001:db8:7:1234::/64', (other, shared) => {
  const [one, two] = [countedIpAddresses('2001:db8:7:1234::/64'), countedIpAddresses(other)];
  expect(one.map(({ key }, at) => key === two[at]?.key)).toEqual(shared);
});

test('what is no address counts by itself', () => {
  expect([countedIpAddresses('unknown'), networkOf('unknown')]).toEqual([[{ key: 'unknown', times: 1 }], 'unknown']);
});

test('an IPv4 address takes turns for itself, IPv6 addresses of a /56 take them together', () => {
  expect([lineOf('203.0.113.7'), lineOf('unknown')]).toEqual(['203.0.113.7', 'unknown']);
  expect(lineOf('2001:db8:7:1234::/64')).toBe(lineOf('2001:db8:7:12ff::/64'));
  expect(lineOf('2001:db8:7:1234::/64')).not.toBe(lineOf('2001:db8:7:1334::/64'));
});
