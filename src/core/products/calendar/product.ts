/** The product type calendar: five kinds of photo calendars, from any month on. */
import type { Mount } from '#core/products/piece.ts';
import type { Product } from '#core/products/product.ts';
import { message } from '#core/values/message.ts';
import { type CalendarChoice, calendarChoiceSchema } from './choice.ts';
import { completeCalendar } from './complete.ts';
import { type Calendar, calendarChoiceOf, calendarSchema } from './document.ts';
import { calendarIssues } from './issues.ts';
import { calendarWorkingDays, isDuplex } from './kinds.ts';
import { calendarLimits } from './limits.ts';
import { calendarName, calendarText, calendarTitle, formatMeasure } from './names.ts';
import { calendarOptions } from './options.ts';
import { calendarPages } from './pages.ts';
import { calendarPrice, calendarQuantities } from './price.ts';
import { type CalendarOptions, type CalendarPrices, calendarOptionsRow } from './rows.ts';
import { calendarSkuOfChoice } from './sku.ts';
import { calendarTicket } from './ticket.ts';
import { calendarWeightMg } from './weight.ts';

function mountOf({ calendarType, mountingType }: Pick<CalendarChoice, 'calendarType' | 'mountingType'>): Mount {
  if (mountingType === 'spirale') return isDuplex(calendarType) ? 'wire-left' : 'wire-top';
  return ({ lochung: 'hole', holzblock: 'block', holzfuss: 'foot', ohne: 'none' } as const)[mountingType];
}

export const calendar: Product<CalendarChoice, Calendar, CalendarOptions, CalendarPrices> = {
  type: 'calendar',
  configurator: 'configurator-calendar',
  rows: calendarOptionsRow,
  choice: calendarChoiceSchema,
  document: calendarSchema,
  withDocument: (_, document) => calendarChoiceOf(document),
  templateId: () => null,
  artworkSource: () => null,
  complete: completeCalendar,
  options: calendarOptions,
  issues: calendarIssues,
  pages: calendarPages,
  piece: (choice) => ({ form: { kind: 'calendar', mount: mountOf(choice) }, panels: ['first'] }),
  limits: calendarLimits,
  quantities: () => calendarQuantities,
  price: calendarPrice,
  weightMg: calendarWeightMg,
  outputs: () => [{ part: 'calendar', supplier: 'haus', file: 'pdf' }],
  ticket: calendarTicket,
  production: () => ({ workingDays: calendarWorkingDays, hasExpress: false }),
  vatClass: () => 'standard',
  title: calendarTitle,
  format: ({ calendarType, formatType }) =>
    message('calendar.named-format', { type: calendarName(calendarType), size: formatMeasure(calendarType, formatType) }),
  text: calendarText,
  sku: (document) => calendarSkuOfChoice(calendarChoiceOf(document)),
};
