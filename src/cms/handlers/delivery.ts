/** Delivery of stories: one by its address or id, or a list, with relations, links and assets resolved. Reads memory only, but for assets. */
import { pageOf, readPage, readStoryQuery, selectStories } from '#cms/protocol/query.ts';
import { assetIds, readResolveOptions, resolve } from '#cms/protocol/resolve.ts';
import { type ContentVersion, findBySlug, type PlacedStory, type StoryIndex } from '#cms/protocol/story.ts';
import { type DeliveryOptions, readDeliveryOptions, storyDto } from '#cms/protocol/story-dto.ts';
import { assetsById } from '#cms/store/assets.ts';
import { type StoryIndexes, storyIndexes } from '#cms/store/story-index.ts';
import type { DeliveredStory } from '#core/content/delivered-story.ts';
import { Fault } from '#core/values/fault.ts';
import { assetDto } from './asset-dto.ts';
import { type CmsContext, found, listHeaders, type Reply } from './context.ts';

/** Programs save back what they read as a draft; the editor's notes in it are not content and would show in published answers. */
function lookOf(context: CmsContext, parameters: URLSearchParams, index: StoryIndex): DeliveryOptions {
  const options = readDeliveryOptions(parameters, index, context.access.space);
  return { ...options, withoutFields: new Set([...options.withoutFields, '_editable']) };
}

/** A list of stories by every filter of the protocol. */
export async function deliverStories(context: CmsContext, parameters: URLSearchParams, version: ContentVersion): Promise<Reply> {
  const indexes = await storyIndexes(context.shop.store);
  const index = indexes[version];
  const options = lookOf(context, parameters, index);
  const page = readPage(parameters);
  const selected = selectStories(index, { ...readStoryQuery(parameters), only: 'stories' }, options.language);
  const stories = pageOf(selected, page).map((story) => storyDto(index, story, options));
  const body = { stories, ...(await around(context, indexes, version, parameters, stories)) };
  return found(body, listHeaders(selected.length, page.perPage));
}

/** One story: by address, by number, or by uuid with `find_by=uuid`. Throws Fault 'not-found', also for one that is not published. */
export async function deliverStory(
  context: CmsContext,
  parameters: URLSearchParams,
  version: ContentVersion,
  address: string,
): Promise<Reply> {
  const indexes = await storyIndexes(context.shop.store);
  const index = indexes[version];
  const options = lookOf(context, parameters, index);
  const byId = (): PlacedStory | null => (/^\d{1,15}$/.test(address) ? (index.byId.get(Number(address)) ?? null) : null);
  const story = parameters.get('find_by') === 'uuid' ? index.byUuid.get(address) : (findBySlug(index, address, options.language) ?? byId());
  if (!story || story.isFolder) throw new Fault('not-found', 'no such story');
  const wire = storyDto(index, story, options);
  return found({ story: wire, ...(await around(context, indexes, version, parameters, [wire])) });
}

async function around(
  context: CmsContext,
  indexes: StoryIndexes,
  version: ContentVersion,
  parameters: URLSearchParams,
  stories: readonly DeliveredStory[],
) {
  const index = indexes[version];
  const resolved = resolve(index, stories, readResolveOptions(parameters), lookOf(context, parameters, index));
  const answer = { cv: indexes.cv, ...resolved };
  if (parameters.get('resolve_assets') !== '1') return answer;
  const ids = new Set([...stories, ...resolved.rels].flatMap((story) => [...assetIds(story.content)]));
  const assets = await assetsById(context.shop.store, [...ids].slice(0, 1000));
  return { ...answer, assets: assets.filter((asset) => !asset.isPrivate).map((asset) => assetDto(context, asset)) };
}
