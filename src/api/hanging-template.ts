/** POST /web-api/hanging-template: pieces and their places on a wall; answers a PDF in full size. Nothing of it is stored. */
import * as z from 'zod/mini';
import { collageChoiceSchema } from '#core/products/collage/product.ts';
import { photoframeChoiceSchema } from '#core/products/photoframe/choice.ts';
import { maxPieces, maxWallMm } from '#core/wall/template.ts';

function position(most: number) {
  return z.number().check(z.minimum(0), z.maximum(most));
}

const wallArtChoice = z.discriminatedUnion('type', [photoframeChoiceSchema, collageChoiceSchema]);

/** The body, as that of a call table. `xMm`, `yMm`: upper left corner of the outside, y down. */
export const hangingTemplateQuery = {
  input: z.strictObject({
    pieces: z
      .array(z.strictObject({ choice: wallArtChoice, xMm: position(maxWallMm.width), yMm: position(maxWallMm.height) }))
      .check(z.minLength(1), z.maxLength(maxPieces)),
  }),
  output: z.unknown(),
};
export type HangingTemplateInput = z.infer<typeof hangingTemplateQuery.input>;
