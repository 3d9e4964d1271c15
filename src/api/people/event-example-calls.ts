/** Call of the example of a guest page, with invented people. */
import * as z from 'zod/mini';
import type { CallTable } from '#api/call.ts';
import { guestPageCalls } from './event-calls.ts';

export const eventExampleCalls = {
  'GET /web-api/event-example': { input: z.strictObject({}), output: guestPageCalls['GET /web-api/event-pages/:key'].output },
} as const satisfies CallTable;
