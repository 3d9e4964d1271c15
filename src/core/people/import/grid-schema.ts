/** The form of a grid that another process has read, or that was stored: checked like input. */
import * as z from 'zod/mini';
import { type Grid, gridKinds, gridLimits, gridNotes, markKinds } from './grid.ts';
import { guestFields } from './guest-fields.ts';

const count = z.number().check(z.int(), z.minimum(0));
const { rows, columns, cellLength, sheets } = gridLimits;

const sheetSchema = z.strictObject({
  name: z.string().check(z.maxLength(100)),
  isHidden: z.boolean(),
  rows: z
    .array(z.strictObject({ line: count, cells: z.array(z.string().check(z.maxLength(cellLength))).check(z.maxLength(columns)) }))
    .check(z.maxLength(rows)),
  marks: z.array(z.strictObject({ row: count, column: count, kind: z.enum(markKinds) })),
  hiddenRows: count,
  hiddenColumns: count,
  fields: z.optional(z.array(z.nullable(z.enum(guestFields)))),
});

export const gridSchema: z.ZodMiniType<Grid> = z.strictObject({
  kind: z.enum(gridKinds),
  encoding: z.string().check(z.maxLength(40)),
  sheets: z.array(sheetSchema).check(z.maxLength(sheets)),
  notes: z.array(z.enum(gridNotes)),
});
