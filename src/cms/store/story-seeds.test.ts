import { expect, test } from 'vitest';
import type { StorySeed } from '#core/content/story-seed.ts';
import type { Store } from '#store/db/store.ts';
import { onEachEngine } from '#tests/engines.ts';
import type { ContentWriter } from './change.ts';
import { deleteStory, updateStory } from './stories.ts';
import { storyIndexes } from './story-index.ts';
import { seedStories } from './story-seeds.ts';

const seed = (slug: string, title: string): StorySeed => ({
  slug,
  name: title,
  content: { component: 'page', title, body: [{ component: 'page-text' }] },
});

function writer(store: Store): ContentWriter {
  return { store, space: 1001, clock: () => new Date('2026-11-20T10:00:00Z') };
}

async function titles(store: Store): Promise<Record<string, unknown>> {
  const { published } = await storyIndexes(store);
  return Object.fromEntries(published.all.filter((story) => !story.isFolder).map((story) => [story.fullSlug, story.content.title]));
}

async function idOf(store: Store, slug: string): Promise<number> {
  return (await storyIndexes(store)).draft.all.find((story) => story.fullSlug === slug)?.id ?? 0;
}

onEachEngine('stories of a first start', (open) => {
  test('are published with their folders, and a second start writes nothing', async () => {
    const store = await open();
    const seeds = [seed('federleicht/impressum', 'Impressum'), seed('federleicht/magazin/eins', 'Eins')];
    expect(await seedStories(writer(store), { number: 1, stories: seeds })).toBe(2);
    expect(await titles(store)).toEqual({ 'federleicht/impressum': 'Impressum', 'federleicht/magazin/eins': 'Eins' });
    expect(await seedStories(writer(store), { number: 1, stories: seeds })).toBe(0);
  });

  test('follow a changed seed, unless they were changed or deleted in the shop', async () => {
    const store = await open();
    const slugs = ['federleicht/a', 'federleicht/b', 'federleicht/c'];
    await seedStories(writer(store), { number: 1, stories: slugs.map((slug) => seed(slug, 'Alt')) });
    await updateStory(
      writer(store),
      await idOf(store, 'federleicht/b'),
      { content: { component: 'page', title: 'Eigen' } },
      { publish: true },
    );
    await deleteStory(writer(store), await idOf(store, 'federleicht/c'));
    expect(await seedStories(writer(store), { number: 1, stories: slugs.map((slug) => seed(slug, 'Neu')) })).toBe(1);
    expect(await titles(store)).toEqual({ 'federleicht/a': 'Neu', 'federleicht/b': 'Eigen' });
  });

  test('do not take an address that is in use', async () => {
    const store = await open();
    await seedStories(writer(store), { number: 1, stories: [seed('federleicht/a', 'Erster')] });
    await store.write((trx) => trx.deleteFrom('story_seeds').execute());
    expect(await seedStories(writer(store), { number: 1, stories: [seed('federleicht/a', 'Zweiter')] })).toBe(0);
    expect(await titles(store)).toEqual({ 'federleicht/a': 'Erster' });
  });

  test('an older program that is started again writes nothing, and what left the seed is unpublished, its draft kept', async () => {
    const store = await open();
    const older = { number: 1, stories: [seed('federleicht/a', 'Alt'), seed('federleicht/b', 'Fort'), seed('federleicht/c', 'Eigen')] };
    const newer = { number: 2, stories: [seed('federleicht/a', 'Neu')] };
    await seedStories(writer(store), older);
    await updateStory(
      writer(store),
      await idOf(store, 'federleicht/c'),
      { content: { component: 'page', title: 'Mein' } },
      { publish: true },
    );
    expect(await seedStories(writer(store), newer)).toBe(2);
    const after = await titles(store);
    expect(after).toEqual({ 'federleicht/a': 'Neu', 'federleicht/c': 'Mein' });
    expect(await idOf(store, 'federleicht/b')).toBeGreaterThan(0);
    expect(await seedStories(writer(store), older)).toBe(0);
    expect(await seedStories(writer(store), newer)).toBe(0);
    expect(await titles(store)).toEqual(after);
    expect(await seedStories(writer(store), { ...older, number: 3 })).toBe(2);
    expect(await titles(store)).toEqual({ 'federleicht/a': 'Alt', 'federleicht/b': 'Fort', 'federleicht/c': 'Mein' });
  });

  test('of two programs that start at once, the newer one’s words stay', async () => {
    const store = await open();
    const of = (number: number) => ({ number, stories: [seed('federleicht/a', `Seed ${number}`)] });
    await seedStories(writer(store), of(1));
    await Promise.all([1, 2, 1, 2].map((number) => seedStories(writer(store), of(number))));
    expect(await titles(store)).toEqual({ 'federleicht/a': 'Seed 2' });
  });
});
