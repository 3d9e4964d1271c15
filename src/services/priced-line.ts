/** One line of the cart as the server decides it: name, price, and what is not printable yet, or why it cannot be ordered any more. */
import type { DesignTemplate } from '#core/catalogue/template.ts';
import type { OwnerId } from '#core/customer/owner.ts';
import { designOf, type PrintedItem, requireSold } from '#core/order/line.ts';
import { type Finding, openFindings } from '#core/preflight/finding.ts';
import type { LinePrice, Offer, Product, ProductChoice } from '#core/products/product.ts';
import { isSoldQuantity } from '#core/products/quantities.ts';
import { isFault } from '#core/values/fault.ts';
import { type Message, message, verbatim } from '#core/values/message.ts';
import type { StoredCartLine, UnreadableCartLine } from '#store/cart/carts.ts';
import type { Catalogue } from '#store/catalogue/catalogue-index.ts';
import type { SavedDesign } from '#store/design/designs.ts';
import { findPictures } from '#store/picture/pictures.ts';
import { readChoice } from './choice.ts';
import { type DesignToCheck, findingsOf, knownFindings } from './design-findings.ts';
import type { Context, Shop } from './handler.ts';
import { type OpenedDesign, openDesign, type Unreadable } from './opened-design.ts';

export type PricedLine = {
  line: StoredCartLine;
  /** As it is printed: the choice agrees with the document. */
  item: PrintedItem;
  saved: SavedDesign;
  design: OpenedDesign;
  choice: ProductChoice;
  /** The catalogue design it began with, or null. */
  template: DesignTemplate | null;
  name: Message;
  options: Message;
  price: LinePrice;
  /** Weight of one piece as it is sent. */
  pieceMg: number;
  problems: Message[];
  /** The print check had no time for it; `problems` says so. */
  isUnchecked: boolean;
};

/** A line that cannot be ordered any more: what it began with is gone. It has no price and can be removed. */
export type UnavailableLine = {
  line: { id: string; quantity: number };
  /** Product type; null for an item that cannot be read. */
  product: string | null;
  /** Id of its design; null for an item without one. */
  designId: string | null;
  /** Null where it cannot be opened. */
  design: OpenedDesign | null;
  template: DesignTemplate | null;
  name: Message;
  options: Message;
  /** What happened, what is safe, what to do. */
  reason: Message;
};

export function isPriced(entry: PricedLine | UnavailableLine): entry is PricedLine {
  return 'price' in entry;
}

type Reason = Pick<UnavailableLine, 'reason'> & Partial<UnavailableLine>;

function unavailable(shop: Shop, line: UnavailableLine['line'], reason: Reason): UnavailableLine {
  shop.log('warn', 'cart-line-unavailable', { line: line.id, reason: reason.reason.key });
  return {
    product: null,
    designId: null,
    design: null,
    template: null,
    name: message('fault.line-name'),
    options: verbatim(''),
    ...reason,
    line: { id: line.id, quantity: line.quantity },
  };
}

/** A line whose item this program does not know. */
export function unreadableLine(shop: Shop, line: UnreadableCartLine): UnavailableLine {
  shop.log('error', 'cart-line-unreadable', { error: line.error.message });
  return unavailable(shop, line, { designId: line.design, reason: message('fault.line-unknown') });
}

/** What can be ordered of a line, photos and findings apart; reads nothing but its arguments. */
type Opened = Omit<PricedLine, 'line' | 'problems' | 'isUnchecked'>;

