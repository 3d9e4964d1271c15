/** Calls on the breaks of the names of a list, each for one record alone: their owner's only; those of others are missing. */
import * as z from 'zod/mini';
import { type CallTable, tokenSchema } from '#api/call.ts';
import { lineLengthsSchema } from '#core/merge/merge-schema.ts';

const ofRecord = { id: tokenSchema, record: tokenSchema };

export const designLineCalls = {
  /** The texts of a record that can be broken in several ways, with these, the largest type first. 404 for a record that is not in the list. */
  'GET /web-api/designs/:id/merge/lines': {
    input: z.strictObject(ofRecord),
    output: z.strictObject({
      version: z.number(),
      /** From 1, in the order in which they are printed. */
      number: z.number(),
      label: z.string(),
      /** Address of its pictures, without width and ending. */
      picture: z.string(),
      texts: z.array(
        z.strictObject({
          key: z.string(),
          label: z.string(),
          options: z.array(
            z.strictObject({ lengths: z.array(z.number()), lines: z.array(z.string()), size: z.string(), isChosen: z.boolean() }),
          ),
        }),
      ),
      /** True for a record with breaks of its own, also where they do not fit any more. */
      isChosen: z.boolean(),
    }),
    limit: 'merge',
  },
  /** Breaks a text of one record so; null as for all others. 409 list-changed for another version than the one that was shown. */
  'PUT /web-api/designs/:id/merge/lines': {
    input: z.strictObject({
      ...ofRecord,
      version: z.number().check(z.int(), z.minimum(0)),
      text: z.string().check(z.maxLength(200)),
      lengths: z.nullable(lineLengthsSchema),
    }),
    output: z.strictObject({ version: z.number() }),
    badInput: 'bad-form',
    limit: 'merge',
  },
} as const satisfies CallTable;
