/** Moves what a guest made to the customer who signs in. Runs in the transaction of the sign-in, with both owners locked. */
import type { OwnerId } from '#core/customer/owner.ts';
import { retentionDays } from '#core/customer/retention.ts';
import { dayMs } from '#core/values/unit.ts';
import { moveCodes } from '#store/cart/codes.ts';
import type { Store, StoreTransaction } from '#store/db/store.ts';
import { moveCalendarEntries } from './calendar-entries.ts';
import { hasEmail } from './email-spellings.ts';

/** `verifiedEmail` is the customer's address key once it is confirmed. */
export type MergeTarget = { owner: OwnerId; verifiedEmail: string | null };

/**
 * Designs, pictures, links for phones, entries of calendars, guest lists, events, words of tiles, the open cart and responses to repeated requests become the customer's, under the ids they have. Of orders and messages only those
 * that are the customer's own: on a computer that several people use, one must not see another's address. Running it again changes nothing.
 */
export async function mergeOwner(trx: StoreTransaction, guest: OwnerId, target: MergeTarget, now: Date): Promise<void> {
  await moveDesigns(trx, guest, target.owner, now);
  await trx.updateTable('pictures').set({ owner: target.owner }).where('owner', '=', guest).execute();
  await moveOpenCart(trx, guest, target.owner);
  await moveResponses(trx, guest, target.owner);
  await moveCalendarEntries(trx, guest, target.owner, now);
  for (const table of ['guest_lists', 'events', 'upload_links'] as const)
    await trx.updateTable(table).set({ owner: target.owner }).where('owner', '=', guest).execute();
  await moveTileWords(trx, guest, target.owner);
  await trx.updateTable('event_hosts').set({ owner: target.owner }).where('owner', '=', guest).execute();
  if (target.verifiedEmail !== null) {
    const address = target.verifiedEmail;
    await moveOrders(trx, await ordersOfEmail(trx, address, guest), target.owner);
    await trx.updateTable('messages').set({ owner: target.owner }).where('owner', '=', guest).where('address', '=', address).execute();
  }
  await trx.deleteFrom('session_transfers').where('owner', '=', guest).execute();
}

/** Those that were typed in this browser stand in the place of those of before. */
async function moveTileWords(trx: StoreTransaction, guest: OwnerId, owner: OwnerId): Promise<void> {
  const typed = await trx.selectFrom('tile_words').select('owner').where('owner', '=', guest).executeTakeFirst();
  if (!typed) return;
  await trx.deleteFrom('tile_words').where('owner', '=', owner).execute();
  await trx.updateTable('tile_words').set({ owner }).where('owner', '=', guest).execute();
}

/** A customer's design lives longer than a guest's; a deleted one keeps its end. */
async function moveDesigns(trx: StoreTransaction, guest: OwnerId, owner: OwnerId, now: Date): Promise<void> {
  const open = await trx
    .selectFrom('designs')
    .select(['id', 'updated_at'])
    .where('owner', '=', guest)
    .where('expires_at', '>', now.toISOString())
    .execute();
  // A key makes one design of an owner.
  const keys = trx.selectFrom('designs').select('creation_key').where('owner', '=', owner).where('creation_key', 'is not', null);
  await trx.updateTable('designs').set({ creation_key: null }).where('owner', '=', guest).where('creation_key', 'in', keys).execute();
  await trx.updateTable('designs').set({ owner }).where('owner', '=', guest).execute();
  for (const { id, updated_at } of open) {
    const expires = new Date(Date.parse(updated_at) + retentionDays.customerDesign * dayMs).toISOString();
    await trx.updateTable('designs').set({ expires_at: expires }).where('id', '=', id).execute();
  }
}

/** The customer's cart keeps what it says of samples, and its own discount; the guest's lines and vouchers come behind its own. */
async function moveOpenCart(trx: StoreTransaction, guest: OwnerId, owner: OwnerId): Promise<void> {
  const openCart = (of: OwnerId) =>
    trx.selectFrom('carts').select(['id', 'needed_by']).where('owner', '=', of).where('ordered_at', 'is', null).executeTakeFirst();
  const from = await openCart(guest);
  if (!from) return;
  const into = await openCart(owner);
  if (!into) {
    await trx.updateTable('carts').set({ owner }).where('id', '=', from.id).execute();
    return;
  }
  const { last } = await trx
    .selectFrom('cart_lines')
    .select((query) => query.fn.max('position').as('last'))
    .where('cart', '=', into.id)
    .executeTakeFirstOrThrow();
  // Lines first: a cart is deleted with its lines.
  await trx
    .updateTable('cart_lines')
    .set((query) => ({ cart: into.id, position: query('position', '+', Number(last ?? 0)) }))
    .where('cart', '=', from.id)
    .execute();
  if (into.needed_by === null) await trx.updateTable('carts').set({ needed_by: from.needed_by }).where('id', '=', into.id).execute();
  await moveCodes(trx, from.id, into.id);
  await trx.deleteFrom('carts').where('id', '=', from.id).execute();
}

async function moveResponses(trx: StoreTransaction, guest: OwnerId, owner: OwnerId): Promise<void> {
  const known = trx.selectFrom('idempotent_responses').select('key').where('owner', '=', owner);
  await trx.updateTable('idempotent_responses').set({ owner }).where('owner', '=', guest).where('key', 'not in', known).execute();
  await trx.deleteFrom('idempotent_responses').where('owner', '=', guest).execute();
}

/** Orders that a guest placed with this address; `guest` null: any guest. */
export async function ordersOfEmail(db: Store['db'], emailKey: string, guest: OwnerId | null): Promise<string[]> {
  const rows = await db
    .selectFrom('orders')
    .innerJoin('owners', 'owners.id', 'orders.owner')
    .select('orders.id')
    .where(hasEmail('orders.email', emailKey))
    .where('owners.customer', 'is', null)
    .$if(guest !== null, (query) => query.where('orders.owner', '=', guest as OwnerId))
    .execute();
  return rows.map(({ id }) => id);
}

/** With the carts that were ordered. */
export async function moveOrders(trx: StoreTransaction, ids: readonly string[], owner: OwnerId): Promise<void> {
  if (ids.length === 0) return;
  const carts = trx.selectFrom('orders').select('cart').where('id', 'in', ids);
  await trx.updateTable('carts').set({ owner }).where('id', 'in', carts).where('ordered_at', 'is not', null).execute();
  await trx.updateTable('orders').set({ owner }).where('id', 'in', ids).execute();
}

/** Gives a customer an order that was placed with the address whose mailbox is the customer's. An order that has a customer already stays. */
export async function moveProvenOrder(trx: StoreTransaction, id: string, emailKey: string, owner: OwnerId): Promise<void> {
  const orders = await ordersOfEmail(trx, emailKey, null);
  if (orders.includes(id)) await moveOrders(trx, [id], owner);
}
