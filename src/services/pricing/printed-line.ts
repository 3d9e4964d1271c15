/** Lines of designs that customers made: their price, and what the print check finds. */
import type { OwnerId } from '#core/customer/owner.ts';
import type { RecordPrice } from '#core/order/later/records-later.ts';
import { designOf, type PrintedItem } from '#core/order/line.ts';
import { pictureOfDesign } from '#core/order/line-picture.ts';
import { recordsText } from '#core/order/line-quantities.ts';
import { openFindings } from '#core/preflight/confirmed.ts';
import type { Finding } from '#core/preflight/finding.ts';
import type { DesignSummary, Unreadable } from '#core/products/design-summary.ts';
import { mergedPrice } from '#core/products/merged-price.ts';
import type { Offer, PriceBook, Product, ProductChoice } from '#core/products/product.ts';
import { isSoldForRecords, isSoldQuantity } from '#core/products/quantities.ts';
import { isFault } from '#core/values/fault.ts';
import { type Message, message } from '#core/values/message.ts';
import { changedMessage, changedPages } from '#services/checks/approved-pages.ts';
import { readChoice } from '#services/checks/choice.ts';
import { type DesignToCheck, designFindings, knownFindings } from '#services/checks/design-findings.ts';
import { photosOf, summaryOf } from '#services/design-summary.ts';
import type { Context } from '#services/handler.ts';
import { missingApprovals } from '#services/merge/missing-approvals.ts';
import type { StoredCartLine } from '#store/cart/carts.ts';
import type { Catalogue } from '#store/catalogue/catalogue-index.ts';
import type { SavedDesign } from '#store/design/designs.ts';
import { findPictures } from '#store/picture/pictures.ts';
import { lineRecordsOf } from './line-records.ts';
import { type Opened, type PricedLine, type Reason, templateOf, tryOpen, type UnavailableLine, unavailable } from './priced-line.ts';

type OpenedPrint = Opened & {
  item: PrintedItem;
  saved: SavedDesign;
  design: DesignSummary;
  made: { product: Product; choice: ProductChoice };
  recordPrices: readonly RecordPrice[];
};

type PrintedCartLine = { line: StoredCartLine; item: PrintedItem };

function openPrinted(
  { site }: Context,
  catalogue: Catalogue,
  { line, item }: PrintedCartLine,
  design: DesignSummary | Unreadable | null,
): OpenedPrint | Reason {
  const known = { product: item.product, designId: designOf(item) };
  if (!line.design || !design || design === 'invalid') return { ...known, reason: message('fault.line-no-design') };
  if (design === 'newer') return { ...known, reason: message('fault.design-newer') };
  const { product, choice: own } = readChoice(item.product, item.choice);
  // The document decides what it contains; the rest, such as the paper, is the line's own.
  const choice = product.withDocument(own, design.product);
  const template = templateOf(catalogue, product, choice);
  if (template === undefined) return { ...known, options: product.format(choice), reason: message('fault.line-no-template') };
  const offer: Offer<unknown> = { template, rows: catalogue.optionsOf(product) };
  const picture = pictureOfDesign(line.design);
  const described = { template, picture, name: product.title(choice, template), options: product.format(choice) };
  if (template?.isWithdrawn) return { ...known, ...described, design, reason: message('fault.line-no-template') };
  const sold = product.quantities(choice);
  const isSold = (item.records ? isSoldForRecords : isSoldQuantity)(sold, line.quantity);
  const problem = isSold ? product.issues(choice, offer)[0]?.message : message('fault.no-quantity');
  if (problem) return { ...known, ...described, design, reason: message('fault.line-choice', { problem }) };
  const book = { prices: catalogue.pricesOf(product), country: site.country };
  return {
    ...described,
    item: { ...item, choice },
    saved: line.design,
    design,
    options: withRecords(product.text(choice, offer), line.quantity, item),
    ...priceOf(product, choice, { line, item }, book),
    vatClass: product.vatClass(choice),
    quantities: item.records ? null : sold,
    production: product.production(choice),
    pieceMg: product.weightMg(choice, offer),
    parcelKind: product.parcelKind?.(choice) ?? 'parcel',
    made: { product, choice },
  };
}

