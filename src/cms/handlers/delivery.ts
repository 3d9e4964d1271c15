/** Delivery of stories: one by its address or id, or a list, with relations, links and assets resolved. Reads memory only, but for assets. */
import { pageOf, readPage, readStoryQuery, selectStories } from '#cms/protocol/query.ts';
import { assetIds, readWishes, resolve } from '#cms/protocol/resolve.ts';
import { type ContentVersion, findByAddress, type PlacedStory, type StoryIndex } from '#cms/protocol/story.ts';
import { type DeliveryOptions, readLook, wireStory } from '#cms/protocol/story-dto.ts';
import { assetsById } from '#cms/store/assets.ts';
import { type Shelves, shelvesOf } from '#cms/store/story-index.ts';
import type { DeliveredStory } from '#core/content/delivered-story.ts';
import { Fault } from '#core/values/fault.ts';
import { wireAsset } from './asset-dto.ts';
import { type CmsContext, found, listHeaders, type Reply } from './context.ts';

/** Programs save back what they read as a draft; the editor's notes in it are not content and would show in published answers. */
function lookOf(desk: CmsContext, parameters: URLSearchParams, shelf: StoryIndex): DeliveryOptions {
  const look = readLook(parameters, shelf, desk.access.space);
  return { ...look, withoutFields: new Set([...look.withoutFields, '_editable']) };
}

/** A list of stories by every filter of the protocol. */
export async function deliverStories(desk: CmsContext, parameters: URLSearchParams, version: ContentVersion): Promise<Reply> {
  const shelves = await shelvesOf(desk.shop.store);
  const shelf = shelves[version];
  const look = lookOf(desk, parameters, shelf);
  const page = readPage(parameters);
  const selected = selectStories(shelf, { ...readStoryQuery(parameters), only: 'stories' }, look.language);
  const stories = pageOf(selected, page).map((story) => wireStory(shelf, story, look));
  const body = { stories, ...(await around(desk, shelves, version, parameters, stories)) };
  return found(body, listHeaders(selected.length, page.perPage));
}

/** One story: by address, by number, or by uuid with `find_by=uuid`. Throws Fault 'not-found', also for one that is not published. */
export async function deliverStory(
  desk: CmsContext,
  parameters: URLSearchParams,
  version: ContentVersion,
  address: string,
): Promise<Reply> {
  const shelves = await shelvesOf(desk.shop.store);
  const shelf = shelves[version];
  const look = lookOf(desk, parameters, shelf);
  const byId = (): PlacedStory | null => (/^\d{1,15}$/.test(address) ? (shelf.byId.get(Number(address)) ?? null) : null);
  const story = parameters.get('find_by') === 'uuid' ? shelf.byUuid.get(address) : (findByAddress(shelf, address, look.language) ?? byId());
  if (!story || story.isFolder) throw new Fault('not-found', 'no such story');
  const wire = wireStory(shelf, story, look);
  return found({ story: wire, ...(await around(desk, shelves, version, parameters, [wire])) });
}

async function around(
  desk: CmsContext,
  shelves: Shelves,
  version: ContentVersion,
  parameters: URLSearchParams,
  stories: readonly DeliveredStory[],
) {
  const shelf = shelves[version];
  const resolved = resolve(shelf, stories, readWishes(parameters), lookOf(desk, parameters, shelf));
  const answer = { cv: shelves.cv, ...resolved };
  if (parameters.get('resolve_assets') !== '1') return answer;
  const ids = new Set([...stories, ...resolved.rels].flatMap((story) => [...assetIds(story.content)]));
  const assets = await assetsById(desk.shop.store, [...ids].slice(0, 1000));
  return { ...answer, assets: assets.filter((asset) => !asset.isPrivate).map((asset) => wireAsset(desk, asset)) };
}
