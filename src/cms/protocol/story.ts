/** Stories as the shop keeps them, and their places in the tree of folders. Not what a request gets (story-dto.ts). */

import type { Block } from '#core/content/block.ts';
import { textInput, withoutMarks } from '#core/values/text/text-input.ts';
import { trimmed } from '#core/values/text/trim.ts';

export type ContentVersion = 'draft' | 'published';

export type TranslatedSlug = { id: number; lang: string; slug: string; name: string | null };

/** The editable part of a story: the draft, and its published copy from the time of publishing. */
export type StoryText = {
  name: string;
  slug: string;
  isStartpage: boolean;
  tags: string[];
  /** The real path where it differs from the slug. */
  path: string | null;
  sortByDate: string | null;
  translatedSlugs: TranslatedSlug[];
  content: Block;
  metaData: unknown;
  updatedAt: string;
};

/** What is true of a story whatever version is asked for. */
export type StoryFrame = {
  id: number;
  uuid: string;
  groupId: string;
  /** 0 at the root. */
  parentId: number;
  isFolder: boolean;
  position: number;
  defaultRoot: string | null;
  createdAt: string;
  publishedAt: string | null;
  firstPublishedAt: string | null;
  isPublished: boolean;
  unpublishedChanges: boolean;
};

export type Story = StoryFrame & StoryText;

/** A story with its address: `fullSlug` in the default language, `paths` in the others. */
export type PlacedStory = Story & { fullSlug: string; paths: ReadonlyMap<string, string> };

export type CmsSpace = {
  name: string;
  domain: string;
  languages: { code: string; name: string }[];
  defaultLanguageName: string;
  environments: { name: string; location: string }[];
};

/** Every story of one version. Folders stand in both; they are never published or unpublished. */
export type StoryIndex = {
  version: ContentVersion;
  spaceLanguages: readonly string[];
  /** Stories and folders by position, then by id. */
  all: readonly PlacedStory[];
  byId: ReadonlyMap<number, PlacedStory>;
  byUuid: ReadonlyMap<string, PlacedStory>;
  byGroup: ReadonlyMap<string, readonly PlacedStory[]>;
};

/** Puts stories into their folders. `folders` are the drafts of all folders: their names and places take effect at once. */
export function createStoryIndex(
  version: ContentVersion,
  stories: readonly Story[],
  folders: ReadonlyMap<number, Story>,
  spaceLanguages: readonly string[],
): StoryIndex {
  const all = stories
    .map((story): PlacedStory => {
      const paths = new Map(spaceLanguages.map((language) => [language, pathOf(story, folders, language)]));
      return { ...story, fullSlug: pathOf(story, folders, null), paths };
    })
    .sort((a, b) => a.position - b.position || a.id - b.id);
  const byGroup = new Map<string, PlacedStory[]>();
  for (const story of all) {
    const group = byGroup.get(story.groupId);
    if (group) group.push(story);
    else byGroup.set(story.groupId, [story]);
  }
  return {
    version,
    spaceLanguages,
    all,
    byId: new Map(all.map((story) => [story.id, story])),
    byUuid: new Map(all.map((story) => [story.uuid, story])),
    byGroup,
  };
}

function pathOf(story: Story, folders: ReadonlyMap<number, Story>, language: string | null): string {
  const parts: string[] = [];
  const seen = new Set<number>();
  for (let step: Story | undefined = story; step && !seen.has(step.id); step = folders.get(step.parentId)) {
    seen.add(step.id);
    const own = step.translatedSlugs.find((entry) => entry.lang === language)?.slug;
    parts.unshift(own || step.slug);
  }
  return parts.join('/');
}

/** The address in a language of the space, or in the default one (null). */
export function slugIn(story: PlacedStory, language: string | null): string {
  return (language ? story.paths.get(language) : undefined) ?? story.fullSlug;
}

/** The path of the page: the own path where there is one; the start page of a folder is at the folder's address. */
export function realPath(story: PlacedStory, language: string | null): string {
  if (story.path) return `/${story.path.replace(/^\/+/, '')}`;
  const address = slugIn(story, language);
  if (!story.isStartpage || story.isFolder || !address.includes('/')) return `/${address}`;
  return `/${address.slice(0, address.lastIndexOf('/') + 1)}`;
}

/** A language of the space, or null for the default one and for codes the space does not know. Hyphens and underscores are alike. */
export function knownLanguage(index: StoryIndex, code: string | null | undefined): string | null {
  if (!code) return null;
  const plain = code.replaceAll('_', '-');
  return index.spaceLanguages.find((language) => language.replaceAll('_', '-') === plain) ?? null;
}

/** Finds a story (no folder) by its address in any spelling that is in use: slashes around it, translated, or its folder's address. */
export function findBySlug(index: StoryIndex, address: string, language: string | null): PlacedStory | null {
  const wanted = trimSlashes(address);
  const exact = index.all.find((story) => !story.isFolder && (story.fullSlug === wanted || slugIn(story, language) === wanted));
  if (exact) return exact;
  const folder = wanted.replace(/\/index$/, '');
  return index.all.find((story) => story.isStartpage && !story.isFolder && startPageOf(story, folder, language)) ?? null;
}

function startPageOf(story: PlacedStory, folder: string, language: string | null): boolean {
  return [story.fullSlug, slugIn(story, language)].some(
    (address) => address.includes('/') && address.slice(0, address.lastIndexOf('/')) === folder,
  );
}

export function trimSlashes(text: string): string {
  return trimmed(text, '/');
}

/** A slug is one part of an address: letters, digits, and - _ . ~ between them. */
export function isSlug(text: string): boolean {
  return text.length <= 200 && /^[\p{L}\p{M}\p{N}_~.-]+$/u.test(text) && text !== '.' && text !== '..';
}

const writtenOut: Readonly<Record<string, string>> = { '\u{df}': 'ss', '\u{e4}': 'ae', '\u{f6}': 'oe', '\u{fc}': 'ue' };

/** The slug of a name: lower case, German letters written out, everything else a hyphen. */
export function slugOf(name: string): string {
  const written = textInput(name.toLowerCase()).replace(/[\u{df}\u{e4}\u{f6}\u{fc}]/gu, (letter) => writtenOut[letter] ?? letter);
  return trimmed(withoutMarks(written).replace(/[^a-z0-9]+/g, '-'), '-').slice(0, 200);
}
