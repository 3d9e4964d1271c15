/** Stories and links as the delivery protocol words them, in one language. */
import type { DeliveredStory, StoryAlternate } from '#core/content/delivered-story.ts';
import { localised } from './language.ts';
import { knownLanguage, type PlacedStory, realPath, type StoryIndex, slugIn } from './story.ts';

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
