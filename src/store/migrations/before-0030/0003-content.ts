/** Content: stories with their published copies and kept versions, datasources, assets, components and other records, webhooks. */
import type { Kysely, Transaction } from 'kysely';

export async function up(trx: Transaction<unknown>): Promise<void> {
  const { schema } = trx;

  await schema
    .createTable('content_numbers')
    .addColumn('name', 'text', (c) => c.primaryKey())
    .addColumn('value', 'bigint', (c) => c.notNull())
    .execute();
  await (trx as unknown as Kysely<{ content_numbers: { name: string; value: number } }>)
    .insertInto('content_numbers')
    .values([
      { name: 'revision', value: 0 },
      { name: 'cv', value: 1 },
      { name: 'id', value: 1000 },
    ])
    .execute();

  await schema
    .createTable('stories')
    .addColumn('id', 'bigint', (c) => c.primaryKey())
    .addColumn('uuid', 'text', (c) => c.notNull().unique())
    .addColumn('group_id', 'text', (c) => c.notNull())
    .addColumn('parent_id', 'bigint', (c) => c.notNull())
    .addColumn('is_folder', 'integer', (c) => c.notNull())
    .addColumn('position', 'integer', (c) => c.notNull())
    .addColumn('default_root', 'text')
    .addColumn('slug', 'text', (c) => c.notNull())
    .addColumn('draft', 'text', (c) => c.notNull())
    .addColumn('published_slug', 'text')
    .addColumn('published', 'text')
    .addColumn('unpublished_changes', 'integer', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('published_at', 'text')
    .addColumn('first_published_at', 'text')
    .addColumn('revision', 'bigint', (c) => c.notNull())
    .addUniqueConstraint('stories_slug', ['parent_id', 'slug'])
    .addUniqueConstraint('stories_published_slug', ['parent_id', 'published_slug'])
    .execute();

  await schema
    .createTable('story_versions')
    .addColumn('id', 'bigint', (c) => c.primaryKey())
    .addColumn('story', 'bigint', (c) => c.notNull().references('stories.id').onDelete('cascade'))
    .addColumn('event', 'text', (c) => c.notNull())
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .execute();
  await schema.createIndex('story_versions_story').on('story_versions').columns(['story', 'id']).execute();

  await schema
    .createTable('content_records')
    .addColumn('id', 'bigint', (c) => c.primaryKey())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('body', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('updated_at', 'text', (c) => c.notNull())
    .addUniqueConstraint('content_records_name', ['kind', 'name'])
    .execute();

  await schema
    .createTable('datasources')
    .addColumn('id', 'bigint', (c) => c.primaryKey())
    .addColumn('slug', 'text', (c) => c.notNull().unique())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('dimensions', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('updated_at', 'text', (c) => c.notNull())
    .execute();

  await schema
    .createTable('datasource_entries')
    .addColumn('id', 'bigint', (c) => c.primaryKey())
    .addColumn('datasource', 'bigint', (c) => c.notNull().references('datasources.id').onDelete('cascade'))
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('value', 'text', (c) => c.notNull())
    .addColumn('position', 'integer', (c) => c.notNull())
    .addColumn('dimension_values', 'text', (c) => c.notNull())
    .addUniqueConstraint('datasource_entries_name', ['datasource', 'name'])
    .execute();

  await schema
    .createTable('assets')
    .addColumn('id', 'bigint', (c) => c.primaryKey())
    .addColumn('token', 'text', (c) => c.notNull().unique())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('size', 'text', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('is_private', 'integer', (c) => c.notNull())
    .addColumn('folder', 'bigint')
    .addColumn('content_type', 'text')
    .addColumn('content_length', 'integer')
    .addColumn('file_key', 'text')
    .addColumn('replaces', 'bigint')
    .addColumn('fields', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('updated_at', 'text', (c) => c.notNull())
    .execute();

  await schema
    .createTable('webhook_endpoints')
    .addColumn('id', 'bigint', (c) => c.primaryKey())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('endpoint', 'text', (c) => c.notNull())
    .addColumn('secret', 'text')
    .addColumn('activated', 'integer', (c) => c.notNull())
    .addColumn('actions', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('updated_at', 'text', (c) => c.notNull())
    .addColumn('busy_until', 'text')
    .addColumn('failures', 'integer', (c) => c.notNull())
    .execute();

  await schema
    .createTable('webhook_deliveries')
    .addColumn('id', 'bigint', (c) => c.primaryKey())
    .addColumn('endpoint', 'bigint', (c) => c.notNull().references('webhook_endpoints.id').onDelete('cascade'))
    .addColumn('body', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .execute();
  await schema.createIndex('webhook_deliveries_endpoint').on('webhook_deliveries').columns(['endpoint', 'id']).execute();
}
