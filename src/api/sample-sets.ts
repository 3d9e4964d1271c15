/** The sample sets that can be ordered. */
import * as z from 'zod/mini';
import { sampleSetKeys } from '#core/catalogue/sample-sets.ts';
import { type CallTable, moneySchema } from './call.ts';

const setSchema = z.strictObject({
  key: z.enum(sampleSetKeys),
  name: z.string(),
  /** "Ein Blatt von jedem Papier, A6" */
  text: z.string(),
  /** What is in it: "Feinstpapier matt 300", "A6 in C6". */
  pieces: z.array(z.string()),
  /** "Wiegt mit Umschlag 52,1 g und reist als Großbrief." */
  letter: z.string(),
  /** Nothing is left of it. */
  isSoldOut: z.boolean(),
});

export const sampleSetCalls = {
  'GET /web-api/sample-sets': {
    input: z.strictObject({}),
    output: z.strictObject({
      sets: z.array(setSchema),
      /** Samples of an order that cost nothing, and what each further one costs at most. */
      free: z.int(),
      price: moneySchema,
    }),
  },
} as const satisfies CallTable;
