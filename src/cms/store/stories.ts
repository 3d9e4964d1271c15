/** Writing stories: create, change, publish, move, duplicate, delete. Reading happens in memory (story-index.ts). */
import { randomUUID } from 'node:crypto';
import type { ResultPage } from '#cms/protocol/query.ts';
import type { Story, StoryText } from '#cms/protocol/story.ts';
import { Fault } from '#core/values/fault.ts';
import type { Store } from '#store/db/store.ts';
import type { Tables } from '#store/db/tables.ts';
import { type ContentChange, type ContentWriter, changeContent, refused } from './change.ts';

export type StoryInput = Partial<Omit<StoryText, 'updatedAt'>> & {
  parentId?: number;
  position?: number;
  defaultRoot?: string | null;
  firstPublishedAt?: string;
};
export type NewStory = StoryInput & Pick<StoryText, 'name' | 'slug' | 'content'> & { isFolder?: boolean; groupId?: string };

type Row = Tables['stories'];

const maxVersions = 50;
const maximumDepth = 30;

/** Returns the id. Throws Fault 'bad-input' with the field when slug or parent do not fit. */
export async function createStory(writer: ContentWriter, input: NewStory, options: { publish?: boolean } = {}): Promise<number> {
  return changeContent(writer, (change) => insertStory(change, input, options));
}

/** The same within a change that is under way. */
export async function insertStory(change: ContentChange, input: NewStory, options: { publish?: boolean } = {}): Promise<number> {
  const row = await newRow(change, input);
  await change.trx.insertInto('stories').values(row).execute();
  await saveVersion(change, row, 'create');
  if (options.publish) await publishRow(change, row);
  return row.id;
}

/** Puts new words into a story and publishes them, within a change that is under way. Throws Fault 'not-found'. */
export async function rewriteStory(
  change: ContentChange,
  id: number,
  words: Partial<Pick<StoryText, 'name' | 'content' | 'tags'>>,
): Promise<void> {
  const row = await rowOf(change, id);
  const text: StoryText = { ...textOf(row), ...words, updatedAt: change.at };
  const next: Row = { ...row, draft: JSON.stringify(text), revision: change.revision };
  await saveRow(change, next);
  await saveVersion(change, next, 'update');
  await publishRow(change, next);
}

/**
 * Changes what is given. A slug counts for visitors when the story is published; a folder's slug and a new parent count at once.
 * Throws Fault 'not-found', or 'bad-input' with the field.
 */
export async function updateStory(
  writer: ContentWriter,
  id: number,
  input: StoryInput,
  options: { publish?: boolean } = {},
): Promise<void> {
  await changeContent(writer, async (change) => {
    const row = await rowOf(change, id);
    const old = textOf(row);
    const { parentId = row.parent_id, position = row.position, defaultRoot = row.default_root, firstPublishedAt, ...words } = input;
    const text: StoryText = { ...old, ...words, updatedAt: change.at };
    const next: Row = {
      ...row,
      parent_id: parentId,
      position,
      default_root: defaultRoot,
      first_published_at: firstPublishedAt ?? row.first_published_at,
      slug: text.slug,
      draft: JSON.stringify(text),
      unpublished_changes: row.published === null ? row.unpublished_changes : 1,
      revision: change.revision,
    };
    if (parentId !== row.parent_id) await checkParent(change, row, parentId);
    if (parentId !== row.parent_id || text.slug !== row.slug) await checkSlug(change, next);
    await saveRow(change, next);
    await saveVersion(change, next, 'update');
    const hasNewParent = parentId !== row.parent_id;
    const isRenamed = row.is_folder === 1 && old.slug !== text.slug;
    // A folder has no draft: its names in all languages count for visitors at once, and so does a new order.
    if (row.is_folder === 1 || (row.published !== null && position !== row.position)) change.markPublic();
    if (hasNewParent || isRenamed) await announceMove(change, next);
    if (options.publish) await publishRow(change, next);
  });
}

/** Freezes the draft as the published copy. A folder has none; nothing happens to it. */
export async function publishStory(writer: ContentWriter, id: number): Promise<void> {
  await changeContent(writer, async (change) => publishRow(change, await rowOf(change, id)));
}

export async function unpublishStory(writer: ContentWriter, id: number): Promise<void> {
  await changeContent(writer, (change) => withdrawStory(change, id));
}

/** Takes a story from visitors; its draft stays. Nothing happens to one that is not published. */
export async function withdrawStory(change: ContentChange, id: number): Promise<void> {
  const row = await rowOf(change, id);
  if (row.published === null) return;
  await saveRow(change, {
    ...row,
    published: null,
    published_slug: null,
    published_at: null,
    unpublished_changes: 0,
    revision: change.revision,
  });
  change.markPublic();
  await announceStory(change, row, 'unpublished');
}

