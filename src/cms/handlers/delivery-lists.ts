/** Delivery of everything but stories: the space, links, tags, datasources, assets by address. */
import { pageOf, readFlag, readNumber, readPage, readStoryQuery, selectStories } from '#cms/protocol/query.ts';
import { type ContentVersion, knownLanguage, type PlacedStory } from '#cms/protocol/story.ts';
import { alternatesOf, linkDto } from '#cms/protocol/story-dto.ts';
import { assetByToken } from '#cms/store/assets.ts';
import { type Datasource, listDatasources, listEntries } from '#cms/store/datasources.ts';
import { storyIndexes } from '#cms/store/story-index.ts';
import { Fault } from '#core/values/fault.ts';
import { assetDto, signedUrl, tokenOfUrl } from './asset-dto.ts';
import { type CmsContext, found, listHeaders, type Reply } from './context.ts';

type Handler = (context: CmsContext, parameters: URLSearchParams, version: ContentVersion) => Promise<Reply>;

/** Entries and links are small: a page of them may be longer than one of stories. */
const maxPerPage = 1000;

export const deliverSpace: Handler = async ({ shop, access }) => {
  const { space, cv } = await storyIndexes(shop.store);
  const { name, domain, languages } = space;
  return found({ space: { id: access.space, name, domain, version: cv, language_codes: languages.map((language) => language.code) } });
};

export const deliverLinks: Handler = async ({ shop }, parameters, version) => {
  const index = (await storyIndexes(shop.store))[version];
  const language = knownLanguage(index, parameters.get('language'));
  const { startsWith, parentId, order } = readStoryQuery(parameters);
  const bare = readStoryQuery(new URLSearchParams());
  const selected = selectStories(index, { ...bare, startsWith, parentId, order }, language);
  const withDates = readFlag(parameters, 'include_dates') === true;
  const byUuid = (stories: PlacedStory[]) =>
    Object.fromEntries(
      stories.map((story) => [
        story.uuid,
        {
          ...linkDto(story, language),
          ...(index.spaceLanguages.length > 0 ? { alternates: languageAlternates(story) } : {}),
          ...(withDates ? { published_at: story.publishedAt, created_at: story.createdAt, updated_at: story.updatedAt } : {}),
        },
      ]),
    );
  if (readFlag(parameters, 'paginated') !== true) return found({ links: byUuid(selected) });
  const page = readPage(parameters, maxPerPage);
  return found({ links: byUuid(pageOf(selected, page)) }, listHeaders(selected.length, page.perPage));
};

/** The link in the other languages of the space. */
function languageAlternates(story: PlacedStory) {
  return [...story.paths].map(([lang, path]) => ({
    path,
    name: story.translatedSlugs.find((entry) => entry.lang === lang)?.name ?? null,
    lang,
    published: story.isPublished,
    translated_slug: path,
  }));
}

export async function deliverLink(
  { shop }: CmsContext,
  parameters: URLSearchParams,
  version: ContentVersion,
  uuid: string,
): Promise<Reply> {
  const index = (await storyIndexes(shop.store))[version];
  const story = index.byUuid.get(uuid);
  if (!story) throw new Fault('not-found', 'no such link');
  const language = knownLanguage(index, parameters.get('language'));
  return found({ link: { ...linkDto(story, language), alternates: alternatesOf(index, story, language) } });
}

export const deliverTags: Handler = async ({ shop }, parameters, version) => {
  const index = (await storyIndexes(shop.store))[version];
  const { startsWith } = readStoryQuery(parameters);
  const stories = index.all.filter((story) => !startsWith || story.fullSlug.startsWith(startsWith));
  return found({ tags: countTags(stories) });
};

/** By name. */
export function countTags(stories: readonly PlacedStory[]): { name: string; taggings_count: number }[] {
  const counts = new Map<string, number>();
  for (const tag of stories.flatMap((story) => story.tags)) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  return [...counts].map(([name, count]) => ({ name, taggings_count: count })).sort((a, b) => (a.name < b.name ? -1 : 1));
}

export function datasourceDto({ id, name, slug, dimensions }: Datasource) {
  return {
    id,
    name,
    slug,
    dimensions: dimensions.map((dimension) => ({
      id: dimension.id,
      name: dimension.name,
      entry_value: dimension.entryValue,
      datasource_id: id,
    })),
  };
}

export const deliverDatasources: Handler = async ({ shop }, parameters) => {
  const all = await listDatasources(shop.store);
  const page = readPage(parameters, maxPerPage);
  const { cv } = await storyIndexes(shop.store);
  return found({ datasources: pageOf(all, page).map(datasourceDto), cv }, listHeaders(all.length, page.perPage));
};

export async function deliverDatasource({ shop }: CmsContext, key: string): Promise<Reply> {
  const datasource = findDatasource(await listDatasources(shop.store), key);
  const { cv } = await storyIndexes(shop.store);
  return found({ datasource: datasourceDto(datasource), cv });
}

function findDatasource(all: Datasource[], key: string): Datasource {
  const datasource = all.find((candidate) => candidate.slug === key) ?? all.find((candidate) => String(candidate.id) === key);
  if (!datasource) throw new Fault('not-found', 'no such datasource');
  return datasource;
}

export const deliverEntries: Handler = async ({ shop }, parameters) => {
  const all = await listDatasources(shop.store);
  const key = parameters.get('datasource');
  const datasource = key ? findDatasource(all, key) : null;
  const wanted = parameters.get('dimension');
  const entries = await listEntries(shop.store, datasource?.id ?? readNumber(parameters, 'datasource_id'));
  const dimensionOf = (id: number) =>
    all.find((candidate) => candidate.id === id)?.dimensions.find((dimension) => dimension.entryValue === wanted);
  const page = readPage(parameters, maxPerPage);
  const { cv } = await storyIndexes(shop.store);
  const body = pageOf(entries, page).map((entry) => {
    const dimension = wanted ? dimensionOf(entry.datasource) : undefined;
    return {
      id: entry.id,
      name: entry.name,
      value: entry.value,
      dimension_value: (dimension && entry.dimensionValues[String(dimension.id)]) ?? null,
    };
  });
  return found({ datasource_entries: body, cv }, listHeaders(entries.length, page.perPage));
};

/** An asset by the address of its file; a private one with an address that opens it for a while. `most` is what the token may see. */
export const deliverAsset: Handler = async (context, parameters, most) => {
  const token = tokenOfUrl(parameters.get('filename') ?? '');
  const asset = token ? await assetByToken(context.shop.store, token) : null;
  // A token for published content does not open private files.
  if (asset?.state !== 'ready' || (asset.isPrivate && most !== 'draft')) throw new Fault('not-found', 'no such asset');
  const wire = assetDto(context, asset);
  return found({
    asset: asset.isPrivate ? { ...wire, signed_url: signedUrl(context, asset) } : { ...wire, signed_url: wire.filename },
  });
};

/** There are no experiments in a space of this service. */
export const deliverExperiments: Handler = async ({ shop }) => found({ experiments: [], cv: (await storyIndexes(shop.store)).cv });
