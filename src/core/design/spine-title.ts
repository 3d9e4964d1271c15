/** The title on the spine of a book: layout turns it along the spine, as large as its width allows, and leaves it out on a narrow one. */
import * as z from 'zod/mini';
import { box, tokenSchema } from './element.ts';

/** The panel that it stands on. Its place and size come from there; the element's box says where editors show it. */
export const spinePanelId = 'spine';
/** Narrower spines have no title. */
export const leastTitledSpineUm = 6_000;

export const spineTitleElementSchema = z.strictObject({
  kind: z.literal('spine-title'),
  ...box,
  text: z.string().check(z.maxLength(200)),
  font: tokenSchema,
  ink: tokenSchema,
});
export type SpineTitleElement = z.infer<typeof spineTitleElementSchema>;
