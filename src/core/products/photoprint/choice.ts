/** What a customer chooses for a set of photo prints. The document carries all of it: a page for each row. */
import * as z from 'zod/mini';
import { idSchema } from '#core/design/element.ts';
import { fitKeys } from '#core/products/photo-set/print-page.ts';

export const printPaperKeys = ['matt', 'glossy', 'hahnemuehle'] as const;
export type PrintPaper = (typeof printPaperKeys)[number];

/** Millimetres of white around the photo. */
export const borders = [0, 3, 5] as const;

export const maxPrints = 500;

const rowSchema = z.strictObject({
  /** Of the page it is printed from. */
  id: idSchema,
  /** Any text: `issues` says what is wrong with it, and the nearest format. */
  format: z.string().check(z.maxLength(20)),
  isLying: z.boolean(),
  fit: z.enum(fitKeys),
  copies: z.number().check(z.int(), z.minimum(1), z.maximum(maxPrints)),
});
export type PrintRow = z.infer<typeof rowSchema>;

/** "10x15:50,9x13:3": how many of which format, for addresses that ask for a price. */
const countedFormats = z.pipe(
  z.string().check(z.regex(/^[a-z0-9]{1,20}:\d{1,4}(,[a-z0-9]{1,20}:\d{1,4}){0,19}$/)),
  z.transform((text) =>
    text.split(',').map((one, at): PrintRow => {
      const [format = '', copies = ''] = one.split(':');
      return { id: `print-${at + 1}`, format, isLying: false, fit: 'fill', copies: Number(copies) };
    }),
  ),
);

/** As a number or as the text of an address. */
const border = z.union([z.number(), z.pipe(z.string().check(z.regex(/^\d{1,2}$/)), z.transform(Number))]);

const rows = z.array(rowSchema).check(z.minLength(1), z.maxLength(maxPrints));

/** Keys are those of addresses and calls. Of every row a photo is printed `copies` times. */
export const photoprintChoiceSchema = z.strictObject({
  type: z.literal('photoprint'),
  paper: z.enum(printPaperKeys),
  border: z.pipe(border, z.number().check(z.int(), z.minimum(0), z.maximum(50))),
  rows: z.pipe(z.union([rows, countedFormats]), rows),
});
export type PhotoprintChoice = z.infer<typeof photoprintChoiceSchema>;

/** All copies of all rows. */
export function printCount({ rows: all }: Pick<PhotoprintChoice, 'rows'>): number {
  return all.reduce((sum, { copies }) => sum + copies, 0);
}

/** Copies by format, in the order in which formats first occur. */
export function countsByFormat({ rows: all }: Pick<PhotoprintChoice, 'rows'>): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { format, copies } of all) counts.set(format, (counts.get(format) ?? 0) + copies);
  return counts;
}
