/** The lines of an invoice. A line is never divided between two pages; the sum so far is carried over. */
import type { InvoiceLine } from '#core/invoice/snapshot.ts';
import { vatPercent } from '#core/order/vat.ts';
import { faces, least, nextPage, type PricedPage, page } from './invoice-style.ts';

/** Left edges, and right edges of what is aligned right. */
const columns = {
  position: { x: page.left, width: 9 },
  name: { x: page.left + 10, width: 78 },
  quantity: { x: 114, width: 14 },
  unit: { x: 129, width: 22 },
  rate: { x: 152, width: 13 },
  amount: { x: 166, width: page.right - 166 },
} as const;

/** Room for the row that carries the sum over. */
const carryHeight = 7;

function writeColumnHeads({ writer, t, paints }: PricedPage, top: number): number {
  const head = { font: faces.strong, y: top, height: 5, size: 8, least, paint: paints.inkSoft };
  writer.write(t('invoice.position'), { ...head, ...columns.position });
  writer.write(t('invoice.name'), { ...head, ...columns.name });
  for (const name of ['quantity', 'unit', 'rate', 'amount'] as const)
    writer.write(t(`invoice.${name}`), { ...head, ...columns[name], align: 'right' });
  writer.rule(page.left, page.right, top + 5, 0.8, paints.ink);
  return top + 7.5;
}

function writeCarry({ writer, t, paints, amount }: PricedPage, top: number, sum: number): void {
  const block = { font: faces.strong, y: top, height: 5, size: 9, least, paint: paints.inkSoft };
  writer.write(t('invoice.carry'), { ...block, ...columns.name });
  writer.write(amount(sum), { ...block, ...columns.amount, align: 'right' });
}

/** What one piece costs; '' where the amount is not a multiple of the quantity, as with a part that is credited. */
function unitOf({ amount }: PricedPage, { gross, quantity }: InvoiceLine): string {
  return gross % quantity === 0 ? amount(gross / quantity) : '';
}

function rateOf({ snapshot }: PricedPage, { category, basisPoints }: InvoiceLine): string {
  return category === 'O' ? '–' : vatPercent(basisPoints, snapshot.locale);
}

function writeRow(paper: PricedPage, line: InvoiceLine, top: number, nameHeight: number): void {
  const { writer, paints, amount } = paper;
  const number = { font: faces.text, y: top, height: 5, size: 9.5, least, align: 'right', paint: paints.ink } as const;
  writer.write(String(line.position), { ...number, ...columns.position, align: 'left', paint: paints.inkSoft });
  writer.write(line.name, { ...nameBlock(paper), y: top });
  if (line.options !== '') writer.write(line.options, { ...optionsBlock(paper), y: top + nameHeight });
  writer.write(String(line.quantity), { ...number, ...columns.quantity });
  const unit = unitOf(paper, line);
  if (unit !== '') writer.write(unit, { ...number, ...columns.unit });
  writer.write(rateOf(paper, line), { ...number, ...columns.rate, paint: paints.inkSoft });
  writer.write(amount(line.gross), { ...number, ...columns.amount });
}

const nameBlock = ({ paints }: PricedPage) => ({
  font: faces.strong,
  ...columns.name,
  y: 0,
  height: 60,
  size: 9.5,
  least,
  paint: paints.ink,
});
const optionsBlock = ({ paints }: PricedPage) => ({
  font: faces.text,
  ...columns.name,
  y: 0,
  height: 60,
  size: 8.2,
  least,
  paint: paints.inkSoft,
});

/** Writes the table from `top` and answers where it ends. */
export function writeTable(paper: PricedPage, top: number): number {
  const { writer, snapshot, paints } = paper;
  let y = writeColumnHeads(paper, top);
  let sum = 0;
  for (const [index, line] of snapshot.lines.entries()) {
    const nameHeight = writer.measure(line.name, nameBlock(paper)) + 0.8;
    const height = nameHeight + (line.options === '' ? 0 : writer.measure(line.options, optionsBlock(paper)));
    // Between two pages stands the sum so far.
    const isLast = index === snapshot.lines.length - 1;
    if (index > 0 && y + height + (isLast ? 0 : carryHeight) > page.bottom) {
      writeCarry(paper, y, sum);
      y = writeColumnHeads(paper, nextPage(paper));
      writeCarry(paper, y, sum);
      y += carryHeight;
    }
    writeRow(paper, line, y, nameHeight);
    y += height + 1.6;
    writer.rule(page.left, page.right, y, 0.3, paints.line);
    y += 1.8;
    sum += line.gross;
  }
  return y;
}
