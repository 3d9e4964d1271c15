import { expect, test } from 'vitest';
import type { CardDocument } from '#core/products/card/choice.ts';
import { isFault } from '#core/values/fault.ts';
import { placeOrder } from '#store/order/place-order.ts';
import { createOwner } from '#store/session/sessions.ts';
import { onEachEngine } from '#tests/engines.ts';
import { guestWithCart, orderFor, plainChoice, plainContent, plainDesign } from '#tests/orders.ts';
import { copyDesign, createDesign, listDesigns, loadDesign, saveDesign } from './designs.ts';
import { designVersions } from './versions.ts';

function content(words: string, quantity = 50) {
  const design = plainDesign();
  return plainContent({ ...design, product: { ...design.product, template: words } }, quantity);
}

onEachEngine('saved designs', (open) => {
  test('a design comes back as it was saved', async () => {
    const store = await open();
    const { id: owner } = await createOwner(store);
    const { id } = await createDesign(store, owner, plainContent(plainDesign(['p'.repeat(22)]), 75));
    const design = await loadDesign(store, owner, id);
    expect(design?.document).toEqual(plainDesign(['p'.repeat(22)]));
    expect(design?.choice).toEqual(plainChoice());
    expect(design?.quantity).toBe(75);
    expect(design?.revision).toBe(1);
  });

  test('another guest gets the same answer as for a design that does not exist', async () => {
    const store = await open();
    const owner = await createOwner(store);
    const other = await createOwner(store);
    const { id } = await createDesign(store, owner.id, content('mine'));
    expect(await loadDesign(store, other.id, id)).toBeNull();
    expect(await loadDesign(store, other.id, 'x'.repeat(22))).toBeNull();
    expect(await saveDesign(store, other.id, id, 1, content('stolen'))).toEqual({ ok: false, reason: 'missing' });
    expect(await saveDesign(store, other.id, 'x'.repeat(22), 1, content('stolen'))).toEqual({ ok: false, reason: 'missing' });
    expect(await designVersions(store, other.id, id)).toEqual([]);
    expect(await listDesigns(store, other.id, 50)).toEqual([]);
    expect((await loadDesign(store, owner.id, id))?.document).toEqual(content('mine').document);
  });

  test('a creation sent twice makes one design, at once or later; the key is free again when the design is gone, and for others', async () => {
    const store = await open();
    const { id: owner } = await createOwner(store);
    const other = await createOwner(store);
    const key = 'k'.repeat(22);
    const create = (of = owner) => createDesign(store, of, content('first'), store.clock(), key);
    const both = await Promise.all([create(), create()]);
    expect(new Set(both.map(({ id }) => id)).size).toBe(1);
    expect(both.filter(({ isKnown }) => isKnown)).toHaveLength(1);
    const id = both[0]?.id ?? '';
    await saveDesign(store, owner, id, 1, content('second'));
    expect(await create()).toMatchObject({ id, revision: 2, isKnown: true });
    expect((await loadDesign(store, owner, id))?.document).toEqual(content('second').document);
    expect((await create(other.id)).isKnown).toBeUndefined();
    const copy = await store.write((trx) => copyDesign(trx, store.engine, owner, id, store.clock()));
    expect(copy).not.toBeNull();
    await store.write(async (trx) => {
      await trx.updateTable('designs').set({ expires_at: '2020-01-01T00:00:00.000Z' }).where('id', '=', id).execute();
    });
    const again = await create();
    expect(again.id).not.toBe(id);
    expect(again.isKnown).toBeUndefined();
  });

  test('of two windows that save at once one wins and the other copy is kept', async () => {
    const store = await open();
    const { id: owner } = await createOwner(store);
    const { id } = await createDesign(store, owner, content('first'));
    const results = await Promise.all(['left', 'right'].map((words) => saveDesign(store, owner, id, 1, content(words))));
    expect(results.filter((result) => result.ok)).toHaveLength(1);
    expect(results.filter((result) => !result.ok)).toEqual([{ ok: false, reason: 'conflict' }]);
    const winner = (await loadDesign(store, owner, id))?.document as CardDocument;
    const kept = (await designVersions(store, owner, id)).filter((version) => version.reason === 'conflict');
    expect([winner.product.template, ...kept.map((version) => (version.document as CardDocument).product.template)].sort()).toEqual([
      'left',
      'right',
    ]);
  });

  test('the last twenty versions are kept', async () => {
    const store = await open();
    const { id: owner } = await createOwner(store);
    const { id } = await createDesign(store, owner, content('v1'), new Date(Date.UTC(2026, 10, 1, 12)));
    for (let revision = 1; revision <= 25; revision += 1) {
      const at = new Date(Date.UTC(2026, 10, 1, 12, revision));
      expect(await saveDesign(store, owner, id, revision, content(`v${revision + 1}`), at)).toMatchObject({
        ok: true,
        revision: revision + 1,
      });
    }
    const versions = await designVersions(store, owner, id);
    expect(versions.map((version) => version.revision)).toEqual(Array.from({ length: 20 }, (_, index) => 25 - index));
  });

  test('the oldest versions beyond 5 MB of a design are deleted, whatever their reason, and the newest stays', async () => {
    const store = await open();
    const { id: owner } = await createOwner(store);
    const large = content('ü'.repeat(900_000));
    const { id } = await createDesign(store, owner, large, new Date(Date.UTC(2026, 10, 1, 12)));
    for (let revision = 1; revision <= 4; revision += 1) {
      const at = (second: number) => new Date(Date.UTC(2026, 10, 1, 12, revision, second));
      await saveDesign(store, owner, id, revision, large, at(0));
      expect(await saveDesign(store, owner, id, revision, large, at(1))).toEqual({ ok: false, reason: 'conflict' });
    }
    const versions = await designVersions(store, owner, id);
    expect(versions.map(({ revision, reason }) => `${reason} ${revision}`)).toEqual(['conflict 4', 'conflict 3']);
  });

  test('the design beyond a hundred that were not ordered is refused, a copy too, and saving the others goes on', async () => {
    const store = await open();
    const { owner } = await guestWithCart(store, 2);
    await placeOrder(store, owner, await orderFor(store, owner));
    const ids: string[] = [];
    for (let at = 0; at < 100; at += 1) ids.push((await createDesign(store, owner, content('one'))).id);
    const refused = await createDesign(store, owner, content('more')).catch((error: unknown) => error);
    expect(isFault(refused) && [refused.code, refused.details.text]).toEqual([
      'quota-full',
      { key: 'fault.design-space-full', values: { max: 100 } },
    ]);
    const copied = store.write((trx) => copyDesign(trx, store.engine, owner, ids[0] ?? '', new Date()));
    await expect(copied).rejects.toMatchObject({ code: 'quota-full' });
    expect(await saveDesign(store, owner, ids[0] ?? '', 1, content('two'))).toMatchObject({ ok: true });
    const { id: other } = await createOwner(store);
    expect(await createDesign(store, other, content('one'))).toMatchObject({ revision: 1 });
  });

  test('a design a year after its last change is missing', async () => {
    const store = await open();
    const { id: owner } = await createOwner(store);
    const made = new Date('2026-01-01T00:00:00Z');
    const { id } = await createDesign(store, owner, content('old'), made);
    expect(await loadDesign(store, owner, id, new Date('2026-12-31T00:00:00Z'))).not.toBeNull();
    const late = new Date('2027-01-02T00:00:00Z');
    expect(await loadDesign(store, owner, id, late)).toBeNull();
    expect(await listDesigns(store, owner, 50, late)).toEqual([]);
    expect(await saveDesign(store, owner, id, 1, content('late'), late)).toEqual({ ok: false, reason: 'missing' });
  });
});
