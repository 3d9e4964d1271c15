/** Lowest prices: of what can really be ordered. */
import type { PriceBook } from '#core/products/product.ts';
import type { CalendarChoice } from './choice.ts';
import { completeCalendar } from './complete.ts';
import { type CalendarType, calendarKinds, calendarTypes, formatsOf } from './kinds.ts';
import { calendarPrice } from './price.ts';
import type { CalendarOptions, CalendarPrices } from './rows.ts';

/** The cheapest choice of a type, or of all that are sold; of one of its formats, or of all. */
export function lowestCalendar(
  rows: CalendarOptions,
  book: PriceBook<CalendarPrices>,
  type?: CalendarType,
  format?: CalendarChoice['formatType'],
): CalendarChoice {
  const types = type ? [type] : calendarTypes.filter((one) => rows.types.includes(one));
  const choices = types.flatMap((calendarType) =>
    (format ? [format] : formatsOf(calendarType)).flatMap((formatType) =>
      calendarKinds[calendarType].mountings
        .filter((one) => rows.mountings.includes(one))
        .map((mountingType) => completeCalendar({ calendarType, formatType, mountingType }, { rows })),
    ),
  );
  const unit = (choice: CalendarChoice) => calendarPrice(choice, 1, book).unit.amount;
  return choices.reduce((best, one) => (unit(one) < unit(best) ? one : best), choices[0] ?? completeCalendar({}, { rows }));
}
