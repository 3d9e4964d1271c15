/** Sums, taxes and payment of an invoice, below its lines. They stay together on one page. */

import { rectPath } from '#core/design/outlines/outline.ts';
import type { InvoiceAdjustment, InvoiceSnapshot } from '#core/invoice/snapshot.ts';
import { millimetres } from '#core/layout/text-block.ts';
import { vatPercent } from '#core/order/vat.ts';
import { groupedIban } from '#core/payment/iban.ts';
import { faces, type InvoicePage, least, nextPage, page } from './invoice-style.ts';

export type SumRow = { label: string; value: string; weight: 'plain' | 'total' };

const sums = { x: 112, value: 158 } as const;

/** Adjustments of all rates with the same label are one row. */
function adjustmentRows({ snapshot, amount }: InvoicePage): SumRow[] {
  const rows = new Map<string, number>();
  const signed = ({ type, gross }: InvoiceAdjustment) => (type === 'charge' ? gross : -gross);
  for (const one of snapshot.adjustments) rows.set(one.label, (rows.get(one.label) ?? 0) + signed(one));
  return [...rows].map(([label, gross]) => ({ label, value: amount(gross), weight: 'plain' }));
}

function sumRows(paper: InvoicePage): SumRow[] {
  const { snapshot, t, amount } = paper;
  const { kind, gross, paid, gift, lines, method } = snapshot;
  const plain = (label: string, value: number): SumRow => ({ label, value: amount(value), weight: 'plain' });
  const adjustments = adjustmentRows(paper);
  const subtotal = lines.reduce((sum, line) => sum + line.gross, 0);
  return [
    ...(adjustments.length > 0 ? [plain(t('invoice.subtotal'), subtotal)] : []),
    ...adjustments,
    { label: t(`invoice.total.${kind}`), value: amount(gross), weight: 'total' },
    ...(gift > 0 ? [plain(t('invoice.paid.gift'), -gift)] : []),
    ...(paid > gift ? [plain(t('invoice.paid.method', { method: t(`payment.${method}`) }), gift - paid)] : []),
    ...(kind !== 'correction' && paid > 0 ? [{ label: t('invoice.due'), value: amount(gross - paid), weight: 'total' as const }] : []),
  ];
}

export function writeSums({ writer, paints }: Pick<InvoicePage, 'writer' | 'paints'>, rows: readonly SumRow[], top: number): number {
  let y = top;
  for (const { label, value, weight } of rows) {
    const isTotal = weight === 'total';
    if (isTotal) writer.rule(sums.x, page.right, y, 0.8, paints.ink);
    const block = { font: isTotal ? faces.strong : faces.text, y: y + 1.2, height: 6, size: isTotal ? 11 : 9.5, least, paint: paints.ink };
    writer.write(label, { ...block, x: sums.x, width: sums.value - sums.x - 1 });
    writer.write(value, { ...block, x: sums.value, width: page.right - sums.value, align: 'right' });
    y += isTotal ? 8 : 6;
  }
  return y;
}

/** With a millimetre between them: amounts fill them where they are long. */
const taxColumns = [
  { key: 'rate', x: page.left, width: 14, align: 'left' },
  { key: 'net', x: 40, width: 22, align: 'right' },
  { key: 'vat', x: 63, width: 19, align: 'right' },
  { key: 'gross', x: 83, width: 22, align: 'right' },
] as const;

type TaxedPage = Omit<InvoicePage, 'snapshot'> & { snapshot: Pick<InvoiceSnapshot, 'taxes' | 'locale' | 'net' | 'vat' | 'gross'> };

/** Net, tax and gross of each rate, left of the sums. */
export function writeTaxes({ writer, snapshot, t, paints, amount }: TaxedPage, top: number): number {
  const { taxes, locale, net, vat, gross } = snapshot;
  if (taxes.some(({ category }) => category === 'O')) return top;
  const rows = [
    taxColumns.map(({ key }) => t(`invoice.tax.${key}`)),
    ...taxes.map((tax) => [vatPercent(tax.basisPoints, locale), amount(tax.net), amount(tax.vat), amount(tax.gross)]),
    ...(taxes.length > 1 ? [[t('invoice.tax.sum'), amount(net), amount(vat), amount(gross)]] : []),
  ];
  let y = top;
  for (const [index, row] of rows.entries()) {
    const isHead = index === 0;
    for (const [at, { x, width, align }] of taxColumns.entries()) {
      const block = { font: isHead ? faces.strong : faces.text, x, y: y + 1.2, width, height: 5, size: isHead ? 8 : 8.8, least, align };
      writer.write(row[at] ?? '', { ...block, paint: isHead ? paints.inkSoft : paints.ink });
    }
    y += 5.4;
    if (isHead) writer.rule(page.left, 105, y + 0.4, 0.5, paints.line);
  }
  return y;
}

/** How it was paid, or is to be: in a field of the brand's colour where something is due. */
function writePayment({ writer, snapshot, t, paints }: InvoicePage, top: number): void {
  const { gross, paid, seller, orderNumber, terms, kind, method, taxes, currency } = snapshot;
  const isTransfer = kind !== 'correction' && paid < gross && (method === 'invoice' || method === 'prepayment');
  const transfer = { recipient: seller.recipient, iban: groupedIban(seller.iban), reference: orderNumber };
  const lines = [
    ...(terms === '' ? [] : [terms]),
    ...(isTransfer ? [t('invoice.transfer', transfer)] : []),
    ...(kind !== 'correction' && paid === gross ? [t('invoice.settled')] : []),
  ];
  const box = { x: page.left, y: top, width: page.right - page.left, height: 4 + lines.length * 5.2 };
  const path = rectPath({
    xUm: millimetres(box.x),
    yUm: millimetres(box.y),
    widthUm: millimetres(box.width),
    heightUm: millimetres(box.height),
  });
  writer.draw([{ kind: 'fill', of: 'payment', d: path, paint: paints.ground }]);
  for (const [index, line] of lines.entries()) {
    const font = index === 0 ? faces.strong : faces.text;
    writer.write(line, {
      font,
      x: box.x + 4,
      y: top + 2.2 + index * 5.2,
      width: box.width - 8,
      height: 5,
      size: 9.5,
      least,
      paint: paints.ink,
    });
  }
  const note = taxes.some(({ category }) => category === 'O') ? t('invoice.tax.outside') : t('invoice.tax.included', { currency });
  const small = { font: faces.text, x: page.left, y: top + box.height + 2, width: page.right - page.left, height: 8, size: 7.8, least };
  writer.write(note, { ...small, paint: paints.inkSoft });
}

/** Room for payment and notes below the sums. */
const paymentHeight = 30;

export function writeSumsAndTaxes(paper: InvoicePage, top: number): void {
  const rows = sumRows(paper);
  const height = Math.max(rows.length * 8, (paper.snapshot.taxes.length + 2) * 6) + paymentHeight;
  let y = top + 1.5;
  if (y + height > page.bottom + 8) {
    y = nextPage(paper);
  }
  const end = Math.max(writeSums(paper, rows, y), writeTaxes(paper, y));
  writePayment(paper, end + 5);
}
