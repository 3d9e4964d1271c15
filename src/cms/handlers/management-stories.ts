/** Managing stories: lists, one with everything in it, create, change, publish, move, duplicate, delete, kept versions. */
import { randomUUID } from 'node:crypto';
import { pageOf, readFlag, readNumber, readPage, readStoryQuery, selectStories } from '#cms/protocol/query.ts';
import { isSlug, type PlacedStory, type StoryIndex, slugOf, type TranslatedSlug } from '#cms/protocol/story.ts';
import { alternatesOf } from '#cms/protocol/story-dto.ts';
import { refused } from '#cms/store/change.ts';
import {
  createStory,
  deleteStory,
  moveStory,
  publishStory,
  type StoryInput,
  storyVersions,
  unpublishStory,
  updateStory,
} from '#cms/store/stories.ts';
import { type StoryIndexes, storyIndexes } from '#cms/store/story-index.ts';
import { type Block, contentIssue, isNode } from '#core/content/block.ts';
import { Fault } from '#core/values/fault.ts';
import { filledIn, flagIn, nodesIn, numberIn, requiredIn, textIn, textsIn, wrapped } from './body.ts';
import { type Body, type CmsContext, found, listHeaders, type Reply, writerOf } from './context.ts';
import { countTags } from './delivery-lists.ts';

export async function listStories(context: CmsContext, parameters: URLSearchParams): Promise<Reply> {
  const { draft } = await storyIndexes(context.shop.store);
  const page = readPage(parameters);
  const selected = selectStories(draft, readStoryQuery(parameters), null);
  const stories = pageOf(selected, page).map((story) => managed(draft, story, false));
  return found({ stories }, listHeaders(selected.length, page.perPage));
}

export async function showStory(context: CmsContext, id: number): Promise<Reply> {
  return found({ story: storyBody(await storyIndexes(context.shop.store), id) });
}

/** 201 with the story. */
export async function addStory(context: CmsContext, parameters: URLSearchParams, body: Body): Promise<Reply> {
  const given = wrapped(body, 'story');
  const name = requiredIn(given, 'name');
  const isFolder = flagIn(given, 'is_folder') ?? false;
  const input = await readInput(context, given);
  const id = await createStory(
    writerOf(context),
    {
      ...input,
      name,
      slug: input.slug ?? checkedSlug(slugOf(name)),
      content: input.content ?? { component: isFolder ? 'folder' : 'page', _uid: randomUUID() },
      isFolder,
    },
    { publish: isToPublish(parameters, body) },
  );
  return { status: 201, body: { story: storyBody(await storyIndexes(context.shop.store), id) } };
}

export async function changeStory(context: CmsContext, id: number, parameters: URLSearchParams, body: Body): Promise<Reply> {
  const input = await readInput(context, wrapped(body, 'story'), id);
  await updateStory(writerOf(context), id, input, { publish: isToPublish(parameters, body) });
  return showStory(context, id);
}

/** Answers the story as it was. */
export async function removeStory(context: CmsContext, id: number): Promise<Reply> {
  const last = await showStory(context, id);
  await deleteStory(writerOf(context), id);
  return last;
}

/** Every language at once: the space publishes stories, not translations. */
export async function setPublished(context: CmsContext, id: number, isPublished: boolean): Promise<Reply> {
  await (isPublished ? publishStory : unpublishStory)(writerOf(context), id);
  return showStory(context, id);
}

/** `after_id` is a sibling-to-be in the address or the body; 0 means first. */
export async function placeStory(context: CmsContext, id: number, parameters: URLSearchParams, body: Body): Promise<Reply> {
  const after = readNumber(parameters, 'after_id') ?? numberIn(body, 'after_id');
  if (after === undefined) throw refused('after_id', "can't be blank");
  await moveStory(writerOf(context), id, after);
  return showStory(context, id);
}

