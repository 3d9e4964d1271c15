/** The open cart of an owner: an ordered list of lines. Prices and deliveries are computed elsewhere. */
import { quotas } from '#core/customer/limits.ts';
import type { OwnerId } from '#core/customer/owner.ts';
import { type Approval, approvalSchema } from '#core/order/approval/approval.ts';
import { designOf, type LineItem, type LineRecords, lineItemSchema } from '#core/order/line.ts';
import { designedOf, hasDesign, lineKinds } from '#core/order/line-kind.ts';
import { Fault } from '#core/values/fault.ts';
import { message } from '#core/values/message.ts';
import { parseStored } from '#core/values/parse-stored.ts';
import type { Store, StoreTransaction } from '#store/db/store.ts';
import type { Tables } from '#store/db/tables.ts';
import { newToken } from '#store/db/tokens.ts';
import { copyDesign, lockDesign, type SavedDesign, savedColumns, savedDesign } from '#store/design/designs.ts';
import { copyMerge } from '#store/people/merges.ts';
import { lockOwner } from '#store/session/sessions.ts';

export type CartLineToAdd = {
  item: LineItem;
  quantity: number;
  /** Keys of the findings the customer accepts. */
  confirmed?: readonly string[];
  /** Of the pages of its design; absent where nothing was approved. */
  approval?: Approval;
};
export type StoredCartLine = {
  id: string;
  item: LineItem;
  quantity: number;
  confirmed: string[];
  /** Null where nothing was approved. */
  approval: Approval | null;
  /** Null for an item without a design. */
  design: SavedDesign | null;
};
/** A line whose item this program cannot read, such as one of a product type that it does not know. */
export type UnreadableCartLine = { id: string; quantity: number; design: string | null; error: Error };
export type StoredCart = {
  id: string;
  lines: StoredCartLine[];
  unreadable: UnreadableCartLine[];
  /** The e-mail address of the last attempt to order had its free samples before. */
  samplesCharged: boolean;
  /** Nothing that goes with the parcel is to show the shop's brand; counts for customers who may ask for it. */
  isWhiteLabel: boolean;
  /** The day by which it is needed; '' where its owner has said that there is none, null where nothing was said. */
  neededBy: string | null;
};

/** The open cart in order of adding, or null where there is none. */
export async function cartOf(store: Store, owner: OwnerId): Promise<StoredCart | null> {
  const cart = await store.db
    .selectFrom('carts')
    .select(['id', 'samples_charged', 'white_label', 'needed_by'])
    .where('owner', '=', owner)
    .where('ordered_at', 'is', null)
    .executeTakeFirst();
  if (!cart) return null;
  const rows = await store.db.selectFrom('cart_lines').selectAll().where('cart', '=', cart.id).orderBy('position').execute();
  const ids = rows.flatMap((row) => row.design ?? []);
  const designs = ids.length
    ? await store.db.selectFrom('designs').select(savedColumns).where('id', 'in', ids).where('owner', '=', owner).execute()
    : [];
  const byId = new Map(designs.map((row) => [row.id, savedDesign(row)]));
  const lines: StoredCartLine[] = [];
  const unreadable: UnreadableCartLine[] = [];
  for (const row of rows) {
    try {
      lines.push({ ...storedLine(row), design: byId.get(row.design ?? '') ?? null });
    } catch (error) {
      unreadable.push({ id: row.id, quantity: row.quantity, design: row.design, error: error as Error });
    }
  }
  const { id, samples_charged, white_label, needed_by: neededBy } = cart;
  return { id, lines, unreadable, samplesCharged: samples_charged === 1, isWhiteLabel: white_label === 1, neededBy };
}

function storedLine(row: Tables['cart_lines']): Omit<StoredCartLine, 'design'> {
  const what = `cart line ${row.id}`;
  return {
    id: row.id,
    item: storedItem(what, row),
    quantity: row.quantity,
    confirmed: JSON.parse(row.confirmed),
    approval: storedApproval(what, row.approval),
  };
}

/** Throws an Error that names `what` and the field for a text that is no approval. */
export function storedApproval(what: string, approval: string | null): Approval | null {
  return approval === null ? null : parseStored(`the approval of ${what}`, approvalSchema, JSON.parse(approval));
}

type ItemColumns = { kind: string; design: string | null; data: string };

/** The columns of an item: kind and design have their own, the rest is JSON. Equal items give equal columns. */
export function itemColumns(item: LineItem): ItemColumns {
  const { kind, ...rest } = item;
  const data: Record<string, unknown> = { ...rest };
  delete data.design;
  return { kind, design: designOf(item), data: JSON.stringify(data) };
}

/** Throws an Error that names `what` and the field for columns that are no item. */
export function storedItem(what: string, { kind, design, data }: ItemColumns): LineItem {
  return parseStored(what, lineItemSchema, { kind, ...JSON.parse(data), ...(hasDesign(kind) ? { design } : {}) });
}

/** Which designs the open cart holds. */
export async function designsInCart(store: Store, owner: OwnerId): Promise<ReadonlySet<string>> {
  const rows = await openLines(store, owner).select('cart_lines.design').execute();
  return new Set(rows.flatMap((row) => row.design ?? []));
}

