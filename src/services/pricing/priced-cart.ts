/** The open cart with everything the server decides about it: names, prices, deliveries, payments, and what is not printable yet. */
import { formalityOfAll, offersNewsletter } from '#core/catalogue/occasions.ts';
import { occasionOf } from '#core/catalogue/template.ts';
import { type DeliveryDates, deliveryDates } from '#core/order/delivery.ts';
import { countsFrom, laterDays } from '#core/order/later/records-later.ts';
import { isOnlineOnly, isLetter as isSentAsLetter, lineKinds } from '#core/order/line-kind.ts';
import type { TaxRegion } from '#core/order/place/delivery-area.ts';
import { type Quote, quote } from '#core/order/quote.ts';
import { freeSamples, sampleUnits } from '#core/order/sample.ts';
import { deliveryCountriesOf, offeredShippingTypes, parcelNote, type ShippingType, shippingPrice } from '#core/order/shipping.ts';
import { soldVouchers } from '#core/order/sums.ts';
import { largestKind, type ParcelKind } from '#core/products/parcel-kind.ts';
import type { Production } from '#core/products/product.ts';
import type { DeliveryCountry } from '#core/values/channel.ts';
import { berlinTime, type Day } from '#core/values/date.ts';
import { Fault } from '#core/values/fault.ts';
import type { Formality } from '#core/values/formality.ts';
import { message } from '#core/values/message.ts';
import { type Currency, currencyOf, type Money, money } from '#core/values/money.ts';
import { customerOf } from '#services/actor.ts';
import { neededForEvent } from '#services/event-plan.ts';
import type { Context } from '#services/handler.ts';
import { priceLine } from '#services/pricing/line-kinds.ts';
import { cartOf, type StoredCart } from '#store/cart/carts.ts';
import { type Catalogue, catalogueOf } from '#store/catalogue/catalogue-index.ts';
import { type PricedCode, priceCodes, reductionsOf, validateCodes } from './cart-codes.ts';
import { isPriced, type PricedLine, type UnavailableLine, unreadableLine } from './priced-line.ts';

export type PricedCart = {
  id: string | null;
  country: DeliveryCountry;
  currency: Currency;
  /** Every line, in order of adding; a line that cannot be ordered any more has no price. */
  entries: (PricedLine | UnavailableLine)[];
  /** Those of `entries` with a price: what the sums count. */
  lines: PricedLine[];
  dates: DeliveryDates;
  weightMg: number;
  /** The largest among the lines. */
  parcelKind: ParcelKind;
  /** Nothing but free samples and printed gift vouchers: goes by letter, without charge. */
  isLetter: boolean;
  /** Gift vouchers alone: nothing is shipped. */
  isOnline: boolean;
  /** False once an attempt to order found that the e-mail address had its free samples before. */
  hasFreeSamples: boolean;
  /** Parcel, papers and mails are to show no brand of the shop. Never true for a customer who is no reseller. */
  isWhiteLabel: boolean;
  /** By when it is needed: as its owner said, or by the plan of the event with this title. */
  needed: { day: Day; event: string | null } | null;
  quote: Quote | null;
  /** Of vouchers, with what they take off or pay. */
  codes: PricedCode[];
  address: Formality;
  offersNewsletter: boolean;
  catalogue: Catalogue;
  pricedAt: Date;
};

function lineWeightMg(line: PricedLine): number {
  return line.pieceMg * line.line.quantity;
}

