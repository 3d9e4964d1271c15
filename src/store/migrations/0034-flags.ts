/** The feature flag service: definitions with their history, segments, and what browsers and servers report. */
import type { Transaction } from 'kysely';

type Schema = Transaction<unknown>['schema'];

async function createDefinitions(schema: Schema): Promise<void> {
  await schema
    .createTable('flag_state')
    .addColumn('id', 'integer', (c) => c.primaryKey())
    .addColumn('change_number', 'bigint', (c) => c.notNull())
    .addColumn('is_off', 'integer', (c) => c.notNull())
    .execute();
  for (const table of ['flags', 'rule_segments'] as const) {
    let create = schema
      .createTable(table)
      .addColumn('name', 'text', (c) => c.primaryKey())
      .addColumn('definition', 'text', (c) => c.notNull())
      .addColumn('change_number', 'bigint', (c) => c.notNull());
    if (table === 'flags')
      create = create
        .addColumn('phase', 'integer', (c) => c.notNull())
        .addColumn('phase_at', 'text', (c) => c.notNull())
        .addColumn('plan', 'text', (c) => c.notNull());
    await create.execute();
    await schema.createIndex(`${table}_change_number`).on(table).column('change_number').execute();
  }
  await schema
    .createTable('flag_versions')
    .addColumn('change_number', 'bigint', (c) => c.primaryKey())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('action', 'text', (c) => c.notNull())
    .addColumn('actor', 'text', (c) => c.notNull())
    .addColumn('at', 'text', (c) => c.notNull())
    .addColumn('body', 'text', (c) => c.notNull())
    .execute();
  await schema.createIndex('flag_versions_name').on('flag_versions').columns(['kind', 'name']).execute();
}

async function createSegments(schema: Schema): Promise<void> {
  await schema
    .createTable('segments')
    .addColumn('name', 'text', (c) => c.primaryKey())
    .addColumn('change_number', 'bigint', (c) => c.notNull())
    .execute();
  await schema
    .createTable('segment_keys')
    .addColumn('segment', 'text', (c) => c.notNull().references('segments.name'))
    .addColumn('key', 'text', (c) => c.notNull())
    .addColumn('change_number', 'bigint', (c) => c.notNull())
    .addColumn('is_removed', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('segment_keys_pkey', ['segment', 'key'])
    .execute();
  await schema.createIndex('segment_keys_change_number').on('segment_keys').columns(['segment', 'change_number']).execute();
  await schema.createIndex('segment_keys_key').on('segment_keys').column('key').execute();
  await schema
    .createTable('large_segments')
    .addColumn('name', 'text', (c) => c.primaryKey())
    .addColumn('live_version', 'bigint', (c) => c.notNull())
    .execute();
  await schema
    .createTable('large_segment_keys')
    .addColumn('key', 'text', (c) => c.notNull())
    .addColumn('segment', 'text', (c) => c.notNull())
    .addColumn('version', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('large_segment_keys_pkey', ['key', 'segment', 'version'])
    .execute();
  await schema.createIndex('large_segment_keys_version').on('large_segment_keys').columns(['segment', 'version']).execute();
}

async function createReports(schema: Schema): Promise<void> {
  await schema
    .createTable('flag_impressions')
    .addColumn('flag', 'text', (c) => c.notNull())
    .addColumn('key', 'text', (c) => c.notNull())
    .addColumn('treatment', 'text', (c) => c.notNull())
    .addColumn('at_ms', 'bigint', (c) => c.notNull())
    .addColumn('label', 'text', (c) => c.notNull())
    .addColumn('change_number', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('flag_impressions_pkey', ['flag', 'key', 'treatment', 'at_ms'])
    .execute();
  await schema.createIndex('flag_impressions_at_ms').on('flag_impressions').column('at_ms').execute();
  await schema
    .createTable('flag_exposures')
    .addColumn('flag', 'text', (c) => c.notNull())
    .addColumn('phase', 'integer', (c) => c.notNull())
    .addColumn('key', 'text', (c) => c.notNull())
    .addColumn('treatment', 'text', (c) => c.notNull())
    .addColumn('label', 'text', (c) => c.notNull())
    .addColumn('first_at_ms', 'bigint', (c) => c.notNull())
    .addColumn('last_at_ms', 'bigint', (c) => c.notNull())
    .addColumn('count', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('flag_exposures_pkey', ['flag', 'phase', 'key', 'treatment'])
    .execute();
  await schema.createIndex('flag_exposures_last_at_ms').on('flag_exposures').column('last_at_ms').execute();
  await schema
    .createTable('flag_events')
    .addColumn('key', 'text', (c) => c.notNull())
    .addColumn('type', 'text', (c) => c.notNull())
    .addColumn('at_ms', 'bigint', (c) => c.notNull())
    .addColumn('value', 'double precision')
    .addColumn('source', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('flag_events_pkey', ['key', 'type', 'at_ms'])
    .execute();
  await schema.createIndex('flag_events_at_ms').on('flag_events').column('at_ms').execute();
  for (const [table, of] of [
    ['flag_counts', 'hour_ms'],
    ['flag_keys', 'key'],
  ] as const) {
    await schema
      .createTable(table)
      .addColumn('flag', 'text', (c) => c.notNull())
      .addColumn('day', 'text', (c) => c.notNull())
      .addColumn(of, of === 'key' ? 'text' : 'bigint', (c) => c.notNull())
      .addColumn('count', 'integer', (c) => c.notNull())
      .addPrimaryKeyConstraint(`${table}_pkey`, ['flag', 'day', of])
      .execute();
    await schema.createIndex(`${table}_day`).on(table).column('day').execute();
  }
  await schema
    .createTable('flag_telemetry')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('sdk', 'text', (c) => c.notNull())
    .addColumn('at', 'text', (c) => c.notNull())
    .addColumn('body', 'text', (c) => c.notNull())
    .execute();
  await schema.createIndex('flag_telemetry_at').on('flag_telemetry').column('at').execute();
}

export async function up(trx: Transaction<unknown>): Promise<void> {
  await createDefinitions(trx.schema);
  await createSegments(trx.schema);
  await createReports(trx.schema);
}
