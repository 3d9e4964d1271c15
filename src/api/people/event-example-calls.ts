/** Call of the example of a guest page, with invented people. */
import * as z from 'zod/mini';
import type { CallTable } from '#api/call.ts';
import { guestPageSchema } from './event-page-calls.ts';

export const eventExampleCalls = {
  'GET /web-api/event-example': {
    input: z.strictObject({}),
    output: z.strictObject({ formality: z.enum(['du', 'Sie']), page: guestPageSchema }),
  },
} as const satisfies CallTable;
