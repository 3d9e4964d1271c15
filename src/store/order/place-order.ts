/** Placing an order: one transaction of order, frozen lines, events, the cart's end, the response under the request's key, and jobs. */
import { randomInt } from 'node:crypto';
import type { OwnerId } from '#core/customer/owner.ts';
import { lineKinds, stockOf } from '#core/order/line-kind.ts';
import type { MeasuredClient } from '#core/order/measured-purchase.ts';
import type { Agreed, OrderEvent } from '#core/order/order.ts';
import { brokenInvariant, type Sums } from '#core/order/sums.ts';
import { paymentKind } from '#core/payment/methods.ts';
import { Fault } from '#core/values/fault.ts';
import { message } from '#core/values/message.ts';
import { minuteMs } from '#core/values/unit.ts';
import { itemColumns } from '#store/cart/carts.ts';
import type { Store, StoreTransaction } from '#store/db/store.ts';
import { newToken } from '#store/db/tokens.ts';
import { recordOrderEvent } from '#store/flags/reports.ts';
import { enqueueDocuments } from '#store/invoice/invoices.ts';
import { enqueue } from '#store/job/jobs.ts';
import { consumeStoredLimit, type LimitedClient } from '#store/limit/stored-limits.ts';
import { insertAttempt, type NewAttempt } from '#store/payment/attempts.ts';
import { lockOwner } from '#store/session/sessions.ts';
import { emailOwnerHash } from './email-owners.ts';
import { type FrozenLine, insertLines, type LineToPlace } from './insert-lines.ts';
import { linkColumns, orderToken, tokenOf } from './order-links.ts';
import { isReleased, startProduction } from './production.ts';
import { claimSampleRight } from './sample-grants.ts';
import { reserveStock, type Stocked } from './stock.ts';
import { redeemVouchers, type VoucherUse } from './voucher-redemptions.ts';

/** What tells one request to order from another. */
export type OrderRequest = {
  cart: string;
  /** Idempotency key of the request, or null; then the cart alone makes it one order. */
  key: string | null;
  /** Hash of everything the customer sent. */
  fingerprint: string;
};

/** What is stored of an order besides its lines. */
export type OrderFacts = Agreed &
  Sums & {
    /** Moves while placing, oldest first; the last state is the order's. */
    events: readonly [OrderStep, ...OrderStep[]];
  };

/** The facts of an order, and what its transaction needs for everything else that it does. */
export type OrderToPlace = OrderRequest & {
  facts: OrderFacts;
  /** Every line of the cart in its order. */
  lines: readonly LineToPlace[];
  /** What it uses of vouchers: discounts by code, and gift vouchers, which together pay `gift`. */
  vouchers: readonly VoucherUse[];
  /** How it is to be paid; null where nothing is due, or on invoice. */
  attempt: AttemptToMake | null;
  /** Whom limits count the order for. */
  client: LimitedClient;
  /** Of the browser in feature tests, where the visitor agreed to statistics. It is stored with an event of the tests. */
  visitorKey: string | null;
  /** Whose purchase the shop's tagging server is told of; null where it is told of none. */
  measured: MeasuredClient | null;
};

export type AttemptToMake = Omit<NewAttempt, 'order'>;

export type OrderStep = Pick<OrderEvent, 'state' | 'actor' | 'reason'>;

export type PlacedOrder = { id: string; number: string; token: string; state: string };

/** `replay`: the order existed before this request. */
export type Placing = { ok: true; order: PlacedOrder; replay: boolean } | { ok: false; reason: 'key-reused' | 'cart-changed' };

/**
 * Makes one order of a cart, enqueues 'order-mail' ({order}), 'measure-purchase' ({order, client}) and, for an order on invoice, starts its production. A repeated request gets
 * the order of the first one; see findPlacedOrder. 'cart-changed': the cart is not this owner's, or its lines or designs are no longer
 * the given ones. Throws Fault 'internal' when the sums break an invariant, 'price-changed' where the address has no free samples left or
 * a voucher does not have its amount any more, 'order-refused' for what is sold out.
 */
