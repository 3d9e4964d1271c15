import { expect, test } from 'vitest';
import { onEachEngine } from '#tests/engines.ts';
import { enqueueNightly } from './nightly-jobs.ts';

onEachEngine('nightly jobs', (open) => {
  test('a night has one job at four in Berlin, whoever asks and however often, also after the job is gone', async () => {
    const store = await open();
    const runs = async () => {
      const rows = await store.db.selectFrom('jobs').select('run_at').orderBy('run_at').execute();
      return rows.map((row) => row.run_at);
    };
    const ask = (at: string) => enqueueNightly(store, 'retention', new Date(at));
    await Promise.all([ask('2026-11-22T18:00:00Z'), ask('2026-11-22T18:00:00Z'), ask('2026-11-23T02:59:00Z')]);
    expect(await runs()).toEqual(['2026-11-23T03:00:00.000Z']);
    await store.write((trx) => trx.deleteFrom('jobs').execute());
    await ask('2026-11-23T02:59:00Z');
    expect(await runs()).toEqual([]);
    await ask('2026-11-23T03:00:00Z');
    expect(await runs()).toEqual(['2026-11-24T03:00:00.000Z']);
    await ask('2027-07-01T12:00:00Z');
    expect((await runs())[1]).toBe('2027-07-02T02:00:00.000Z');
  });
});