/** The lines with what their kind of parcel costs besides, or that it is not delivered to the country. */
function withParcelNotes(entries: PricedCart['entries'], country: DeliveryCountry, catalogue: Catalogue): PricedCart['entries'] {
  return entries.map((entry) => {
    const note = isPriced(entry) && entry.parcelKind !== 'parcel' ? parcelNote(entry.parcelKind, country, catalogue.shippingPrices) : null;
    if (!note || !isPriced(entry)) return entry;
    return note.isDelivered ? { ...entry, note: note.text } : { ...entry, problems: [...entry.problems, note.text] };
  });
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

/** Carts by country, shipping type and region. */
export type PricedCarts = Map<string, Promise<PricedCart>>;

/** `pricedCarts`: what the calls of one page have priced, so that they price once. A single call over HTTP has none. */
export type CartContext = Context & { pricedCarts?: PricedCarts };

/**
 * The guest's cart priced for a country and shipping type, or the one that a call of the same page has priced. A shipping type that is not
 * offered is priced as standard; `quote` is null while no line has a price. `region`: of the delivery address, null until it is known. Throws
 * 'bad-input' for a country this shop does not serve.
 */
export async function pricedCart(
  context: CartContext,
  wanted?: DeliveryCountry,
  shippingType: ShippingType = 'standard',
  region: TaxRegion | null = null,
): Promise<PricedCart> {
  const country = ownCountry(context.site, wanted);
  const key = `${country} ${shippingType} ${region}`;
  const cart = context.pricedCarts?.get(key) ?? priceCart(context, { country, region, shippingType });
  context.pricedCarts?.set(key, cart);
  return cart;
}

/** The same after a change of the cart: prices again. */
export async function repricedCart(
  context: CartContext,
  wanted?: DeliveryCountry,
  shippingType?: ShippingType,
  region?: TaxRegion | null,
): Promise<PricedCart> {
  context.pricedCarts?.clear();
  return pricedCart(context, wanted, shippingType, region);
}

/** How long a request begins print checks of lines; one that is left is checked by the next request. */
const checkMs = 5_000;

/** Dates of the slowest line; express where every line can be made on the day of the order. An empty cart is dated as cards are. */
function datesOf(productions: readonly Production[], now: Date, country: DeliveryCountry): DeliveryDates {
  if (productions.length === 0) return deliveryDates(now, country);
  const dates = deliveryDates(now, country, Math.max(...productions.map(({ workingDays }) => workingDays)));
  return productions.every(({ hasExpress }) => hasExpress) ? dates : { ...dates, express: null, 'express-saturday': null };
}

type Destination = { country: DeliveryCountry; region: TaxRegion | null; shippingType: ShippingType };

async function priceCart(context: Context, { country, region, shippingType: wantedType }: Destination): Promise<PricedCart> {
  const { shop, site } = context;
  const { owner } = context.actor;
  const catalogue = await catalogueOf(shop.store);
  const stored = owner.current ? await cartOf(shop.store, owner.current) : null;
  const opened: PricedCart['entries'] = [];
  const checkUntil = new Date(shop.clock().getTime() + checkMs);
  if (owner.current)
    for (const line of stored?.lines ?? []) opened.push(await priceLine({ context, catalogue, owner: owner.current, checkUntil }, line));
  for (const line of stored?.unreadable ?? []) opened.push(unreadableLine(shop, line));
  const hasFreeSamples = !stored?.samplesCharged;
  const entries = withParcelNotes(withSamplePrices(opened, hasFreeSamples), country, catalogue);
  const lines = entries.filter((entry) => isPriced(entry));
  const now = shop.clock();
  const weightMg = lines.reduce((sum, line) => sum + lineWeightMg(line), 0);
  const parcelKind = largestKind(lines.map((line) => line.parcelKind));
  const tables = {
    shipping: catalogue.shippingPrices,
    vat: region ? [...catalogue.vatRows, ...catalogue.regionalVatRows] : catalogue.vatRows,
  };
  const items = lines.map(({ item }) => item);
  const isLetter = entries.length === lines.length && isSentAsLetter(items.filter(({ kind }) => lineKinds[kind].isShipped));
  const isOnline = lines.length > 0 && isOnlineOnly(items);
  const dates = datesOf(
    lines.map(({ production }) => production),
    countsFrom(now, laterDays(items)),
    country,
  );
  const parcel = { country, weightMg, parcelKind, isLetter, isOnline, catalogue, dates };
  const currency = currencyOf(site.country);
  const goods = reducibleGoods({ lines });
  const codes =
    stored && owner.current ? await validateCodes(shop.store, { owner: owner.current, cart: stored.id, currency, goods }, now) : [];
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
              parcelKind: line.parcelKind,
              vatClass: line.vatClass,
            })),
            ...reductionsOf(codes, goods),
            country,
            region,
            shippingType,
            isLetter,
            day: berlinTime(now).day,
          },
          tables,
        );
  const occasions = entries.flatMap(({ template }) => occasionOf(template) ?? []);
  return {
    ...parcel,
    id: stored?.id ?? null,
    currency,
    entries,
    lines,
    quote: priced,
    codes: priceCodes(codes, priced ?? { discount: 0, gift: 0 }),
    hasFreeSamples,
    needed: isOnline ? null : await neededOf(context, stored, now),
    isWhiteLabel: stored?.isWhiteLabel === true && customerOf(context.actor)?.isWhitelabel === true,
    address: formalityOfAll(occasions),
    offersNewsletter: offersNewsletter(occasions),
    pricedAt: now,
  };
}

