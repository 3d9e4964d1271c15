/** Copies of ordered lines in the open cart. */
import type { OwnerId } from '#core/customer/owner.ts';
import type { LineItem } from '#core/order/line.ts';
import { designedOf } from '#core/order/line-kind.ts';
import type { Store, StoreTransaction } from '#store/db/store.ts';
import { newToken } from '#store/db/tokens.ts';
import { expiry, requireDesignRoom } from '#store/design/designs.ts';
import { lineDocumentText } from '#store/order/line-content.ts';
import { lockOwner } from '#store/session/sessions.ts';
import { itemColumns, openCart, requireCartRoom } from './carts.ts';

export type LineToReorder = {
  /** Id of the ordered line, and of the line that the cart gets. */
  ordered: string;
  cartLine: string;
  /** With the lines of the cart in place of those of the order. */
  item: LineItem;
  quantity: number;
};

/** A design with the document of an ordered line; null for a line without one. What is shown of it is filled when it is read. */
async function insertDesign(trx: StoreTransaction, owner: OwnerId, line: LineToReorder, now: Date): Promise<string | null> {
  const printed = designedOf(line.item);
  const document = printed && (await lineDocumentText({ db: trx }, line.ordered));
  if (!printed || document === null) return null;
  const at = now.toISOString();
  await requireDesignRoom(trx, owner, at);
  const id = newToken();
  await trx
    .insertInto('designs')
    .values({
      id,
      owner,
      revision: 1,
      document,
      choice: JSON.stringify(printed.choice),
      quantity: line.quantity,
      name: null,
      product: printed.product,
      created_at: at,
      updated_at: at,
      suite_details: null,
      creation_key: null,
      expires_at: await expiry(trx, owner, now),
      deleted_at: null,
    })
    .execute();
  return id;
}

/** Pictures that the owner took out of the own ones are shown by the copy again. */
async function showPictures(trx: StoreTransaction, owner: OwnerId, lines: readonly LineToReorder[]): Promise<void> {
  const ids = lines.map(({ ordered }) => ordered);
  const shown = trx.selectFrom('order_pictures').select('picture').where('order_line', 'in', ids);
  await trx
    .updateTable('pictures')
    .set({ hidden_at: null })
    .where('id', 'in', shown)
    .where('owner', '=', owner)
    .where('hidden_at', 'is not', null)
    .execute();
}

/**
 * Adds copies of ordered lines with designs of their own; nothing where one of them is or was in a cart already, as for a form that is sent twice. Throws Fault
 * 'quota-full' for a cart without room, and for too many designs.
 */
export async function addReorderedLines(store: Store, owner: OwnerId, lines: readonly LineToReorder[], now = store.clock()): Promise<void> {
  if (lines.length === 0) return;
  const at = now.toISOString();
  await store.write(async (trx) => {
    await lockOwner(trx, store.engine, owner);
    const ids = lines.map(({ cartLine }) => cartLine);
    const known = await trx.selectFrom('cart_lines').select('id').where('id', 'in', ids).limit(1).executeTakeFirst();
    if (known) return;
    const cart = await openCart(trx, owner, at);
    const before = await trx.selectFrom('cart_lines').select('position').where('cart', '=', cart).orderBy('position').execute();
    requireCartRoom(before.length + lines.length - 1);
    const last = before.at(-1)?.position ?? 0;
    for (const [index, line] of lines.entries()) {
      const design = await insertDesign(trx, owner, line, now);
      const columns = { ...itemColumns(line.item), design };
      const copied = await trx
        .selectFrom('order_lines')
        .select(['confirmed', 'approval'])
        .where('id', '=', line.ordered)
        .executeTakeFirst();
      await trx
        .insertInto('cart_lines')
        .values({
          id: line.cartLine,
          cart,
          ...columns,
          quantity: line.quantity,
          confirmed: copied?.confirmed ?? '[]',
          approval: copied?.approval ?? null,
          position: last + index + 1,
          created_at: at,
        })
        .execute();
    }
    await showPictures(trx, owner, lines);
  });
}

/** Removes lines of a reorder with the designs that were made for them. */
export async function removeReorderedLines(store: Store, owner: OwnerId, lines: readonly string[]): Promise<void> {
  if (lines.length === 0) return;
  await store.write(async (trx) => {
    await lockOwner(trx, store.engine, owner);
    const open = trx.selectFrom('carts').select('id').where('owner', '=', owner).where('ordered_at', 'is', null);
    const removed = await trx.deleteFrom('cart_lines').where('id', 'in', lines).where('cart', 'in', open).returning('design').execute();
    const designs = removed.flatMap(({ design }) => design ?? []);
    if (designs.length > 0) await trx.deleteFrom('designs').where('id', 'in', designs).where('owner', '=', owner).execute();
  });
}
