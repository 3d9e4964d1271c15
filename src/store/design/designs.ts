/** Saved designs with their earlier versions. Every query filters by owner; a foreign design is a missing one. */
import { sql } from 'kysely';
import { quotas } from '#core/customer/limits.ts';
import type { OwnerId } from '#core/customer/owner.ts';
import { retentionDays } from '#core/customer/retention.ts';
import type { DesignDocument } from '#core/design/document.ts';
import { documentJson } from '#core/design/stored-version.ts';
import { type DesignSummary, factsOfDesign, type Unreadable } from '#core/products/design-summary.ts';
import type { ProductDocument } from '#core/products/document.ts';
import { Fault } from '#core/values/fault.ts';
import { message } from '#core/values/message.ts';
import { dayMs } from '#core/values/unit.ts';
import { followCalendar } from '#store/customer/calendar-entries.ts';
import type { Store, StoreTransaction } from '#store/db/store.ts';
import type { Tables } from '#store/db/tables.ts';
import { newToken } from '#store/db/tokens.ts';
import { lockOwner } from '#store/session/sessions.ts';
import { storedSummary, summaryColumns } from './summaries.ts';

/** What was chosen besides the document, without the quantity. Its schema is the product's. */
export type StoredChoice = Readonly<Record<string, unknown>>;

/** A design without its document, which may have megabytes. */
export type SavedDesign = {
  id: string;
  /** Product type, also of a document that cannot be read. */
  product: string;
  /** As its owner calls it. */
  name: string | null;
  revision: number;
  choice: StoredChoice;
  /** What is shown of its document; null where that has to be read first (services/design-summary.ts). */
  summary: DesignSummary | Unreadable | null;
  /** Last chosen in the configurator: the default of a new cart line. Null for a design that was never given one. */
  quantity: number | null;
  createdAt: string;
  savedAt: string;
};

/** `document` and `choice` as they were stored: parse and migrate them before use. */
export type StoredDesign = SavedDesign & { document: unknown };

export type DesignContent = { product: string; document: DesignDocument; choice: StoredChoice; quantity: number };

const maxVersions = 20;

/** Throws Fault 'quota-full' for an owner with as many designs without an order as one may have. */
export async function requireDesignRoom(trx: StoreTransaction, owner: OwnerId, at: string): Promise<void> {
  const ordered = trx
    .selectFrom('order_lines')
    .innerJoin('orders', 'orders.id', 'order_lines.order')
    .select('order_lines.design')
    .where('orders.owner', '=', owner)
    .where('order_lines.design', 'is not', null);
  const { count } = await trx
    .selectFrom('designs')
    .select((query) => query.fn.countAll<number>().as('count'))
    .where('owner', '=', owner)
    .where('expires_at', '>', at)
    .where('id', 'not in', ordered)
    .executeTakeFirstOrThrow();
  const { designs: max } = quotas;
  if (Number(count) >= max) throw new Fault('quota-full', `${count} designs`, { text: message('fault.design-space-full', { max }) });
}

export type CreatedDesign = { id: string; revision: number; savedAt: string; isKnown?: true };

/** The design that the same key made before, with `isKnown`, or a new one. Throws Fault 'quota-full' for an owner with too many designs. */
export async function createDesign(
  store: Store,
  owner: OwnerId,
  content: DesignContent,
  now = store.clock(),
  creationKey: string | null = null,
  name: string | null = null,
): Promise<CreatedDesign> {
  const id = newToken();
  const at = now.toISOString();
  const row = {
    id,
    owner,
    revision: 1,
    ...columns(content),
    created_at: at,
    updated_at: at,
    deleted_at: null,
    suite_details: null,
    name,
    creation_key: creationKey,
  };
  return store.write(async (trx) => {
    const known = creationKey && (await designOfKey(trx, store.engine, owner, creationKey, at));
    if (known) return known;
    await requireDesignRoom(trx, owner, at);
    await trx
      .insertInto('designs')
      .values({ ...row, expires_at: await expiry(trx, owner, now) })
      .execute();
    await followCalendar(trx, { owner, engine: store.engine, before: null, after: content.document, now });
    return { id, revision: 1, savedAt: at };
  });
}

/** Whether an owner's design is there in this very state. */
export async function hasRevision(
  store: Store,
  owner: OwnerId,
  { id, revision }: Pick<SavedDesign, 'id' | 'revision'>,
  now: Date,
): Promise<boolean> {
  const row = await store.db
    .selectFrom('designs')
    .select('id')
    .where('id', '=', id)
    .where('owner', '=', owner)
    .where('revision', '=', revision)
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst();
  return row !== undefined;
}