/** A day that is past by now is none any more. */
async function neededOf({ shop, actor }: Context, cart: StoredCart | null, now: Date): Promise<PricedCart['needed']> {
  const owner = actor.owner.current;
  if (!owner || !cart || cart.neededBy === '') return null;
  if (cart.neededBy !== null) return cart.neededBy < berlinTime(now).day ? null : { day: cart.neededBy, event: null };
  const designs = cart.lines.flatMap(({ design }) => design?.id ?? []);
  return neededForEvent(shop.store, { owner, designs, now });
}

/** The entries with the prices of their samples: the dearest are free, the others say why they are not. */
function withSamplePrices(entries: PricedCart['entries'], hasFreeSamples: boolean): PricedCart['entries'] {
  const samples = entries.filter((entry): entry is PricedLine => isPriced(entry) && lineKinds[entry.item.kind].isSample);
  const units = sampleUnits(
    samples.map(({ price }) => price.unit.amount),
    hasFreeSamples,
  );
  const charged = new Map(samples.map((entry, at) => [entry.line.id, units[at] ?? 0]));
  return entries.map((entry) => {
    const amount = charged.get(entry.line.id);
    if (!isPriced(entry) || amount === undefined) return entry;
    const unit = money(amount, entry.price.unit.currency);
    const reason = hasFreeSamples
      ? message('sample.charged', { count: freeSamples, price: unit })
      : message('sample.used', { price: unit });
    return { ...entry, price: { quantity: 1, unit, total: unit }, note: amount === 0 ? message('sample.free') : reason };
  });
}

/** Value of the goods that a discount can lower: without gift vouchers sold, minor units. */
export function reducibleGoods({ lines }: Pick<PricedCart, 'lines'>): number {
  return lines.reduce((sum, { item, price }) => (lineKinds[item.kind].isGoods ? sum + price.total.amount : sum), 0);
}

/** Whether a line sells a gift voucher. */
export function sellsVouchers({ lines }: Pick<PricedCart, 'lines'>): boolean {
  return lines.some(({ item }) => !lineKinds[item.kind].isGoods);
}

/** What a further gift voucher could pay, minor units: gift vouchers that are sold are paid with other money. */
export function payableAmount({ quote: sums }: PricedCart): number {
  return sums ? sums.due - soldVouchers(sums) : 0;
}

/** Value of the goods that decides on the ways to pay: after reductions and gift vouchers, without shipping. */
export function payableGoods({ quote: sums, currency }: PricedCart): Money {
  return money(sums ? Math.max(0, sums.goods - sums.discount - sums.gift) : 0, currency);
}

/** `from` and `to` are ISO days, equal for express. */
export type DeliveryOption = { type: (typeof offeredShippingTypes)[number]; price: Money; from: Day; to: Day };

/** Shipping types offered for this cart now. */
export function deliveryOffers(
  cart: Pick<PricedCart, 'country' | 'weightMg' | 'parcelKind' | 'isLetter' | 'isOnline' | 'dates' | 'catalogue'>,
): DeliveryOption[] {
  if (cart.isLetter || cart.isOnline) return [{ type: 'standard', price: money(0, currencyOf(cart.country)), ...cart.dates.standard }];
  return offeredShippingTypes.flatMap((type) => {
    const price = shippingPrice(type, cart.country, cart, cart.catalogue.shippingPrices);
    const days = type === 'standard' ? cart.dates.standard : cart.dates[type] && { from: cart.dates[type], to: cart.dates[type] };
    return price && days ? [{ type, price, from: days.from, to: days.to }] : [];
  });
}
