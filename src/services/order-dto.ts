/** A stored order as calls and mails show it: money with its text, the delivery in words, where to transfer to. */

import type { orderCalls } from '#api/order.ts';
import { formalityOfAll } from '#core/catalogue/occasions.ts';
import { isBusiness } from '#core/customer/customer.ts';
import { forUse } from '#core/customer/postal-address.ts';
import { awaitedDeliveryText } from '#core/order/delivery.ts';
import { awaitedDay } from '#core/order/later/records-later.ts';
import { designedOf, isOnlineOnly, lineKinds, printedOf } from '#core/order/line-kind.ts';
import { pictureOfOrderLine, sceneOfOrderLinePath } from '#core/order/line-picture.ts';
import type { Order, OrderLine } from '#core/order/order.ts';
import { isInTime } from '#core/order/planner/needed-by.ts';
import { lineNet, netTotal, soldVouchers } from '#core/order/sums.ts';
import { vatPercent } from '#core/order/vat.ts';
import { methodName, paymentKind } from '#core/payment/methods.ts';
import type { DesignSummary, Unreadable } from '#core/products/design-summary.ts';
import { productOf } from '#core/products/registry.ts';
import { isFault } from '#core/values/fault.ts';
import type { Formality } from '#core/values/formality.ts';
import { message } from '#core/values/message.ts';
import { money } from '#core/values/money.ts';
import { type Catalogue, catalogueOf } from '#store/catalogue/catalogue-index.ts';
import type { Store } from '#store/db/store.ts';
import { storedSummary } from '#store/design/summaries.ts';
import { fillLineSummary, lineDocumentText, lineSummaries } from '#store/order/line-content.ts';
import { readable } from './design-summary.ts';
import { documentPool } from './document-tasks.ts';
import type { HandlerOutput, Shop } from './handler.ts';
import { sceneOfOrderLine } from './own-scenes.ts';
import { transferDue } from './payment/transfer-due.ts';
import { moneyDto } from './pricing/money-dto.ts';
import { accountFor, transferCode } from './transfer-code.ts';

/** How the shop speaks about an order, by the occasions of its designs; one that left the catalogue does not count. */
export function formalityOfOrder(order: Order, catalogue: Catalogue): Formality {
  return formalityOfAll(templatesOf(order, catalogue).map(({ occasion }) => occasion));
}

const invitingCategories: ReadonlySet<string> = new Set(['invitation', 'save-the-date']);

/** The designs of the catalogue that its lines began with. */
function templatesOf(order: Order, catalogue: Catalogue) {
  const ids = order.lines.flatMap(({ item }) => {
    const printed = printedOf(item);
    if (!printed) return [];
    const product = productOf(printed.product);
    const read = product.choice.safeParse({ ...printed.choice, type: printed.product });
    // A choice that is not readable any more names no occasion.
    return (read.success && product.templateId(read.data)) || [];
  });
  return ids.flatMap((id) => catalogue.byId.get(id) ?? []);
}

type Summaries = ReadonlyMap<string, DesignSummary | Unreadable | null>;

/**
 * Summaries of the documents of an order by the ids of its lines. Those of before are read in a thread and stored; a line stays without while too
 * many documents are read.
 */
async function orderedSummaries(store: Store, { id, lines }: Order): Promise<Summaries> {
  const summaries = await lineSummaries(store, id);
  for (const line of lines.filter((one) => one.hasDocument && !summaries.get(one.id))) {
    const document = await lineDocumentText(store, line.id);
    if (document === null) continue;
    const columns = await documentPool()
      .run({ kind: 'summary', document })
      .catch((error: unknown) => {
        if (isFault(error) && error.code === 'busy') return null;
        throw error;
      });
    if (!columns) return summaries;
    await store.write((trx) => fillLineSummary(trx, line.id, columns.summary));
    summaries.set(line.id, storedSummary(columns.summary));
  }
  return summaries;
}

/** The product of a line's document. Throws as `readable` does for one that cannot be read. */
export async function lineProduct(store: Store, order: string, line: string, document: string): Promise<DesignSummary['product']> {
  const known = (await lineSummaries(store, order)).get(line) ?? null;
  return readable(known ?? storedSummary((await documentPool().run({ kind: 'summary', document })).summary)).product;
}

type OrderDto = HandlerOutput<(typeof orderCalls)['GET /web-api/orders/:token']>;

