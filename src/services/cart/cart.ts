/** Handlers of the cart: show, add, change, remove. */
import type { Cart, CartLine, orderCalls } from '#api/order.ts';
import { isBusiness } from '#core/customer/customer.ts';
import type { OwnerId } from '#core/customer/owner.ts';
import { approvalOf, shownPages } from '#core/order/approval/approval.ts';
import { nextCutOff } from '#core/order/delivery.ts';
import type { PrintedItem } from '#core/order/line.ts';
import { designedOf, parentOf } from '#core/order/line-kind.ts';
import { neededBounds } from '#core/order/planner/needed-by.ts';
import { deliveryCountriesOf } from '#core/order/shipping.ts';
import { lineNet, netTotal, soldVouchers } from '#core/order/sums.ts';
import { vatPercent } from '#core/order/vat.ts';
import { paymentOffers } from '#core/payment/offers.ts';
import { unitsFor } from '#core/products/accessory/accessory.ts';
import type { Quantities } from '#core/products/product.ts';
import { initialQuantity, isSoldQuantity, minQuantity, neighbourQuantities } from '#core/products/quantities.ts';
import { isSoldType } from '#core/products/registry.ts';
import type { Day } from '#core/values/date.ts';
import { Fault } from '#core/values/fault.ts';
import { message, type Unrendered, withFormality } from '#core/values/message.ts';
import { money } from '#core/values/money.ts';
import { customerOf } from '#services/actor.ts';
import { approvedMessage } from '#services/checks/approved-pages.ts';
import { readChoice } from '#services/checks/choice.ts';
import { storedDocument } from '#services/checks/opened-design.ts';
import { configuratorPath } from '#services/configurator-path.ts';
import type { Context, Handlers } from '#services/handler.ts';
import { type MergedDesign, mergedDesign } from '#services/merge/merged-design.ts';
import { methodsFor } from '#services/order-offers.ts';
import type { PricedCode } from '#services/pricing/cart-codes.ts';
import { storedQuantities } from '#services/pricing/line-kinds.ts';
import { type FollowedLine, followedLine, piecesProblem } from '#services/pricing/line-records.ts';
import { moneyDto } from '#services/pricing/money-dto.ts';
import { postageNote } from '#services/pricing/postage.ts';
import { type PricedCart, payableGoods, pricedCart, repricedCart, sellsVouchers } from '#services/pricing/priced-cart.ts';
import { isPriced, type PricedLine, type UnavailableLine } from '#services/pricing/priced-line.ts';
import { sampleItem } from '#services/pricing/sample.ts';
import { consumeLimit, limitedClient } from '#services/rate-limits.ts';
import { sha256 } from '#services/sha256.ts';
import { removeLinesOf, setChosenAccessories, syncAccessoryQuantities } from '#store/cart/accessories.ts';
import {
  addLine,
  type CartLineToAdd,
  copyLine,
  findCartLine,
  orderedCopyInCart,
  removeLine,
  setLineQuantity,
  setLineRecords,
} from '#store/cart/carts.ts';
import { type Catalogue, catalogueOf } from '#store/catalogue/catalogue-index.ts';
import { documentOf, findDesign, type SavedDesign } from '#store/design/designs.ts';
import { chosenAccessories } from './chosen-accessories.ts';
import { laterLine } from './later-line.ts';
import { deliveriesOf } from './shipping-information.ts';
import { shownProblems } from './shown-problems.ts';
import { supplementLine } from './supplement-line.ts';

type CartCalls = Pick<
  typeof orderCalls,
  | 'GET /web-api/cart'
  | 'POST /web-api/cart/lines'
  | 'POST /web-api/cart/samples'
  | 'PATCH /web-api/cart/lines/:id'
  | 'POST /web-api/cart/lines/:id/records'
  | 'POST /web-api/cart/lines/:id/copy'
  | 'DELETE /web-api/cart/lines/:id'
>;

/** Without VAT, for business customers. */
function netOf(line: PricedLine, { quote, lines, currency }: PricedCart, { site, actor }: Context) {
  const sums = quote?.lines[lines.indexOf(line)];
  return isBusiness(customerOf(actor)?.type ?? 0) && sums ? moneyDto(money(lineNet(sums), currency), site.locale) : null;
}

