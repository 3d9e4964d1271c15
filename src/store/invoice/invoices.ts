/**
 * Invoices, corrections and receipts. A number is drawn in the transaction that inserts its document, so that a circle has neither gap nor
 * double; what the transaction of its cause does not keep was never issued.
 */
import type { InvoiceHead } from '#core/invoice/documents.ts';
import { type InvoiceKind, type InvoiceSnapshot, invoiceSnapshotSchema } from '#core/invoice/snapshot.ts';
import { berlinTime, type Day } from '#core/values/date.ts';
import { parseStored } from '#core/values/parse-stored.ts';
import type { InvoiceCircle } from '#store/db/invoice-tables.ts';
import type { Store, StoreTransaction } from '#store/db/store.ts';
import type { Tables } from '#store/db/tables.ts';
import { newToken } from '#store/db/tokens.ts';
import { enqueue } from '#store/job/jobs.ts';

const circles: Record<InvoiceKind, InvoiceCircle> = { invoice: 'R', correction: 'K', receipt: 'B' };

/** Why a document is issued. The same cause has one document of a kind. */
export type InvoiceCause = {
  order: string;
  kind: InvoiceKind;
  /** A word of its own for each event of the order, such as 'paid' or the id of a refund. */
  cause: string;
  /** Id of the document that a correction lowers. */
  corrects?: string;
};

export type IssuedInvoice = { id: string; snapshot: InvoiceSnapshot; pdfKey: string | null; sha256: string | null };

function issuedInvoice({ id, number, snapshot, pdf_key, sha256 }: Tables['invoices']): IssuedInvoice {
  return { id, snapshot: parseStored(`document ${number}`, invoiceSnapshotSchema, JSON.parse(snapshot)), pdfKey: pdf_key, sha256 };
}

function ofCause(trx: StoreTransaction, { order, kind, cause }: InvoiceCause): Promise<Tables['invoices'] | undefined> {
  return trx
    .selectFrom('invoices')
    .selectAll()
    .where('order', '=', order)
    .where('kind', '=', kind)
    .where('cause', '=', cause)
    .executeTakeFirst();
}

/** The circle of a year, locked until the end of the transaction. Its day is today, or the last one of the circle where a clock went back. */
async function lockCircle(trx: StoreTransaction, name: InvoiceCircle, now: Date): Promise<{ year: number; last: number; day: Day }> {
  const today = berlinTime(now).day;
  const newest = await trx
    .selectFrom('number_circles')
    .select(({ fn }) => fn.max('last_day').as('day'))
    .where('name', '=', name)
    .executeTakeFirst();
  const day = newest?.day && newest.day > today ? newest.day : today;
  const year = Number(day.slice(0, 4));
  await trx
    .insertInto('number_circles')
    .values({ name, year, last: 0, last_day: day })
    .onConflict((conflict) => conflict.columns(['name', 'year']).doNothing())
    .execute();
  const row = await trx
    .updateTable('number_circles')
    .set(({ eb, ref }) => ({ last_day: eb.case().when('last_day', '<', day).then(day).else(ref('last_day')).end() }))
    .where('name', '=', name)
    .where('year', '=', year)
    .returning(['last', 'last_day'])
    .executeTakeFirstOrThrow();
  return { year, last: row.last, day: row.last_day };
}

/** "R26-000123" */
function numberOf(name: InvoiceCircle, year: number, last: number): string {
  return `${name}${String(year).slice(-2)}-${String(last).padStart(6, '0')}`;
}

/**
 * Issues the document that `write` gives for its number and day, or answers the one that was issued for this cause before; null where `write`
 * gives none, and then no number is used.
 */
export async function issueInvoice(
  trx: StoreTransaction,
  cause: InvoiceCause,
  write: (head: InvoiceHead) => InvoiceSnapshot | null,
  now: Date,
): Promise<(IssuedInvoice & { isNew: boolean }) | null> {
  const known = await ofCause(trx, cause);
  if (known) return { ...issuedInvoice(known), isNew: false };
  const name = circles[cause.kind];
  const { year, last, day } = await lockCircle(trx, name, now);
  // A transaction that held the circle until now may have issued it.
  const meanwhile = await ofCause(trx, cause);
  if (meanwhile) return { ...issuedInvoice(meanwhile), isNew: false };
  const snapshot = write({ number: numberOf(name, year, last + 1), issuedOn: day });
  if (!snapshot) return null;
  await trx
    .updateTable('number_circles')
    .set((eb) => ({ last: eb('last', '+', 1) }))
    .where('name', '=', name)
    .where('year', '=', year)
    .execute();
  const id = newToken();
  const { number, issuedOn, currency, gross, net, vat } = snapshot;
  await trx
    .insertInto('invoices')
    .values({
      id,
      number,
      circle: name,
      kind: cause.kind,
      order: cause.order,
      cause: cause.cause,
      corrects: cause.corrects ?? null,
      issued_on: issuedOn,
      currency,
      gross,
      net,
      vat,
      snapshot: JSON.stringify(snapshot),
      xml_key: null,
      pdf_key: null,
      sha256: null,
      created_at: now.toISOString(),
      expired_at: null,
    })
    .execute();
  return { id, snapshot, pdfKey: null, sha256: null, isNew: true };
}

