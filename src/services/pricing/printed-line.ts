/** Lines of designs that customers made: their price, and what the print check finds. */
import type { OwnerId } from '#core/customer/owner.ts';
import { designOf, type PrintedItem } from '#core/order/line.ts';
import { pictureOfDesign } from '#core/order/line-picture.ts';
import { openFindings } from '#core/preflight/confirmed.ts';
import type { Finding } from '#core/preflight/finding.ts';
import type { DesignSummary, Unreadable } from '#core/products/design-summary.ts';
import type { Offer, Product, ProductChoice } from '#core/products/product.ts';
import { isSoldQuantity } from '#core/products/quantities.ts';
import { isFault } from '#core/values/fault.ts';
import { type Message, message } from '#core/values/message.ts';
import { changedMessage, changedPages } from '#services/checks/approved-pages.ts';
import { readChoice } from '#services/checks/choice.ts';
import { type DesignToCheck, designFindings, knownFindings } from '#services/checks/design-findings.ts';
import { photosOf, summaryOf } from '#services/design-summary.ts';
import type { Context } from '#services/handler.ts';
import type { StoredCartLine } from '#store/cart/carts.ts';
import type { Catalogue } from '#store/catalogue/catalogue-index.ts';
import type { SavedDesign } from '#store/design/designs.ts';
import { findPictures } from '#store/picture/pictures.ts';
import { type Opened, type PricedLine, type Reason, templateOf, tryOpen, type UnavailableLine, unavailable } from './priced-line.ts';

type OpenedPrint = Opened & { saved: SavedDesign; design: DesignSummary };

function openPrinted(
  { site }: Context,
  catalogue: Catalogue,
  { line, item }: { line: StoredCartLine; item: PrintedItem },
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
  const problem = issueOf(product, choice, line.quantity, offer);
  if (problem) return { ...known, ...described, design, reason: message('fault.line-choice', { problem }) };
  const book = { prices: catalogue.pricesOf(product), country: site.country };
  return {
    ...described,
    item: { ...item, choice },
    saved: line.design,
    design,
    options: product.text(choice, offer),
    price: product.price(choice, line.quantity, book),
    vatClass: product.vatClass(choice),
    quantities: product.quantities(choice),
    production: product.production(choice),
    pieceMg: product.weightMg(choice, offer),
    parcelKind: product.parcelKind?.(choice) ?? 'parcel',
    note: null,
  };
}

/** Why this many of the choice cannot be made, or null. */
function issueOf(product: Product, choice: ProductChoice, quantity: number, offer: Offer<unknown>): Message | null {
  if (!isSoldQuantity(product.quantities(choice), quantity)) return message('fault.no-quantity');
  return product.issues(choice, offer)[0]?.message ?? null;
}

/** No print check begins after `checkUntil`. */
export async function pricePrinted(
  context: Context,
  catalogue: Catalogue,
  owner: OwnerId,
  { line, item }: { line: StoredCartLine; item: PrintedItem },
  checkUntil: Date,
): Promise<PricedLine | UnavailableLine> {
  const { shop } = context;
  const read = line.design && (await summaryOf(shop, owner, line.design));
  const opened = tryOpen(context, line, () => openPrinted(context, catalogue, { line, item }, read));
  if ('reason' in opened) return unavailable(shop, line, opened);
  const { design, ...priced } = opened;
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
  const problems = changed.length > 0 ? [...open, changedMessage(changed)] : open;
  return { ...priced, line, problems, approved, isUnchecked };
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