function pricedDto(line: PricedLine, cart: PricedCart, context: Context): Unrendered<CartLine> {
  const { site } = context;
  const { item, saved, quantities } = line;
  const designed = designedOf(item);
  const { quantity } = line.line;
  return {
    id: line.line.id,
    kind: item.kind,
    parent: parentOf(item),
    format: typeof designed?.choice.form === 'string' ? `${designed.choice.form}.${designed.choice.format}` : null,
    designId: saved?.id ?? null,
    product: designed?.product ?? item.kind,
    name: line.name,
    options: line.options,
    quantity,
    ...(quantities ? neighbourQuantities(quantities, quantity) : { fewer: null, more: null }),
    least: quantities ? minQuantity(quantities) : 1,
    unit: moneyDto(line.price.unit, site.locale),
    total: moneyDto(line.price.total, site.locale),
    net: netOf(line, cart, context),
    editPath: saved && designed ? configuratorPath(designed.product, site, saved.id) : null,
    picture: line.picture,
    records: recordsDto(line),
    note: line.note ?? postageNote(line, cart),
    approval: line.approved && approvedMessage(line.approved),
    ...shownProblems(line.problems),
  };
}

function recordsDto({ item, records }: PricedLine): Unrendered<CartLine>['records'] {
  if (!records) return null;
  const { path, question, problems } = records;
  return { isListed: designedOf(item)?.records !== undefined, path, isOpen: path !== null && problems.length > 0, question };
}

function unavailableDto(
  { line, kind, product, designId, design, picture, name, options, reason }: UnavailableLine,
  site: Context['site'],
): Unrendered<CartLine> {
  const isOpenable = product !== null && designId !== null && design !== null;
  return {
    id: line.id,
    kind,
    parent: null,
    format: null,
    designId,
    product: product ?? '',
    name,
    options,
    quantity: line.quantity,
    fewer: null,
    more: null,
    least: 1,
    unit: null,
    total: null,
    net: null,
    editPath: isOpenable ? configuratorPath(product, site, designId) : null,
    picture,
    records: null,
    note: null,
    approval: null,
    problems: [reason],
    moreProblems: 0,
  };
}

/** What belongs to a line follows it. */
function withOwnLinesBelow(lines: Unrendered<CartLine>[]): Unrendered<CartLine>[] {
  const ids = new Set(lines.map(({ id }) => id));
  const isBelow = ({ parent }: Unrendered<CartLine>) => parent !== null && ids.has(parent);
  return lines.filter((line) => !isBelow(line)).flatMap((line) => [line, ...lines.filter(({ parent }) => parent === line.id)]);
}

function cartDto(cart: PricedCart, context: Context): Unrendered<Cart> {
  const { site, shop } = context;
  const customer = customerOf(context.actor);
  const methods = methodsFor(shop, cart.quote?.due ?? 0);
  const isForBusiness = isBusiness(customer?.type ?? 0);
  const sum = (amount: number) => moneyDto(money(amount, cart.currency), site.locale);
  return {
    id: cart.id,
    lines: withOwnLinesBelow(
      cart.entries.map((entry) => (isPriced(entry) ? pricedDto(entry, cart, context) : unavailableDto(entry, site))),
    ),
    goods: sum(cart.quote?.goods ?? 0),
    sold: sum(cart.quote ? soldVouchers(cart.quote) : 0),
    discount: sum(cart.quote?.discount ?? 0),
    shipping: sum(cart.quote?.shipping ?? 0),
    total: sum(cart.quote?.total ?? 0),
    gift: sum(cart.quote?.gift ?? 0),
    due: sum(cart.quote?.due ?? 0),
    codes: cart.codes.map((code) => codeDto(code, cart, context)),
    net: isForBusiness ? sum(netTotal(cart.quote ?? { total: 0, taxes: [] })) : null,
    isWhiteLabel: customer?.isWhitelabel ? cart.isWhiteLabel : null,
    asksForReference: isForBusiness,
    vat: (cart.quote?.taxes ?? []).map((tax) => ({ percent: vatPercent(tax.basisPoints, site.locale), amount: sum(tax.vat) })),
    needed: cart.needed,
    neededBounds: neededBounds(cart.pricedAt),
    country: cart.country,
    countries: deliveryCountriesOf(site.country),
    cutOffSeconds: Math.max(0, Math.ceil((nextCutOff(cart.pricedAt).instant - cart.pricedAt.getTime()) / 1000)),
    deliveries: deliveriesOf(cart, site),
    payments: cart.quote
      ? paymentOffers(
          {
            goods: payableGoods(cart),
            due: cart.quote.due,
            delivery: cart.country,
            billing: cart.country,
            sellsVouchers: sellsVouchers(cart),
            isExpress: false,
          },
          methods,
        ).map((offer) => ({
          ...offer,
          note: withFormality(offer.note, cart.address),
        }))
      : [],
    guaranteeNotice: noticeDto(shop.guaranteeNotice),
    methods,
    formality: cart.address,
    offersNewsletter: cart.offersNewsletter,
    orderable: cart.entries.length > 0 && cart.entries.every((entry) => isPriced(entry) && entry.problems.length === 0),
  };
}

