import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isFault } from '#core/values/fault.ts';
import type { Context, Shop } from '#services/handler.ts';
import { logHandlers } from './log.ts';

const report = { event: 'app-error' as const, message: 'kaputt', stack: '', path: '/', repeats: 0 };
let entries: [string, string][];
let shop: Shop;
beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-22T10:00:00Z') });
  entries = [];
  shop = { store: {}, log: (level: string, event: string) => entries.push([level, event]) } as unknown as Shop;
});
afterEach(() => vi.useRealTimers());

/** Sends `count` reports at once, since each refusal waits, and returns how many were taken. */
async function send(count: number, ipAddress: string, owner: string | null): Promise<number> {
  const site = { channel: 'federleicht', locale: 'de-DE' };
  const context = {
    shop,
    site,
    requestId: 'r',
    ipAddress,
    actor: { kind: 'visitor', owner: { current: owner } },
  } as unknown as Context;
  const sendOne = async () => logHandlers['POST /web-api/log'](report, context);
  const sent = await Promise.allSettled(Array.from({ length: count }, sendOne));
  const refused = sent.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
  for (const reason of refused) expect(isFault(reason) && reason.code).toBe('too-many');
  return count - refused.length;
}
const reports = () => entries.filter(([, event]) => event === 'browser-app-error').length;

test('reports reach the log until the minute is full [F443]', async () => {
  expect(await send(21, '203.0.113.1', 'zoe')).toBe(20);
  expect(await send(21, '203.0.113.2', 'ida')).toBe(20);
  expect(await send(20, '203.0.113.3', 'mia')).toBe(20);
  expect(await send(1, '203.0.113.4', 'lea')).toBe(0);
  vi.advanceTimersByTime(60_001);
  expect(await send(1, '203.0.113.1', 'zoe')).toBe(1);
  expect(reports()).toBe(61);
  expect(entries[0]).toEqual(['error', 'browser-app-error']);
});

test('reports without a session, from however many addresses, leave sixty a minute for those with one', async () => {
  await Promise.all(Array.from({ length: 20 }, (_, at) => send(10, `203.0.113.${at}`, null)));
  expect(reports()).toBe(60);
  for (const address of ['198.51.100.1', '198.51.100.2', '198.51.100.3']) expect(await send(20, address, 'zoe')).toBe(20);
});
