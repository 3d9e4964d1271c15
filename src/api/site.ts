/** Calls every page may need: what is personal on an anonymous page, and the same page's address in other markets. */
import * as z from 'zod/mini';
import type { CallTable } from './call.ts';

export const siteCalls = {
  /** Address of a page in every locale that has it. */
  'GET /web-api/localized-urls': {
    input: z.strictObject({ path: z.string().check(z.maxLength(2000)) }),
    output: z.record(z.string(), z.string()),
  },
} as const satisfies CallTable;
