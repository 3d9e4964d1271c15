/**
 * Lines of the open cart that belong to another one: accessories, which follow a card's quantity until a customer changes them, and the card
 * of a printed gift voucher.
 */
import type { OwnerId } from '#core/customer/owner.ts';
import type { AccessoryItem, GiftCardItem } from '#core/order/line.ts';
import { isLineKind, lineKinds } from '#core/order/line-kind.ts';
import { maxAccessories } from '#core/products/accessory/accessory.ts';
import type { Store, StoreTransaction } from '#store/db/store.ts';
import { newToken } from '#store/db/tokens.ts';
import { lockOwner } from '#store/session/sessions.ts';
import { itemColumns, openCart, requireCartRoom, storedItem } from './carts.ts';

/** `follows`: its quantity changes with that of the line `parent`. */
export type AccessoryToAdd = { sku: string; quantity: number; parent: string | null; follows: boolean };

/**
 * Adds to what is there of an accessory on its own; that of a card gets the new quantity. False: no such line for `parent`. Throws Fault
 * 'quota-full' for a full cart.
 */
export async function addAccessory(store: Store, owner: OwnerId, added: AccessoryToAdd, now = store.clock()): Promise<boolean> {
  const at = now.toISOString();
  return store.write(async (trx) => {
    await lockOwner(trx, store.engine, owner);
    const cart = await openCart(trx, owner, at);
    const lines = await trx.selectFrom('cart_lines').selectAll().where('cart', '=', cart).orderBy('position').execute();
    const { sku, parent, follows } = added;
    if (parent !== null && !lines.some(({ id, kind }) => id === parent && isLineKind(kind) && lineKinds[kind].takesAccessories))
      return false;
    const same = accessoriesOf(lines).find(({ item }) => item.sku === sku && item.parent === parent);
    const item: AccessoryItem = { kind: 'accessory', sku, parent, follows };
    if (same) {
      const quantity = Math.min(maxAccessories, parent === null ? same.quantity + added.quantity : added.quantity);
      await trx
        .updateTable('cart_lines')
        .set({ quantity, data: itemColumns(item).data })
        .where('id', '=', same.id)
        .execute();
      return true;
    }
    await insertLine(trx, { cart, lines }, { item, quantity: added.quantity }, at);
    return true;
  });
}

async function insertLine(
  trx: StoreTransaction,
  { cart, lines }: { cart: string; lines: readonly { position: number }[] },
  { item, quantity }: { item: AccessoryItem | GiftCardItem; quantity: number },
  at: string,
): Promise<void> {
  requireCartRoom(lines.length);
  const position = (lines.at(-1)?.position ?? 0) + 1;
  const row = { id: newToken(), cart, ...itemColumns(item), quantity, confirmed: '[]', approval: null, position, created_at: at };
  await trx.insertInto('cart_lines').values(row).execute();
}

/**
 * Makes the accessories that a line's design chose the wanted ones. What was added or changed in the cart itself stays as it is. Throws
 * Fault 'quota-full' for a full cart.
 */
export async function setChosenAccessories(
  trx: StoreTransaction,
  line: string,
  wanted: readonly { sku: string; quantity: number }[],
  at: string,
): Promise<void> {
  const { cart } = await trx.selectFrom('cart_lines').select('cart').where('id', '=', line).executeTakeFirstOrThrow();
  const read = () => trx.selectFrom('cart_lines').selectAll().where('cart', '=', cart).orderBy('position').execute();
  const own = accessoriesOf(await read()).filter(({ item }) => item.parent === line);
  for (const { id, item } of own) {
    const isLeft = item.isChosen && !wanted.some(({ sku }) => sku === item.sku);
    if (isLeft) await trx.deleteFrom('cart_lines').where('id', '=', id).execute();
  }
  for (const { sku, quantity } of wanted) {
    const same = own.find(({ item }) => item.sku === sku);
    const item: AccessoryItem = { kind: 'accessory', sku, parent: line, follows: true, isChosen: true };
    if (!same) await insertLine(trx, { cart, lines: await read() }, { item, quantity }, at);
    else if (same.item.follows) await trx.updateTable('cart_lines').set({ quantity }).where('id', '=', same.id).execute();
  }
}

type Row = { id: string; kind: string; design: string | null; data: string; quantity: number };

function accessoriesOf(rows: readonly Row[]): { id: string; quantity: number; item: AccessoryItem }[] {
  return rows.flatMap((row) => {
    if (row.kind !== 'accessory') return [];
    const item = storedItem(`cart line ${row.id}`, row);
    return item.kind === 'accessory' ? [{ id: row.id, quantity: row.quantity, item }] : [];
  });
}

/** Gives the accessories that follow this line `quantityOf` their SKU. A line that was changed itself follows no longer. */
export async function syncAccessoryQuantities(trx: StoreTransaction, line: string, quantityOf: (sku: string) => number): Promise<void> {
  const { cart } = await trx.selectFrom('cart_lines').select('cart').where('id', '=', line).executeTakeFirstOrThrow();
  const rows = await trx.selectFrom('cart_lines').selectAll().where('cart', '=', cart).where('kind', '=', 'accessory').execute();
  for (const { id, item } of accessoriesOf(rows)) {
    if (id === line && item.follows) {
      const { data } = itemColumns({ ...item, follows: false });
      await trx.updateTable('cart_lines').set({ data }).where('id', '=', id).execute();
    } else if (item.parent === line && item.follows) {
      await trx
        .updateTable('cart_lines')
        .set({ quantity: quantityOf(item.sku) })
        .where('id', '=', id)
        .execute();
    }
  }
}

/** Adds the card of a printed gift voucher. Throws Fault 'quota-full' for a full cart. */
export async function addGiftCard(trx: StoreTransaction, line: string, choice: GiftCardItem['choice'], at: string): Promise<void> {
  const { cart } = await trx.selectFrom('cart_lines').select('cart').where('id', '=', line).executeTakeFirstOrThrow();
  const lines = await trx.selectFrom('cart_lines').select('position').where('cart', '=', cart).orderBy('position').execute();
  await insertLine(trx, { cart, lines }, { item: { kind: 'gift-card', parent: line, choice }, quantity: 1 }, at);
}

/** Removes what is bought with a line: the accessories of a card; a gift voucher and the card it is printed on, whichever of them it is. */
export async function removeLinesOf(trx: StoreTransaction, line: string): Promise<void> {
  const row = await trx.selectFrom('cart_lines').selectAll().where('id', '=', line).executeTakeFirstOrThrow();
  // Lines of other kinds are not read: those that cannot be read are removed, too.
  const item = row.kind === 'gift-card' ? storedItem(`cart line ${line}`, row) : null;
  if (item?.kind === 'gift-card') await trx.deleteFrom('cart_lines').where('id', '=', item.parent).where('cart', '=', row.cart).execute();
  const kinds = ['accessory', 'gift-card'] satisfies (AccessoryItem | GiftCardItem)['kind'][];
  const others = await trx.selectFrom('cart_lines').selectAll().where('cart', '=', row.cart).where('kind', 'in', kinds).execute();
  for (const other of others) {
    const own = storedItem(`cart line ${other.id}`, other);
    if ('parent' in own && own.parent === line) await trx.deleteFrom('cart_lines').where('id', '=', other.id).execute();
  }
}
