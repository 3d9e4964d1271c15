/**
 * Erases records by their random ids: for a request to erase, and again after a restore. Of an order stay number, days, lines without
 * document, sums, tax, and the billing address, cut off from everything else.
 */
import type { CustomerId } from '#core/customer/customer.ts';
import { namesAddress } from '#core/customer/email.ts';
import type { OwnerId } from '#core/customer/owner.ts';
import { erasedPostalAddress } from '#core/customer/postal-address.ts';
import { isLineKind, lineKinds } from '#core/order/line-kind.ts';
import { exportFolder } from '#store/customer/exports.ts';
import type { StoreTransaction } from '#store/db/store.ts';
import type { Tables } from '#store/db/tables.ts';
import { newToken } from '#store/db/tokens.ts';
import { deleteMails } from '#store/mail/delete-mails.ts';
import { mailboxKey } from '#store/mail/mail-turns.ts';
import { clearDocuments } from '#store/retention/finished-orders.ts';
import { folderOf, orderFolder } from '#store/retention/known-files.ts';

export type ErasedRecord = { kind: Tables['erased']['kind']; id: string };

/** Folders of files that no row names any more, to be removed after the transaction. */
export type ErasedFolders = string[];

/**
 * Records that are not there are left out. The list of what was erased is written in the same transaction. `address`: jobs whose error
 * names it are deleted, too.
 */
export async function eraseRecords(
  trx: StoreTransaction,
  records: readonly ErasedRecord[],
  now: Date,
  address: string | null = null,
): Promise<ErasedFolders> {
  const ids = (kind: ErasedRecord['kind']) => records.filter((record) => record.kind === kind).map(({ id }) => id);
  const folders: ErasedFolders = [];
  const words: string[] = [];
  for (const order of ids('order')) folders.push(...(await eraseOrder(trx, order, words, now)));
  for (const line of ids('gift')) await eraseGift(trx, line);
  for (const message of ids('message')) await trx.deleteFrom('messages').where('id', '=', message).execute();
  await deleteMails(trx, ids('mail'));
  for (const signUp of ids('sign-up')) await trx.deleteFrom('newsletter_requests').where('id', '=', signUp).execute();
  for (const withdrawal of ids('withdrawal')) await trx.deleteFrom('withdrawals').where('id', '=', withdrawal).execute();
  for (const subscriber of ids('subscriber')) {
    await trx.deleteFrom('newsletter_consents').where('subscriber', '=', subscriber).execute();
    await trx.deleteFrom('subscribers').where('id', '=', subscriber).execute();
  }
  // Sign-ins, links, addresses and everything else of an account go with it.
  for (const id of ids('customer')) {
    const customer = id as CustomerId;
    const exports = await trx.selectFrom('customer_exports').select('id').where('customer', '=', customer).execute();
    folders.push(...exports.map((row) => exportFolder(row.id)));
    await trx.deleteFrom('customers').where('id', '=', customer).execute();
  }
  if (address !== null) {
    await trx.deleteFrom('account_links').where('email_key', '=', address).execute();
    await trx.deleteFrom('mail_turns').where('mailbox', '=', mailboxKey(address)).execute();
  }
  for (const owner of ids('owner')) folders.push(...(await eraseOwner(trx, owner as OwnerId, now)));
  await deleteJobs(trx, [...words, ...ids('order'), ...ids('mail'), ...ids('message')], address);
  for (const { kind, id } of records)
    await trx
      .insertInto('erased')
      .values({ kind, id, at: now.toISOString() })
      .onConflict((conflict) => conflict.columns(['kind', 'id']).doNothing())
      .execute();
  return folders;
}

/** `words` gets the ids of its lines. */
async function eraseOrder(trx: StoreTransaction, id: string, words: string[], now: Date): Promise<ErasedFolders> {
  const order = await trx.selectFrom('orders').select(['number', 'delivery']).where('id', '=', id).executeTakeFirst();
  if (!order) return [];
  await clearDocuments(trx, [id]);
  const lines = await trx.selectFrom('order_lines').select(['id', 'kind', 'data', 'options']).where('order', '=', id).execute();
  for (const line of lines) {
    words.push(line.id);
    await trx
      .updateTable('order_lines')
      .set({ design: null, ...withoutWords(line) })
      .where('id', '=', line.id)
      .execute();
  }
  // A tracking number leads to the address.
  await trx.deleteFrom('shipments').where('order', '=', id).execute();
  const { country } = JSON.parse(order.delivery);
  // Cart and owner are ids that lead to other data.
  const cut = {
    cart: newToken(),
    owner: newToken() as OwnerId,
    fingerprint: '',
    email: '',
    email_owner: '',
    comment: '',
    reference: '',
    buyer_reference: '',
    delivery: JSON.stringify(erasedPostalAddress(country)),
  };
  await trx
    .updateTable('orders')
    .set({ ...cut, documents_erased_at: now.toISOString() })
    .where('id', '=', id)
    .execute();
  return [orderFolder(order.number)];
}

