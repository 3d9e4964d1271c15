/** The price of a set of prints: every print of a format in the block that it lies in, so that a total never falls with one more. */
import type { LinePrice, PriceBook, PricePart, ProductPrice, Quantities } from '#core/products/product.ts';
import { isSoldQuantity } from '#core/products/quantities.ts';
import { Fault } from '#core/values/fault.ts';
import { type Message, message } from '#core/values/message.ts';
import { type Currency, currencyOf, divideHalfUp, type Money, money } from '#core/values/money.ts';
import { countsByFormat, type PhotoprintChoice, type PrintPaper, printCount } from './choice.ts';
import { blockStarts, isPrintFormat, type PrintFormat } from './formats.ts';
import { printFormatName } from './names.ts';
import type { PhotoprintPrices } from './rows.ts';

/** A set is one piece: how often each photo is printed stands in its rows. */
export const photoprintQuantities = { kind: 'tiers', max: 1, tiers: [[1, 0]] } as const satisfies Quantities;

/** `average`: of a print, rounded. `hint` names the next block. */
export type PhotoprintPrice = ProductPrice & { parts: PricePart[]; average: Money };

/** A print by the block it lies in, rising. */
export type PriceBlock = { from: number; unit: Money };

type Table = PhotoprintPrices[Currency];

function unitAt(block: number, format: PrintFormat, paper: PrintPaper, table: Table): number {
  return (table.format[format][block] ?? 0) * table.paper[paper];
}

export function priceBlocks(
  { format, paper }: { format: PrintFormat; paper: PrintPaper },
  { prices, country }: PriceBook<PhotoprintPrices>,
): PriceBlock[] {
  const currency = currencyOf(country);
  return blockStarts.map((from, block) => ({ from, unit: money(unitAt(block, format, paper, prices[currency]), currency) }));
}

/** Minor units of this many prints of a format. */
function blocksTotal(count: number, format: PrintFormat, paper: PrintPaper, table: Table): number {
  return blockStarts.reduce((sum, from, block) => {
    const end = blockStarts[block + 1] ?? Number.POSITIVE_INFINITY;
    const inBlock = Math.max(0, Math.min(count, end - 1) - from + 1);
    return sum + inBlock * unitAt(block, format, paper, table);
  }, 0);
}

/** The next block of the format with the most prints. */
function nextBlock(counts: ReadonlyMap<string, number>, paper: PrintPaper, table: Table, currency: Currency): Message | null {
  const [most] = [...counts].toSorted(([, a], [, b]) => b - a);
  if (!most) return null;
  const [format, count] = most;
  const block = blockStarts.findIndex((from) => from > count);
  if (block < 0 || !isPrintFormat(format)) return null;
  const left = (blockStarts[block] ?? 0) - count;
  const unit = money(unitAt(block, format, paper, table), currency);
  return message('photoprint.next-block', { from: blockStarts[block] ?? 0, left, format: printFormatName(format), unit });
}

/** Throws Fault 'off-ladder' for more than one set, 'bad-input' for a format without a price. */
export function photoprintPrice(
  choice: PhotoprintChoice,
  quantity: number,
  { prices, country }: PriceBook<PhotoprintPrices>,
): PhotoprintPrice {
  if (!isSoldQuantity(photoprintQuantities, quantity)) throw new Fault('off-ladder', `quantity ${quantity}`);
  const currency = currencyOf(country);
  const table = prices[currency];
  const counts = countsByFormat(choice);
  const parts = [...counts].map(([format, count]): PricePart => {
    if (!isPrintFormat(format)) throw new Fault('bad-input', `no price of a photo print ${format}`);
    const label = message('photoprint.part', { count, format: printFormatName(format) });
    return { key: format, label, amount: money(blocksTotal(count, format, choice.paper, table), currency) };
  });
  const total = parts.reduce((sum, { amount }) => sum + amount.amount, 0);
  const set: LinePrice = { quantity: 1, unit: money(total, currency), total: money(total, currency) };
  const average = money(divideHalfUp(total, Math.max(1, printCount(choice))), currency);
  return { ...set, ladder: [set], hint: nextBlock(counts, choice.paper, table, currency), parts, average };
}