/** What a key made before. A design that is gone gives its key free. */
async function designOfKey(
  trx: StoreTransaction,
  engine: Store['engine'],
  owner: OwnerId,
  creationKey: string,
  at: string,
): Promise<CreatedDesign | null> {
  // Two requests with the same key wait for each other.
  await lockOwner(trx, engine, owner);
  const row = await trx
    .selectFrom('designs')
    .select(['id', 'revision', 'updated_at', 'expires_at'])
    .where('owner', '=', owner)
    .where('creation_key', '=', creationKey)
    .executeTakeFirst();
  if (!row) return null;
  if (row.expires_at > at) return { id: row.id, revision: row.revision, savedAt: row.updated_at, isKnown: true };
  await trx.updateTable('designs').set({ creation_key: null }).where('id', '=', row.id).execute();
  return null;
}

export async function loadDesign(store: Store, owner: OwnerId, id: string, now = store.clock()): Promise<StoredDesign | null> {
  const row = await store.db
    .selectFrom('designs')
    .selectAll()
    .where('id', '=', id)
    .where('owner', '=', owner)
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst();
  return row ? storedDesign(row) : null;
}

/** The `max` last changed designs of an owner, newest first. */
export async function listDesigns(store: Store, owner: OwnerId, max: number, now = store.clock()): Promise<SavedDesign[]> {
  const rows = await store.db
    .selectFrom('designs')
    .select(savedColumns)
    .where('owner', '=', owner)
    .where('expires_at', '>', now.toISOString())
    .orderBy('updated_at', 'desc')
    .orderBy('id')
    .limit(max)
    .execute();
  return rows.map(savedDesign);
}

/** Null for a foreign, expired or missing design. */
export async function findDesign(store: Store, owner: OwnerId, id: string, now = store.clock()): Promise<SavedDesign | null> {
  const row = await store.db
    .selectFrom('designs')
    .select(savedColumns)
    .where('id', '=', id)
    .where('owner', '=', owner)
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst();
  return row ? savedDesign(row) : null;
}

/** The document of a design at its revision as JSON; undefined when it was saved anew or deleted meanwhile. */
export async function documentText(
  store: Store,
  owner: OwnerId,
  { id, revision }: Pick<SavedDesign, 'id' | 'revision'>,
): Promise<string | undefined> {
  const row = await store.db
    .selectFrom('designs')
    .select('document')
    .where('id', '=', id)
    .where('owner', '=', owner)
    .where('revision', '=', revision)
    .executeTakeFirst();
  return row?.document;
}

/** Bytes of the document of an owner's design; 0 for a foreign or missing one. */
export async function documentBytes(store: Store, owner: OwnerId, id: string): Promise<number> {
  const row = await store.db
    .selectFrom('designs')
    .select(sql<number>`octet_length(document)`.as('bytes'))
    .where('id', '=', id)
    .where('owner', '=', owner)
    .executeTakeFirst();
  return Number(row?.bytes ?? 0);
}

/** As `documentText`, parsed. */
export async function documentOf(store: Store, owner: OwnerId, saved: Pick<SavedDesign, 'id' | 'revision'>): Promise<unknown> {
  const text = await documentText(store, owner, saved);
  return text && JSON.parse(text);
}

/**
 * Saves over `revision`. On 'conflict' (the stored revision is a newer one) nothing is overwritten and the given copy is stored among
 * the versions. Stores the last 20 versions of each reason, and fewer of large documents.
 */
export async function saveDesign(
  store: Store,
  owner: OwnerId,
  id: string,
  revision: number,
  content: DesignContent,
  now = store.clock(),
): Promise<{ ok: true; revision: number; savedAt: string } | { ok: false; reason: 'conflict' | 'missing' }> {
  const at = now.toISOString();
  return store.write(async (trx) => {
    await lockOwner(trx, store.engine, owner);
    const old = await lockDesign(trx, store.engine, owner, id, at);
    if (!old) return { ok: false, reason: 'missing' };
    if (old.revision !== revision) {
      const [document, choice] = [documentJson(content.document), JSON.stringify(content.choice)];
      await saveVersion(trx, { design: id, revision, reason: 'conflict', document, choice, created_at: at });
      return { ok: false, reason: 'conflict' };
    }
    await saveVersion(trx, {
      design: id,
      revision: old.revision,
      reason: 'saved',
      document: old.document,
      choice: old.choice,
      created_at: old.updated_at,
    });
    await trx
      .updateTable('designs')
      .set({ ...columns(content), revision: revision + 1, updated_at: at, expires_at: await expiry(trx, owner, now) })
      .where('id', '=', id)
      .execute();
    await updateCartLines(trx, old, content);
    await followCalendar(trx, { owner, engine: store.engine, before: old.document, after: content.document, now });
    return { ok: true, revision: revision + 1, savedAt: at };
  });
}

/** The id of a copy of an owner's design, or null for a foreign or missing one. Throws Fault 'quota-full' for an owner with too many designs. */
export async function copyDesign(
  trx: StoreTransaction,
  engine: Store['engine'],
  owner: OwnerId,
  id: string,
  now: Date,
): Promise<string | null> {
  const at = now.toISOString();
  const row = await lockDesign(trx, engine, owner, id, at);
  if (!row) return null;
  await requireDesignRoom(trx, owner, at);
  const copy = newToken();
  const dates = { created_at: at, updated_at: at, expires_at: await expiry(trx, owner, now) };
  await trx
    .insertInto('designs')
    .values({ ...row, id: copy, revision: 1, creation_key: null, ...dates })
    .execute();
  return copy;
}