/** Deletes a story, or a folder with everything in it. */
export async function deleteStory(writer: ContentWriter, id: number): Promise<void> {
  await changeContent(writer, async (change) => {
    const root = await rowOf(change, id);
    const doomed = [root];
    for (let level = [root]; level.length > 0; ) {
      level = await change.trx
        .selectFrom('stories')
        .selectAll()
        .where(
          'parent_id',
          'in',
          level.map((row) => row.id),
        )
        .execute();
      doomed.push(...level);
    }
    for (const row of doomed) if (row.is_folder === 0) await announceStory(change, row, 'deleted');
    for (const row of doomed.reverse()) await change.trx.deleteFrom('stories').where('id', '=', row.id).execute();
    change.markPublic();
  });
}

/** Puts a story right behind another one (also of another folder), or first among its siblings (0). */
export async function moveStory(writer: ContentWriter, id: number, afterId: number): Promise<void> {
  if (afterId === id) throw refused('after_id', 'is the story itself');
  await changeContent(writer, async (change) => {
    const row = await rowOf(change, id);
    const after = afterId === 0 ? null : await rowOf(change, afterId).catch(() => Promise.reject(refused('after_id', 'does not exist')));
    const parentId = after?.parent_id ?? row.parent_id;
    if (parentId !== row.parent_id) {
      await checkParent(change, row, parentId);
      await checkSlug(change, { ...row, parent_id: parentId });
    }
    const siblings = await change.trx
      .selectFrom('stories')
      .select(['id', 'position'])
      .where('parent_id', '=', parentId)
      .where('id', '!=', id)
      .orderBy('position')
      .orderBy('id')
      .execute();
    const at = after ? siblings.findIndex((sibling) => sibling.id === after.id) + 1 : 0;
    const order = [...siblings.slice(0, at), row, ...siblings.slice(at)];
    for (const [index, story] of order.entries()) {
      const place = { position: index * 10, revision: change.revision };
      if (story.id === id)
        await change.trx
          .updateTable('stories')
          .set({ ...place, parent_id: parentId })
          .where('id', '=', id)
          .execute();
      else if (story.position !== place.position) await change.trx.updateTable('stories').set(place).where('id', '=', story.id).execute();
    }
    await announceMove(change, { ...row, parent_id: parentId });
  });
}

export type KeptVersion = { id: number; event: string; text: StoryText; createdAt: string };

/** Newest first, a page of them: each is as large as the story was. */
export async function storyVersions(
  store: Store,
  id: number,
  { page, perPage }: ResultPage,
): Promise<{ total: number; versions: KeptVersion[] }> {
  const all = store.db.selectFrom('story_versions').where('story', '=', id);
  const { total } = await all.select((query) => query.fn.countAll().as('total')).executeTakeFirstOrThrow();
  const rows = await all
    .selectAll()
    .orderBy('id', 'desc')
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute();
  const versions = rows.map((row) => ({
    id: row.id,
    event: row.event,
    text: JSON.parse(row.text) as StoryText,
    createdAt: row.created_at,
  }));
  return { total: Number(total), versions };
}

/** The two versions a row stands for; `published` is null for a folder's and an unpublished story's. */
export function storiesOfRow(row: Row): { draft: Story; published: Story | null } {
  const frame = {
    id: row.id,
    uuid: row.uuid,
    groupId: row.group_id,
    parentId: row.parent_id,
    isFolder: row.is_folder === 1,
    position: row.position,
    defaultRoot: row.default_root,
    createdAt: row.created_at,
    publishedAt: row.published_at,
    firstPublishedAt: row.first_published_at,
    isPublished: row.published !== null,
    unpublishedChanges: row.unpublished_changes === 1,
  };
  const published = row.published === null ? null : { ...frame, ...(JSON.parse(row.published) as StoryText) };
  return { draft: { ...frame, ...textOf(row) }, published };
}

function textOf(row: Pick<Row, 'draft'>): StoryText {
  return JSON.parse(row.draft) as StoryText;
}

