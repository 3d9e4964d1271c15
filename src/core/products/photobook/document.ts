/** The product of a photo book's document: its choice, and settings and result of the automatic layout of its pages. */
import * as z from 'zod/mini';
import { type LayoutRecord, layoutRecordSchema } from '#core/auto-layout/record-schema.ts';
import { type PhotobookChoice, photobookChoiceSchema } from './choice.ts';

/** Books that were saved before there was a record have none, as have those that were never laid out. */
export const photobookSchema = z.strictObject({ ...photobookChoiceSchema.shape, autoLayout: z.optional(layoutRecordSchema) });
export type Photobook = PhotobookChoice & { autoLayout?: LayoutRecord | undefined };

/** What of a document its choice is. */
export function photobookChoiceOf({ autoLayout: _, ...choice }: Photobook): PhotobookChoice {
  return choice;
}
