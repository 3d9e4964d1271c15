/**
 * The title on the spine of a book: layout turns it along the spine panel, as large as its width allows, and leaves it out on a narrow one.
 * The element's box says where editors show it.
 */
import * as z from 'zod/mini';
import { boxShape, inkTokenSchema } from './element.ts';

export const spineTitleElementSchema = z.strictObject({
  kind: z.literal('spine-title'),
  ...boxShape,
  text: z.string().check(z.maxLength(200)),
  font: inkTokenSchema,
  ink: inkTokenSchema,
});
export type SpineTitleElement = z.infer<typeof spineTitleElementSchema>;
