import { expect, test } from 'vitest';
import { bumpVersion, readVersions } from '#store/db/versions.ts';
import { withStore } from '#tests/engines.ts';
import { pageStamp } from './page-stamp.ts';

withStore('the stamp of cached pages', (open) => {
  test('changes with the catalogue and the stories, and not with a feature flag or the stock', async () => {
    const store = await open();
    const morning = new Date('2026-11-25T09:00:00Z');
    const stamp = async (stories = 1, now = morning) => pageStamp(await readVersions(store), stories, now);
    const before = await stamp();
    for (const name of ['flags', 'stock']) await store.write((trx) => bumpVersion(trx, name));
    expect((await readVersions(store)).get('flags')).toBeGreaterThan(0);
    expect(await stamp()).toBe(before);
    expect(await stamp(2)).not.toBe(before);
    // Orders count for the next day after 11 o'clock in Berlin.
    expect(await stamp(1, new Date('2026-11-25T10:00:00Z'))).toBe(before);
    expect(await stamp(1, new Date('2026-11-25T10:00:01Z'))).not.toBe(before);
    await store.write((trx) => bumpVersion(trx, 'catalogue'));
    expect(await stamp()).not.toBe(before);
  });
});
