/** Random orders in the store of a shop, produced as the work role does, with everything that was written for them. */
import type { OwnerId } from '#core/customer/owner.ts';
import { photoIds } from '#core/design/document.ts';
import { giftCardChoice, giftDesign } from '#core/order/gift-card.ts';
import type { LineItem } from '#core/order/line.ts';
import { lineKinds } from '#core/order/line-kind.ts';
import type { Order, OrderLine } from '#core/order/order.ts';
import { includedVat } from '#core/order/sums.ts';
import { findingKey } from '#core/preflight/confirmed.ts';
import { accessoryName, accessoryText } from '#core/products/accessory/names.ts';
import { type ProductDocument, readDesign } from '#core/products/document.ts';
import { productOf } from '#core/products/registry.ts';
import { checkDocument, documentCheck } from '#services/checks/check-document.ts';
import { offerOf } from '#services/checks/choice.ts';
import type { Shop } from '#services/handler.ts';
import { giftCardOf } from '#services/pricing/gift-card.ts';
import { sampleDocument } from '#services/pricing/sample.ts';
import type { PrintedLine } from '#services/print/line-files.ts';
import { producePrintFiles } from '#services/print/produce.job.ts';
import { ticketKeys, writeTicket } from '#services/print/write-ticket.ts';
import { addLine, cartOf } from '#store/cart/carts.ts';
import { type Catalogue, catalogueOf } from '#store/catalogue/catalogue-index.ts';
import type { LineToPlace } from '#store/order/insert-lines.ts';
import { lineDocument } from '#store/order/line-content.ts';
import { findOrder } from '#store/order/orders.ts';
import { placeOrder } from '#store/order/place-order.ts';
import type { ProductionFile } from '#store/order/production.ts';
import { picturesForPrint } from '#store/picture/pictures.ts';
import { serverTexts } from '#texts/server-texts.ts';
import { giftVoucher } from './gift-vouchers.ts';
import { orderFor } from './orders.ts';
import type { RandomLine, RandomOrder } from './random-orders.ts';

type Content = { item: LineItem; quantity: number; name: string; options: string; document: ProductDocument | null };

type Made = { catalogue: Catalogue; order: RandomOrder; documents: ReadonlyMap<RandomLine, ProductDocument> };

/** As the cart has named and described it. `before`: ids of the cart's lines so far. */
function contentOf(line: Exclude<RandomLine, { kind: 'gift-voucher' }>, before: readonly string[], made: Made): Content {
  const t = serverTexts({ locale: 'de-DE' });
  if (line.kind === 'accessory') {
    const parent = line.isForLineBefore ? (before.at(-1) ?? null) : null;
    const item = { kind: line.kind, sku: line.accessory.sku, parent, follows: false } as const;
    return {
      item,
      quantity: line.quantity,
      name: t(accessoryName(line.accessory)),
      options: t(accessoryText(line.accessory)),
      document: null,
    };
  }
  const document = made.documents.get(line) ?? null;
  const product = productOf(line.choice.type);
  const choice = document ? product.withDocument(line.choice, document.product) : line.choice;
  const offer = offerOf(made.catalogue, product, choice);
  const [title, options] = [product.title(choice, offer.template), t(product.text(choice, offer))];
  if (line.kind === 'printed') {
    const item = { kind: line.kind, product: choice.type, choice, design: null } as LineItem;
    return { item, quantity: line.quantity, name: t(title), options, document };
  }
  const of = { product: 'card', choice, colourway: '' } as const;
  const item = { kind: line.kind, of } as LineItem;
  const sample = made.documents.size > 0 ? sampleDocument(made.catalogue, of as Parameters<typeof sampleDocument>[1]) : null;
  return { item, quantity: 1, name: t(lineKinds.sample.title(title)), options, document: sample as ProductDocument | null };
}

/** A gift voucher, and the card that it is printed on. */
function voucherContents({ item }: Extract<RandomLine, { kind: 'gift-voucher' }>, made: Made): ((parent: string) => Content)[] {
  const voucher = { kind: 'gift-voucher', ...item } as const;
  const named = { quantity: 1, name: 'Geschenkgutschein', options: '' };
  const design = giftDesign(item.giftDesign);
  const card = () => giftCardOf(made.catalogue, design, voucher, { channel: 'federleicht', locale: 'de-DE', currency: 'EUR' });
  const sold = () => ({ ...named, item: voucher, document: null });
  if (item.delivery.kind !== 'print') return [sold];
  const printed = (parent: string): Content => ({
    ...named,
    item: { kind: 'gift-card', parent, choice: giftCardChoice(design) },
    document: made.documents.size > 0 ? (card() as ProductDocument) : null,
  });
  return [sold, printed];
}

