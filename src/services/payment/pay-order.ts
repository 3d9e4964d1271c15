/** What customers do with the money of an order that is placed: pay it, in another way, look whether it arrived, or cancel it. */
import type { orderPaymentCalls } from '#api/order/payment.ts';
import type { Order } from '#core/order/order.ts';
import { type PaymentMethod, paymentKind } from '#core/payment/methods.ts';
import { balanceOf } from '#core/payment/settlement.ts';
import { Fault } from '#core/values/fault.ts';
import { message } from '#core/values/message.ts';
import { money } from '#core/values/money.ts';
import { minuteMs } from '#core/values/unit.ts';
import type { Context, Handlers, Shop } from '#services/handler.ts';
import { orderReader, shownOrder } from '#services/order-access.ts';
import { formalityOfOrder } from '#services/order-dto.ts';
import { offersOfOrder } from '#services/order-offers.ts';
import { siteOfOrder } from '#services/order-site.ts';
import { catalogueOf } from '#store/catalogue/catalogue-index.ts';
import { invoicesOfOrder } from '#store/invoice/invoices.ts';
import { shipmentsOf } from '#store/order/shipments.ts';
import { attemptsOf, claimSync, findAttempt, insertAttempt, isOpen, type StoredAttempt } from '#store/payment/attempts.ts';
import { lockedBooks, readBooks } from '#store/payment/books.ts';
import { attemptToAsk, beginAttempt, isProviderError, providerOf, saveAnswer } from './ask-provider.ts';
import { endOrder, voidOpenAttempts } from './end-order.ts';
import { orderPaymentView } from './order-payment-view.ts';
import type { PaymentProvider } from './provider.ts';

/** Between two questions to a provider about one attempt, whatever asks. */
const lookGapMs = 2_000;

const byCustomer = { actor: 'customer', reason: 'payment' };

/** The provider of a method. Throws Fault 'bad-input' where the order cannot be paid with it. */
function offeredProvider(order: Order, method: PaymentMethod, shop: Shop): PaymentProvider {
  const offer = offersOfOrder(shop, order).find((one) => one.method === method);
  const provider = shop.payments.find(({ methods }) => methods.includes(method));
  if (offer?.refused === null && provider) return provider;
  const refused = offer?.refused ?? message('fault.payment');
  throw new Fault('bad-input', 'payment refused', { text: refused, errors: [{ field: 'method', code: 'refused', message: refused }] });
}

/** Stores an attempt. Of two requests at the same time the later one gets the attempt of the first; null once nothing is to be paid. */
async function newAttempt(order: Order, method: PaymentMethod, shop: Shop): Promise<StoredAttempt | null> {
  const { id: provider } = offeredProvider(order, method, shop);
  return shop.store.write(async (trx) => {
    const books = await lockedBooks(trx, shop.store.engine, order.id);
    if (books.order.state !== 'awaiting_payment') return null;
    const open = books.attempts.find(isOpen);
    if (open) return open;
    const { received, owed } = balanceOf(books.books);
    // Money that does not fit is for an operator to judge: the customer is not asked for more of it.
    if (books.order.held_at !== null || owed <= received) return null;
    const id = await insertAttempt(trx, { order: order.id, provider, method, money: money(owed - received, order.currency) }, shop.clock());
    await trx.updateTable('orders').set({ payment: method }).where('id', '=', order.id).execute();
    return findAttempt(trx, id);
  });
}

/** Longer than the tries of one request. */
const beginMs = minuteMs;

/**
 * Whether a provider has not answered to the begin of an attempt after all tries of a request. It may keep its answer for as long as the key
 * lives (Stripe: a day, also a 500): only another attempt, with a key of its own, can be paid. No customer knows the page of this one.
 */
function hasNotBegun({ ref, method, createdAt }: StoredAttempt, now: Date): boolean {
  return ref === null && paymentKind(method) === 'hosted' && now.getTime() - Date.parse(createdAt) > beginMs;
}