function openLine(
  { site }: Context,
  catalogue: Catalogue,
  line: StoredCartLine,
  design: OpenedDesign | Unreadable | null,
): Opened | Reason {
  requireSold(line.item);
  const known = { product: line.item.product, designId: designOf(line.item) };
  if (!line.design || !design || design === 'invalid') return { ...known, reason: message('fault.line-no-design') };
  if (design === 'newer') return { ...known, reason: message('fault.design-newer') };
  const { product, choice: own } = readChoice(line.item.product, line.item.choice);
  // The document decides what it contains; the rest, such as the paper, is the line's own.
  const choice = product.withDocument(own, design.product);
  const template = templateOf(catalogue, product, choice);
  if (template === undefined) return { ...known, options: product.format(choice), reason: message('fault.line-no-template') };
  const offer: Offer<unknown> = { template, rows: catalogue.productRows('options', product.type) };
  const described = { template, name: product.title(choice, template), options: product.format(choice) };
  const problem = issueOf(product, choice, line.quantity, offer);
  if (problem) return { ...known, ...described, design, reason: message('fault.line-choice', { problem }) };
  const book = { prices: catalogue.productRows('prices', product.type), country: site.country };
  return {
    ...described,
    item: { ...line.item, choice },
    saved: line.design,
    design,
    choice,
    options: product.text(choice, offer),
    price: product.price(choice, line.quantity, book),
    pieceMg: product.weightMg(choice, offer),
  };
}

/** The catalogue design of a choice; null for a product without, undefined for one that left the catalogue. */
function templateOf(catalogue: Catalogue, product: Product, choice: ProductChoice): DesignTemplate | null | undefined {
  const id = product.templateId(choice);
  return id === null ? null : catalogue.byId.get(id);
}

/** Why this many of the choice cannot be made, or null. */
function issueOf(product: Product, choice: ProductChoice, quantity: number, offer: Offer<unknown>): Message | null {
  if (!isSoldQuantity(product.quantities(choice), quantity)) return message('fault.no-quantity');
  return product.issues(choice, offer)[0]?.message ?? null;
}

/** A line with its price, or with the reason why it has none. No print check begins after `checkUntil`. */
export async function priceLine(
  context: Context,
  catalogue: Catalogue,
  owner: OwnerId,
  line: StoredCartLine,
  checkUntil: Date,
): Promise<PricedLine | UnavailableLine> {
  const { shop } = context;
  const opened = tryOpen(context, catalogue, line, line.design && (await openDesign(shop, owner, line.design)));
  if ('reason' in opened) return unavailable(shop, line, opened);
  const { item, design, saved, template, name, options } = opened;
  const described = { product: item.product, designId: saved.id, design, template, name, options };
  const pictures = await findPictures(shop.store, owner, design.photos);
  if (pictures.length < design.photos.length) return unavailable(shop, line, { ...described, reason: message('fault.line-photo') });
  const findings = await lineFindings(shop, catalogue, { owner, saved, pictures }, checkUntil);
  if (findings === null) return unavailable(shop, line, { ...described, design: null, reason: message('fault.line-no-design') });
  if (findings === 'unchecked') return { ...opened, line, problems: [message('fault.line-unchecked')], isUnchecked: true };
  return { ...opened, line, problems: openFindings(findings, line.confirmed).map((finding) => finding.message), isUnchecked: false };
}

/** `openLine`, which needs no database: whatever it throws is about this line, and must not end the others. */
function tryOpen(...given: Parameters<typeof openLine>): Opened | Reason {
  const [context, , line] = given;
  try {
    return openLine(...given);
  } catch (error) {
    context.shop.log('error', 'cart-line-damaged', { line: line.id, error: error instanceof Error ? error.stack : String(error) });
    return { designId: designOf(line.item), reason: message('fault.line-unknown') };
  }
}

/**
 * Null for a document that names a face, drawing or ink that is not there, 'unchecked' while the check has no time for it: too many designs
 * are checked, or the request has waited for other lines until `checkUntil`.
 */
async function lineFindings(
  shop: Shop,
  catalogue: Catalogue,
  design: DesignToCheck,
  checkUntil: Date,
): Promise<Finding[] | 'unchecked' | null> {
  const known = knownFindings(catalogue, design);
  if (known) return known;
  if (shop.clock() > checkUntil) return 'unchecked';
  try {
    return await findingsOf(shop, catalogue, design);
  } catch (error) {
    if (isFault(error) && error.code === 'busy') return 'unchecked';
    if (!isFault(error) || (error.code !== 'bad-input' && error.code !== 'not-found')) throw error;
    shop.log('error', 'cart-line-damaged', { design: design.saved.id, error: error.message });
    return null;
  }
}
