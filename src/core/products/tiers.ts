/** The price of copies of one document: parts that add up to a piece, and a discount in per cent from a number of copies on. */
import { Fault } from '#core/values/fault.ts';
import { type Message, message } from '#core/values/message.ts';
import { type Currency, divideHalfUp, money, timesMoney } from '#core/values/money.ts';
import type { LinePrice, PricePart, ProductPrice, Quantities } from './product.ts';
import { isSoldQuantity } from './quantities.ts';

/** Per cent off from a number of copies on. */
export const copyTiers = [
  [1, 0],
  [2, 5],
  [5, 10],
  [10, 15],
  [25, 18],
  [50, 19],
] as const;

/** Up to `max` copies. */
export function tieredQuantities(max: number) {
  return { kind: 'tiers', max, tiers: copyTiers } as const satisfies Quantities;
}

/** What a piece without a discount costs of it: minor units. */
export type PiecePart = { key: string; label: Message; amount: number };

/** `parts` add up to the unit price. */
export type TieredPrice = ProductPrice & { parts: PricePart[] };

type Market = {
  currency: Currency;
  /** Minor units that every price is a multiple of: 5 in Swiss francs. */
  step: number;
};

function tierOf(quantity: number): { from: number; percentOff: number } {
  const [from, percentOff] = copyTiers.findLast(([least]) => least <= quantity) ?? copyTiers[0];
  return { from, percentOff };
}

function unitAt(sum: number, quantity: number, step: number): number {
  return divideHalfUp(sum * (100 - tierOf(quantity).percentOff), 100 * step) * step;
}

function savingHint(sum: number, quantity: number, max: number, { currency, step }: Market): Message | null {
  const next = copyTiers.find(([from]) => from > quantity)?.[0];
  if (next === undefined || next > max) return null;
  const saving = unitAt(sum, quantity, step) - unitAt(sum, next, step);
  return saving > 0 ? message('copies.saving', { quantity: next, saving: money(saving, currency) }) : null;
}

/** Throws Fault 'off-ladder' for a quantity that is not sold. Parts of 0 are left out. */
export function tieredPrice(
  piece: readonly PiecePart[],
  quantity: number,
  quantities: Quantities & { kind: 'tiers' },
  market: Market,
): TieredPrice {
  const { max, tiers } = quantities;
  if (!isSoldQuantity(quantities, quantity)) throw new Fault('off-ladder', `quantity ${quantity}`);
  const { currency, step } = market;
  const sum = piece.reduce((total, { amount }) => total + amount, 0);
  const at = (count: number): LinePrice => {
    const unit = money(unitAt(sum, count, step), currency);
    return { quantity: count, unit, total: timesMoney(unit, count) };
  };
  const own = at(quantity);
  const parts = piece.filter(({ amount }) => amount !== 0).map((part) => ({ ...part, amount: money(part.amount, currency) }));
  const discount = own.unit.amount - sum;
  if (discount !== 0) {
    const { from, percentOff } = tierOf(quantity);
    const label = message('copies.tier', { percent: percentOff, quantity: from });
    parts.push({ key: 'tier', label, amount: money(discount, currency) });
  }
  return {
    ...own,
    ladder: tiers.filter(([from]) => from <= max).map(([from]) => at(from)),
    hint: savingHint(sum, quantity, max, market),
    parts,
  };
}
