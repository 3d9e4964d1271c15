/** Schema of the words of tiles. */
import * as z from 'zod/mini';
import { daySchema } from '#core/products/row-schema.ts';
import { tileWordLengths } from './tile-words.ts';

const line = (kind: keyof typeof tileWordLengths) => z.string().check(z.minLength(1), z.maxLength(tileWordLengths[kind]));

export const tileWordsSchema = z.strictObject({
  first: line('first'),
  second: z.optional(line('second')),
  date: z.optional(daySchema),
  place: z.optional(line('place')),
});
