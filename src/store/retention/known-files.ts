/** Which folders of files the database still needs, to tell files without a row from the others. */
import { exportFolder } from '#store/customer/exports.ts';
import type { Store } from '#store/db/store.ts';
import { invoiceFolder } from '#store/invoice/invoices.ts';

const page = 1000;

/** 'pictures/TOKEN' of every picture. */
export async function pictureFolders(store: Store): Promise<Set<string>> {
  const folders = new Set<string>();
  for (let after = ''; ; ) {
    const rows = await store.db
      .selectFrom('pictures')
      .select(['id', 'print_key', 'preview_key', 'thumb_key'])
      .where('id', '>', after)
      .orderBy('id')
      .limit(page)
      .execute();
    for (const { print_key, preview_key, thumb_key } of rows)
      for (const key of [print_key, preview_key, thumb_key]) folders.add(folderOf(key));
    const last = rows.at(-1);
    if (!last) return folders;
    after = last.id;
  }
}

/** 'orders/f1000001' of every order that still has its documents. */
export async function orderFolders(store: Store): Promise<Set<string>> {
  const folders = new Set<string>();
  for (let after = ''; ; ) {
    const rows = await store.db
      .selectFrom('orders')
      .select('number')
      .where('number', '>', after)
      .where('documents_erased_at', 'is', null)
      .orderBy('number')
      .limit(page)
      .execute();
    for (const { number } of rows) folders.add(orderFolder(number));
    const last = rows.at(-1);
    if (!last) return folders;
    after = last.number;
  }
}

/** 'exports/TOKEN' of every copy of a customer's data. */
export async function exportFolders({ db }: Store): Promise<Set<string>> {
  const rows = await db.selectFrom('customer_exports').select('id').execute();
  return new Set(rows.map(({ id }) => exportFolder(id)));
}

/** 'invoices/TOKEN' of every invoice, correction and receipt. */
export async function invoiceFolders({ db }: Store): Promise<Set<string>> {
  const folders = new Set<string>();
  for (let after = ''; ; ) {
    const rows = await db.selectFrom('invoices').select('id').where('id', '>', after).orderBy('id').limit(page).execute();
    for (const { id } of rows) folders.add(invoiceFolder(id));
    const last = rows.at(-1);
    if (!last) return folders;
    after = last.id;
  }
}

/** 'imports/TOKEN' of every file that was read into a guest list and whose cells are kept. */
export async function importFolders({ db }: Store): Promise<Set<string>> {
  const rows = await db.selectFrom('imports').select('grid_key').where('grid_key', 'is not', null).execute();
  return new Set(rows.flatMap(({ grid_key }) => (grid_key === null ? [] : [folderOf(grid_key)])));
}

/** Where the print files of an order lie. */
export function orderFolder(number: string): string {
  return `orders/${number.toLowerCase()}`;
}

export function folderOf(key: string): string {
  return key.slice(0, key.lastIndexOf('/'));
}