function transferDto(shop: Pick<Shop, 'bank' | 'fonts'>, order: Order, due: number): OrderDto['transfer'] {
  const { recipient } = shop.bank;
  const amount = moneyDto(money(due, order.currency), order.locale);
  return { amount, recipient, iban: accountFor(shop.bank, order), reference: order.number, code: transferCode(shop, { ...order, due }) };
}

/** `token` opens the order. `bank` is where transfers go to. */
export async function orderDto(
  { store, bank, fonts }: Pick<Shop, 'store' | 'bank' | 'fonts'>,
  order: Order,
  token: string,
): Promise<OrderDto> {
  const catalogue = await catalogueOf(store);
  const summaries = await orderedSummaries(store, order);
  const { locale, currency } = order;
  const moneyOf = (amount: number) => moneyDto(money(amount, currency), locale);
  const isForBusiness = isBusiness(order.customerType);
  const isOnline = isOnlineOnly(order.lines.map(({ item }) => item));
  const toTransfer = await transferDue(store, order);
  return {
    orderNumber: order.number,
    formality: formalityOfOrder(order, catalogue),
    state: order.state,
    hasDocuments: order.documentsErasedAt === null,
    placedAt: order.placedAt,
    email: order.email,
    delivery: forUse(order.delivery, { isExpress: false, isBilled: false }),
    billing: order.billing,
    payment: order.due === 0 ? 'free' : paymentKind(order.payment),
    paymentName: order.due === 0 ? message('payment.free') : methodName(order.payment),
    shippingType: order.shippingType,
    deliveryText: isOnline
      ? message('shipping.online.text')
      : awaitedDeliveryText(order.deliveryFrom, order.deliveryTo, awaitedDay(order.lines.map(({ item }) => item))),
    isOnline,
    lines: order.lines.map((line) => ({
      name: line.name,
      options: line.options,
      quantity: line.quantity,
      unit: moneyOf(line.unit),
      total: moneyOf(line.total),
      net: isForBusiness ? moneyOf(lineNet(line)) : null,
      picture: hasPicture(order, line, summaries.get(line.id) ?? null) ? pictureOfOrderLine(token, line) : null,
      scene: sceneOf(order, line, { summary: summaries.get(line.id) ?? null, catalogue, token }),
      calendar: calendarOf(line),
    })),
    goods: moneyOf(order.goods),
    sold: moneyOf(soldVouchers(order)),
    discount: moneyOf(order.discount),
    shipping: moneyOf(order.shipping),
    total: moneyOf(order.total),
    gift: moneyOf(order.gift),
    due: moneyOf(order.due),
    net: isForBusiness ? moneyOf(netTotal(order)) : null,
    reference: order.reference,
    buyerReference: order.buyerReference,
    isWhiteLabel: order.isWhiteLabel,
    invites: templatesOf(order, catalogue).some(({ category }) => invitingCategories.has(category)),
    needed: order.neededBy === null || isOnline ? null : { day: order.neededBy, isInTime: isInTime(order.deliveryTo, order.neededBy) },
    vat: order.taxes.map((tax) => ({ percent: vatPercent(tax.basisPoints, locale), amount: moneyOf(tax.vat) })),
    transfer: toTransfer > 0 ? transferDto({ bank, fonts }, order, toTransfer) : null,
  };
}

/** None for an order that has ended: nothing of it is on its way. */
function sceneOf(
  order: Order,
  line: OrderLine,
  { summary, catalogue, token }: { summary: DesignSummary | Unreadable | null; catalogue: Catalogue; token: string },
): OrderDto['lines'][number]['scene'] {
  if (!hasPicture(order, line, summary) || order.state === 'cancelled' || order.state === 'refunded') return null;
  if (sceneOfOrderLine(line, catalogue) === null) return null;
  return { image: sceneOfOrderLinePath(token, line), alt: message('scene.own', { name: line.name }) };
}

function calendarOf({ item }: OrderLine): string | null {
  const designed = designedOf(item);
  return designed?.product === 'calendar' ? designed.design : null;
}

/** Not for a line without a document that can be read, and for none once the documents of an order were erased. */
function hasPicture({ documentsErasedAt }: Order, { hasDocument, item }: OrderLine, summary: DesignSummary | Unreadable | null): boolean {
  if (documentsErasedAt !== null) return false;
  return hasDocument ? typeof summary !== 'string' : lineKinds[item.kind].isDrawn;
}
