/** Computes the sums of an order from priced lines: discounts, shipping, VAT by rate. Integer minor units of the country's currency. */
import { largestKind, type ParcelKind } from '#core/products/parcel-kind.ts';
import type { VatClass } from '#core/products/product.ts';
import type { DeliveryCountry } from '#core/values/channel.ts';
import type { Day } from '#core/values/date.ts';
import { type Currency, currencyOf, type Money } from '#core/values/money.ts';
import type { LineKind } from './line.ts';
import { isOnlineOnly, lineKinds } from './line-kind.ts';
import type { TaxRegion } from './place/delivery-area.ts';
import { type ShippingPrices, type ShippingType, shippingPrice } from './shipping.ts';
import { type Adjustment, includedVat, type LineSums, type Sums, type Tax } from './sums.ts';
import { type VatRow, vatRate } from './vat.ts';

/**
 * Shares a whole amount out over weights without losing a minor unit. Largest remainder: every share is rounded down, the rest goes to the
 * largest fractions, of equal ones to the earlier. The shares add up to `amount`. Throws a RangeError where all weights are 0 and the
 * amount is not.
 */
export function apportion(amount: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  if (sum === 0) {
    if (amount !== 0) throw new RangeError(`nothing to share ${amount} out over`);
    return weights.map(() => 0);
  }
  // BigInt: amount times weight can exceed the safe integers.
  const exact = weights.map((weight) => BigInt(amount) * BigInt(weight));
  const shares = exact.map((product) => floorDivide(product, BigInt(sum)));
  const remainders = exact.map((product, at) => ({ at, rest: product - (shares[at] ?? 0n) * BigInt(sum) }));
  const left = Number(BigInt(amount) - shares.reduce((total, share) => total + share, 0n));
  const chosen = remainders.toSorted((a, b) => (a.rest === b.rest ? a.at - b.at : a.rest > b.rest ? -1 : 1)).slice(0, left);
  for (const { at } of chosen) shares[at] = (shares[at] ?? 0n) + 1n;
  return shares.map(Number);
}

function floorDivide(a: bigint, b: bigint): bigint {
  const quotient = a / b;
  return a % b !== 0n && a < 0n !== b < 0n ? quotient - 1n : quotient;
}

export type QuoteLine = {
  kind: LineKind;
  unit: Money;
  quantity: number;
  /** Charged once for the line, minor units; 0 where absent. */
  setup?: number;
  /** Of the whole line, envelopes included. */
  weightMg: number;
  /** How its pieces travel; absent: as a parcel. */
  parcelKind?: ParcelKind;
  vatClass: VatClass;
};

/** Lowers the price of one line or, where `line` is null, of all lines that can be reduced. */
export type Reduction = {
  kind: Exclude<Adjustment['kind'], 'shipping'>;
  /** Position of the line, from 1. */
  line: number | null;
  /** Minor units, not negative. */
  amount: number;
  basisPoints?: number;
};

export type Quote = Sums & { currency: Currency; lines: LineSums[] };

export type QuoteTables = { shipping: ShippingPrices; vat: readonly VatRow[] };

export type QuoteInput = {
  lines: readonly QuoteLine[];
  reductions?: readonly Reduction[];
  /** Value of redeemed gift vouchers, minor units; pays at most the total without gift vouchers sold. */
  gift?: number;
  country: DeliveryCountry;
  /** Of the delivery address, once it is known. It changes rates only, never what is to be paid. */
  region?: TaxRegion | null;
  shippingType: ShippingType;
  /** Goes by letter, without charge. */
  isLetter?: boolean;
  day: Day;
};

/**
 * Quote for a country of delivery on a day. Shipping is charged once, by the weight of all lines and the largest kind of parcel, and its VAT follows the goods in
 * proportion (E045); gift vouchers alone are not shipped. VAT is rounded once per rate. Null when the country has no such shipping type. Throws a RangeError for a line in
 * another currency than the country's and for a reduction above the price of what it reduces.
 */
