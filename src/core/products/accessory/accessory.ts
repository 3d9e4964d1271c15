/** Accessories as they are sold from stock: envelope, ribbon, seal, pen … Rows and prices are data (seed/prices/accessories.ts). */
import type { LinePrice } from '#core/products/product.ts';
import type { Country } from '#core/values/channel.ts';
import { Fault } from '#core/values/fault.ts';
import { type Message, message } from '#core/values/message.ts';
import { type Currency, currencyOf, divideHalfUp, type Money, money, timesMoney } from '#core/values/money.ts';

export const accessoryParts = ['envelope', 'inlay', 'ribbon', 'bow', 'seal', 'tag', 'screw', 'pen', 'bag', 'box', 'posterbar'] as const;
export type AccessoryPart = (typeof accessoryParts)[number];

/** A row of the catalogue (kind 'options', id 'accessory'). */
export type Accessory = {
  sku: string;
  part: AccessoryPart;
  /** What tells it from others of its part: 'c6-pointed', 'satin-10', 'gold'. */
  value: string;
  /** Colour of ribbons and bows that come in several, else null. */
  colour: string | null;
  /** A ribbon cut for one card or on a roll, else null. */
  cut: 'cut' | 'roll' | null;
  /** Cards that one unit is for: 10 for a pack of seals, 1 for a piece. */
  pieces: number;
  /** Envelopes, inlays and bars; null for what has no size to choose by. */
  size: { widthMm: number; heightMm: number } | null;
  /** Of one unit as it is sold. */
  weightMg: number;
  /** What it adds to the thickness of a letter, per card. */
  thicknessUm: number;
  /** Length of a ribbon, for its price per metre (PAngV); null for the others. */
  lengthCm: number | null;
  /** Stock of a new shop. */
  stock: number;
};

/** [from quantity, unit price in minor units], rising from 1, prices never rising. */
export type AccessorySteps = readonly (readonly [from: number, unit: number])[];
/** A row of the catalogue (kind 'prices', id 'accessory'), by SKU. */
export type AccessoryPrices = Record<string, Record<Currency, AccessorySteps>>;

/** The most that one line takes. */
export const maxAccessories = 1_000;

export type AccessoryPrice = LinePrice & {
  /** One entry a step. */
  ladder: readonly LinePrice[];
  /** Names a larger quantity that costs less in total (D42), or null. */
  hint: Message | null;
  /** Price of a metre; null for what is not sold by length. */
  perMetre: Money | null;
};

/** Throws Fault 'off-ladder' for a quantity that is not sold, 'bad-input' for an accessory without a price. */
export function accessoryPrice(
  { sku, lengthCm }: Pick<Accessory, 'sku' | 'lengthCm'>,
  quantity: number,
  prices: AccessoryPrices,
  country: Country,
): AccessoryPrice {
  if (!Number.isInteger(quantity) || quantity < 1 || quantity > maxAccessories) throw new Fault('off-ladder', `quantity ${quantity}`);
  const currency = currencyOf(country);
  const steps = prices[sku]?.[currency];
  if (!steps) throw new Fault('bad-input', `no price for ${sku}`);
  const at = (wanted: number): LinePrice => {
    const unit = money(steps.findLast(([from]) => from <= wanted)?.[1] ?? 0, currency);
    return { quantity: wanted, unit, total: timesMoney(unit, wanted) };
  };
  const own = at(quantity);
  const ladder = steps.map(([from]) => at(from));
  const cheaper = ladder.filter((row) => row.quantity > quantity && row.total.amount < own.total.amount);
  const best = cheaper.toSorted((a, b) => a.total.amount - b.total.amount)[0];
  const saving = best && money(own.total.amount - best.total.amount, currency);
  return {
    ...own,
    ladder,
    hint: best && saving ? message('accessory.saving', { quantity: best.quantity, saving, than: quantity }) : null,
    perMetre: lengthCm === null ? null : money(divideHalfUp(own.unit.amount * 100, lengthCm), currency),
  };
}

/** How many units a card needs for all its pieces. One pen writes them all. */
export function unitsFor({ part, pieces }: Pick<Accessory, 'part' | 'pieces'>, cards: number): number {
  if (part === 'pen') return 1;
  return Math.min(maxAccessories, Math.ceil(cards / pieces));
}
