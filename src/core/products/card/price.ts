/** The price of a card: one pure function for browser and server. Numbers come from seed/prices/card.ts; quantities from quantities.ts. */

import type { Punching } from '#core/design/punching.ts';
import type { Refinement } from '#core/design/refinement.ts';
import type { LinePrice, ProductPrice } from '#core/products/product.ts';
import { isSoldQuantity } from '#core/products/quantities.ts';
import type { Country } from '#core/values/channel.ts';
import { Fault } from '#core/values/fault.ts';
import { type Message, message } from '#core/values/message.ts';
import { type Currency, currencyOf, divideHalfUp, type Money, money, timesMoney } from '#core/values/money.ts';
import type { CardForm, CardFormat, CardShape } from './formats.ts';
import type { PaperKey } from './paper-keys.ts';
import { quantitiesOf } from './type-quantities.ts';
import { cardTypes } from './types.ts';

/** [quantity, unit price in minor units] with rising quantities from 1 to 5000 and prices that never rise. */
export type Anchors = readonly (readonly [quantity: number, unit: number])[];

/** Form and format that are sold together: "folded.a6". */
type ShapeKey = `${CardForm}.${CardFormat}`;

export type CardPriceTable = Record<
  Currency,
  {
    /** Unit prices are multiples of this: 1 cent, 5 Rappen. */
    step: number;
    /** Bound forms: with the least number of pages. */
    base: Partial<Record<ShapeKey, Anchors>>;
    /** Addition per piece. */
    paper: Record<PaperKey, number>;
    refinement: Record<Refinement, number>;
    /** Addition per order line for making the foil's tool, shared out among the pieces. */
    foilSetUp: number;
    /** Addition per piece. Absent in tables of before: nothing is punched. */
    punching?: Record<Punching, number>;
    /** Addition per piece for each folded sheet of pages beyond the least. Absent in tables of before. */
    sheet?: Partial<Record<ShapeKey, Anchors>>;
  }
>;

export type PricedChoice = CardShape & {
  paper: string;
  refinementType: Refinement;
  punching?: Punching | undefined;
  pageCount?: number | undefined;
};

/** Straight line between the anchors around a quantity, rounded half up to whole steps; integers only. */
function interpolate(anchors: Anchors, quantity: number, step: number): number {
  const above = anchors.findIndex(([from]) => from >= quantity);
  const [toQuantity, toUnit] = anchors[above] ?? anchors.at(-1) ?? [quantity, 0];
  if (above <= 0 || toQuantity === quantity) return toUnit;
  const [fromQuantity, fromUnit] = anchors[above - 1] ?? [quantity, toUnit];
  const drop = divideHalfUp((fromUnit - toUnit) * (quantity - fromQuantity), step * (toQuantity - fromQuantity));
  return fromUnit - step * drop;
}

function anchorsOf({ form, format }: CardShape, table: CardPriceTable[Currency]): Anchors {
  const anchors = table.base[`${form}.${format}`];
  if (!anchors) throw new Fault('bad-input', `no price for ${form} ${format}`);
  return anchors;
}

/** Addition for the pages beyond the least number. */
function pagesPrice({ form, format, pageCount }: PricedChoice, quantity: number, table: CardPriceTable[Currency]): number {
  const { pageCounts } = cardTypes[form];
  const sheets = pageCounts && pageCount ? (pageCount - pageCounts.least) / pageCounts.step : 0;
  const anchors = table.sheet?.[`${form}.${format}`];
  if (sheets === 0) return 0;
  if (!anchors) throw new Fault('bad-input', `no price for pages of ${form} ${format}`);
  return sheets * interpolate(anchors, quantity, table.step);
}

function punchingPrice(punching: Punching, table: CardPriceTable[Currency]): number {
  const price = punching === 'none' ? 0 : table.punching?.[punching];
  if (price === undefined) throw new Fault('bad-input', `no price for punching ${punching}`);
  return price;
}

/** What a piece costs of it, in minor units. Set-up is part of it, so unit × quantity is the total to the cent. */
export function unitParts(choice: PricedChoice, quantity: number, table: CardPriceTable[Currency]) {
  if (!Object.hasOwn(table.paper, choice.paper)) throw new Fault('bad-input', `no price for paper ${choice.paper}`);
  const foil = choice.refinementType !== 'none' && choice.refinementType !== 'relief';
  return {
    base: interpolate(anchorsOf(choice, table), quantity, table.step),
    pages: pagesPrice(choice, quantity, table),
    paper: table.paper[choice.paper as PaperKey],
    refinement: table.refinement[choice.refinementType],
    punching: punchingPrice(choice.punching ?? 'none', table),
    foil: foil ? table.step * divideHalfUp(table.foilSetUp, table.step * quantity) : 0,
  };
}

/** Unit price in minor units. */
export function unitPrice(choice: PricedChoice, quantity: number, table: CardPriceTable[Currency]): number {
  return Object.values(unitParts(choice, quantity, table)).reduce((sum, amount) => sum + amount, 0);
}

/**
 * Unit price and total for a quantity on the ladder, the whole ladder, and the saving the page should name (D42). `prices` may be of the
 * country's currency alone. Throws Fault 'off-ladder' for another quantity and 'bad-input' for an unknown paper or prices of other
 * currencies only.
 */
export function cardPrice(choice: PricedChoice & { quantity: number }, prices: Partial<CardPriceTable>, country: Country): ProductPrice {
  const quantities = quantitiesOf(choice.form);
  if (!isSoldQuantity(quantities, choice.quantity)) throw new Fault('off-ladder', `quantity ${choice.quantity} is not on the ladder`);
  const currency = currencyOf(country);
  const table = prices[currency];
  if (!table) throw new Fault('bad-input', `no prices in ${currency}`);
  const steps = quantities.kind === 'ladder' ? quantities.steps : [];
  const ladder = steps.map((quantity) => priceAt(choice, quantity, table, currency));
  const at = steps.indexOf(choice.quantity);
  const own = ladder[at] ?? priceAt(choice, choice.quantity, table, currency);
  return { ...own, ladder, hint: savingHint(own, ladder.slice(at + 1)) };
}

function priceAt(choice: PricedChoice, quantity: number, table: CardPriceTable[Currency], currency: Currency): LinePrice {
  const unit = money(unitPrice(choice, quantity, table), currency);
  return { quantity, unit, total: timesMoney(unit, quantity) };
}

/** "20 Cent", "35 Rappen", "1,10 €". */
function savingText(saving: Money): Message | Money {
  const isSmall = saving.amount < 100 && (saving.currency === 'EUR' || saving.currency === 'CHF');
  return isSmall ? message('card.saving.small', saving) : saving;
}

/**
 * The sentence about a larger quantity: first of all one that costs less in total (the customer must be told, D42), otherwise the
 * next one, half as much again, that is cheaper by the piece. Null at the end of the ladder.
 */
function savingHint(own: LinePrice, larger: readonly LinePrice[]): Message | null {
  const cheapest = larger.reduce((best, row) => (row.total.amount < best.total.amount ? row : best), own);
  if (cheapest !== own) {
    const saving = money(own.total.amount - cheapest.total.amount, own.total.currency);
    return message('card.saving.total', { quantity: cheapest.quantity, saving: savingText(saving), than: own.quantity });
  }
  const next = larger.find((row) => row.quantity * 2 >= own.quantity * 3 && row.unit.amount < own.unit.amount);
  if (!next) return null;
  const saving = money(own.unit.amount - next.unit.amount, own.unit.currency);
  return message('card.saving.unit', { quantity: next.quantity, saving: savingText(saving) });
}
