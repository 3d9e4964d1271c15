/**
 * The quote against a second implementation of the rules: exact fractions of BigInt, one cent given at a time, rates and kinds of lines in
 * tables of its own.
 */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ParcelKind } from '#core/products/parcel-kind.ts';
import type { VatClass } from '#core/products/product.ts';
import { type DeliveryCountry, deliveryCountries } from '#core/values/channel.ts';
import { money } from '#core/values/money.ts';
import { shippingPrices } from '#seed/prices/shipping.ts';
import { regionalVatRows, vatRows } from '#seed/prices/vat.ts';
import { isLongForm } from '#tests/long-form.ts';
import type { LineKind } from './line.ts';
import type { TaxRegion } from './place/delivery-area.ts';
import { type QuoteInput, quote } from './quote.ts';
import { offeredShippingTypes } from './shipping.ts';

const tables = { shipping: shippingPrices, vat: [...vatRows, ...regionalVatRows] };
const day = '2026-11-19';

/** Standard and reduced rate in hundredths of a per cent, as the law has them. */
const rates: Record<DeliveryCountry | TaxRegion, readonly [standard: bigint, reduced: bigint]> = {
  DE: [1900n, 700n],
  AT: [2000n, 1000n],
  'AT-19': [1900n, 1000n],
  CH: [810n, 260n],
  LI: [810n, 260n],
  LU: [1700n, 300n],
  FR: [2000n, 550n],
  IT: [2200n, 400n],
  BE: [2100n, 600n],
  NL: [2100n, 900n],
  ES: [2100n, 400n],
};

class Fraction {
  readonly top: bigint;
  readonly bottom: bigint;
  constructor(top: bigint, bottom: bigint) {
    this.top = top;
    this.bottom = bottom;
  }
  minus(whole: bigint): Fraction {
    return new Fraction(this.top - whole * this.bottom, this.bottom);
  }
  isAbove(other: Fraction): boolean {
    return this.top * other.bottom > other.top * this.bottom;
  }
  /** Numbers here are not negative. */
  roundedHalfUp(): bigint {
    return (2n * this.top + this.bottom) / (2n * this.bottom);
  }
}

const add = (values: readonly bigint[]) => values.reduce((sum, value) => sum + value, 0n);

/** Gives a whole part to each, then one cent at a time to whom most of one is still due. */
function given(amount: bigint, weights: readonly bigint[]): bigint[] {
  const all = add(weights);
  if (all === 0n) return weights.map(() => 0n);
  const due = weights.map((weight) => new Fraction(amount * weight, all));
  const shares = due.map(({ top, bottom }) => top / bottom);
  while (add(shares) < amount) {
    const open = due.map((exact, at) => exact.minus(shares[at] ?? 0n));
    const next = open.reduce((best, rest, at) => (open[best] && rest.isAbove(open[best]) ? at : best), 0);
    shares[next] = (shares[next] ?? 0n) + 1n;
  }
  return shares;
}

/** In cents of the cheapest band that takes the weight, else of the last; null for what is not sold. */
function shippingCents({ country, shippingType, lines }: QuoteInput): bigint | null {
  const table = shippingPrices[country];
  const kinds = new Set(lines.map((line) => line.parcelKind ?? 'parcel'));
  const kind = (['freight', 'bulky', 'large'] as const).find((one) => kinds.has(one));
  const bands = table[shippingType];
  const more = kind ? table.surcharge?.[kind] : 0;
  if (!bands || more === undefined || (kind && shippingType !== 'standard')) return null;
  const grams = lines.reduce((sum, line) => sum + line.weightMg, 0) / 1_000;
  const fitting = bands.filter(([upTo]) => grams <= upTo);
  const [, price] = [...fitting, ...bands.slice(-1)][0] ?? [0, 0];
  return BigInt(price) + BigInt(more);
}

const outsideGoods: ReadonlySet<LineKind> = new Set(['gift-voucher']);