function noticeDto(notice: Context['shop']['guaranteeNotice']): Cart['guaranteeNotice'] {
  return notice ? { path: notice.path, width: notice.width, height: notice.height } : null;
}

function codeDto(code: PricedCode, { currency, quote }: PricedCart, { site }: Context): Unrendered<Cart>['codes'][number] {
  const { id, label, facts, refused, amount, rest } = code;
  const left = rest === null ? null : money(rest, facts.currency);
  const restNote = left && message(quote?.due === 0 ? 'voucher.covers' : 'voucher.rest', { rest: left });
  return {
    id,
    kind: facts.kind,
    label,
    amount: moneyDto(money(amount, currency), site.locale),
    note: refused ? refused.text : left && left.amount > 0 ? restNote : null,
    isRefused: refused !== null,
  };
}

type Wanted = { quantity?: number | undefined; recordsUntil?: Day | undefined; isSupplement?: true | undefined };

/**
 * The line of a saved design. Throws Fault 'not-found' for a product that is not sold, 'off-ladder' for a quantity it is not sold in, and as
 * `laterLine` and `supplementLine`.
 */
async function lineOf(
  shop: Context['shop'],
  owner: OwnerId,
  design: SavedDesign,
  { quantity: wanted, recordsUntil, isSupplement }: Wanted,
): Promise<CartLineToAdd> {
  const { store } = shop;
  if (!isSoldType(design.product)) throw missingDesign();
  const { product, choice } = readChoice(design.product, design.choice);
  const quantities = product.quantities(choice);
  const item = { kind: 'printed', product: design.product, choice: design.choice, design: design.id } as const;
  if (isSupplement) return supplementLine(shop, owner, item, quantities);
  if (recordsUntil !== undefined)
    return laterLine(shop, owner, design, { item, sold: quantities, quantity: wanted ?? 0, until: recordsUntil });
  const merged = await mergedDesign(store, owner, design.id);
  // What is printed for records has no quantity of its own. A copy of an ordered line stays one.
  const followed = merged ? requiredFollowed(merged, quantities, 1) : await orderedCopyInCart(store, owner, design.id);
  if (followed) return { item: { ...item, records: followed.records }, quantity: followed.quantity };
  const quantity = wanted ?? design.quantity ?? initialQuantity(quantities);
  if (!isSoldQuantity(quantities, quantity)) throw new Fault('off-ladder', `quantity ${quantity}`);
  return { item, quantity };
}

/** Throws Fault 'off-ladder' for a number of pieces that is not sold. */
function requiredFollowed(merged: MergedDesign | null, sold: Quantities, quantity: number): FollowedLine {
  const followed = followedLine(merged, sold, quantity);
  if (followed) return followed;
  const pieces = merged?.pieces ?? quantity;
  const text = piecesProblem(pieces, sold);
  throw new Fault('off-ladder', `${pieces} pieces`, { text, errors: [{ field: 'quantity', code: 'off-ladder', message: text }] });
}

/** A line as its design is printed now. Throws as `requiredFollowed`. */
async function followingLine(
  { store }: Context['shop'],
  owner: OwnerId,
  { item, sold, quantity: before }: { item: PrintedItem; sold: Quantities; quantity: number },
): Promise<CartLineToAdd> {
  const merged = item.design === null ? null : await mergedDesign(store, owner, item.design);
  const { quantity, records } = requiredFollowed(merged, sold, before);
  return { item: records ? { ...item, records } : item, quantity };
}

/** None where no page was shown. Throws Fault 'design-conflict' where another revision than the design's was approved. */
async function approvalOfLine(
  { store, clock }: Context['shop'],
  owner: OwnerId,
  design: SavedDesign,
  { approvedRevision: revision, approvedPages = [] }: { approvedRevision?: number | undefined; approvedPages?: string[] | undefined },
): Promise<Pick<CartLineToAdd, 'approval'>> {
  if (revision === undefined) return {};
  const document = revision === design.revision ? await documentOf(store, owner, design) : undefined;
  if (document === undefined)
    throw new Fault('design-conflict', `approved ${revision} of ${design.revision}`, { text: message('fault.approved-older') });
  const approval = approvalOf(storedDocument({ document }), approvedPages, { revision, at: clock(), hash: sha256 });
  return shownPages(approval).length === 0 ? {} : { approval };
}

