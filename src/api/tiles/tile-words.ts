/** Calls on the names, day and place that a visitor typed for the tiles of all designs. */
import * as z from 'zod/mini';
import { type CallTable, tokenSchema } from '#api/call.ts';
import { tileWordsSchema } from '#core/catalogue/suite/tile-words-schema.ts';

const badInput = 'bad-form' as const;
const nothing = z.strictObject({});
/** More than any field takes: what is too long is told with its field. */
const typed = z.optional(z.string().check(z.maxLength(300)));

/** `token` stands for the words in addresses of pictures, for the session that typed them. Null where there are none. */
const ownSchema = z.strictObject({ own: z.nullable(z.strictObject({ token: tokenSchema, words: tileWordsSchema })) });
export type OwnTileWords = z.infer<typeof ownSchema>['own'];

export const tileWordCalls = {
  'GET /web-api/tile-words': { input: nothing, output: ownSchema },
  /** In the place of those that were there. Empty fields are none; `date` is a day ('2027-06-12'). */
  'PUT /web-api/tile-words': {
    input: z.strictObject({ first: z.string().check(z.maxLength(300)), second: typed, date: typed, place: typed }),
    output: ownSchema,
    badInput,
    limit: 'tile-words',
  },
  'DELETE /web-api/tile-words': { input: nothing, output: ownSchema },
} as const satisfies CallTable;
