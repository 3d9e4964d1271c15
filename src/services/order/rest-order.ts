/** The pieces that a longer list needs, as an order of their own that goes into the parcel of the first one. */
import type { OwnerId } from '#core/customer/owner.ts';
import { fittingOf, type OrderedMerge } from '#core/merge/merge-settings.ts';
import { recordUnit } from '#core/order/later/records-later.ts';
import { designOf, type PrintedItem } from '#core/order/line.ts';
import type { Order } from '#core/order/order.ts';
import { taxRegions } from '#core/order/place/delivery-area.ts';
import { type Quote, quote } from '#core/order/quote.ts';
import { type PaymentMethod, paymentKind, paymentMethods } from '#core/payment/methods.ts';
import { maxQuantity } from '#core/products/quantities.ts';
import { berlinTime } from '#core/values/date.ts';
import { money } from '#core/values/money.ts';
import { readChoice } from '#services/checks/choice.ts';
import type { Shop } from '#services/handler.ts';
import { methodsFor } from '#services/order-offers.ts';
import { sha256 } from '#services/sha256.ts';
import { catalogueOf } from '#store/catalogue/catalogue-index.ts';
import type { StoreTransaction } from '#store/db/store.ts';
import { consumeStoredLimit, type LimitedClient } from '#store/limit/stored-limits.ts';
import { newestLine } from '#store/order/later-lines.ts';
import { isDesignOfLine, type LineRecord, lineRecords } from '#store/order/line-records.ts';
import { orderById } from '#store/order/orders.ts';
import type { OrderFacts } from '#store/order/place-order.ts';
import { placeRest, recordsOfRests, restPlaced } from '#store/order/place-rest.ts';
import { lockOrder } from '#store/payment/books.ts';
import { lockOwner } from '#store/session/sessions.ts';
import { namesRefused, optionsWith } from './freeze-names.ts';
import { areNamesApproved, type NamesOfLine, piecesOfList } from './names-of-line.ts';

/** `records`: those of the list that no piece is ordered for yet. `unit`: the price of a piece of the whole number, by the prices of the first order. */
export type Rest = { records: LineRecord[]; unit: number };

/** Null where all records of the list have a piece, where the line has none yet, and where it is printed with another document or older list. */
export async function restOf({ store }: Pick<Shop, 'store'>, names: NamesOfLine): Promise<Rest | null> {
  const { order, line, later, item, saved, merged } = names;
  if (!later.hasRecords || later.isPlateMade || !saved || !merged || order.state === 'awaiting_payment') return null;
  if (!(await isDesignOfLine(store, saved.id, line.id))) return null;
  return restBeside(await printedKeys(store, names), { pieces: piecesOfList(merged), line, later, item });
}

type Beside = Pick<NamesOfLine, 'line' | 'later' | 'item'> & { pieces: readonly LineRecord[] };

function restBeside({ printed, ordered }: Printed, { pieces, line, later, item }: Beside): Rest | null {
  const records = pieces.filter(({ record: { key } }) => key !== '' && !printed.has(key));
  if (records.length === 0) return null;
  const whole = line.quantity + ordered + records.length;
  const { product, choice } = readChoice(item.product, item.choice);
  if (whole > maxQuantity(product.quantities(choice))) return null;
  return { records, unit: recordUnit(later.prices, whole) };
}

/** `ordered`: how many pieces were ordered beside the line before. */
type Printed = { printed: ReadonlySet<string>; ordered: number };

async function printedKeys(
  store: { db: Shop['store']['db'] | StoreTransaction },
  { order, line }: Pick<NamesOfLine, 'order' | 'line'>,
): Promise<Printed> {
  const own = await lineRecords(store, line);
  const others = await recordsOfRests(store, { order: order.id, design: designOf(line.item) });
  return { printed: new Set([...own.map(({ record }) => record.key), ...others]), ordered: others.length };
}

/** In the currency and with the rates of the first order, without a charge for the parcel. */
async function sumsOf(
  shop: Pick<Shop, 'store' | 'clock'>,
  order: Order,
  item: PrintedItem,
  { records, unit }: Rest,
): Promise<Quote | null> {
  const catalogue = await catalogueOf(shop.store);
  const { product, choice } = readChoice(item.product, item.choice);
  const region = taxRegions.find((one) => one === order.taxRegion) ?? null;
  const line = {
    kind: 'printed',
    unit: money(unit, order.currency),
    quantity: records.length,
    weightMg: 0,
    vatClass: product.vatClass(choice),
  } as const;
  const tables = {
    shipping: catalogue.shippingPrices,
    vat: region ? [...catalogue.vatRows, ...catalogue.regionalVatRows] : catalogue.vatRows,
  };
  const { day } = berlinTime(shop.clock());
  return quote({ lines: [line], country: order.delivery.country, region, shippingType: 'standard', isLetter: true, day }, tables);
}

