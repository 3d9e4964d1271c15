/** Stories of a first start. A later start applies changes of the seed, except to stories that were edited, moved or deleted in the shop. */
import { createHash } from 'node:crypto';
import type { Block } from '#core/content/block.ts';
import type { StorySeed } from '#core/content/story-seed.ts';
import type { Store } from '#store/db/store.ts';
import type { Tables } from '#store/db/tables.ts';
import { type ContentChange, type ContentWriter, changeContent } from './change.ts';
import { insertStory, rewriteStory, withdrawStory } from './stories.ts';

/** The stories of a program's seed. `number` rises with every change of them. */
export type StoriesOfSeed = {
  number: number;
  stories: readonly StorySeed[];
  /** Folders take the name of their last segment, or this one. */
  folderNames?: Readonly<Record<string, string>>;
};

type SeededStory = Tables['story_seeds'];

/**
 * Writes and publishes stories, and takes those from visitors that the seed has no more; returns how many. Where a newer seed was written,
 * nothing is: a program of an older release was started again.
 */
export async function seedStories(writer: ContentWriter, { number, stories, folderNames = {} }: StoriesOfSeed): Promise<number> {
  const marked = stories.map((seed) => ({ seed, mark: createHash('sha256').update(JSON.stringify(seed)).digest('hex') }));
  const isWritten = (known: ReadonlyMap<string, SeededStory>) =>
    [...known.values()].every(({ seed_number }) => seed_number === number) &&
    marked.every(({ seed, mark }) => known.get(seed.slug)?.seed === mark);
  if (isWritten(await seededStories(writer.store.db))) return 0;
  return changeContent(writer, async (change) => {
    // Read again: no other start writes until this one has ended.
    const known = await seededStories(change.trx);
    if ([...known.values()].some(({ seed_number }) => seed_number > number)) return 0;
    let written = 0;
    for (const { seed, mark } of marked) {
      const old = known.get(seed.slug);
      if (old?.seed === mark) continue;
      const story = old ? await rewritten(change, seed, old) : await inserted(change, seed, folderNames);
      if (story === null) continue;
      const row = { full_slug: seed.slug, story, seed: mark, revision: change.revision, seed_number: number };
      await change.trx
        .insertInto('story_seeds')
        .values(row)
        .onConflict((conflict) => conflict.column('full_slug').doUpdateSet(row))
        .execute();
      written += 1;
    }
    const slugs = new Set(stories.map(({ slug }) => slug));
    for (const old of known.values())
      if (old.seed_number < number && !slugs.has(old.full_slug) && (await withdrawn(change, old))) written += 1;
    await change.trx.updateTable('story_seeds').set({ seed_number: number }).where('seed_number', '<', number).execute();
    return written;
  });
}

async function seededStories(db: Pick<Store['db'], 'selectFrom'>): Promise<Map<string, SeededStory>> {
  return new Map((await db.selectFrom('story_seeds').selectAll().execute()).map((row) => [row.full_slug, row]));
}

/** True for a story that is as the seed left it. */
async function isUntouched({ trx }: ContentChange, { story, revision }: Pick<SeededStory, 'story' | 'revision'>): Promise<boolean> {
  const now = await trx.selectFrom('stories').select('revision').where('id', '=', story).executeTakeFirst();
  return now?.revision === revision;
}

/** False for a story that was changed in the shop: it stays. A later seed that has the story again publishes it. */
async function withdrawn(change: ContentChange, old: SeededStory): Promise<boolean> {
  if (old.seed === '' || !(await isUntouched(change, old))) return false;
  await withdrawStory(change, old.story);
  const row = { seed: '', revision: change.revision };
  await change.trx.updateTable('story_seeds').set(row).where('full_slug', '=', old.full_slug).execute();
  return true;
}

/** The story's id, or null where it is no longer as the seed left it. */
async function rewritten(change: ContentChange, seed: StorySeed, old: SeededStory): Promise<number | null> {
  if (!(await isUntouched(change, old))) return null;
  await rewriteStory(change, old.story, { name: seed.name, content: withIds(seed), ...(seed.tags ? { tags: seed.tags } : {}) });
  return old.story;
}

/** The new story's id, or null where another story has its address. */
async function inserted(change: ContentChange, seed: StorySeed, folderNames: Readonly<Record<string, string>>): Promise<number | null> {
  const segments = seed.slug.split('/');
  const slug = segments.pop() ?? '';
  let parentId = 0;
  for (const [at, segment] of segments.entries()) {
    const path = segments.slice(0, at + 1).join('/');
    const folder = await childOf(change, parentId, segment);
    if (folder && folder.is_folder === 0) return null;
    const name = folderNames[path] ?? `${segment.charAt(0).toUpperCase()}${segment.slice(1)}`;
    parentId = folder?.id ?? (await insertStory(change, { name, slug: segment, parentId, isFolder: true, content: { component: '' } }));
  }
  if (await childOf(change, parentId, slug)) return null;
  const { name, tags = [], isStartpage = false, firstPublishedAt } = seed;
  const words = { name, slug, parentId, tags, isStartpage, content: withIds(seed), ...(firstPublishedAt ? { firstPublishedAt } : {}) };
  return insertStory(change, words, { publish: true });
}

async function childOf({ trx }: ContentChange, parentId: number, slug: string) {
  return trx
    .selectFrom('stories')
    .select(['id', 'is_folder'])
    .where('parent_id', '=', parentId)
    .where('slug', '=', slug)
    .executeTakeFirst();
}

/** Blocks get ids that stay the same as long as the seed does: editors and page keys need them. */
function withIds({ slug, content }: StorySeed): Block {
  let number = 0;
  const visit = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(visit);
    if (typeof value !== 'object' || value === null) return value;
    const fields = Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, visit(inner)]));
    if (!('component' in value)) return fields;
    number += 1;
    return { _uid: createHash('sha256').update(`${slug} ${number}`).digest('hex').slice(0, 32), ...fields };
  };
  return visit(content) as Block;
}
