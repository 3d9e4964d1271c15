import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { rateLimits } from '#core/customer/limits.ts';
import type { OwnerId } from '#core/customer/owner.ts';
import { isFault } from '#core/values/fault.ts';
import { message } from '#core/values/message.ts';
import type { LimitedClient } from '#store/limit/stored-limits.ts';
import type { Shop } from './handler.ts';
import { consumeLimit } from './rate-limits.ts';

const zoe = 'zoe' as OwnerId;
let lines: string[];
let shop: Pick<Shop, 'store' | 'log'>;
beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-22T10:00:00Z') });
  lines = [];
  shop = { store: {} as Shop['store'], log: (level, event) => lines.push(`${level} ${event}`) };
});
afterEach(() => vi.useRealTimers());

/** How many of `count` calls are allowed, and what refuses the next. */
async function allowed(count: number, name: Parameters<typeof consumeLimit>[1], owner: OwnerId | null, address: string) {
  for (let at = 0; at < count; at += 1) {
    const refusal = await consumeLimit(shop, name, { owner, address }, { text: message('fault.too-many') }).catch(
      (error: unknown) => error,
    );
    if (isFault(refusal)) return { allowed: at, retryAfterSeconds: refusal.details.retryAfterSeconds, code: refusal.code };
  }
  return { allowed: count };
}

test('an owner meets the limit of owners, and another owner behind the same address does not', async () => {
  expect(await allowed(121, 'upload', zoe, '203.0.113.7')).toEqual({ allowed: 120, retryAfterSeconds: 60, code: 'too-many' });
  expect(await allowed(1, 'upload', 'ida' as OwnerId, '203.0.113.7')).toEqual({ allowed: 1 });
});

test('a request without a session meets the limit of its address, and another address does not', async () => {
  expect(await allowed(301, 'upload', null, '203.0.113.7')).toMatchObject({ allowed: 300, code: 'too-many' });
  expect(await allowed(1, 'upload', null, '203.0.113.8')).toEqual({ allowed: 1 });
});

test('calls are allowed again when the window is over', async () => {
  await allowed(121, 'upload', zoe, '203.0.113.7');
  vi.advanceTimersByTime(30_000);
  expect(await allowed(1, 'upload', zoe, '203.0.113.7')).toMatchObject({ allowed: 0, retryAfterSeconds: 30 });
  vi.advanceTimersByTime(30_000);
  expect(await allowed(1, 'upload', zoe, '203.0.113.7')).toEqual({ allowed: 1 });
});

test('a flood of one address that its own limit refuses uses up nothing of the limit of the shop', async () => {
  const client = { owner: zoe, address: '203.0.113.7', isSignedIn: true };
  await consumeLimit(shop, 'design-bytes', client, { points: 4_999_999_999 });
  await allowed(500, 'design', null, '203.0.113.7');
  await consumeLimit(shop, 'design-bytes', client);
  expect(lines).toEqual([]);
});

test('strangers use up three quarters of a limit of the shop, and what is refused of theirs nothing of the rest', async () => {
  const save = (client: Partial<LimitedClient>, points: number) =>
    consumeLimit(shop, 'design-bytes', { owner: null, address: '203.0.113.7', ...client }, { points }).then(
      () => 'taken',
      () => 'refused',
    );
  const strangers = [];
  for (let at = 0; at < 8; at += 1) strangers.push(await save({ address: `203.0.${at}.7` }, 1_250_000_000));
  expect(strangers).toEqual(['taken', 'taken', 'taken', 'refused', 'refused', 'refused', 'refused', 'refused']);
  expect(await save({ isSignedIn: true }, 1_250_000_000)).toBe('taken');
  expect(await save({ isSignedIn: true }, 1)).toBe('refused');
});

test('IPv6 addresses of one /56 share four times the limit of one, those of a /48 sixteen times', async () => {
  const taken = async (address: string) => (await allowed(61, 'missing-file', null, address)).allowed;
  const network = async (group: string) => {
    let sum = 0;
    for (let at = 0; at < 6; at += 1) sum += await taken(`2001:db8:7:${group}${at}::/64`);
    return sum;
  };
  expect(await taken('2001:db8:7:100::/64')).toBe(60);
  expect(await network('20')).toBe(4 * 60);
  const sums = [];
  for (const group of ['30', '40', '50', '60']) sums.push(await network(group));
  // The /48 has used up 300 of 960.
  expect(sums).toEqual([240, 240, 180, 0]);
  expect(await taken('2001:db8:8:600::/64')).toBe(60);
});

test('a budget of the shop that is met is logged as an error once a minute', async () => {
  const full = { points: 5_000_000_001 };
  for (let at = 0; at < 5; at += 1)
    await consumeLimit(shop, 'design-bytes', { owner: null, address: `203.0.113.${at}` }, full).catch(() => {});
  expect(lines).toEqual(['error shop-budget-met']);
  vi.advanceTimersByTime(60_001);
  await consumeLimit(shop, 'design-bytes', { owner: null, address: '203.0.113.9' }, full).catch(() => {});
  expect(lines).toHaveLength(2);
});

test('fifty busy customers behind one address stay within its limits', () => {
  const perMinute = (name: keyof typeof rateLimits) =>
    rateLimits[name].find(({ by, windowMs }) => by === 'address' && windowMs === 60_000)?.max ?? 0;
  // Each saves every two seconds and changes the cart every four.
  expect(perMinute('save')).toBeGreaterThanOrEqual(50 * 30);
  expect(perMinute('cart')).toBeGreaterThanOrEqual(50 * 15);
  expect(perMinute('call')).toBeGreaterThanOrEqual(50 * (30 + 15 + 15));
});

test('a client that is refused waits a moment for the answer, one that is allowed does not', async () => {
  vi.useRealTimers();
  const within = (ms: number, settled: Promise<unknown>) =>
    Promise.race([
      settled.then(
        () => 'settled',
        () => 'settled',
      ),
      new Promise((resolve) => setTimeout(resolve, ms, 'waits')),
    ]);
  const client = { owner: null, address: '203.0.113.9' };
  await consumeLimit(shop, 'upload', client, { points: 300 });
  expect(await within(100, consumeLimit(shop, 'upload', client))).toBe('waits');
  expect(await within(10_000, consumeLimit(shop, 'upload', { ...client, address: '203.0.113.10' }))).toBe('settled');
});
