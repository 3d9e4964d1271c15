/** What a list of stories may be asked: reading it from an address (delivery and management alike) and choosing the stories. */

import { searchableText } from '#core/content/block.ts';
import { Fault } from '#core/values/fault.ts';
import { verbatim } from '#core/values/message.ts';
import { instant, isLike, passes, readFilter, type StoryFilter } from './filter.ts';
import { readOrder, type SortOrder, sorted } from './sort.ts';
import { type PlacedStory, type StoryIndex, slugIn, trimSlashes } from './story.ts';

type Bound = { field: 'publishedAt' | 'firstPublishedAt' | 'updatedAt' | 'createdAt'; word: 'gt' | 'gte' | 'lt' | 'lte'; at: number };

export type StoryQuery = {
  startsWith: string | null;
  slugs: string[] | null;
  withoutSlugs: string[];
  uuids: string[] | null;
  /** The stories come in the order of `uuids`. */
  uuidsOrdered: boolean;
  ids: string[] | null;
  withoutIds: string[];
  component: string | null;
  containsComponent: string | null;
  tags: string[] | null;
  isStartpage: boolean | null;
  level: number | null;
  workflowStages: string[] | null;
  /** Words that all have to be in a story, in lower case. */
  search: string[] | null;
  parentId: number | null;
  only: 'stories' | 'folders' | null;
  isPublished: boolean | null;
  bounds: Bound[];
  filter: StoryFilter;
  order: SortOrder;
};

export type ResultPage = { page: number; perPage: number };

const fields = {
  published_at: 'publishedAt',
  first_published_at: 'firstPublishedAt',
  updated_at: 'updatedAt',
  created_at: 'createdAt',
} as const;
const words = ['gt', 'gte', 'lt', 'lte'] as const;

/** Reads every parameter but those of paging. Throws Fault 'bad-json' (400) naming the one that is wrong. */
export function readStoryQuery(parameters: URLSearchParams): StoryQuery {
  const text = (...names: string[]) => names.map((name) => parameters.get(name)).find((value) => value) || null;
  const list = (name: string) => {
    const value = text(name);
    return value === null ? null : value.split(',').map((item) => item.trim());
  };
  const ordered = list('by_uuids_ordered');
  return {
    startsWith: text('starts_with')?.replace(/^\/+/, '') || null,
    slugs: list('by_slugs')?.map(trimSlashes) ?? null,
    withoutSlugs: list('excluding_slugs')?.map(trimSlashes) ?? [],
    uuids: ordered ?? list('by_uuids'),
    uuidsOrdered: ordered !== null,
    ids: list('by_ids'),
    withoutIds: list('excluding_ids') ?? [],
    component: text('content_type', 'component'),
    containsComponent: text('contain_component'),
    tags: list('with_tag'),
    isStartpage: readFlag(parameters, 'is_startpage'),
    level: readNumber(parameters, 'level'),
    workflowStages: list('in_workflow_stages'),
    search: text('search_term', 'text_search', 'search')?.toLowerCase().trim().split(/\s+/) ?? null,
    parentId: readNumber(parameters, 'with_parent'),
    only: readFlag(parameters, 'story_only') ? 'stories' : readFlag(parameters, 'folder_only') ? 'folders' : null,
    isPublished: readFlag(parameters, 'is_published'),
    bounds: readBounds(parameters),
    filter: readFilter(parameters),
    order: readOrder(text('sort_by') ?? ''),
  };
}

/** `page` from 1 and `per_page`: 25 where not given (F514), `maximum` where more. Throws Fault 'bad-json' (400). */
export function readPage(parameters: URLSearchParams, maximum = 100): ResultPage {
  const page = readNumber(parameters, 'page') ?? 1;
  const perPage = readNumber(parameters, 'per_page') ?? 25;
  if (page < 1) throw refused('page must be 1 or more');
  if (perPage < 1) throw refused('per_page must be 1 or more');
  return { page, perPage: Math.min(perPage, maximum) };
}

export function pageOf<T>(items: readonly T[], { page, perPage }: ResultPage): T[] {
  return items.slice((page - 1) * perPage, page * perPage);
}