async function newRow(change: ContentChange, input: NewStory): Promise<Row> {
  const { parentId = 0, position, defaultRoot = null, firstPublishedAt, isFolder = false, groupId, ...words } = input;
  const text: StoryText = {
    isStartpage: false,
    tags: [],
    path: null,
    sortByDate: null,
    translatedSlugs: [],
    metaData: null,
    ...words,
    updatedAt: change.at,
  };
  const id = await change.nextId();
  const row: Row = {
    id,
    uuid: randomUUID(),
    group_id: groupId ?? randomUUID(),
    parent_id: parentId,
    is_folder: isFolder ? 1 : 0,
    position: position ?? (await lastPosition(change, parentId)) + 10,
    default_root: defaultRoot,
    slug: text.slug,
    draft: JSON.stringify(text),
    published_slug: null,
    published: null,
    unpublished_changes: 0,
    created_at: change.at,
    published_at: null,
    first_published_at: firstPublishedAt ?? null,
    revision: change.revision,
  };
  await checkParent(change, row, parentId);
  await checkSlug(change, row);
  return row;
}

async function lastPosition({ trx }: ContentChange, parentId: number): Promise<number> {
  const row = await trx
    .selectFrom('stories')
    .select((query) => query.fn.max<number | null>('position').as('last'))
    .where('parent_id', '=', parentId)
    .executeTakeFirst();
  return row?.last ?? -10;
}

async function rowOf({ trx }: ContentChange, id: number): Promise<Row> {
  const row = await trx.selectFrom('stories').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) throw new Fault('not-found', `no story ${id}`);
  return row;
}

async function saveRow({ trx }: ContentChange, { id, ...row }: Row): Promise<void> {
  await trx.updateTable('stories').set(row).where('id', '=', id).execute();
}

async function publishRow(change: ContentChange, row: Row): Promise<void> {
  if (row.is_folder === 1) return;
  const published: Row = {
    ...row,
    published: row.draft,
    published_slug: row.slug,
    unpublished_changes: 0,
    published_at: change.at,
    first_published_at: row.first_published_at ?? change.at,
    revision: change.revision,
  };
  await saveRow(change, published);
  await saveVersion(change, published, 'publish');
  change.markPublic();
  await announceStory(change, published, 'published');
}

/** The parent must be a folder, and not the story itself or below it. */
async function checkParent({ trx }: ContentChange, row: Row, parentId: number): Promise<void> {
  let depth = 0;
  for (let id = parentId; id !== 0; depth += 1) {
    const step = await trx.selectFrom('stories').select(['is_folder', 'parent_id']).where('id', '=', id).executeTakeFirst();
    if (!step || step.is_folder === 0) throw refused('parent_id', 'is not a folder');
    if (id === row.id) throw refused('parent_id', 'is inside the folder itself');
    if (depth > maximumDepth) throw refused('parent_id', 'is too deep');
    id = step.parent_id;
  }
}

/** Slugs are unique in a folder: neither another draft nor another published copy may have it. */
async function checkSlug({ trx }: ContentChange, row: Row): Promise<void> {
  const slugs = row.published_slug === null ? [row.slug] : [row.slug, row.published_slug];
  const other = await trx
    .selectFrom('stories')
    .select('id')
    .where('parent_id', '=', row.parent_id)
    .where('id', '!=', row.id)
    .where((where) => where.or([where('slug', 'in', slugs), where('published_slug', 'in', slugs)]))
    .limit(1)
    .executeTakeFirst();
  if (other) throw refused('slug', 'has already been taken');
}

async function saveVersion(change: ContentChange, row: Row, event: string): Promise<void> {
  const { trx } = change;
  await trx
    .insertInto('story_versions')
    .values({ id: await change.nextId(), story: row.id, event, text: row.draft, created_at: change.at })
    .execute();
  const beyond = await trx
    .selectFrom('story_versions')
    .select('id')
    .where('story', '=', row.id)
    .orderBy('id', 'desc')
    .limit(100)
    .offset(maxVersions)
    .execute();
  const ids = beyond.map((version) => version.id);
  if (ids.length > 0) await trx.deleteFrom('story_versions').where('id', 'in', ids).execute();
}

/** A changed place counts at once. */
async function announceMove(change: ContentChange, row: Row): Promise<void> {
  change.markPublic();
  await announceStory(change, row, 'moved');
}

async function announceStory(change: ContentChange, row: Row, action: string): Promise<void> {
  const parts = [row.slug];
  for (let id = row.parent_id; id !== 0; ) {
    const step = await change.trx.selectFrom('stories').select(['slug', 'parent_id']).where('id', '=', id).executeTakeFirst();
    if (!step) break;
    parts.unshift(step.slug);
    id = step.parent_id;
  }
  const { name } = textOf(row);
  const fullSlug = parts.join('/');
  change.announce({
    topic: 'story',
    action,
    text: `The story ${name} (${fullSlug}) has been ${action}.`,
    about: { story_id: row.id, full_slug: fullSlug },
  });
}
