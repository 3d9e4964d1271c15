/** The price of wall art with the parts it is made of: one pure function for browser and server. Numbers are those of rows.ts. */
import type { LinePrice, PriceBook, ProductPrice, Quantities } from '#core/products/product.ts';
import { isSoldQuantity } from '#core/products/quantities.ts';
import { Fault } from '#core/values/fault.ts';
import { type Message, message } from '#core/values/message.ts';
import { type Currency, currencyOf, divideHalfUp, type Money, money, timesMoney } from '#core/values/money.ts';
import type { SizeMm } from '#core/values/unit.ts';
import type { PhotoframeChoice } from './choice.ts';
import { holesOf, matBoardSize, outerSize, pictureSize } from './geometry.ts';
import { materials } from './materials.ts';
import { framedText, hangingName, materialName } from './names.ts';
import type { PhotoframePrices, Rate, RateKey } from './rows.ts';
import { areaMm2, perimeterMm } from './weight.ts';

/** Per cent off from a number of copies on. */
export const photoframeTiers = [
  [1, 0],
  [2, 5],
  [5, 10],
  [10, 15],
  [25, 18],
  [50, 19],
] as const;
export const photoframeQuantities: Quantities = { kind: 'tiers', max: 50, tiers: photoframeTiers };

export type PartKey = 'material' | 'frame' | 'hanging' | 'tier';
export type PricePart = { key: PartKey; label: Message; amount: Money };
/** `parts` add up to the unit price. `basePrice`: a square metre, of what is sold by area (PAngV § 4). */
export type PhotoframePrice = ProductPrice & { parts: PricePart[]; basePrice: { per: 'm2'; amount: Money } | null };

/** Millionths of minor units: all factors are whole numbers. */
function rated({ fixed, perM2, perM }: Rate, size: SizeMm): number {
  return fixed * 1_000_000 + perM2 * areaMm2(size) + perM * perimeterMm(size) * 1_000;
}

/** The next amount that ends on `ending`, from millionths of minor units. */
function endingOn(millionths: number, ending: number): number {
  return Math.ceil((millionths - ending * 1_000_000) / 100_000_000) * 100 + ending;
}

function rateKey({ material, stretcher = '25' }: PhotoframeChoice): RateKey {
  return material === 'leinwand' ? `leinwand-${stretcher}` : material;
}

type Table = PhotoframePrices[Currency];

function framePrice(choice: PhotoframeChoice, table: Table): number {
  if (choice.frameType === 'none') return 0;
  const board = matBoardSize(choice);
  const mat = board ? rated(table.mat, board) : 0;
  return endingOn(rated(table.frame[choice.frameType], outerSize(choice)) + mat, table.ending);
}

function hangingPrice(choice: PhotoframeChoice, { hanging: prices }: Table): number {
  if (choice.hanging === 'none') return 0;
  if (choice.hanging !== 'drill') return prices[choice.hanging];
  return prices.drill[holesOf(choice).length as 4 | 6 | 8];
}

type Single = { material: number; frame: number; hanging: number; sum: number };

/** One piece without a discount. */
function singlePrice(choice: PhotoframeChoice, table: Table): Single {
  const material = endingOn(rated(table.material[rateKey(choice)], pictureSize(choice)), table.ending);
  const frame = framePrice(choice, table);
  const hanging = hangingPrice(choice, table);
  return { material, frame, hanging, sum: material + frame + hanging };
}

function percentOff(quantity: number): number {
  return photoframeTiers.findLast(([from]) => from <= quantity)?.[1] ?? 0;
}

function unitAt(sum: number, quantity: number, step: number): number {
  return divideHalfUp(sum * (100 - percentOff(quantity)), 100 * step) * step;
}

function partsOf(choice: PhotoframeChoice, single: Single, quantity: number, unit: number, currency: Currency): PricePart[] {
  const parts: PricePart[] = [{ key: 'material', label: materialName(choice.material), amount: money(single.material, currency) }];
  const add = (key: PartKey, label: Message, amount: number) => parts.push({ key, label, amount: money(amount, currency) });
  if (single.frame > 0) add('frame', framedText(choice), single.frame);
  if (single.hanging > 0) add('hanging', hangingName(choice.hanging), single.hanging);
  if (unit !== single.sum) add('tier', message('photoframe.tier', { percent: percentOff(quantity), quantity }), unit - single.sum);
  return parts;
}

function savingHint(sum: number, quantity: number, table: Table, currency: Currency): Message | null {
  const next = photoframeTiers.find(([from]) => from > quantity)?.[0];
  if (next === undefined) return null;
  const saving = unitAt(sum, quantity, table.step) - unitAt(sum, next, table.step);
  return saving > 0 ? message('photoframe.saving', { quantity: next, saving: money(saving, currency) }) : null;
}

/** Throws Fault 'off-ladder' for a quantity that is not sold, 'bad-input' for a format that is no size. */
export function photoframePrice(
  choice: PhotoframeChoice,
  quantity: number,
  { prices, country }: PriceBook<PhotoframePrices>,
): PhotoframePrice {
  if (!isSoldQuantity(photoframeQuantities, quantity)) throw new Fault('off-ladder', `quantity ${quantity} of wall art`);
  const currency = currencyOf(country);
  const table = prices[currency];
  const single = singlePrice(choice, table);
  const at = (count: number): LinePrice => {
    const unit = money(unitAt(single.sum, count, table.step), currency);
    return { quantity: count, unit, total: timesMoney(unit, count) };
  };
  const own = at(quantity);
  const squareMetre = () => money(divideHalfUp(own.unit.amount * 1_000_000, areaMm2(pictureSize(choice))), currency);
  return {
    ...own,
    ladder: photoframeTiers.map(([from]) => at(from)),
    hint: savingHint(single.sum, quantity, table, currency),
    parts: partsOf(choice, single, quantity, own.unit.amount, currency),
    basePrice: materials[choice.material].isSoldByArea ? { per: 'm2', amount: squareMetre() } : null,
  };
}
