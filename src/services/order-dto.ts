/** A stored order as calls and mails show it: money with its text, the delivery in words, where to transfer to. */

import type { orderCalls } from '#api/order.ts';
import { formalityOfAll } from '#core/catalogue/occasions.ts';
import { cardPictureBase } from '#core/catalogue/picture.ts';
import { isBusiness } from '#core/customer/customer.ts';
import { forUse } from '#core/customer/postal-address.ts';
import { deliveryText } from '#core/order/delivery.ts';
import { designedOf, isOnlineOnly, printedOf } from '#core/order/line-kind.ts';
import type { Order, OrderLine } from '#core/order/order.ts';
import { lineNet, netTotal, soldVouchers } from '#core/order/sums.ts';
import { vatPercent } from '#core/order/vat.ts';
import type { CardForm, CardFormat } from '#core/products/card/formats.ts';
import type { DesignSummary, Unreadable } from '#core/products/design-summary.ts';
import { type ProductDocument, readDesign } from '#core/products/document.ts';
import { productOf } from '#core/products/registry.ts';
import { Fault, isFault } from '#core/values/fault.ts';
import type { Formality } from '#core/values/formality.ts';
import { message } from '#core/values/message.ts';
import { money } from '#core/values/money.ts';
import { type Catalogue, catalogueOf } from '#store/catalogue/catalogue-index.ts';
import type { Store } from '#store/db/store.ts';
import type { SavedDesign } from '#store/design/designs.ts';
import { storedSummary } from '#store/design/summaries.ts';
import { fillLineSummary, lineDocument, lineDocumentText, lineSummaries } from '#store/order/line-content.ts';
import { readChoice } from './choice.ts';
import { documentPool } from './document-tasks.ts';
import type { HandlerOutput, Shop } from './handler.ts';
import { moneyDto } from './money-dto.ts';
import { type OrderReader, shownOrder } from './order-access.ts';

/** How the shop speaks about an order, by the occasions of its designs; one that left the catalogue does not count. */
function formalityOfOrder(order: Order, catalogue: Catalogue): Formality {
  const templates = order.lines.flatMap(({ item }) => {
    const printed = printedOf(item);
    if (!printed) return [];
    const { product, choice } = readChoice(printed.product, printed.choice);
    return product.templateId(choice) ?? [];
  });
  return formalityOfAll(templates.flatMap((id) => catalogue.byId.get(id)?.occasion ?? []));
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

/** `token` opens the order. `bank` is where prepayment goes to (settings BANK_RECIPIENT, BANK_IBAN). */
export async function orderDto(
  { store, bank }: Pick<Shop, 'store' | 'bank'>,
  order: Order,
  token: string,
): Promise<HandlerOutput<(typeof orderCalls)['GET /web-api/orders/:token']>> {
  const catalogue = await catalogueOf(store);
  const summaries = await orderedSummaries(store, order);
  const { locale, currency } = order;
  const moneyOf = (amount: number) => moneyDto(money(amount, currency), locale);
  const isForBusiness = isBusiness(order.customerType);
  const isOnline = isOnlineOnly(order.lines.map(({ item }) => item));
  return {
    orderNumber: order.number,
    voice: formalityOfOrder(order, catalogue),
    state: order.state,
    hasDocuments: order.documentsErasedAt === null,
    placedAt: order.placedAt,
    email: order.email,
    delivery: forUse(order.delivery, { isDelivered: false, isBilled: false }),
    billing: order.billing,
    payment: order.due === 0 ? 'free' : order.payment,
    shippingType: order.shippingType,
    deliveryText: isOnline ? message('shipping.online.text') : deliveryText(order.deliveryFrom, order.deliveryTo),
    isOnline,
    lines: order.lines.map((line) => ({
      name: line.name,
      options: line.options,
      quantity: line.quantity,
      unit: moneyOf(line.unit),
      total: moneyOf(line.total),
      net: isForBusiness ? moneyOf(lineNet(line)) : null,
      ...orderedPictures(token, line, summaries.get(line.id) ?? null),
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
    isWhiteLabel: order.isWhiteLabel,
    vat: order.taxes.map((tax) => ({ percent: vatPercent(tax.basisPoints, 'de-DE'), amount: moneyOf(tax.vat) })),
    transfer: order.payment === 'prepayment' && order.due > 0 ? { ...bank, reference: order.number } : null,
  };
}

function calendarOf({ item }: OrderLine): string | null {
  const designed = designedOf(item);
  return designed?.product === 'calendar' ? designed.design : null;
}

/** The catalogue's picture, or where it has none that of the document; neither for a line without a document that can be read. */
function orderedPictures(
  token: string,
  { position, hasDocument }: OrderLine,
  summary: DesignSummary | Unreadable | null,
): { image: string; ownImage: string | null } {
  if (!hasDocument || typeof summary === 'string') return { image: '', ownImage: null };
  const image = summary ? pictureOf(summary) : '';
  return { image, ownImage: image === '' ? `/img/orders/${token}/${position}` : null };
}

/** What was ordered at a position of the order that the token shows. Throws Fault 'not-found', also once its document was erased, 'order-locked'. */
export async function orderedDesign(
  shop: Pick<Shop, 'store' | 'clock'>,
  token: string,
  position: number,
  reader: OrderReader,
): Promise<{ line: string; design: ProductDocument }> {
  const { lines } = await shownOrder(shop, token, reader);
  const line = lines.find((one) => one.position === position);
  const read = line && readDesign(await lineDocument(shop.store, line.id));
  if (!line || !read?.ok) throw new Fault('not-found', 'no document at this position of an order', { text: message('fault.no-order') });
  return { line: line.id, design: read.design };
}

/** Path of the picture of a saved design's first page, without width and ending: another one for each revision. For its owner only. */
export function ownPictureOf({ id, revision }: Pick<SavedDesign, 'id' | 'revision'>): string {
  return `/img/designs/${id}/first-${revision}`;
}

/** Path of the catalogue picture of a document's front, without size; '' for a product without catalogue designs. */
export function pictureOf({ product }: Pick<ProductDocument, 'product'>): string {
  const source = productOf(product.type).artworkSource(product);
  if (!source || 'page' in source) return '';
  const { template: card, form, format, colourway } = source;
  return cardPictureBase({ card, form: form as CardForm, format: format as CardFormat, colourway, panel: 'front' });
}