/** A new draft with the same content; it joins the group of the old one when asked to. */
export async function copyStory(context: CmsContext, id: number, body: Body): Promise<Reply> {
  const { draft } = await storyIndexes(context.shop.store);
  const old = storyOf(draft, id);
  const given = isNode(body.story) ? body.story : {};
  const input = await readInput(context, given);
  const { name, slug, content, isStartpage, tags, path, sortByDate, metaData, parentId, defaultRoot, isFolder } = old;
  const made = await createStory(writerOf(context), {
    name,
    slug,
    content,
    isStartpage,
    tags,
    path,
    sortByDate,
    metaData,
    parentId,
    defaultRoot,
    isFolder,
    ...input,
    ...(flagIn(body, 'same_group') ? { groupId: old.groupId } : {}),
  });
  return showStory(context, made);
}

export async function listStoryVersions(context: CmsContext, id: number, parameters: URLSearchParams): Promise<Reply> {
  const { draft } = await storyIndexes(context.shop.store);
  storyOf(draft, id);
  const page = readPage(parameters);
  const { total, versions } = await storyVersions(context.shop.store, id, page);
  const body = {
    versions: versions.map((version) => ({
      id: version.id,
      item_id: id,
      item_type: 'Story',
      event: version.event,
      created_at: version.createdAt,
      author: null,
      author_id: null,
      is_draft: version.event !== 'publish',
      name: version.text.name,
      slug: version.text.slug,
      content: version.text.content,
    })),
  };
  return found(body, listHeaders(total, page.perPage));
}

export async function listTags(context: CmsContext): Promise<Reply> {
  return found({ tags: countTags((await storyIndexes(context.shop.store)).draft.all) });
}

function storyOf(index: StoryIndex, id: number): PlacedStory {
  const story = index.byId.get(id);
  if (!story) throw new Fault('not-found', `no story ${id}`);
  return story;
}

function storyBody({ draft }: StoryIndexes, id: number) {
  return managed(draft, storyOf(draft, id), true);
}

/** A story as editors see it; lists leave its content out. */
function managed(index: StoryIndex, story: PlacedStory, isWhole: boolean) {
  const { fullSlug } = story;
  const parents: PlacedStory[] = [];
  for (let step = index.byId.get(story.parentId); step && parents.length < 50; step = index.byId.get(step.parentId)) parents.unshift(step);
  const parent = parents.at(-1);
  const brief = ({ id, name, slug, fullSlug: full_slug, uuid, isStartpage, parentId }: PlacedStory) => ({
    id,
    name,
    slug,
    full_slug,
    uuid,
    is_startpage: isStartpage,
    parent_id: parentId,
  });
  return {
    name: story.name,
    parent_id: story.parentId,
    group_id: story.groupId,
    created_at: story.createdAt,
    updated_at: story.updatedAt,
    deleted_at: null,
    sort_by_date: story.sortByDate,
    tag_list: story.tags,
    position: story.position,
    id: story.id,
    uuid: story.uuid,
    slug: story.slug,
    full_slug: fullSlug,
    path: story.path,
    is_folder: story.isFolder,
    is_startpage: story.isStartpage,
    default_root: story.defaultRoot,
    disable_fe_editor: false,
    published: story.isPublished,
    unpublished_changes: story.unpublishedChanges,
    published_at: story.publishedAt,
    first_published_at: story.firstPublishedAt,
    publish_at: null,
    expire_at: null,
    scheduled_dates: null,
    imported_at: null,
    pinned: false,
    meta_data: story.metaData ?? null,
    release_id: null,
    last_author: null,
    last_author_id: null,
    favourite_for_user_ids: [],
    can_not_view: false,
    preview_token: null,
    breadcrumbs: parents.map(brief),
    parent: parent ? brief(parent) : null,
    content_type: story.isFolder ? null : story.content.component,
    translated_slugs: story.translatedSlugs.map((entry) => ({ ...entry, published: story.isPublished })),
    localized_paths: index.spaceLanguages.map((lang) => ({
      path: story.paths.get(lang) ?? fullSlug,
      name: story.translatedSlugs.find((entry) => entry.lang === lang)?.name ?? null,
      lang,
      published: story.isPublished,
    })),
    lang: 'default',
    default_full_slug: null,
    alternates: alternatesOf(index, story, null),
    ...(isWhole ? { content: story.content } : {}),
  };
}

