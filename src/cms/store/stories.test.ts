import { expect, test } from 'vitest';
import { findBySlug } from '#cms/protocol/story.ts';
import type { Store } from '#store/db/store.ts';
import { readVersions } from '#store/db/versions.ts';
import { onEachEngine } from '#tests/engines.ts';
import type { ContentWriter } from './change.ts';
import { readContentNumbers } from './change.ts';
import { createStory, deleteStory, moveStory, publishStory, storyVersions, unpublishStory, updateStory } from './stories.ts';
import { storyIndexes } from './story-index.ts';

const page = (n = 0) => ({ component: 'page', _uid: 'u', n });

function writer(store: Store, clock = () => new Date('2026-11-20T10:00:00Z')): ContentWriter {
  return { store, space: 1001, clock };
}

async function numbers(store: Store) {
  const version = (await readVersions(store)).get('content') ?? 0;
  return { version, cv: (await readContentNumbers(store)).cv };
}

onEachEngine('stories', (open, engine) => {
  test('of one slug in one folder are made once, however many try at the same time', async () => {
    const store = await open();
    const tries = await Promise.allSettled(
      Array.from({ length: 20 }, () => createStory(writer(store), { name: 'A', slug: 'a', content: page() }, { publish: true })),
    );
    expect(tries.filter((result) => result.status === 'fulfilled')).toHaveLength(1);
    const refusals = tries.flatMap((result) => (result.status === 'rejected' ? [result.reason.details.errors[0].message.values.text] : []));
    expect(new Set(refusals)).toEqual(new Set(['has already been taken']));
  });

  test('published at the same time raise cv once each, and the version of content with it', async () => {
    const store = await open();
    const ids: number[] = [];
    for (let n = 0; n < 10; n += 1) ids.push(await createStory(writer(store), { name: 'A', slug: `a${n}`, content: page() }));
    const before = await numbers(store);
    await Promise.all(ids.map((id) => publishStory(writer(store), id)));
    const after = await numbers(store);
    expect(after.version - before.version).toBe(10);
    expect(after.cv).toBe(Date.parse('2026-11-20T10:00:00Z') / 1000 + 9);
  });

  test('saved as drafts change nothing that visitors see', async () => {
    const store = await open();
    const id = await createStory(writer(store), { name: 'A', slug: 'a', content: page(1) }, { publish: true });
    const before = await numbers(store);
    await updateStory(writer(store), id, { content: page(2), name: 'B', slug: 'b' });
    expect(await numbers(store)).toEqual(before);
    const { published } = await storyIndexes(store);
    expect(findBySlug(published, 'a', null)).toMatchObject({ name: 'A', content: { n: 1 } });
    expect(findBySlug(published, 'b', null)).toBeNull();
  });

  test('keep the address they are published under from others until it is given up', async () => {
    const store = await open();
    const a = await createStory(writer(store), { name: 'A', slug: 'a', content: page() }, { publish: true });
    await updateStory(writer(store), a, { slug: 'b' });
    const another = () => createStory(writer(store), { name: 'C', slug: 'a', content: page() });
    await expect(another()).rejects.toMatchObject({ code: 'bad-input' });
    await publishStory(writer(store), a);
    expect(await another()).toBeGreaterThan(a);
    expect(findBySlug((await storyIndexes(store)).published, 'b', null)?.id).toBe(a);
  });

  test('go with their folder when it is deleted, and nothing else does', async () => {
    const store = await open();
    const make = (slug: string, parentId: number, isFolder = false) =>
      createStory(writer(store), { name: slug, slug, parentId, isFolder, content: page() }, { publish: true });
    const folder = await make('f', 0, true);
    const inner = await make('g', folder, true);
    await make('a', inner);
    await make('b', 0);
    await deleteStory(writer(store), folder);
    expect((await storyIndexes(store)).draft.all.map((story) => story.fullSlug)).toEqual(['b']);
  });

  test('cannot be put below themselves', async () => {
    const store = await open();
    const outer = await createStory(writer(store), { name: 'o', slug: 'o', isFolder: true, content: page() });
    const inner = await createStory(writer(store), { name: 'i', slug: 'i', isFolder: true, parentId: outer, content: page() });
    const leaf = await createStory(writer(store), { name: 'l', slug: 'l', parentId: inner, content: page() });
    for (const parentId of [outer, inner]) {
      await expect(updateStory(writer(store), outer, { parentId })).rejects.toMatchObject({ code: 'bad-input' });
    }
    await expect(moveStory(writer(store), outer, leaf)).rejects.toMatchObject({ code: 'bad-input' });
  });

  test('keep their last fifty versions', async () => {
    const store = await open();
    const id = await createStory(writer(store), { name: 'A', slug: 'a', content: page() });
    for (let n = 1; n <= 55; n += 1) await updateStory(writer(store), id, { content: page(n) });
    const { total, versions } = await storyVersions(store, id, { page: 1, perPage: 100 });
    expect(total).toBe(versions.length);
    expect([versions.length, versions[0]?.text.content.n, versions.at(-1)?.text.content.n]).toEqual([50, 55, 6]);
  });

  test('are never old for who asks after they were published, in this process or another', async () => {
    const settings = await engine.migrated();
    const [here, there] = [await open(settings), await open(settings)];
    const id = await createStory(writer(here), { name: 'A', slug: 'a', content: page(0) }, { publish: true });
    let published = 0;
    let isOver = false;
    const wrong: string[] = [];
    async function look(store: Store): Promise<void> {
      while (!isOver) {
        const least = published;
        const seen = findBySlug((await storyIndexes(store)).published, 'a', null)?.content.n as number;
        if (!(seen >= least)) wrong.push(`${seen} after ${least}`);
        await new Promise((resolve) => setImmediate(resolve));
      }
    }
    const looking = [look(here), look(there)];
    for (let n = 1; n <= 60; n += 1) {
      await updateStory(writer(here), id, { content: page(n) }, { publish: true });
      published = n;
    }
    isOver = true;
    await Promise.all(looking);
    expect(wrong).toEqual([]);
    await unpublishStory(writer(here), id);
    expect(findBySlug((await storyIndexes(there)).published, 'a', null)).toBeNull();
  });
});
