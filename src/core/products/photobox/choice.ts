/** What a customer chooses of a photo box, and what of it the document carries. */
import * as z from 'zod/mini';
import { queryNumber } from '#core/products/address-number.ts';
import { boxFormats, boxMaterials, boxTypes, lidDesigns } from './boxes.ts';

/** More than any box holds, and few enough to be laid out: `issues` says what fits. */
const maxRows = 400;
/** Millimetres of white around the photos. */
export const boxBorders = [0, 3, 5] as const;

const choiceFields = {
  type: z.literal('photobox'),
  photoboxType: z.enum(boxTypes),
  /** "105x105", millimetres of a print: the box says which. */
  photoboxFormatString: z.enum(boxFormats),
  photoboxMaterial: z.enum(boxMaterials),
  photoboxDesignType: z.enum(lidDesigns),
  border: z.pipe(queryNumber(/^\d$/), z.literal(boxBorders)),
};

/** Keys are those of addresses and calls. `count`: prints in the box. */
export const photoboxChoiceSchema = z.strictObject({
  ...choiceFields,
  count: z.pipe(queryNumber(/^\d{1,3}$/), z.int().check(z.minimum(1), z.maximum(maxRows))),
});
export type PhotoboxChoice = z.infer<typeof photoboxChoiceSchema>;

/** A print: the id of its page, how it lies, and whether its photo is cropped or shown as a whole. */
const printSchema = z.strictObject({
  id: z.string().check(z.regex(/^print-\d{3}$/)),
  isLying: z.boolean(),
  fit: z.enum(['fill', 'whole']),
});
export type BoxPrint = z.infer<typeof printSchema>;

/** The product of a document: the choice, with the prints in their order in place of their number. */
export const photoboxSchema = z.strictObject({ ...choiceFields, prints: z.array(printSchema).check(z.minLength(1), z.maxLength(maxRows)) });
export type Photobox = z.infer<typeof photoboxSchema>;

/** What of a document its choice is. */
export function photoboxChoiceOf({ prints, ...choice }: Photobox): PhotoboxChoice {
  return { ...choice, count: prints.length };
}
