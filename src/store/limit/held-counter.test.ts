import { expect, test } from 'vitest';
import { createHeldCounter } from './held-counter.ts';

/** How many of `count` are taken. */
function taken(held: ReturnType<typeof createHeldCounter>, count: number, address: (at: number) => string) {
  const releases = Array.from({ length: count }, (_, at) => held.take(address(at))).filter((release) => release !== null);
  return releases;
}

test('an address holds so many, another one as many, and each gives back once', () => {
  const held = createHeldCounter({ max: 3, most: 100 });
  const releases = taken(held, 5, () => '203.0.113.7');
  expect(releases).toHaveLength(3);
  expect([held.hasRoom('203.0.113.7'), held.hasRoom('203.0.113.8')]).toEqual([false, true]);
  for (const release of [releases[0], releases[0], releases[0]]) release?.();
  expect(taken(held, 5, () => '203.0.113.7')).toHaveLength(1);
});

test('the networks around an IPv6 address hold more, and never more than the most', () => {
  const of = (most: number) => createHeldCounter({ max: 3, most });
  const in56 = (at: number) => `2001:db8:7:12${10 + (at % 80)}::/64`;
  const in48 = (at: number) => `2001:db8:7:${1000 + at}::/64`;
  expect(taken(of(100), 60, in56)).toHaveLength(12);
  expect(taken(of(100), 2_000, in48)).toHaveLength(48);
  expect(taken(of(8), 60, in56)).toHaveLength(8);
});
