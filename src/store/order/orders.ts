/** Placing, reading and moving orders. Prices arrive computed; which state may follow which is decided in core/order. */
import type { OwnerId } from '#core/customer/owner.ts';
import { Fault } from '#core/values/fault.ts';
import type { Change, Store } from '#store/db/store.ts';
import type { Tables } from '#store/db/tables.ts';
import { newToken } from '#store/db/tokens.ts';
import type { StoredChoice } from '#store/design/designs.ts';
import { enqueue } from '#store/job/jobs.ts';
import { lockOwner } from '#store/session/sessions.ts';
import { insertLines, insertOrder, lockedCart, type OrderStep, type OrderToPlace, type PlacedOrder } from './place-order.ts';

export type Placing =
  | { ok: true; order: PlacedOrder /** True when the order was there before. */; replay: boolean }
  | { ok: false; reason: 'key-reused' | 'cart-changed' };

/**
 * Makes one order of a cart, in one transaction: order, frozen lines, events, the cart's end, the answer under the request's key, and
 * the jobs 'produce-line' ({orderLine}) for each line and 'order-mail' ({order}). The same key with the same fingerprint gives the
 * stored answer, with another fingerprint 'key-reused'. A cart that was ordered before gives that order when the request says the
 * same, 'cart-changed' otherwise; so does a cart that is not this guest's, or whose lines or designs are no longer the given ones.
 */
export async function placeOrder(store: Store, input: OrderToPlace, now = store.clock()): Promise<Placing> {
  if (input.lines.reduce((sum, line) => sum + line.total, 0) !== input.goods || input.goods + input.shipping !== input.total) {
    throw new Fault('internal', 'the sums of an order do not agree');
  }
  return store.write(async (trx) => {
    if (!(await lockOwner(trx, store.engine, input.owner))) return { ok: false, reason: 'cart-changed' };
    const known = (await findIdempotentResponse(trx, input)) ?? (await orderOfCart(trx, input, now));
    if (known) return known;
    const designs = await lockedCart(trx, store.engine, input);
    if (!designs) return { ok: false, reason: 'cart-changed' };
    const order = await insertOrder(trx, input, now);
    const complete = await insertLines(trx, input, order.id, designs, now);
    // Throwing rolls everything back, the order included.
    if (!complete) throw new Fault('cart-changed', 'a picture of an ordered design was deleted meanwhile');
    await trx.updateTable('carts').set({ ordered_at: now.toISOString() }).where('id', '=', input.cart).execute();
    await saveIdempotentResponse(trx, input, order, now);
    await enqueue(trx, { kind: 'order-mail', payload: { order: order.id }, dedupe: `order-mail:${order.id}` }, now);
    return { ok: true, order, replay: false };
  });
}

const placedStatus = 200;

async function findIdempotentResponse(trx: Change, input: OrderToPlace): Promise<Placing | null> {
  if (!input.key) return null;
  const answer = await trx
    .selectFrom('idempotent_responses')
    .select(['fingerprint', 'body'])
    .where('owner', '=', input.owner)
    .where('key', '=', input.key)
    .executeTakeFirst();
  if (!answer) return null;
  if (answer.fingerprint !== input.fingerprint) return { ok: false, reason: 'key-reused' };
  return { ok: true, order: JSON.parse(answer.body), replay: true };
}

async function orderOfCart(trx: Change, input: OrderToPlace, now: Date): Promise<Placing | null> {
  const order = await trx
    .selectFrom('orders')
    .select(['id', 'number', 'token', 'state', 'fingerprint'])
    .where('cart', '=', input.cart)
    .where('owner', '=', input.owner)
    .executeTakeFirst();
  if (!order) return null;
  const { fingerprint, ...placed } = order;
  if (fingerprint !== input.fingerprint) return { ok: false, reason: 'cart-changed' };
  await saveIdempotentResponse(trx, input, placed, now);
  return { ok: true, order: placed, replay: true };
}

async function saveIdempotentResponse(trx: Change, input: OrderToPlace, order: PlacedOrder, now: Date): Promise<void> {
  if (!input.key) return;
  await trx
    .insertInto('idempotent_responses')
    .values({
      owner: input.owner,
      key: input.key,
      fingerprint: input.fingerprint,
      status: placedStatus,
      body: JSON.stringify(order),
      created_at: now.toISOString(),
    })
    .execute();
}

export type StoredOrder = {
  id: string;
  number: string;
  token: string;
  channel: string;
  country: string;
  locale: string;
  currency: string;
  email: string;
  delivery: unknown;
  billing: unknown;
  shippingType: string;
  payment: string;
  goods: number;
  shipping: number;
  total: number;
  vat: { percent: string; amount: number }[];
  deliveryFrom: string;
  deliveryTo: string;
  state: string;
  comment: string;
  placedAt: string;
  lines: StoredOrderLine[];
  events: (OrderStep & { at: string })[];
};

