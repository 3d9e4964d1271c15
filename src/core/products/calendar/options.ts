/** Every option of a calendar under the present choice; what its type does not have is left out (E002). */
import type { Offer, OptionGroup, OptionValue } from '#core/products/product.ts';
import { type Message, message, verbatim } from '#core/values/message.ts';
import type { CalendarChoice } from './choice.ts';
import { calendarGramsPerM2, calendarKinds, formatsOf, sheetCount } from './kinds.ts';
import {
  calendarFormatName,
  calendarName,
  calendarPaperName,
  displayName,
  formatMeasure,
  monthsName,
  mountingName,
  refinementName,
} from './names.ts';
import type { CalendarOptions } from './rows.ts';

function option(value: string, name: Message, note: Message = verbatim('')): OptionValue {
  return { value, name, note, refused: null };
}

export function calendarOptions(
  { calendarType, displayType, months }: CalendarChoice,
  { rows }: Pick<Offer<CalendarOptions>, 'rows'>,
): OptionGroup[] {
  const { mountings, papers, displays } = calendarKinds[calendarType];
  const groups: OptionGroup[] = [
    { key: 'calendarType', values: rows.types.map((type) => option(type, calendarName(type), message(`calendar.type.${type}.note`))) },
    {
      key: 'formatType',
      values: formatsOf(calendarType).map((format) => option(format, calendarFormatName(format), formatMeasure(calendarType, format))),
    },
    {
      key: 'displayType',
      values: displays.map((display) =>
        option(
          display,
          displayName(display),
          message(`calendar.display.${display}.note`, { pages: 2 * sheetCount({ displayType: display, months }) }),
        ),
      ),
    },
    { key: 'months', values: displayType === 'week' ? [] : rows.months.map((count) => option(String(count), monthsName(count))) },
    {
      key: 'mountingType',
      values: mountings
        .filter((one) => rows.mountings.includes(one))
        .map((mounting) => option(mounting, mountingName(mounting), message(`calendar.mounting.${mounting}.note`))),
    },
    {
      key: 'paperType',
      values: papers
        .filter((one) => rows.papers.includes(one))
        .map((paperType) => {
          const grams = calendarGramsPerM2({ calendarType, paperType });
          return option(paperType, calendarPaperName(paperType), message(`calendar.paper.${paperType}.note`, { grams }));
        }),
    },
    { key: 'refinementType', values: rows.refinements.map((refinement) => option(refinement, refinementName(refinement))) },
  ];
  return groups.filter(({ key, values }) => (key !== 'displayType' && key !== 'months') || values.length > 1);
}