/** The fields of a story that were sent. Throws Fault 'bad-input' naming the first that does not fit. */
async function readInput(context: CmsContext, given: Body, id?: number): Promise<StoryInput> {
  const input: StoryInput = {};
  const name = filledIn(given, 'name');
  if (name !== undefined) input.name = name;
  const slug = filledIn(given, 'slug');
  if (slug !== undefined) input.slug = checkedSlug(slug);
  const parentId = given.parent_id === null ? 0 : numberIn(given, 'parent_id');
  if (parentId !== undefined) input.parentId = parentId;
  const position = numberIn(given, 'position');
  if (position !== undefined) input.position = position;
  const isStartpage = flagIn(given, 'is_startpage');
  if (isStartpage !== undefined) input.isStartpage = isStartpage;
  const tags = textsIn(given, 'tag_list');
  if (tags !== undefined) input.tags = tags;
  const path = textIn(given, 'path');
  if (path !== undefined) input.path = path || null;
  const root = textIn(given, 'default_root');
  if (root !== undefined) input.defaultRoot = root || null;
  const sortByDate = textIn(given, 'sort_by_date');
  if (sortByDate !== undefined) input.sortByDate = sortByDate || null;
  if (given.meta_data !== undefined) input.metaData = given.meta_data;
  const first = textIn(given, 'first_published_at');
  if (first) input.firstPublishedAt = checkedDate('first_published_at', first);
  if (given.content !== undefined) input.content = checkedContent(given.content);
  const slugs = nodesIn(given, 'translated_slugs_attributes');
  if (slugs) input.translatedSlugs = await mergedSlugs(context, slugs, id);
  return input;
}

function checkedSlug(slug: string): string {
  if (slug === '') throw refused('slug', "can't be blank");
  if (!isSlug(slug)) throw refused('slug', 'is invalid');
  return slug;
}

function checkedDate(field: string, text: string): string {
  const time = Date.parse(text);
  if (Number.isNaN(time)) throw refused(field, 'is not a date');
  return new Date(time).toISOString();
}

function checkedContent(value: unknown): Block {
  if (!isNode(value)) throw refused('content', 'is not an object');
  const issue = contentIssue(value);
  if (issue) throw refused('content', issue);
  const { component = '', _uid = randomUUID() } = value;
  if (typeof component !== 'string' || typeof _uid !== 'string') throw refused('content', 'has no component');
  return { ...value, component, _uid };
}

/** Slugs per language replace the one the language had; `_destroy` takes it away. */
async function mergedSlugs(context: CmsContext, given: Body[], id: number | undefined): Promise<TranslatedSlug[]> {
  const { draft, space } = await storyIndexes(context.shop.store);
  const known = id === undefined ? [] : (draft.byId.get(id)?.translatedSlugs ?? []);
  const merged = new Map(known.map((entry) => [entry.lang, entry]));
  for (const entry of given) {
    const lang = textIn(entry, 'lang') ?? known.find((old) => old.id === entry.id)?.lang;
    if (!lang || !space.languages.some((language) => language.code === lang)) throw refused('translated_slugs', 'has an unknown language');
    const old = merged.get(lang);
    if (flagIn(entry, '_destroy')) {
      merged.delete(lang);
      continue;
    }
    const slug = filledIn(entry, 'slug') ?? old?.slug ?? '';
    merged.set(lang, {
      id: old?.id ?? space.languages.findIndex((language) => language.code === lang) + 1,
      lang,
      slug: slug && checkedSlug(slug),
      name: textIn(entry, 'name') || (old?.name ?? null),
    });
  }
  return [...merged.values()];
}

/** 1, "1" or true, in the body or in the address. */
function isToPublish(parameters: URLSearchParams, body: Body): boolean {
  return flagIn(body, 'publish') ?? readFlag(parameters, 'publish') ?? false;
}
