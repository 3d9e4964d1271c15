/** Datasources: named lists of name and value, with values for dimensions (languages, countries). Every change is public at once. */
import { Fault } from '#core/values/fault.ts';
import type { Store } from '#store/db/store.ts';
import { type ContentChange, type ContentWriter, changeContent, refused } from './change.ts';

export type Dimension = { id: number; name: string; entryValue: string };
export type Datasource = { id: number; name: string; slug: string; dimensions: Dimension[]; createdAt: string; updatedAt: string };
export type DatasourceEntry = {
  id: number;
  datasource: number;
  name: string;
  value: string;
  position: number;
  /** By id of the dimension. */
  dimensionValues: Record<string, string>;
};

export type DatasourceInput = {
  name?: string | undefined;
  slug?: string | undefined;
  dimensions?: { id?: number | undefined; name: string; entryValue: string; remove: boolean }[];
};
export type EntryInput = {
  name?: string | undefined;
  value?: string | undefined;
  position?: number | undefined;
  dimension?: { id: number; value: string };
};

/** By name. */
export async function listDatasources(store: Store): Promise<Datasource[]> {
  const rows = await store.db.selectFrom('datasources').selectAll().orderBy('name').orderBy('id').execute();
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    slug: row.slug,
    dimensions: JSON.parse(row.dimensions) as Dimension[],
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  }));
}

/** By position; of every datasource, or of one. */
export async function listEntries(store: Store, datasource: number | null): Promise<DatasourceEntry[]> {
  const rows = await store.db
    .selectFrom('datasource_entries')
    .selectAll()
    .$if(datasource !== null, (query) => query.where('datasource', '=', datasource))
    .orderBy('datasource')
    .orderBy('position')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    datasource: row.datasource,
    name: row.name,
    value: row.value,
    position: row.position,
    dimensionValues: JSON.parse(row.dimension_values) as Record<string, string>,
  }));
}

/** With `id` null a new one. Returns the id. Throws Fault 'not-found', or 'bad-input' when the slug is taken. */
export async function saveDatasource(writer: ContentWriter, id: number | null, input: DatasourceInput): Promise<number> {
  return changeContent(writer, async (change) => {
    const { trx, at } = change;
    const old = id === null ? null : await datasourceRow(change, id);
    const slug = input.slug ?? old?.slug ?? '';
    const taken = await trx.selectFrom('datasources').select('id').where('slug', '=', slug).executeTakeFirst();
    if (taken && taken.id !== id) throw refused('slug', 'has already been taken');
    const dimensions = old ? (JSON.parse(old.dimensions) as Dimension[]) : [];
    for (const { id: known, name, entryValue, remove } of input.dimensions ?? []) {
      const place = dimensions.findIndex((dimension) => dimension.id === known || dimension.entryValue === entryValue);
      if (remove) dimensions.splice(place, place < 0 ? 0 : 1);
      else if (place >= 0) dimensions[place] = { id: dimensions[place]?.id ?? 0, name, entryValue };
      else dimensions.push({ id: await change.nextId(), name, entryValue });
    }
    const row = { slug, name: input.name ?? old?.name ?? '', dimensions: JSON.stringify(dimensions), updated_at: at };
    change.markPublic();
    if (old) {
      await trx.updateTable('datasources').set(row).where('id', '=', old.id).execute();
      return old.id;
    }
    const made = await change.nextId();
    await trx
      .insertInto('datasources')
      .values({ id: made, created_at: at, ...row })
      .execute();
    return made;
  });
}

/** With its entries. Throws Fault 'not-found'. */
export async function deleteDatasource(writer: ContentWriter, id: number): Promise<void> {
  await changeContent(writer, async (change) => {
    await datasourceRow(change, id);
    await change.trx.deleteFrom('datasources').where('id', '=', id).execute();
    change.markPublic();
  });
}

/** Returns the id. Throws Fault 'not-found' when there is no such datasource, or 'bad-input' when the name is taken. */
export async function createEntry(
  writer: ContentWriter,
  datasource: number,
  input: EntryInput & { name: string; value: string },
): Promise<number> {
  return changeContent(writer, async (change) => {
    const { trx } = change;
    const { slug } = await datasourceRow(change, datasource);
    await checkEntryName(change, datasource, null, input.name);
    const last = await trx
      .selectFrom('datasource_entries')
      .select((query) => query.fn.max<number | null>('position').as('last'))
      .where('datasource', '=', datasource)
      .executeTakeFirst();
    const id = await change.nextId();
    const { name, value, position = (last?.last ?? 0) + 1 } = input;
    await trx.insertInto('datasource_entries').values({ id, datasource, name, value, position, dimension_values: '{}' }).execute();
    announceEntries(change, slug);
    return id;
  });
}

/** Throws Fault 'not-found', or 'bad-input' with the field. */
export async function updateEntry(writer: ContentWriter, id: number, input: EntryInput): Promise<void> {
  await changeContent(writer, async (change) => {
    const row = await entryRow(change, id);
    const datasource = await datasourceRow(change, row.datasource);
    if (input.name !== undefined) await checkEntryName(change, row.datasource, id, input.name);
    const values = JSON.parse(row.dimension_values) as Record<string, string>;
    if (input.dimension) {
      const wanted = input.dimension.id;
      const known = (JSON.parse(datasource.dimensions) as Dimension[]).some((dimension) => dimension.id === wanted);
      if (!known) throw refused('dimension_id', 'does not exist');
      values[String(wanted)] = input.dimension.value;
    }
    await change.trx
      .updateTable('datasource_entries')
      .set({
        name: input.name ?? row.name,
        value: input.value ?? row.value,
        position: input.position ?? row.position,
        dimension_values: JSON.stringify(values),
      })
      .where('id', '=', id)
      .execute();
    announceEntries(change, datasource.slug);
  });
}

/** Throws Fault 'not-found'. */
export async function deleteEntry(writer: ContentWriter, id: number): Promise<void> {
  await changeContent(writer, async (change) => {
    const row = await entryRow(change, id);
    const { slug } = await datasourceRow(change, row.datasource);
    await change.trx.deleteFrom('datasource_entries').where('id', '=', id).execute();
    announceEntries(change, slug);
  });
}

function announceEntries(change: ContentChange, slug: string): void {
  change.markPublic();
  change.announce({
    topic: 'datasource',
    action: 'entries_updated',
    text: `The entries of the datasource ${slug} have been updated.`,
    about: { datasource_slug: slug },
  });
}

async function datasourceRow({ trx }: ContentChange, id: number) {
  const row = await trx.selectFrom('datasources').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) throw new Fault('not-found', `no datasource ${id}`);
  return row;
}

async function entryRow({ trx }: ContentChange, id: number) {
  const row = await trx.selectFrom('datasource_entries').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) throw new Fault('not-found', `no datasource entry ${id}`);
  return row;
}

async function checkEntryName({ trx }: ContentChange, datasource: number, id: number | null, name: string): Promise<void> {
  const other = await trx
    .selectFrom('datasource_entries')
    .select('id')
    .where('datasource', '=', datasource)
    .where('name', '=', name)
    .executeTakeFirst();
  if (other && other.id !== id) throw refused('name', 'has already been taken');
}
