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
    expect(await seedStories(writer(store), seeds)).toBe(2);
    expect(await titles(store)).toEqual({ 'federleicht/impressum': 'Impressum', 'federleicht/magazin/eins': 'Eins' });
    expect(await seedStories(writer(store), seeds)).toBe(0);
  });

  test('follow a changed seed, unless they were changed or deleted in the shop', async () => {
    const store = await open();
    const slugs = ['federleicht/a', 'federleicht/b', 'federleicht/c'];
    await seedStories(
      writer(store),
      slugs.map((slug) => seed(slug, 'Alt')),
    );
    await updateStory(
      writer(store),
      await idOf(store, 'federleicht/b'),
      { content: { component: 'page', title: 'Eigen' } },
      { publish: true },
    );
    await deleteStory(writer(store), await idOf(store, 'federleicht/c'));
    expect(
      await seedStories(
        writer(store),
        slugs.map((slug) => seed(slug, 'Neu')),
      ),
    ).toBe(1);
    expect(await titles(store)).toEqual({ 'federleicht/a': 'Neu', 'federleicht/b': 'Eigen' });
  });

  test('do not take an address that is in use', async () => {
    const store = await open();
    await seedStories(writer(store), [seed('federleicht/a', 'Erster')]);
    await store.write((trx) => trx.deleteFrom('story_seeds').execute());
    expect(await seedStories(writer(store), [seed('federleicht/a', 'Zweiter')])).toBe(0);
    expect(await titles(store)).toEqual({ 'federleicht/a': 'Erster' });
  });
});