/** Lets the work role issue the documents of an order: for those who do not know the seller, and while nothing says who sells. */
export function enqueueDocuments(trx: StoreTransaction, order: string, now: Date): Promise<void> {
  return enqueue(trx, { kind: 'issue-documents', payload: { order }, dedupe: `issue-documents:${order}` }, now);
}

/** Everything issued for an order, in order of issue, each with the id of the document that it corrects. `db` may be a transaction. */
export async function invoicesOfOrder(db: Store['db'], order: string): Promise<(IssuedInvoice & { corrects: string | null })[]> {
  const rows = await db
    .selectFrom('invoices')
    .selectAll()
    .where('order', '=', order)
    .orderBy('created_at')
    // Of the same instant a document comes before its correction.
    .orderBy(({ eb }) => eb('corrects', 'is not', null))
    .orderBy('number')
    .execute();
  return rows.map((row) => ({ ...issuedInvoice(row), corrects: row.corrects }));
}

/** Documents issued from a day on and before another one, in order of issue. */
export async function invoicesBetween(db: Store['db'], from: Day, before: Day): Promise<InvoiceSnapshot[]> {
  const rows = await db
    .selectFrom('invoices')
    .selectAll()
    .where('issued_on', '>=', from)
    .where('issued_on', '<', before)
    .orderBy('issued_on')
    .orderBy('created_at')
    .orderBy('number')
    .execute();
  return rows.map((row) => issuedInvoice(row).snapshot);
}

export async function invoiceById({ db }: Pick<Store, 'db'>, id: string): Promise<IssuedInvoice | null> {
  const row = await db.selectFrom('invoices').selectAll().where('id', '=', id).executeTakeFirst();
  return row ? issuedInvoice(row) : null;
}

/** The last day for the payment of an order that is bought on invoice; null before it is issued. */
export async function invoiceDue(db: Store['db'], order: string): Promise<Day | null> {
  const issued = await invoicesOfOrder(db, order);
  return issued.find(({ snapshot }) => snapshot.kind === 'invoice')?.snapshot.dueOn ?? null;
}

/** A document whose files were made: the PDF, and its hash as it was noted. */
export type NotedFile = { number: string; pdfKey: string; sha256: string };

export async function countNotedFiles({ db }: Pick<Store, 'db'>): Promise<number> {
  const row = await db
    .selectFrom('invoices')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('pdf_key', 'is not', null)
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

/** Some of them after so many others, in the order of their ids, which is by chance. */
export async function notedFiles({ db }: Pick<Store, 'db'>, after: number, limit: number): Promise<NotedFile[]> {
  const rows = await db
    .selectFrom('invoices')
    .select(['number', 'pdf_key', 'sha256'])
    .where('pdf_key', 'is not', null)
    .orderBy('id')
    .limit(limit)
    .offset(after)
    .execute();
  return rows.flatMap(({ number, pdf_key, sha256 }) => (pdf_key === null || sha256 === null ? [] : [{ number, pdfKey: pdf_key, sha256 }]));
}

/** Where the files of a document lie. */
export function invoiceFolder(id: string): string {
  return `invoices/${id}`;
}

/** Notes the files of a document; a second attempt at them changes nothing. */
export async function noteInvoiceFiles(
  trx: StoreTransaction,
  id: string,
  { xmlKey, pdfKey, sha256 }: { xmlKey: string; pdfKey: string; sha256: string },
): Promise<void> {
  await trx
    .updateTable('invoices')
    .set({ xml_key: xmlKey, pdf_key: pdfKey, sha256 })
    .where('id', '=', id)
    .where('pdf_key', 'is', null)
    .execute();
}
