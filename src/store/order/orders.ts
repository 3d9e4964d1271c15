/**
 * Reading orders and moving them through their life cycle. Every read parses: an unknown currency, payment or state throws by name. What the
 * lines are printed from is read line by line (line-content.ts, frozen-sheets.ts).
 */
import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import type { OwnerId } from '#core/customer/owner.ts';
import { checkMove, type OrderState, orderStates } from '#core/order/life-cycle.ts';
import {
  type Order,
  type OrderHead,
  type OrderLine,
  orderHeadSchema,
  type RecentOrder,
  recentOrderSchema,
  storedOrderSchema,
} from '#core/order/order.ts';
import { parseStored } from '#core/values/parse-stored.ts';
import { storedItem } from '#store/cart/carts.ts';
import type { Store, StoreTransaction } from '#store/db/store.ts';
import type { Tables } from '#store/db/tables.ts';
import { newToken } from '#store/db/tokens.ts';
import { blockSoldVouchers } from './gift-vouchers.ts';
import { waitsForRecords } from './later-lines.ts';
import { areProduced, fixPlates } from './line-revisions.ts';
import { renewPapersBeside, unpackedBeside } from './one-parcel.ts';
import { isOpenedBy, tokenOf } from './order-links.ts';
import type { OrderStep } from './place-order.ts';
import { returnSampleRight } from './sample-grants.ts';
import { returnStock } from './stock.ts';
import { returnVouchers } from './voucher-redemptions.ts';

/** The order its token opens, without a session. */
export function findOrder(store: Store, token: string): Promise<Order | null> {
  return readOrder(store, isOpenedBy(token));
}

/** For the shop's own work (production, mail), never for what a customer sent. */
export function orderById(store: Pick<Store, 'db'>, id: string): Promise<Order | null> {
  return readOrder(store, ({ eb }) => eb('orders.id', '=', id));
}

/** For operators and tools, never for what a customer sent: numbers can be guessed. */
export function orderByNumber(store: Store, number: string): Promise<Order | null> {
  return readOrder(store, ({ eb }) => eb('orders.number', '=', number));
}

/** The `max` last orders of this owner, newest first. */
export async function listOrders(store: Store, owner: OwnerId, max: number): Promise<OrderHead[]> {
  const rows = await store.db
    .selectFrom('orders')
    .select(['id', 'number', 'locale', 'currency', 'total', 'state', 'placed_at', 'token', 'token_sealed'])
    .where('owner', '=', owner)
    .orderBy('placed_at', 'desc')
    .orderBy('number', 'desc')
    .limit(max)
    .execute();
  return rows.map((row) =>
    parseStored(`order ${row.number}`, orderHeadSchema, { ...row, token: tokenOf(store, row), placedAt: row.placed_at }),
  );
}

/** Whether this owner has placed an order. */
export async function hasOrdered(store: Store, owner: OwnerId): Promise<boolean> {
  return (await store.db.selectFrom('orders').select('id').where('owner', '=', owner).limit(1).executeTakeFirst()) !== undefined;
}

/** For operators: the `max` last orders of all owners, newest first, of one state or of all. */
export async function recentOrders(store: Store, { state, max }: { state: OrderState | null; max: number }): Promise<RecentOrder[]> {
  const rows = await store.db
    .selectFrom('orders')
    .select(['number', 'state', 'payment', 'billing', 'currency', 'total', 'placed_at as placedAt'])
    .$if(state !== null, (query) => query.where('state', '=', state as OrderState))
    .orderBy('placed_at', 'desc')
    .orderBy('number', 'desc')
    .limit(max)
    .execute();
  return rows.map((row) => parseStored(`order ${row.number}`, recentOrderSchema, { ...row, billing: JSON.parse(row.billing) }));
}

/** For jobs: ids of orders in a state, in order, those that come after `after`. */
export async function ordersIn(store: Store, state: OrderState, { after, max }: { after: string; max: number }): Promise<string[]> {
  const rows = await store.db
    .selectFrom('orders')
    .select('id')
    .where('state', '=', state)
    .where('id', '>', after)
    .orderBy('id')
    .limit(max)
    .execute();
  return rows.map(({ id }) => id);
}

