/** The columns that lists read instead of documents, on both databases. */
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { OwnerId } from '#core/customer/owner.ts';
import type { CardDocument } from '#core/products/card/choice.ts';
import { addLine, cartOf, copyLine } from '#store/cart/carts.ts';
import { mergeOwner } from '#store/customer/merge-owner.ts';
import type { Store } from '#store/db/store.ts';
import { createOwner } from '#store/session/sessions.ts';
import { staleDesigns } from '#tests/design-facts.ts';
import { onEachEngine } from '#tests/engines.ts';
import { plainContent, plainDesign, plainLine } from '#tests/orders.ts';
import { deleteDesign, restoreDesign } from './deleted-designs.ts';
import { copyDesign, createDesign, findDesign, listDesigns, saveDesign } from './designs.ts';
import { createShare, findShared } from './shares.ts';
import { designFact } from './summaries.ts';
import { addVersion, findVersion } from './versions.ts';

/** A design with a text of its customer's and a photo. */
function written(words: string, photos: string[] = []): CardDocument {
  const design = plainDesign(photos);
  const box = { xUm: 0, yUm: 0, widthUm: 50_000, heightUm: 9_000, rotation: 0 };
  const look = { font: 'fraunces-400', sizeUm: 4_000, minSizeUm: 3_000, leading: 1.3, tracking: 0, ink: 'text' };
  const set = { align: 'left', vertical: 'top', figures: 'lining' } as const;
  const text = { kind: 'text', id: 'words', role: 'text', ...box, text: words, sample: 'Namen', personal: true, ...look, ...set } as const;
  return { ...design, pages: design.pages.map((page) => ({ ...page, elements: [text, ...page.elements] })) };
}

const photo = 'p'.repeat(22);

async function wordsOf(store: Store, owner: OwnerId, id: string): Promise<string | undefined> {
  const summary = (await findDesign(store, owner, id))?.summary;
  return typeof summary === 'object' ? summary?.words : summary;
}

onEachEngine('the summary of a design', (open, engine) => {
  test('is written with every document: created, saved, copied, restored, of a version, of a guest who signs in', async () => {
    const store = await open();
    const { id: owner } = await createOwner(store);
    const { id } = await createDesign(store, owner, plainContent(written('Zoë', [photo])));
    expect(await wordsOf(store, owner, id)).toBe('Zoë');
    expect(await designFact(store, owner, { id, revision: 1 }, 'photos')).toEqual([photo]);
    const version = await addVersion(store, owner, id, 'erste');
    await saveDesign(store, owner, id, 1, plainContent(written('Max')));
    expect(await wordsOf(store, owner, id)).toBe('Max');
    expect(await designFact(store, owner, { id, revision: 2 }, 'photos')).toEqual([]);
    // Asked for at a revision that is gone.
    expect(await designFact(store, owner, { id, revision: 1 }, 'photos')).toBeUndefined();
    const copy = await store.write((trx) => copyDesign(trx, store.engine, owner, id, store.clock()));
    expect(await wordsOf(store, owner, copy ?? '')).toBe('Max');
    await addLine(store, owner, plainLine(id));
    const line = (await cartOf(store, owner))?.lines[0]?.id ?? '';
    expect(await copyLine(store, owner, line)).toBe(true);
    expect((await cartOf(store, owner))?.lines.map(({ design }) => design?.summary)).toEqual([
      expect.objectContaining({ words: 'Max' }),
      expect.objectContaining({ words: 'Max' }),
    ]);
    await deleteDesign(store, owner, copy ?? '');
    await restoreDesign(store, owner, copy ?? '');
    const old = await findVersion(store, owner, id, version?.id ?? '');
    await saveDesign(store, owner, id, 2, plainContent(JSON.parse(old?.document ?? '')));
    expect(await wordsOf(store, owner, id)).toBe('Zoë');
    // A conflict changes nothing.
    expect(await saveDesign(store, owner, id, 1, plainContent(written('Verloren')))).toMatchObject({ ok: false });
    expect(await wordsOf(store, owner, id)).toBe('Zoë');
    const share = await createShare(store, owner, id, 'view');
    expect(await findShared(store, share?.token ?? '')).toMatchObject({ saved: { summary: { words: 'Zoë' } } });
    const { id: other } = await createOwner(store);
    await store.write((trx) => mergeOwner(trx, owner, { owner: other, verifiedEmail: null }, store.clock()));
    expect((await listDesigns(store, other, 10)).map(({ summary }) => (typeof summary === 'object' ? summary?.words : summary))).toContain(
      'Zoë',
    );
    expect(await listDesigns(store, other, 10)).toHaveLength(3);
    expect(await staleDesigns(store)).toEqual([]);
  });

  test('of another program is made anew, and of a document of a later one says so', async () => {
    const store = await open();
    const { id: owner } = await createOwner(store);
    const { id } = await createDesign(store, owner, plainContent());
    const replace = (summary: unknown) =>
      store.write((trx) =>
        trx
          .updateTable('designs')
          .set({ summary: JSON.stringify(summary) })
          .where('id', '=', id)
          .execute(),
      );
    await replace({ version: 4, product: { type: 'hologram' } });
    expect((await findDesign(store, owner, id))?.summary).toBeNull();
    await replace({ version: 9_000, anything: true });
    expect((await findDesign(store, owner, id))?.summary).toBe('newer');
  });

  if (engine.name === 'sqlite') {
    test('lies before the document, which SQLite would read on the way to a column behind it', async () => {
      const store = await open();
      const columns = await sql<{ name: string }>`select name from pragma_table_info('designs') order by cid`.execute(store.db);
      expect(columns.rows.at(-1)?.name).toBe('document');
    });
  }
});
