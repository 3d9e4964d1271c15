/** Relations and links: which stories a content points to, and what an answer carries of them. The content itself keeps the ids. */
import { visitNodes } from '#core/content/block.ts';
import type { DeliveredStory } from '#core/content/delivered-story.ts';
import { linkIds } from '#core/content/link-ids.ts';
import { type PlacedStory, realPath, type StoryIndex, slugIn } from './story.ts';
import { alternatesOf, type DeliveryOptions, type LinkDto, linkDto, storyDto } from './story-dto.ts';

/** Up to so many targets travel in the answer; more are named and fetched in chunks of 50 (F516). */
const relationsInAnswer = 50;
const linksInAnswer = { story: 50, url: 500, link: 500 } as const;

export type StoryLinkKind = keyof typeof linksInAnswer;
export type UrlLink = { name: string; id: number; uuid: string; slug: string; url: string; full_slug: string };
export type ResolvedLink = DeliveredStory | UrlLink | (LinkDto & { alternates: unknown[] });

export type Resolved = { rels: DeliveredStory[]; links: ResolvedLink[]; rel_uuids?: string[]; link_uuids?: string[] };

export type ResolveOptions = {
  /** `component.field` each. */
  relations: ReadonlySet<string>;
  relationLevels: 1 | 2;
  links: StoryLinkKind | null;
  linkLevels: 1 | 2;
};

export function readResolveOptions(parameters: URLSearchParams): ResolveOptions {
  const links = parameters.get('resolve_links');
  return {
    relations: new Set(
      (parameters.get('resolve_relations') ?? '')
        .split(',')
        .map(decoded)
        .filter((word) => word.includes('.')),
    ),
    relationLevels: parameters.get('resolve_level') === '2' ? 2 : 1,
    links: links === 'url' || links === 'link' ? links : links === 'story' || links === '1' ? 'story' : null,
    linkLevels: parameters.get('resolve_links_level') === '2' ? 2 : 1,
  };
}

/** Callers sometimes encode the list once more before their client does. */
function decoded(word: string): string {
  return word.replace(/%2E/gi, '.').trim();
}

/** What an answer with these stories carries of the stories they point to. Targets that the version does not show are missing. */
export function resolve(
  index: StoryIndex,
  stories: readonly DeliveredStory[],
  resolveOptions: ResolveOptions,
  options: DeliveryOptions,
): Resolved {
  const relations = targets(
    index,
    stories,
    (story) => relationIds(story.content, resolveOptions.relations),
    resolveOptions.relationLevels,
    options,
  );
  const areFew = relations.length <= relationsInAnswer;
  const resolved: Resolved = { rels: areFew ? relations : [], links: [] };
  if (!areFew) resolved.rel_uuids = relations.map((story) => story.uuid);
  if (!resolveOptions.links) return resolved;

  const linked = targets(index, [...stories, ...resolved.rels], (story) => linkIds(story.content), resolveOptions.linkLevels, options);
  if (linked.length > linksInAnswer[resolveOptions.links]) resolved.link_uuids = linked.map((story) => story.uuid);
  else resolved.links = linked.flatMap((story) => resolvedLink(index, story, resolveOptions.links ?? 'url', options));
  return resolved;
}

function targets(
  index: StoryIndex,
  from: readonly DeliveredStory[],
  idsOf: (story: DeliveredStory) => Iterable<string>,
  levels: number,
  options: DeliveryOptions,
) {
  const found = new Map<string, DeliveredStory>();
  let step = from;
  for (let level = 0; level < levels; level += 1) {
    const next: DeliveredStory[] = [];
    for (const uuid of step.flatMap((story) => [...idsOf(story)])) {
      const target = found.has(uuid) ? undefined : index.byUuid.get(uuid);
      if (!target || target.isFolder) continue;
      const wire = storyDto(index, target, options);
      found.set(uuid, wire);
      next.push(wire);
    }
    step = next;
  }
  return [...found.values()];
}

function resolvedLink(index: StoryIndex, wire: DeliveredStory, kind: StoryLinkKind, options: DeliveryOptions): ResolvedLink[] {
  const story = index.byId.get(wire.id);
  if (!story) return [];
  if (kind === 'story') return [wire];
  if (kind === 'url') return [urlLink(story, options.language)];
  return [{ ...linkDto(story, options.language), alternates: alternatesOf(index, story, options.language) }];
}

function urlLink(story: PlacedStory, language: string | null): UrlLink {
  const address = slugIn(story, language);
  return {
    name: story.name,
    id: story.id,
    uuid: story.uuid,
    slug: story.slug,
    url: realPath(story, language).replace(/^\//, '') || address,
    full_slug: address,
  };
}

/** Ids in fields of the wanted kind, at every depth, in order. A field holds one id or a list of them. */
export function relationIds(content: unknown, wanted: ReadonlySet<string>): Set<string> {
  const ids = new Set<string>();
  if (wanted.size === 0) return ids;
  visitNodes(content, (node) => {
    if (typeof node.component !== 'string') return;
    for (const [field, value] of Object.entries(node)) {
      if (!wanted.has(`${node.component}.${field}`)) continue;
      for (const id of Array.isArray(value) ? value : [value]) if (typeof id === 'string' && id !== '') ids.add(id);
    }
  });
  return ids;
}

/** Ids of asset fields at every depth. */
export function assetIds(content: unknown): Set<number> {
  const ids = new Set<number>();
  visitNodes(content, (node) => {
    if (node.fieldtype === 'asset' && Number.isSafeInteger(node.id)) ids.add(node.id as number);
  });
  return ids;
}
