/** Separates owners (what designs, pictures, carts and orders belong to) from sessions (cookies that act for an owner). */
import type { Transaction } from 'kysely';

/** Lifetime of a guest's session after its last use. */
const lifetimeMs = 365 * 86_400_000;

type Before = {
  owners: { id: string; created_at: string; seen_at: string };
  session_keys: { id: string; owner: string };
  sessions: { id: string; owner: string; created_at: string; seen_at: string; expires_at: string };
};

export async function up(trx: Transaction<unknown>): Promise<void> {
  const { schema } = trx;
  await schema.alterTable('sessions').renameTo('owners').execute();
  await schema.alterTable('answers').renameTo('idempotent_responses').execute();
  await schema.alterTable('handovers').renameTo('session_transfers').execute();
  for (const table of ['designs', 'pictures', 'carts', 'orders', 'idempotent_responses', 'messages', 'session_transfers', 'session_keys']) {
    await schema.alterTable(table).renameColumn('session', 'owner').execute();
  }
  await schema
    .createTable('sessions')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('owner', 'text', (c) => c.notNull().references('owners.id'))
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('seen_at', 'text', (c) => c.notNull())
    .addColumn('expires_at', 'text', (c) => c.notNull())
    .execute();
  await schema.createIndex('sessions_owner').on('sessions').column('owner').execute();
  await schema.createIndex('sessions_expires_at').on('sessions').column('expires_at').execute();
  await moveSessions(trx as unknown as Transaction<Before>);
  await schema.dropTable('session_keys').execute();
}

/** Cookies of before stay valid: the id of an owner was the hash of its first cookie's token, further tokens were in session_keys. */
async function moveSessions(trx: Transaction<Before>): Promise<void> {
  const owners = await trx.selectFrom('owners').selectAll().execute();
  const keys = await trx
    .selectFrom('session_keys')
    .innerJoin('owners', 'owners.id', 'session_keys.owner')
    .select(['session_keys.id', 'session_keys.owner', 'owners.created_at', 'owners.seen_at'])
    .execute();
  const sessions = [...owners.map((owner) => ({ ...owner, owner: owner.id })), ...keys].map((session) => ({
    ...session,
    expires_at: new Date(Date.parse(session.seen_at) + lifetimeMs).toISOString(),
  }));
  // Rows an INSERT: five parameters each, below the limits of both engines.
  const batch = 500;
  for (let at = 0; at < sessions.length; at += batch) {
    await trx
      .insertInto('sessions')
      .values(sessions.slice(at, at + batch))
      .execute();
  }
}