/** The order a line belongs to, with that line. */
export async function orderOfLine(store: Store, line: string): Promise<{ order: Order; line: OrderLine } | null> {
  const row = await store.db.selectFrom('order_lines').select('order').where('id', '=', line).executeTakeFirst();
  const order = row ? await orderById(store, row.order) : null;
  const found = order?.lines.find((candidate) => candidate.id === line);
  return order && found ? { order, line: found } : null;
}

/** The moves that a hold bars. */
const pressStates: readonly OrderState[] = ['in_production', 'packed', 'handed_over'];

export type Transition = { ok: true } | { ok: false; state: OrderState; allowed: readonly OrderState[] };

/**
 * Moves an order to `step.state` and records who moved it and why. A move outside the life cycle changes nothing and answers the state
 * of the order with the allowed ones; so does a move towards the press of an order that is held, or has a
 * line that was changed and is not produced yet, or whose records are still to come. What is in one parcel with another order is not handed over before
 * that one is packed. A line has no other revision once its order is in production. A cancelled order gives back what it took: the right to free samples, stock, and what it used of
 * vouchers. Gift vouchers that a cancelled or refunded order sold are blocked. Throws for an order that does not exist.
 */
export async function transitionOrder(trx: StoreTransaction, order: string, step: OrderStep, now: Date): Promise<Transition> {
  for (;;) {
    const row = await trx.selectFrom('orders').select(['state', 'held_at']).where('id', '=', order).executeTakeFirst();
    const state = orderStates.find((one) => one === row?.state);
    if (!state) throw new Error(`order ${order} cannot be moved: its state is ${JSON.stringify(row?.state ?? null)}`);
    const move = checkMove(state, step.state);
    if (!move.ok) return { ok: false, state, allowed: move.allowed };
    const isBarred =
      pressStates.includes(step.state) && (row?.held_at || !(await areProduced(trx, order)) || (await waitsForRecords(trx, order)));
    if (isBarred || (step.state === 'handed_over' && (await unpackedBeside({ db: trx }, order)))) return { ok: false, state, allowed: [] };
    const result = await trx
      .updateTable('orders')
      .set({ state: step.state })
      .where('id', '=', order)
      .where('state', '=', state)
      .$if(pressStates.includes(step.state), (query) => query.where('held_at', 'is', null))
      .executeTakeFirst();
    // Another transaction moved it after the read: judge its new state.
    if (result.numUpdatedRows === 0n) continue;
    await appendEvent(trx, order, step, now);
    if (step.state === 'in_production') await fixPlates(trx, order, now);
    if (step.state === 'cancelled' || step.state === 'refunded') await renewPapersBeside(trx, order, step.state, now);
    if (step.state === 'refunded') await blockSoldVouchers(trx, order);
    if (step.state === 'cancelled') {
      await returnSampleRight(trx, order);
      await returnStock(trx, order);
      await returnVouchers(trx, order, now);
      await blockSoldVouchers(trx, order);
    }
    return { ok: true };
  }
}

/** How an order that has nothing to print and to pack goes on. */
const onlineStates = ['preflight', 'in_production', 'packed', 'handed_over', 'delivered'] as const;

/** Moves a paid order of gift vouchers alone to its end once the mails of all of them were written. */
export async function finishOnlineOrder(trx: StoreTransaction, { id, lines }: Pick<Order, 'id' | 'lines'>, now: Date): Promise<void> {
  const mails = await trx
    .selectFrom('mails')
    .select('gift_voucher')
    .where('order', '=', id)
    .where('gift_voucher', 'is not', null)
    .execute();
  if (new Set(mails.map((mail) => mail.gift_voucher)).size < lines.length) return;
  for (const state of onlineStates) await transitionOrder(trx, id, { state, actor: 'shop', reason: 'vouchers-sent' }, now);
}

