/** The sums of an order of which a line has fewer pieces than were ordered. Minor units. */
import { lineKinds } from '#core/order/line-kind.ts';
import type { Order, OrderLine } from '#core/order/order.ts';
import { brokenInvariant, includedVat, type LineSums, type Sums } from '#core/order/sums.ts';

export type Lowered = { line: Pick<LineSums, 'quantity' | 'unit' | 'total'>; sums: Sums /** What the order costs less. */; less: number };

/**
 * `line` is one of the order. Reductions and shipping stay as they were agreed. Null where the order does not cost less, where its reductions or
 * gift vouchers are worth more than is left, and for an order of before, whose taxes have no rows.
 */
export function loweredSums(order: Order, line: OrderLine, { quantity, unit }: Pick<LineSums, 'quantity' | 'unit'>): Lowered | null {
  const changed = { ...line, quantity, unit, total: unit * quantity + line.setup };
  const less = line.total - changed.total;
  if (less <= 0) return null;
  const sums: Sums = {
    ...order,
    goods: order.goods - less,
    total: order.total - less,
    due: order.due - less,
    taxes: order.taxes.map((tax) => {
      if (tax.category !== line.category || tax.basisPoints !== line.basisPoints) return tax;
      const gross = tax.gross - less;
      const vat = includedVat(gross, tax.basisPoints);
      return { ...tax, gross, vat, net: gross - vat };
    }),
  };
  const lines = order.lines.map((one) => ({ ...(one === line ? changed : one), isVoucher: !lineKinds[one.item.kind].isGoods }));
  if (brokenInvariant(sums, lines)) return null;
  return { line: { quantity, unit, total: changed.total }, sums, less };
}
