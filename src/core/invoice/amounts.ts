/** The amounts of an invoice without VAT. The gross amounts are those of the order; nets are shares of the one net of each rate. */
import { apportion } from '#core/order/quote.ts';
import { includedVat, type Tax } from '#core/order/sums.ts';
import { divideHalfUp } from '#core/values/money.ts';
import type { InvoiceAdjustment, InvoiceLine, InvoiceSnapshot } from './snapshot.ts';

/** `price` is that of one piece in millionths of the currency: fewer places do not multiply up to the net of thousands of pieces. */
export type NetLine = InvoiceLine & { net: number; price: number };
export type NetAdjustment = InvoiceAdjustment & { net: number };

export type InvoiceAmounts = {
  lines: NetLine[];
  adjustments: NetAdjustment[];
  /** Sums of the nets: of lines, of what lowers and of what raises them. */
  lineTotal: number;
  allowanceTotal: number;
  chargeTotal: number;
  due: number;
};

/** 12345 with 2 places is "123.45". By text: a division of floats could round. */
export function decimalText(value: number, places: number): string {
  const digits = String(Math.abs(value)).padStart(places + 1, '0');
  return `${value < 0 ? '-' : ''}${digits.slice(0, -places)}.${digits.slice(-places)}`;
}

type Rated = Pick<Tax, 'category' | 'basisPoints'>;

export function isSameRate(a: Rated, b: Rated): boolean {
  return a.category === b.category && a.basisPoints === b.basisPoints;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

/**
 * The nets of one rate, which add up to its net. Where reductions take more than half, the rounding of a small rest would show on every
 * line: then what raises has the net of its own sum, and what lowers the difference.
 */
function netsOf(tax: Tax, raising: readonly number[], lowering: readonly number[]): { raising: number[]; lowering: number[] } {
  const raised = sum(raising);
  if (raised <= 2 * tax.gross) {
    const nets = apportion(tax.net, [...raising, ...lowering.map((gross) => -gross)]);
    return { raising: nets.slice(0, raising.length), lowering: nets.slice(raising.length).map((net) => 0 - net) };
  }
  const net = raised - includedVat(raised, tax.basisPoints);
  return { raising: apportion(net, raising), lowering: apportion(net - tax.net, lowering) };
}

/** Nets of lines and adjustments in their order, and the sums of EN 16931. A free sample is 0 net. */
export function invoiceAmounts({ lines, adjustments, taxes, gross, paid }: InvoiceSnapshot): InvoiceAmounts {
  const netOfLine = new Map<InvoiceLine, number>();
  const netOfAdjustment = new Map<InvoiceAdjustment, number>();
  for (const tax of taxes) {
    const own = lines.filter((line) => isSameRate(line, tax));
    const charges = adjustments.filter((one) => one.type === 'charge' && isSameRate(one, tax));
    const allowances = adjustments.filter((one) => one.type === 'allowance' && isSameRate(one, tax));
    const nets = netsOf(
      tax,
      [...own, ...charges].map((one) => one.gross),
      allowances.map((one) => one.gross),
    );
    for (const [at, line] of own.entries()) netOfLine.set(line, nets.raising[at] ?? 0);
    for (const [at, charge] of charges.entries()) netOfAdjustment.set(charge, nets.raising[own.length + at] ?? 0);
    for (const [at, allowance] of allowances.entries()) netOfAdjustment.set(allowance, nets.lowering[at] ?? 0);
  }
  const netLines = lines.map((line) => {
    const net = netOfLine.get(line) ?? 0;
    return { ...line, net, price: divideHalfUp(net * 10_000, line.quantity) };
  });
  const netAdjustments = adjustments.map((one) => ({ ...one, net: netOfAdjustment.get(one) ?? 0 }));
  const totalOf = (type: InvoiceAdjustment['type']) => sum(netAdjustments.filter((one) => one.type === type).map(({ net }) => net));
  return {
    lines: netLines,
    adjustments: netAdjustments,
    lineTotal: sum(netLines.map(({ net }) => net)),
    allowanceTotal: totalOf('allowance'),
    chargeTotal: totalOf('charge'),
    due: gross - paid,
  };
}