/** The way in which the first order is paid, where it takes the sum. */
function methodOf(shop: Pick<Shop, 'payments'>, { payment }: Order, due: number): PaymentMethod {
  const methods = methodsFor(shop, due);
  const own = paymentMethods.find((one) => one === payment);
  return own && methods.includes(own) ? own : 'prepayment';
}

function factsOf(order: Order, sums: Quote, payment: PaymentMethod): OrderFacts {
  const { channel, country, locale, email, delivery, billing, customerType, isWhiteLabel, reference, buyerReference, taxRegion } = order;
  const { lines: _, ...totals } = sums;
  return {
    ...totals,
    channel,
    country,
    locale,
    email,
    delivery,
    billing,
    customerType,
    isWhiteLabel,
    reference,
    buyerReference,
    taxRegion,
    neededBy: order.neededBy,
    payment,
    currency: order.currency,
    shippingType: 'standard',
    deliveryFrom: order.deliveryFrom,
    deliveryTo: order.deliveryTo,
    comment: '',
    events: [
      { state: 'placed', actor: 'customer', reason: 'shop' },
      payment === 'invoice'
        ? { state: 'invoice_open', actor: 'shop', reason: 'invoice' }
        : { state: 'awaiting_payment', actor: 'shop', reason: payment },
    ],
  };
}

function mergeOf({ merge, list }: NonNullable<NamesOfLine['merged']>): OrderedMerge {
  return { kind: merge.settings.kind, ...fittingOf(merge.settings), blanks: 0, list: list.id };
}

/**
 * Orders the rest of a list, once; the id of the order. `shown` is the total that the customer agreed to. Throws Fault 'order-refused' with the reason,
 * and 'price-changed'.
 */
export async function orderRest(shop: Shop, owner: OwnerId, names: NamesOfLine, shown: number, client: LimitedClient): Promise<string> {
  const { order, line, merged, saved, item } = names;
  if (!merged || !saved) throw namesRefused('gone');
  if (!(await areNamesApproved(shop, owner, names))) throw namesRefused('unapproved');
  const before = await restPlaced(shop.store, { order: order.id, line: line.id });
  const rest = await restOf(shop, names);
  if (!rest && before) return before;
  const sums = rest && (await sumsOf(shop, order, item, rest));
  if (!rest || !sums) throw namesRefused('more');
  if (sums.total !== shown) throw namesRefused('changed');
  const payment = methodOf(shop, order, sums.due);
  const provider = paymentKind(payment) === 'invoice' ? undefined : shop.payments.find(({ methods }) => methods.includes(payment));
  const records = { of: 'list', blanks: 0, kind: merged.merge.settings.kind } as const;
  const now = shop.clock();
  return shop.store.write(async (trx) => {
    await lockOwner(trx, shop.store.engine, owner);
    await lockOrder(trx, shop.store.engine, order.id);
    const [current, head] = [await newestLine(trx, line.id), await orderById({ db: trx }, order.id)];
    if (current?.revision !== line.revision || current.isPlateMade || head?.state !== order.state) throw namesRefused('late');
    const again = restBeside(await printedKeys({ db: trx }, names), { pieces: piecesOfList(merged), ...names });
    const known = await restPlaced({ db: trx }, { order: order.id, line: line.id });
    if (!again && known) return known;
    if (again?.records.length !== rest.records.length) throw namesRefused('changed');
    await consumeStoredLimit(trx, shop.store.engine, 'order', { ...client, mailbox: order.email }, now, {});
    return placeRest(trx, shop.store, {
      owner,
      first: order.id,
      fingerprint: sha256(`rest of ${line.id}`),
      facts: factsOf(order, sums, payment),
      line: {
        from: line.id,
        item: { ...item, records },
        name: line.name,
        options: optionsWith(line, { quantity: rest.records.length, records }, order.locale),
        sums: sums.lines[0] as (typeof sums.lines)[number],
        confirmed: line.confirmed,
      },
      records: { merge: mergeOf(merged), records: rest.records },
      attempt: provider ? { provider: provider.id, method: payment, money: money(sums.due, order.currency) } : null,
      now,
    });
  });
}

export { sumsOf as sumsOfRest };