/** "78 Namen + 2 blanko" before what was chosen, for a line that is printed for records. */
function withRecords(text: Message, quantity: number, { records }: PrintedItem): Message {
  if (!records) return text;
  return message('records.options', { records: recordsText(quantity, records), text });
}

/** A line that is printed for records costs the unit price of a step, and says when a step costs less. One whose records follow has the prices of other numbers, too. */
function priceOf(
  product: Product,
  choice: ProductChoice,
  { line: { quantity }, item }: PrintedCartLine,
  book: PriceBook<unknown>,
): Pick<Opened, 'price' | 'note'> & { recordPrices: readonly RecordPrice[] } {
  if (!item.records) return { price: product.price(choice, quantity, book), note: null, recordPrices: [] };
  const { hint, ladder, ...price } = mergedPrice(product, choice, quantity, book);
  return { price, note: hint, recordPrices: ladder.map((row) => ({ quantity: row.quantity, unit: row.unit.amount })) };
}

/** No print check begins after `checkUntil`. */
export async function pricePrinted(
  context: Context,
  catalogue: Catalogue,
  owner: OwnerId,
  { line, item }: PrintedCartLine,
  checkUntil: Date,
): Promise<PricedLine | UnavailableLine> {
  const { shop } = context;
  const read = line.design && (await summaryOf(shop, owner, line.design));
  const opened = tryOpen(context, line, () => openPrinted(context, catalogue, { line, item }, read));
  if ('reason' in opened) return unavailable(shop, line, opened);
  const { design, made, recordPrices, ...priced } = opened;
  const { saved, template, picture, name, options } = opened;
  const described = { product: item.product, designId: saved.id, design, picture, template, name, options };
  const photos = await photosOf(shop, owner, saved);
  const pictures = await findPictures(shop.store, owner, photos);
  if (pictures.length < photos.length) return unavailable(shop, line, { ...described, reason: message('fault.line-photo') });
  const findings = await lineFindings(context, catalogue, { owner, saved, pictures }, checkUntil);
  if (findings === null)
    return unavailable(shop, line, { ...described, design: null, picture: null, reason: message('fault.line-no-design') });
  const changed = await changedPages(shop, owner, saved, line.approval);
  const approved = changed.length === 0 ? line.approval : null;
  const isUnchecked = findings === 'unchecked';
  const open = isUnchecked ? [message('fault.line-unchecked')] : openFindings(findings, line.confirmed).map((finding) => finding.message);
  const records = await lineRecordsOf(context, owner, { item, quantity: line.quantity, saved, design, recordPrices }, made);
  const unapproved = records?.toPlace?.of === 'order' || records?.toPlace?.of === 'later' ? [] : await missingApprovals(shop, owner, saved);
  const problems = [...(records?.problems ?? []), ...unapproved, ...open, ...(changed.length > 0 ? [changedMessage(changed)] : [])];
  const own: PrintedItem = records ? { ...priced.item, records: records.records } : priced.item;
  return { ...priced, item: own, records, line, problems, approved, isUnchecked };
}

/**
 * Null for a document that names a face, drawing or ink that is not there, 'unchecked' while the check has no time for it: too many designs
 * are checked, or the request has waited for other lines until `checkUntil`.
 */
async function lineFindings(
  { shop, ipAddress }: Context,
  catalogue: Catalogue,
  design: DesignToCheck,
  checkUntil: Date,
): Promise<Finding[] | 'unchecked' | null> {
  const known = knownFindings(shop, catalogue, design);
  if (known) return known;
  if (shop.clock() > checkUntil) return 'unchecked';
  try {
    return await designFindings(shop, catalogue, design, ipAddress);
  } catch (error) {
    if (isFault(error) && error.code === 'busy') return 'unchecked';
    if (!isFault(error) || (error.code !== 'bad-input' && error.code !== 'not-found')) throw error;
    shop.log('error', 'cart-line-damaged', { design: design.saved.id, error: error.message });
    return null;
  }
}
