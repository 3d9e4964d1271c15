/** Stories of a first start. A later start applies changes of the seed, except to stories that were edited, moved or deleted in the shop. */
import { createHash } from 'node:crypto';
import type { Block } from '#core/content/block.ts';
import type { StorySeed } from '#core/content/story-seed.ts';
import { type ContentChange, type ContentWriter, changeContent } from './change.ts';
import { insertStory, rewriteStory } from './stories.ts';

/** Writes and publishes stories; returns how many. Folders take the name of their last segment, or the one of `folderNames`. */
export async function seedStories(
  writer: ContentWriter,
  seeds: readonly StorySeed[],
  folderNames: Readonly<Record<string, string>> = {},
): Promise<number> {
  const known = new Map((await writer.store.db.selectFrom('story_seeds').selectAll().execute()).map((row) => [row.full_slug, row]));
  const marked = seeds.map((seed) => ({ seed, mark: createHash('sha256').update(JSON.stringify(seed)).digest('hex') }));
  if (marked.every(({ seed, mark }) => known.get(seed.slug)?.seed === mark)) return 0;
  return changeContent(writer, async (change) => {
    let written = 0;
    for (const { seed, mark } of marked) {
      const old = known.get(seed.slug);
      if (old?.seed === mark) continue;
      const story = old ? await rewritten(change, seed, old) : await inserted(change, seed, folderNames);
      if (story === null) continue;
      const row = { full_slug: seed.slug, story, seed: mark, revision: change.revision };
      await change.trx
        .insertInto('story_seeds')
        .values(row)
        .onConflict((conflict) => conflict.column('full_slug').doUpdateSet(row))
        .execute();
      written += 1;
    }
    return written;
  });
}

/** The story's id, or null where it is no longer as the seed left it. */
async function rewritten(change: ContentChange, seed: StorySeed, old: { story: number; revision: number }): Promise<number | null> {
  const now = await change.trx.selectFrom('stories').select('revision').where('id', '=', old.story).executeTakeFirst();
  if (now?.revision !== old.revision) return null;
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