export function quote(input: QuoteInput, tables: QuoteTables): Quote | null {
  const currency = currencyOf(input.country);
  const foreign = input.lines.find((line) => line.unit.currency !== currency);
  if (foreign) throw new RangeError(`a line in ${foreign.unit.currency} cannot be quoted in ${currency}`);
  const weightMg = input.lines.reduce((sum, line) => sum + line.weightMg, 0);
  const parcelKind = largestKind(input.lines.map((line) => line.parcelKind ?? 'parcel'));
  const price = shippingPrice(input.shippingType, input.country, { weightMg, parcelKind }, tables.shipping);
  if (!price) return null;
  const isSent = !isOnlineOnly(input.lines);
  const shipping = !isSent || input.isLetter ? 0 : price.amount;
  const lines = discountedLines(input, tables.vat);
  const isGoods = (at: number) => isGoodsAt(input, at);
  const total = (part: readonly LineSums[]) => part.reduce((sum, line) => sum + line.total, 0);
  const goods = total(lines.filter((_, at) => isGoods(at)));
  const sold = total(lines.filter((_, at) => !isGoods(at)));
  const discount = lines.reduce((sum, line) => sum + line.discount, 0);
  const payable = goods - discount + shipping;
  const gift = Math.min(input.gift ?? 0, payable);
  return {
    currency,
    lines,
    goods,
    discount,
    shipping,
    total: payable + sold,
    gift,
    due: payable + sold - gift,
    adjustments: [
      ...(input.reductions ?? []).map((reduction) => ({
        kind: reduction.kind,
        line: reduction.line,
        gross: reduction.amount === 0 ? 0 : -reduction.amount,
        basisPoints: reduction.basisPoints ?? null,
      })),
      { kind: 'shipping', line: null, gross: shipping, basisPoints: null },
    ],
    taxes: taxesOf(
      lines.filter((_, at) => isGoods(at)),
      shipping,
      vatRate(input.country, input.day, tables.vat, 'standard', input.region),
    ),
  };
}

function isGoodsAt({ lines }: QuoteInput, at: number): boolean {
  const line = lines[at];
  return line !== undefined && lineKinds[line.kind].isGoods;
}

/** Gift vouchers sold are outside the scope of VAT until they are redeemed. */
function discountedLines(input: QuoteInput, vat: readonly VatRow[]): LineSums[] {
  const lines = input.lines.map((line): LineSums => {
    const setup = line.setup ?? 0;
    const sums = { unit: line.unit.amount, quantity: line.quantity, setup, total: line.unit.amount * line.quantity + setup, discount: 0 };
    return lineKinds[line.kind].isGoods
      ? { ...sums, category: 'S', basisPoints: vatRate(input.country, input.day, vat, line.vatClass, input.region) }
      : { ...sums, category: 'O', basisPoints: 0 };
  });
  for (const reduction of input.reductions ?? []) {
    const left = lines.map((line, at) =>
      isGoodsAt(input, at) && (reduction.line === null || reduction.line === at + 1) ? line.total - line.discount : 0,
    );
    if (reduction.amount < 0 || reduction.amount > left.reduce((sum, rest) => sum + rest, 0)) {
      throw new RangeError(`a reduction of ${reduction.amount} does not fit its lines`);
    }
    const shares = apportion(reduction.amount, left);
    for (const [at, line] of lines.entries()) line.discount += shares[at] ?? 0;
  }
  return lines;
}

/** One entry a rate, highest first; shipping is shared out by the discounted goods, and taxed at `standard` where there are none. */
function taxesOf(lines: readonly LineSums[], shipping: number, standard: number): Tax[] {
  const goods = new Map<number, number>();
  for (const line of lines) goods.set(line.basisPoints, (goods.get(line.basisPoints) ?? 0) + line.total - line.discount);
  const isFree = [...goods.values()].every((gross) => gross === 0);
  if (isFree && shipping > 0 && !goods.has(standard)) goods.set(standard, 0);
  const rates = [...goods.keys()].toSorted((a, b) => b - a);
  const weights = rates.map((rate) => (isFree ? Number(rate === standard) : (goods.get(rate) ?? 0)));
  const shares = apportion(shipping, weights);
  return rates.map((rate, at) => {
    const gross = (goods.get(rate) ?? 0) + (shares[at] ?? 0);
    const vat = includedVat(gross, rate);
    return { category: 'S', basisPoints: rate, gross, net: gross - vat, vat };
  });
}
