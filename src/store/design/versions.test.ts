/** Named versions and deleted designs on both databases. */
import { expect, test } from 'vitest';
import { quotas } from '#core/customer/limits.ts';
import { isFault } from '#core/values/fault.ts';
import { addLine } from '#store/cart/carts.ts';
import type { Store } from '#store/db/store.ts';
import { createOwner } from '#store/session/sessions.ts';
import { onEachEngine } from '#tests/engines.ts';
import { plainContent, plainDesign, plainLine } from '#tests/orders.ts';
import { deleteDesign, listDeleted, restoreDesign } from './deleted-designs.ts';
import { createDesign, listDesigns, loadDesign, saveDesign } from './designs.ts';
import { addVersion, deleteVersion, findVersion, listVersions, renameVersion } from './versions.ts';

function content(words: string) {
  const design = plainDesign();
  return plainContent({ ...design, product: { ...design.product, template: words } });
}

const day = 86_400_000;

async function savedDesign(store: Store, words = 'first') {
  const { id: owner } = await createOwner(store);
  const { id } = await createDesign(store, owner, content(words), store.clock());
  return { owner, id };
}

async function codeOf(work: Promise<unknown>): Promise<string> {
  return work.then(
    () => 'done',
    (error: unknown) => (isFault(error) ? error.code : String(error)),
  );
}

onEachEngine('named versions', (open) => {
  test('a named version keeps the saved state through thirty later saves', async () => {
    const store = await open();
    const { owner, id } = await savedDesign(store);
    const version = await addVersion(store, owner, id, 'Mit Goldrand');
    for (let revision = 1; revision <= 30; revision += 1) await saveDesign(store, owner, id, revision, content(`v${revision}`));
    expect((await listVersions(store, owner, id)).map(({ name, kind }) => [name, kind])).toEqual([['Mit Goldrand', 'named']]);
    expect((await findVersion(store, owner, id, version?.id ?? ''))?.document).toBe(JSON.stringify(content('first').document));
  });

  test('another owner neither sees, changes nor adds a version', async () => {
    const store = await open();
    const { owner, id } = await savedDesign(store);
    const { id: other } = await createOwner(store);
    const version = (await addVersion(store, owner, id, 'Meine'))?.id ?? '';
    expect(await addVersion(store, other, id, 'Fremd')).toBeNull();
    expect(await listVersions(store, other, id)).toEqual([]);
    expect(await findVersion(store, other, id, version)).toBeNull();
    expect(await renameVersion(store, other, id, version, 'Fremd')).toBe(false);
    expect(await deleteVersion(store, other, id, version)).toBe(false);
    const second = await createDesign(store, owner, content('second'));
    expect(await findVersion(store, owner, second.id, version)).toBeNull();
    expect(await deleteVersion(store, owner, second.id, version)).toBe(false);
    expect(await listVersions(store, owner, id)).toHaveLength(1);
  });

  test('of the states kept before a restore the newest five stay, and a named one stays for good', async () => {
    const store = await open();
    const { owner, id } = await savedDesign(store);
    const first = (await addVersion(store, owner, id, null))?.id ?? '';
    expect(await renameVersion(store, owner, id, first, 'Behalten')).toBe(true);
    for (let at = 0; at < 7; at += 1) await addVersion(store, owner, id, null);
    const kinds = (await listVersions(store, owner, id)).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'kept')).toHaveLength(5);
    expect(kinds.filter((kind) => kind === 'named')).toHaveLength(1);
  });

  test('beyond the quota a version is refused, also by a new name, and fits again after one was deleted', async () => {
    const store = await open();
    const { owner, id } = await savedDesign(store);
    const { count } = quotas.namedVersions;
    for (let at = 0; at < count; at += 1) await addVersion(store, owner, id, `Version ${at}`);
    const kept = (await addVersion(store, owner, id, null))?.id ?? '';
    expect(await codeOf(addVersion(store, owner, id, 'zu viel'))).toBe('quota-full');
    expect(await codeOf(renameVersion(store, owner, id, kept, 'zu viel'))).toBe('quota-full');
    const [oldest] = (await listVersions(store, owner, id)).filter(({ kind }) => kind === 'named');
    expect(await deleteVersion(store, owner, id, oldest?.id ?? '')).toBe(true);
    expect(await codeOf(addVersion(store, owner, id, 'passt'))).toBe('done');
  });
});

onEachEngine('deleted designs', (open) => {
  test('a deleted design is gone for every call, is listed for 30 days and comes back with its versions', async () => {
    const store = await open();
    const { owner, id } = await savedDesign(store);
    const { id: other } = await createOwner(store);
    await addVersion(store, owner, id, 'Meine');
    expect(await deleteDesign(store, other, id)).toBe('missing');
    expect(await deleteDesign(store, owner, id)).toBe('deleted');
    expect(await deleteDesign(store, owner, id)).toBe('missing');
    expect(await loadDesign(store, owner, id)).toBeNull();
    expect(await listDesigns(store, owner, 50)).toEqual([]);
    expect(await saveDesign(store, owner, id, 1, content('late'))).toEqual({ ok: false, reason: 'missing' });
    expect(await listVersions(store, owner, id)).toEqual([]);
    expect(await addVersion(store, owner, id, 'spät')).toBeNull();
    expect((await listDeleted(store, owner, 50)).map(({ design }) => design.id)).toEqual([id]);
    expect(await listDeleted(store, other, 50)).toEqual([]);
    expect(await restoreDesign(store, other, id)).toBe(false);
    const late: Store = { ...store, clock: () => new Date(Date.now() + 31 * day) };
    expect(await listDeleted(late, owner, 50)).toEqual([]);
    expect(await restoreDesign(late, owner, id)).toBe(false);
    expect(await restoreDesign(store, owner, id)).toBe(true);
    expect(await restoreDesign(store, owner, id)).toBe(false);
    expect((await loadDesign(store, owner, id))?.document).toEqual(content('first').document);
    expect(await listVersions(store, owner, id)).toHaveLength(1);
    expect(await listDeleted(store, owner, 50)).toEqual([]);
  });

  test('a design in the open cart is not deleted', async () => {
    const store = await open();
    const { owner, id } = await savedDesign(store);
    await addLine(store, owner, plainLine(id), store.clock());
    expect(await deleteDesign(store, owner, id)).toBe('in-cart');
    expect(await loadDesign(store, owner, id)).not.toBeNull();
  });
});