/** Number of lines in the open cart. */
export async function cartCount(store: Store, owner: OwnerId): Promise<number> {
  const row = await openLines(store, owner)
    .select((query) => query.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

/** Whether the open cart is to be sent without the shop's brand; null where there is none. */
export async function openCartLabel(store: Store, owner: OwnerId): Promise<{ isWhitelabelOrder: boolean } | null> {
  const row = await store.db
    .selectFrom('carts')
    .select('white_label')
    .where('owner', '=', owner)
    .where('ordered_at', 'is', null)
    .executeTakeFirst();
  return row ? { isWhitelabelOrder: row.white_label === 1 } : null;
}

/** Notes whether the open cart is to be sent without the shop's brand; makes one where there is none. */
export async function setWhiteLabel(store: Store, owner: OwnerId, isOn: boolean): Promise<void> {
  await store.write(async (trx) => {
    await lockOwner(trx, store.engine, owner);
    const cart = await openCart(trx, owner, store.clock().toISOString());
    await trx
      .updateTable('carts')
      .set({ white_label: isOn ? 1 : 0 })
      .where('id', '=', cart)
      .execute();
  });
}

/** Notes by when the open cart is needed; '': by no day. Makes one where there is none. */
export async function setNeededBy(store: Store, owner: OwnerId, day: string): Promise<void> {
  await store.write(async (trx) => {
    await lockOwner(trx, store.engine, owner);
    const cart = await openCart(trx, owner, store.clock().toISOString());
    await trx.updateTable('carts').set({ needed_by: day }).where('id', '=', cart).execute();
  });
}

/** Notes whether the free samples of the open cart are charged; see StoredCart. */
export async function chargeSamples(store: Store, owner: OwnerId, isCharged: boolean): Promise<void> {
  await store.write((trx) =>
    trx
      .updateTable('carts')
      .set({ samples_charged: isCharged ? 1 : 0 })
      .where('owner', '=', owner)
      .where('ordered_at', 'is', null)
      .execute(),
  );
}

/** Number of samples in the open cart. */
export async function sampleCount(store: Store, owner: OwnerId): Promise<number> {
  const row = await openLines(store, owner)
    .select((query) => query.fn.countAll<number>().as('count'))
    .where('cart_lines.kind', '=', 'sample')
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

/** Quantity of the first line that holds this item, or null. */
export async function quantityInCart(store: Store, owner: OwnerId, item: LineItem): Promise<number | null> {
  const { kind, design, data } = itemColumns(item);
  const row = await openLines(store, owner)
    .select('cart_lines.quantity')
    .where('cart_lines.kind', '=', kind)
    .where('cart_lines.data', '=', data)
    .where('cart_lines.design', design === null ? 'is' : '=', design)
    .executeTakeFirst();
  return row?.quantity ?? null;
}

/** A line of the open cart that is a copy of an ordered one, with its records; null where the design has none. */
export async function orderedCopyInCart(
  store: Store,
  owner: OwnerId,
  design: string,
): Promise<{ quantity: number; records: LineRecords } | null> {
  const rows = await openLines(store, owner).selectAll('cart_lines').where('cart_lines.design', '=', design).execute();
  const copies = rows.flatMap((row) => {
    const { item, quantity } = storedLine(row);
    const records = designedOf(item)?.records;
    return records?.of === 'order' ? [{ quantity, records }] : [];
  });
  return copies[0] ?? null;
}

function openLines(store: Store, owner: OwnerId) {
  return store.db
    .selectFrom('cart_lines')
    .innerJoin('carts', 'carts.id', 'cart_lines.cart')
    .where('carts.owner', '=', owner)
    .where('carts.ordered_at', 'is', null);
}

/** What tells two lines of a design apart: it is printed for the records of its list or not, never both in one cart. */
function withoutRecords(data: string): string {
  const { records: _, ...rest } = JSON.parse(data);
  return JSON.stringify(rest);
}

/**
 * Adds a line, and the cart where there is none. An equal item that is in the cart already gets the new quantity, records,
 * confirmations and approval.
 * `withLine` changes more in the same transaction. False: the design is not this owner's. Throws Fault 'quota-full' for a full cart.
 */
export async function addLine(
  store: Store,
  owner: OwnerId,
  line: CartLineToAdd,
  now = store.clock(),
  withLine: (trx: StoreTransaction, line: string) => Promise<void> = async () => {},
): Promise<boolean> {
  const at = now.toISOString();
  const columns = itemColumns(line.item);
  const { design } = columns;
  const approval = line.approval ? JSON.stringify(line.approval) : null;
  const changes = { data: columns.data, quantity: line.quantity, confirmed: JSON.stringify(line.confirmed ?? []), approval };
  const own = withoutRecords(columns.data);
  return store.write(async (trx) => {
    await lockOwner(trx, store.engine, owner);
    if (design !== null && !(await lockDesign(trx, store.engine, owner, design, at))) return false;
    const cart = await openCart(trx, owner, at);
    const lines = await trx.selectFrom('cart_lines').selectAll().where('cart', '=', cart).orderBy('position').execute();
    const isSame = (row: ItemColumns) => row.kind === columns.kind && row.design === design && withoutRecords(row.data) === own;
    const same = lineKinds[line.item.kind].isMerged ? lines.find(isSame) : undefined;
    const id = same?.id ?? newToken();
    if (same) {
      await trx.updateTable('cart_lines').set(changes).where('id', '=', same.id).execute();
    } else {
      requireCartRoom(lines.length);
      const position = (lines.at(-1)?.position ?? 0) + 1;
      await trx
        .insertInto('cart_lines')
        .values({ id, cart, ...columns, ...changes, position, created_at: at })
        .execute();
    }
    await withLine(trx, id);
    return true;
  });
}

/** Adds a line with a copy of this line's design, with its list, in the same quantity and with the same confirmations and approval. False: no such line, or one without a design. */
export async function copyLine(store: Store, owner: OwnerId, line: string, now = store.clock()): Promise<boolean> {
  const at = now.toISOString();
  return store.write(async (trx) => {
    await lockOwner(trx, store.engine, owner);
    const found = await findLine(trx, owner, line);
    if (!found) return false;
    const row = await trx.selectFrom('cart_lines').selectAll().where('id', '=', found.id).executeTakeFirstOrThrow();
    const design = row.design === null ? null : await copyDesign(trx, store.engine, owner, row.design, now);
    if (row.design === null || design === null) return false;
    await copyMerge(trx, row.design, design, at);
    const lines = await trx.selectFrom('cart_lines').select('position').where('cart', '=', row.cart).orderBy('position').execute();
    requireCartRoom(lines.length);
    await trx
      .insertInto('cart_lines')
      .values({ ...row, id: newToken(), design, position: (lines.at(-1)?.position ?? 0) + 1, created_at: at })
      .execute();
    return true;
  });
}

/** A line of this owner's open cart, or null. */
export async function findCartLine(store: Store, owner: OwnerId, id: string): Promise<Omit<StoredCartLine, 'design'> | null> {
  const row = await openLines(store, owner).selectAll('cart_lines').where('cart_lines.id', '=', id).executeTakeFirst();
  return row ? storedLine(row) : null;
}

/** Runs in the transaction of a change of a line. */
type Also = (trx: StoreTransaction, line: string) => Promise<void>;

/**
 * Changes the quantity of a line; the caller checks that its product is sold in it, and `also` changes what depends on it. False: no such
 * line in this owner's open cart.
 */
export async function setLineQuantity(store: Store, owner: OwnerId, line: string, quantity: number, also?: Also): Promise<boolean> {
  return setLine(store, owner, line, { quantity }, also);
}

async function setLine(
  store: Store,
  owner: OwnerId,
  line: string,
  changes: { quantity: number; data?: string },
  also?: Also,
): Promise<boolean> {
  return store.write(async (trx) => {
    await lockOwner(trx, store.engine, owner);
    const found = await findLine(trx, owner, line);
    if (!found) return false;
    await trx.updateTable('cart_lines').set(changes).where('id', '=', found.id).execute();
    await also?.(trx, found.id);
    return true;
  });
}

/** Changes what a line is printed for, and its quantity; see `setLineQuantity`. */
export async function setLineRecords(
  store: Store,
  owner: OwnerId,
  line: string,
  { item, quantity }: Pick<CartLineToAdd, 'item' | 'quantity'>,
  also?: Also,
): Promise<boolean> {
  return setLine(store, owner, line, { data: itemColumns(item).data, quantity }, also);
}

/** Removes a line from the open cart; its design stays. False: no such line. `also` removes what belongs to it. */
export async function removeLine(store: Store, owner: OwnerId, line: string, also?: Also): Promise<boolean> {
  return store.write(async (trx) => {
    await lockOwner(trx, store.engine, owner);
    const found = await findLine(trx, owner, line);
    if (!found) return false;
    await also?.(trx, found.id);
    await trx.deleteFrom('cart_lines').where('id', '=', found.id).execute();
    return true;
  });
}

/** Throws Fault 'quota-full' for a cart that can take no further line. */
export function requireCartRoom(lines: number): void {
  const { cartLines: max } = quotas;
  if (lines >= max) throw new Fault('quota-full', `${lines} cart lines`, { text: message('fault.cart-full', { max }) });
}

export async function openCart(trx: StoreTransaction, owner: OwnerId, at: string): Promise<string> {
  await trx
    .insertInto('carts')
    .values({ id: newToken(), owner, created_at: at, ordered_at: null, samples_charged: 0 })
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

function findLine(trx: StoreTransaction, owner: OwnerId, line: string) {
  return trx
    .selectFrom('cart_lines')
    .innerJoin('carts', 'carts.id', 'cart_lines.cart')
    .select('cart_lines.id')
    .where('cart_lines.id', '=', line)
    .where('carts.owner', '=', owner)
    .where('carts.ordered_at', 'is', null)
    .executeTakeFirst();
}