/** The stories of a index that the query names, in its order. Addresses are compared in `language`. */
export function selectStories(index: StoryIndex, query: StoryQuery, language: string | null): PlacedStory[] {
  const uuids = query.uuids && new Set(query.uuids);
  const found = index.all.filter(
    (story) =>
      (!uuids || uuids.has(story.uuid)) &&
      hasSlug(story, query, language) &&
      hasPlace(story, query) &&
      query.bounds.every((bound) => isWithin(story[bound.field], bound)) &&
      passes(story.content, query.filter) &&
      (query.containsComponent === null || contains(story, query.containsComponent)) &&
      (query.search === null || query.search.every((word) => textOf(story).includes(word))),
  );
  if (query.order.length > 0) return sorted(found, query.order, language);
  if (!query.uuidsOrdered) return found;
  const place = new Map((query.uuids ?? []).map((uuid, index) => [uuid, index]));
  return found.sort((a, b) => (place.get(a.uuid) ?? 0) - (place.get(b.uuid) ?? 0));
}

function hasSlug(story: PlacedStory, query: StoryQuery, language: string | null): boolean {
  const address = slugIn(story, language);
  if (query.startsWith !== null && !address.startsWith(query.startsWith)) return false;
  if (query.slugs && !query.slugs.some((slug) => isLike(address, slug))) return false;
  if (query.withoutSlugs.some((slug) => isLike(address, slug))) return false;
  return query.level === null || address.split('/').length === query.level;
}

function hasPlace(story: PlacedStory, query: StoryQuery): boolean {
  if (query.ids && !query.ids.includes(String(story.id))) return false;
  if (query.withoutIds.includes(String(story.id))) return false;
  if (query.component !== null && story.content.component !== query.component) return false;
  if (query.tags && !query.tags.some((tag) => story.tags.includes(tag))) return false;
  if (query.isStartpage !== null && story.isStartpage !== query.isStartpage) return false;
  if (query.parentId !== null && story.parentId !== query.parentId) return false;
  if (query.isPublished !== null && story.isPublished !== query.isPublished) return false;
  // There are no workflows, so no story is in a stage of one.
  if (query.workflowStages) return false;
  return query.only === null || (query.only === 'folders') === story.isFolder;
}

function contains(story: PlacedStory, component: string): boolean {
  return JSON.stringify(story.content).includes(`"component":${JSON.stringify(component)}`);
}

const texts = new WeakMap<object, string>();

/** Kept per content: every story that shows the same content object has the same text. */
function textOf(story: PlacedStory): string {
  let text = texts.get(story.content);
  if (text === undefined) {
    text = searchableText(story.content);
    texts.set(story.content, text);
  }
  return `${story.name}\n${story.slug}\n`.toLowerCase() + text;
}

function isWithin(value: string | null, { word, at }: Bound): boolean {
  if (value === null) return false;
  const time = Date.parse(value);
  if (word === 'gt') return time > at;
  if (word === 'gte') return time >= at;
  return word === 'lt' ? time < at : time <= at;
}

function readBounds(parameters: URLSearchParams): Bound[] {
  return Object.entries(fields).flatMap(([name, field]) =>
    words.flatMap((word) => {
      const value = parameters.get(`${name}_${word}`);
      if (!value) return [];
      const at = instant(value);
      if (at === null) throw refused(`${name}_${word} must be a date`);
      return [{ field, word, at }];
    }),
  );
}

export function readNumber(parameters: URLSearchParams, name: string): number | null {
  const value = parameters.get(name);
  if (value === null || value === '') return null;
  if (!/^\d{1,15}$/.test(value)) throw refused(`${name} must be a number`);
  return Number(value);
}

export function readFlag(parameters: URLSearchParams, name: string): boolean | null {
  const value = parameters.get(name);
  if (value === null || value === '') return null;
  if (value === '1' || value === 'true') return true;
  if (value === '0' || value === 'false') return false;
  throw refused(`${name} must be 0 or 1`);
}

function refused(text: string): Fault {
  return new Fault('bad-json', text, { text: verbatim(text) });
}