export type StoredOrderLine = {
  id: string;
  position: number;
  design: string;
  document: unknown;
  choice: StoredChoice;
  /** The Sheets as first produced, or null. */
  sheets: unknown;
  name: string;
  options: string;
  quantity: number;
  unit: number;
  total: number;
  vatPercent: string;
};

/** The order its token opens; who has the token may see it without a owner. */
export function findOrder(store: Store, token: string): Promise<StoredOrder | null> {
  return readOrder(store, 'token', token);
}

/** For the shop's own work (production, mail), never for what a customer sent. */
export function orderById(store: Store, id: string): Promise<StoredOrder | null> {
  return readOrder(store, 'id', id);
}

/** For operators and tools, never for what a customer sent: numbers can be guessed. */
export function orderByNumber(store: Store, number: string): Promise<StoredOrder | null> {
  return readOrder(store, 'number', number);
}

/** What a list of orders says about each. */
export type OrderHead = Pick<StoredOrder, 'number' | 'token' | 'locale' | 'currency' | 'total' | 'state' | 'placedAt'>;

/** The `most` last orders that this guest placed, newest first. */
export async function listOrders(store: Store, owner: OwnerId, most: number): Promise<OrderHead[]> {
  return store.db
    .selectFrom('orders')
    .select(['number', 'token', 'locale', 'currency', 'total', 'state', 'placed_at as placedAt'])
    .where('owner', '=', owner)
    .orderBy('placed_at', 'desc')
    .orderBy('number', 'desc')
    .limit(most)
    .execute();
}

/** The order a line belongs to, with that line. */
export async function orderOfLine(store: Store, line: string): Promise<{ order: StoredOrder; line: StoredOrderLine } | null> {
  const row = await store.db.selectFrom('order_lines').select('order').where('id', '=', line).executeTakeFirst();
  const order = row ? await orderById(store, row.order) : null;
  const found = order?.lines.find((candidate) => candidate.id === line);
  return order && found ? { order, line: found } : null;
}

/** Moves an order from one state to the next and writes who and why. False when it is not in `from` any more: nothing changed. */
export async function moveOrder(trx: Change, order: string, from: string, step: OrderStep, now: Date): Promise<boolean> {
  const result = await trx
    .updateTable('orders')
    .set({ state: step.state })
    .where('id', '=', order)
    .where('state', '=', from)
    .executeTakeFirst();
  if (result.numUpdatedRows === 0n) return false;
  const last = await trx
    .selectFrom('order_events')
    .select('position')
    .where('order', '=', order)
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirst();
  await trx
    .insertInto('order_events')
    .values({ id: newToken(), order, position: (last?.position ?? 0) + 1, ...step, at: now.toISOString() })
    .execute();
  return true;
}

/** Keeps the Sheets of a line's first production; later calls change nothing. */
export async function freezeSheets(trx: Change, line: string, sheets: unknown): Promise<void> {
  await trx
    .updateTable('order_lines')
    .set({ sheets: JSON.stringify(sheets) })
    .where('id', '=', line)
    .where('sheets', 'is', null)
    .execute();
}

async function readOrder(store: Store, column: 'id' | 'token' | 'number', value: string): Promise<StoredOrder | null> {
  const row = await store.db.selectFrom('orders').selectAll().where(column, '=', value).executeTakeFirst();
  if (!row) return null;
  const lines = await store.db.selectFrom('order_lines').selectAll().where('order', '=', row.id).orderBy('position').execute();
  const events = await store.db
    .selectFrom('order_events')
    .select(['state', 'actor', 'reason', 'at'])
    .where('order', '=', row.id)
    .orderBy('position')
    .execute();
  return {
    id: row.id,
    number: row.number,
    token: row.token,
    channel: row.channel,
    country: row.country,
    locale: row.locale,
    currency: row.currency,
    email: row.email,
    delivery: JSON.parse(row.delivery),
    billing: JSON.parse(row.billing),
    shippingType: row.shipping_type,
    payment: row.payment,
    goods: row.goods,
    shipping: row.shipping,
    total: row.total,
    vat: JSON.parse(row.vat),
    deliveryFrom: row.delivery_from,
    deliveryTo: row.delivery_to,
    state: row.state,
    comment: row.comment,
    placedAt: row.placed_at,
    lines: lines.map(storedLine),
    events,
  };
}

function storedLine(row: Tables['order_lines']): StoredOrderLine {
  return {
    id: row.id,
    position: row.position,
    design: row.design,
    document: JSON.parse(row.document),
    choice: JSON.parse(row.choice),
    sheets: row.sheets === null ? null : JSON.parse(row.sheets),
    name: row.name,
    options: row.options,
    quantity: row.quantity,
    unit: row.unit,
    total: row.total,
    vatPercent: row.vat_percent,
  };
}
