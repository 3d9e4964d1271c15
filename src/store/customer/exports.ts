/** Copies of a customer's data: asked for, ready, expired. The files lie under `exports/`. */
import type { CustomerId } from '#core/customer/customer.ts';
import { retentionDays } from '#core/customer/retention.ts';
import { dayMs } from '#core/values/unit.ts';
import type { Store, StoreTransaction } from '#store/db/store.ts';
import type { Tables } from '#store/db/tables.ts';
import { newToken } from '#store/db/tokens.ts';
import { enqueue } from '#store/job/jobs.ts';

export type CustomerExport = Tables['customer_exports'];

export const customerExportJob = 'customer-export';

/** Folder of an export's file. */
export function exportFolder(id: string): string {
  return `exports/${id}`;
}

export function exportKey(id: string): string {
  return `${exportFolder(id)}/export.zip`;
}

const expiry = (now: Date) => new Date(now.getTime() + retentionDays.customerExport * dayMs).toISOString();

/** The newest that has not expired, or null. */
export async function newestExport({ db }: Pick<Store, 'db'>, customer: CustomerId, now: Date): Promise<CustomerExport | null> {
  const row = await db
    .selectFrom('customer_exports')
    .selectAll()
    .where('customer', '=', customer)
    .where('expires_at', '>', now.toISOString())
    .orderBy('asked_at', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

/** With the job that makes it. */
export async function addExport(trx: StoreTransaction, customer: CustomerId, now: Date): Promise<void> {
  const id = newToken();
  const row = { id, customer, asked_at: now.toISOString(), ready_at: null, expires_at: expiry(now), bytes: null };
  await trx.insertInto('customer_exports').values(row).execute();
  await enqueue(trx, { kind: customerExportJob, payload: { export: id } }, now);
}

/** The export that a job makes; null when its account was closed meanwhile. */
export async function exportToMake({ db }: Pick<Store, 'db'>, id: string): Promise<CustomerExport | null> {
  const row = await db
    .selectFrom('customer_exports')
    .innerJoin('customers', 'customers.id', 'customer_exports.customer')
    .selectAll('customer_exports')
    .where('customer_exports.id', '=', id)
    .where('customers.closed_at', 'is', null)
    .executeTakeFirst();
  return row ?? null;
}

/** From now on it can be downloaded, for the period of retention. */
export async function finishExport(trx: StoreTransaction, id: string, bytes: number, now: Date): Promise<void> {
  await trx
    .updateTable('customer_exports')
    .set({ bytes, ready_at: now.toISOString(), expires_at: expiry(now) })
    .where('id', '=', id)
    .execute();
}
