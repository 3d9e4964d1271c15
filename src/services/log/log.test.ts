import { expect, test } from 'vitest';
import { isFault } from '#core/values/fault.ts';
import type { Context } from '#services/handler.ts';
import { logHandlers } from './log.ts';

const report = { event: 'app-error' as const, message: 'kaputt', stack: '', path: '/', repeats: 0 };

test('reports reach the log until the minute is full [F443]', async () => {
  const entries: [string, string][] = [];
  let now = new Date('2026-11-22T10:00:00Z');
  const shop = { store: {}, clock: () => now, log: (level: string, event: string) => entries.push([level, event]) };
  const context = { shop, site: { channel: 'federleicht', locale: 'de-DE' }, requestId: 'r' } as unknown as Context;
  const send = async () => logHandlers['POST /web-api/log'](report, context);
  for (let at = 0; at < 120; at += 1) await send();
  const refused = await send().catch((error: unknown) => error);
  expect(isFault(refused) && refused.code).toBe('too-many');
  now = new Date('2026-11-22T10:01:00Z');
  await send();
  expect(entries).toHaveLength(121);
  expect(entries[0]).toEqual(['error', 'browser-app-error']);
});
