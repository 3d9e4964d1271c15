/**
 * Calls on a customer's own files. The three conversions are multipart POSTs (field "file") to /web-api/toolbox-convert-file,
 * -convert-pdf and -optimize-image, with `longUm` in the query; /web-api/toolbox-download answers a file.
 */
import * as z from 'zod/mini';
import { tokenSchema } from './call.ts';
import { pictureSchema } from './designs.ts';

const um = z.number().check(z.int(), z.minimum(0));

const convertedFileSchema = z.strictObject({
  /** Of the picture of its first page, as are width and height in pixels. */
  id: z.string(),
  name: z.string(),
  kind: z.enum(['pdf', 'svg', 'picture']),
  pages: z.number(),
  width: z.number(),
  height: z.number(),
  fonts: z.array(z.strictObject({ name: z.string(), isEmbedded: z.boolean() })),
  colours: z.array(z.enum(['gray', 'rgb', 'cmyk', 'spot'])),
  sheets: z.array(
    z.strictObject({
      /** The page as a picture of the customer. */
      picture: pictureSchema,
      /** Real size with bleed; null for a picture, which has none. */
      widthUm: z.nullable(um),
      heightUm: z.nullable(um),
      /** The trimmed page within it; null for a page without bleed. */
      trim: z.nullable(z.strictObject({ xUm: um, yUm: um, widthUm: um, heightUm: um })),
      /** Of its coarsest photo at the real size. */
      ppi: z.nullable(z.number()),
    }),
  ),
  /** Sentences about the file as a whole. */
  warnings: z.array(z.string()),
});
export type ConvertedFile = z.infer<typeof convertedFileSchema>;

/** The queries of these calls, as those of a call table. `longUm`: longer side of the page that a file is meant for, with its bleed. */
export const convertQuery = {
  input: z.strictObject({ longUm: z.optional(z.coerce.number().check(z.int(), z.minimum(10_000), z.maximum(1_000_000))) }),
  output: convertedFileSchema,
};
/** The print file of one of this customer's pictures. */
export const downloadQuery = { input: z.strictObject({ id: tokenSchema }), output: z.unknown() };
