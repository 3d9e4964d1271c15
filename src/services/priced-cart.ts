/** The open cart with everything the server decides about it: names, prices, deliveries, payments, and what is not printable yet. */
import { LRUCache } from 'lru-cache';
import { addressOfAll } from '#core/catalogue/occasions.ts';
import type { DesignTemplate } from '#core/catalogue/template.ts';
import type { OwnerId } from '#core/customer/owner.ts';
import { type DeliveryDates, deliveryDates } from '#core/order/delivery.ts';
import { type PrintedItem, requireSold } from '#core/order/line.ts';
import { type Quote, quote } from '#core/order/quote.ts';
import { deliveryCountriesOf, offeredShippingTypes, type ShippingType, shippingPrice } from '#core/order/shipping.ts';
import type { Finding } from '#core/preflight/finding.ts';
import { openFindings } from '#core/preflight/finding.ts';
import type { ProductDocument } from '#core/products/document.ts';
import type { LinePrice, ProductChoice } from '#core/products/product.ts';
import { productOf } from '#core/products/registry.ts';
import type { AddressForm } from '#core/values/address-form.ts';
import type { DeliveryCountry } from '#core/values/channel.ts';
import { berlinTime, type Day } from '#core/values/date.ts';
import { Fault } from '#core/values/fault.ts';
import type { Message } from '#core/values/message.ts';
import { type Currency, currencyOf, type Money, money } from '#core/values/money.ts';
import { weakMemoize } from '#core/values/weak-memoize.ts';
import { cartOf, type StoredCartLine } from '#store/cart/carts.ts';
import { type Catalogue, catalogueOf } from '#store/catalogue/catalogue-index.ts';
import type { StoredDesign } from '#store/design/designs.ts';
import { offerOf, readChoice, requireSoldChoice } from './choice.ts';
import type { Context, RequestOwner, Shop } from './handler.ts';
import { checkStored, storedDocument } from './stored-document.ts';

export type PricedLine = {
  line: StoredCartLine;
  /** As it is printed: the choice agrees with the document. */
  item: PrintedItem;
  stored: StoredDesign;
  design: ProductDocument;
  choice: ProductChoice;
  /** The catalogue design it began with, or null. */
  template: DesignTemplate | null;
  name: Message;
  options: Message;
  price: LinePrice;
  /** Weight of one piece as it is sent. */
  pieceMg: number;
  problems: Message[];
};
export type PricedCart = {
  id: string | null;
  country: DeliveryCountry;
  currency: Currency;
  lines: PricedLine[];
  dates: DeliveryDates;
  weightMg: number;
  quote: Quote | null;
  address: AddressForm;
  catalogue: Catalogue;
  pricedAt: Date;
};

function lineWeightMg(line: PricedLine): number {
  return line.pieceMg * line.line.quantity;
}

function ownCountry(site: Context['site'], wanted: DeliveryCountry | undefined): DeliveryCountry {
  const offered = deliveryCountriesOf(site.country);
  const country = offered.find((candidate) => candidate === (wanted ?? site.country)) ?? (wanted ? undefined : offered[0]);
  if (!country) {
    throw new Fault('bad-input', `no delivery to ${wanted}`, {
      errors: [
        {
          field: 'delivery.country',
          code: 'not-delivered',
          message: { key: 'fault.not-delivered' },
        },
      ],
    });
  }
  return country;
}

/** Preflight findings by design and revision, so that a document is laid out once and not at every view of its cart. */
const findingsCache = new LRUCache<string, Finding[]>({ max: 1000 });

async function findingsOf(shop: Shop, owner: OwnerId, stored: StoredDesign, design: ProductDocument): Promise<Finding[]> {
  const key = `${stored.id} ${stored.revision}`;
  const known = findingsCache.get(key);
  if (known) return known;
  const { findings } = await checkStored(shop, owner, design);
  findingsCache.set(key, findings);
  return findings;
}