/** Names a design; null takes its name away. False for a foreign or missing one. */
export async function renameDesign(store: Store, owner: OwnerId, id: string, name: string | null, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await store.write((trx) =>
    trx
      .updateTable('designs')
      .set({ name })
      .where('id', '=', id)
      .where('owner', '=', owner)
      .where('expires_at', '>', now.toISOString())
      .executeTakeFirst(),
  );
  return Number(numUpdatedRows) === 1;
}

/** The row of an owner's design, locked until the transaction ends. */
export async function lockDesign(trx: StoreTransaction, engine: Store['engine'], owner: OwnerId, id: string, at: string) {
  return trx
    .selectFrom('designs')
    .selectAll()
    .where('id', '=', id)
    .where('owner', '=', owner)
    .where('expires_at', '>', at)
    .$if(engine === 'postgres', (query) => query.forUpdate())
    .executeTakeFirst();
}

type Version = { design: string; revision: number; reason: 'saved' | 'conflict'; document: string; choice: string; created_at: string };

/** Adds a version and deletes the oldest ones beyond the number of its reason and the bytes of the design. The newest version stays. */
async function saveVersion(trx: StoreTransaction, version: Version): Promise<void> {
  await trx
    .insertInto('design_versions')
    .values({ id: newToken(), ...version, name: null })
    .execute();
  const rows = await trx
    .selectFrom('design_versions')
    .select(['id', 'reason', sql<number>`octet_length(document) + octet_length(choice)`.as('bytes')])
    .where('design', '=', version.design)
    .where('reason', 'in', ['saved', 'conflict'])
    .orderBy('created_at', 'desc')
    .orderBy('revision', 'desc')
    .execute();
  const counts = { saved: 0, conflict: 0 };
  let bytes = 0;
  const ids = rows.flatMap((row, at) => {
    const reason = row.reason === 'conflict' ? 'conflict' : 'saved';
    counts[reason] += 1;
    bytes += Number(row.bytes);
    return at > 0 && (counts[reason] > maxVersions || bytes > quotas.versionBytes) ? [row.id] : [];
  });
  if (ids.length > 0) await trx.deleteFrom('design_versions').where('id', 'in', ids).execute();
}

/**
 * Lines of the open cart follow their design: a line with the choice of before gets the new one, and the new quantity if that was
 * changed. Lines with a choice of their own stay, and the quantity of lines that are printed for records.
 */
async function updateCartLines(trx: StoreTransaction, old: Tables['designs'], content: DesignContent): Promise<void> {
  const open = trx.selectFrom('carts').select('id').where('owner', '=', old.owner).where('ordered_at', 'is', null);
  const lines = await trx
    .selectFrom('cart_lines')
    .select(['id', 'data'])
    .where('design', '=', old.id)
    .where('kind', '=', 'printed')
    .where('cart', 'in', open)
    .execute();
  for (const line of lines) {
    const data = JSON.parse(line.data);
    if (JSON.stringify(data.choice) !== old.choice) continue;
    await trx
      .updateTable('cart_lines')
      .set({
        data: JSON.stringify({ ...data, choice: content.choice }),
        ...(content.quantity === old.quantity || data.records ? {} : { quantity: content.quantity }),
      })
      .where('id', '=', line.id)
      .execute();
  }
}

function columns({ product, document, choice, quantity }: DesignContent) {
  const facts = summaryColumns(factsOfDesign(document as ProductDocument));
  return { product, document: documentJson(document), choice: JSON.stringify(choice), quantity, ...facts };
}

/** Columns of a design besides its document. */
export const savedColumns = ['id', 'product', 'name', 'revision', 'choice', 'summary', 'quantity', 'created_at', 'updated_at'] as const;

export function savedDesign(row: Pick<Tables['designs'], (typeof savedColumns)[number]>): SavedDesign {
  return {
    id: row.id,
    product: row.product,
    name: row.name,
    revision: row.revision,
    choice: JSON.parse(row.choice),
    summary: storedSummary(row.summary),
    quantity: row.quantity,
    createdAt: row.created_at,
    savedAt: row.updated_at,
  };
}

export function storedDesign(row: Tables['designs']): StoredDesign {
  return { ...savedDesign(row), document: JSON.parse(row.document) };
}

/** When an owner's design expires that was changed `now`: a customer's lives longer than a guest's. */
export async function expiry(trx: StoreTransaction, owner: OwnerId, now: Date): Promise<string> {
  const row = await trx.selectFrom('owners').select('customer').where('id', '=', owner).executeTakeFirst();
  const days = row && row.customer !== null ? retentionDays.customerDesign : retentionDays.draft;
  return new Date(now.getTime() + days * dayMs).toISOString();
}