async function filledCart(shop: Shop, owner: OwnerId, made: Made): Promise<Map<string, Content>> {
  const contents = new Map<string, Content>();
  const add = async (content: Content): Promise<void> => {
    await addLine(shop.store, owner, content, shop.clock());
    const last = (await cartOf(shop.store, owner))?.lines.at(-1)?.id ?? '';
    // The same line once more changed the one of before.
    contents.set(last, content);
  };
  for (const line of made.order.lines) {
    if (line.kind !== 'gift-voucher') await add(contentOf(line, [...contents.keys()], made));
    else for (const content of voucherContents(line, made)) await add(content([...contents.keys()].at(-1) ?? ''));
  }
  return contents;
}

/** The order as customers place it; `documents` are those of its printed lines that get print files. */
export async function placeRandomOrder(
  shop: Shop,
  owner: OwnerId,
  order: RandomOrder,
  documents: ReadonlyMap<RandomLine, ProductDocument>,
): Promise<Order> {
  const contents = await filledCart(shop, owner, { catalogue: await catalogueOf(shop.store), order, documents });
  const { delivery, billing, reference, isWhiteLabel } = order;
  const base = await orderFor(shop.store, owner);
  const sums = { unit: 100, setup: 0, discount: 0, category: 'S', basisPoints: 1900 } as const;
  const lines = base.lines.map((line): LineToPlace => {
    const { name, options, quantity, document } = contents.get(line.cartLine) ?? { ...line, document: null };
    return { ...line, ...sums, name, options, quantity, total: 100 * quantity, document };
  });
  const worth = (isGoods: boolean) =>
    lines.filter(({ item }) => lineKinds[item.kind].isGoods === isGoods).reduce((sum, { total }) => sum + total, 0);
  const [goods, vouchers, shipping] = [worth(true), worth(false), 399];
  const gross = goods + shipping;
  const vat = includedVat(gross, 1900);
  const facts = {
    ...base.facts,
    ...{ delivery, billing, reference, isWhiteLabel, goods, shipping, total: gross + vouchers, due: gross + vouchers },
    email: `kunde-${order.seed}@beispiel.de`,
    taxes: [{ category: 'S' as const, basisPoints: 1900, gross, net: gross - vat, vat }],
  };
  const client = { owner, address: `kunde-${order.seed}` };
  const placing = await placeOrder(shop.store, owner, { ...base, client, lines, facts }, shop.clock());
  if (!placing.ok) throw new Error(placing.reason);
  const placed = await findOrder(shop.store, placing.order.token);
  if (!placed) throw new Error('no order');
  for (const { id, item } of placed.lines) if (item.kind === 'gift-voucher') await giftVoucher(shop, item.amount, 'EUR', id);
  return placed;
}

export type Produced = { files: Map<string, Buffer>; notes: ProductionFile[]; printed: Map<string, PrintedLine> };

/** The line of a customer who confirmed what the check of its design asks. */
async function confirmedLine(shop: Shop, line: OrderLine): Promise<OrderLine> {
  const read = readDesign(await lineDocument(shop.store, line.id));
  if (!read.ok) return line;
  const pictures = await picturesForPrint(shop.store, [...new Set(photoIds(read.design))]);
  const { findings } = await checkDocument(documentCheck(await catalogueOf(shop.store), read.design, pictures));
  return { ...line, confirmed: findings.map(findingKey) };
}

/** Print files of the lines that have a document, and the papers of the order. */
export async function produceOrder(shop: Shop, order: Order): Promise<Produced> {
  const made: Produced = { files: new Map(), notes: [], printed: new Map() };
  for (const line of order.lines.filter(({ hasDocument }) => hasDocument)) {
    const produced = await producePrintFiles(shop, order, await confirmedLine(shop, line));
    made.printed.set(line.id, produced);
    made.notes.push(...produced.files);
    for (const { name, key } of produced.files) made.files.set(name, await shop.files.get(key));
  }
  await writeTicket(shop, order, made.notes, made.printed);
  for (const [name, key] of Object.entries(ticketKeys(order))) {
    // The last two are not written for every order.
    const bytes = await shop.files.get(key).catch(() => null);
    if (bytes) made.files.set(name, bytes);
  }
  return made;
}