export async function placeOrder(store: Store, owner: OwnerId, input: OrderToPlace, now = store.clock()): Promise<Placing> {
  const { facts } = input;
  const broken = brokenInvariant(
    facts,
    input.lines.map((line) => ({ ...line, isVoucher: !lineKinds[line.item.kind].isGoods })),
  );
  if (broken) throw new Fault('internal', `the sums of an order do not agree: ${broken}`);
  return store.write(async (trx) => {
    if (!(await lockOwner(trx, store.engine, owner))) return { ok: false, reason: 'cart-changed' };
    const known = await placedBefore(trx, store, owner, input, now);
    if (known) return known;
    const frozen = await lockCart(trx, store.engine, owner, input);
    if (!frozen) return { ok: false, reason: 'cart-changed' };
    await consumeStoredLimit(trx, store.engine, 'order', { ...input.client, mailbox: facts.email }, now, {
      text: message('fault.too-many-orders'),
    });
    const order = await insertOrder(trx, store, { owner, cart: input.cart, fingerprint: input.fingerprint }, facts, now);
    const scarce = await reserveStock(trx, input.lines);
    // Throwing rolls everything back, the order included.
    if (scarce) throw soldOut(input.lines, scarce);
    const hasFreeSample = input.lines.some(({ item, total }) => lineKinds[item.kind].isSample && total === 0);
    if (hasFreeSample && !(await claimSampleRight(trx, facts.email, order.id, now)))
      throw new Fault('price-changed', 'free samples were given to this address less than 30 days ago');
    if (!(await redeemVouchers(trx, order.id, input.vouchers, now)))
      throw new Fault('price-changed', 'a voucher was used meanwhile', { text: message('fault.voucher-used') });
    const missing = await insertLines(trx, owner, input.lines, order.id, frozen);
    if (missing) throw new Fault('cart-changed', missing);
    if (isReleased(order.state)) await startProduction(trx, order.id, now);
    if (order.state === 'paid') await enqueueDocuments(trx, order.id, now);
    if (input.attempt) await insertAttempt(trx, { ...input.attempt, order: order.id }, now);
    if (input.visitorKey !== null) await recordOrderEvent(trx, { key: input.visitorKey, value: facts.due, now });
    await trx.updateTable('carts').set({ ordered_at: now.toISOString() }).where('id', '=', input.cart).execute();
    await saveIdempotentResponse(trx, owner, input, order, now);
    await enqueueOrderMail(trx, order.id, input.attempt, now);
    if (input.measured) await enqueue(trx, { kind: 'measure-purchase', payload: { order: order.id, client: input.measured } }, now);
    return { ok: true, order, replay: false };
  });
}

/** The mail of an order that is paid on a page of a provider waits for the payment a while, so that one mail says both. */
const hostedMailDelayMs = 2 * minuteMs;

export async function enqueueOrderMail(trx: StoreTransaction, order: string, attempt: AttemptToMake | null, now: Date): Promise<void> {
  const isHosted = attempt !== null && paymentKind(attempt.method) === 'hosted';
  const runAt = new Date(now.getTime() + (isHosted ? hostedMailDelayMs : 0));
  await enqueue(trx, { kind: 'order-mail', payload: { order }, dedupe: `order-mail:${order}`, runAt }, now);
}

/**
 * The result of an earlier request, or null. The same key with the same fingerprint gives its order, with another fingerprint
 * 'key-reused'. A cart that was ordered gives that order to a request that says the same, 'cart-changed' otherwise.
 */
export async function findPlacedOrder(store: Store, owner: OwnerId, request: OrderRequest, now = store.clock()): Promise<Placing | null> {
  return store.write((trx) => placedBefore(trx, store, owner, request, now));
}

async function placedBefore(
  trx: StoreTransaction,
  secret: Pick<Store, 'linkSecret'>,
  owner: OwnerId,
  request: OrderRequest,
  now: Date,
): Promise<Placing | null> {
  const response = request.key
    ? await trx
        .selectFrom('idempotent_responses')
        .select(['fingerprint', 'body'])
        .where('owner', '=', owner)
        .where('key', '=', request.key)
        .executeTakeFirst()
    : undefined;
  if (response && response.fingerprint !== request.fingerprint) return { ok: false, reason: 'key-reused' };
  if (response) {
    const { id, number, state } = JSON.parse(response.body);
    const token = await orderToken({ db: trx, linkSecret: secret.linkSecret }, id);
    return { ok: true, order: { id, number, token: requireToken(token, number), state }, replay: true };
  }
  const order = await trx
    .selectFrom('orders')
    .select(['id', 'number', 'token', 'token_sealed', 'state', 'fingerprint'])
    .where('cart', '=', request.cart)
    .where('owner', '=', owner)
    .executeTakeFirst();
  if (!order) return null;
  const { id, number, state } = order;
  if (order.fingerprint !== request.fingerprint) return { ok: false, reason: 'cart-changed' };
  const placed = { id, number, token: requireToken(tokenOf(secret, order), number), state };
  await saveIdempotentResponse(trx, owner, request, placed, now);
  return { ok: true, order: placed, replay: true };
}

function requireToken(token: string | null, number: string): string {
  if (token === null) throw new Fault('internal', `the token of order ${number} was sealed with another secret`);
  return token;
}

const placedStatus = 200;

async function saveIdempotentResponse(
  trx: StoreTransaction,
  owner: OwnerId,
  request: OrderRequest,
  order: PlacedOrder,
  now: Date,
): Promise<void> {
  const { key, fingerprint } = request;
  if (!key) return;
  // The token is read from the order.
  const { token: _, ...body } = order;
  await trx
    .insertInto('idempotent_responses')
    .values({ owner, key, fingerprint, status: placedStatus, body: JSON.stringify(body), created_at: now.toISOString() })
    .onConflict((conflict) => conflict.columns(['owner', 'key']).doNothing())
    .execute();
}

