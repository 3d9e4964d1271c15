/** A guest's open cart: an ordered list of the guest's own designs. Prices and deliveries are computed elsewhere. */

import type { OwnerId } from '#core/customer/owner.ts';
import type { Change, Store } from '#store/db/store.ts';
import { newToken } from '#store/db/tokens.ts';
import { lockDesign, type StoredChoice, type StoredDesign } from '#store/design/designs.ts';
import { lockOwner } from '#store/session/sessions.ts';

/** `confirmed`: keys of the findings this customer said may stay. */
export type CartEntry = { id: string; design: StoredDesign; confirmed: string[] };
export type StoredCart = { id: string; lines: CartEntry[] };

/** The open cart in order of adding, or null when the guest has none. */
export async function cartOf(store: Store, owner: OwnerId): Promise<StoredCart | null> {
  const cart = await store.db
    .selectFrom('carts')
    .select('id')
    .where('owner', '=', owner)
    .where('ordered_at', 'is', null)
    .executeTakeFirst();
  if (!cart) return null;
  const rows = await store.db
    .selectFrom('cart_lines')
    .innerJoin('designs', 'designs.id', 'cart_lines.design')
    .select([
      'cart_lines.id as line',
      'cart_lines.confirmed',
      'designs.id',
      'designs.revision',
      'designs.document',
      'designs.choice',
      'designs.created_at',
      'designs.updated_at',
    ])
    .where('cart_lines.cart', '=', cart.id)
    .where('designs.owner', '=', owner)
    .orderBy('cart_lines.position')
    .execute();
  const lines = rows.map((row) => ({
    id: row.line,
    confirmed: JSON.parse(row.confirmed),
    design: {
      id: row.id,
      revision: row.revision,
      document: JSON.parse(row.document),
      choice: JSON.parse(row.choice),
      createdAt: row.created_at,
      savedAt: row.updated_at,
    },
  }));
  return { id: cart.id, lines };
}

/** Which designs lie in the open cart. */
export async function designsInCart(store: Store, owner: OwnerId): Promise<ReadonlySet<string>> {
  const rows = await store.db
    .selectFrom('cart_lines')
    .innerJoin('carts', 'carts.id', 'cart_lines.cart')
    .select('cart_lines.design')
    .where('carts.owner', '=', owner)
    .where('carts.ordered_at', 'is', null)
    .execute();
  return new Set(rows.map((row) => row.design));
}

/** Number of lines in the open cart. */
export async function cartCount(store: Store, owner: OwnerId): Promise<number> {
  const row = await store.db
    .selectFrom('cart_lines')
    .innerJoin('carts', 'carts.id', 'cart_lines.cart')
    .select((query) => query.fn.countAll<number>().as('count'))
    .where('carts.owner', '=', owner)
    .where('carts.ordered_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

/**
 * Puts a design into the cart and makes the cart where there is none. The same design twice stays one line with the newest
 * confirmations. False: no such design of this guest.
 */
export async function addLine(
  store: Store,
  owner: OwnerId,
  design: string,
  confirmed: readonly string[] = [],
  now = store.clock(),
): Promise<boolean> {
  const at = now.toISOString();
  return store.write(async (trx) => {
    await lockOwner(trx, store.engine, owner);
    if (!(await lockDesign(trx, store.engine, owner, design, at))) return false;
    const cart = await openCart(trx, owner, at);
    const last = await trx
      .selectFrom('cart_lines')
      .select('position')
      .where('cart', '=', cart)
      .orderBy('position', 'desc')
      .limit(1)
      .executeTakeFirst();
    await trx
      .insertInto('cart_lines')
      .values({ id: newToken(), cart, design, position: (last?.position ?? 0) + 1, confirmed: JSON.stringify(confirmed), created_at: at })
      .onConflict((conflict) => conflict.columns(['cart', 'design']).doUpdateSet({ confirmed: JSON.stringify(confirmed) }))
      .execute();
    return true;
  });
}

/**
 * Changes the quantity of a line's design; whether the quantity is on the ladder is decided before. The design gets a new revision,
 * so an editor that is open on it cannot put the old quantity back unseen. False: no such line in this guest's open cart.
 */
export async function setLineQuantity(store: Store, owner: OwnerId, line: string, quantity: number, now = store.clock()): Promise<boolean> {
  const at = now.toISOString();
  return store.write(async (trx) => {
    await lockOwner(trx, store.engine, owner);
    const found = await findLine(trx, owner, line);
    const design = found ? await lockDesign(trx, store.engine, owner, found.design, at) : undefined;
    if (!design) return false;
    const choice: StoredChoice = JSON.parse(design.choice);
    if (choice.quantity === quantity) return true;
    await trx
      .updateTable('designs')
      .set({ choice: JSON.stringify({ ...choice, quantity }), revision: design.revision + 1, updated_at: at })
      .where('id', '=', design.id)
      .execute();
    return true;
  });
}

/** Takes a line out of the open cart; the design stays saved. False: no such line. */
export async function removeLine(store: Store, owner: OwnerId, line: string): Promise<boolean> {
  return store.write(async (trx) => {
    await lockOwner(trx, store.engine, owner);
    const found = await findLine(trx, owner, line);
    if (!found) return false;
    await trx.deleteFrom('cart_lines').where('id', '=', found.id).execute();
    return true;
  });
}

async function openCart(trx: Change, owner: OwnerId, at: string): Promise<string> {
  await trx
    .insertInto('carts')
    .values({ id: newToken(), owner, created_at: at, ordered_at: null })
    .onConflict((conflict) => conflict.column('owner').where('ordered_at', 'is', null).doNothing())
    .execute();
  const cart = await trx
    .selectFrom('carts')
    .select('id')
    .where('owner', '=', owner)
    .where('ordered_at', 'is', null)
    .executeTakeFirstOrThrow();
  return cart.id;
}

function findLine(trx: Change, owner: OwnerId, line: string) {
  return trx
    .selectFrom('cart_lines')
    .innerJoin('carts', 'carts.id', 'cart_lines.cart')
    .select(['cart_lines.id', 'cart_lines.design'])
    .where('cart_lines.id', '=', line)
    .where('carts.owner', '=', owner)
    .where('carts.ordered_at', 'is', null)
    .executeTakeFirst();
}
