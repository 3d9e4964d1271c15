/** What calls say of the pieces that a list needs beside those that are ordered for its design. */
import * as z from 'zod/mini';

export const supplementSchema = z.strictObject({
  /** The design is letter for letter the ordered one; nothing is counted otherwise. */
  isSameDesign: z.boolean(),
  /** Records without a piece, and records that are others than the one that is ordered for them. */
  added: z.number(),
  changed: z.number(),
  /** Names on ordered pieces that the list does not have like this any more, at most 30, and how many there are beside. */
  obsolete: z.array(z.string()),
  moreObsolete: z.number(),
});
export type SupplementDto = z.infer<typeof supplementSchema>;