function expectedQuote(input: QuoteInput): object | null {
  const price = shippingCents(input);
  if (price === null) return null;
  const [standard, reduced] = rates[input.region ?? input.country];
  const rows = input.lines.map((line) => {
    const isGoods = !outsideGoods.has(line.kind);
    const total = BigInt(line.unit.amount) * BigInt(line.quantity) + BigInt(line.setup ?? 0);
    return { line, isGoods, total, off: 0n, rate: line.vatClass === 'reduced-print' ? reduced : standard };
  });
  for (const { line, amount } of input.reductions ?? []) {
    const open = rows.map(({ isGoods, total, off }, at) => (isGoods && (line ?? at + 1) === at + 1 ? total - off : 0n));
    for (const [at, share] of given(BigInt(amount), open).entries()) if (rows[at]) rows[at].off += share;
  }
  const goods = rows.filter((row) => row.isGoods);
  const isFree = input.isLetter === true || goods.length === 0;
  const shipping = isFree ? 0n : price;
  const paid = (rate: bigint) => add(goods.filter((row) => row.rate === rate).map(({ total, off }) => total - off));
  const isGiven = add(goods.map(({ total, off }) => total - off)) === 0n;
  const own = new Set(goods.map(({ rate }) => rate));
  if (isGiven && shipping > 0n) own.add(standard);
  const ordered = [...own].sort((a, b) => Number(b - a));
  const parts = given(
    shipping,
    ordered.map((rate) => (isGiven ? (rate === standard ? 1n : 0n) : paid(rate))),
  );
  const sums = {
    goods: add(goods.map(({ total }) => total)),
    discount: add(rows.map(({ off }) => off)),
    sold: add(rows.filter((row) => !row.isGoods).map(({ total }) => total)),
  };
  const payable = sums.goods - sums.discount + shipping;
  const gift = BigInt(input.gift ?? 0) < payable ? BigInt(input.gift ?? 0) : payable;
  return {
    currency: ['CH', 'LI'].includes(input.country) ? 'CHF' : 'EUR',
    lines: rows.map(({ line, isGoods, total, off, rate }) => ({
      unit: line.unit.amount,
      quantity: line.quantity,
      setup: line.setup ?? 0,
      total: Number(total),
      discount: Number(off),
      category: isGoods ? 'S' : 'O',
      basisPoints: isGoods ? Number(rate) : 0,
    })),
    goods: Number(sums.goods),
    discount: Number(sums.discount),
    shipping: Number(shipping),
    total: Number(payable + sums.sold),
    gift: Number(gift),
    due: Number(payable + sums.sold - gift),
    taxes: ordered.map((rate, at) => {
      const gross = paid(rate) + (parts[at] ?? 0n);
      const vat = new Fraction(gross * rate, 10_000n + rate).roundedHalfUp();
      return { category: 'S', basisPoints: Number(rate), gross: Number(gross), net: Number(gross - vat), vat: Number(vat) };
    }),
  };
}

const anyLine = fc.record({
  kind: fc.constantFrom<LineKind>('printed', 'printed', 'sample', 'accessory', 'gift-voucher', 'gift-card'),
  unit: fc.oneof(fc.constantFrom(0, 150), fc.integer({ min: 1, max: 9_999 })),
  quantity: fc.oneof(fc.constantFrom(1, 20), fc.integer({ min: 1, max: 3_000 })),
  setup: fc.constantFrom(0, 0, 2_900),
  weightMg: fc.integer({ min: 1, max: 9_000_000 }),
  parcelKind: fc.constantFrom<ParcelKind | undefined>(undefined, undefined, undefined, 'parcel', 'large', 'bulky', 'freight'),
  vatClass: fc.constantFrom<VatClass>('standard', 'reduced-print'),
});
const anyCart = fc.record({
  // The same lines twice have equal fractions: the earlier one gets the cent.
  lines: fc
    .tuple(fc.array(anyLine, { minLength: 1, maxLength: 6 }), fc.constantFrom(1, 2, 3))
    .map(([lines, times]) => Array.from({ length: times }, () => lines).flat()),
  shippingType: fc.constantFrom(...offeredShippingTypes),
  isLetter: fc.constantFrom(false, false, false, true),
  isInRegion: fc.boolean(),
  gift: fc.constantFrom(0, 0, 1, 2_500, 20_000, 100_000_000),
  /** In thousandths of what is left: of the first line, then of all. */
  off: fc.tuple(fc.integer({ min: 0, max: 1_000 }), fc.constantFrom(0, 0, 1, 100, 333, 1_000)),
});

function inputOf(cart: typeof anyCart extends fc.Arbitrary<infer T> ? T : never, country: DeliveryCountry): QuoteInput {
  const totals = cart.lines.map(({ kind, unit, quantity, setup }) => (outsideGoods.has(kind) ? 0 : unit * quantity + setup));
  const first = Math.floor(((totals[0] ?? 0) * cart.off[0]) / 1_000);
  const rest = totals.reduce((sum, total) => sum + total, 0) - first;
  const currency = ['CH', 'LI'].includes(country) ? 'CHF' : 'EUR';
  return {
    lines: cart.lines.map(({ unit, parcelKind, ...line }) => ({
      ...line,
      ...(parcelKind ? { parcelKind } : {}),
      unit: money(unit, currency),
    })),
    reductions: [
      { kind: 'manual', line: 1, amount: first },
      { kind: 'promo', line: null, amount: Math.floor((rest * cart.off[1]) / 1_000) },
    ],
    gift: cart.gift,
    country,
    region: cart.isInRegion && country === 'AT' ? 'AT-19' : null,
    shippingType: cart.shippingType,
    isLetter: cart.isLetter,
    day,
  };
}

const carts = isLongForm ? 10_000 : 300;

test(`${carts} carts have the same sums, shares and VAT in ten countries as exact fractions give [E045]`, { timeout: 600_000 }, () => {
  const met = { offered: 0, rates: 0, region: 0, refused: 0 };
  fc.assert(
    fc.property(anyCart, (cart) => {
      for (const country of deliveryCountries) {
        const input = inputOf(cart, country);
        const result = quote(input, tables);
        const { adjustments: _, ...sums } = result ?? { adjustments: [] };
        expect(result === null ? null : sums, country).toEqual(expectedQuote(input));
        if (result) met.offered += 1;
        else met.refused += 1;
        if (result?.taxes.length === 2) met.rates += 1;
        if (input.region) met.region += 1;
      }
    }),
    { numRuns: carts },
  );
  for (const [what, count] of Object.entries(met)) expect(count, what).toBeGreaterThan(carts / 10);
});
