/** Weight and pixels of a calendar in every format and with every number of months. The server works them out for the page. */
import type { CalendarChoice } from '#core/products/calendar/choice.ts';
import { calendarFormatSize, calendarKinds, monthCounts } from '#core/products/calendar/kinds.ts';
import { calendarLimits } from '#core/products/calendar/limits.ts';
import { calendarWeightMg } from '#core/products/calendar/weight.ts';
import { type CalendarMeasures, measuresKey } from './calendar-facts.tsx';

/** By `measuresKey`; paper and mounting are those of the choice. */
export function measuresOf(choice: CalendarChoice): Record<string, CalendarMeasures> {
  const { months: _, ...shape } = choice;
  const { calendarType } = choice;
  const all = calendarKinds[calendarType].formats.flatMap(([formatType]) =>
    monthCounts.map((count) => ({ ...shape, formatType, ...(count === 18 ? { months: count } : {}) })),
  );
  return Object.fromEntries(
    all.map((one) => {
      const { fine } = calendarLimits(one).ppi;
      const { widthMm, heightMm } = calendarFormatSize(calendarType, one.formatType) ?? { widthMm: 0, heightMm: 0 };
      const pixels = (mm: number) => Math.ceil((mm * fine) / 25.4);
      return [measuresKey(one), { weightG: Math.ceil(calendarWeightMg(one) / 1_000), width: pixels(widthMm), height: pixels(heightMm) }];
    }),
  );
}