/** The lines of the cart in their order, locked; null unless the cart is this owner's, open, and exactly what was priced. */
async function lockCart(trx: StoreTransaction, engine: Store['engine'], owner: OwnerId, input: OrderToPlace): Promise<FrozenLine[] | null> {
  const rows = await trx
    .selectFrom('cart_lines')
    .innerJoin('carts', 'carts.id', 'cart_lines.cart')
    .selectAll('cart_lines')
    .where('carts.id', '=', input.cart)
    .where('carts.owner', '=', owner)
    .where('carts.ordered_at', 'is', null)
    .orderBy('cart_lines.position')
    .$if(engine === 'postgres', (query) => query.forUpdate('cart_lines'))
    .execute();
  if (rows.length === 0 || rows.length !== input.lines.length) return null;
  const ids = rows.flatMap((row) => row.design ?? []);
  const designs = ids.length
    ? await trx
        .selectFrom('designs')
        .select(['id', 'revision', 'document', 'summary'])
        .where('id', 'in', ids)
        .where('owner', '=', owner)
        .orderBy('id')
        .$if(engine === 'postgres', (query) => query.forUpdate())
        .execute()
    : [];
  const byId = new Map(designs.map((design) => [design.id, design]));
  const frozen = rows.map((row, at): FrozenLine | null => {
    const line = input.lines[at];
    const design = row.design === null ? null : byId.get(row.design);
    if (!line || design === undefined || line.cartLine !== row.id || line.quantity !== row.quantity) return null;
    const item = itemColumns(line.cartItem);
    const isSame = item.kind === row.kind && item.design === row.design && item.data === row.data;
    if (!isSame || line.revision !== (design?.revision ?? null)) return null;
    return { document: design?.document ?? null, summary: design?.summary ?? null, confirmed: row.confirmed, approval: row.approval };
  });
  const same = frozen.filter((line) => line !== null);
  return same.length === rows.length ? same : null;
}

function soldOut(lines: OrderToPlace['lines'], { sku, count }: Stocked): Fault {
  const name = lines.find(({ item }) => stockOf(item) === sku)?.name ?? sku;
  return new Fault('order-refused', `${count} of ${sku} left`, { text: message('fault.sold-out', { name, count }) });
}

/** Order numbers leave gaps of a random size, so that two orders do not tell how many were placed between them. */
export const maxNumberStep = 9;

type OrderOrigin = Pick<OrderRequest, 'cart' | 'fingerprint'> & { owner: OwnerId };

export async function insertOrder(
  trx: StoreTransaction,
  secret: Pick<Store, 'linkSecret'>,
  origin: OrderOrigin,
  facts: OrderFacts,
  now: Date,
): Promise<PlacedOrder> {
  const at = now.toISOString();
  const counter = await trx
    .updateTable('counters')
    .set((query) => ({ value: query('value', '+', randomInt(1, maxNumberStep + 1)) }))
    .where('name', '=', 'order')
    .returning('value')
    .executeTakeFirstOrThrow();
  const { adjustments, taxes, events } = facts;
  const state = (events.at(-1) ?? events[0]).state;
  const order: PlacedOrder = { id: newToken(), number: `F${counter.value}`, token: newToken(), state };
  await trx
    .insertInto('orders')
    .values({
      ...order,
      ...linkColumns(secret, order.id, order.token),
      ...origin,
      ...factColumns(facts),
      placed_at: at,
      held_at: null,
      held_reason: null,
      documents_erased_at: null,
    })
    .execute();
  await trx
    .insertInto('order_adjustments')
    .values(
      adjustments.map(({ basisPoints, ...rest }, index) => ({ ...rest, order: order.id, position: index + 1, basis_points: basisPoints })),
    )
    .execute();
  if (taxes.length > 0) {
    await trx
      .insertInto('order_taxes')
      .values(taxes.map(({ basisPoints, ...rest }) => ({ ...rest, order: order.id, basis_points: basisPoints })))
      .execute();
  }
  await trx
    .insertInto('order_events')
    .values(events.map((event, index) => ({ id: newToken(), order: order.id, position: index + 1, ...event, at })))
    .execute();
  return order;
}

/** `due` is `total` without `gift`; adjustments, taxes and events have tables of their own. */
function factColumns(facts: OrderFacts) {
  return {
    channel: facts.channel,
    country: facts.country,
    locale: facts.locale,
    currency: facts.currency,
    email: facts.email,
    delivery: JSON.stringify(facts.delivery),
    billing: JSON.stringify(facts.billing),
    shipping_type: facts.shippingType,
    payment: facts.payment,
    goods: facts.goods,
    discount: facts.discount,
    shipping: facts.shipping,
    total: facts.total,
    gift: facts.gift,
    vat: '[]',
    delivery_from: facts.deliveryFrom,
    delivery_to: facts.deliveryTo,
    comment: facts.comment,
    customer_type: facts.customerType,
    white_label: facts.isWhiteLabel ? 1 : 0,
    reference: facts.reference,
    buyer_reference: facts.buyerReference,
    tax_region: facts.taxRegion,
    needed_by: facts.neededBy,
    email_owner: emailOwnerHash(facts.email),
  };
}
