/** The sums of a quote and of an order, and the invariants that hold between them. Minor units of one currency. */
import * as z from 'zod/mini';
import { divideHalfUp } from '#core/values/money.ts';

const units = z.number().check(z.int());
const amount = z.number().check(z.int(), z.minimum(0));
const basisPoints = z.number().check(z.int(), z.minimum(0), z.maximum(10_000));

/** EN 16931 categories: standard and reduced rates, zero rated, exempt, intra-community supply, outside the scope of VAT. */
export const taxCategorySchema = z.enum(['S', 'Z', 'E', 'K', 'O']);

export const adjustmentSchema = z.object({
  kind: z.enum(['promo', 'shipping', 'sample', 'complaint', 'manual', 'difference']),
  /** Position of the line it belongs to; null for the whole order. */
  line: z.nullable(z.number().check(z.int(), z.minimum(1))),
  /** Signed: reductions are negative. */
  gross: units,
  /** Of a percentage; null for a fixed amount. */
  basisPoints: z.nullable(basisPoints),
});
export type Adjustment = z.infer<typeof adjustmentSchema>;

/** One rate: gross = net + vat. */
export const taxSchema = z.object({ category: taxCategorySchema, basisPoints, gross: amount, net: amount, vat: amount });
export type Tax = z.infer<typeof taxSchema>;

/** What every line adds to the sums. */
export const lineSumsSchema = z.object({
  unit: amount,
  quantity: z.number().check(z.int(), z.minimum(1)),
  /** Charged once for the line. */
  setup: amount,
  /** unit × quantity + setup, before the discount. */
  total: amount,
  /** Share of the reductions. */
  discount: amount,
  category: taxCategorySchema,
  basisPoints,
});
export type LineSums = z.infer<typeof lineSumsSchema>;

export const sumsSchema = z.object({
  /** Lines before discount, without gift vouchers sold. */
  goods: amount,
  discount: amount,
  shipping: amount,
  total: amount,
  /** Paid by gift vouchers. */
  gift: amount,
  /** What remains to be paid when placing. */
  due: amount,
  adjustments: z.array(adjustmentSchema),
  taxes: z.array(taxSchema),
});
export type Sums = z.infer<typeof sumsSchema>;

/** VAT inside a gross amount, rounded half up to the minor unit. */
export function includedVat(gross: number, rate: number): number {
  return divideHalfUp(gross * rate, 10_000 + rate);
}

/** What an order sells of gift vouchers: outside the goods. */
export function soldVouchers({ goods, discount, shipping, total }: Pick<Sums, 'goods' | 'discount' | 'shipping' | 'total'>): number {
  return total - (goods - discount + shipping);
}

/** What a line costs without VAT, after its discount. */
export function lineNet({ total, discount, basisPoints: rate }: Pick<LineSums, 'total' | 'discount' | 'basisPoints'>): number {
  return total - discount - includedVat(total - discount, rate);
}

/** The total of an order without VAT. */
export function netTotal({ total, taxes }: Pick<Sums, 'total' | 'taxes'>): number {
  return taxes.reduce((net, { vat }) => net - vat, total);
}

/** The first invariant the sums break, or null. `isVoucher` marks lines that sell a gift voucher. */
export function brokenInvariant(sums: Sums, lines: readonly (LineSums & { isVoucher: boolean })[]): string | null {
  const add = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  const sold = add(lines.filter((line) => line.isVoucher).map((line) => line.total));
  const taxed = lines.filter((line) => !line.isVoucher);
  const net = (tax: Pick<Tax, 'category' | 'basisPoints'>) =>
    add(
      taxed
        .filter((line) => line.category === tax.category && line.basisPoints === tax.basisPoints)
        .map((line) => line.total - line.discount),
    );
  const shares = sums.taxes.map((tax) => tax.gross - net(tax));
  const checks: [string, boolean][] = [
    ['I1 line total', lines.every((line) => line.total === line.unit * line.quantity + line.setup)],
    ['I2 goods', sums.goods === add(taxed.map((line) => line.total))],
    ['I3 line discount', lines.every((line) => line.discount <= (line.isVoucher ? 0 : line.total))],
    ['I3 discount', sums.discount === add(lines.map((line) => line.discount))],
    ['I4 total', sums.total === sums.goods - sums.discount + sums.shipping + sold],
    ['I4 gift', sums.gift <= sums.total - sold],
    ['I4 due', sums.due === sums.total - sums.gift],
    ['I5 rates', taxed.every((line) => sums.taxes.some((tax) => tax.category === line.category && tax.basisPoints === line.basisPoints))],
    ['I5 shipping', shares.every((share) => share >= 0) && add(shares) === sums.shipping],
    ['I5 VAT', sums.taxes.every((tax) => tax.vat === includedVat(tax.gross, tax.basisPoints) && tax.net === tax.gross - tax.vat)],
    ['I5 total', add(sums.taxes.map((tax) => tax.gross)) + sold === sums.total],
    [
      'adjustments',
      add(sums.adjustments.filter(({ kind }) => kind === 'shipping').map(({ gross }) => gross)) === sums.shipping &&
        // What is forgiven of a transfer lowers what is owed, not the prices.
        add(sums.adjustments.filter(({ kind }) => kind !== 'shipping' && kind !== 'difference').map(({ gross }) => gross)) ===
          -sums.discount,
    ],
  ];
  return checks.find(([, holds]) => !holds)?.[0] ?? null;
}
