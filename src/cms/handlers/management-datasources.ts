/** Managing datasources and their entries. */
import { pageOf, readNumber, readPage } from '#cms/protocol/query.ts';
import { isSlug, slugOf } from '#cms/protocol/story.ts';
import { refused } from '#cms/store/change.ts';
import {
  createEntry,
  type DatasourceEntry,
  type DatasourceInput,
  type Dimension,
  deleteDatasource,
  deleteEntry,
  listDatasources,
  listEntries,
  saveDatasource,
  updateEntry,
} from '#cms/store/datasources.ts';
import { Fault } from '#core/values/fault.ts';
import { filledIn, flagIn, nodesIn, numberIn, requiredIn, textIn, wrapped } from './body.ts';
import { type Body, type CmsContext, found, listHeaders, type Reply, writerOf } from './context.ts';
import { datasourceDto } from './delivery-lists.ts';

const maxPerPage = 1000;

export async function listSources({ shop }: CmsContext, parameters: URLSearchParams): Promise<Reply> {
  const search = parameters.get('search')?.toLowerCase() ?? '';
  const all = (await listDatasources(shop.store)).filter((source) => source.name.toLowerCase().includes(search));
  const page = readPage(parameters, maxPerPage);
  return found({ datasources: pageOf(all, page).map(datasourceDto) }, listHeaders(all.length, page.perPage));
}

export async function showSource({ shop }: CmsContext, id: number): Promise<Reply> {
  const source = (await listDatasources(shop.store)).find((candidate) => candidate.id === id);
  if (!source) throw new Fault('not-found', `no datasource ${id}`);
  return found({ datasource: datasourceDto(source) });
}

export async function addSource(context: CmsContext, body: Body): Promise<Reply> {
  const given = wrapped(body, 'datasource');
  const name = requiredIn(given, 'name');
  const input = sourceInput(given);
  const id = await saveDatasource(writerOf(context), null, { ...input, name, slug: input.slug ?? slugOf(name) });
  return { ...(await showSource(context, id)), status: 201 };
}

export async function changeSource(context: CmsContext, id: number, body: Body): Promise<Reply> {
  const known = (await listDatasources(context.shop.store)).find((source) => source.id === id);
  await saveDatasource(writerOf(context), id, sourceInput(wrapped(body, 'datasource'), known?.dimensions));
  return showSource(context, id);
}

export async function removeSource(context: CmsContext, id: number): Promise<Reply> {
  await deleteDatasource(writerOf(context), id);
  return { status: 204 };
}

export async function listSourceEntries({ shop }: CmsContext, parameters: URLSearchParams): Promise<Reply> {
  const sources = await listDatasources(shop.store);
  const slug = parameters.get('datasource_slug');
  const source = slug ? sources.find((candidate) => candidate.slug === slug)?.id : readNumber(parameters, 'datasource_id');
  if (slug && source === undefined) throw new Fault('not-found', 'no such datasource');
  const dimension = parameters.get('dimension');
  const all = await listEntries(shop.store, source ?? null);
  const page = readPage(parameters, maxPerPage);
  const dimensionId = (entry: DatasourceEntry) =>
    sources
      .find((candidate) => candidate.id === entry.datasource)
      ?.dimensions.find((candidate) => candidate.entryValue === dimension || String(candidate.id) === dimension)?.id;
  const entries = pageOf(all, page).map((entry) => entryDto(entry, dimensionId(entry)));
  return found({ datasource_entries: entries }, listHeaders(all.length, page.perPage));
}

export async function showEntry({ shop }: CmsContext, id: number): Promise<Reply> {
  const entry = (await listEntries(shop.store, null)).find((candidate) => candidate.id === id);
  if (!entry) throw new Fault('not-found', `no datasource entry ${id}`);
  return found({ datasource_entry: entryDto(entry, undefined) });
}

export async function addEntry(context: CmsContext, body: Body): Promise<Reply> {
  const given = wrapped(body, 'datasource_entry');
  const datasource = numberIn(given, 'datasource_id');
  if (datasource === undefined) throw refused('datasource_id', "can't be blank");
  const id = await createEntry(writerOf(context), datasource, {
    name: requiredIn(given, 'name'),
    value: textIn(given, 'value', 10_000) ?? '',
    position: numberIn(given, 'position'),
  });
  return { ...(await showEntry(context, id)), status: 201 };
}

/** With `dimension_id` beside the entry its `dimension_value` is set for that dimension. */
export async function changeEntry(context: CmsContext, id: number, body: Body): Promise<Reply> {
  const given = wrapped(body, 'datasource_entry');
  const dimension = numberIn(body, 'dimension_id');
  const dimensionValue = textIn(given, 'dimension_value', 10_000);
  await updateEntry(writerOf(context), id, {
    name: filledIn(given, 'name'),
    value: textIn(given, 'value', 10_000),
    position: numberIn(given, 'position'),
    ...(dimension !== undefined && dimensionValue !== undefined ? { dimension: { id: dimension, value: dimensionValue } } : {}),
  });
  return { status: 204 };
}

export async function removeEntry(context: CmsContext, id: number): Promise<Reply> {
  await deleteEntry(writerOf(context), id);
  return { status: 204 };
}

function entryDto({ id, name, value, position, datasource, dimensionValues }: DatasourceEntry, dimension: number | undefined) {
  const dimensionValue = dimension === undefined ? undefined : dimensionValues[String(dimension)];
  return { id, name, value, position, datasource_id: datasource, dimension_value: dimensionValue ?? null };
}

/** A dimension that is `known` by its id keeps what is not sent. */
function sourceInput(given: Body, known: readonly Dimension[] = []): DatasourceInput {
  const slug = filledIn(given, 'slug');
  if (slug !== undefined && !isSlug(slug)) throw refused('slug', 'is invalid');
  const dimensions = nodesIn(given, 'dimensions_attributes') ?? nodesIn(given, 'dimensions');
  return {
    name: filledIn(given, 'name'),
    slug,
    ...(dimensions
      ? {
          dimensions: dimensions.map((entry) => {
            const id = numberIn(entry, 'id');
            const old = known.find((dimension) => dimension.id === id);
            return {
              id,
              name: filledIn(entry, 'name') ?? old?.name ?? requiredIn(entry, 'name'),
              entryValue: filledIn(entry, 'entry_value') ?? old?.entryValue ?? requiredIn(entry, 'entry_value'),
              remove: flagIn(entry, '_destroy') ?? false,
            };
          }),
        }
      : {}),
  };
}
