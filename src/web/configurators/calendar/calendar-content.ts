/** What the configurator of calendars edits: a document that carries the choice and its days, and how many are ordered. */
import type { ChoiceDto } from '#api/product.ts';
import type { DesignDocument } from '#core/design/document.ts';
import { type Calendar, calendarChoiceOf } from '#core/products/calendar/document.ts';
import { Fault } from '#core/values/fault.ts';

export type CalendarDto = ChoiceDto<'calendar'>;
export type CalendarDocument = DesignDocument<Calendar>;

/** A document as one of a calendar. Throws Fault 'not-found' for a document of another product. */
export function calendarDocument(design: DesignDocument): CalendarDocument {
  if (design.product.type !== 'calendar') throw new Fault('not-found', `a design of a ${design.product.type}`);
  return design as CalendarDocument;
}

/** A design with its quantity as a calendar. Throws as `calendarDocument` does. */
export function calendarContent({ design: given, choice: { quantity } }: { design: DesignDocument; choice: { quantity: number } }) {
  const design = calendarDocument(given);
  const { type: _, ...choice } = calendarChoiceOf(design.product);
  return { design, choice: { ...choice, quantity } satisfies CalendarDto };
}
