/** The price of a calendar with the parts it is made of: one pure function for browser and server. */
import type { PriceBook } from '#core/products/product.ts';
import { type PiecePart, type TieredPrice, tieredPrice, tieredQuantities } from '#core/products/tiers.ts';
import { Fault } from '#core/values/fault.ts';
import { message } from '#core/values/message.ts';
import { currencyOf } from '#core/values/money.ts';
import type { CalendarChoice } from './choice.ts';
import { calendarKinds } from './kinds.ts';
import { calendarAccessoryName, calendarName, calendarPaperName, displayName, monthsName, mountingName, refinementName } from './names.ts';
import type { CalendarPrices } from './rows.ts';

export const calendarQuantities = tieredQuantities(500);

/** What 18 months cost more than twelve. */
function eighteenMonths({ calendarType, formatType }: CalendarChoice, table: CalendarPrices['EUR']): number {
  const amount = table.eighteenMonths?.[calendarType][formatType];
  if (amount === undefined)
    throw new Fault('bad-input', `no ${calendarType} of 18 months`, { text: message('calendar.not-sold', { name: monthsName(18) }) });
  return amount;
}

/** One calendar without a discount. */
function piece(choice: CalendarChoice, table: CalendarPrices['EUR']): PiecePart[] {
  const { calendarType, formatType, mountingType, paperType, refinementType, displayType, accessoryTypes: accessories, months } = choice;
  const base = table.base[calendarType][formatType];
  if (base === undefined) throw new Fault('bad-input', `no ${calendarType} in ${formatType}`);
  const isExtraPaper = paperType === 'naturpapier' && calendarKinds[calendarType].papers[0] !== 'naturpapier';
  const isFoil = refinementType !== 'none';
  return [
    { key: 'base', label: calendarName(calendarType), amount: base },
    { key: 'months', label: monthsName(18), amount: months === undefined ? 0 : eighteenMonths(choice, table) },
    { key: 'display', label: displayName(displayType), amount: displayType === 'week' ? table.week : 0 },
    { key: 'mounting', label: mountingName(mountingType), amount: table.mounting[mountingType] },
    { key: 'paper', label: calendarPaperName(paperType), amount: isExtraPaper ? table.naturpapier : 0 },
    { key: 'refinement', label: message('calendar.cover-foil', { foil: refinementName(refinementType) }), amount: isFoil ? table.foil : 0 },
    ...accessories.map((one) => ({ key: one, label: calendarAccessoryName(one), amount: table.accessory[one] })),
  ];
}

/** Throws Fault 'off-ladder' for a quantity that is not sold, 'bad-input' for a format that its type does not have and for months that have no price. */
export function calendarPrice(choice: CalendarChoice, quantity: number, { prices, country }: PriceBook<CalendarPrices>): TieredPrice {
  const currency = currencyOf(country);
  const table = prices[currency];
  return tieredPrice(piece(choice, table), quantity, calendarQuantities, { currency, step: table.step });
}