async function priceLine(context: Context, catalogue: Catalogue, owner: OwnerId, line: StoredCartLine): Promise<PricedLine> {
  const { site, shop } = context;
  requireSold(line.item);
  if (!line.design) throw new RangeError(`printed line ${line.id} has no design`);
  const design = storedDocument(line.design);
  const { product, choice: own } = readChoice(line.item.product, line.item.choice);
  // The document decides what it contains; the rest, such as the paper, is the line's own.
  const choice = product.withDocument(own, design.product);
  const offer = offerOf(catalogue, product, choice);
  requireSoldChoice(product, choice, line.quantity, offer);
  return {
    line,
    item: { ...line.item, choice },
    stored: line.design,
    design,
    choice,
    template: offer.template,
    name: product.title(choice, offer.template),
    options: product.text(choice, offer),
    price: product.price(choice, line.quantity, {
      prices: catalogue.productRows('prices', product.type),
      country: site.country,
    }),
    pieceMg: product.weightMg(choice, offer),
    problems: openFindings(await findingsOf(shop, owner, line.design, design), line.confirmed).map(({ message }) => message),
  };
}

/** Keyed by the request's owner: that object is the same for all calls of a request. */
const cartsOfRequest = weakMemoize((_owner: RequestOwner) => new Map<string, Promise<PricedCart>>());

/**
 * The guest's cart priced for a country and shipping type, once a request. A shipping type that is not offered is priced as standard;
 * `quote` is null while the cart is empty. Throws 'bad-input' for a country this shop does not serve.
 */
export async function pricedCart(context: Context, wanted: DeliveryCountry | undefined, shippingType: ShippingType): Promise<PricedCart> {
  const country = ownCountry(context.site, wanted);
  const carts = cartsOfRequest(context.owner);
  const key = `${country} ${shippingType}`;
  const cart = carts.get(key) ?? priceCart(context, country, shippingType);
  carts.set(key, cart);
  return cart;
}

/** Call it after a change of the cart: the next `pricedCart` of this request prices again. */
export function clearPricedCart(context: Context): void {
  cartsOfRequest(context.owner).clear();
}

async function priceCart(context: Context, country: DeliveryCountry, wantedType: ShippingType): Promise<PricedCart> {
  const { shop, owner, site } = context;
  const catalogue = await catalogueOf(shop.store);
  const stored = owner.current ? await cartOf(shop.store, owner.current) : null;
  const lines: PricedLine[] = [];
  if (owner.current) for (const line of stored?.lines ?? []) lines.push(await priceLine(context, catalogue, owner.current, line));
  const now = shop.clock();
  const weightMg = lines.reduce((sum, line) => sum + lineWeightMg(line), 0);
  const tables = { shipping: catalogue.shippingPrices, vat: catalogue.vatRows };
  const parcel = { country, weightMg, catalogue, dates: deliveryDates(now, country) };
  const shippingType = deliveryOffers(parcel).some(({ type }) => type === wantedType) ? wantedType : 'standard';
  const priced =
    lines.length === 0
      ? null
      : quote(
          {
            lines: lines.map((line) => ({
              kind: line.item.kind,
              unit: line.price.unit,
              quantity: line.line.quantity,
              weightMg: lineWeightMg(line),
              vatClass: productOf(line.item.product).vatClass,
            })),
            country,
            shippingType,
            day: berlinTime(now).day,
          },
          tables,
        );
  return {
    ...parcel,
    id: stored?.id ?? null,
    currency: currencyOf(site.country),
    lines,
    quote: priced,
    address: addressOfAll(lines.flatMap(({ template }) => template?.occasion ?? [])),
    pricedAt: now,
  };
}

/** Value of the goods that decides on the ways to pay: after reductions and gift vouchers, without shipping. */
export function payableGoods({ quote: sums, currency }: PricedCart): Money {
  return money(sums ? Math.max(0, sums.goods - sums.discount - sums.gift) : 0, currency);
}

/** `from` and `to` are ISO days, equal for express. */
export type DeliveryOption = { type: (typeof offeredShippingTypes)[number]; price: Money; from: Day; to: Day };

/** Shipping types offered for this cart now. */
export function deliveryOffers(cart: Pick<PricedCart, 'country' | 'weightMg' | 'dates' | 'catalogue'>): DeliveryOption[] {
  return offeredShippingTypes.flatMap((type) => {
    const price = shippingPrice(type, cart.country, cart.weightMg, cart.catalogue.shippingPrices);
    const days = type === 'standard' ? cart.dates.standard : cart.dates[type] && { from: cart.dates[type], to: cart.dates[type] };
    return price && days ? [{ type, price, from: days.from, to: days.to }] : [];
  });
}
