import { expect, test } from 'vitest';
import { dayMs, minuteMs } from '#core/values/unit.ts';
import { onEachEngine } from '#tests/engines.ts';
import { enqueue } from './jobs.ts';
import { deletePeriodicWords, enqueuePeriodic } from './periodic-jobs.ts';

onEachEngine('periodic jobs', (open) => {
  test('a period has one job at its beginning, whoever asks and however often', async () => {
    const store = await open();
    const ask = (at: string) => enqueuePeriodic(store, 'payment-watch', 10 * minuteMs, new Date(at));
    await Promise.all([ask('2026-11-28T09:51:00Z'), ask('2026-11-28T09:51:00Z'), ask('2026-11-28T09:59:59Z')]);
    await ask('2026-11-28T10:00:00Z');
    const rows = await store.db.selectFrom('jobs').select('run_at').orderBy('run_at').execute();
    expect(rows.map((row) => row.run_at)).toEqual(['2026-11-28T10:00:00.000Z', '2026-11-28T10:10:00.000Z']);
  });

  test('their words are deleted after 30 days, those of other jobs never', async () => {
    const store = await open();
    const start = new Date('2026-11-28T09:51:00Z');
    await enqueuePeriodic(store, 'payment-watch', 10 * minuteMs, start);
    await store.write((trx) => enqueue(trx, { kind: 'webhook', payload: {}, dedupe: 'everyday' }, start));
    const words = async (days: number) => {
      await store.write((trx) => deletePeriodicWords(trx, new Date(start.getTime() + days * dayMs), 10));
      return (await store.db.selectFrom('job_words').select('word').orderBy('word').execute()).map(({ word }) => word);
    };
    expect(await words(29)).toEqual(['every:payment-watch:2026-11-28T10:00:00.000Z', 'everyday']);
    expect(await words(30)).toEqual(['everyday']);
  });
});
