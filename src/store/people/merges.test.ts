/** Merges belong to one owner, change on the version that was shown, and go with their list. */
import { expect, test } from 'vitest';
import type { MergeSettings } from '#core/merge/merge-settings.ts';
import { createDesign } from '#store/design/designs.ts';
import { createOwner } from '#store/session/sessions.ts';
import { onEachEngine } from '#tests/engines.ts';
import { plainContent } from '#tests/orders.ts';
import { createGuestList, deleteGuestList } from './guest-lists.ts';
import { approveMerge, deleteMerge, findMerge, saveMerge } from './merges.ts';

const now = new Date('2026-11-29T09:00:00Z');
const settings: MergeSettings = {
  kind: 'guest',
  leftOut: [],
  blanks: 2,
  sizesUm: null,
  allowed: { tracking: 0, shorten: [] },
  translations: {},
};
const listSettings = { name: 'Hochzeit', country: 'DE', language: 'de', tone: 'friend', order: 'listed' } as const;

onEachEngine('a merge', (open) => {
  async function withMerge() {
    const store = await open();
    const { id: owner } = await createOwner(store);
    const { id: design } = await createDesign(store, owner, plainContent());
    const list = await createGuestList(store, owner, listSettings, now);
    expect(await saveMerge(store, owner, { design, list, settings }, { version: 0, now })).toBe('saved');
    return { store, owner, design, list };
  }

  test('is found by its owner alone, who alone changes it', async () => {
    const { store, owner, design, list } = await withMerge();
    const { id: other } = await createOwner(store);
    const foreign = await createGuestList(store, other, listSettings, now);
    expect(await findMerge(store, owner, design)).toMatchObject({ list, settings, version: 1, approval: null });
    expect(await findMerge(store, other, design)).toBeNull();
    expect(await saveMerge(store, other, { design, list: foreign, settings }, { version: 1, now })).toBe('missing');
    expect(await saveMerge(store, owner, { design, list: foreign, settings }, { version: 1, now })).toBe('missing');
    expect(await deleteMerge(store, other, design)).toBe(false);
  });

  test('is changed and approved at the version that was shown', async () => {
    const { store, owner, design, list } = await withMerge();
    const approval = { hash: 'a'.repeat(64), records: 3, at: now.toISOString() };
    expect(await saveMerge(store, owner, { design, list, settings }, { version: 0, now })).toBe('changed');
    expect(await approveMerge(store, owner, { design, version: 1 }, approval)).toBe(true);
    expect(await saveMerge(store, owner, { design, list, settings: { ...settings, blanks: 0 } }, { version: 1, now })).toBe('saved');
    expect(await approveMerge(store, owner, { design, version: 1 }, { ...approval, records: 4 })).toBe(false);
    expect(await findMerge(store, owner, design)).toMatchObject({ version: 2, approval, settings: { blanks: 0 } });
  });

  test('goes with its list; the design stays', async () => {
    const { store, owner, design, list } = await withMerge();
    await deleteGuestList(store, owner, list);
    expect(await findMerge(store, owner, design)).toBeNull();
    expect(await store.db.selectFrom('designs').select('id').where('id', '=', design).execute()).toHaveLength(1);
  });
});