/** Units of an accessory that so many cards need. */
function unitsOf(catalogue: Catalogue, cards: number): (sku: string) => number {
  return (sku) => {
    const accessory = catalogue.accessories.get(sku);
    return accessory ? unitsFor(accessory, cards) : cards;
  };
}

/** The cart after a change of it. */
export async function changedCart(context: Context): Promise<Unrendered<Cart>> {
  return cartDto(await repricedCart(context), context);
}

function missingLine(): Fault {
  return new Fault('not-found', 'no such cart line', {
    text: { key: 'fault.no-cart-line' },
  });
}

function missingDesign(): Fault {
  return new Fault('not-found', 'no such design', {
    text: { key: 'fault.no-design-for-cart' },
  });
}

export const cartHandlers: Handlers<CartCalls> = {
  async 'GET /web-api/cart'({ country, shippingType, taxRegion }, context) {
    return cartDto(await pricedCart(context, country, shippingType, taxRegion), context);
  },

  async 'POST /web-api/cart/lines'({ designId, quantity, recordsUntil, isSupplement, confirmed, ...approved }, context) {
    const { store, clock } = context.shop;
    const owner = context.actor.owner.current;
    const design = owner ? await findDesign(store, owner, designId, clock()) : null;
    if (!owner || !design) throw missingDesign();
    const line: CartLineToAdd = {
      ...(await lineOf(context.shop, owner, design, { quantity, recordsUntil, isSupplement })),
      ...(confirmed ? { confirmed } : {}),
      ...(await approvalOfLine(context.shop, owner, design, approved)),
    };
    const catalogue = await catalogueOf(store);
    const beside = chosenAccessories(catalogue, design, line.quantity);
    const at = clock();
    const isAdded = await addLine(store, owner, line, at, async (trx, id) => {
      await syncAccessoryQuantities(trx, id, unitsOf(catalogue, line.quantity));
      await setChosenAccessories(trx, id, beside, at.toISOString());
    });
    if (!isAdded) throw missingDesign();
    return changedCart(context);
  },

  async 'POST /web-api/cart/samples'(input, context) {
    const { store, clock } = context.shop;
    const item = sampleItem(await catalogueOf(store), input);
    const owner = await context.actor.owner.ensure();
    await addLine(store, owner, { item, quantity: 1 }, clock());
    return changedCart(context);
  },

  async 'PATCH /web-api/cart/lines/:id'({ id, quantity }, context) {
    const owner = context.actor.owner.current;
    const line = owner && (await findCartLine(context.shop.store, owner, id));
    if (!line) throw missingLine();
    const quantities = storedQuantities(line.item);
    if (!quantities || !isSoldQuantity(quantities, quantity)) throw new Fault('off-ladder', `quantity ${quantity}`);
    const units = unitsOf(await catalogueOf(context.shop.store), quantity);
    const isSet = await setLineQuantity(context.shop.store, owner, id, quantity, (trx, changed) =>
      syncAccessoryQuantities(trx, changed, units),
    );
    if (!isSet) throw missingLine();
    return changedCart(context);
  },

  async 'POST /web-api/cart/lines/:id/records'({ id, isWhole }, context) {
    const { store } = context.shop;
    const owner = context.actor.owner.current;
    const line = owner && (await findCartLine(store, owner, id));
    const printed = line && designedOf(line.item);
    if (!owner || !line || !printed?.design) throw missingLine();
    const { records: _, ...item } = printed;
    const { product, choice } = readChoice(item.product, item.choice);
    const changed =
      printed.records?.of === 'supplement' && !isWhole
        ? await supplementLine(context.shop, owner, item, product.quantities(choice))
        : await followingLine(context.shop, owner, { item, sold: product.quantities(choice), quantity: line.quantity });
    const units = unitsOf(await catalogueOf(store), changed.quantity);
    const isSet = await setLineRecords(store, owner, id, changed, (trx, own) => syncAccessoryQuantities(trx, own, units));
    if (!isSet) throw missingLine();
    return changedCart(context);
  },

  async 'POST /web-api/cart/lines/:id/copy'({ id }, context) {
    await consumeLimit(context.shop, 'design', limitedClient(context));
    const { store, clock } = context.shop;
    const owner = context.actor.owner.current;
    if (!owner || !(await copyLine(store, owner, id, clock()))) throw missingLine();
    return changedCart(context);
  },

  async 'DELETE /web-api/cart/lines/:id'({ id }, context) {
    const owner = context.actor.owner.current;
    if (!owner || !(await removeLine(context.shop.store, owner, id, removeLinesOf))) throw missingLine();
    return changedCart(context);
  },
};
