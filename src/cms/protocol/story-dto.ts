/** Stories and links as the delivery protocol words them, in one language. */

import { type Block, isNode } from '#core/content/block.ts';
import type { DeliveredStory, StoryAlternate } from '#core/content/delivered-story.ts';
import { knownLanguage, type PlacedStory, realPath, type StoryIndex, slugIn } from './story.ts';

const infix = '__i18n__';

type Localising = {
  /** Language codes in order of preference, as in the space ('de-at'); empty for the default language. */
  languages: readonly string[];
  /** Keys left out at every level. */
  without?: ReadonlySet<string>;
  /** Drafts tell the editor where each block comes from. */
  editable?: { space: number; story: number } | null;
};

/**
 * Field-level translation: `field__i18n__de_at` beside `field`. Makes the copy of a content that one language sees. A deep copy in which
 * every translated field shows its language, no `__i18n__` key is left and drafts carry `_editable`.
 */
export function localised(content: Block, options: Localising): Block {
  const endings = options.languages.map((code) => `${infix}${code.replaceAll('-', '_')}`);

  function copy(value: unknown): unknown {
    if (Array.isArray(value)) return value.map(copy);
    return isNode(value) ? copyNode(value) : value;
  }
  function copyNode(node: Record<string, unknown>): Record<string, unknown> {
    const result: Record<string, unknown> = {};
    for (const key of Object.keys(node)) {
      const at = key.indexOf(infix);
      const field = at < 0 ? key : key.slice(0, at);
      // A field that exists in translations only stands where its first translation stood.
      if (Object.hasOwn(result, field) || (at >= 0 && Object.hasOwn(node, field)) || options.without?.has(field)) continue;
      const translation = endings.map((ending) => node[field + ending]).find(isFilled);
      if (at >= 0 && translation === undefined) continue;
      result[field] = copy(translation ?? node[field]);
    }
    if (options.editable && typeof result.component === 'string' && typeof result._uid === 'string') {
      const { space, story } = options.editable;
      const note = { name: result.component, space: String(space), uid: result._uid, id: String(story) };
      result._editable = `<!--#storyblok#${JSON.stringify(note)}-->`;
    }
    return result;
  }
  return copyNode(content) as Block;
}

function isFilled(value: unknown): boolean {
  return value !== undefined && value !== null && value !== '';
}

export type LinkDto = {
  id: number;
  slug: string;
  name: string;
  is_folder: boolean;
  parent_id: number;
  published: boolean;
  path: string | null;
  position: number;
  uuid: string;
  is_startpage: boolean;
  real_path: string;
};

/** How a request wants its stories. */
export type DeliveryOptions = {
  space: number;
  /** A language of the space; null for the default one. */
  language: string | null;
  /** Shown where the language has no translation. */
  fallback: string | null;
  withoutFields: ReadonlySet<string>;
  withoutStoryFields: ReadonlySet<string>;
};

const protectedFields = new Set(['component', '_uid']);
const protectedStoryFields = new Set(['id', 'uuid', 'name', 'slug', 'full_slug', 'content']);

/** Reads language, fallback and excluded fields of a request. */
export function readDeliveryOptions(parameters: URLSearchParams, index: StoryIndex, space: number): DeliveryOptions {
  const words = (name: string, kept: ReadonlySet<string>) =>
    new Set((parameters.get(name) ?? '').split(',').filter((word) => word !== '' && !kept.has(word)));
  return {
    space,
    language: knownLanguage(index, parameters.get('language')),
    fallback: knownLanguage(index, parameters.get('fallback_lang')),
    withoutFields: words('excluding_fields', protectedFields),
    withoutStoryFields: words('excluding_story_fields', protectedStoryFields),
  };
}

export function storyDto(index: StoryIndex, story: PlacedStory, options: DeliveryOptions): DeliveredStory {
  const { language, fallback } = options;
  const translated = story.translatedSlugs.find((entry) => entry.lang === language);
  const dto: DeliveredStory = {
    name: translated?.name || story.name,
    created_at: story.createdAt,
    published_at: story.publishedAt,
    updated_at: story.updatedAt,
    id: story.id,
    uuid: story.uuid,
    content: localised(story.content, {
      languages: language ? [language, ...(fallback ? [fallback] : [])] : [],
      without: options.withoutFields,
      editable: index.version === 'draft' ? { space: options.space, story: story.id } : null,
    }),
    slug: slugIn(story, language).split('/').at(-1) ?? story.slug,
    full_slug: slugIn(story, language),
    sort_by_date: story.sortByDate,
    position: story.position,
    tag_list: story.tags,
    is_startpage: story.isStartpage,
    parent_id: story.parentId,
    meta_data: story.metaData ?? null,
    group_id: story.groupId,
    first_published_at: story.firstPublishedAt,
    release_id: null,
    lang: language ?? 'default',
    path: story.path,
    alternates: alternatesOf(index, story, language),
    default_full_slug: language ? story.fullSlug : null,
    translated_slugs: translatedSlugs(index, story),
  };
  for (const field of options.withoutStoryFields) delete dto[field as keyof DeliveredStory];
  return dto;
}

function translatedSlugs(index: StoryIndex, story: PlacedStory): DeliveredStory['translated_slugs'] {
  if (index.spaceLanguages.length === 0) return null;
  return index.spaceLanguages.map((lang) => ({
    path: slugIn(story, lang),
    name: story.translatedSlugs.find((entry) => entry.lang === lang)?.name ?? null,
    lang,
    published: story.isPublished,
  }));
}

/** The other stories of the same group that this version may show. */
export function alternatesOf(index: StoryIndex, story: PlacedStory, language: string | null): StoryAlternate[] {
  const others = (index.byGroup.get(story.groupId) ?? []).filter((other) => other.id !== story.id);
  return others.map((other) => ({
    id: other.id,
    name: other.name,
    slug: other.slug,
    published: other.isPublished,
    full_slug: slugIn(other, language),
    is_folder: other.isFolder,
    parent_id: other.parentId,
  }));
}

export function linkDto(story: PlacedStory, language: string | null): LinkDto {
  return {
    id: story.id,
    slug: slugIn(story, language),
    name: story.name,
    is_folder: story.isFolder,
    parent_id: story.parentId,
    published: story.isPublished,
    path: story.path,
    position: story.position,
    uuid: story.uuid,
    is_startpage: story.isStartpage,
    real_path: realPath(story, language),
  };
}
