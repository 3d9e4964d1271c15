import { expect, test } from 'vitest';
import { onEachEngine } from '#tests/engines.ts';
import { endConsent, recordConsent } from './consents.ts';

onEachEngine('a proof of consent', (open) => {
  test('has the wording that was read, and an end when it is withdrawn; the first text of a wording stays', async () => {
    const store = await open();
    const now = new Date('2026-11-22T10:00:00Z');
    const given = { granted: ['statistics'] as const, wording: 1, locale: 'de-DE', host: 'localhost', source: 'banner', now } as const;
    const id = await store.write((trx) => recordConsent(trx, { ...given, text: 'Dürfen wir?' }));
    await store.write((trx) => recordConsent(trx, { ...given, text: 'Etwas anderes?' }));
    expect(await store.db.selectFrom('consent_wordings').selectAll().execute()).toEqual([
      { version: 1, locale: 'de-DE', text: 'Dürfen wir?' },
    ]);
    const end = new Date('2026-12-01T10:00:00Z');
    await store.write((trx) => endConsent(trx, id, end));
    await store.write((trx) => endConsent(trx, id, new Date('2027-01-01T10:00:00Z')));
    await store.write((trx) => endConsent(trx, 'unknown', end));
    const rows = await store.db.selectFrom('consents').select(['id', 'ended_at']).orderBy('ended_at').execute();
    expect(rows.filter(({ ended_at }) => ended_at !== null)).toEqual([{ id, ended_at: end.toISOString() }]);
    expect(rows).toHaveLength(2);
  });
});