/** The attempt that a customer pays with: the open one, unless it has not begun or another method is wanted. */
async function wantedAttempt(order: Order, method: PaymentMethod | undefined, shop: Shop): Promise<StoredAttempt | null> {
  const open = (await attemptsOf(shop.store.db, order.id)).find(isOpen);
  if (open && (method === undefined || method === open.method) && !hasNotBegun(open, shop.clock())) return open;
  const wanted = method ?? offersOfOrder(shop, order).find((offer) => offer.method === order.payment)?.method;
  if (!wanted) throw new Fault('bad-input', 'no method', { text: message('fault.payment') });
  offeredProvider(order, wanted, shop);
  if (open) await voidOpenAttempts(shop, order.id, byCustomer);
  return newAttempt(order, wanted, shop);
}

/** The sentence for a provider that does not start a payment now. The order stands. */
function notStarted(attempt: StoredAttempt, error: unknown): Fault {
  if (!isProviderError(error)) throw error;
  return new Fault('busy', `payment ${attempt.id} was not begun: ${error.message}`, {
    retryAfterSeconds: 30,
    text: message('fault.payment-not-started'),
  });
}

async function isPaid(shop: Shop, order: string): Promise<boolean> {
  const { order: row } = await readBooks(shop.store.db, order);
  return row.state !== 'awaiting_payment' && row.state !== 'cancelled' && row.state !== 'refunded';
}

/** Asks the provider of the newest attempt of an order, and writes what it says. One that does not say changes nothing. */
async function lookNow(order: Order, { shop, requestId }: Context): Promise<void> {
  const attempt = (await attemptsOf(shop.store.db, order.id)).at(-1);
  if (!attempt || attempt.ref === null || paymentKind(attempt.method) !== 'hosted') return;
  if (!(await shop.store.write((trx) => claimSync(trx, attempt.id, lookGapMs, shop.clock())))) return;
  try {
    const facts = await providerOf(shop, attempt).look(await attemptToAsk(shop, attempt));
    await shop.store.write((trx) => saveAnswer(trx, shop, { attempt, facts, cause: byCustomer }, shop.clock()));
  } catch (error) {
    if (!isProviderError(error)) throw error;
    shop.log('warn', 'payment-no-answer', { requestId, attempt: attempt.id, error: error.message });
  }
}

export const orderPaymentHandlers: Handlers<typeof orderPaymentCalls> = {
  async 'GET /web-api/orders/:token/payment'({ token }, context) {
    const { shop } = context;
    const { store } = shop;
    const order = await shownOrder(shop, token, orderReader(context));
    const books = await readBooks(store.db, order.id);
    const [issued, parcels] = [await invoicesOfOrder(store.db, order.id), await shipmentsOf(store, order.id)];
    const formality = formalityOfOrder(order, await catalogueOf(store));
    return orderPaymentView(shop, order, { ...books, issued, parcels, token, formality });
  },

  async 'POST /web-api/orders/:token/pay'({ token, method }, context) {
    const { shop, site } = context;
    const order = await shownOrder(shop, token, orderReader(context));
    if (order.state !== 'awaiting_payment') return { url: null, isPaid: await isPaid(shop, order.id) };
    const attempt = await wantedAttempt(order, method, shop);
    if (!attempt || paymentKind(attempt.method) !== 'hosted') return { url: null, isPaid: await isPaid(shop, order.id) };
    const begun = await beginAttempt(shop, attempt, (placed) => siteOfOrder(placed, shop.hosts, site.origin)).catch((error: unknown) => {
      throw notStarted(attempt, error);
    });
    return { url: begun.url, isPaid: false };
  },

  async 'POST /web-api/orders/:token/look'({ token }, context) {
    const order = await shownOrder(context.shop, token, orderReader(context));
    if (order.state === 'awaiting_payment') await lookNow(order, context);
    return { state: (await readBooks(context.shop.store.db, order.id)).order.state };
  },

  async 'POST /web-api/orders/:token/cancel'({ token }, context) {
    const { shop } = context;
    const order = await shownOrder(shop, token, orderReader(context));
    await voidOpenAttempts(shop, order.id, byCustomer);
    const ended = await shop.store.write((trx) =>
      endOrder(trx, shop, order, { state: 'cancelled', actor: 'customer', reason: 'customer' }),
    );
    if (ended.ok || ended.state === 'cancelled' || ended.state === 'refunded') return { state: 'cancelled' };
    throw new Fault('order-refused', `order ${order.number} is ${ended.state}`, {
      text: message(ended.isVoucherUsed ? 'fault.cancel-voucher' : 'fault.cancel-late'),
    });
  },
};
