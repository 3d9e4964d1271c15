/** The product of a calendar's document: its choice, and what the days hang on. */
import * as z from 'zod/mini';
import { type CalendarChoice, calendarChoiceFields } from './choice.ts';
import { refinementTypes } from './kinds.ts';
import { type CalendarSettings, settingsSchema } from './settings.ts';

const { refinementType: _, ...shared } = calendarChoiceFields;

/** `refinement` is the choice's `refinementType`, as documents name it. */
export const calendarSchema = z.strictObject({
  ...shared,
  refinement: z.enum(refinementTypes),
  settings: settingsSchema,
});
export type Calendar = Omit<CalendarChoice, 'refinementType'> & {
  refinement: CalendarChoice['refinementType'];
  settings: CalendarSettings;
};

/** What of a document its choice is. */
export function calendarChoiceOf({ settings: _, refinement, ...choice }: Calendar): CalendarChoice {
  return { ...choice, refinementType: refinement };
}

export function calendarOf({ refinementType, ...choice }: CalendarChoice, settings: CalendarSettings): Calendar {
  return { ...choice, refinement: refinementType, settings };
}