/** A line without what its customer wrote: the words of a gift voucher, and to whom it goes. */
function withoutWords({ kind, data, options }: Pick<Tables['order_lines'], 'kind' | 'data' | 'options'>) {
  const erased = isLineKind(kind) ? lineKinds[kind].erased : null;
  return erased ? { data: JSON.stringify({ ...JSON.parse(data), ...erased }), options: '' } : { data, options };
}

/** Who was to get a gift voucher is forgotten: one that was not sent yet goes to its buyer. */
async function eraseGift(trx: StoreTransaction, id: string): Promise<void> {
  const line = await trx.selectFrom('order_lines').select(['kind', 'data', 'options']).where('id', '=', id).executeTakeFirst();
  if (line) await trx.updateTable('order_lines').set(withoutWords(line)).where('id', '=', id).execute();
}

/**
 * Deletes a guest, or what an account owned, with everything saved. Orders of other addresses that were placed in it, with the pictures they print,
 * and messages of other addresses stay and get an owner without a session.
 */
async function eraseOwner(trx: StoreTransaction, id: OwnerId, now: Date): Promise<ErasedFolders> {
  const owner = await trx.updateTable('owners').set({ seen_at: now.toISOString() }).where('id', '=', id).returning('id').executeTakeFirst();
  if (!owner) return [];
  const heir = newToken() as OwnerId;
  const at = now.toISOString();
  await trx.insertInto('owners').values({ id: heir, created_at: at, seen_at: at }).execute();
  await trx.updateTable('orders').set({ owner: heir }).where('owner', '=', id).execute();
  await trx.updateTable('messages').set({ owner: heir }).where('owner', '=', id).execute();
  const printed = trx.selectFrom('order_pictures').select('picture');
  await trx.updateTable('pictures').set({ owner: heir }).where('owner', '=', id).where('id', 'in', printed).execute();
  for (const table of [
    'carts',
    'designs',
    'idempotent_responses',
    'session_transfers',
    'upload_links',
    'tile_words',
    'sessions',
    'wishes',
    'wish_list_shares',
    'calendar_entries',
    'events',
    'guest_lists',
  ] as const)
    await trx.deleteFrom(table).where('owner', '=', id).execute();
  const pictures = await trx.deleteFrom('pictures').where('owner', '=', id).returning(['print_key', 'preview_key', 'thumb_key']).execute();
  await trx.deleteFrom('owners').where('id', '=', id).execute();
  await dropUnused(trx, heir);
  return [...new Set(pictures.flatMap((picture) => Object.values(picture)).map(folderOf))];
}

async function dropUnused(trx: StoreTransaction, owner: OwnerId): Promise<void> {
  for (const table of ['orders', 'messages', 'pictures'] as const)
    if (await trx.selectFrom(table).select('id').where('owner', '=', owner).limit(1).executeTakeFirst()) return;
  await trx.deleteFrom('owners').where('id', '=', owner).execute();
}

const page = 1000;

/** Deletes jobs whose payload names one of these ids, or whose error the address. A job in hand loses its result. */
async function deleteJobs(trx: StoreTransaction, ids: readonly string[], address: string | null): Promise<void> {
  for (let after = ''; ; ) {
    const jobs = await trx
      .selectFrom('jobs')
      .select(['id', 'payload', 'error'])
      .where('id', '>', after)
      .orderBy('id')
      .limit(page)
      .execute();
    const own = jobs.filter(
      ({ payload, error }) =>
        ids.some((id) => payload.includes(`"${id}"`)) || (address !== null && error !== null && namesAddress(error, address)),
    );
    if (own.length > 0)
      await trx
        .deleteFrom('jobs')
        .where(
          'id',
          'in',
          own.map(({ id }) => id),
        )
        .execute();
    const last = jobs.at(-1);
    if (!last) return;
    after = last.id;
  }
}