/** The days on which an order arrives, once they are others than those that were promised when it was placed. */
export async function promiseDays(trx: StoreTransaction, order: string, { from, to }: { from: string; to: string }): Promise<void> {
  await trx.updateTable('orders').set({ delivery_from: from, delivery_to: to }).where('id', '=', order).execute();
}

/** Whether an order has ever been in this state. */
export async function wasOrderIn(trx: StoreTransaction, order: string, state: OrderState): Promise<boolean> {
  const event = await trx
    .selectFrom('order_events')
    .select('id')
    .where('order', '=', order)
    .where('state', '=', state)
    .limit(1)
    .executeTakeFirst();
  return event !== undefined;
}

/** Notes an event; its id. `kind` 'change' is no move: readers of the order do not see it. */
export async function appendEvent(
  trx: StoreTransaction,
  order: string,
  step: OrderStep,
  now: Date,
  kind: 'state' | 'change' = 'state',
): Promise<string> {
  const id = newToken();
  const last = await trx
    .selectFrom('order_events')
    .select('position')
    .where('order', '=', order)
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirst();
  await trx
    .insertInto('order_events')
    .values({ id, order, position: (last?.position ?? 0) + 1, kind, ...step, at: now.toISOString() })
    .execute();
  return id;
}

async function readOrder(
  { db }: Pick<Store, 'db'>,
  which: (builder: ExpressionBuilder<Tables, 'orders'>) => Expression<SqlBool>,
): Promise<Order | null> {
  const row = await db.selectFrom('orders').selectAll().where(which).executeTakeFirst();
  if (!row) return null;
  const lines = await linesOf(db, row.id);
  const adjustments = await db.selectFrom('order_adjustments').selectAll().where('order', '=', row.id).orderBy('position').execute();
  const taxes = await db.selectFrom('order_taxes').selectAll().where('order', '=', row.id).orderBy('basis_points', 'desc').execute();
  const events = await db
    .selectFrom('order_events')
    .selectAll()
    .where('order', '=', row.id)
    .where('kind', '=', 'state')
    .orderBy('position')
    .execute();
  return parseStored(`order ${row.number}`, storedOrderSchema, {
    ...row,
    delivery: JSON.parse(row.delivery),
    billing: JSON.parse(row.billing),
    shippingType: row.shipping_type,
    deliveryFrom: row.delivery_from,
    deliveryTo: row.delivery_to,
    placedAt: row.placed_at,
    documentsErasedAt: row.documents_erased_at,
    customerType: row.customer_type,
    isWhiteLabel: row.white_label === 1,
    buyerReference: row.buyer_reference,
    taxRegion: row.tax_region,
    neededBy: row.needed_by,
    due: row.total - row.gift,
    lines: lines.map((line) => orderLine(row.number, line)),
    adjustments: adjustments.map((adjustment) => ({ ...adjustment, basisPoints: adjustment.basis_points })),
    taxes: taxes.map((tax) => ({ ...tax, basisPoints: tax.basis_points })),
    events,
  });
}

const lineColumns = [
  'id',
  'position',
  'kind',
  'design',
  'data',
  'name',
  'options',
  'quantity',
  'unit',
  'setup',
  'total',
  'discount',
  'category',
  'basis_points',
  'confirmed',
  'approval',
  'revision',
] as const;

function linesOf(db: Store['db'], order: string) {
  return db
    .selectFrom('order_lines')
    .select(lineColumns)
    .select(({ eb }) => eb('document', 'is not', null).as('has_document'))
    .where('order', '=', order)
    .orderBy('position')
    .execute();
}

function orderLine(number: string, row: Awaited<ReturnType<typeof linesOf>>[number]) {
  return {
    ...row,
    item: storedItem(`line ${row.position} of order ${number}`, row),
    hasDocument: Boolean(row.has_document),
    basisPoints: row.basis_points,
    confirmed: JSON.parse(row.confirmed),
    approval: row.approval === null ? null : JSON.parse(row.approval),
  };
}
