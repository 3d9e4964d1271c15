/** The rows a new order is made of, written inside the transaction of placing it. Not a way to place one; see orders.ts. */

import type { OwnerId } from '#core/customer/owner.ts';
import type { LineItem } from '#core/order/line.ts';
import { itemColumns } from '#store/cart/carts.ts';
import type { Change, Store } from '#store/db/store.ts';
import { newToken } from '#store/db/tokens.ts';
import type { StoredChoice } from '#store/design/designs.ts';
import { enqueue } from '#store/job/jobs.ts';

export type OrderToPlace = {
  owner: OwnerId;
  cart: string;
  /** Idempotency key of the request, or null; then the cart alone makes it one order. */
  key: string | null;
  /** Hash of everything the customer sent. */
  fingerprint: string;
  channel: string;
  country: string;
  locale: string;
  currency: string;
  email: string;
  delivery: unknown;
  billing: unknown;
  shippingType: string;
  payment: string;
  /** Minor units; goods = sum of the lines, total = goods + shipping. */
  goods: number;
  shipping: number;
  total: number;
  vat: { percent: string; amount: number }[];
  /** ISO days. */
  deliveryFrom: string;
  deliveryTo: string;
  comment: string;
  /** What happened while placing, oldest first; the last state is the order's. */
  events: [OrderStep, ...OrderStep[]];
  /** Every line of the cart in its order, each with the revision of the design it was priced at. */
  lines: LineToPlace[];
};

export type OrderStep = { state: string; actor: string; reason: string };

export type LineToPlace = {
  cartLine: string;
  /** As it was priced. */
  item: LineItem;
  design: string;
  revision: number;
  choice: StoredChoice;
  name: string;
  options: string;
  quantity: number;
  unit: number;
  total: number;
  vatPercent: string;
};

export type PlacedOrder = { id: string; number: string; token: string; state: string };

export type FrozenDesign = { document: string; confirmed: string };

/** The designs of the cart in its order, locked; null unless the cart is this guest's, open, and exactly what was priced. */
export async function lockedCart(trx: Change, engine: Store['engine'], input: OrderToPlace): Promise<FrozenDesign[] | null> {
  if (input.lines.length === 0) return null;
  const rows = await trx
    .selectFrom('cart_lines')
    .innerJoin('carts', 'carts.id', 'cart_lines.cart')
    .innerJoin('designs', 'designs.id', 'cart_lines.design')
    .select([
      'cart_lines.id',
      'cart_lines.kind',
      'cart_lines.data',
      'cart_lines.quantity',
      'cart_lines.confirmed',
      'designs.id as design',
      'designs.revision',
      'designs.document',
    ])
    .where('carts.id', '=', input.cart)
    .where('carts.owner', '=', input.owner)
    .where('carts.ordered_at', 'is', null)
    .where('designs.owner', '=', input.owner)
    .orderBy('cart_lines.position')
    .$if(engine === 'postgres', (query) => query.forUpdate(['cart_lines', 'designs']))
    .execute();
  const same =
    rows.length === input.lines.length &&
    rows.every((row, index) => {
      const line = input.lines[index];
      if (line?.cartLine !== row.id || line.quantity !== row.quantity || line.revision !== row.revision) return false;
      const item = itemColumns(line.item);
      return item.kind === row.kind && item.design === row.design && item.data === row.data;
    });
  return same ? rows : null;
}

export async function insertOrder(trx: Change, input: OrderToPlace, now: Date): Promise<PlacedOrder> {
  const at = now.toISOString();
  const counter = await trx
    .updateTable('counters')
    .set((query) => ({ value: query('value', '+', 1) }))
    .where('name', '=', 'order')
    .returning('value')
    .executeTakeFirstOrThrow();
  const state = (input.events.at(-1) ?? input.events[0]).state;
  const order: PlacedOrder = { id: newToken(), number: `F${counter.value}`, token: newToken(), state };
  await trx
    .insertInto('orders')
    .values({
      ...order,
      owner: input.owner,
      cart: input.cart,
      fingerprint: input.fingerprint,
      channel: input.channel,
      country: input.country,
      locale: input.locale,
      currency: input.currency,
      email: input.email,
      delivery: JSON.stringify(input.delivery),
      billing: JSON.stringify(input.billing),
      shipping_type: input.shippingType,
      payment: input.payment,
      goods: input.goods,
      shipping: input.shipping,
      total: input.total,
      vat: JSON.stringify(input.vat),
      delivery_from: input.deliveryFrom,
      delivery_to: input.deliveryTo,
      comment: input.comment,
      placed_at: at,
    })
    .execute();
  await trx
    .insertInto('order_events')
    .values(input.events.map((event, index) => ({ id: newToken(), order: order.id, position: index + 1, ...event, at })))
    .execute();
  return order;
}

/** False when a picture that a document shows is no longer there. */
export async function insertLines(trx: Change, input: OrderToPlace, order: string, designs: FrozenDesign[], now: Date): Promise<boolean> {
  for (const [index, line] of input.lines.entries()) {
    const { document, confirmed } = designs[index] as FrozenDesign;
    const id = newToken();
    await trx
      .insertInto('order_lines')
      .values({
        id,
        order,
        position: index + 1,
        design: line.design,
        document,
        choice: JSON.stringify(line.choice),
        sheets: null,
        name: line.name,
        options: line.options,
        quantity: line.quantity,
        unit: line.unit,
        total: line.total,
        vat_percent: line.vatPercent,
        confirmed,
      })
      .execute();
    const pictures = picturesIn(document);
    if (pictures.length > 0) {
      const found = await trx
        .selectFrom('pictures')
        .select('id')
        .where('id', 'in', pictures)
        .where('owner', '=', input.owner)
        .where('hidden_at', 'is', null)
        .execute();
      if (found.length !== pictures.length) return false;
      await trx
        .insertInto('order_pictures')
        .values(pictures.map((picture) => ({ order_line: id, picture })))
        .execute();
    }
    await enqueue(trx, { kind: 'produce-line', payload: { orderLine: id }, dedupe: `produce-line:${id}` }, now);
  }
  return true;
}

/** Every photo a stored document shows, each once. Reads any version of the document. */
function picturesIn(document: string): string[] {
  const found = new Set<string>();
  JSON.parse(document, (key, value) => {
    if (key === 'photoId' && typeof value === 'string') found.add(value);
    return value;
  });
  return [...found];
}
